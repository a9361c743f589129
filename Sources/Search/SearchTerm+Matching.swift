extension SearchTerm {
    /// How well and how often a term is found in a text.
    struct Match: Hashable, Sendable {
        /// 3: a whole word as it was typed; 2: a whole part of one, or a word but for its ending; 1: a beginning.
        var quality = 0
        var count = 0
    }

    /// What is found of the term in a text; nothing has quality 0.
    func match(in text: SearchText) -> Match {
        var match = Match()
        for start in isWord ? text.starts : Array(text.units.indices) where text.units[start] == spellings[0][0] {
            var best = 0
            for (index, spelling) in spellings.enumerated() {
                let quality = quality(of: spelling, at: start, in: text)
                best = max(best, index > 0 ? min(quality, 2) : quality)
            }
            match.quality = max(match.quality, best)
            if best > 0 { match.count += 1 }
        }
        return match
    }

    private func quality(of spelling: [UInt16], at start: Int, in text: SearchText) -> Int {
        let end = start + spelling.count
        guard end <= text.units.count, text.units[start..<end].elementsEqual(spelling) else { return 0 }
        let isContinued = text.isOneRun(at: end)
        if !isContinued, !text.isOneRun(at: start) { return 3 }
        return !isWord || !isContinued || text.isStart[end] ? 2 : 1
    }
}
