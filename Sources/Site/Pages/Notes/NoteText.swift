import CodeColours
import Content
import Diagnostics
import Languages
import Markdown
import Templates

/// The text of a note, or of some of its blocks, as a page shows it: with the parts of its fences, the targets of its links and
/// the numbers that it quotes.
struct NoteText: Sendable {
    let note: Note
    /// The blocks that are shown, and the footnotes.
    let document: MarkdownDocument
    /// The anchors of a note that is on the page already; this one's ids then begin with its language.
    let takenAnchors: Set<String>?
    let fences: [SourceSpan: any FigurePart]
    /// The targets by the spans of links; missing targets stay as written.
    let links: [SourceSpan: Target]
    /// The texts of links without words of their own, by their spans.
    let names: [SourceSpan: String]
    /// The pictures by their spans; files are in the output folder.
    let images: [SourceSpan: HTMLOptions.ShownImage]
    /// The quoted values by the spans of their placeholders.
    let values: [SourceSpan: QuotedValue]

    /// The glossary of the site; nil where it has none.
    var glossary: Glossary?
    /// The page with the glossary, where the text's terms lead; nil for the glossary itself.
    var glossaryPage: Route?

    /// The sections that the page shows folded, each with its heading, as indices of blocks.
    var foldedSections: [Range<Int>] = []

    /// The target of a link of a note, on the site.
    enum Target: Hashable, Sendable {
        case page(Route, fragment: String?)
        /// A file of the output folder; whether readers save it, or look at it.
        case file(String, isSaved: Bool)
        /// No place of the site, as the page or file that the note names is not published.
        case nowhere
        /// Not a place of the site, which an error reports. The site's link stays as it is written, a book has its words.
        case broken
    }

    /// A number that prose quotes.
    struct QuotedValue: Hashable, Sendable {
        let text: String
        /// The place where it is explained; nil where no page of the edition shows its figure.
        let target: Target?
        /// Whether it is marked as extrapolated, as in tables.
        let isExtrapolated: Bool
        /// The figure of another page that answers for a reader's own device; nil where there is none.
        let figure: String?
    }

    // MARK: - Ids and texts

    /// The ids of everything in it, on a page of its own.
    var ids: [String] {
        document.ids(idOptions) + document.blocks.flatMap { fences[$0.span]?.ids ?? [] }
            + (glossary?.ids(in: document.blocks) ?? []).map { termPrefix + $0 }
    }

    /// The beginning of the ids of terms, so that two notes fit on one page.
    private var termPrefix: String { takenAnchors == nil ? "" : note.language.tag + "-" }

    private var idOptions: HTMLOptions {
        var options = HTMLOptions()
        guard let takenAnchors else { return options }
        let prefix = note.language.tag + "-"
        options.headingID = { takenAnchors.contains($0) ? prefix + $0 : $0 }
        options.footnotePrefix = prefix
        return options
    }

    /// The texts of some blocks, and of the content of fences among them.
    func describe(_ blocks: Range<Int>, in sections: inout SectionBuilder) {
        describe(MarkdownDocument.textPieces(of: document.blocks[blocks]), in: &sections)
    }

    func describeFootnotes(in sections: inout SectionBuilder) {
        let blocks = document.usedFootnotes.flatMap { $0.blocks }
        describe(MarkdownDocument.textPieces(of: blocks), in: &sections)
    }

    private func describe(
        _ pieces: [TextPiece], in sections: inout SectionBuilder
    ) {
        let headingID = idOptions.headingID
        for piece in pieces {
            switch piece {
            case .heading(let anchor): sections.begin(headingID(anchor))
            case .headingEnd: sections.endTitle()
            case .link: sections.beginLink()
            case .linkEnd: sections.endLink()
            case .text(let text): sections.add(text)
            case .code(let text): sections.add(text, isCode: true)
            case .boundary: sections.addBoundary()
            case .codeBlock(let block):
                if let part = fences[block.span] {
                    sections.enclose { part.describe(in: &$0) }
                } else {
                    sections.add(block.text, isCode: true)
                }
            case .placeholder(let name, let span): sections.add(values[span]?.text ?? "{{\(name)}}")
            }
        }
    }

    /// The files that its pictures show in a book, of fences and of the note itself: books are read on phones too.
    var pictureFiles: [String] {
        let own = images.values.compactMap { image in if case .file(let path, _) = image { path } else { nil } }
        return own + fences.values.flatMap { $0.bookFiles }
    }

    /// Whether it shows a figure that readers can change, or quotes one that answers for their own device.
    var hasLiveFigures: Bool { fences.values.contains { $0.isLive } || values.values.contains { $0.figure != nil } }

    // MARK: - HTML

    /// A piece for each block, and the footnotes.
    func html(in context: RenderingContext) -> Diagnosed<HTMLDocument> {
        HTMLWriter(options(in: context)).write(document).map { context.isInteractive ? folded($0) : $0 }
    }

    /// The blocks, with the blocks of each folded section in an element that its heading opens.
    private func folded(_ html: HTMLDocument) -> HTMLDocument {
        var html = html
        for section in foldedSections {
            html.blocks[section.lowerBound] =
                "<details class=\"section\">\n<summary>" + html.blocks[section.lowerBound] + "</summary>\n"
            html.blocks[section.upperBound - 1] += "</details>\n"
        }
        return html
    }

