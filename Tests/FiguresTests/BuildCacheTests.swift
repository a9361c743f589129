import ContentSupport
import Testing

@testable import Content
@testable import Figures

/// What happens to the first of two entries between two builds, and which are still used.
struct DamageCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether the first and the second are still used.
    let isUsed: [Bool]
    /// Takes the files and the paths of the entries.
    let damage: @Sendable (inout [String: [UInt8]], String, String) -> Void

    init(
        _ name: String, isUsed: [Bool] = [false, true],
        _ damage: @escaping @Sendable (inout [String: [UInt8]], String, String) -> Void
    ) {
        testDescription = name
        self.isUsed = isUsed
        self.damage = damage
    }

    static let all = [
        DamageCase("nothing", isUsed: [true, true]) { _, _, _ in },
        DamageCase("a byte changed") { files, entry, _ in files[entry]?[40] ^= 1 },
        DamageCase("a byte of its checksum changed") { files, entry, _ in files[entry]?[0] ^= 1 },
        DamageCase("a byte added") { files, entry, _ in files[entry]?.append(0) },
        DamageCase("cut off") { files, entry, _ in files[entry]?.removeLast() },
        DamageCase("cut off within its checksum") { files, entry, _ in files[entry] = [1, 2, 3] },
        DamageCase("empty") { files, entry, _ in files[entry] = [] },
        DamageCase("removed") { files, entry, _ in files[entry] = nil },
        DamageCase("another's in its place") { files, entry, other in files[entry] = files[other] },
        DamageCase("swapped with another", isUsed: [false, false]) { files, entry, other in
            (files[entry], files[other]) = (files[other], files[entry])
        },
    ]
}

@Suite struct BuildCacheTests {
    private let disk = InMemoryFileSystem()
    private let pictures = [Array("the first picture".utf8), Array("the second one".utf8)]

    private func open(origin: [UInt8] = [1], in fileSystem: FileSystem? = nil) throws -> BuildCache {
        try BuildCache(folder: "cache", origin: origin, in: fileSystem ?? disk.fileSystem)
    }

    private func keys(of cache: BuildCache) -> [BuildCache.Key] { [cache.key("svg", [1]), cache.key("svg", [2])] }

    private func entries(of cache: BuildCache) -> [BuildCache.Entry] {
        zip(keys(of: cache), pictures).map { BuildCache.Entry(key: $0, bytes: $1) }
    }

    /// A cache with two entries, and their paths in the order of the keys.
    private func filled() throws -> (cache: BuildCache, paths: [String]) {
        let cache = try open()
        let paths = try entries(of: cache).map { entry in
            let before = Set(disk.paths(below: "cache"))
            try cache.save([entry], keeping: Set(keys(of: cache)))
            return try #require(disk.paths(below: "cache").first { !before.contains($0) })
        }
        return (cache, paths)
    }

    @Test func `what is kept is found by what decides it, and by nothing else`() throws {
        _ = try filled()
        let again = try open()
        #expect(keys(of: again).map { again.bytes(of: $0) } == pictures)
        #expect(again.bytes(of: again.key("pdf", [1])) == nil)
        #expect(again.bytes(of: again.key("svg", [3])) == nil)
        let other = try open(origin: [2])
        #expect(other.bytes(of: other.key("svg", [1])) == nil)
        #expect(again.key("ab", [3]) != again.key("a", [0x62, 3]))
    }

    @Test(arguments: DamageCase.all)
    func `an entry that is not what it should be is none, until it is made again`(_ test: DamageCase) throws {
        let (cache, paths) = try filled()
        disk.change { test.damage(&$0.files, paths[0], paths[1]) }
        #expect(keys(of: cache).map { cache.bytes(of: $0) != nil } == test.isUsed)
        try cache.save(entries(of: cache), keeping: Set(keys(of: cache)))
        #expect(keys(of: cache).map { cache.bytes(of: $0) } == pictures)
    }

    @Test func `an entry that cannot be read is none`() throws {
        let (cache, paths) = try filled()
        disk.change { $0.unreadable = [paths[0]] }
        #expect(cache.bytes(of: keys(of: cache)[0]) == nil)
    }

    @Test func `a link in place of an entry is not followed`() throws {
        let (cache, paths) = try filled()
        disk.change { state in
            state.files["elsewhere"] = state.files.removeValue(forKey: paths[0])
            state.links[paths[0]] = "elsewhere"
        }
        #expect(cache.bytes(of: keys(of: cache)[0]) == nil)
    }

    // MARK: - Tidying

    @Test func `unused entries and drafts go, and what is not the cache's stays`() throws {
        let (cache, paths) = try filled()
        let stray = String(repeating: "0", count: 64)
        let others = [
            "README", "\(stray.dropLast())", "\(stray).svg", "\(stray).", "a/\(stray)", stray.uppercased() + "A",
        ]
        disk.change { state in
            for name in others + [stray, "\(stray).123"] { state.files["cache/" + name] = [1] }
        }
        try cache.save([], keeping: [keys(of: cache)[1]])
        #expect(disk.paths(below: "cache") == (others.map { "cache/" + $0 } + [paths[1]]).sorted())
    }

    @Test func `a cache that nothing was put into is not made`() throws {
        try open().save([], keeping: [])
        #expect(disk.snapshot.isEmpty)
    }

    @Test func `what another build has tidied away in between is no failure`() throws {
        let (cache, _) = try filled()
        var busy = disk.fileSystem
        busy.rename = { [disk] path, newPath throws(FileSystemError) in
            try disk.fileSystem.remove(path)
            throw FileSystemError(.rename, newPath, "No such file or directory")
        }
        busy.remove = { [disk] path throws(FileSystemError) in
            try disk.fileSystem.remove(path)
            throw FileSystemError(.remove, path, "No such file or directory")
        }
        try open(in: busy).save(entries(of: cache), keeping: [])
        #expect(disk.paths(below: "cache").isEmpty)
    }

    // MARK: - Failures

    @Test func `a full disk is an error, and nothing is left of what was begun`() throws {
        let cache = try open()
        disk.change { $0.freeBytes = 40 }
        let error = #expect(throws: FileSystemError.self) {
            try cache.save(entries(of: cache), keeping: Set(keys(of: cache)))
        }
        #expect(error?.reason == "No space left on device")
        #expect(disk.snapshot.isEmpty)
    }

    @Test func `a folder that cannot be written is an error, and can still be read`() throws {
        let (cache, _) = try filled()
        disk.change { $0.readOnly = ["cache"] }
        #expect(throws: FileSystemError.self) { try cache.save(entries(of: cache), keeping: []) }
        #expect(throws: FileSystemError.self) { try cache.save([], keeping: []) }
        #expect(keys(of: cache).map { cache.bytes(of: $0) } == pictures)
    }

    @Test func `a file in place of the folder is refused`() {
        disk.change { $0.files["cache"] = [1] }
        #expect(throws: FileSystemError(.write, "cache", "a file of that name stands there")) { try open() }
    }

    @Test func `a link in place of the folder is refused`() {
        disk.change { $0.links["cache"] = "content" }
        #expect(throws: FileSystemError(.write, "cache", "it is a link, which could lead elsewhere")) { try open() }
    }
}
