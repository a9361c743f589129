import ContentSupport
import Diagnostics
import Languages
import Testing

@testable import Content

/// Checksums of whatever values hold.
@Suite struct ValueChecksumTests {
    private struct Inner: Equatable {
        var name = "a"
        var numbers = [1, 2]
        var places: [String: Set<String>] = ["x": ["1", "2", "3"], "y": []]
    }

    private enum Choice {
        case none, one(String), other(String), pair(Int, Double)
    }

    private struct Value {
        var inner = Inner()
        var choice = Choice.none
        var range = 1..<4
        var optional: String?
        var revision = Revision { [1] }
    }

    @Test func `it is another one where anything is`() {
        let changes: [(inout Value) -> Void] = [
            { _ in }, { $0.inner.name = "b" }, { $0.inner.numbers = [12] }, { $0.inner.places["x"] = ["1", "2"] },
            { $0.inner.places["y"] = nil }, { $0.choice = .one("a") }, { $0.choice = .other("a") },
            { $0.choice = .pair(1, 2) }, { $0.choice = .pair(1, 2.5) }, { $0.range = 1..<5 }, { $0.optional = "" },
            { $0.revision = Revision { [2] } },
        ]
        let checksums = changes.map { change in
            var value = Value()
            change(&value)
            return ValueChecksum.checksum(of: value)
        }
        #expect(!checksums.contains(nil) && Set(checksums).count == changes.count)
    }

    @Test func `it does not depend on how sets and dictionaries are ordered`() {
        let words = (0..<100).map { "\($0)" }
        var table: [String: Set<String>] = [:]
        for word in words.reversed() { table[word] = Set(words) }
        // Another capacity is another order.
        var other = [String: Set<String>](minimumCapacity: 4000)
        for word in words { other[word] = Set(words.reversed()) }
        #expect(ValueChecksum.checksum(of: table) == ValueChecksum.checksum(of: other))
    }

    @Test func `texts that meet elsewhere are others`() {
        #expect(ValueChecksum.checksum(of: ["ab", "c"]) != ValueChecksum.checksum(of: ["a", "bc"]))
        #expect(ValueChecksum.checksum(of: [["a"], []]) != ValueChecksum.checksum(of: [[], ["a"]]))
    }

    private final class Box {}

    private enum Described: CustomStringConvertible {
        case one, other

        var description: String { "the same" }
    }

    @Test func `what cannot be read whole has none`() {
        #expect(ValueChecksum.checksum(of: Box()) == nil)
        #expect(ValueChecksum.checksum(of: ["a": { 1 }]) == nil)
        #expect(ValueChecksum.checksum(of: Described.one) == nil)
        #expect(ValueChecksum.checksum(of: Revision()) == nil)
    }

    @Test func `a note writes all of its parts itself`() {
        func source(
            _ path: String = "a.md", _ slug: String = "a", _ language: Language = .english, _ text: String = "# A",
            isReadable: Bool = true
        ) -> NoteMemory.NoteSource {
            let file = SourceFile(path: path, text: text)
            return NoteMemory.NoteSource(
                NoteFile(
                    path: path, route: Route(.english, slug), language: language, file: file,
                    head: FrontMatterReader.split(file).value, isReadable: isReadable))
        }
        let changed = [
            source("b.md"), source("a.md", "b"), source("a.md", "a", .simplifiedChinese),
            source("a.md", "a", .english, ""),
            source(isReadable: false),
        ]
        expectAllParts(of: source(), changed)
    }
}
