import Build
import Content
import ContentSupport
import Diagnostics
import Foundation
import Languages
import LayoutSite
import Markup
import Testing

@testable import ReportPages
@testable import Review

/// Pictures in one page: what they share stands there once, and each shows what its file shows.
@Suite struct PictureSheetTests {
    private func picture(
        _ id: String, _ body: String, fill: String = "#fff", definitions: String = "", head: String = ""
    ) -> [UInt8] {
        Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" id="\(id)" width="20" height="10" viewBox="0 0 20 10" fill="none" role="img" lang="en">
            \(head)<style>
            #\(id) .ink{fill:\(fill)}
            @media (prefers-color-scheme: dark) {
            #\(id) .ink{fill:#000}
            }
            </style>
            <defs>
            <path id="\(id)1" d="M0 0h9v9z"/>
            \(definitions)</defs>
            \(body)</svg>

            """.utf8)
    }

    private func place(_ file: [UInt8], in sheet: inout PictureSheet) throws -> PictureSheet.Placed {
        let placed = sheet.add(file)
        return try #require(placed)
    }

    private static func shape(_ number: Int) -> String {
        "<path class=\"ink\" d=\"M\(number) 0h400v300h-400zM20 20h360v260h-360zM40 40h320v220h-320z\"/>\n"
    }

    @Test func `what two pictures show stands in the page once`() throws {
        var sheet = PictureSheet()
        let word = { (id: String) in
            "<g class=\"ink\" transform=\"translate(3 4)scale(.01)\">\n<use href=\"#\(id)1\"/>\n<use href=\"#\(id)1\" x=\"120\"/>\n"
                + "<use href=\"#\(id)1\" x=\"240\"/>\n</g>\n"
        }
        let first = try place(picture("a", Self.shape(1) + word("a") + Self.shape(2)), in: &sheet)
        let second = try place(picture("b", Self.shape(1) + word("b") + Self.shape(3)), in: &sheet)
        let shared = SharedPictures(sheet)
        let page = shared.definitions + shared.svg(of: first, named: "A") + shared.svg(of: second, named: "<B>")
        #expect(page.components(separatedBy: "M1 0h400").count == 2)
        #expect(page.components(separatedBy: "M0 0h9v9z").count == 2)
        #expect(page.components(separatedBy: " x=\"240\"").count == 2)
        #expect(page.contains("aria-label=\"&lt;B"))
        #expect(
            page.components(separatedBy: "M2 0h400").count == 2 && page.components(separatedBy: "M3 0h400").count == 2)
    }

    @Test func `colours of two palettes stay apart`() throws {
        var sheet = PictureSheet()
        let first = try place(picture("a", Self.shape(1)), in: &sheet)
        let second = try place(picture("b", Self.shape(1), fill: "#abc"), in: &sheet)
        let shared = SharedPictures(sheet)
        #expect(shared.style.contains(".k0{fill:#fff}") && shared.style.contains(".k1{fill:#abc}"))
        #expect(shared.svg(of: first, named: "").contains("class=\"k0\""))
        #expect(shared.svg(of: second, named: "").contains("class=\"k1\""))
    }

    @Test func `the same picture gives the same bytes in every run`() throws {
        let rules = (0..<9).map { "#a .c\($0){fill:#00\($0)}\n" }
        var sheet = PictureSheet()
        _ = try place(picture("a", Self.shape(1), head: "<style>\n\(rules.reversed().joined())</style>\n"), in: &sheet)
        let style = SharedPictures(sheet).style
        for number in 0..<9 { #expect(style.contains(".k\(number){fill:#00\(number)}\n")) }
    }

    /// Elements that no picture of the tool holds; such a file stays an image, in which nothing runs or loads.
    @Test(arguments: [
        "<script>alert(1)</script>", "<image href=\"https://example.com/a.png\"/>", "<foreignObject/>",
        "<use href=\"https://example.com/a.svg#b\"/>", "<path d=\"M0 0\" onload=\"alert(1)\"/>",
        "<path d=\"M0 0\" style=\"fill:red\"/>", "<path class=\"other\" d=\"M0 0\"/>", "<text>a</text>",
        "<use href=\"#b1\"/>",
        "<g clip-path=\"url(https://example.com/#a)\"/>", "<a href=\"https://example.com\"/>", "text",
        "<p xmlns=\"http://www.w3.org/1999/xhtml\"/>", "<path d=\"M0&quot;\"/>",
    ])
    func `a picture in another form is not taken apart`(_ body: String) {
        var sheet = PictureSheet()
        #expect(sheet.add(picture("a", Self.shape(1) + body)) == nil)
        #expect(sheet.add(picture("a", Self.shape(1), head: "<style>@import url(a)</style>")) == nil)
        #expect(sheet.add(Array("<svg".utf8)) == nil)
    }

    @Test func `the tool's own pictures show in the page what their files show`() async throws {
        let site = ReviewedSite.standard
        let survey = try #require(await site.survey().value)
        let names = Set(
            ["bars", "plain"].flatMap { id in ["en", "zh-Hans"].map { SiteSnapshot.PictureName(id, $0) } })
        let files = await drawPictures(
            names, of: survey, site.configuration, in: InMemoryFileSystem(site.files).fileSystem)
        #expect(files.count == 4)
        var sheet = PictureSheet()
        var placed: [(file: [UInt8], picture: PictureSheet.Placed)] = []
        for name in files.keys.sorted(by: { "\($0)" < "\($1)" }) {
            let file = try #require(files[name])
            placed.append((file, try place(file, in: &sheet)))
        }
        let shared = SharedPictures(sheet)
        for (file, picture) in placed {
            let inPage =
                "<div xmlns=\"http://www.w3.org/2000/svg\"><style>\(shared.style)</style>\(shared.definitions)"
                + shared.svg(of: picture, named: "A") + "</div>"
            let shown = try ShownShapes(Array(inPage.utf8)).all
            let own = try ShownShapes(file).all
            #expect(own.count > 100)
            #expect(shown == own)
        }
    }
}

/// The shapes of a document in the order in which they are painted, whatever elements they are written with.
private struct ShownShapes {
    private let tree: XMLTree
    private var nodes: [String: Int] = [:]
    private var rules: [String: [String]] = [:]

    init(_ bytes: [UInt8]) throws {
        tree = try XMLTree.read(bytes, maxLevels: 64, maxElements: 1_000_000)
        for (index, node) in tree.nodes.enumerated() {
            if let id = node.attributes.first(where: { $0.name.local == "id" })?.value { nodes[id] = index }
            guard node.name.local == "style" else { continue }
            for case .text(let text) in node.children {
                for line in text.split(separator: "\n") where line.contains(".") && line.contains("{") {
                    let name = line.split(separator: "{")[0].split(separator: ".").last.map { String($0) } ?? ""
                    rules[name, default: []].append(line.split(separator: "{").last.map { String($0) } ?? "")
                }
            }
        }
    }

    /// A line for each shape: its attributes, then those of all that it is in.
    var all: [String] { shapes(0, []) }

    private func shapes(_ index: Int, _ context: [String]) -> [String] {
        let node = tree.nodes[index]
        var own: [String] = []
        for (name, value) in node.attributes {
            switch name.local {
            case "class" where node.name.local != "svg":
                own += value.split(separator: " ").flatMap { (rules[String($0)] ?? []).sorted() }
            case "clip-path":
                let id = String(value.dropFirst(5).dropLast())
                own += (nodes[id].map { children($0, []) } ?? []).map { "clip \($0)" }
            case "transform", "d", "x", "y", "stroke-width", "stroke-dasharray": own.append("\(name.local) \(value)")
            case "width", "height": if node.name.local == "rect" { own.append("\(name.local) \(value)") }
            default: break
            }
        }
        let context = own.isEmpty ? context : [own.sorted().joined(separator: "; ")] + context
        switch node.name.local {
        case "style", "title", "desc", "defs", "clipPath": return []
        case "path", "rect": return [context.joined(separator: " in ")]
        case "use":
            let id = node.attributes.first { $0.name.local == "href" }?.value.dropFirst() ?? ""
            return nodes[String(id)].map { shapes($0, context) } ?? ["missing \(id)"]
        default: return children(index, context)
        }
    }

    private func children(_ index: Int, _ context: [String]) -> [String] {
        tree.nodes[index].children.flatMap { child in
            if case .element(let node) = child { return shapes(node, context) }
            return []
        }
    }
}
