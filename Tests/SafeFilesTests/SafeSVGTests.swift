import SafeFiles
import Testing

/// A picture in SVG is written anew from a list; nothing else gets through.
@Suite struct SafeSVGTests {
    private static func written(_ body: String) -> (inner: String, omissions: [String])? {
        guard let picture = try? SafeSVG.picture(from: Array(body.utf8)) else { return nil }
        return (
            String(decoding: picture.bytes, as: UTF8.self),
            picture.omissions.map { $0.count == 1 ? $0.what : "\($0.what) × \($0.count)" }
        )
    }

    /// What stands in the outermost element, and what becomes of it.
    static let pieces: [(source: String, written: String, omissions: [String])] = [
        ("<rect width='3' fill='red'/>", "<rect width=\"3\" fill=\"red\" height=\"0\"/>", []),
        ("<path x='1' fill='red' onclick='a()'/>", "<path x=\"1\" fill=\"red\"/>", ["'onclick='"]),
        ("<script>a()</script><SCRIPT/>", "", ["'<script>'", "'<SCRIPT>'"]),
        ("<x:script xmlns:x='http://www.w3.org/2000/svg'/>", "", ["'<script>'"]),
        ("<x:script xmlns:x='http://www.w3.org/1999/xhtml'>a()</x:script>", "", ["'<script>'"]),
        ("<x:note xmlns:x='urn:x' x:onload='a()'><path/></x:note>", "", []),
        ("<g x:y='1' xmlns:x='urn:x'/>", "<g/>", []),
        ("<a href='javascript:a()'><text>b</text></a>", "<g><text>b</text></g>", []),
        ("<text><a href='//x.org'>b</a></text>", "<text><tspan>b</tspan></text>", []),
        ("<a><set attributeName='href' to='javascript:a()'/></a>", "<g/>", ["'<set>'"]),
        ("<animate attributeName='href' values='javascript:a()'/>", "", ["'<animate>'"]),
        ("<use href='#a'/>", "<use xlink:href=\"#a\"/>", []),
        ("<use x:href='#a' xmlns:x='http://www.w3.org/1999/xlink'/>", "<use xlink:href=\"#a\"/>", []),
        ("<use href='a.svg#a'/>", "<use/>", ["'a.svg#a'"]),
        ("<use href='data:image/svg+xml,x#a'/>", "<use/>", ["'data:image/svg+xml,x#a'"]),
        (
            "<image x:href='http://x.org/a.png' xmlns:x='http://www.w3.org/1999/xlink'/>", "<image/>",
            ["'http://x.org/a.png'"]
        ),
        ("<image href='data:text/html,a'/>", "<image/>", ["'data:text/html,a'"]),
        ("<image href='data:image/png;base64,PHNjcmlwdD4='/>", "<image/>", ["'data:image/png;base64,PHNjcmlwdD4='"]),
        (
            "<image href='data:image/png;base64,iVBO Rw0KGgo='/>",
            "<image xlink:href=\"data:image/png;base64,iVBORw0KGgo=\"/>", []
        ),
        ("<image href='data:,iVBO'/>", "<image/>", ["'data:,iVBO'"]),
        ("<feImage href='//x.org'/>", "", ["'<feImage>'"]),
        ("<iframe src='//x.org'/><handler/><listener/>", "", ["'<iframe>'", "'<handler>'", "'<listener>'"]),
        ("<path fill='url(#a)' filter=\"URL( '#b' )\"/>", "<path fill=\"url(#a)\" filter=\"url(#b)\"/>", []),
        ("<path fill='url(//x.org#a)'/>", "<path/>", ["'//x.org#a'", "'fill=\"url(//x.org#a)\"'"]),
        ("<path fill='u\\72l(//x.org)'/>", "<path/>", ["'fill=\"u\\72l(//x.org)\"'"]),
        ("<path fill='image-set(\"//x.org\" 1x)'/>", "<path/>", ["'fill=\"image-set(\"//x.org\" 1x)\"'"]),
        (
            "<path style='fill:red;behavior:url(#a);stroke:url(//x.org)'/>", "<path style=\"fill:red\"/>",
            ["'behavior:'", "'//x.org'", "'stroke:'"]
        ),
        ("<path style='fill:red;-x-y:1;margin:0'/>", "<path style=\"fill:red\"/>", []),
        (
            "<path transform='translate(1 2)' d='M0,0L1e-5 -.2z' x='1:2'/>",
            "<path transform=\"translate(1 2)\" d=\"M0,0L1e-5 -.2z\"/>", ["'x=\"1:2\"'"]
        ),
        ("<path xml:base='//x.org/' xml:space='preserve'/>", "<path xml:space=\"preserve\"/>", []),
        ("<style>@import '//x.org/a.css'; a{fill:red}</style>", "<style>a{fill:red}</style>", ["'//x.org/a.css'"]),
        (
            "<style>a { fill: url(//x.org) } b > c , #d:hover{ fill : red }</style>",
            "<style>b &gt; c , #d:hover{fill:red}</style>", ["'//x.org'", "'fill:'"]
        ),
        ("<style>/**/a/*}*/{fill/**/:/**/red}</style>", "<style>a{fill:red}</style>", []),
        ("<style>a{fill:red</style>", "<style>a{fill:red}</style>", []),
        ("<style>a{b{fill:red}}c{fill:red}</style>", "<style>c{fill:red}</style>", ["a declaration of a style"]),
        (
            "<style>@media (prefers-color-scheme:dark){a{fill:#fff}}</style>",
            "<style>@media (prefers-color-scheme:dark){a{fill:#fff}}</style>", []
        ),
        ("<style media='print'>a{fill:red}</style>", "<style>@media print{a{fill:red}}</style>", []),
        ("<style type='text/x'>a{fill:red}</style>", "", ["'<style type=text/x>'"]),
        (
            "<style>@font-face{font-family:A;src:url('https://a.org/Hand.woff2')}text{font-family:A}</style>",
            "<style>text{font-family:A}</style>", ["'https://a.org/Hand.woff2'"]
        ),
        (
            "<style>@font-face{font-family:A;src:url(data:x/y;base64,d09GMg==)format('woff2')}</style>",
            "<style>@font-face{font-family:A;src:url(data:font/woff2;base64,d09GMg==)}</style>", []
        ),
        (
            "<style>@keyframes a{from{opacity:0}50%{opacity:1}}</style>",
            "<style>@keyframes a{from{opacity:0}50%{opacity:1}}</style>", []
        ),
        ("<style>@document url(//x.org){a{fill:red}}</style>", "", ["'@document'"]),
        (
            "<style>a{--b:url(//x.org);fill:var(--b)}</style>", "<style>a{fill:var(--b)}</style>",
            ["'//x.org'", "'--b:'"]
        ),
        (
            "<style>a{fill:red}&lt;/style>&lt;script>a()&lt;/script></style>", "<style>a{fill:red}</style>",
            ["a rule of a style"]
        ),
        (
            "<title>a&lt;script&gt;</title><desc><b>c</b>d</desc>", "<title>a&lt;script&gt;</title><desc>d</desc>",
            ["'<b>'"]
        ),
        ("<![CDATA[<script>]]><text><![CDATA[<script>]]></text>", "<text>&lt;script&gt;</text>", []),
        ("<?xml-stylesheet href='//x.org/a.css'?><!-- a --><g/>", "<g/>", []),
        (
            "<switch><foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>a</p></foreignObject><text>b</text></switch>",
            "<switch><text>b</text></switch>", []
        ),
        (
            "<foreignObject width='100' height='24'><p xmlns='http://www.w3.org/1999/xhtml'>a <b>b</b><script>c</script></p></foreignObject>",
            "<text text-anchor=\"middle\" dominant-baseline=\"central\" x=\"50.0\" y=\"12.0\"><tspan x=\"50.0\" dy=\"0.0em\">a b</tspan></text>",
            ["the layout of '<foreignObject>'"]
        ),
        ("<metadata><script/></metadata>", "", []),
    ]

