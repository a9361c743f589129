import Diagnostics

/// Builds the constructs of other tools that quotations stand for.
enum ContainerReader {
    /// The blocks that a container becomes.
    static func blocks(of container: Container, _ blocks: [Block], at span: SourceSpan) -> [Block] {
        switch container {
        case .aside(let kind, let word, let fold):
            let (title, rest) = titleAndRest(blocks)
            let place = SourceSpan(file: span.file, range: span.start..<span.start)
            let shown = title.isEmpty ? word.map { [.text($0, place)] } ?? [] : title
            return [.aside(Aside(kind: kind, title: shown, blocks: rest, fold: fold, span: span))]
        case .panel:
            let (title, rest) = titleAndRest(blocks)
            let panel = Tabs.Panel(title: title, blocks: rest, span: span)
            return [.tabs(Tabs(panels: [panel], span: span))]
        case .tabs:
            // Each panel inside has become tabs of one; the content between them stays where it is.
            var result: [Block] = []
            for block in blocks {
                if case .tabs(let tabs) = block, case .tabs(let last)? = result.last {
                    let whole = SourceSpan(file: span.file, range: last.span.start..<tabs.span.end)
                    result[result.count - 1] = .tabs(Tabs(panels: last.panels + tabs.panels, span: whole))
                } else {
                    result.append(block)
                }
            }
            return result
        case .codeTabs: return codeTabs(blocks, span)
        case .headingTabs: return headingTabs(blocks, span)
        }
    }

    /// The heading that a container begins with where it has a title.
    private static func titleAndRest(_ blocks: [Block]) -> ([Inline], [Block]) {
        guard case .heading(let heading)? = blocks.first, heading.anchor.isEmpty else { return ([], blocks) }
        return (heading.content, Array(blocks.dropFirst()))
    }

    private static func codeTabs(_ blocks: [Block], _ span: SourceSpan) -> [Block] {
        let panels = blocks.compactMap { block -> Tabs.Panel? in
            guard case .codeBlock(let code) = block else { return nil }
            let name = code.attributes.name.isEmpty ? code.language : code.attributes.name
            let place = SourceSpan(file: code.span.file, range: code.span.start..<code.span.start)
            return Tabs.Panel(title: [.text(name, place)], blocks: [.codeBlock(code.withoutName)], span: code.span)
        }
        let others = blocks.filter { if case .codeBlock = $0 { false } else { true } }
        return panels.isEmpty ? others : [.tabs(Tabs(panels: panels, span: span))] + others
    }

    private static func headingTabs(_ blocks: [Block], _ span: SourceSpan) -> [Block] {
        let levels = blocks.compactMap { block in if case .heading(let heading) = block { heading.level } else { nil } }
        guard let level = levels.min() else { return blocks }
        var before: [Block] = []
        var panels: [Tabs.Panel] = []
        for block in blocks {
            if case .heading(let heading) = block, heading.level == level {
                panels.append(Tabs.Panel(title: heading.content, blocks: [], span: heading.span))
            } else if let last = panels.last {
                let whole = SourceSpan(file: span.file, range: last.span.start..<block.span.end)
                panels[panels.count - 1] = Tabs.Panel(title: last.title, blocks: last.blocks + [block], span: whole)
            } else {
                before.append(block)
            }
        }
        return before + [.tabs(Tabs(panels: panels, span: span))]
    }
}
