import DataTree
import Diagnostics
import Languages
import Markdown
package import Schema

/// The keys of `site.yaml`: the one table that reads it, suggests names and documents them.
enum SettingsKeys {
    /// The keys of the generator, and those that providers of figures bring.
    static func all(_ names: ProvidedNames) -> [SettingsKey<SiteSettings>] {
        identity + languages + structure + search + figures + names.settings.map { $0.key } + places + checks
    }

    private static let identity: [SettingsKey<SiteSettings>] = [
        SettingsKey("title", by: .anyone, SettingsFormat.localizedText) { $0.title = $1 },
        SettingsKey("tagline", by: .anyone, SettingsFormat.localizedText) { $0.tagline = $1 },
        SettingsKey("description", by: .anyone, SettingsFormat.localizedText) { $0.description = $1 },
        SettingsKey("logo", by: .within(.contentFolder), SettingsFormat.located(SettingsFormat.text)) { $0.logo = $1 },
        SettingsKey("accent", by: .anyone, .object("accent", AccentColors(), accent)) { $0.accent = $1 },
        SettingsKey("footer", by: .anyone, SettingsFormat.localizedText) { $0.footer = $1 },
        SettingsKey("authors", by: .anyone, SettingsFormat.oneOrMore(SettingsFormat.text)) { $0.authors = $1 },
        SettingsKey("license", by: .anyone, SettingsFormat.localizedText) { $0.license = $1 },
        SettingsKey("credit", by: .anyone, SettingsFormat.flag, initial: "true") { $0.hasCredit = $1 },
    ]

    private static let languages: [SettingsKey<SiteSettings>] = [
        SettingsKey("languages", by: .anyone, SettingsFormat.languages) { $0.languages = $1 },
        SettingsKey("sideBySide", by: .anyone, SettingsFormat.sideBySide) { $0.sideBySide = $1 },
        SettingsKey("startedIn", by: .anyone, SettingsFormat.language) { $0.startedIn = $1 },
        SettingsKey("traditional", by: .anyone, SettingsFormat.flag, initial: "false") { $0.hasTraditional = $1 },
    ]

    private static let structure: [SettingsKey<SiteSettings>] = [
        SettingsKey(
            "navigation", by: .anyone,
            SettingsFormat.list("navigation", as: "navigation", NavigationEntry(), navigation)
        ) {
            $0.navigation = $1
        },
        SettingsKey("doors", by: .anyone, SettingsFormat.list("door", as: "door", Door(), door)) {
            $0.doorEntries = $1
        },
        SettingsKey("pages", by: .anyone, SettingsFormat.generatedPages) { $0.pages = $1 },
        SettingsKey("exclude", by: .anyone, SettingsFormat.names) { $0.excluded = $1.map { $0.value } },
        SettingsKey("includes", by: .owner, SettingsFormat.names) { $0.includes = $1.map { $0.value } },
        SettingsKey("dialects", by: .anyone, SettingsFormat.oneOrMore(SettingsFormat.word(Dialect.self))) {
            $0.dialects = $1
        },
        SettingsKey("trusted", by: .owner, SettingsFormat.names) { $0.trusted = $1.map { $0.value } },
    ]

    private static let search: [SettingsKey<SiteSettings>] = [
        SettingsKey("glossary", by: .within(.site), SettingsFormat.name) { $0.glossary = $1 },
        SettingsKey("synonyms", by: .anyone, SettingsFormat.synonyms) { $0.synonyms = $1 },
    ]

    private static let figures: [SettingsKey<SiteSettings>] = [
        SettingsKey("figures", by: .anyone, SettingsFormat.figurePrograms) { $0.figures = $1 }
    ]

    private static let places: [SettingsKey<SiteSettings>] = [
        SettingsKey("address", by: .anyone, SettingsFormat.address) { $0.address = $1 },
        SettingsKey("edit", by: .anyone, SettingsFormat.edit) { $0.edit = $1 },
        SettingsKey("issue", by: .anyone, SettingsFormat.issue) { $0.issue = $1 },
        SettingsKey("changes", by: .anyone, SettingsFormat.list("siteChange", as: "change", ChangeDraft(), change)) {
            $0.changeDrafts = $1
        },
        SettingsKey("feeds", by: .anyone, SettingsFormat.list("feed", as: "feed", NoteFeedDraft(), feed)) {
            $0.noteFeedDrafts = $1
        },
        SettingsKey("versions", by: .owner, SettingsFormat.list("version", as: "version", SiteVersionDraft(), version))
        {
            $0.versionDrafts = $1
        },
        SettingsKey(
            "lastChanged", by: .owner, SettingsFormat.located(SettingsFormat.word(SiteSettings.HistorySource.self))
        ) {
            $0.lastChanged = $1
        },
        SettingsKey("redirects", by: .within(.site), SettingsFormat.redirects) { $0.redirects = $1 },
    ]

    private static let checks: [SettingsKey<SiteSettings>] = [
        SettingsKey(
            "severities", by: .owner, SettingsFormat.list("severity", as: "severity", SeverityDraft(), severity)
        ) {
            $0.severityDrafts = $1
        }
    ]

    static let accent: [SettingsKey<AccentColors>] = [
        SettingsKey("light", by: .anyone, SettingsFormat.color) { $0.light = $1 },
        SettingsKey("dark", by: .anyone, SettingsFormat.color) { $0.dark = $1 },
    ]

    static let navigation: [SettingsKey<NavigationEntry>] = [
        SettingsKey("section", by: .anyone, SettingsFormat.located(SettingsFormat.text)) { $0.section = $1 },
        SettingsKey("title", by: .anyone, SettingsFormat.localizedText) { $0.title = $1 },
        SettingsKey("pages", by: .anyone, SettingsFormat.names) { $0.pages = $1 },
        SettingsKey("generated", by: .anyone, SettingsFormat.flag, initial: "false") { $0.holdsGeneratedPages = $1 },
    ]

