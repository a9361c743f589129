import CCairo
import Foundation
import Testing

@testable import CairoRendering

/// A folder with a font in it, and one where fontconfig may keep what it knows.
private struct FontFolder: ~Copyable {
    let root = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
    var fonts: String { root.path + "/fonts" }
    var cache: String { root.path + "/cache" }

    init() throws {
        try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// The pinned fonts and, from this folder, one more.
    func add() throws -> PinnedFonts {
        try FileManager.default.copyItem(atPath: PinnedFonts.debian.files[0].path, toPath: fonts + "/Added.otf")
        let added = PinnedFonts.File(path: fonts + "/Added.otf", package: "fonts-added")
        return PinnedFonts(files: PinnedFonts.debian.files + [added], cacheFolder: cache)
    }

    /// Notes in the cache that the folder holds no fonts, and adds one at the same time by the folder's clock.
    func addBehindTheCache() throws -> PinnedFonts {
        let configuration = FcConfigCreate()
        defer { FcConfigDestroy(configuration) }
        let text = "<fontconfig><dir>\(fonts)</dir><cachedir>\(cache)</cachedir></fontconfig>"
        _ = FcConfigParseAndLoadFromMemory(configuration, text, FcBool(1))
        _ = FcConfigBuildFonts(configuration)
        var status = stat()
        #expect(stat(fonts, &status) == 0)
        let added = try add()
        #expect(utimensat(AT_FDCWD, fonts, [status.st_atim, status.st_mtim], 0) == 0)
        let cached = try #require(FcDirCacheLoad(fonts, configuration, nil))
        #expect(FcCacheNumFont(cached) == 0)
        FcDirCacheUnload(cached)
        return added
    }

    var cachedFiles: [String] { (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? [] }
}

@Suite struct FontConfigurationTests {
    /// So a program left the cache that had no more files to open while it looked into the folder.
    @Test func `a font that the machine's cache has not is read itself`() throws {
        let folder = try FontFolder()
        _ = try FontConfiguration(folder.addBehindTheCache())
    }

    @Test func `the machine's cache is never written`() throws {
        let folder = try FontFolder()
        _ = try FontConfiguration(folder.add())
        #expect(folder.cachedFiles == [])
    }

    @Test func `what is no font says so`() throws {
        let folder = try FontFolder()
        let file = PinnedFonts.File(path: folder.fonts + "/text.otf", package: "fonts-text")
        try Data("text".utf8).write(to: URL(filePath: file.path))
        #expect(
            throws: CairoError(
                "loading fonts", .unreadableFont(file: file.path, reason: "it is no font that fontconfig knows"))
        ) { try FontConfiguration(PinnedFonts(files: [file])) }
    }
}
