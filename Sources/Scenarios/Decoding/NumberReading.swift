import DataTree
import Diagnostics

/// How numbers are read: decimal digits, an optional sign and point, no unit.
enum NumberReading {
    /// Beyond this no length means anything, and sums would lose their decimals.
    private static let limit = 1_000_000.0

    /// The number at a node, or nil after a report.
    static func number(_ node: DataNode, _ decoding: inout Decoding) -> Double? {
        guard case .scalar(let text, let isQuoted) = node.content else {
            decoding.report(.wrongType(decoding.subject, "a number", found: node))
            return nil
        }
        if let value = plain(text) {
            if isQuoted {
                decoding.report(.quotedValue(decoding.subject, text, at: node.span))
                return nil
            }
            if value.magnitude <= limit { return value }
            decoding.report(.numberOutOfRange(decoding.subject, node, allowed: "between -1000000 and 1000000"))
        } else if let digits = withoutUnit(text) {
            decoding.report(.unitInNumber(decoding.subject, text, digits: digits, at: node.span))
        } else {
            decoding.report(.notANumber(decoding.subject, text, at: node.span))
        }
        return nil
    }

    /// The value of "64", "-0.5" or "+8"; nil for exponents, hexadecimals, "nan" and "inf" as well.
    static func plain(_ text: String) -> Double? {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isDecimal = parts.count <= 2 && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy(isDigit) }
        guard isDecimal, digits.count <= 40 else { return nil }
        return Double(text)
    }

    /// "64" for "64pt", "64 points" and "1.5px".
    private static func withoutUnit(_ text: String) -> String? {
        let units = ["pt", "pts", "point", "points", "px", "dp", "%"]
        guard let unit = units.first(where: { text.lowercased().hasSuffix($0) }) else { return nil }
        var digits = text.dropLast(unit.count)
        while digits.last == " " { digits.removeLast() }
        return plain(String(digits)) == nil ? nil : String(digits)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
