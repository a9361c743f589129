package import Languages

/// A version of the site that readers can stay in. `Editions` creates the editions of a site.
package struct Edition: Hashable, Sendable {
    package let kind: Kind
    /// The language of the frame, and of everything that is shown only once.
    package let language: Language
    /// The language shown beside the language of the frame.
    package let translation: Language?
    /// The folder of its pages; empty for the only edition of a site.
    package let folder: String

    package enum Kind: Hashable, Sendable {
        /// The pages of one language.
        case language
        /// The Chinese pages in the traditional script, converted when they are written.
        case traditional
        /// Two languages, section by section beside each other; the first speaks in the frame.
        case both
    }

    init(_ kind: Kind, _ language: Language, _ translation: Language? = nil, folder: String) {
        self.kind = kind
        self.language = language
        self.translation = translation
        self.folder = folder
    }

    /// The BCP 47 tag of its text; nil for two languages.
    package var tag: String? {
        switch kind {
        case .language: language.tag
        case .traditional: Language.traditionalChinese.tag
        case .both: nil
        }
    }

    /// The name in the names of the files that belong to it: its tag, or "both".
    package var name: String { tag ?? "both" }

    /// The path of a file in its folder: "en/safe-area.html".
    package func path(_ file: String) -> String { folder.isEmpty ? file : folder + "/" + file }
}
