/// Something that a text can be asked for, as its hash: the beginning of a word or of a part of one, an ideograph, two
/// of them. What collides is told apart by matching.
struct Gram: Hashable, Sendable {
    /// FNV-1a over the units, the low byte first.
    let hash: UInt32

    /// The lengths at which the beginnings of words are entered.
    private static let lengths = [1, 2, 4, 7]

    init(_ units: ArraySlice<UInt16>) {
        var hash: UInt32 = 2_166_136_261
        for unit in units {
            hash = (hash ^ UInt32(unit & 0xFF)) &* 16_777_619
            hash = (hash ^ UInt32(unit >> 8)) &* 16_777_619
        }
        self.hash = hash
    }

    /// Adds everything that a text can be asked for.
    static func insertAll(in text: SearchText, into grams: inout Set<Gram>) {
        for run in text.runs {
            if text.kinds[run.lowerBound].isOfWord {
                for start in run where text.isStart[start] {
                    for length in lengths where start + length <= run.upperBound {
                        grams.insert(Gram(text.units[start..<start + length]))
                    }
                }
            } else {
                for start in run {
                    grams.insert(Gram(text.units[start...start]))
                    if start + 1 < run.upperBound { grams.insert(Gram(text.units[start...start + 1])) }
                }
            }
        }
    }

    /// The grams that a text has if it holds a spelling.
    static func needed(for spelling: [UInt16], isWord: Bool) -> [Gram] {
        if isWord { return [Gram(spelling.prefix(lengths.last { $0 <= spelling.count } ?? 1))] }
        return spelling.count == 1 ? [Gram(spelling[...])] : (1..<spelling.count).map { Gram(spelling[$0 - 1...$0]) }
    }
}
