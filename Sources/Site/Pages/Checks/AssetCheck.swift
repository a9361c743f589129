package import Content
package import Diagnostics
package import ResultStore

/// Finds the addresses of other sites that style sheets, scripts and the manifest would load.
package enum AssetCheck {
    /// The diagnostics of a file, one for each address of another site that it would load.
    package static func problems(in file: OutputFile, _ cache: Cache = .none) -> [Diagnostic] {
        let addresses = cache.value(for: ResultKey("addresses", madeOf: file.path, file.bytes)) {
            Self.addresses(in: file)
        }
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
    /// An address that begins with two slashes, or has them after a colon.
    static func isRemote(_ address: String) -> Bool {
        var before: (UInt8, UInt8) = (UInt8(ascii: ":"), UInt8(ascii: ":"))
        for byte in address.utf8 {
            if before.0 == UInt8(ascii: ":"), before.1 == UInt8(ascii: "/"), byte == UInt8(ascii: "/") { return true }
            before = (before.1, byte)
        }
        return false
    }

    static func inStyle(_ css: String) -> [String] {
        css.isEmpty ? [] : remote(in: StyleText.plain(css), after: ["url(", "@import", "image-set("])
    }

    static func inManifest(_ json: String) -> [String] { quoted(in: json, beginning: ["//"] + schemes) }

    static func inScript(_ script: String) -> [String] {
        quoted(in: script, beginning: schemes)
            + remote(in: Array(script.utf8), after: ["importScripts("]).filter { $0.hasPrefix("//") }
    }

    private static let schemes = ["http://", "https://", "ws://", "wss://"]

    /// The remote addresses that follow one of the marks, with or without quotation marks.
    private static func remote(in bytes: [UInt8], after marks: [String]) -> [String] {
        let marks = marks.map { Array($0.utf8) }
        return bytes.indices.compactMap { place in
            guard let mark = marks.first(where: { bytes[place] == $0[0] && bytes[place...].starts(with: $0) })
            else { return nil }
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
    /// The characters that end an address in a style sheet or after a bracket.
    private static let ends = Array("\"');".utf8)
}

/// A style sheet as browsers read it.
private enum StyleText {
    /// The text without comments and escapes, in which nothing hides, and with its letters of ASCII, to which all words of CSS
    /// keep, in lower case; UTF-8.
    static func plain(_ css: String) -> [UInt8] {
        let bytes = Array(css.utf8)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "/"), index < bytes.count, bytes[index] == UInt8(ascii: "*") {
                index += 1
                while index < bytes.count, bytes[index - 1] != UInt8(ascii: "*") || bytes[index] != UInt8(ascii: "/") {
                    index += 1
                }
                index += 1
            } else if byte == UInt8(ascii: "\\") {
                text += escaped(bytes, at: &index)
            } else {
                text.append(byte.lowercased)
            }
        }
        return text
    }

    /// The characters of an escape: a backslash and the digits or the character after it.
    private static func escaped(_ bytes: [UInt8], at index: inout Int) -> [UInt8] {
        let digits = bytes[index...].prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
        guard !digits.isEmpty else {
            guard index < bytes.count else { return [0x20] }
            defer { index += 1 }
            // The rest of a longer character follows as it is.
            return [bytes[index].lowercased]
        }
        index = digits.endIndex
        if index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
        return String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8.map { $0.lowercased }
    }
}

extension UInt8 {
    /// The byte with a letter of ASCII in lower case.
    fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
