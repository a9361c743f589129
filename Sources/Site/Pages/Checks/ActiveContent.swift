import Markup

/// Content of an element that runs, or loads from another site: the single list for templates, finished pages and attachments.
enum ActiveContent {
    enum Finding: Hashable {
        /// Something that runs, or styles a page from within: "<script>", "onclick=", "href=".
        case code(String)
        /// The address of another site that would be loaded.
        case request(String)
        /// A place elsewhere where all addresses, or the reader, are sent.
        case departure(String)
    }

    /// A finding, and the index of its attribute; nil for the tag.
    struct Place {
        let finding: Finding
        let attribute: Int?
    }

    /// The findings of a start tag, requests before code.
    static func places(in element: MarkupElement) -> [Place] {
        let attributes = element.attributes.enumerated()
        let requests = attributes.flatMap { index, attribute in
            self.requests(of: attribute, in: element).map { Place(finding: .request($0), attribute: index) }
        }
        let loaded = RemoteAddresses.inStyle(element.text).map { Place(finding: .request($0), attribute: nil) }
        let departures = attributes.compactMap { index, attribute in
            departure(by: attribute, in: element).map { Place(finding: .departure($0), attribute: index) }
        }
        let code = attributes.filter { isCode($1, in: element) }.map { index, attribute in
            Place(finding: .code(attribute.name + "="), attribute: index)
        }
        return requests + loaded + departures + (inline(element).map { [$0] } ?? []) + code
    }

    /// A script, or a style, within the page.
    private static func inline(_ element: MarkupElement) -> Place? {
        switch element.name {
        case "style": Place(finding: .code("<style>"), attribute: nil)
        case "script" where !["src", "href", "xlink:href"].contains { element[$0] != nil }:
            Place(finding: .code("<script>"), attribute: nil)
        default: nil
        }
    }

    // MARK: - Attributes

    /// Attributes with addresses that are loaded without a reader's action.
    private static let loading: Set<String> = [
        "src", "srcset", "poster", "data", "action", "formaction", "background", "ping", "manifest", "imagesrcset",
        "archive", "codebase", "classid", "icon", "longdesc", "lowsrc", "dynsrc",
    ]
    /// Elements whose `href` a reader may follow.
    private static let followed: Set<String> = ["a", "area"]

    private static func requests(of attribute: MarkupElement.Attribute, in element: MarkupElement) -> [String] {
        switch attribute.name {
        case "srcset", "imagesrcset":
            return attribute.value.split(separator: ",").compactMap { candidate in
                candidate.split(whereSeparator: { $0.isWhitespace }).first.map { String($0) }
            }.filter { RemoteAddresses.isRemote(cleaned($0)) }.prefix(1).map { _ in attribute.value }
        case let name where loading.contains(name): break
        case "href", "xlink:href":
            let isNamed = element.name == "base" || element.name == "link" && isOnlyNamed(element)
            if followed.contains(element.name) || isNamed { return [] }
        case "style": return RemoteAddresses.inStyle(attribute.value)
        case let name where isPresentational(name): return RemoteAddresses.inStyle(attribute.value)
        default: return []
        }
        return RemoteAddresses.isRemote(cleaned(attribute.value)) ? [attribute.value] : []
    }

    /// Attributes of SVG that take `url(…)`.
    private static func isPresentational(_ name: String) -> Bool { presentational.contains(name) }

    private static let presentational: Set<String> = [
        "fill", "stroke", "filter", "mask", "clip-path", "cursor", "marker-start", "marker-mid", "marker-end",
    ]

    /// Canonical and alternate pages are named by a `link`, not loaded.
    private static func isOnlyNamed(_ link: MarkupElement) -> Bool {
        ["canonical", "alternate", "author", "license", "next", "prev", "me"].contains(link["rel"]?.lowercased())
    }

    private static func departure(by attribute: MarkupElement.Attribute, in element: MarkupElement) -> String? {
        switch (element.name, attribute.name) {
        case ("base", "href"): return attribute.value
        case ("meta", "content") where element["http-equiv"]?.lowercased() == "refresh":
            let address = target(ofRefresh: attribute.value)
            return RemoteAddresses.isRemote(cleaned(address)) || runs(address) ? address : nil
        default: return nil
        }
    }

    /// The address in a value such as "0; url='a.html'".
    private static func target(ofRefresh value: String) -> String {
        var rest = value.unicodeScalars.drop { $0 != ";" && $0 != "," }.dropFirst().drop { $0.value <= 0x20 }
        if String(rest.prefix(3)).lowercased() == "url" {
            let address = rest.dropFirst(3).drop { $0.value <= 0x20 }
            if address.first == "=" { rest = address.dropFirst().drop { $0.value <= 0x20 } }
        }
        return String(rest.drop { $0 == "'" || $0 == "\"" })
    }

    private static func isCode(_ attribute: MarkupElement.Attribute, in element: MarkupElement) -> Bool {
        let name = attribute.name
        if name == "style" || name == "srcdoc" || name.hasPrefix("on") && name.utf8.count > 2 { return true }
        return takesAddress.contains(name) && runs(attribute.value)
    }

    /// Animations set attributes, addresses among them.
    private static let takesAddress = loading.union(["href", "xlink:href", "to", "from", "by", "values"])

    /// Whether an address runs, in any spelling that browsers understand.
    static func runs(_ address: String) -> Bool {
        // Hardly any reference within a site has one.
        guard address.utf8.contains(UInt8(ascii: ":")) else { return false }
        let address = cleaned(address).lowercased()
        return ["javascript:", "vbscript:", "data:text/html", "data:image/svg+xml", "data:application/"].contains {
            address.hasPrefix($0) || address.contains(";" + $0)
        }
    }

    /// The address without the white space and control characters that browsers pass over, and with slashes for
    /// backslashes.
    private static func cleaned(_ address: String) -> String {
        String(
            decoding: address.utf8.filter { $0 > 0x20 && $0 != 0x7F }.map { $0 == UInt8(ascii: "\\") ? 0x2F : $0 },
            as: UTF8.self)
    }
}

extension MarkupElement {
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Checks of content policies.
enum ContentPolicy {
    /// Whether a policy allows nothing but the site's own content.
    static func isClosed(_ policy: String) -> Bool {
        var hasDefault = false
        for directive in policy.lowercased().split(separator: ";") {
            let words = directive.split { $0.isWhitespace }
            guard let name = words.first else { continue }
            if name == "default-src" { hasDefault = true }
            let takesSources = name.hasSuffix("-src") || ["base-uri", "form-action", "frame-ancestors"].contains(name)
            if takesSources, !words.dropFirst().allSatisfy({ isOwn($0) }) { return false }
        }
        return hasDefault
    }

    private static func isOwn(_ source: Substring) -> Bool {
        source == "data:" || source == "blob:" || source.hasPrefix("'") && !source.hasPrefix("'unsafe-")
    }
}
