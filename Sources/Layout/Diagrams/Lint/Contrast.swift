package import Drawing

/// The contrast between two colours, after the Web Content Accessibility Guidelines.
package enum Contrast {
    /// The least that text of any size needs.
    package static let least = 4.5

    /// The contrast ratio, from 1 for equal colours to 21 for black and white; transparency does not count.
    package static func ratio(_ first: Color, _ second: Color) -> Double {
        let (a, b) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ color: Color) -> Double {
        0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
    }

    /// The linear light of each of the 256 values of a component, from 0 to 1.
    private static let linear: [Double] = (0...255).map { component in
        let value = Double(component) / 255
        return value > 0.04045 ? power((value + 0.055) / 1.055) : value / 12.92
    }

    /// A number from 0 to 1 to the power of 2.4.
    ///
    /// The pure dialect has no `pow`. 0.4 is 0.0110 0110 … in binary, and each digit 1 is a factor: a root of a root.
    private static func power(_ base: Double) -> Double {
        var (power, root) = (base * base, base)
        for digit in 0..<32 {
            root = root.squareRoot()
            if digit % 4 == 1 || digit % 4 == 2 { power *= root }
        }
        return power
    }
}