    @Test(arguments: pieces) func `what is known is written, and what is missing is told`(
        _ source: String, _ inner: String, _ omissions: [String]
    ) throws {
        let result = try #require(Self.written("<svg xmlns='http://www.w3.org/2000/svg'>\(source)</svg>"))
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\""
        let link = inner.contains("xlink:") ? " xmlns:xlink=\"http://www.w3.org/1999/xlink\"" : ""
        #expect(result.inner == (inner.isEmpty ? "\(head)/>\n" : "\(head)\(link)>\(inner)</svg>\n"))
        #expect(result.omissions == omissions)
    }

    @Test(arguments: pieces) func `what was written is written again as it is`(
        _ source: String, _ inner: String, _ omissions: [String]
    ) throws {
        let first = try SafeSVG.picture(from: Array("<svg>\(source)</svg>".utf8))
        let second = try SafeSVG.picture(from: first.bytes)
        #expect(second.bytes == first.bytes && second.omissions.isEmpty)
    }

    /// Files of other encodings, with document types and entities.
    static let documents: [(source: [UInt8], written: String)] = [
        (
            Array("<?xml version='1.0' encoding='ISO-8859-1'?><svg><text>\u{1}</text></svg>".utf8).map {
                $0 == 1 ? 0xE9 : $0
            },
            "<text>é</text>"
        ),
        (
            [0xFF, 0xFE] + "<svg><text>é</text></svg>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
            "<text>é</text>"
        ),
        (
            Array(
                "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'><svg><g/></svg>"
                    .utf8),
            "<g/>"
        ),
        (
            Array(
                "<!DOCTYPE svg [<!ENTITY n 'http://www.w3.org/2000/svg'><!ATTLIST g onload CDATA 'a()'>]><svg xmlns='&n;'><g/></svg>"
                    .utf8),
            "<g/>"
        ),
        (Array("<!DOCTYPE svg [<!ENTITY s '<script>a()</script>'>]><svg>&s;<g/></svg>".utf8), "<g/>"),
    ]

