import Markdown

extension MarkdownDocument {
    /// Whether anything in it is HTML, or asks for a value that nobody has put in.
    var hasRawMarkup: Bool {
        blocks.contains { $0.hasRawMarkup } || footnotes.contains { $0.blocks.contains { $0.hasRawMarkup } }
    }
}

extension Block {
    fileprivate var hasRawMarkup: Bool {
        switch self {
        case .html: true
        case .heading(let heading): heading.content.contains { $0.hasRawMarkup }
        case .paragraph(let content, _): content.contains { $0.hasRawMarkup }
        case .list(let list): list.items.contains { $0.blocks.contains { $0.hasRawMarkup } }
        case .quote(let blocks, _): blocks.contains { $0.hasRawMarkup }
        case .aside(let aside): (aside.title.contains { $0.hasRawMarkup }) || aside.blocks.contains { $0.hasRawMarkup }
        case .table(let table):
            ([table.header] + table.rows).contains { $0.cells.contains { $0.content.contains { $0.hasRawMarkup } } }
        case .tabs, .codeBlock, .thematicBreak: false
        }
    }
}

extension Inline {
    fileprivate var hasRawMarkup: Bool {
        switch self {
        case .html, .placeholder: true
        case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _):
            content.contains { $0.hasRawMarkup }
        case .link(let link): link.content.contains { $0.hasRawMarkup }
        case .text, .code, .image, .softBreak, .lineBreak, .footnoteReference, .math: false
        }
    }
}
