import Diagnostics

/// Finds elements of a note that lack one of their necessary parts.
struct ElementCheck {
    private var problems: [Diagnostic] = []

    static func problems(in document: MarkdownDocument) -> [Diagnostic] {
        var check = ElementCheck()
        check.visit(document.blocks)
        for footnote in document.footnotes { check.visit(footnote.blocks) }
        return check.problems
    }

    private mutating func visit(_ blocks: [Block]) {
        for (index, block) in blocks.enumerated() {
            switch block {
            case .codeBlock(let code): check(code, before: index + 1 < blocks.count ? blocks[index + 1] : nil)
            case .tabs(let tabs): check(tabs)
            default: break
            }
            for case .blocks(let inner) in block.parts { visit(inner) }
        }
    }

    /// A number with an exclamation mark is nothing else; one message for a block.
    private mutating func check(_ code: CodeBlock, before next: Block?) {
        guard code.text.utf8.contains(UInt8(ascii: "!")) else { return }
        var count = 0
        if case .list(let list)? = next, list.start == 1 { count = list.items.count }
        let lost = CodeAnnotations.marks(in: code.text).filter { $0.value.isAlone && $0.value.number > count }
        guard let line = lost.keys.min(), let mark = lost[line] else { return }
        problems.append(MarkdownCodes.codeNote(mark.number, count: count, at: code.span))
    }

    private mutating func check(_ tabs: Tabs) {
        if tabs.panels.count == 1 { return problems.append(MarkdownCodes.singlePanel(at: tabs.span)) }
        var names: Set<String> = []
        for panel in tabs.panels {
            let name = PlainText.of(panel.title)
            if !name.isEmpty, !names.insert(name).inserted {
                return problems.append(MarkdownCodes.twoPanels(name, at: panel.span))
            }
        }
    }
}
