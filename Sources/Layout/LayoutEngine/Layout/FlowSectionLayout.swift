import Geometry

/// The lines of one section of a flow layout, as plain numbers in points: across the scroll direction and along it.
struct FlowSectionLayout: Sendable {
    let count: Int
    /// The size of items without one of their own, across the scroll direction and along it.
    let usual: (across: Double, along: Double)
    let available: Double
    let interitem: Double
    let lineSpacing: Double
    /// Sizes that differ from the usual one, by item.
    private let others: [Int: (across: Double, along: Double)]
    /// The listed lines; empty if all items have the usual size.
    private let listed: [Line]

    struct Line: Sendable {
        let first: Int
        let count: Int
        /// The distance from the section's first line, along the scroll direction.
        let start: Double
        /// The length of its longest item along the scroll direction.
        let extent: Double
        /// Whether the next item did not fit.
        let isFull: Bool

        var items: Range<Int> { first..<(first + count) }
    }

    init(
        count: Int, usual: (across: Double, along: Double), others: [Int: (across: Double, along: Double)],
        available: Double, interitem: Double, lineSpacing: Double
    ) {
        self.count = count
        self.usual = usual
        self.others = others
        self.available = available
        self.interitem = interitem
        self.lineSpacing = lineSpacing
        listed =
            others.isEmpty
            ? []
            : Self.lines(count, available: available, interitem: interitem, lineSpacing: lineSpacing) {
                others[$0] ?? usual
            }
    }

    /// Whether an item is longer than a line of its own.
    var hasItemLongerThanLine: Bool {
        let longest = others.values.reduce(others.count < count ? usual.across : 0) { max($0, $1.across) }
        return count > 0 && longest > available + FlowLines.tolerance
    }

    /// Whether no item differs from the usual size.
    var hasEqualItems: Bool { others.isEmpty }

    /// The number of items with the length of a line's first one that fit.
    func capacity(of line: Line) -> Int { capacity(size(line.first).across) }

    /// The number of items of a given length that fit in a line, at least one.
    private func capacity(_ length: Double) -> Int {
        guard length + interitem > 0 else { return 1 }
        let count = ((available + interitem + FlowLines.tolerance) / (length + interitem)).rounded(.down)
        return Int(min(1_000_000, max(1, count)))
    }

    private static func lines(
        _ count: Int, available: Double, interitem: Double, lineSpacing: Double,
        _ size: (Int) -> (across: Double, along: Double)
    ) -> [Line] {
        var lines: [Line] = []
        var (first, start) = (0, 0.0)
        while first < count {
            var (next, used, extent) = (first + 1, size(first).across, size(first).along)
            while next < count, used + interitem + size(next).across <= available + FlowLines.tolerance {
                used += interitem + size(next).across
                extent = max(extent, size(next).along)
                next += 1
            }
            lines.append(Line(first: first, count: next - first, start: start, extent: extent, isFull: next < count))
            (first, start) = (next, start + extent + lineSpacing)
        }
        return lines
    }

    func size(_ item: Int) -> (across: Double, along: Double) { others[item] ?? usual }

    var lineCount: Int { others.isEmpty ? (count + capacity(usual.across) - 1) / capacity(usual.across) : listed.count }

    func line(_ index: Int) -> Line {
        guard others.isEmpty else { return listed[index] }
        let capacity = capacity(usual.across)
        let first = index * capacity
        return Line(
            first: first, count: min(capacity, count - first), start: Double(index) * (usual.along + lineSpacing),
            extent: usual.along, isFull: first + capacity < count)
    }

    func line(ofItem item: Int) -> Int {
        guard !others.isEmpty else { return item / capacity(usual.across) }
        // The last line that begins no later.
        var (low, high) = (0, listed.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if listed[middle].first <= item { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Whether the items of a line have equal widths and heights.
    func isUniform(_ line: Line) -> Bool {
        others.isEmpty || line.items.allSatisfy { size($0) == size(line.first) }
    }

    /// The length from the first line to the end of the last one; 0 without items.
    var extent: Double {
        lineCount == 0 ? 0 : line(lineCount - 1).start + line(lineCount - 1).extent
    }

    /// The lines that reach into a part of the section, from its first line.
    func lines(from top: Double, to bottom: Double) -> Range<Int> {
        func first(where isReached: (Line) -> Bool) -> Int {
            var (low, high) = (0, lineCount)
            while low < high {
                let middle = (low + high) / 2
                if isReached(line(middle)) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let start = first { $0.start + $0.extent > top }
        return start..<max(start, first { $0.start >= bottom })
    }
}
