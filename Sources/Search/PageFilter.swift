/// Says quickly which pages cannot hold a term, in five bits for each thing that can be asked.
///
/// A Bloom filter with two bits set for each gram: "no" is certain, "yes" is wrong about once in nine times and is
/// verified against the text.
struct PageFilter: Hashable, Sendable {
    private var bits: [Bool]

    private static let bitsPerGram = 5

    /// The filter of a page with these texts.
    init(_ texts: [SearchText]) {
        var grams: Set<Gram> = []
        for text in texts { Gram.insertAll(in: text, into: &grams) }
        let count = max(10, (grams.count * Self.bitsPerGram + 5) / 6) * 6
        bits = Array(repeating: false, count: count)
        for gram in grams { for position in Self.positions(of: gram, in: count) { bits[position] = true } }
    }

    /// Six bits a character, the lowest first.
    var text: String {
        var text: [UInt8] = []
        text.reserveCapacity(bits.count / 6)
        for start in stride(from: 0, to: bits.count, by: 6) {
            let value = (0..<6).reduce(0) { $0 | (bits[start + $1] ? 1 << $1 : 0) }
            text.append(Self.alphabet[value])
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The two bits of a gram: one from its hash, one from that mixed once more.
    private static func positions(of gram: Gram, in count: Int) -> [Int] {
        let second = (gram.hash ^ (gram.hash >> 15)) &* 0x85EB_CA6B
        return [Int(gram.hash % UInt32(count)), Int((second ^ (second >> 13)) % UInt32(count))]
    }
}

/// Something that a text can be asked for, as its hash: the beginning of a word or of a part of one, an ideograph, two
/// of them. Collisions are found by matching the text.
struct Gram: Hashable, Sendable {
    /// FNV-1a over the units, the low byte first.
    let hash: UInt32

    /// The lengths at which the beginnings of words are entered.
    private static let lengths = [1, 2, 4, 7]

    private init(_ units: ArraySlice<UInt16>) {
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
}
