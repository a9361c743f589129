/// The OS versions in which a rule holds: from one version up to, not including, another.
package struct OSRange: Hashable, Sendable, CustomStringConvertible {
    package let lower: OSVersion
    /// The first version in which it no longer holds; nil when it holds to this day.
    package let upper: OSVersion?

    package init(from lower: OSVersion, before upper: OSVersion? = nil) {
        self.lower = lower
        self.upper = upper
    }

    package static func from(_ major: Int, _ minor: Int = 0) -> OSRange {
        OSRange(from: OSVersion(major, minor))
    }

    /// iOS 7 until, not including, the version given.
    package static func before(_ major: Int, _ minor: Int = 0) -> OSRange {
        OSRange(from: OSVersion(7), before: OSVersion(major, minor))
    }

    package static let always = OSRange.from(7)

    package func contains(_ version: OSVersion) -> Bool {
        guard version >= lower else { return false }
        guard let upper else { return true }
        return version < upper
    }

    /// "11 and later" is written "11+", a closed range "7–10" by its last major or "11–11.4" style "11 – before 12".
    package var description: String {
        guard let upper else { return "\(lower)+" }
        guard upper.minor == 0, upper.patch == 0 else { return "\(lower) – before \(upper)" }
        return upper.major - 1 == lower.major ? "\(lower)" : "\(lower)–\(upper.major - 1)"
    }
}
