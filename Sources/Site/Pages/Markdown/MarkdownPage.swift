package import Content
import Diagnostics
import Markdown
import Markup

/// A page as Markdown, without frame: its title, its subject, and its text with everything in it resolved. Programs read it.
struct MarkdownPage: Sendable {
    let blocks: [MarkdownBlocks.Block]

    /// - Parameter context: one for Markdown; the page has the same problems as its HTML.
    init(_ page: Page, in context: RenderingContext) {
        let head = MarkdownBlocks(Self.head(of: page, in: context)).blocks
        if case .chapters(let contents)? = page.parts.first {
            blocks = head + contents.markdown(in: context)
        } else {
            blocks = head + MarkdownBlocks(HTMLReader.nodes(of: Array(page.body(in: context).value.utf8))).blocks
        }
    }

    /// A chapter of the page with everything.
    init(chapter page: Page, in context: RenderingContext) {
        let body = MarkdownBlocks(HTMLReader.nodes(of: Array(page.body(in: context).value.utf8))).blocks
        blocks = MarkdownBlocks(Self.title(of: page, in: context)).blocks + body
    }

    private static func title(of page: Page, in context: RenderingContext) -> [HTMLNode] {
        [element("h1", context.localization.text(page.title.withBoundNumbers))]
            + (page.summary.isEmpty ? [] : [element("p", context.localization.text(page.summary))])
    }

    /// Title and summary, where all pages are listed, and what a reader should know before the text.
    private static func head(of page: Page, in context: RenderingContext) -> [HTMLNode] {
        let (localization, map) = (context.localization, context.map)
        let edition = page.route.edition ?? map.editions[page.language]
        let index = page.route.reference(to: MarkdownFiles.index(of: edition))
        let name =
            localization.text(map.identity.title(in: page.language)) + " · "
            + localization.words(in: page.language)[.allNotes]
        let link = HTMLNode.element(
            HTMLNode.Element(
                name: "a", attributes: [MarkupElement.Attribute(name: "href", value: index)], children: [.text(name)]))
        let quote = HTMLNode.element(HTMLNode.Element(name: "blockquote", children: [link]))
        return title(of: page, in: context) + [quote] + notice(of: page, in: context)
    }

    private static func notice(of page: Page, in context: RenderingContext) -> [HTMLNode] {
        let (localization, language) = (context.localization, page.language)
        if let other = page.contentLanguage, other != language {
            return [element("p", localization.text(.notTranslated, in: language, of: other))]
        }
        return page.route.edition?.kind == .traditional
            ? [element("p", localization.words(in: language)[.converted])] : []
    }

    private static func element(_ name: String, _ text: String) -> HTMLNode {
        .element(HTMLNode.Element(name: name, children: [.text(text)]))
    }

    var text: String { Self.text(of: blocks) }

    static func text(of blocks: some Sequence<MarkdownBlocks.Block>) -> String {
        blocks.map { $0.text }.joined(separator: "\n\n") + "\n"
    }

    /// The blocks between a heading, or the title for an empty anchor, and the next heading; nil where no heading has the anchor.
    func text(below anchor: String) -> String? {
        let start = anchor.isEmpty ? blocks.startIndex : blocks.firstIndex { $0.heading?.id == anchor }
        return start.map { Self.text(of: blocks[$0...].dropFirst().prefix { $0.heading == nil }) }
    }

    /// The section with an anchor, to the next heading that is not below its own; nil where no heading has it.
    func section(_ anchor: String) -> String? {
        guard let start = blocks.firstIndex(where: { $0.heading?.id == anchor }), let own = blocks[start].heading else {
            return nil
        }
        let rest = blocks[start...].dropFirst().prefix { $0.heading.map { $0.level > own.level } ?? true }
        return Self.text(of: [blocks[start]] + rest)
    }
}

/// The places of the files with Markdown, relative to the output folder.
package enum MarkdownFiles {
    /// The list of an edition's pages.
    package static func index(of edition: Edition) -> String { edition.path("llms.txt") }

    /// The list of these lists.
    package static let root = "llms.txt"

    /// A link for a list.
    package static func link(_ text: String, to address: String) -> String {
        "[\(MarkdownEscaping.text(text, isInLink: true))]" + MarkdownEscaping.destination(address, title: "")
    }

    /// A text for a line.
    package static func text(_ text: String) -> String { MarkdownLine([.text(text)]).text(breakingLines: false) }
}

extension Route {
    /// The page as Markdown; nil for a page that repeats others, or is above all.
    package var markdownPath: String? {
        guard let edition, edition.kind != .both else { return nil }
        if slug == GeneratedPage.singlePage.slug { return edition.path("llms-full.txt") }
        return edition.path(slug) + ".md"
    }
}
