/// What links can lead to in a document: headings, tags with ids, footnotes.
struct LinkTargets: Hashable, Sendable {
    /// The ids of headings, in order.
    private(set) var anchors: [String] = []
    /// The ids that tags such as `<a name="x">` give, each once. One that a heading has, too, is left to the heading.
    private(set) var rawIDs: [String] = []
    /// How often each footnote is referred to, by the blocks and by footnotes that are, by number.
    private(set) var referenceCounts: [Int: Int] = [:]
    /// Whether something stands in it that cannot always be written as it is.
    private(set) var hasDoubtfulContent = false

    init(_ blocks: [Block], _ footnotes: [Footnote]) {
        visit(blocks)
        var visited: Set<Int> = []
        while let next = footnotes.first(where: {
            referenceCounts[$0.number] != nil && !visited.contains($0.number)
        }) {
            visited.insert(next.number)
            visit(next.blocks)
        }
        if visited.count < footnotes.count { hasDoubtfulContent = true }
        guard !rawIDs.isEmpty else { return }
        var taken = Set(anchors)
        rawIDs = rawIDs.filter { taken.insert($0).inserted }
    }

    private mutating func visit(_ blocks: [Block]) {
        for block in blocks {
            switch block {
            case .heading(let heading):
                anchors.append(heading.anchor)
                visit(heading.content)
            case .paragraph(let content, _): visit(content)
            case .list(let list): for item in list.items { visit(item.blocks) }
            case .quote(let blocks, _): visit(blocks)
            case .aside(let aside):
                visit(aside.title)
                visit(aside.blocks)
            case .html(let pieces, _): for piece in pieces { visit(piece) }
            case .table(let table):
                for row in [table.header] + table.rows {
                    for cell in row.cells { visit(cell.content) }
                }
            case .codeBlock, .thematicBreak: break
            }
        }
    }

    private mutating func visit(_ inlines: [Inline]) {
        for inline in inlines {
            switch inline {
            case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _): visit(content)
            case .link(let link):
                if DestinationPolicy.unsafeScheme(of: link.destination) != nil { hasDoubtfulContent = true }
                visit(link.content)
            case .image: hasDoubtfulContent = true
            case .html(let piece): visit(piece)
            case .footnoteReference(let number, _): referenceCounts[number, default: 0] += 1
            case .text, .code, .math, .softBreak, .lineBreak, .placeholder: break
            }
        }
    }

    private mutating func visit(_ piece: HTMLPiece) {
        hasDoubtfulContent = true
        guard case .tag(let tag, _) = piece, HTMLElement.named(tag.name) != nil, let id = tag.id else { return }
        rawIDs.append(id)
    }
}
