extension DecimalText {
    /// Appends a count of hundredths in as few characters as SVG needs: 42 becomes ".42", -1050 becomes "-10.5".
    package static func append(hundredths: Int, to text: inout [UInt8]) {
        let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        if hundredths < 0 { text.append(UInt8(ascii: "-")) }
        if whole > 0 || part == 0 { append(whole, to: &text) }
        guard part > 0 else { return }
        let (tenths, rest) = part.quotientAndRemainder(dividingBy: 10)
        text.append(UInt8(ascii: "."))
        text.append(UInt8(ascii: "0") + UInt8(tenths))
        if rest > 0 { text.append(UInt8(ascii: "0") + UInt8(rest)) }
    }

    /// Appends a whole number in digits.
    package static func append(_ number: Int, to text: inout [UInt8]) {
        if number < 0 { text.append(UInt8(ascii: "-")) }
        append(number.magnitude, to: &text)
    }

    private static func append(_ whole: UInt, to text: inout [UInt8]) {
        var power: UInt = 1
        while whole / power >= 10 { power *= 10 }
        while power > 0 {
            text.append(UInt8(ascii: "0") + UInt8(whole / power % 10))
            power /= 10
        }
    }
}
