import Resources
import Testing

@testable import CodeColours

/// A sample in a language of Prism, and its tokens as `kind:text`, plain ones left out.
struct CodeColoursCase: Sendable, CustomTestStringConvertible {
    let fence: String
    let code: String
    let tokens: [String]

    var testDescription: String { "\(fence): \(code)" }

    init(_ fence: String, _ code: String, _ tokens: String...) {
        self.fence = fence
        self.code = code
        self.tokens = tokens
    }

    static let all: [CodeColoursCase] = [
        CodeColoursCase(
            "python", "@cached\ndef top(a: int) -> str:\n    return f\"{a}\"  # é\n", "a:@cached", "k:def", "f:top",
            "t:int",
            "t:str", "k:return", "s:f\"", "s:\"", "c:# é"),
        CodeColoursCase("py", "None", "k:None"),
        CodeColoursCase("js", "const a = `b ${1}` // c", "k:const", "s:`b ", "n:1", "s:`", "c:// c"),
        CodeColoursCase("JSON", "{\"a\": [1, true, null]}", "f:\"a\"", "n:1", "k:true", "k:null"),
        CodeColoursCase("yaml", "a: 1\n", "f:a", "n:1"),
        CodeColoursCase(
            "html", "<p class=\"a\">b</p><style>p { color: red }</style><script>let c = 1</script>", "k:p ", "f:class",
            "s:a",
            "k:p", "k:style", "t:p", "f:color", "k:style", "k:script", "k:let", "n:1", "k:script"),
        CodeColoursCase("diff", "-a\n+b\n c\n", "d:-a\n", "i:+b\n"),
        CodeColoursCase("php", "<?php echo $a; ?><b>", "k:<?php", "k:echo", "f:$a", "k:?>", "k:b"),
        CodeColoursCase("tsx", "let a: B = <p>{1}</p>", "k:let", "n:B", "k:p", "n:1", "k:p"),
        CodeColoursCase("c++", "int a = 1; // 😀 b", "k:int", "n:1", "c:// 😀 b"),
        CodeColoursCase("rs", "fn a() -> u8 { 1 }", "k:fn", "f:a", "k:u8", "n:1"),
        CodeColoursCase("sh", "echo \"$HOME\"", "t:echo", "s:\"", "f:$HOME", "s:\""),
        CodeColoursCase("sql", "SELECT a FROM b WHERE c = 'd'", "k:SELECT", "k:FROM", "k:WHERE", "s:'d'"),
    ]
}

@Suite struct CodeColoursTests {
    private static func shown(_ tokens: [CodeToken], of code: String) -> [String] {
        let bytes = Array(code.utf8)
        return tokens.filter { $0.kind != .plain }.map {
            $0.kind.rawValue + ":" + String(decoding: bytes[$0.range], as: UTF8.self)
        }
    }

    @Test(arguments: CodeColoursCase.all)
    func `tokens of Prism have our kinds`(_ example: CodeColoursCase) throws {
        let tokens = try #require(CodeColours.tokens(of: example.code, in: example.fence))
        #expect(Self.shown(tokens, of: example.code) == example.tokens)
    }

    /// All but those that only add to another.
    private static let additions: Set = [
        "css-extras", "js-extras", "js-templates", "markup-templating", "php-extras", "t4-templating", "xml-doc",
    ]

    @Test func `every language of the table has a grammar that runs`() {
        let code = "a = \"b\" // c 1\n# é 😀 <p>{{ d }}</p>\nif (e) { f(); }\n"
        var silent: Set<String> = []
        for name in Grammars.carried.all {
            guard let tokens = CodeColours.tokens(of: code, in: name) else {
                silent.insert(name)
                continue
            }
            let bytes = Array(code.utf8)
            #expect(tokens.flatMap { bytes[$0.range] } == bytes, "\(name)")
        }
        #expect(Grammars.carried.all.count > 250)
        #expect(silent.isSubset(of: Self.additions), "\(silent.subtracting(Self.additions))")
        #expect(Grammars.carried.all.filter { Resources.grammar(named: $0) == nil } == [])
    }

    @Test(arguments: [
        ("markdown", ["markup", "css", "clike", "javascript", "markdown"]), ("js", ["clike", "javascript"]),
        ("tsx", ["markup", "css", "clike", "javascript", "jsx", "typescript", "tsx"]), ("python", ["python"]),
        ("css-extras", ["css", "css-extras"]),
    ])
    func `a grammar stands behind what it needs`(_ fence: String, _ order: [String]) throws {
        let grammar = try #require(Grammars.carried.grammar(named: fence))
        #expect(Grammars.carried.order(for: grammar) == order)
    }

    @Test func `what was asked for before decides nothing`() {
        let code = "```js\nlet a = 1\n```\n<script>let b = 2</script>\n"
        let first = CodeColours.tokens(of: code, in: "markdown")
        for other in ["yaml", "javascript", "php", "css-extras"] { _ = CodeColours.tokens(of: code, in: other) }
        #expect(CodeColours.tokens(of: code, in: "markdown") == first)
    }

    @Test(arguments: ["", "text", "no-such-language", "constructor", "__proto__"])
    func `other fences stay plain`(_ fence: String) {
        #expect(CodeColours.tokens(of: "let a = 1", in: fence)?.contains { $0.kind != .plain } != true)
    }

    @Test(arguments: [
        ("pyhton", "python"), ("javascrpit", "javascript"), ("pyton", "python"), ("typescipt", "typescript"),
        ("swfit", "swift"), ("dockerfil", "dockerfile"), ("python", nil), ("SWIFT", nil), ("text", nil), ("vuex", nil),
        ("output", nil), ("plaintext", nil), ("sh-vue", nil), ("hl_lines", nil),
    ])
    func `a name that nearly is a language's means it`(_ fence: String, _ language: String?) {
        #expect(CodeColours.language(meantBy: fence) == language)
    }

    @Test func `data of many kilobytes stays plain`() {
        let code = String(repeating: "{\"a\": 1}\n", count: CodeColours.maxBytes / 8)
        #expect(CodeColours.tokens(of: code, in: "json") == nil)
    }

    @Test(arguments: [
        ("js", String(repeating: "`${", count: 5000)), ("python", String(repeating: "f\"{", count: 5000)),
        ("html", String(repeating: "<a b=\"", count: 8000)), ("php", String(repeating: "<?php /*", count: 7000)),
        ("markdown", String(repeating: "**_~~", count: 10000)), ("c", String(repeating: "#define a\\\n", count: 5000)),
        ("yaml", String(repeating: "- ", count: 30000)), ("java", String(repeating: "a<", count: 30000)),
        ("css", String(repeating: "a:not(", count: 10000)), ("bash", String(repeating: "$(", count: 30000)),
        ("js", String(repeating: "(a,", count: 20000)), ("regex", String(repeating: "(", count: 60000)),
    ])
    func `text that is no code ends in time`(_ fence: String, _ code: String) {
        let clock = ContinuousClock()
        let taken = clock.measure { _ = CodeColours.tokens(of: code, in: fence) }
        #expect(taken < .seconds(20))
    }
}
