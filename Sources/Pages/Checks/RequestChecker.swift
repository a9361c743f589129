package import Content
package import Diagnostics

/// Finds what would make a page ask the network: pictures, styles and scripts of other sites.
///
/// Links that a reader may follow are no requests.
package enum RequestChecker {
    /// One diagnostic for each address of another site that a file of the finished site would load.
    package static func problems(in file: OutputFile) -> [Diagnostic] {
        addresses(in: file).map { LinkCodes.networkRequest($0, in: file.path) }
    }

    private static func addresses(in file: OutputFile) -> [String] {
        switch file.path.split(separator: ".").last {
        case "html": loaded(by: String(decoding: file.bytes, as: UTF8.self))
        case "css": remote(in: String(decoding: file.bytes, as: UTF8.self), after: ["url(", "@import "])
        case "webmanifest":
            quotedAddresses(in: String(decoding: file.bytes, as: UTF8.self), beginning: ["//"] + schemes)
        case "js":
            file.path.hasPrefix("search/") ? [] : loaded(byScript: String(decoding: file.bytes, as: UTF8.self))
        default: []
        }
    }

    private static func loaded(by html: String) -> [String] {
        let sources = ["src", "srcset", "poster", "data", "action"].flatMap { HTMLAnchors.values(of: $0, in: html) }
        let styles = HTMLAnchors.values(of: "style", in: html).flatMap { remote(in: $0, after: ["url("]) }
        return sources.filter { isRemote($0) } + linked(by: html) + styles
    }

    /// The addresses that `link` elements load; canonical and alternate ones name, but do not load.
    private static func linked(by html: String) -> [String] {
        html.utf8.split(separator: UInt8(ascii: "<")).filter { $0.starts(with: "link ".utf8) }.compactMap { rest in
            let tag = " " + Substring(rest.prefix { $0 != UInt8(ascii: ">") })
            let kinds = HTMLAnchors.values(of: "rel", in: tag)
            guard kinds != ["canonical"], kinds != ["alternate"] else { return nil }
            return HTMLAnchors.values(of: "href", in: tag).first { isRemote($0) }
        }
    }

    private static func isRemote(_ address: String) -> Bool {
        address.hasPrefix("//") || address.contains("://")
    }

    /// The remote addresses that follow one of the marks, with or without quotation marks.
    private static func remote(in css: String, after marks: [String]) -> [String] {
        marks.flatMap { mark in
            css.split(separator: mark, omittingEmptySubsequences: false).dropFirst().compactMap { rest in
                let address = rest.drop { "\"' ".contains($0) }.prefix { !"\"');".contains($0) }
                return isRemote(String(address)) ? String(address) : nil
            }
        }
    }

    /// What a script of a page or a worker would load.
    private static func loaded(byScript script: String) -> [String] {
        quotedAddresses(in: script, beginning: schemes)
            + remote(in: script, after: ["importScripts("]).filter { $0.hasPrefix("//") }
    }

    private static let schemes = ["http://", "https://", "ws://", "wss://"]

    /// The addresses in strings of a script or of JSON; XML's namespaces are names.
    private static func quotedAddresses(in text: String, beginning beginnings: [String]) -> [String] {
        ["\"", "'", "`"].flatMap { mark in
            beginnings.flatMap { beginning in
                text.split(separator: mark + beginning, omittingEmptySubsequences: false).dropFirst().map {
                    beginning + $0.prefix { !"\"'`".contains($0) }
                }
            }
        }.filter { !$0.hasPrefix("http://www.w3.org/") }
    }
}
