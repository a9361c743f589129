import Diagnostics

/// The text of a note as passed to the Markdown parser: constructs of other tools rewritten in CommonMark, with the place of
/// every byte in the author's text.
struct PreparedText {
    private(set) var bytes: [UInt8] = []
    /// The origin of the bytes; empty where they are the author's own from first to last.
    private(set) var map = OffsetMap()
    /// The containers by the line, from 1, on which their quotations begin.
    var containers: [Int: Container] = [:]
    /// The headings that are titles of containers, by line.
    var titleLines: Set<Int> = []
    /// The title of the note in a construct of another tool; empty where there is none.
    var title = ""
    var diagnostics: [Diagnostic] = []
    var repeated = RepeatedProblems()
    /// The number of lines that have ended.
    private(set) var lineCount = 0

    init() {}

    /// A text in which nothing is rewritten.
    init(asWritten bytes: [UInt8]) { self.bytes = bytes }

    /// The line that is being written, from 1.
    var line: Int { lineCount + 1 }

    /// Appends bytes of the author's text, from an offset.
    mutating func copy(_ text: ArraySlice<UInt8>, from source: Int) {
        guard !text.isEmpty else { return }
        map.add(at: bytes.count, source: source..<source + text.count, isCopied: true)
        append(text)
    }

    /// Appends bytes that replace a part of the author's text.
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

/// A map from offsets of a rewritten text to offsets of the text as written.
struct OffsetMap {
    private var pieces: [Piece] = []

    private struct Piece {
        /// Its offset in the rewritten text.
        let start: Int
        let source: Range<Int>
        /// Whether it is the source byte by byte.
        let isCopied: Bool
    }

    /// Adds a piece, in the order of the rewritten text. One that continues the last is joined with it.
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

    /// The part of the source for a range of the rewritten text.
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

/// A construct of another tool around some blocks.
enum Container: Hashable {
    /// An aside. The word is the author's where the tool has no name for it.
    case aside(Aside.Kind, word: String?, Aside.Fold)
    /// Panels that a reader sees one at a time.
    case tabs
    case panel
    /// Blocks of code, each of them a panel called by its fence.
    case codeTabs
    /// Text whose headings each begin a panel.
    case headingTabs
}
