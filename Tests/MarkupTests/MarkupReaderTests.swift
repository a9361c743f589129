import Markup
import Testing

@Suite struct MarkupReaderTests {
    static let html: [(text: String, elements: [String])] = [
        ("", ["html", "head", "body"]),
        ("<SCRIPT\nSRC=a&#46;js></script >", ["html", "head", "script src=a.js", "body"]),
        ("<p onclick='x'ID=y y>", ["html", "head", "body", "p onclick=x id=y y="]),
        ("<!-- <p> --><style>a</style><b/>c", ["html", "head", "style [a]", "body", "b"]),
        ("<a href=\"java\tscript&colon;x\" href=b>", ["html", "head", "body", "a href=java\tscript:x"]),
        ("<svg><a xlink:href=b /><unknown-X></svg>", ["html", "head", "body", "svg", "a xlink:href=b", "unknown-x"]),
        ("<template><td onload=x></template>", ["html", "head", "template", "td onload=x", "body"]),
        ("<p a=\u{0}>", ["html", "head", "body", "p a=\u{FFFD}"]),
    ]

    @Test(arguments: html) func `HTML is read as browsers read it`(_ text: String, _ elements: [String]) {
        #expect(HTMLReader.elements(of: Array(text.utf8)).map { Self.dump($0) } == elements)
    }

    @Test func `a hundred thousand elements in each other need no deep stack`() {
        let text = String(repeating: "<b>", count: 100_000)
        #expect(HTMLReader.elements(of: Array(text.utf8)).count == 100_003)
    }

    @Test func `a line is that of the start tag`() {
        #expect(HTMLReader.elements(of: Array("<p>\n<i\n>".utf8)).map { $0.line } == [1, 1, 1, 1, 2])
        #expect(XMLReader.read(Array("<p>\n<i\n/></p>".utf8)).elements.map { $0.line } == [1, 2])
    }

    static let xml: [(text: String, elements: [String], problem: String?)] = [
        ("<a b='&#60;'><C:d e=\"f\"/></a>", ["a b=<", "d e=f"], nil),
        ("<a><style>x<![CDATA[<]]>y</style></a>", ["a", "style [x<y]"], nil),
        ("<a>", ["a"], "no element found (line 1, column 4)"),
        ("<a>\n<b></a>", ["a", "b"], "mismatched tag (line 2, column 6)"),
        ("<a b='' b=''/>", [], "duplicate attribute (line 1, column 9)"),
        ("<a>&#1;</a>", ["a"], "reference to invalid character number (line 1, column 4)"),
        ("<a>\u{1}</a>", ["a"], "not well-formed (invalid token) (line 1, column 4)"),
        ("<a>\u{FFFE}</a>", ["a"], "not well-formed (invalid token) (line 1, column 4)"),
        ("<a>&nbsp;</a>", ["a"], "undefined entity (line 1, column 4)"),
        ("", [], "no element found (line 1, column 1)"),
    ]

    @Test(arguments: xml) func `XML is read to where it is none`(
        _ text: String, _ elements: [String], _ problem: String?
    ) {
        let result = XMLReader.read(Array(text.utf8))
        #expect(result.elements.map { Self.dump($0) } == elements)
        #expect(result.problem?.description == problem)
        #expect(XMLReader.problem(in: Array(text.utf8)) == result.problem)
    }

    @Test func `instructions and entities are seen`() {
        let text = "<?xml-stylesheet href='http://x.org/a.css'?><!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"
        let result = XMLReader.read(Array(text.utf8))
        #expect(result.instructions == ["href='http://x.org/a.css'"] && result.declaresEntities)
        #expect(result.problem == nil)
    }

    @Test func `a billion laughs end`() {
        var text = "<!DOCTYPE a [<!ENTITY l0 'ha'>"
        for level in 1...30 { text += "<!ENTITY l\(level) '&l\(level - 1);&l\(level - 1);'>" }
        #expect(XMLReader.problem(in: Array((text + "]><a>&l30;</a>").utf8)) != nil)
    }

    private static func dump(_ element: MarkupElement) -> String {
        element.name + element.attributes.map { " \($0.name)=\($0.value)" }.joined()
            + (element.text.isEmpty ? "" : " [\(element.text)]")
    }
}