    @Test(arguments: documents) func `a document of any encoding becomes one of UTF-8`(
        _ source: [UInt8], _ inner: String
    ) throws {
        let picture = try SafeSVG.picture(from: source)
        let text = String(decoding: picture.bytes, as: UTF8.self)
        #expect(text == "<svg xmlns=\"http://www.w3.org/2000/svg\">\(inner)</svg>\n")
    }

    private static let doubled =
        (1...30).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }.joined()
    private static let laughs = (1...9).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }
        .joined()

    static let refused: [(source: String, reason: String)] = [
        ("", "it is no XML: no element found (line 1, column 1)"),
        ("<svg><g></svg>", "it is no XML: mismatched tag (line 1, column 11)"),
        ("<html xmlns='http://www.w3.org/1999/xhtml'/>", "its outermost element is not 'svg'"),
        ("<x:svg xmlns:x='urn:x'/>", "its outermost element is not 'svg'"),
        ("<svg/><script/>", "it is no XML: junk after document element (line 1, column 7)"),
        (
            "<svg><g id='a0'><rect/></g>\(doubled)</svg>",
            "it draws more than 1000000 elements once its references are followed"
        ),
        (
            "<!DOCTYPE svg [<!ENTITY a0 '0123456789'>\(laughs)]><svg>&a9;</svg>",
            "it is no XML: limit on input amplification factor (from DTD and entities) breached"
        ),
        (
            "<svg>" + String(repeating: "<g>", count: 250) + String(repeating: "</g>", count: 250) + "</svg>",
            "its elements are nested more than 250 levels deep"
        ),
    ]

    @Test(arguments: refused) func `what is no picture, or too much of one, is refused`(
        _ source: String, _ reason: String
    ) {
        #expect {
            _ = try SafeSVG.picture(from: Array(source.utf8))
        } throws: { error in
            ((error as? SafeSVG.Refusal)?.reason ?? "").hasPrefix(reason)
        }
    }
}
