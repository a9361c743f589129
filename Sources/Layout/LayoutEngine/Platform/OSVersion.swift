/// A version of iOS or iPadOS, such as 11.2 or 13.4.1.
package struct OSVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int
    package let patch: Int

    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads "11", "11.2" or "13.4.1"; nil for anything else.
    package init?(parsing text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard part.utf8.count <= 4, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        numbers += [0, 0]
        self.init(numbers[0], numbers[1], numbers[2])
    }

    package static func < (left: OSVersion, right: OSVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// The shortest form: "11", "11.2", "13.4.1".
    package var description: String {
        if patch != 0 { return "\(major).\(minor).\(patch)" }
        return minor != 0 ? "\(major).\(minor)" : "\(major)"
    }
}

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
