package import Content
package import Diagnostics

/// Finds what style sheets, scripts and the manifest would load from other sites.
package enum AssetCheck {
    /// One diagnostic for each address of another site that a file would load.
    package static func problems(in file: OutputFile, _ memory: FindingMemory) -> [Diagnostic] {
        let addresses = memory.addresses.result(named: file.path, of: file.bytes) { Self.addresses(in: file) }
        return addresses.map { LinkCodes.networkRequest($0, in: file.path) }
    }

    private static func addresses(in file: OutputFile) -> [String] {
        let text = String(decoding: file.bytes, as: UTF8.self)
        return switch file.path.split(separator: ".").last {
        case "css": RemoteAddresses.inStyle(text)
        case "webmanifest": RemoteAddresses.inManifest(text)
        case "js": RemoteAddresses.inScript(text)
        default: []
        }
    }
}

/// The addresses of other sites in the files of a site.
enum RemoteAddresses {
    static func isRemote(_ address: String) -> Bool { address.hasPrefix("//") || address.contains("://") }

    static func inStyle(_ css: String) -> [String] {
        remote(in: StyleText.plain(css), after: ["url(", "@import", "image-set("])
    }

    /// Those of an instruction such as `href="https://x.org/a.css"`.
    static func inInstruction(_ text: String) -> [String] { quoted(in: text, beginning: ["//"] + schemes) }

    static func inManifest(_ json: String) -> [String] { quoted(in: json, beginning: ["//"] + schemes) }

    static func inScript(_ script: String) -> [String] {
        quoted(in: script, beginning: schemes)
            + remote(in: script, after: ["importScripts("]).filter { $0.hasPrefix("//") }
    }

    private static let schemes = ["http://", "https://", "ws://", "wss://"]

    /// The remote addresses that follow one of the marks, with or without quotation marks.
    private static func remote(in text: String, after marks: [String]) -> [String] {
        let bytes = Array(text.utf8)
        let marks = marks.map { Array($0.utf8) }
        return bytes.indices.compactMap { place in
            guard let mark = marks.first(where: { bytes[place] == $0[0] && bytes[place...].starts(with: $0) }) else {
                return nil
            }
            let rest = bytes[(place + mark.count)...].drop { $0 <= 0x20 || quotes.contains($0) }
            let address = String(decoding: rest.prefix { !ends.contains($0) }, as: UTF8.self)
            return isRemote(address) && !address.hasPrefix("url(") ? address : nil
        }
    }

    /// The addresses in strings of a script or of JSON; XML's namespaces are names.
    private static func quoted(in text: String, beginning beginnings: [String]) -> [String] {
        let bytes = Array(text.utf8)
        let beginnings = beginnings.map { Array($0.utf8) }
        return bytes.indices.compactMap { place in
            guard quotes.contains(bytes[place]) else { return nil }
            let rest = bytes[(place + 1)...]
            guard beginnings.contains(where: { rest.starts(with: $0) }) else { return nil }
            return String(decoding: rest.prefix { !quotes.contains($0) }, as: UTF8.self)
        }.filter { !$0.hasPrefix("http://www.w3.org/") }
    }

    private static let quotes = Array("\"'`".utf8)
    /// What ends an address in a style sheet or behind a bracket.
    private static let ends = Array("\"');".utf8)
}

/// A style sheet as it is understood.
private enum StyleText {
    /// The text in lower case without comments and escapes, in which nothing hides.
    static func plain(_ css: String) -> String {
        var scalars = String.UnicodeScalarView()
        var rest = css.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "/", rest.first == "*" {
                while let next = rest.popFirst(), !(next == "*" && rest.first == "/") {}
                _ = rest.popFirst()
            } else if scalar == "\\" {
                scalars.append(escaped(&rest))
            } else {
                scalars.append(scalar)
            }
        }
        return String(scalars).lowercased()
    }

    /// What a backslash and what follows it stand for.
    private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
        let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
        guard !digits.isEmpty else { return rest.popFirst() ?? " " }
        rest = rest.dropFirst(digits.count)
        if rest.first.map({ $0.value <= 0x20 }) == true { rest = rest.dropFirst() }
        return UInt32(String(digits), radix: 16).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
    }
}
