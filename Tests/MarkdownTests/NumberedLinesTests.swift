import Testing

@testable import Markdown

@Suite struct NumberedLinesTests {
    @Test(arguments: [
        ("py linenums=\"1\"", 1), ("{ .py linenums=\"10 2\" }", 10), ("js showLineNumbers", 1),
        ("ts:line-numbers", 1), ("ts:line-numbers=20 {1}", 20), ("ts:no-line-numbers", nil), ("rust,linenos", 1),
        ("rust,linenos,linenostart=7", 7), ("{.haskell .numberLines startFrom=\"100\"}", 100), ("js {1,3}", nil),
        ("js linenums=\"99999999999999999999\"", 1), ("js showLineNumbers={false}", 1), ("js", nil),
    ])
    func `fences of other tools ask for numbers`(info: String, first: Int?) {
        #expect(FenceInfo(info).firstNumber == first)
    }

    @Test func `a flag for numbers is no language`() {
        #expect(FenceInfo("{ .py linenums=\"1\" }").language == "py")
        #expect(FenceInfo("{.numberLines .swift}").language == "swift")
        #expect(FenceInfo("ts:line-numbers").language == "ts")
    }

    @Test func `each line has a number without text, as wide as the widest`() {
        func number(_ text: String) -> String { "<span class=\"line-number\" data-line=\"\(text)\"></span>" }
        func html(_ html: String, from first: Int, _ marks: [FenceInfo.LineMark] = []) -> String {
            MarkedLines.html(html, marking: marks, numberingFrom: first)
        }
        #expect(
            html("a\n\n<i>b\nc</i>\n", from: 1) == number("1") + "a\n" + number("2") + "\n" + number("3") + "<i>b\n"
                + number("4") + "c</i>\n")
        #expect(html("a\nb", from: 9) == number("\u{2007}9") + "a\n" + number("10") + "b")
        let marks = [FenceInfo.LineMark(range: 2...2, kind: .marked)]
        #expect(
            html("<i>a\nb\nc</i>", from: 1, marks) == number("1") + "<i>a\n</span><mark class=\"line\">" + number("2")
                + "<i>b</span></mark><i>\n" + number("3") + "c</i>")
        #expect(html("", from: 1) == number("1"))
    }
}
