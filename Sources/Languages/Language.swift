/// A language, or a script of one, by its BCP 47 tag: "en", "zh-Hans".
///
/// Whatever depends on a language stands in its file of words.
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

/// As one is written in options and files.
extension Language: RawRepresentable {
    package init(rawValue tag: String) { self.init(tag) }

    package var rawValue: String { tag }
}
