/// A tool whose notation is read in a folder of its own. Plain text and code have other uses for the same signs.
package enum Dialect: String, CaseIterable, Hashable, Sendable {
    case docc, docusaurus, hugo, jekyll, mdbook, mkdocs, obsidian, quarto, starlight, vitepress

    /// The tool as it writes itself.
    var name: String {
        switch self {
        case .docc: "DocC"
        case .docusaurus: "Docusaurus"
        case .hugo: "Hugo"
        case .jekyll: "Jekyll"
        case .mdbook: "mdBook"
        case .mkdocs: "MkDocs"
        case .obsidian: "Obsidian"
        case .quarto: "Quarto"
        case .starlight: "Starlight"
        case .vitepress: "VitePress"
        }
    }
}

/// A notation that some tools have beyond Markdown, and that is text in the notes of all others.
enum Notation: Hashable {
    case admonition, slashes, colons, directive, bookTitle
    case wikiLink, blockName, highlight, keys, icon, attributes, contents
    case percentComment, bracesComment, liquidComment, hugoComment, kramdownComment
    case embedding, snippet, codeImport, commentInclude
    /// Lines of Rust that begin with a number sign are not shown.
    case hiddenLines

    /// How it is written, what Markdown has for it, if anything, and the tools that read it.
    var row: (form: String, instead: String?, tools: [Dialect]) {
        switch self {
        case .admonition: ("!!! note", "> [!NOTE]", [.mkdocs])
        case .slashes: ("/// note", "> [!NOTE]", [.mkdocs])
        case .colons: ("::: note", "> [!NOTE]", [.vitepress, .docusaurus, .starlight, .quarto])
        case .directive: ("@Row", nil, [.docc])
        case .bookTitle: ("{{#title …}}", "# …", [.mdbook])
        case .wikiLink: ("[[…]]", "[…](….md)", [.obsidian])
        case .blockName: ("^…", nil, [.obsidian])
        case .highlight: ("==…==", "<mark>…</mark>", [.obsidian, .mkdocs])
        case .keys: ("++…++", "<kbd>…</kbd>", [.mkdocs])
        case .icon: (":material-…:", nil, [.mkdocs])
        case .attributes: ("{: …}", nil, [.jekyll, .mkdocs])
        case .contents: ("[TOC]", nil, [.mkdocs, .vitepress, .jekyll])
        case .percentComment: ("%%…%%", "<!-- … -->", [.obsidian])
        case .bracesComment: ("{# … #}", "<!-- … -->", [.mkdocs])
        case .liquidComment: ("{% comment %}", "<!-- … -->", [.jekyll])
        case .hugoComment: ("{{/* … */}}", "<!-- … -->", [.hugo])
        case .kramdownComment: ("{::comment}", "<!-- … -->", [.jekyll])
        case .embedding: ("![[…]]", "{{#include ….md}}", [.obsidian])
        case .snippet: ("--8<-- \"…\"", "{{#include …}}", [.mkdocs])
        case .codeImport: ("<<< …", "{{#include …}}", [.vitepress])
        case .commentInclude: ("<!--@include: …-->", "{{#include …}}", [.vitepress])
        case .hiddenLines: ("# …", nil, [.mdbook])
        }
    }

    /// The notation of a line of its own that begins with a sign; nil for ours, such as tabs.
    init?(ofLineWith first: UInt8) {
        switch first {
        case UInt8(ascii: "!"), UInt8(ascii: "?"): self = .admonition
        case UInt8(ascii: "/"): self = .slashes
        case UInt8(ascii: ":"): self = .colons
        case UInt8(ascii: "@"): self = .directive
        case UInt8(ascii: "{"): self = .bookTitle
        default: return nil
        }
    }
}

extension Set<Dialect> {
    /// Whether one of the tools reads a notation.
    func read(_ notation: Notation) -> Bool { notation.row.tools.contains { contains($0) } }
}
