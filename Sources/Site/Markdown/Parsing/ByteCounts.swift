/// The number of occurrences of each byte in a text.
struct ByteCounts {
    private let counts: [Int]
    /// The bytes of the text.
    let all: Int

    init(_ bytes: [UInt8]) {
        all = bytes.count
        counts = [Int](unsafeUninitializedCapacity: 256) { counts, size in
            counts.initialize(repeating: 0)
            size = 256
            for byte in bytes { counts[Int(byte)] += 1 }
        }
    }

    /// The number of occurrences of a character of ASCII.
    subscript(character: Unicode.Scalar) -> Int { counts[Int(UInt8(ascii: character))] }

    /// An upper bound on the number of lines, since CR with LF ends one.
    var lines: Int { counts[0x0A] + counts[0x0D] + 1 }

    /// Whether it has the first byte of some character that may be one which has no place in a text.
    var haveControlCharacters: Bool {
        let white = counts[0x09] + counts[0x0A] + counts[0x0D]
        return counts[..<0x20].reduce(0, +) > white || counts[0x7F] > 0 || counts[0xC2] > 0
            || counts[0xEF...].contains { $0 > 0 }
    }
}
