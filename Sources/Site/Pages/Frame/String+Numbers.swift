extension String {
    /// The text with no break between a number and the Chinese word after it, as in "64 点".
    var withBoundNumbers: String {
        var bound = String.UnicodeScalarView()
        let scalars = Array(unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isBetween =
                scalar == " " && index > 0 && ("0"..."9").contains(scalars[index - 1]) && index + 1 < scalars.count
                && scalars[index + 1].properties.isIdeographic
            bound.append(isBetween ? "\u{A0}" : scalar)
        }
        return String(bound)
    }
}
