/// Says quickly which pages cannot hold a term, in five bits for each thing that can be asked.
///
/// A Bloom filter with two bits set for each gram: "no" is certain, "yes" is wrong about once in nine times and is
/// verified against the text.
struct PageFilter: Hashable, Sendable {
    private(set) var bits: [Bool]

    private static let bitsPerGram = 5

    init(_ grams: Set<Gram>) {
        let count = max(10, (grams.count * Self.bitsPerGram + 5) / 6) * 6
        bits = Array(repeating: false, count: count)
        for gram in grams { for place in Self.places(of: gram, in: count) { bits[place] = true } }
    }

    /// False when the page certainly does not hold the term.
    func mayHold(_ term: SearchTerm) -> Bool {
        term.grams.contains { grams in
            grams.allSatisfy { gram in Self.places(of: gram, in: bits.count).allSatisfy { bits[$0] } }
        }
    }

    /// Six bits a character, the lowest first.
    var text: String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".unicodeScalars)
        var text = String.UnicodeScalarView()
        for start in stride(from: 0, to: bits.count, by: 6) {
            let value = (0..<6).reduce(0) { $0 | (bits[start + $1] ? 1 << $1 : 0) }
            text.append(alphabet[value])
        }
        return String(text)
    }

    /// The two bits of a gram: one from its hash, one from that mixed once more.
    private static func places(of gram: Gram, in count: Int) -> [Int] {
        let second = (gram.hash ^ (gram.hash >> 15)) &* 0x85EB_CA6B
        return [Int(gram.hash % UInt32(count)), Int((second ^ (second >> 13)) % UInt32(count))]
    }
}
