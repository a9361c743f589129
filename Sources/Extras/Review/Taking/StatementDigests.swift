import Content
import DataTree
import NoteScenarios

/// Checksums of the data of each scenario and block of macros, with the checksums of the scenarios that it uses.
struct StatementDigests: Sendable {
    private var data: [String: DataNode] = [:]
    private var notes: [String: [String]] = [:]

    struct Statement {
        let layout: Checksum
        let words: Checksum
        /// The notes that show it.
        let notes: [String]
    }

    /// The keys of a block that no layout depends on.
    private static let wordKeys: Set = ["title", "caption", "expect", "source", "show", "picture", "claims"]

    init(_ content: SiteContent, _ blocks: LayoutBlocks) {
        for note in content.notes {
            for fence in FenceKind.layout.flatMap({ note.fences(of: $0) }) {
                guard let id = blocks.id(shownBy: fence.span) else { continue }
                if notes[id]?.contains(note.path) != true { notes[id, default: []].append(note.path) }
                if let block = fence.block, fence.id == id { data[id] = block }
            }
        }
    }

    subscript(id: String) -> Statement {
        var (layout, words) = (ChecksumBuilder(), ChecksumBuilder())
        var seen: Set<String> = []
        add(id, to: &layout, &words, &seen)
        return Statement(layout: layout.checksum, words: words.checksum, notes: notes[id] ?? [])
    }

    private func add(
        _ id: String, to layout: inout ChecksumBuilder, _ words: inout ChecksumBuilder, _ seen: inout Set<String>
    ) {
        guard let block = data[id], seen.insert(id).inserted else { return }
        var used: [String] = []
        for entry in block.entries ?? [] {
            if Self.wordKeys.contains(entry.key) {
                words.add(entry.key)
                add(entry.value, to: &words, &used)
            } else {
                layout.add(entry.key)
                add(entry.value, to: &layout, &used)
            }
        }
        for other in used where data[other] != nil { add(other, to: &layout, &words, &seen) }
    }

    /// - Parameter texts: receives all texts, some of which are the ids of other blocks.
    private func add(_ node: DataNode, to builder: inout ChecksumBuilder, _ texts: inout [String]) {
        switch node.content {
        case .null: builder.add(UInt8(0))
        case .scalar(let text, let isQuoted):
            builder.add(UInt8(isQuoted ? 2 : 1))
            builder.add(text)
            texts.append(text)
        case .list(let items):
            builder.add(UInt8(3))
            for item in items { add(item, to: &builder, &texts) }
            builder.add(UInt8(4))
        case .mapping(let entries):
            builder.add(UInt8(5))
            for entry in entries {
                builder.add(entry.key)
                add(entry.value, to: &builder, &texts)
            }
            builder.add(UInt8(6))
        }
    }
}
