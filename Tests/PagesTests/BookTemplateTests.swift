import Diagnostics
import Markup
import SiteSupport
import Templates
import Testing

@testable import Pages

/// What books take of templates is XML, whatever their fields hold.
@Suite struct BookTemplateTests {
    static let names = TemplateCheck.bookTemplates

    private static let library: TemplateLibrary = {
        var library = TemplateLibrary()
        for (path, text) in SiteTest.templates where path.hasSuffix(".html") {
            let name = String(path.dropFirst("templates/".count).dropLast(".html".count))
            library.insert(Template.parse(SourceFile(path: path, text: text)).value, as: name)
        }
        return library
    }()

    /// The same choices for the same seed, on any machine.
    private struct Choices {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    /// Every field that templates know, each there or not; lists hold up to two objects.
    private static func fields(_ items: TemplateValue?, _ choose: (Int) -> Int) -> TemplateValue {
        let names = TemplateFields.names.filter { !["medium", "words"].contains($0) }
        let values = names.map { name -> TemplateValue in
            if TemplateFields.lists.contains(name) {
                return .list(items.map { Array(repeating: $0, count: choose(3)) } ?? [])
            }
            // XML whether it is escaped or inserted as it is.
            return .text(choose(2) > 0 ? "a &amp; b" : "")
        }
        var fields = TemplateValue.Fields(names, values)
        fields.append("medium", .object(["isBook": .flag(true), "section": .text("2"), "subsection": .text("3")]))
        fields.append("words", .object([:]))
        return .object(fields)
    }

    private static func problem(in name: String, _ choose: (Int) -> Int) -> String? {
        let leaf = fields(nil, choose)
        let text = library.render(name, fields(fields(leaf, choose), choose)).value
        let isWhole = text.hasPrefix("<?xml")
        return XMLReader.problem(in: Array((isWhole ? text : "<div>\(text)</div>").utf8)).map { "\($0)\n\(text)" }
    }

    @Test(arguments: names) func `a template of books is XML in every state of its fields`(_ name: String) {
        #expect(Self.problem(in: name) { _ in 0 } == nil, "with nothing")
        #expect(Self.problem(in: name) { $0 - 1 } == nil, "with everything")
        for seed in 0..<100 {
            var choices = Choices(state: UInt64(seed))
            #expect(Self.problem(in: name) { choices.next($0) } == nil, "seed \(seed)")
        }
    }

    @Test func `a template that opens in one state and closes in another is found`() {
        var library = TemplateLibrary()
        let source = SourceFile(path: "x", text: "{{#a}}<p>{{/a}}b</p>")
        library.insert(Template.parse(source).value, as: "x")
        let text = library.render("x", .object(["a": .flag(false)])).value
        #expect(XMLReader.problem(in: Array("<div>\(text)</div>".utf8)) != nil)
    }
}