    static let door: [SettingsKey<Door>] = [
        SettingsKey("title", by: .anyone, SettingsFormat.localizedText) { $0.title = $1 },
        SettingsKey("text", by: .anyone, SettingsFormat.localizedText) { $0.text = $1 },
        SettingsKey("search", by: .anyone, SettingsFormat.localizedText) { $0.search = $1 },
        SettingsKey("pages", by: .anyone, SettingsFormat.names) { $0.entries = $1 },
    ]

    static func pages(_ names: ProvidedNames) -> [SettingsKey<[GeneratedPage: Bool]>] {
        names.allPages.filter { $0 != .index }.map { page in
            SettingsKey(page.slug, by: .anyone, SettingsFormat.flag) { $0[page] = $1 }
        }
    }

    static let figureProgram: [SettingsKey<FigureProgram>] = [
        SettingsKey("command", by: .owner, SettingsFormat.oneOrMore(SettingsFormat.located(SettingsFormat.text))) {
            $0.command = $1
        },
        SettingsKey("inputs", by: .within(.contentFolder), SettingsFormat.names) { $0.inputs = $1 },
        SettingsKey(
            "seconds", by: .anyone, SettingsFormat.number("more than 0 and at most 600") { $0 > 0 && $0 <= 600 },
            initial: "10"
        ) { $0.seconds = $1 },
        SettingsKey(
            "megabytes", by: .anyone,
            SettingsFormat.number("a whole number from 16 to 65536") {
                (16...65536).contains($0) && $0.rounded() == $0
            }, initial: "1024"
        ) { $0.megabytes = Int($1) },
    ]

    static let change: [SettingsKey<ChangeDraft>] = [
        SettingsKey(SchemaEntry("date", by: .anyone, .date)) { node, draft, decoder in
            draft.isDated = true
            draft.date = SettingsFormat.located(SettingsFormat.date).decode(node, &decoder)
        },
        SettingsKey(SchemaEntry("text", by: .anyone, .textByLanguage)) { node, draft, decoder in
            draft.hasText = true
            if let text = SettingsFormat.localizedText.decode(node, &decoder) { draft.text = text }
        },
        SettingsKey("notes", by: .anyone, SettingsFormat.names) { $0.notes = $1 },
    ]

    static let feed: [SettingsKey<NoteFeedDraft>] = [
        SettingsKey("name", by: .anyone, SettingsFormat.located(SettingsFormat.text)) { $0.name = $1 },
        SettingsKey("title", by: .anyone, SettingsFormat.localizedText) { $0.title = $1 },
        SettingsKey("section", by: .anyone, SettingsFormat.name) { $0.section = $1 },
        SettingsKey("tag", by: .anyone, SettingsFormat.located(SettingsFormat.text)) { $0.tag = $1 },
        SettingsKey("content", by: .anyone, SettingsFormat.word(NoteFeed.Content.self), initial: "summary") {
            $0.content = $1
        },
        SettingsKey(
            "count", by: .anyone,
            SettingsFormat.number("a whole number from 1 to 500") { (1...500).contains($0) && $0.rounded() == $0 },
            initial: "20"
        ) { $0.most = Int($1) },
    ]

    static let version: [SettingsKey<SiteVersionDraft>] = [
        SettingsKey("name", by: .owner, SettingsFormat.located(SettingsFormat.text)) { $0.name = $1 },
        SettingsKey("folder", by: .owner, SettingsFormat.located(SettingsFormat.text)) { $0.folder = $1 },
    ]

    static let severity: [SettingsKey<SeverityDraft>] = [
        SettingsKey(SchemaEntry("code", by: .owner, .name)) { node, draft, decoder in
            draft.written.insert("code")
            draft.code = SettingsFormat.name.decode(node, &decoder)
        },
        SettingsKey(SchemaEntry("severity", by: .owner, .word(SeverityRule.Level.allCases.map { $0.rawValue }))) {
            node, draft, decoder in
            draft.written.insert("severity")
            draft.severity = SettingsFormat.word(SeverityRule.Level.self).decode(node, &decoder)
        },
        SettingsKey(SchemaEntry("reason", by: .owner, .text)) { node, draft, decoder in
            draft.written.insert("reason")
            draft.reason = SettingsFormat.text.decode(node, &decoder)
        },
        SettingsKey("files", by: .owner, SettingsFormat.names) { $0.files = $1 },
    ]
}

/// The vocabulary of `site.yaml`, as pages show it.
package enum SettingsSchema {
    package static func sections(_ names: ProvidedNames) -> [SchemaSection<Never>] {
        [
            SchemaSection("site", SettingsKeys.all(names).map { $0.entry }),
            SchemaSection("accent", SettingsKeys.accent.map { $0.entry }),
            SchemaSection("navigation", SettingsKeys.navigation.map { $0.entry }),
            SchemaSection("door", SettingsKeys.door.map { $0.entry }),
            SchemaSection("generatedPages", SettingsKeys.pages(names).map { $0.entry }),
            SchemaSection("figureProgram", SettingsKeys.figureProgram.map { $0.entry }),
        ] + names.settings.flatMap { $0.sections } + [
            SchemaSection("siteChange", SettingsKeys.change.map { $0.entry }),
            SchemaSection("feed", SettingsKeys.feed.map { $0.entry }),
            SchemaSection("version", SettingsKeys.version.map { $0.entry }),
            SchemaSection("severity", SettingsKeys.severity.map { $0.entry }),
        ]
    }
}
