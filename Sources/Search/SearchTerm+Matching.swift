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
        for (index, spelling) in spellings.enumerated() {
            let starts = isWord ? text.starts : Array(text.units.indices)
            let last = text.units.count - spelling.count
            for start in starts where start <= last && text.units[start] == spelling[0] {
                let quality = quality(of: spelling, at: start, in: text)
                guard quality > 0 else { continue }
                match.quality = max(match.quality, index > 0 ? min(quality, 2) : quality)
                if index == spellings.count - 1 { match.count += 1 }
            }
        }
        return match
    }

    private func quality(of spelling: [UInt16], at start: Int, in text: SearchText) -> Int {
        let end = start + spelling.count
        guard text.units[start..<end].elementsEqual(spelling) else { return 0 }
        let isOurs = { (index: Int) in
            text.kinds.indices.contains(index) && text.kinds[index] != .separator
                && text.kinds[index].isOfWord == isWord
        }
        if !isOurs(start - 1), !isOurs(end) { return 3 }
        return !isWord || !isOurs(end) || text.isStart[end] ? 2 : 1
    }
}
