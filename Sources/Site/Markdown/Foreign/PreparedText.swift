import Diagnostics

/// The text of a note as the Markdown parser gets it: constructs of other tools said in CommonMark, with the place of every
/// byte in what the author wrote.
struct PreparedText {
    private(set) var bytes: [UInt8] = []
    /// Where the bytes come from; empty where they are the author's own from first to last.
    private(set) var map = OffsetMap()
    /// What the quotation means that begins on a line, from 1.
    var containers: [Int: Container] = [:]
    /// The headings that are titles of containers, by line.
    var titleLines: Set<Int> = []
    /// What the note calls itself in a construct of another tool; empty where it does not.
    var title = ""
    var diagnostics: [Diagnostic] = []
    var repeated = RepeatedProblems()
    /// How many lines have ended.
    private(set) var lineCount = 0

    init() {}

    /// A text in which nothing is rewritten.
    init(asWritten bytes: [UInt8]) { self.bytes = bytes }

    /// The line that is being written, from 1.
    var line: Int { lineCount + 1 }

    /// Appends what stands in the author's text at an offset.
    mutating func copy(_ text: ArraySlice<UInt8>, from source: Int) {
        guard !text.isEmpty else { return }
        map.add(at: bytes.count, source: source..<source + text.count, isCopied: true)
        append(text)
    }

    /// Appends what stands for a part of the author's text.
    mutating func insert(_ text: some Collection<UInt8>, for source: Range<Int>) {
        guard !text.isEmpty else { return }
        map.add(at: bytes.count, source: source, isCopied: false)
        append(text)
    }

    private mutating func append(_ text: some Collection<UInt8>) {
        bytes.append(contentsOf: text)
        for byte in text where byte == 0x0A { lineCount += 1 }
    }
}

/// Tells where bytes of a rewritten text stand in the text that was written.
struct OffsetMap {
    private var pieces: [Piece] = []

    private struct Piece {
        /// Where it begins in the rewritten text.
        let start: Int
        let source: Range<Int>
        /// Whether it is the source byte by byte.
        let isCopied: Bool
    }

    /// Pieces are added in the order of the rewritten text. One that goes on where the last one ended is the same piece.
    mutating func add(at start: Int, source: Range<Int>, isCopied: Bool) {
        if isCopied, let last = pieces.last, last.isCopied,
            start - last.start == source.lowerBound - last.source.lowerBound
        {
            pieces[pieces.count - 1] = Piece(
                start: last.start, source: last.source.lowerBound..<source.upperBound, isCopied: true)
        } else {
            pieces.append(Piece(start: start, source: source, isCopied: isCopied))
        }
    }

    /// The part of the source that a range of the rewritten text stands for.
    func source(of range: Range<Int>) -> Range<Int> {
        guard !pieces.isEmpty else { return range }
        let lower = place(of: range.lowerBound, isEnd: false)
        guard !range.isEmpty else { return lower..<lower }
        return lower..<max(lower, place(of: range.upperBound, isEnd: true))
    }

    private func place(of offset: Int, isEnd: Bool) -> Int {
        let byte = isEnd ? offset - 1 : offset
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= byte { low = middle } else { high = middle }
        }
        let piece = pieces[low]
        guard piece.isCopied else { return isEnd ? piece.source.upperBound : piece.source.lowerBound }
        return min(piece.source.lowerBound + offset - piece.start, piece.source.upperBound)
    }
}

/// What the blocks between two marks of another tool are.
enum Container: Hashable {
    /// A note beside the text. The word is that of the author where ours has no name for it.
    case aside(Aside.Kind, word: String?, Aside.Fold)
    /// Panels of which a reader looks at one at a time.
    case tabs
    case panel
    /// Blocks of code, each of them a panel called by its fence.
    case codeTabs
    /// Text whose headings each begin a panel.
    case headingTabs
}
