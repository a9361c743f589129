import Templates
import Testing

@Suite struct HTMLEscapingTests {
    @Test(arguments: [
        ("", ""), ("plain 漢字 🙂", "plain 漢字 🙂"), ("<a href=\"x\">", "&lt;a href=&quot;x&quot;&gt;"), ("R&D", "R&amp;D"),
        ("it's", "it&#39;s"), ("&amp;", "&amp;amp;"), ("\0\u{C}\u{7F}\t\n", "\u{FFFD}\u{FFFD}\u{7F}\t\n"),
    ])
    func `special characters become references`(_ text: String, _ expected: String) {
        #expect(HTMLEscaping.escaped(text) == expected)
    }
}
