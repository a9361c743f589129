import Foundation
import Testing

@testable import ResultStore

/// What became of the file between two runs, and what the second one says.
struct DamageCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// How the reason begins; nil when nothing is said.
    let reason: String?
    let damage: @Sendable (ScratchFolder) throws -> Void

    init(_ name: String, reason: String?, _ damage: @escaping @Sendable (ScratchFolder) throws -> Void) {
        testDescription = name
        self.reason = reason
        self.damage = damage
    }

    private static func sql(_ text: String) -> @Sendable (ScratchFolder) throws -> Void {
        { try Database(path: $0.database, for: .writing).run(text) }
    }

    private static func edit(
        _ change: @escaping @Sendable (inout [UInt8]) -> Void
    ) -> @Sendable (ScratchFolder) throws -> Void {
        { folder in
            var bytes = folder.bytes("results.sqlite") ?? []
            change(&bytes)
            try folder.write(bytes, to: "results.sqlite")
        }
    }

    static let all = [
        DamageCase("gone", reason: nil) { try FileManager.default.removeItem(atPath: $0.database) },
        DamageCase("empty", reason: nil, edit { $0 = [] }),
        DamageCase("begun by a build that was killed", reason: nil) { folder in
            try FileManager.default.removeItem(atPath: folder.database)
            try Database(path: folder.database, for: .writing).run("PRAGMA journal_mode = WAL")
        },
        DamageCase("no database", reason: "file is not a database", edit { $0 = Array("mine, and no database".utf8) }),
        DamageCase(
            "its head overwritten", reason: "file is not a database",
            edit { $0.replaceSubrange(0..<100, with: [UInt8](repeating: 7, count: 100)) }),
        DamageCase(
            "cut off in the middle", reason: "database disk image is malformed",
            edit { $0 = Array($0[..<($0.count / 2)]) }),
        DamageCase("cut off within the head", reason: "", edit { $0 = Array($0[..<50]) }),
        DamageCase(
            "all but the head overwritten", reason: "database disk image is malformed",
            edit { bytes in
                for index in 100..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
            }),
        DamageCase(
            "the tree of keys overwritten", reason: "database disk image is malformed",
            edit { bytes in
                for index in 4096..<min(bytes.count, 5 * 4096) { bytes[index] = 0xA5 }
            }),
        DamageCase(
            "of another version", reason: "its format is 7, and this version of the tool has 1",
            sql("PRAGMA user_version = 7")),
        DamageCase("of another program", reason: "it is another program's database", sql("PRAGMA application_id = 1")),
        DamageCase("without its table", reason: "no such table: results", sql("DROP TABLE results")),
    ]
}

@Suite struct DamageTests {
    private let folder: ScratchFolder
    private let keys = (0..<60).map { ResultKey("svg", of: [UInt8($0)]) }

    init() throws {
        folder = try ScratchFolder()
    }

    private func bytes(_ index: Int) -> [UInt8] { [UInt8](repeating: UInt8(index), count: 700) }

    /// What a build does: it takes what is there and makes the rest. How many it had to make, and what it has to say.
    private func build() -> (made: Int, problems: [StoreProblem]) {
        let store = ResultStore(.init(folder: folder.path))
        var made = 0
        for (index, key) in keys.enumerated() {
            let found = store.bytes(of: key)
            #expect(found == nil || found == bytes(index))
            guard found == nil else { continue }
            made += 1
            store.put(key, bytes(index))
        }
        store.save()
        return (made, store.problems)
    }

    @Test(arguments: DamageCase.all)
    func `a file that cannot be used is set aside with one message, and the run after that finds what it needs`(
        _ test: DamageCase
    ) throws {
        #expect(build().made == keys.count)
        try test.damage(folder)
        let (made, problems) = build()
        if let reason = test.reason {
            #expect(problems.count == 1)
            guard case .renewed(folder.path, let found, folder.path + "/results.old.sqlite")? = problems.first else {
                Issue.record("\(problems)")
                return
            }
            #expect(found.hasPrefix(reason), "\(found)")
            #expect(folder.names.contains("results.old.sqlite"))
        } else {
            #expect(problems.isEmpty && made == keys.count)
        }
        // What was found before the damage showed is made once more.
        _ = build()
        let last = build()
        #expect(last.made == 0 && last.problems.isEmpty)
    }

