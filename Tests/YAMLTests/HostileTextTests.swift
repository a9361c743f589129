import DataTree
import Diagnostics
import Foundation
import Synchronization
import Testing
import YAML

/// Texts made to overwhelm a parser.
@Suite(.timeLimit(.minutes(10))) struct HostileTextTests {
    static let openers = ["[", "{a: ", "- ", "? ", "[a: ", "{? "]

    @Test(arguments: openers)
    func `ten thousand levels are one diagnostic`(_ opener: String) {
        #expect(codes(String(repeating: opener, count: 10_000)) == ["yaml/nesting-too-deep"])
    }

    @Test func `a thousand levels are read and freed on the smallest stack that a thread has`() {
        let text = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
        #expect(codes(text).isEmpty)
        // Freeing nodes is recursion too.
        let count = Mutex(0)
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            let nodes = parse(text).value
            count.withLock { $0 = nodes.reduce(0) { $0 + self.count($1) } }
            isDone.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        isDone.wait()
        #expect(count.withLock { $0 } == 1000)
    }

    @Test func `aliases do not nest deeper than text`() {
        let half = String(repeating: "[", count: 600) + "x" + String(repeating: "]", count: 600)
        let text = "a: &a \(half)\nb: \(half.replacing("x", with: "*a"))\n"
        #expect(codes(text) == ["yaml/nesting-too-deep"])
    }

    @Test func `a billion laughs stay within bounds`() {
        var text = "l0: &l0 [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]\n"
        for level in 1...9 {
            let items = [String](repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
            text += "l\(level): &l\(level) [\(items)]\n"
        }
        let parsed = parse(text)
        #expect(Set(parsed.diagnostics.map { $0.code.description }) == ["yaml/alias-limit"])
        #expect(parsed.value.reduce(0) { $0 + count($1) } < 12_000)
    }

    @Test func `a million documents are one message`() {
        #expect(codes(String(repeating: "---\n", count: 1_000_000)) == ["yaml/too-many-documents"])
    }

    @Test func `a stream of documents is cut into as many as are read`() {
        let file = SourceFile(path: "test.yaml", text: String(repeating: "--- a\n", count: 5_000))
        let ranges = YAMLDocuments.ranges(in: file)
        #expect(ranges.count == 1_000 && ranges.last?.upperBound == file.utf8Count)
    }

    @Test func `a hundred thousand unknown aliases are a thousand messages and the number of the others`() {
        let parsed = parse("[" + String(repeating: "*a, ", count: 100_000) + "]")
        let unknown = parsed.diagnostics.filter { $0.code.description == "yaml/unknown-alias" }
        #expect(unknown.count == 1_000)
        #expect(unknown.last?.notes.last?.message == "and 9001 more of this kind")
    }

    static let escapes = [
        ("\"a\\x01b\"", "a b"), ("\"\\0\"", " "), ("\"\\e[31m\"", " [31m"), ("\"\\uFFFE\"", " "), ("\"\\N\"", " "),
        ("\"\\U0001FFFF\\t\"", " \t"),
    ]

    @Test(arguments: escapes)
    func `an escape makes no character that no page may hold`(_ text: String, _ expected: String) {
        let parsed = parse("title: " + text)
        #expect(parsed.value.first?["title"]?.text == expected)
        #expect(parsed.diagnostics.map { $0.code.description } == ["yaml/control-character"])
        #expect(parse("\(text): 1").value.first?[expected]?.text == "1")
    }

    @Test func `random bytes never trap and never hang`() {
        let pieces = Array("[]{},:-?&*!|>'\"%@`#ab1 \n\n  \t\r\u{1}é漢😀\u{FEFF}\u{2028}~<").map { String($0) }
        var random = SplitMix64(state: 7)
        for _ in 0..<3000 {
            let length = Int.random(in: 0...60, using: &random)
            let text = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let file = SourceFile(path: "test.yaml", text: text)
            for diagnostic in YAMLParser.parse(file, in: file.span.range).diagnostics {
                let span = diagnostic.span?.range ?? 0..<0
                #expect(span.lowerBound >= 0 && span.upperBound <= file.utf8Count, "\(text.debugDescription)")
            }
        }
    }

    @Test func `a large text takes milliseconds`() {
        let entry = "  - view: {name: box, frame: [0, 0, 100, 50], title: 漢字}\n    isHidden: false\n"
        let text = "views:\n" + String(repeating: entry, count: 5_000)
        let file = SourceFile(path: "test.yaml", text: text)
        let clock = ContinuousClock()
        let time = clock.measure { _ = YAMLParser.parse(file, in: file.span.range) }
        #expect(time < .seconds(2), "\(time) for 10,000 lines")
    }

    private func parse(_ text: String) -> Diagnosed<[DataNode]> {
        let file = SourceFile(path: "test.yaml", text: text)
        return YAMLParser.parse(file, in: file.span.range)
    }

    private func codes(_ text: String) -> [String] {
        parse(text).diagnostics.map { $0.code.description }
    }

    /// Without recursion, whose frames in an unoptimized test would be the deepest of all.
    private func count(_ node: DataNode) -> Int {
        var waiting = [node]
        var count = 0
        while let next = waiting.popLast() {
            count += 1
            waiting += (next.items ?? []) + (next.entries ?? []).map { $0.value }
        }
        return count
    }
}

/// A small generator with a fixed sequence, so that a failure repeats.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
