/// The one way in which numbers become text: at most three decimals, no trailing zeros, never "-0".
package enum DecimalText {
    /// `97.66666` becomes "97.667", `64.0` becomes "64"; a value that is not finite becomes "nan" or "inf".
    package static func string(_ value: Double, decimals: Int = 3) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let scale = powerOfTen(decimals)
        guard value.magnitude < 9_000_000_000_000_000 / scale else { return "\(value)" }
        // If `Int` has 32 bits, thousandths of three million points would not fit.
        let scaled = Int64((value.magnitude * scale).rounded())
        let sign = value < 0 && scaled != 0 ? "-" : ""
        let (whole, part) = scaled.quotientAndRemainder(dividingBy: Int64(scale))
        return sign + String(whole) + fraction(part, decimals: decimals)
    }

    private static func powerOfTen(_ exponent: Int) -> Double {
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }

    private static func fraction(_ part: Int64, decimals: Int) -> String {
        guard part != 0 else { return "" }
        let digits = String(part)
        var text = String(repeating: "0", count: decimals - digits.utf8.count) + digits
        while text.utf8.last == 0x30 { text.removeLast() }
        return "." + text
    }
}
