/// The ranges in which no construct of another tool is looked for within lines: code spans, formulas and comments of HTML.
struct ProtectedRanges {
    /// The ranges in order; none overlaps another.
    private let ranges: [Range<Int>]
    private var next = 0

    init(_ bytes: [UInt8]) {
        let formulas = bytes.contains(UInt8(ascii: "$")) ? MathScanner.formulas(in: bytes).map { $0.range } : []
        var finder = Finder(bytes: bytes)
        finder.find()
        let all = (formulas + finder.ranges).sorted { $0.lowerBound < $1.lowerBound }
        var kept: [Range<Int>] = []
        for range in all where kept.last.map({ $0.upperBound <= range.lowerBound }) ?? true { kept.append(range) }
        ranges = kept
    }

    /// The end of the range that an offset lies in; nil outside of all. Offsets are asked for in rising order.
    mutating func end(at offset: Int) -> Int? {
        while next < ranges.count, ranges[next].upperBound <= offset { next += 1 }
        guard next < ranges.count, ranges[next].contains(offset) else { return nil }
        return ranges[next].upperBound
    }

    /// Looks for code spans paragraph by paragraph, as CommonMark does, and for comments.
    private struct Finder {
        let bytes: [UInt8]
        var ranges: [Range<Int>] = []
        /// For each length of a run of backticks, an offset after which no further run of that length closes one.
        private var lastRuns: [Int: Int] = [:]
        private var lastComment: Int?

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func find() {
            var paragraph = 0
            var index = 0
            var fence: (mark: UInt8, count: Int)?
            while index < bytes.count {
                let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
                let words = bytes[index..<end].drop { $0.isWhiteSpace || ">-*+.)0123456789".utf8.contains($0) }
                let marks = words.prefix { $0 == words.first && ($0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~")) }
                let next = end + 1
                if let open = fence {
                    let isEnd = marks.count >= open.count && marks.first == open.mark
                    if isEnd, words[marks.endIndex...].allSatisfy({ $0.isWhiteSpace }) { fence = nil }
                    paragraph = next
                } else if marks.count >= 3, let mark = marks.first,
                    !words[marks.endIndex...].contains(UInt8(ascii: "`"))
                {
                    scan(paragraph..<index)
                    fence = (mark, marks.count)
                    paragraph = next
                } else if words.isEmpty {
                    scan(paragraph..<min(next, bytes.count))
                    paragraph = next
                }
                index = next
            }
            if paragraph < bytes.count { scan(paragraph..<bytes.count) }
        }

        private mutating func scan(_ paragraph: Range<Int>) {
            var index = paragraph.lowerBound
            if let last = ranges.last, last.upperBound > index { index = last.upperBound }
            lastRuns = [:]
            let end = min(paragraph.upperBound, bytes.count)
            while index < end {
                switch bytes[index] {
                case UInt8(ascii: "\\"): index += 2
                case UInt8(ascii: "`"):
                    let count = run(at: index)
                    if let close = closing(count, from: index + count, to: end) {
                        ranges.append(index..<close)
                        index = close
                    } else {
                        index += count
                    }
                case UInt8(ascii: "<") where bytes[index...].starts(with: "<!--".utf8):
                    guard let close = commentEnd(from: index + 4) else {
                        index += 4
                        continue
                    }
                    // An include of VitePress is in a comment.
                    if !bytes[(index + 4)...].drop(while: { $0 == 0x20 }).starts(with: "@include".utf8) {
                        ranges.append(index..<close)
                    }
                    index = close
                default: index += 1
                }
            }
        }

        private func run(at start: Int) -> Int { bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count }

        private mutating func closing(_ count: Int, from start: Int, to end: Int) -> Int? {
            if let last = lastRuns[count], last < start { return nil }
            var index = start
            while index < end {
                guard bytes[index] == UInt8(ascii: "`") else {
                    index += 1
                    continue
                }
                let length = run(at: index)
                if length == count { return index + length }
                index += length
            }
            lastRuns[count] = start - 1
            return nil
        }

        private mutating func commentEnd(from start: Int) -> Int? {
            if let none = lastComment, none <= start { return nil }
            var index = start
            while let dash = bytes[index...].firstIndex(of: UInt8(ascii: "-")) {
                if bytes[dash...].starts(with: "-->".utf8) { return dash + 3 }
                index = dash + 1
            }
            lastComment = start
            return nil
        }
    }
}
