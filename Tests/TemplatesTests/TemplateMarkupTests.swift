import Diagnostics
import Testing

@testable import Templates

@Suite struct TemplateMarkupTests {
    private static func template(_ text: String) -> Template {
        Template.parse(SourceFile(path: "a.html", text: text)).value
    }

    private static func dump(_ text: String) -> [String] {
        TemplateMarkup(template(text)).tags.map { tag in
            let attributes = tag.attributes.map { attribute in
                let value = attribute.value.map { piece in
                    switch piece {
                    case .literal(let text): text
                    case .variable(let name): "(\(name))"
                    }
                }
                return " \(attribute.name)=" + value.joined() + (attribute.isQuoted ? "" : "?")
            }
            return (tag.isEnd ? "/" : "") + tag.name + attributes.joined() + (tag.isClosed ? "/" : "")
        }
    }

    static let cases = [
        ("<p>a</p>", ["p", "/p"]),
        ("<IMG src='a' Alt = b hidden/>", ["img src=a alt=b? hidden=?/"]),
        ("<br/><br />", ["br/", "br/"]),
        ("<a href=\"{{root}}a{{b}}{{{c}}}\" id={{ d }}>", ["a href=(root)a(b)(c) id=(d)?"]),
        ("<h{{level}} id=\"x\"></h{{level}}>", ["h{{level}} id=x", "/h{{level}}"]),
        ("<a{{#b}} c=\"{{#d}}e{{/d}}\"{{/b}} f=\"\">", ["a c=()e() f="]),
        ("<!doctype html><?xml?><!-- <p> --><b>", ["b"]),
        ("<script>if (a < b) { '<p>' }</script><p>", ["script", "/script", "p"]),
        ("a < b, 1 <2 <", []),
        ("<p class=\"a", ["p class=a"]),
    ]

    @Test(arguments: cases) func `tags are read around the tags of Mustache`(_ source: String, _ tags: [String]) {
        #expect(Self.dump(source) == tags)
    }

    // MARK: - Texts of a template itself

    static let texts = [
        ("<p>äb</p>", "<p>ÄB</p>"),
        (
            "<p>ä <code>ä</code></p><pre><code>// ä</code></pre>ä",
            "<p>Ä <code>ä</code></p><pre><code>// ä</code></pre>Ä"
        ),
        ("<img src=\"ä.svg\" alt=\"ä\" title=\"ä {{x}} ä\">", "<img src=\"ä.svg\" alt=\"Ä\" title=\"Ä x Ä\">"),
        ("<button data-name=\"ä\">", "<button data-name=\"ä\">"),
        ("<a href=\"ä\" title=\"ä\" hreflang=\"de\">ä</a>ä", "<a href=\"ä\" title=\"ä\" hreflang=\"de\">ä</a>Ä"),
        ("<details open title=\"ä\">ä\n{{x}}</details>", "<details open title=\"Ä\">Ä\nx</details>"),
        ("<kbd>ä<kbd>ä</kbd>ä</kbd>ä", "<kbd>ä<kbd>ä</kbd>ä</kbd>Ä"),
        ("{{#x}}ä{{/x}}<style>ä</style>", "Ä<style>ä</style>"), ("", ""),
    ]

    @Test(arguments: texts) func `what people read is converted, code and addresses are not`(
        _ source: String, _ result: String
    ) {
        var library = TemplateLibrary()
        library.insert(Self.template(source), as: "a")
        let converted = library.converted { $0.uppercased() }
        #expect(converted.render("a", .object(["x": .text("x")])).value == result)
        #expect(
            library.render("a", .object(["x": .text("x")])).value
                == source.replacing("{{x}}", with: "x")
                .replacing("{{#x}}", with: "").replacing("{{/x}}", with: ""))
    }
}
