/// One step of a walk through the tree that cmark built, copied out of C.
struct MarkupEvent {
    let kind: Kind
    let phase: Phase
    /// Text, code or HTML as UTF-8, as cmark understood it; empty for other nodes.
    let literal: [UInt8]
    let place: Place

    /// Nodes with content are entered and left; the others are leaves.
    enum Phase {
        case enter, leave, leaf
    }

    /// Lines and byte columns from 1 within the parsed part; 0 where cmark does not say.
    struct Place {
        let startLine: Int
        let startColumn: Int
        let endLine: Int
        let endColumn: Int
    }

    enum Kind {
        case document, quote, item(isDone: Bool?), paragraph, thematicBreak, footnoteDefinition
        case list(start: Int?, isTight: Bool)
        case codeBlock(CodeFence?)
        case htmlBlock
        case heading(level: Int)
        case table([TableBlock.Alignment])
        case tableRow, tableCell
        case text, softBreak, lineBreak, code, html, emphasis, strong, strikethrough, footnoteReference
        /// Destination and title as UTF-8.
        case link([UInt8], [UInt8]), image([UInt8], [UInt8])
        /// A kind of node that no enabled extension makes.
        case unknown

        var isParagraph: Bool { if case .paragraph = self { true } else { false } }

        var isTable: Bool { if case .table = self { true } else { false } }

        var isTableRow: Bool { if case .tableRow = self { true } else { false } }
    }

    /// The opening fence of a code block.
    struct CodeFence {
        let info: [UInt8]
        let length: Int
        let mark: UInt8
    }
}
