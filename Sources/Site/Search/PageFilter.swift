/// A filter that quickly determines which pages cannot have a term, in five bits for each thing that can be asked.
///
/// A Bloom filter with two bits set for each gram: "no" is certain, "yes" is wrong about once in nine times and is
/// verified against the text.
struct PageFilter: Hashable, Sendable {
    private var bits: [Bool]

    private static let bitsPerGram = 5

    /// The filter of a page with these texts.
    init(_ texts: [SearchText]) {
        var grams = GramSet()
        for text in texts { grams.insertAll(in: text) }
        let count = max(10, (grams.count * Self.bitsPerGram + 5) / 6) * 6
        bits = Array(repeating: false, count: count)
        for gram in grams.all {
            let (first, second) = Self.positions(of: gram, in: count)
            bits[first] = true
            bits[second] = true
        }
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
    private static func positions(of gram: UInt32, in count: Int) -> (Int, Int) {
        let second = (gram ^ (gram >> 15)) &* 0x85EB_CA6B
        return (Int(gram % UInt32(count)), Int((second ^ (second >> 13)) % UInt32(count)))
    }
}

/// The set of searchable texts, each as its hash: the beginnings of words and of parts of them, ideographs, pairs of
/// them. Collisions are found by matching the text.
struct GramSet: Sendable {
    private(set) var count = 0
    /// The hashes at the places that they name, or after them; 0 where there is none.
    private var table: [UInt32] = Array(repeating: 0, count: 1024)
    private var hasZero = false

    /// The lengths at which the beginnings of words are entered.
    private static let lengths = [1, 2, 4, 7]
    private static let longest = 7
    private static let isLength = (0...longest).map { lengths.contains($0) }

    /// The hashes, in no order.
    var all: [UInt32] { table.filter { $0 != 0 } + (hasZero ? [0] : []) }

    /// Adds everything that a text can be asked for.
    mutating func insertAll(in text: SearchText) {
        let isLength = Self.isLength
        for run in text.runs {
            if text.kinds[run.lowerBound].isOfWord {
                for start in run where text.isStart[start] {
                    var hash = Self.start
                    for length in 1...min(Self.longest, run.upperBound - start) {
                        hash = Self.hash(hash, text.units[start + length - 1])
                        if isLength[length] { insert(hash) }
                    }
                }
            } else {
                for start in run {
                    let hash = Self.hash(Self.start, text.units[start])
                    insert(hash)
                    if start + 1 < run.upperBound { insert(Self.hash(hash, text.units[start + 1])) }
                }
            }
        }
    }

    private static let start: UInt32 = 2_166_136_261

    /// FNV-1a, the low byte first.
    private static func hash(_ hash: UInt32, _ unit: UInt16) -> UInt32 {
        let low = (hash ^ UInt32(unit & 0xFF)) &* 16_777_619
        return (low ^ UInt32(unit >> 8)) &* 16_777_619
    }

    private mutating func insert(_ hash: UInt32) {
        guard hash != 0 else {
            if !hasZero { count += 1 }
            hasZero = true
            return
        }
        let place = place(of: hash)
        guard table[place] == 0 else { return }
        table[place] = hash
        count += 1
        guard count * 2 > table.count else { return }
        let hashes = all.filter { $0 != 0 }
        table = Array(repeating: 0, count: table.count * 2)
        for hash in hashes { table[self.place(of: hash)] = hash }
    }

    /// The place of a hash in the table, or the free one for it.
    private func place(of hash: UInt32) -> Int {
        var place = Int(hash) & (table.count - 1)
        while table[place] != 0, table[place] != hash { place = (place + 1) & (table.count - 1) }
        return place
    }
}
