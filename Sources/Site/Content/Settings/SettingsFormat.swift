import DataTree
package import Diagnostics
import Languages
package import Schema

typealias SettingsKey<Draft> = SchemaKey<Draft, SettingsContext>
typealias SettingsValueFormat<Value> = ValueFormat<Value, SettingsContext>
typealias SettingsDecoder = TreeDecoder<SettingsContext>

/// The state of decoding `site.yaml`.
package struct SettingsContext: DecodingContext {
    package static let codes = SchemaCodes(area: "settings")

    /// The languages that there are words for.
    let known: [Language]
    /// The languages that texts may be in: the site's, where they are set, else all that are known.
    var languages: [Language]
    let names: ProvidedNames
    package let isUntrusted: Bool

    /// No setting depends on a version of anything.
    package mutating func noteUse(of key: String, in versions: Never, at span: SourceSpan) {}

    /// The keys that earlier versions had, by the mapping around them.
    private static let retired: [String: [String: RetiredName]] = [
        "pages": ["previews": RetiredName(since: "1.1", instead: "links show no previews; remove it")]
    ]

    package static func refusal(of key: String, in owner: String, at span: SourceSpan) -> Diagnostic? {
        retired[owner]?[key].map { Diagnostic(codes.unknownProperty, .error, $0.wording(of: key), at: span) }
    }
}

/// The ways in which values of settings are written.
enum SettingsFormat: ValueFormats {
    typealias Context = SettingsContext

    // MARK: - Languages and texts

    /// The tag of a language that there are words for.
    static let language = SettingsValueFormat<Language>(kind: .languageTag) { node, decoder in
        guard let tag = node.text else {
            decoder.reportWrongType(ValueKind.languageTag.phrase, found: node)
            return nil
        }
        if let language = Language.named(tag, among: decoder.context.known) ?? Language(naming: tag) { return language }
        decoder.report(SettingsCodes.unknownLanguage(tag, known: decoder.context.known, at: node.span))
        return nil
    }

    /// Languages of the site, each once.
    static let languages = SettingsValueFormat<[Language]>(kind: .oneOrMore(.languageTag)) { node, decoder in
        var languages: [Language] = []
        for node in node.items ?? [node] {
            guard let language = language.decode(node, &decoder) else { continue }
            if languages.contains(language) {
                decoder.report(SettingsCodes.languageTwice(language, at: node.span))
            } else {
                languages.append(language)
            }
        }
        return languages.isEmpty ? nil : languages
    }

    /// A text for all languages, or a mapping with one for each.
    static let localizedText = SettingsValueFormat<LocalizedText>(kind: .textByLanguage) { node, decoder in
        if let text = node.text, !text.isEmpty {
            return LocalizedText([(decoder.context.languages[0], text)])
        }
        guard let entries = node.entries else {
            decoder.reportWrongType(ValueKind.textByLanguage.phrase, found: node)
            return nil
        }
        var texts = LocalizedText()
        for entry in entries {
            guard let language = Language.named(entry.key, among: decoder.context.languages) else {
                let tags = decoder.context.languages.map { $0.tag }
                decoder.report(
                    decoder.codes.unknownProperty(entry.key, of: decoder.subject, allowed: tags, at: entry.keySpan))
                continue
            }
            texts[language] = decoder.inside(.key(entry.key)) { text.decode(entry.value, &$0) }
        }
        return texts.isEmpty ? nil : texts
    }

    /// `false`, `true` for the two languages of a site that has two, or two of its languages.
    static let sideBySide = SettingsValueFormat<SiteSettings.SideBySide>(
        kind: .either(.flag, .init("languagePair", "two languages such as [en, zh-Hans]", isSettable: false))
    ) { node, decoder in
        guard let items = node.items else { return flag.decode(node, &decoder).map { $0 ? .all : .none } }
        guard let pair = languages.decode(node, &decoder) else { return nil }
        if items.count == 2, pair.count == 2 { return .pair(pair) }
        decoder.reportWrongType("two different languages", found: node)
        return nil
    }

    /// The generated pages that a site has or lacks.
    static let generatedPages = SettingsValueFormat<[GeneratedPage: Bool]>(kind: .object("generatedPages")) {
        node, decoder in
        var pages: [GeneratedPage: Bool] = [:]
        decoder.decodeObject(node, into: &pages, SettingsKeys.pages(decoder.context.names))
        return pages
    }

    // MARK: - Addresses and colours

    static let address = SettingsValueFormat<SiteAddress>(kind: .webAddress) { node, decoder in
        guard let text = text.decode(node, &decoder) else { return nil }
        if let problem = SiteAddress.problem(in: text) {
            decoder.report(SettingsCodes.addressUnusable(text, problem, at: node.span))
        }
        return SiteAddress(text)
    }

