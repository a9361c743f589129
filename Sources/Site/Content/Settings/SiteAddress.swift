/// The address that the site is served at: absolute, and ending with "/".
package struct SiteAddress: Hashable, Sendable {
    package let text: String
    /// The host, with a port where there is one, such as "example.org:8080".
    package let host: String
    /// The path from the server's root to the site: "/", or "/notes/".
    package let path: String

    /// A problem that keeps a text from being a site address.
    enum Problem: Hashable, Sendable {
        /// Not "http" or "https", no host, no "/" at the end, or something after that.
        case form
        case userName
        case foreignHost
        case host(String)
        case port(String)
        case path(String)
    }

    /// Nil where there is a problem.
    init?(_ text: String) {
        guard let parts = Self.parts(of: text), Self.problem(in: text) == nil else { return nil }
        self.text = text
        host = String(parts.host)
        path = String(parts.path)
    }

    /// The problem of a text; nil for an address.
    static func problem(in text: String) -> Problem? {
        guard let (host, path) = parts(of: text) else { return .form }
        if host.contains("@") { return .userName }
        let colon = host.firstIndex(of: ":") ?? host.endIndex
        let name = host[..<colon]
        if !name.utf8.allSatisfy({ $0 < 0x80 }) { return .foreignHost }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.allSatisfy({ isLabel($0) }) else { return .host(String(name)) }
        let port = host[colon...].dropFirst()
        if colon < host.endIndex, !(1...65_535).contains(Int(port) ?? 0) { return .port(String(port)) }
        return isPath(path) ? nil : .path(String(path))
    }

    /// Host and path of an absolute address; nil for other texts.
    private static func parts(of text: String) -> (host: Substring, path: Substring)? {
        let schemes = ["https://", "http://"]
        guard let scheme = schemes.first(where: { text.hasPrefix($0) }), text.hasSuffix("/") else { return nil }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" }
        guard !host.isEmpty, !rest.contains(where: { $0 == "?" || $0 == "#" || $0.isWhitespace }) else { return nil }
        return (host, rest[host.endIndex...])
    }

    /// Whether a text can be a label of a host name: letters, digits, and hyphens within.
    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.first != "-" && label.last != "-"
            && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }

    /// Whether a path has the form that servers receive: no parts that are empty or go up, and "%" before two digits only.
    private static func isPath(_ path: Substring) -> Bool {
        let parts = path.dropFirst().dropLast().split(separator: "/", omittingEmptySubsequences: false)
        guard path != "/" else { return true }
        let isPlain = parts.allSatisfy { !["", ".", ".."].contains(PercentEncoding.decode($0)) }
        let isAllowed = path.utf8.allSatisfy { isLetterOrDigit($0) || "-._~/:%@!$&()*+,;=".utf8.contains($0) }
        let escapes = path.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
        return isPlain && isAllowed && escapes.allSatisfy { $0.count > 1 && $0.prefix(2).allSatisfy { $0.isHexDigit } }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// The address of a file of the output folder.
    package func url(of file: String) -> String { text + PercentEncoding.encode(file[...], keeping: "/") }

    /// The address of a page; an index has the address of its folder.
    package func url(of route: Route) -> String {
        let path = route.path
        let index = "index.html"
        return url(of: path == index || path.hasSuffix("/" + index) ? String(path.dropLast(index.count)) : path)
    }
}

/// The address for editing notes, with `{file}` in place of a note's path below the content folder.
package struct EditAddress: Hashable, Sendable {
    private let before: String
    private let after: String

    static let placeholder = "{file}"

    /// Nil for anything but an absolute address with one `{file}`.
    init?(_ text: String) {
        let parts = text.split(separator: Self.placeholder, omittingEmptySubsequences: false)
        guard parts.count == 2, text.hasPrefix("https://") || text.hasPrefix("http://"),
            !text.contains(where: { $0.isWhitespace || "\"<>".contains($0) })
        else { return nil }
        before = String(parts[0])
        after = String(parts[1])
    }

    /// The address for a note.
    ///
    /// - Parameter file: its path, such as "content/safe-area.en.md", in `folder`.
    package func url(of file: String, in folder: String) -> String {
        let path = file.hasPrefix(folder + "/") ? file.dropFirst(folder.count + 1) : file[...]
        return before + PercentEncoding.encode(path, keeping: "/") + after
    }
}
