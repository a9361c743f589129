/// Folds letters that a search treats as equal: of either case or width, with accents and without, traditional and simplified.
///
/// Every UTF-16 unit becomes exactly one unit, so that an offset in folded text is the same offset in the text.
package struct SearchFolding: Sendable {
    /// The simplified characters by the traditional ones; asked for where there is an ideograph.
    let simplified: @Sendable () -> [UInt16: UInt16]

    /// A folding that knows the pairs given, each a simplified character by its traditional one.
    package init(traditional simplified: @autoclosure @escaping @Sendable () -> [UInt16: UInt16] = [:]) {
        self.simplified = simplified
    }

    /// The pairs that matter for a text of these ideographs; the others would match nothing.
    func restricted(to present: Set<UInt16>) -> SearchFolding {
        guard !present.isEmpty else { return SearchFolding() }
        let pairs = simplified().filter { present.contains($0.value) }
        return SearchFolding(traditional: pairs)
    }

    /// The pairs one after the other, each the traditional character and the simplified one.
    var text: String {
        let pairs = simplified().sorted { $0.key < $1.key }
        return String(decoding: pairs.flatMap { [$0.key, $0.value] }, as: UTF16.self)
    }

    /// The characters that may have a simplified one.
    static let ideographs: ClosedRange<UInt16> = 0x2E80...0xFAFF

    /// The letters U+00C0 to U+017F and U+1E00 to U+1EFF without accents, in lower case. search.js has the same table.
    static let lettersWithoutAccents: (first: [UInt16], second: [UInt16]) = (
        Array(
            ("aaaaaaæceeeeiiiiðnooooo×ouuuuyþßaaaaaaæceeeeiiiiðnooooo÷ouuuuyþy"
                + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiĳĳjjkkĸllllllŀ"
                + "ŀllnnnnnnŉŋŋooooooœœrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzſ").utf16),
        Array(
            ("aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
                + "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
                + "wwwwwwwwwwxxxxyyzzzzzzhtwyẚſẜẝßẟaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
                + "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỻỽỽỿỿ").utf16)
    )

    /// The unit in small letters of usual width, without accents.
    static func folded(_ unit: UInt16) -> UInt16 {
        // The most frequent case.
        if (0x61...0x7A).contains(unit) { return unit }
        let narrow = narrowed(unit)
        switch narrow {
        case 0x41...0x5A: return narrow + 0x20
        case 0xC0...0x17F: return lettersWithoutAccents.first[Int(narrow) - 0xC0]
        case 0x1E00...0x1EFF: return lettersWithoutAccents.second[Int(narrow) - 0x1E00]
        default: return narrow
        }
    }

    /// Full-width letters, digits and signs as the usual ones.
    static func narrowed(_ unit: UInt16) -> UInt16 {
        switch unit {
        case 0xFF01...0xFF5E: unit - 0xFEE0
        case 0x3000, 0xA0: 0x20
        default: unit
        }
    }
}
