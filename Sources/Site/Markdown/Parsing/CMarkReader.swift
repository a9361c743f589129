import CCMark
import Glibc
import Synchronization

/// Runs cmark over a text and copies what it finds: the only code that touches its memory.
enum CMarkReader {
    /// cmark-gfm 0.29.0.gfm.6 keeps its table of special characters in a global variable, which every parse fills
    /// and empties: two parses at once lose strikethroughs and bare addresses. So there is one at a time.
    private static let gate = Mutex(())

    /// Names under which cmark's own extensions are registered.
    private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

    private static let isRegistered: Bool = {
        cmark_gfm_core_extensions_ensure_registered()
        return true
    }()

    /// The tree of a UTF-8 text without NUL, as a walk in document order; footnotes come last.
    static func events(of text: [UInt8]) -> [MarkupEvent] {
        precondition(isRegistered, "cmark's extensions are registered")
        let parser = cmark_parser_new(CMARK_OPT_SOURCEPOS | CMARK_OPT_FOOTNOTES)
        defer { cmark_parser_free(parser) }
        // Copying the tree, which takes longest, is done by each thread for itself.
        nonisolated(unsafe) var document: OpaquePointer?
        gate.withLock { _ in document = parse(text, parser) }
        defer { cmark_node_free(document) }
        // About one for every eight bytes of prose.
        return events(of: document, expecting: text.count / 8)
    }

    private static func parse(_ text: [UInt8], _ parser: OpaquePointer?) -> OpaquePointer? {
        for name in extensions { cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name)) }
        text.withUnsafeBytes { buffer in
            cmark_parser_feed(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
        }
        return cmark_parser_finish(parser)
    }

    private static func events(of document: OpaquePointer?, expecting count: Int) -> [MarkupEvent] {
        let iterator = cmark_iter_new(document)
        defer { cmark_iter_free(iterator) }
        var events: [MarkupEvent] = []
        events.reserveCapacity(count)
        while true {
            let type = cmark_iter_next(iterator)
            guard type != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return events }
            let event = event(of: node, isLeaving: type == CMARK_EVENT_EXIT)
            // Footnote references are left as well as entered, unlike all other leaves.
            if event.phase != .leaf || type == CMARK_EVENT_ENTER { events.append(event) }
        }
    }

    private static func event(of node: OpaquePointer, isLeaving: Bool) -> MarkupEvent {
        let kind = kind(of: node)
        let location = MarkupEvent.Location(
            startLine: Int(cmark_node_get_start_line(node)), startColumn: Int(cmark_node_get_start_column(node)),
            endLine: Int(cmark_node_get_end_line(node)), endColumn: Int(cmark_node_get_end_column(node)))
        let phase: MarkupEvent.Phase =
            switch kind {
            case .thematicBreak, .codeBlock, .htmlBlock, .text, .softBreak, .lineBreak, .code, .html,
                .footnoteReference:
                .leaf
            default: isLeaving ? .leave : .enter
            }
        return MarkupEvent(kind: kind, phase: phase, literal: bytes(cmark_node_get_literal(node)), location: location)
    }

    private static func kind(of node: OpaquePointer) -> MarkupEvent.Kind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: listKind(of: node)
        case CMARK_NODE_ITEM: itemKind(of: node)
        case CMARK_NODE_CODE_BLOCK: .codeBlock(fence(of: node))
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_HTML_INLINE: .html
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link(bytes(cmark_node_get_url(node)), bytes(cmark_node_get_title(node)))
        case CMARK_NODE_IMAGE: .image(bytes(cmark_node_get_url(node)), bytes(cmark_node_get_title(node)))
        case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
        default: extensionKind(of: node)
        }
    }

    /// Nodes of extensions have no constant in the installed headers, only a name.
    private static func extensionKind(of node: OpaquePointer) -> MarkupEvent.Kind {
        if isNamed(node, "table_cell") { return .tableCell }
        if isNamed(node, "table_row") || isNamed(node, "table_header") { return .tableRow }
        if isNamed(node, "table") { return .table(alignments(of: node)) }
        return isNamed(node, "strikethrough") ? .strikethrough : .unknown
    }

    private static func listKind(of node: OpaquePointer) -> MarkupEvent.Kind {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        let start = isOrdered ? Int(cmark_node_get_list_start(node)) : nil
        return .list(start: start, isTight: cmark_node_get_list_tight(node) != 0)
    }

    private static func itemKind(of node: OpaquePointer) -> MarkupEvent.Kind {
        .item(
            isDone: isNamed(node, "tasklist") ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil)
    }

    private static func isNamed(_ node: OpaquePointer, _ name: StaticString) -> Bool {
        name.withUTF8Buffer { name in
            guard let type = cmark_node_get_type_string(node), strlen(type) == name.count else { return false }
            return UnsafeRawBufferPointer(start: type, count: name.count).elementsEqual(name)
        }
    }

    /// Nil for indented code.
    private static func fence(of node: OpaquePointer) -> MarkupEvent.CodeFence? {
        var length: Int32 = 0
        var offset: Int32 = 0
        var mark: CChar = 0
        guard cmark_node_get_fenced(node, &length, &offset, &mark) != 0 else { return nil }
        return MarkupEvent.CodeFence(
            info: bytes(cmark_node_get_fence_info(node)), length: Int(length), mark: UInt8(bitPattern: mark))
    }

    private static func alignments(of table: OpaquePointer) -> [Alignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(table))
        guard let marks = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
        return UnsafeBufferPointer(start: marks, count: count).map { mark in
            switch mark {
            case UInt8(ascii: "l"): .left
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: .none
            }
        }
    }

    private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
        guard let text, text.pointee != 0 else { return [] }
        return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }
}

/// A step of a walk through the tree that cmark built, copied out of C.
struct MarkupEvent {
    let kind: Kind
    let phase: Phase
    /// Text, code or HTML as UTF-8, as cmark understood it; empty for other nodes.
    let literal: [UInt8]
    let location: Location

    /// Nodes with content are entered and left; the others are leaves.
    enum Phase {
        case enter, leave, leaf
    }

    /// Lines and byte columns from 1 within the parsed part; 0 where cmark does not report it.
    struct Location {
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
        case table([Alignment])
        case tableRow, tableCell
        case text, softBreak, lineBreak, code, html, emphasis, strong, strikethrough, footnoteReference
        /// Destination and title as UTF-8.
        case link([UInt8], [UInt8]), image([UInt8], [UInt8])
        /// A kind of node that no enabled extension creates.
        case unknown

        var isParagraph: Bool { if case .paragraph = self { true } else { false } }

        var isTable: Bool { if case .table = self { true } else { false } }

        var isHardBreak: Bool { if case .lineBreak = self { true } else { false } }

        var isTableRow: Bool { if case .tableRow = self { true } else { false } }
    }

    /// The opening fence of a code block.
    struct CodeFence {
        let info: [UInt8]
        let length: Int
        let mark: UInt8
    }
}
