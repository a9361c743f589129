import Diagnostics
import Markdown
import Testing

/// Markup that nothing reads is shown as it was written, and told once.
@Suite struct UnreadMarkTests {
    /// A text, and the places of all that is told about it.
    static let cases: [(String, [String])] = [
        ("+---+---+\n| a | b |\n+---+---+", ["1:1"]), ("*[HTML]: a", ["1:1"]), ("(my-label)=\n\n# A", ["1:1"]),
        ("import A from './_a.mdx';", ["1:1"]), ("a ^[b] c", ["1:3"]), ("\\(a^2\\)", ["1:1"]), ("\\[1\\] \\(a\\)", []),
        ("press {kbd}`a`", ["1:7"]), ("[a](b){target=\"_self\"}", ["1:7"]), ("[a](b){: .c}", []),
        ("![a](b.png){width=50%}", []), ("see @fig-a", ["1:5"]), ("[@knuth84]", ["1:1"]), ("[@user](b)", []),
        ("H~2~O x^2^", ["1:2", "1:8"]), ("{++a++}", ["1:1"]), ("| a |\n|---|\n| :tada: |", ["3:3"]),
        ("std::chrono::a, 10:20:30, f(_:at:), `^[a]`", []), ("import this from that", []),
        ("＃ 标题", ["1:1"]), ("[a]（b.md） [1]（注）", ["1:4"]), ("【a】(b.md)", ["1:1"]),
    ]

    @Test(arguments: cases) func `markup that nothing reads is told`(_ text: String, _ places: [String]) {
        #expect(places.map { $0 + " markdown/foreign-construct" } == HTMLCase("", text, "", as: []).write().problems)
    }

    /// Notations of tools, as plain Markdown reads them.
    static let notations = [
        "!!! note \"T\"\n    a", "??? tip\n    a", "/// note\na\n///", "::: tip\na\n:::", ":::note[T]\na\n:::",
        "@Row {\n}",
        "{{#title A}}", "a [[Note]] b", "![[Note]]", "a\n\nb ^block", "a ==b== c", "a ++ctrl+c++ b",
        "a :material-check: b", "a\n{: .b}", "[TOC]", "[[toc]]", "a %%b%% c", "%% a\nb %%", "{# a #}", "{{/* a */}}",
        "--8<-- \"a.txt\"", "<<< @/a.ts", "<!--@include: ./a.md-->",
    ]

    @Test(arguments: notations)
    func `a notation of a tool is text where nothing names the tool, and is told once`(_ text: String) {
        let plain = HTMLCase("", text + "\n\n" + text, "", as: []).write()
        #expect(plain.problems == [plain.problems.first ?? ""] && plain.problems[0].hasSuffix("foreign-construct"))
        let words = text.filter { $0.isLetter && $0.isASCII }
        let shown = plain.html.replacing(/<(?!!--)[^>]*>|&[a-z]+;/, with: "").filter { $0.isLetter && $0.isASCII }
        // A comment is not shown either way.
        #expect(shown == words + words || text.hasPrefix("<!--"))
        let read = HTMLCase("", text, "").write()
        #expect(read.html != plain.html || read.problems.contains { $0.hasSuffix("markdown/include") })
    }

    /// Prose and code without backticks in which a tool would find its signs.
    static let prose = [
        "[[1, 2], [3, 4]]", "x[[i]] and y[[j]]", "if [[ -f a ]]", "100%% of 50%%", "for %%i in (a) do echo %%i",
        "a!!! b", "Really!!!", "{#if a} b {/if}", "{:ok, value}", "The number 10 ^1000", "/// The insets of a view.",
        "@Someone said", "a == b && c == d", "a++ + b++",
    ]

    @Test(arguments: prose) func `signs that mean nothing to a tool stay untold`(_ text: String) {
        let written = HTMLCase("", text, "", as: []).write()
        #expect(written.problems == [])
        #expect(written.html.replacing("&amp;", with: "&") == "<p>\(text)</p>\n")
    }

    @Test(arguments: ["x[[i]] a", "a==b c==d", "a++b++ c", "100%% of 50%% a"])
    func `within a word no notation is read even where its tool is`(_ text: String) {
        let written = HTMLCase("", text, "").write()
        #expect(written.html == "<p>\(text)</p>\n" && written.problems == [])
    }

    @Test(arguments: ["~", "==", ":::", "a~", "^[", "{++", "`` ` ", "a\n: b\n", "\\("])
    func `two thousand of a sign are read at once`(_ sign: String) {
        let text = String(repeating: sign, count: 2_000)
        #expect(!HTMLCase("", text, "", as: [.mkdocs]).write().html.isEmpty)
    }
}
