extension String {
    /// The text with no break between a number and what it belongs to: the Chinese word after it, as in "64 点", or the name before it,
    /// as in "iOS 27".
    package var withBoundNumbers: String {
        var bound = String.UnicodeScalarView()
        // Whether the word before the present place has a capital letter.
        var isName = false
        let scalars = Array(unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let isBeforeWord = index > 0 && scalars[index - 1].isDigit && next?.properties.isIdeographic == true
            let isBound = scalar == " " && (isBeforeWord || isName && next?.isDigit == true)
            bound.append(isBound ? "\u{A0}" : scalar)
            if scalar == " " { isName = false } else if ("A"..."Z").contains(scalar) { isName = true }
        }
        return String(bound)
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
