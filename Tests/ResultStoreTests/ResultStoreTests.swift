import Foundation
import Testing

@testable import ResultStore

@Suite struct ResultStoreTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func open(limit: Int = ResultStore.Configuration.usualLimit) -> ResultStore {
        ResultStore(.init(folder: folder.path, limit: limit))
    }

    private func key(_ number: Int, kind: String = "svg") -> ResultKey {
        ResultKey(kind, of: Array("result \(number)".utf8))
    }

    /// One build.
    private func run(limit: Int = ResultStore.Configuration.usualLimit, _ body: (ResultStore) -> Void) {
        let store = open(limit: limit)
        body(store)
        store.save()
    }

    /// Puts results into the folder.
    private func fill(_ numbers: Range<Int>, size: Int = 100) {
        run { store in
            for number in numbers { store.put(key(number), [UInt8](repeating: UInt8(number), count: size)) }
        }
    }

    // MARK: - Keys

    @Test func `a key is decided by kind and description`() {
        #expect(ResultKey("svg", of: [1, 2]) == ResultKey("svg", of: [1], [2]))
        #expect(ResultKey("svg", of: [1]) != ResultKey("pdf", of: [1]))
        #expect(ResultKey("ab", of: [3]) != ResultKey("a", of: [0x62, 3]))
        #expect(key(1).name.count == 64 && key(1).name.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    }

    @Test(arguments: [1, 2, 3, 7])
    func `every key belongs to one part, and parts are about as large as each other`(_ count: Int) {
        let parts = (0..<1000).map { key($0).part(of: count) }
        for part in 0..<count { #expect(abs(parts.count { $0 == part } - 1000 / count) < 100) }
        #expect(parts.allSatisfy { (0..<count).contains($0) })
    }

    // MARK: - Keeping

    @Test func `what is kept is found by the next run, and by nothing else`() {
        let first = open()
        first.put(key(1), [1, 2, 3])
        first.put(key(2), [])
        #expect(first.bytes(of: key(1)) == nil, "it is kept when the build is done")
        first.save()
        #expect(first.bytes(of: key(1)) == [1, 2, 3])
        let second = open()
        #expect(second.bytes(of: key(1)) == [1, 2, 3])
        #expect(second.bytes(of: key(2)) == [])
        #expect(second.bytes(of: key(3)) == nil)
        #expect(second.bytes(of: key(1, kind: "pdf")) == nil)
        #expect(first.problems.isEmpty && second.problems.isEmpty)
    }

    @Test func `without a folder nothing is kept, and nothing is wrong`() {
        let store = ResultStore(.none)
        store.put(key(1), [1])
        store.save()
        #expect(store.bytes(of: key(1)) == nil && store.problems.isEmpty)
    }

    @Test func `a folder is made with those above it`() {
        let deep = folder.path + "/a/b"
        let store = ResultStore(.init(folder: deep))
        store.put(key(1), [1])
        store.save()
        #expect(ResultStore(.init(folder: deep)).bytes(of: key(1)) == [1])
    }

    @Test func `a run that finds everything writes nothing`() {
        fill(0..<3)
        let before = folder.bytes("results.sqlite")
        run { store in
            for number in 0..<3 { #expect(store.bytes(of: key(number)) != nil) }
        }
        #expect(folder.bytes("results.sqlite") == before)
    }

    @Test func `many tasks read and put at once`() async {
        let store = open()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for number in 0..<50 where number % 8 == task { store.put(key(number), [UInt8(number)]) }
                }
            }
        }
        store.save()
        let found = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<50).count { store.bytes(of: key($0)) == [UInt8($0)] } }
            }
            return await group.reduce(0, +)
        }
        #expect(found == 8 * 50)
    }

    @Test func `builds at once share a folder`() async {
        let problems = await withTaskGroup(of: [StoreProblem].self) { group in
            for build in 0..<6 {
                group.addTask {
                    let store = open()
                    for number in 0..<40 {
                        let shared = key(number)
                        if store.bytes(of: shared) == nil { store.put(shared, [UInt8(number)]) }
                        store.put(key(1000 * (build + 1) + number), [UInt8](repeating: 1, count: 5000))
                        if number % 10 == 9 { store.save() }
                    }
                    return store.problems
                }
            }
            return await group.reduce([], +)
        }
        #expect(problems.isEmpty)
        let store = open()
        #expect((0..<40).allSatisfy { store.bytes(of: key($0)) == [UInt8($0)] })
        #expect((1...6).allSatisfy { build in (0..<40).allSatisfy { store.bytes(of: key(1000 * build + $0)) != nil } })
    }

    // MARK: - Bounds

    @Test func `what has not been used for longest goes first`() throws {
        fill(0..<4, size: 400_000)
        try age(0..<4)
        // The oldest one is used once more.
        run { #expect($0.bytes(of: key(0)) != nil) }
        run(limit: 1_400_000) { $0.put(key(4), [UInt8](repeating: 4, count: 400_000)) }
        #expect(try #require(folder.bytes("results.sqlite")).count <= 1_400_000, "the file becomes smaller too")
        let store = open()
        #expect((0...4).filter { store.bytes(of: key($0)) != nil } == [0, 3, 4])
    }

    /// Makes results as old as their number says, in days, the first one being the oldest.
    private func age(_ numbers: Range<Int>) throws {
        let database = try Database(path: folder.database, for: .writing)
        let now = Int(Date().timeIntervalSince1970)
        for number in numbers {
            let time = now - 86_400 * (numbers.upperBound - number)
            try database.run("UPDATE results SET used = ? WHERE key = ?", [.number(time), .bytes(key(number).digest)])
        }
    }

    // MARK: - Looking after it

    @Test func `it can be counted, checked and made smaller`() throws {
        let store = open()
        for number in 0..<3 { store.put(key(number), [UInt8](repeating: 7, count: 200_000)) }
        store.put(key(9, kind: "page"), [1, 2])
        store.save()
        var care = try #require(try CacheMaintenance(folder: folder.path))
        let kinds = try care.statistics()
        #expect(kinds.map { $0.kind } == ["page", "svg"])
        #expect(kinds.map { $0.count } == [1, 3] && kinds.map { $0.byteCount } == [2, 600_000])
        #expect(try care.verify() == CacheMaintenance.Verification(count: 4, removed: 0))
        #expect(try care.prune(to: 320_000) > 0)
        #expect(try care.byteCount() <= 320_000)
    }

    @Test func `checking removes what is damaged`() throws {
        fill(0..<3)
        let database = try Database(path: folder.database, for: .writing)
        try database.run("UPDATE results SET bytes = ? WHERE key = ?", [.bytes([1]), .bytes(key(1).digest)])
        var care = try #require(try CacheMaintenance(folder: folder.path))
        #expect(try care.verify() == CacheMaintenance.Verification(count: 3, removed: 1))
        #expect(try care.verify() == CacheMaintenance.Verification(count: 2, removed: 0))
    }

    @Test func `where nothing was kept there is nothing to look after`() throws {
        #expect(try CacheMaintenance(folder: folder.path) == nil)
        #expect(folder.names.isEmpty)
    }
}
