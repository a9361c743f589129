/// Makes letters equal that a search does not tell apart: of either case or width, traditional and simplified.
///
/// Every UTF-16 unit becomes exactly one unit, so that an offset in folded text is the same offset in the text.
package struct SearchFolding: Sendable {
    /// The simplified characters by the traditional ones; asked for where there is an ideograph.
    let simplified: @Sendable () -> [UInt16: UInt16]

    /// A folding that knows the pairs given, each a simplified character by its traditional one.
    package init(traditional simplified: @autoclosure @escaping @Sendable () -> [UInt16: UInt16] = [:]) {
        self.simplified = simplified
    }

    /// The pairs that matter for a text of these ideographs; the others would lead to nothing.
    func restricted(to present: Set<UInt16>) -> SearchFolding {
        guard !present.isEmpty else { return SearchFolding() }
        let pairs = simplified().filter { present.contains($0.value) }
        return SearchFolding(traditional: pairs)
    }

    /// The pairs one behind the other, each the traditional character and the simplified one.
    var text: String {
        let pairs = simplified().sorted { $0.key < $1.key }
        return String(decoding: pairs.flatMap { [$0.key, $0.value] }, as: UTF16.self)
    }

    /// The characters that may have a simplified one.
    static let ideographs: ClosedRange<UInt16> = 0x2E80...0xFAFF

    /// The unit in small letters of usual width.
    static func folded(_ unit: UInt16) -> UInt16 {
        // Most of what is asked for.
        if (0x61...0x7A).contains(unit) { return unit }
        let narrow = narrowed(unit)
        switch narrow {
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: return narrow + 0x20
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
