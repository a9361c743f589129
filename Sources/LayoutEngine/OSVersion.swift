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
