import Diagnostics
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

    @Test func `a pipe in a folder is passed over instead of waited for`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/assets/a.css", [])
            #expect(mkfifo(folder + "/assets/pipe", 0o600) == 0)
            #expect(try files.files(below: folder) == ["assets/a.css"])
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

    // MARK: - Care

    @Test func `two folders change their places in one step, with what is in them`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/a/x", [1])
            try files.write(folder + "/b/y", [2])
            try files.link(folder + "/a/x", folder + "/b/z")
            try files.exchange(folder + "/a", folder + "/b")
            #expect(try files.list(folder + "/a") == ["y", "z"] && files.list(folder + "/b") == ["x"])
            #expect(files.stamp(folder + "/a/z")?.inode == files.stamp(folder + "/b/x")?.inode)
            #expect(throws: FileSystemError.self) { try files.exchange(folder + "/a", folder + "/none") }
        }
    }

    @Test func `a folder is locked once, also the one that comes into its place`() throws {
        try inFolder { folder, files in
            try files.makeFolder(folder + "/a")
            try files.makeFolder(folder + "/b")
            let refused = FileSystemError(
                .write, folder + "/a", "process \(ProcessInfo.processInfo.processIdentifier) is building into it")
            do {
                let lock = try files.lock(folder + "/a")
                #expect(throws: refused) { try files.lock(folder + "/a") }
                let other = try files.lock(folder + "/b")
                try files.exchange(folder + "/a", folder + "/b")
                #expect(throws: refused) { try files.lock(folder + "/a") }
                withExtendedLifetime((lock, other)) {}
            }
            withExtendedLifetime(try files.lock(folder + "/a")) {}
        }
    }

    @Test func `a file that is replaced keeps its permissions, and nothing of a file of another name is lost`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/a.md", [1])
            try files.write(folder + "/.a.md.new", [2])
            #expect(chmod(folder + "/a.md", 0o640) == 0)
            try files.replace(folder + "/a.md", with: [3])
            var status = stat()
            #expect(stat(folder + "/a.md", &status) == 0 && status.st_mode & 0o7777 == 0o640)
            #expect(try files.read(folder + "/a.md") == [3] && files.read(folder + "/.a.md.new") == [2])
            #expect(try files.list(folder) == [".a.md.new", "a.md"])
        }
    }

    @Test func `a tree is all that is below a folder, and goes as a whole`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/t/.hidden/x", [1])
            try files.makeFolder(folder + "/t/empty")
            try FileManager.default.createSymbolicLink(atPath: folder + "/t/link", withDestinationPath: folder)
            let tree = try files.tree(of: folder + "/t")
            #expect(tree.files.sorted() == [".hidden/x", "link"] && tree.folders.sorted() == [".hidden", "empty"])
            try files.removeTree(folder + "/t")
            #expect(try files.list(folder) == [])
        }
    }

    @Test func `a file of 20 GB is refused, not read until memory has run out`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/sparse", [])
            #expect(truncate(folder + "/sparse", 20 << 30) == 0)
            let refused = FileSystemError(
                .read, folder + "/sparse", "it has 20480 MB, more than the 512 that can be read")
            #expect(throws: refused) { try files.read(folder + "/sparse") }
        }
    }

    @Test func `a name that is not UTF-8 is listed, and known for what it is`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/a.md", [])
            let name = Array((folder + "/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
            let descriptor = open(name, O_CREAT | O_WRONLY, 0o644)
            #expect(descriptor >= 0 && close(descriptor) == 0)
            let listing = try files.listing(of: folder)
            #expect(listing.files == ["a.md"])
            #expect(listing.problems(in: "notes").first?.message.contains("has a name that is not UTF-8") == true)
        }
    }

    @Test func `what a killed process has left beside a file goes with the next one`() throws {
        try inFolder { folder, files in
            try files.write(folder + "/.base.snap.notchbook-new", [1])
            try files.replace(folder + "/base.snap", with: [2])
            #expect(try files.list(folder) == ["base.snap"] && files.read(folder + "/base.snap") == [2])
        }
    }

    @Test func `what a killed process has left in a folder that it made goes with the next one`() throws {
        try inFolder { folder, files in
            var killed = files
            killed.rename = { _, path throws(FileSystemError) in throw FileSystemError(.rename, path, "killed") }
            killed.remove = { _ throws(FileSystemError) in }
            #expect(throws: FileSystemError.self) { try killed.replace(folder + "/new/a", with: [1]) }
            try files.replace(folder + "/new/a", with: [2])
            #expect(try files.list(folder + "/new") == ["a"])
        }
    }

    @Test func `a process that writes the same file keeps what it writes`() throws {
        try inFolder { folder, files in
            let lock = try files.lock(folder)
            try files.write(folder + "/.a.notchbook-new", [1])
            try files.replace(folder + "/a", with: [2])
            #expect(try files.list(folder) == [".a.notchbook-new", "a"])
            withExtendedLifetime(lock) {}
        }
    }
}
