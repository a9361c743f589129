import DataTree
import Diagnostics
import Testing

@testable import Content

@Suite struct TOMLTests {
    /// A text, and what is read from it in the notation of YAML's inline values.
    static let readable: [(text: String, notation: String)] = [
        ("a = 1\nb-c = \"d\\te\\u00e9\"\n", "{a: 1, b-c: d\te\u{E9}}"),
        ("a = 'c:\\d'\nb = '''\nx\n'y' '''\n", "{a: c:\\d, b: x\n'y' }"),
        ("a = \"\"\"x \\\n   y\"\"\"\n", "{a: x y}"),
        ("a = [1, [2, 3], # x\n]\nb = { c = true, d.e = 4 }", "{a: [1, [2, 3]], b: {c: true, d: {e: 4}}}"),
        (
            "d = 1979-05-27\nt = 1979-05-27 07:32:00Z\nn = -1_000.5e3\n",
            "{d: 1979-05-27, t: 1979-05-27 07:32:00Z, n: -1000.5e3}"
        ),
        ("[a.b]\nc = 1\n[a]\nd = 2\n", "{a: {b: {c: 1}, d: 2}}"),
        ("[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 3\n", "{a: [{b: 1}, {b: 2, c: {d: 3}}]}"),
        ("\"a b\" = 1\n'c' . d = 2\n标题 = 3\r\n", "{a b: 1, c: {d: 2}, 标题: 3}"),
        ("", "{}"),
    ]

    /// A text that is no TOML, and where and why.
    static let broken: [(text: String, problem: String)] = [
        ("a", "1:2: '=' is missing after a key"), ("= 1", "1:1: a key is missing"),
        ("a = ", "1:5: a value is missing"),
        ("a = b c", "1:5: a string must be between '\"' and '\"'"), ("a = \"b", "1:5: '\"' is never closed"),
        ("a = [1\nb = 2", "1:5: '[' is never closed"), ("a = {b = 1", "1:5: '{' is never closed"),
        ("a = 1 b", "1:7: a line must end after its value"), ("a = 1\na = 2", "2:1: the key 'a' is given twice"),
        ("a = 1\n[a]", "2:2: the key 'a' is given twice"), ("[a", "1:1: '[' is never closed"),
        ("a = \"\\u0001\"", "1:5: a text cannot hold a control character"),
        ("a = '\u{1B}'", "1:5: a text cannot hold a control character"),
        ("a = \"\\q\"", "1:6: '\\q' is not an escape; write a backslash as '\\\\'"),
    ]

    private static func read(_ text: String) -> (file: SourceFile, read: Diagnosed<DataNode>) {
        let file = SourceFile(path: "a.md", text: "+++\n" + text)
        return (file, TOMLReader.read(file, in: 4..<file.utf8Count))
    }

    @Test(arguments: readable.indices)
    func `TOML is read`(_ index: Int) {
        let example = Self.readable[index]
        let read = Self.read(example.text).read
        #expect(read.value.notation == example.notation)
        #expect(read.diagnostics.isEmpty)
    }

    @Test(arguments: broken.indices)
    func `broken TOML gets one message`(_ index: Int) {
        let example = Self.broken[index]
        let (file, read) = Self.read(example.text)
        let printed = read.diagnostics.map { problem in
            let position = file.position(of: problem.span?.start ?? 0)
            return
                "\(position.line - 1):\(position.column): \(problem.message.split(separator: ": ").dropFirst().joined(separator: ": "))"
        }
        #expect(printed == [example.problem])
    }

    @Test func `values have their places`() throws {
        let (file, read) = Self.read("a = \"é\"\n[b]\nc = [10, 20]\n")
        let list = try #require(read.value["b"]?["c"])
        #expect(file.text(in: list.span.range) == "[10, 20]")
        #expect(file.text(in: try #require(list.items?.last).span.range) == "20")
        #expect(file.text(in: try #require(read.value["a"]).span.range) == "\"é\"")
        #expect(file.text(in: try #require(read.value.entries?.first).keySpan.range) == "a")
    }
}
