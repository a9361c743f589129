/// Words of Latin letters, each once, so that the script can detect a word that occurs nowhere and find the word that was
/// meant.
struct SearchVocabulary: Sendable {
    /// The words in the order in which they were added, each followed by a space.
    private(set) var words: [UInt8] = []
    private(set) var count = 0
    /// A hash table of the words' offsets in `words`, plus one; 0 where there is none.
    private var table: [UInt32] = Array(repeating: 0, count: 256)

    private static let space = UInt8(ascii: " ")
    /// The bit that turns a capital into a small letter, and leaves a space unchanged.
    private static let smallLetter: UInt8 = 0x20
    /// Shorter words are not corrected, and longer ones are not words.
    private static let lengths = 3...40

    /// Adds the words of a text, each in small letters with a capital where a part of it begins: `uiTableView`.
    mutating func insertAll(in text: SearchText) {
        for run in text.runs where Self.lengths.contains(run.count) {
            let start = words.count
            for index in run {
                let unit = text.units[index]
                guard (0x61...0x7A).contains(unit) else { break }
                let letter = UInt8(truncatingIfNeeded: unit)
                words.append(index > run.lowerBound && text.isStart[index] ? letter - 0x20 : letter)
            }
            if words.count - start == run.count {
                takeLast(from: start)
            } else {
                words.removeLast(words.count - start)
            }
        }
    }

    /// Adds the words of another vocabulary.
    mutating func insertAll(in other: [UInt8]) {
        var start = words.count
        for letter in other {
            if letter == Self.space {
                takeLast(from: start)
                start = words.count
            } else {
                words.append(letter)
            }
        }
    }

    /// Whether every word of a name that would be kept is in it, if need be within a longer one.
    func mentions(_ name: String) -> Bool {
        var words = Self()
        words.insertAll(in: SearchText(name, SearchFolding()))
        return words.words.split(separator: Self.space).allSatisfy { holds($0.map { $0 | Self.smallLetter }) }
    }

    /// Whether small letters occur in a word.
    private func holds(_ letters: [UInt8]) -> Bool {
        guard let first = letters.first, letters.count <= words.count else { return false }
        return (0...words.count - letters.count).contains { start in
            words[start] | Self.smallLetter == first
                && letters.indices.allSatisfy { words[start + $0] | Self.smallLetter == letters[$0] }
        }
    }

    /// Keeps the word that was appended last, if it is new.
    private mutating func takeLast(from start: Int) {
        words.append(Self.space)
        var place = hash(from: start)
        while table[place] > 0 {
            if equals(Int(table[place]) - 1, start) { return words.removeLast(words.count - start) }
            place = (place + 1) & (table.count - 1)
        }
        table[place] = UInt32(start + 1)
        count += 1
        if count * 2 > table.count { grow() }
    }

    /// The place of a word in the table: FNV-1a over its letters.
    private func hash(from start: Int) -> Int {
        var hash: UInt32 = 2_166_136_261
        var index = start
        while words[index] != Self.space {
            hash = (hash ^ UInt32(words[index])) &* 16_777_619
            index += 1
        }
        return Int(hash) & (table.count - 1)
    }

    private func equals(_ first: Int, _ second: Int) -> Bool {
        var (first, second) = (first, second)
        while words[first] == words[second] {
            if words[first] == Self.space { return true }
            (first, second) = (first + 1, second + 1)
        }
        return false
    }

    private mutating func grow() {
        let starts = table.filter { $0 > 0 }
        table = Array(repeating: 0, count: table.count * 2)
        for start in starts {
            var place = hash(from: Int(start) - 1)
            while table[place] > 0 { place = (place + 1) & (table.count - 1) }
            table[place] = start
        }
    }

    /// The words in order with spaces between them. Each begins with a digit of base 36, which gives the number of letters that
    /// it shares with the word before it, and continues with its other letters.
    var text: String {
        var text: [UInt8] = []
        var before: ArraySlice<UInt8> = []
        for word in words.split(separator: Self.space).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let shared = zip(before, word).prefix { $0 == $1 }.count
            let count = min(shared, Self.digits.count - 1)
            if !text.isEmpty { text.append(Self.space) }
            text.append(Self.digits[count])
            text += word.dropFirst(count)
            before = word
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
}
