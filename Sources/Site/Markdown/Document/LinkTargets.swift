/// The targets of links in a document: headings, tags with ids, footnotes.
struct LinkTargets: Hashable, Sendable {
    /// The ids of headings, in order.
    private(set) var anchors: [String] = []
    /// The ids that tags such as `<a name="x">` give, each once. One that a heading has, too, is left to the heading.
    private(set) var rawIDs: [String] = []
    /// The number of references to each footnote, by its number: those in the blocks, and in footnotes that are referred to.
    private(set) var referenceCounts: [Int: Int] = [:]
    /// Whether it contains something that cannot always be written as it is.
    private(set) var hasDoubtfulContent = false
    /// The footnotes that the last visit found to be referred to for the first time, by number.
    private var newReferences: [Int] = []

    init(_ blocks: [Block], _ footnotes: [Footnote]) {
        visit(blocks)
        let places = Dictionary(footnotes.enumerated().map { ($1.number, $0) }) { first, _ in first }
        var isVisited = footnotes.map { _ in false }
        // Always the first one that is referred to and was not visited; nothing before this place is.
        var place = 0
        while place < footnotes.count {
            guard !isVisited[place], referenceCounts[footnotes[place].number] != nil else {
                place += 1
                continue
            }
            isVisited[place] = true
            newReferences = []
            visit(footnotes[place].blocks)
            place = min(place, newReferences.compactMap { places[$0] }.min() ?? place)
        }
        newReferences = []
        if isVisited.contains(false) { hasDoubtfulContent = true }
        guard !rawIDs.isEmpty else { return }
        var taken = Set(anchors)
        rawIDs = rawIDs.filter { taken.insert($0).inserted }
    }

    private mutating func visit(_ blocks: [Block]) {
        for block in blocks {
            switch block {
            case .heading(let heading): anchors.append(heading.anchor)
            case .html(let pieces, _): for piece in pieces { visit(piece) }
            default: break
            }
            for part in block.parts {
                switch part {
                case .text(let content): visit(content)
                case .blocks(let blocks): visit(blocks)
                }
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
            case .footnoteReference(let number, _):
                if referenceCounts[number] == nil { newReferences.append(number) }
                referenceCounts[number, default: 0] += 1
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