    @Test func `a file of somebody else is kept as it was`() throws {
        try folder.write(Array("mine".utf8), to: "results.sqlite")
        _ = build()
        #expect(folder.bytes("results.old.sqlite") == Array("mine".utf8))
    }

    @Test func `broken bytes of a result are no result, with one message, until it is made again`() throws {
        _ = build()
        let database = try Database(path: folder.database, for: .writing)
        for key in keys.prefix(2) {
            try database.run("UPDATE results SET bytes = ? WHERE key = ?", [.bytes([9]), .bytes(key.digest)])
        }
        let (made, problems) = build()
        #expect(made == 2)
        #expect(problems == [.damaged(folder: folder.path, count: 2)])
        #expect(build() == (0, []))
    }

    @Test func `bytes of another result are none of this one`() throws {
        _ = build()
        let database = try Database(path: folder.database, for: .writing)
        try database.run(
            "UPDATE results SET (bytes, checksum) = (SELECT bytes, checksum FROM results WHERE key = ?) WHERE key = ?",
            [.bytes(keys[0].digest), .bytes(keys[1].digest)])
        #expect(build().made == 1)
    }

    // MARK: - Nowhere to write

    @Test func `a full disk is one message, and costs what did not fit`() throws {
        let store = DiskStore(StoreFolder(path: folder.path), limit: 1 << 30) { folder throws(StoreFolder.Failure) in
            let opened = try folder.open()
            do throws(DatabaseError) {
                let database = try Database(path: folder.database, for: .writing)
                try database.run("PRAGMA max_page_count = 20")
                return StoreFolder.Opened(table: ResultTable(database), lock: opened.lock, renewal: nil)
            } catch {
                throw .database(error)
            }
        }
        store.save([(keys[0], bytes(0))])
        #expect(store.problem == nil)
        store.save(keys.dropFirst().map { ($0, [UInt8](repeating: 1, count: 9000)) })
        let lost = StoreProblem.notKept(
            folder: folder.path, count: keys.count - 1, reason: "database or disk is full")
        #expect(store.problem == lost)
        #expect(store.bytes(of: keys[0]) == bytes(0))
        #expect(ResultStore(.init(folder: folder.path)).bytes(of: keys[0]) == bytes(0))
    }

    @Test(arguments: ["/proc/results", "/dev/null/results", "/dev/null"])
    func `a folder that cannot be made is one message`(_ path: String) {
        let store = ResultStore(.init(folder: path))
        store.put(keys[0], [1])
        store.save()
        guard case .unusable(path, _)? = store.problems.first, store.problems.count == 1 else {
            Issue.record("\(store.problems)")
            return
        }
        #expect(store.bytes(of: keys[0]) == nil)
    }

    @Test func `a store that cannot be written can be read`() throws {
        _ = build()
        let table = ResultTable(try Database(path: folder.database, for: .reading))
        #expect(try table.finding() == .ready)
        #expect(try table.row(of: keys[5])?.bytes == bytes(5))
        let error = #expect(throws: DatabaseError.self) { try table.put([(keys[0], [1])], now: 0) }
        #expect(error?.reason == "attempt to write a readonly database")
    }

    @Test func `while another build uses a broken file it is not replaced`() throws {
        try folder.write(Array("broken".utf8), to: "results.sqlite")
        let other = try #require(FileLock(folder.path + "/results.lock"))
        #expect(other.tryShared())
        let (made, problems) = build()
        #expect(made == keys.count)
        #expect(
            problems == [
                .unusable(folder: folder.path, reason: "another build is using a file there that has to be replaced")
            ])
    }
}
