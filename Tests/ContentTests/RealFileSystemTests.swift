import Foundation
import Testing

@testable import Content

@Suite struct RealFileSystemTests {
    /// A folder of its own, removed afterwards.
    private func inFolder(_ body: (String, FileSystem) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "notchbook-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder, .real)
    }

    @Test func `a file goes through all that can be done with it`() throws {
        try inFolder { folder, files in
            let bytes = Array("漢字 \u{0} é".utf8)
            try files.write(folder + "/deep/er/a.txt", bytes)
            try files.write(folder + "/deep/b.txt", [])
            #expect(try files.list(folder + "/deep") == ["b.txt", "er"])
            #expect(try files.read(folder + "/deep/er/a.txt") == bytes)
            #expect(files.kind(folder + "/deep") == .folder)
            try files.rename(folder + "/deep/er/a.txt", folder + "/new/a.txt")
            #expect(files.kind(folder + "/new/a.txt") == .file)
            #expect(files.kind(folder + "/deep/er/a.txt") == nil)
            try files.remove(folder + "/deep/er")
            #expect(try files.list(folder + "/deep") == ["b.txt"])
        }
    }

    @Test func `a pipe in a folder is refused instead of waited for`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/assets/a.css", [])
            #expect(mkfifo(folder + "/assets/pipe", 0o600) == 0)
            let refused = FileSystemError(.read, folder + "/assets/pipe", "it is neither a file nor a folder")
            #expect(throws: refused) { try files.files(below: folder) }
        }
    }

    @Test func `the place of what is not there yet is known`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/a/b.txt", [])
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/a")
            let root = try #require(files.resolve(folder))
            #expect(files.resolvedPath(of: folder + "/link/new/deep") == root + "/a/new/deep")
            #expect(files.resolvedPath(of: "not-there") == files.resolvedPath(of: ".") + "/not-there")
            #expect(
                files.resolvedPath(of: "/not-there") == "//not-there"
                    || files.resolvedPath(of: "/not-there") == "/not-there")
        }
    }

    @Test func `a long file arrives whole`() throws {
        try inFolder { folder, files in
            let bytes = (0..<300_000).map { UInt8($0 % 251) }
            try files.write(folder + "/long", bytes)
            #expect(try files.read(folder + "/long") == bytes)
        }
    }

    @Test func `a link is seen as one and never written through`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/target", [1])
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/link", withDestinationPath: folder + "/target")
            #expect(files.kind(folder + "/link") == .link)
            #expect(files.resolve(folder + "/link") == files.resolve(folder + "/target"))
            #expect(throws: FileSystemError.self) { try files.write(folder + "/link", [2]) }
            #expect(try files.read(folder + "/target") == [1])
        }
    }

    @Test func `the system's words explain a failure`() throws {
        try inFolder { folder, files in
            let error = #expect(throws: FileSystemError.self) { try files.read(folder + "/none") }
            #expect(error == FileSystemError(.read, folder + "/none", "No such file or directory"))
            #expect(throws: FileSystemError(.list, folder + "/none", "No such file or directory")) {
                try files.list(folder + "/none")
            }
            try files.write(folder + "/file", [])
            #expect(throws: FileSystemError.self) { try files.write(folder + "/file/below", []) }
        }
    }
}
