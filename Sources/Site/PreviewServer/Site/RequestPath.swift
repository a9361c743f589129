/// The way to a file of the site that a request names: decoded, and without a step to another place.
struct RequestPath: Equatable {
    /// Names of folders and, last, of a file.
    let steps: [String]
    /// Whether a slash is at the end, so that the page of a folder is meant.
    let isFolder: Bool

    /// Nil where the path is not one of a site: with `..`, an empty step, a control character, a percent sign that
    /// stands for no character, or a slash that is written with one.
    init?(_ path: String) {
        guard path.hasPrefix("/") else { return nil }
        var parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        isFolder = parts.last?.isEmpty ?? true
        if isFolder { parts = parts.dropLast() }
        var steps: [String] = []
        for part in parts {
            guard let step = Self.decoded(part), Self.isName(step) else { return nil }
            steps.append(step)
        }
        self.steps = steps
    }

    /// Relative to the site, such as "en/a.html".
    var text: String { steps.joined(separator: "/") }

    /// The way to the page of this folder.
    var page: RequestPath { RequestPath(steps: steps + ["index.html"], isFolder: false) }

    private init(steps: [String], isFolder: Bool) {
        self.steps = steps
        self.isFolder = isFolder
    }

    private static func isName(_ step: String) -> Bool {
        !["", ".", ".."].contains(step) && step.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
    }

    private static func decoded(_ part: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = part.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
