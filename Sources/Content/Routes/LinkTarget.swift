/// What a reference written in a note leads to.
package enum LinkTarget: Hashable, Sendable {
    /// Another site, or a mail address.
    case external
    /// A page of this site; nil when the fragment is missing.
    case page(Route, fragment: String?)
    /// A file of the content folder, relative to it.
    case attachment(String)
    case empty
    /// A path from the root of a server, which a site opened from disk does not have.
    case absolute
    /// A path that climbs out of the site.
    case outside
    /// A scheme that pages do not link to, such as `javascript`.
    case refused(scheme: String)

    /// Reads a reference as it stands in a note with the route given.
    ///
    /// Pages may be named as they are on the site (`safe-area.html`, `../en/safe-area.html`) or by their file
    /// (`safe-area.md`, `safe-area.en.md`).
    package init(_ reference: String, from route: Route) {
        if let scheme = Self.scheme(of: reference) {
            self = ["http", "https", "mailto"].contains(scheme) ? .external : .refused(scheme: scheme)
        } else if reference.isEmpty {
            self = .empty
        } else if reference.hasPrefix("//") {
            self = .external
        } else if reference.hasPrefix("/") {
            self = .absolute
        } else {
            self = Self.relative(reference, from: route)
        }
    }

    private static func scheme(of reference: String) -> String? {
        guard let colon = reference.utf8.firstIndex(of: 0x3A) else { return nil }
        let name = reference.utf8[..<colon]
        let isName = name.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
        }
        return isName && !name.isEmpty ? String(Substring(name)).lowercased() : nil
    }

    private static func relative(_ reference: String, from route: Route) -> LinkTarget {
        let fragmentStart = reference.firstIndex(of: "#") ?? reference.endIndex
        let fragment = PercentEncoding.decode(reference[fragmentStart...].dropFirst())
        let path = reference[..<fragmentStart].prefix { $0 != "?" }
        let anchor = fragment.isEmpty || fragment == "top" ? nil : fragment
        guard !path.isEmpty else { return .page(route, fragment: anchor) }
        guard let steps = resolve(PercentEncoding.decode(path), from: route) else { return .outside }
        return target(steps, isFolder: path.hasSuffix("/"), fragment: anchor, from: route)
    }

    /// The steps from the output folder to a path written on a page; nil when it climbs out.
    private static func resolve(_ path: String, from route: Route) -> [String]? {
        var steps = route.path.split(separator: "/").dropLast().map { String($0) }
        for step in path.split(separator: "/").map({ String($0) }) where step != "." {
            if step != ".." {
                steps.append(step)
            } else if steps.popLast() == nil {
                return nil
            }
        }
        return steps
    }

    private static func target(
        _ steps: [String], isFolder: Bool, fragment: String?, from route: Route
    ) -> LinkTarget {
        guard let first = steps.first, let edition = Edition.all.first(where: { $0.folder == first }) else {
            let isStart = steps.isEmpty || steps == ["index.html"]
            return isStart ? .page(.start, fragment: fragment) : .attachment(steps.joined(separator: "/"))
        }
        let path = steps.dropFirst().joined(separator: "/")
        if path.isEmpty || isFolder {
            return .page(Route(edition, path + (path.isEmpty ? "" : "/") + "index"), fragment: fragment)
        }
        if path.hasSuffix(".html") { return .page(Route(edition, String(path.dropLast(5))), fragment: fragment) }
        if let name = NoteName(path: path) {
            let written = name.language.map { Edition.language($0) }
            return .page(Route(written ?? edition, name.slug), fragment: fragment)
        }
        return .attachment(path)
    }
}
