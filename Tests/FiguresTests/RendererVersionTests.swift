import Content
import Foundation
import Testing

import Content
@testable import Figures

@Suite struct RendererVersionTests {
    private static func map(_ path: String, _ permissions: String = "r-xp") -> String {
        "7f0000000000-7f0000001000 \(permissions) 00000000 08:01 1234                       \(path)\n"
    }

    /// Calls `body` with the path of a file of four bytes, modified at a whole second.
    private static func withFile(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("code " + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("tool").path
        try Data([1, 2, 3, 4]).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: path)
        try body(path)
    }

    @Test func `code is known by path, size and time of its files, each once`() throws {
        try Self.withFile { path in
            let maps = Self.map(path) + Self.map(path) + Self.map("/nowhere/data", "r--p") + Self.map("[vdso]")
            #expect(RendererVersion.codeVersion(maps: maps) == "\(path) 4 1000.0")
        }
    }

    @Test func `a newer file is other code`() throws {
        try Self.withFile { path in
            let old = RendererVersion.codeVersion(maps: Self.map(path))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1001)], ofItemAtPath: path)
            #expect(RendererVersion.codeVersion(maps: Self.map(path)) != old)
        }
    }

    @Test func `code that was replaced while it runs is unknown`() throws {
        try Self.withFile { path in
            #expect(RendererVersion.codeVersion(maps: Self.map(path) + Self.map(path + " (deleted)")) == nil)
        }
        #expect(RendererVersion.codeVersion(maps: "") == nil)
    }

    @Test func `the code that runs here is the tests and their libraries, the same at every look`() throws {
        let maps = { String(decoding: try FileSystem.real.read("/proc/self/maps"), as: UTF8.self) }
        let code = try #require(RendererVersion.codeVersion(maps: try maps()))
        #expect(code.contains("libcairo.so") && code.contains("libfreetype.so"))
        #expect(RendererVersion.codeVersion(maps: try maps()) == code)
    }
}
