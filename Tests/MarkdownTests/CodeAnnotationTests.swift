import Diagnostics
import Testing

@testable import Markdown

/// A note of code with numbers in its comments and a list below, and what the code becomes.
struct CodeAnnotationCase: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    let list: String
    /// With `<n>` for a link to the item n.
    let shown: String

    var testDescription: String { name }

    init(_ name: String, _ code: String, _ list: String, _ shown: String) {
        self.name = name
        self.code = code
        self.list = list
        self.shown = shown
    }

    static let all: [CodeAnnotationCase] = [
        CodeAnnotationCase("a comment of nothing else", "a # (1)!", "1. b", "a <1>"),
        CodeAnnotationCase("the number behind words", "a // see (1)", "1. b", "a // see <1>"),
        CodeAnnotationCase("words, and an exclamation mark", "a // see (1)!", "1. b", "a // see <1>"),
        CodeAnnotationCase(
            "comments that are closed", "a /* (1)! */\n<b> <!-- (2)! -->", "1. b\n2. c", "a <1>\n&lt;b&gt; <2>"),
        CodeAnnotationCase("a closed comment with words", "a /* b (1) */", "1. b", "a /* b <1> */"),
        CodeAnnotationCase("two lines with one text", "a # (1)!\nb # (1)!", "1. c", "a <1>\nb <1>"),
        CodeAnnotationCase("a list that says more than is asked", "a # (1)!", "1. b\n2. c", "a <1>"),
        CodeAnnotationCase("a list that is about something else", "a # (1)", "1. b\n2. c", "a # (1)"),
        CodeAnnotationCase("a list that begins elsewhere", "a # (1)!", "2. b", "a # (1)!"),
        CodeAnnotationCase("no list", "a # (1)!", "b", "a # (1)!"),
        CodeAnnotationCase("a number without a text", "a # (1)!\nb # (2)!", "1. c", "a <1>\nb # (2)!"),
        CodeAnnotationCase("a call is no comment", "f(1)\n# (1)!", "1. b", "f(1)\n<1>"),
        CodeAnnotationCase("numbers that are too long", "a # (12345)!", "1. b", "a # (12345)!"),
    ]
}

@Suite struct CodeAnnotationTests {
    private static func parsed(_ text: String) -> Diagnosed<MarkdownDocument> {
        let file = SourceFile(path: "a.md", text: text)
        return MarkdownParser.parse(file, in: 0..<text.utf8.count)
    }

    @Test(arguments: CodeAnnotationCase.all)
    func `numbers in comments lead to the items below`(_ example: CodeAnnotationCase) {
        let text = "```x\n\(example.code)\n```\n\n\(example.list)\n"
        let html = HTMLWriter().write(Self.parsed(text).value).value.html
        let place = "```x\n\(example.code)\n```\n\n".utf8.count
        var shown = example.shown
        for number in 1...2 {
            let id = "code-note-\(place)-\(number)"
            let link = "<a class=\"code-note\" href=\"#\(id)\" aria-label=\"\(number)\">(\(number))</a>"
            shown = shown.split(separator: "<\(number)>", omittingEmptySubsequences: false).joined(separator: link)
            #expect(html.contains("<li id=\"\(id)\">") || !html.contains("#\(id)\""))
        }
        #expect(html.contains("<code class=\"language-x\">\(shown)\n</code>"), "\(html)")
    }

    @Test func `a number within a comment's element takes its sign along`() {
        var options = HTMLOptions()
        options.code = { _ in "a <span class=\"c\"># (1)!</span>\n" }
        let html = HTMLWriter(options).write(Self.parsed("```x\na # (1)!\n```\n\n1. b\n").value).value.html
        #expect(html.contains("a <span class=\"c\"><a class=\"code-note\""))
    }

    @Test(arguments: [
        ("```x\na # (1)!\n```\n", ["1:1 markdown/code-note"]),
        ("```x\na # (1)!\nb # (3)!\nc # (4)!\n```\n\n1. b\n", ["1:1 markdown/code-note"]),
        ("```x\na # (1)!\n```\n\n1. b\n", []), ("```x\na # (7)\n```\n", []),
        ("=== \"a\"\n\n    b\n", ["1:1 markdown/tabs"]),
        ("=== \"a\"\n\n    b\n\n=== \"c\"\n\n    d\n", []),
        ("=== \"a\"\n\n    b\n\n=== \"a\"\n\n    c\n\n=== \"a\"\n\n    d\n", ["5:1 markdown/tabs"]),
    ])
    func `what an element lacks is said where it stands`(_ text: String, _ problems: [String]) {
        let found = HTMLCase("", text, "").write().problems
        #expect(found == problems)
    }
}
