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
    }

    static let xml: [(text: String, tree: String, problem: String?)] = [
        ("<a b='&#60;'><C:d xmlns:C='u' C:e=\"f\"/></a>", "(a b=< (u|d u|e=f))", nil),
        ("<a><style>x<![CDATA[<]]>y</style><!-- z --></a>", "(a (style x<y))", nil),
        ("<a xmlns='u'><b xmlns=''/></a>", "(u|a (b))", nil),
        ("<!DOCTYPE a SYSTEM 'x'><a>b&c;d</a>", "(a bd)", nil),
        ("<a>", "", "no element found (line 1, column 4)"),
        ("<a>\n<b></a>", "", "mismatched tag (line 2, column 6)"),
        ("<a b='' b=''/>", "", "duplicate attribute (line 1, column 9)"),
        ("<a>&#1;</a>", "", "reference to invalid character number (line 1, column 4)"),
        ("<a>\u{1}</a>", "", "not well-formed (invalid token) (line 1, column 4)"),
        ("<a>\u{FFFE}</a>", "", "not well-formed (invalid token) (line 1, column 4)"),
        ("<a>&nbsp;</a>", "", "undefined entity (line 1, column 4)"),
        ("", "", "no element found (line 1, column 1)"),
    ]

    @Test(arguments: xml) func `XML is a tree, or none`(_ text: String, _ tree: String, _ problem: String?) {
        #expect(XMLReader.problem(in: Array(text.utf8))?.description == problem)
        do {
            let read = try XMLTree.read(Array(text.utf8), maxLevels: 9, maxElements: 9)
            #expect(Self.dump(0, of: read) == tree)
        } catch {
            #expect(error.description == "it is no XML: \(problem ?? "")")
        }
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

    private static func dump(_ index: Int, of tree: XMLTree) -> String {
        func text(_ name: XMLTree.Name) -> String { (name.namespace.isEmpty ? "" : name.namespace + "|") + name.local }
        let node = tree.nodes[index]
        let parts = node.children.map { child in
            switch child {
            case .element(let index): dump(index, of: tree)
            case .text(let text): text
            }
        }
        let attributes = node.attributes.map { "\(text($0.name))=\($0.value)" }
        return "(" + ([text(node.name)] + attributes + parts).joined(separator: " ") + ")"
    }
}
