import Packing
import Synchronization
import Testing

@testable import ResultStore

/// Values by keys that are made of all that decides them.
@Suite struct CacheTests {
    // MARK: - Keys

    @Test func `a key does not depend on how sets and dictionaries are ordered`() {
        let words = (0..<100).map { "\($0)" }
        var table: [String: Set<String>] = [:]
        for word in words.reversed() { table[word] = Set(words) }
        // Another capacity is another order.
        var other = [String: Set<String>](minimumCapacity: 4000)
        for word in words { other[word] = Set(words.reversed()) }
        #expect(ResultKey("a", madeOf: table) == ResultKey("a", madeOf: other))
        #expect(ResultKey("a", madeOf: table) != ResultKey("b", madeOf: table))
    }

    @Test func `texts that meet elsewhere, and none in place of an empty one, make other keys`() {
        let keys = [
            ResultKey("a", madeOf: ["ab", "c"]), ResultKey("a", madeOf: ["a", "bc"]),
            ResultKey("a", madeOf: [["a"], []]), ResultKey("a", madeOf: [[], ["a"]]),
            ResultKey("a", madeOf: "", "a"), ResultKey("a", madeOf: "a", ""),
        ]
        #expect(Set(keys).count == keys.count)
        #expect(ResultKey("a", madeOf: String?.none, "a") != ResultKey("a", madeOf: String?.some(""), "a"))
        #expect(ResultKey.unrepeatable("a") != ResultKey.unrepeatable("a"))
    }

    // MARK: - Values

    private let made = Made()

    private final class Made: Sendable {
        let count = Mutex(0)
    }

    private func value(_ source: String, in cache: Cache) -> String {
        cache.value(
            for: ResultKey("test", madeOf: source),
            reading: { reader throws(ByteReader.Damaged) in try reader.text() },
            writing: { text in
                guard text != "wrong" else { return nil }
                var writer = ByteWriter()
                writer.append(text)
                return writer
            }
        ) {
            made.count.withLock { $0 += 1 }
            return source
        }
    }

    private var count: Int { made.count.withLock { $0 } }

    @Test func `a run gets what the run before it has asked for, and no more`() {
        let memory = CacheMemory()
        for (run, sources) in [["a", "b"], ["a"], ["a", "b"]].enumerated() {
            for source in sources { #expect(value(source, in: Cache(memory)) == source) }
            memory.endRun()
            #expect(count == [2, 2, 3][run])
        }
        #expect(value("a", in: .none) == "a" && count == 4)
    }

    @Test func `a process gets what one before it has kept, unless something was wrong or the tool is another`() throws
    {
        let folder = try ScratchFolder()
        func run(_ source: String, tool: UInt8 = 1) {
            let store = ResultStore(.init(folder: folder.path))
            #expect(value(source, in: Cache(store: store, origin: [tool])) == source)
            store.save()
        }
        for (source, expected) in [("a", 1), ("a", 1), ("wrong", 2), ("wrong", 3)] {
            run(source)
            #expect(count == expected)
        }
        run("a", tool: 2)
        #expect(count == 4)
    }
}
