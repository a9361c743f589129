/// A language, or a script of one, by its BCP 47 tag: "en", "zh-Hans".
///
/// Everything that depends on a language is in its file of words.
package struct Language: Hashable, Sendable, CustomStringConvertible {
    package let tag: String

    package init(_ tag: String) { self.tag = tag }

    package var description: String { tag }
}

extension Language {
    package static let english = Language("en")
    package static let simplifiedChinese = Language("zh-Hans")
    package static let traditionalChinese = Language("zh-Hant")
}

/// The names of languages as people write them.
extension Language {
    /// The language of a text that declares none.
    package static let undetermined = Language("und")

    /// The language among some that a tag means: "zh", "zh-CN", "zh_cn" and "cn" are simplified Chinese, "en-US" is English
    /// where no "en-US" is among them; nil if the tag matches none.
    package static func named(_ tag: String, among languages: [Language]) -> Language? {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map { String($0) }
        guard let first = parts.first else { return nil }
        let written = parts.joined(separator: "-")
        if let exact = languages.first(where: { $0.tag.lowercased() == written }) { return exact }
        if first == "zh" || written == "cn" {
            let script = parts.dropFirst().contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "zh-hant" : "zh-hans"
            return languages.first { $0.tag.lowercased() == script }
        }
        return parts.count > 1 ? languages.first { $0.tag.lowercased() == first } : nil
    }

    /// The language of a BCP 47 tag: two or three letters, further parts after hyphens. Nil for other texts.
    package init?(wellFormed tag: String) {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isWellFormed = parts.enumerated().allSatisfy { index, part in
            (index == 0 ? 2...3 : 2...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { Self.isLetter($0) || (index > 0 && (0x30...0x39).contains($0)) }
        }
        guard isWellFormed else { return nil }
        self.init(tag)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// The tag as it is written in options and files.
extension Language: RawRepresentable {
    package init(rawValue tag: String) { self.init(tag) }

    package var rawValue: String { tag }
}
