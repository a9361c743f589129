/// A text made ready for matching: its folded units, and where words and their parts begin.
struct SearchText: Sendable {
    let units: [UInt16]
    let kinds: [UnitKind]
    /// True where a word begins, or a part of one: at each of the capitals of `safeAreaInsets`, at `Table` in
    /// `UITableView`, between letters and digits.
    let isStart: [Bool]
    /// Where that is.
    let starts: [Int]

    init(_ text: String, _ folding: SearchFolding) {
        let original = Array(text.utf16)
        units = original.map { folding.fold($0) }
        let kinds = original.map { UnitKind($0) }
        self.kinds = kinds
        let isStart = kinds.indices.map { Self.isStart($0, in: kinds) }
        self.isStart = isStart
        starts = kinds.indices.filter { isStart[$0] }
    }

    private static func isStart(_ index: Int, in kinds: [UnitKind]) -> Bool {
        let kind = kinds[index]
        guard kind.isOfWord else { return false }
        guard index > 0, kinds[index - 1].isOfWord else { return true }
        let before = kinds[index - 1]
        if kind == .digit || before == .digit { return kind != before }
        guard kind == .upper else { return false }
        return before == .lower || (index + 1 < kinds.count && kinds[index + 1] == .lower)
    }

    /// The runs of letters, of digits and of ideographs, in order: `iOS11` is the same two words as `iOS 11`.
    var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        while start < kinds.count {
            var end = start + 1
            while end < kinds.count, isOneRun(at: end) { end += 1 }
            if kinds[start] != .separator { runs.append(start..<end) }
            start = end
        }
        return runs
    }

    /// True when the unit at a place continues the run of the one before it; false at both ends of the text.
    func isOneRun(at index: Int) -> Bool {
        index > 0 && index < kinds.count && kinds[index - 1].isOneRun(with: kinds[index])
    }

    /// True when a folded text stands in it.
    func holds(_ phrase: [UInt16]) -> Bool {
        guard let first = phrase.first, phrase.count <= units.count else { return false }
        return (0...units.count - phrase.count).contains { start in
            units[start] == first && units[start..<start + phrase.count].elementsEqual(phrase)
        }
    }

    /// The units of each run, for comparing headings with queries.
    var words: [[UInt16]] { runs.map { Array(units[$0]) } }
}