    private func options(in context: RenderingContext) -> HTMLOptions {
        var options = idOptions
        let headingID = options.headingID
        let words = context.localization.words(in: note.language)
        options.syntax = context.syntax
        options.text = { context.localization.text($0) }
        options.headingShift = context.headingShift
        options.firstLevel = 2
        options.hasTabStops = context.isInteractive
        options.headingID = { context.id(headingID($0)) }
        options.oldHeadingIDs = { context.oldIDs(of: headingID($0)) }
        options.footnotePrefix = context.id(options.footnotePrefix)
        options.backLinkLabel = words[.backToText]
        options.codeNoteLabel = { "\(words[.codeNote]) \($0)" }
        options.taskLabel = { words[$0 ? .taskDone : .taskOpen] }
        options.headingLinkLabel = context.isInteractive ? words[.linkToSection] : ""
        options.pressedHeadings = Set(
            foldedSections.compactMap { section in
                if case .heading(let heading) = document.blocks[section.lowerBound] { heading.anchor } else { nil }
            })
        options.cellLanguage = { context.localization.foreignTag(of: $0, in: note.language) }
        options.codeBlock = { fences[$0.span]?.written(in: context) }
        options.codeVersion = { block in
            if context.isMarkdown { return nil }
            return LexedLanguage(fence: block.language).map { .init(id: $0.rawValue, name: $0.name) }
        }
        options.code = { context.isMarkdown ? nil : context.html(of: $0) }
        options.formula = { math in
            context.html(of: math, context.localization.text(math.tex))
        }
        options.placeholder = { _, span in values[span].map { html(of: $0, in: context) } }
        options.rowID = { [termPrefix] row in glossary?.id(of: row).map { context.id(termPrefix + $0) } }
        if context.isInteractive, let glossaryPage {
            options.terms = glossary?.finder
            options.termAddress = { context.reference(to: glossaryPage, $0) }
        }
        options.isRightToLeft = note.language.isRightToLeft
        options.loadsLazily = context.isInteractive
        options.image = { image in
            // Paper and readers' programs have one palette.
            if !context.isInteractive, image.palette == .dark { return .nothing }
            guard case .file(let path, let size) = images[image.span] else { return images[image.span] ?? .asWritten }
            if let recording = Recording(path: path) {
                if context.isInteractive { return .player(recording, context.source(ofFile: path)) }
                return reference(to: .file(path, isSaved: false), in: context).map { .link($0) } ?? .description
            }
            if context.isBook, BookMedia.type(of: path) == nil { return .description }
            return .file(context.source(ofFile: path), size)
        }
        options.asideTitle = { words[Word(aside: $0)] }
        options.linkText = { names[$0.span] }
        options.destination = { written, span in
            guard let target = links[span], target != .broken || !context.isInteractive else {
                let address = Self.addressElsewhere(written)
                return address == written ? .asWritten : .address(address)
            }
            guard let address = reference(to: target, in: context) else { return .nowhere }
            if case .file(_, isSaved: true) = target, context.isInteractive { return .file(address) }
            return .address(address)
        }
        return options
    }

    /// An address of another site; an address that would share the scheme of the page gets a scheme, as a page from disk has
    /// none to share.
    static func addressElsewhere(_ written: String) -> String { written.hasPrefix("//") ? "https:" + written : written }

    private func reference(to target: Target, in context: RenderingContext) -> String? {
        switch target {
        case .page(let route, let fragment): context.reference(to: route, fragment)
        case .file(let path, _): context.reference(toFile: path)
        case .nowhere, .broken: nil
        }
    }

    private func html(of value: QuotedValue, in context: RenderingContext) -> String {
        let text = HTMLEscaping.escaped(value.text)
        let reason = context.localization.words(in: note.language)[.extrapolatedQuotation]
        let mark = value.isExtrapolated ? "<sup title=\"\(HTMLEscaping.escaped(reason))\">?</sup>" : ""
        // The reasons are on the page only.
        let place = context.isMarkdown ? context.besideMarkdown : context
        guard let reference = value.target.flatMap({ self.reference(to: $0, in: place) }) else {
            return "<data value=\"\(text)\">\(text)\(mark)</data>"
        }
        let source = value.figure.flatMap { liveAttributes(of: $0, in: context) } ?? ""
        return
            "<data value=\"\(text)\"\(source)><a href=\"\(HTMLEscaping.escaped(reference))\">\(text)\(mark)</a></data>"
    }

    /// Where a page finds the data of another page's figure, as attributes; nil where pages do not answer for a reader's own device.
    private func liveAttributes(of figure: String, in context: RenderingContext) -> String? {
        guard case .site = context.medium, context.map.isLive, context.map.has(.myDevice),
            let source = context.reference(toFile: LiveFigures.figurePath(figure))
        else { return nil }
        return " data-figure=\"\(HTMLEscaping.escaped(figure))\" data-source=\"\(HTMLEscaping.escaped(source))\""
    }
}
