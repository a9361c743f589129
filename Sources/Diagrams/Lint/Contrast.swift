package import Drawing

/// How well two colours can be told apart, after the Web Content Accessibility Guidelines.
package enum Contrast {
    /// The least that text of any size needs.
    package static let least = 4.5

    /// From 1 for equal colours to 21 for black and white; transparency does not count.
    package static func ratio(_ first: Color, _ second: Color) -> Double {
        let (a, b) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ color: Color) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static func linear(_ component: UInt8) -> Double {
        let value = Double(component) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // base to the power of 2.4, without a mathematics library: its square times the fifth root of its square.
        return base * base * fifthRoot(base * base)
    }

    /// By Newton's method from above; numbers from 0 to 1.
    private static func fifthRoot(_ value: Double) -> Double {
        var root = 1.0
        for _ in 0..<40 {
            let fourth = root * root * root * root
            root = (4 * root + value / fourth) / 5
        }
        return root
    }
}
