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

    @Test(arguments: ["~", "==", ":::", "a~", "^[", "{++", "`` ` ", "a\n: b\n", "\\("])
    func `two thousand of a sign are read at once`(_ sign: String) {
        let text = String(repeating: sign, count: 2_000)
        #expect(!HTMLCase("", text, "", as: [.mkdocs]).write().html.isEmpty)
    }
}