    static let edit = SettingsValueFormat<EditAddress>(kind: .webAddress) { node, decoder in
        guard let text = text.decode(node, &decoder) else { return nil }
        let edit = EditAddress(text)
        if edit == nil { decoder.report(SettingsCodes.editUnusable(text, at: node.span)) }
        return edit
    }

    static let issue = SettingsValueFormat<IssueAddress>(kind: .webAddress) { node, decoder in
        guard let text = text.decode(node, &decoder) else { return nil }
        if let problem = IssueAddress.problem(in: text) {
            decoder.report(SettingsCodes.issueUnusable(text, problem, at: node.span))
        }
        return IssueAddress(text)
    }

    /// "#1b5faa", as style sheets write it.
    static let color = SettingsValueFormat<String>(kind: .webColor) { node, decoder in
        guard let text = node.text else {
            decoder.reportWrongType(ValueKind.webColor.phrase, found: node)
            return nil
        }
        let digits = text.dropFirst()
        if text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy({ $0.isHexDigit }) {
            return text.lowercased()
        }
        decoder.report(SettingsCodes.noColor(decoder.subject, text, at: node.span))
        return nil
    }

    // MARK: - Changes and redirects

    static let date = SettingsValueFormat<CalendarDate>(kind: .date) { node, decoder in
        guard let text = text.decode(node, &decoder) else { return nil }
        let date = CalendarDate(text)
        if date == nil { decoder.report(SettingsCodes.noDate(text, at: node.span)) }
        return date
    }

    /// Old places and where each has moved.
    static let redirects = SettingsValueFormat<[Redirect]>(kind: .named(.name)) { node, decoder in
        if case .null = node.content { return [] }
        guard let pairs = node.entries else {
            decoder.reportWrongType("a mapping of names", found: node)
            return nil
        }
        return pairs.compactMap { pair in
            guard let text = decoder.inside(.key(pair.key), { text.decode(pair.value, &$0) }) else { return nil }
            let places = [(pair.key, pair.keySpan), (text, pair.value.span)].map { text, span -> Redirect.Place? in
                let place = Redirect.Place(text)
                if place == nil { decoder.report(SettingsCodes.noPlace(text, at: span)) }
                return place
            }
            guard let old = places[0], let new = places[1] else { return nil }
            return Redirect(old: old, oldSpan: pair.keySpan, new: new, newSpan: pair.value.span)
        }
    }

    // MARK: - Lists

    /// A list of mappings; no value is an empty one.
    ///
    /// - Parameters:
    ///   - section: the section of the schema with the keys of an item.
    ///   - name: the name of an item in messages.
    static func list<Item: Sendable>(
        _ section: String, as name: String, _ initial: Item,
        _ keys: @autoclosure @escaping @Sendable () -> [SettingsKey<Item>]
    ) -> SettingsValueFormat<[Located<Item>]> {
        SettingsValueFormat(kind: .list(.object(section))) { node, decoder in
            if case .null = node.content { return [] }
            guard let items = node.items else {
                decoder.reportWrongType("a list of mappings", found: node)
                return nil
            }
            return items.enumerated().map { index, item in
                decoder.inside(.index(index), as: name) { decoder in
                    var draft = initial
                    decoder.decodeObject(item, into: &draft, keys())
                    return Located(draft, at: item.span)
                }
            }
        }
    }

    /// Groups of synonymous words; no value means no groups.
    static let synonyms = SettingsValueFormat<[[String]]>(kind: .list(.list(.text))) { node, decoder in
        if case .null = node.content { return [] }
        guard let items = node.items else {
            decoder.reportWrongType("a list of lists of words", found: node)
            return nil
        }
        return items.enumerated().compactMap { index, item in
            decoder.inside(.index(index), as: "synonyms") { decoder in
                guard item.items != nil else {
                    decoder.reportWrongType("a list of words", found: item)
                    return nil
                }
                return oneOrMore(text).decode(item, &decoder)
            }
        }
    }

    /// The name of a note, with its place.
    static let name = SettingsValueFormat<Located<String>>(kind: .name) { node, decoder in
        located(text).decode(node, &decoder)
    }

    /// Names of notes or files with their places; no value means no names.
    static let names = SettingsValueFormat<[Located<String>]>(kind: .oneOrMore(.name)) { node, decoder in
        if case .null = node.content { return [] }
        return oneOrMore(located(text)).decode(node, &decoder)
    }
}

extension ValueKind {
    static let languageTag = plain("languageTag", "the tag of a language, such as en", isSettable: false)
    /// Text, or a mapping with text for each language.
    static let textByLanguage = plain(
        "textByLanguage", "text, or a mapping with text for each language, such as {en: Text}", isSettable: false)
    static let webAddress = plain("webAddress", "an address such as https://example.org/notes/", isSettable: false)
    static let webColor = plain("webColor", "a colour such as '#1b5faa'", isSettable: false)
    static let date = plain("date", "a date such as 2026-11-21", isSettable: false)
}
