import DataTree
import Diagnostics
import Languages
package import Schema

/// The keys of `site.yaml`: the one table that reads it, suggests names and documents them.
enum SettingsKeys {
    static let all: [SettingsKey<SiteSettings>] = identity + languages + structure + search + figures + places + checks

    private static let identity: [SettingsKey<SiteSettings>] = [
        SettingsKey("title", SettingsFormat.localizedText) { $0.title = $1 },
        SettingsKey("tagline", SettingsFormat.localizedText) { $0.tagline = $1 },
        SettingsKey("description", SettingsFormat.localizedText) { $0.description = $1 },
        SettingsKey("logo", SettingsFormat.located(SettingsFormat.text)) { $0.logo = $1 },
        SettingsKey("accent", .object("accent", AccentColors(), accent)) { $0.accent = $1 },
        SettingsKey("footer", SettingsFormat.localizedText) { $0.footer = $1 },
        SettingsKey("authors", SettingsFormat.oneOrMore(SettingsFormat.text)) { $0.authors = $1 },
        SettingsKey("license", SettingsFormat.localizedText) { $0.license = $1 },
        SettingsKey("credit", SettingsFormat.flag, initial: "true") { $0.hasCredit = $1 },
    ]

    private static let languages: [SettingsKey<SiteSettings>] = [
        SettingsKey("languages", SettingsFormat.languages) { $0.languages = $1 },
        SettingsKey("sideBySide", SettingsFormat.sideBySide) { $0.sideBySide = $1 },
        SettingsKey("traditional", SettingsFormat.flag, initial: "false") { $0.hasTraditional = $1 },
    ]

    private static let structure: [SettingsKey<SiteSettings>] = [
        SettingsKey("navigation", SettingsFormat.list("navigation", as: "navigation", NavigationEntry(), navigation)) {
            $0.navigation = $1
        },
        SettingsKey("doors", SettingsFormat.list("door", as: "door", Door(), door)) { $0.doorEntries = $1 },
        SettingsKey("pages", .object("generatedPages", [:], pages)) { $0.pages = $1 },
        SettingsKey("exclude", SettingsFormat.names) { $0.excluded = $1.map { $0.value } },
        SettingsKey("includes", SettingsFormat.names) { $0.includes = $1.map { $0.value } },
        SettingsKey("trusted", SettingsFormat.names) { $0.trusted = $1.map { $0.value } },
    ]

    private static let search: [SettingsKey<SiteSettings>] = [
        SettingsKey("glossary", SettingsFormat.name) { $0.glossary = $1 },
        SettingsKey("synonyms", SettingsFormat.synonyms) { $0.synonyms = $1 },
    ]

    private static let figures: [SettingsKey<SiteSettings>] = [
        SettingsKey(SchemaEntry("figures", SettingsFormat.figurePrograms.kind)) { node, settings, decoder in
            settings.figuresSpan = node.span
            if let programs = SettingsFormat.figurePrograms.decode(node, &decoder) { settings.figures = programs }
        },
        SettingsKey("observations", SettingsFormat.observationForms) { $0.observationForms = $1 },
    ]

    private static let places: [SettingsKey<SiteSettings>] = [
        SettingsKey("address", SettingsFormat.address) { $0.address = $1 },
        SettingsKey("edit", SettingsFormat.edit) { $0.edit = $1 },
        SettingsKey("issue", SettingsFormat.issue) { $0.issue = $1 },
        SettingsKey("changes", SettingsFormat.list("siteChange", as: "change", ChangeDraft(), change)) {
            $0.changeDrafts = $1
        },
        SettingsKey("feeds", SettingsFormat.list("feed", as: "feed", NoteFeedDraft(), feed)) {
            $0.noteFeedDrafts = $1
        },
        SettingsKey("versions", SettingsFormat.list("version", as: "version", SiteVersionDraft(), version)) {
            $0.versionDrafts = $1
        },
        SettingsKey("lastChanged", SettingsFormat.located(SettingsFormat.word(SiteSettings.HistorySource.self))) {
            $0.lastChanged = $1
        },
        SettingsKey("redirects", SettingsFormat.redirects) { $0.redirects = $1 },
    ]

    private static let checks: [SettingsKey<SiteSettings>] = [
        SettingsKey("severities", SettingsFormat.list("severity", as: "severity", SeverityDraft(), severity)) {
            $0.severityDrafts = $1
        }
    ]

    static let accent: [SettingsKey<AccentColors>] = [
        SettingsKey("light", SettingsFormat.color) { $0.light = $1 },
        SettingsKey("dark", SettingsFormat.color) { $0.dark = $1 },
    ]

    static let navigation: [SettingsKey<NavigationEntry>] = [
        SettingsKey("section", SettingsFormat.located(SettingsFormat.text)) { $0.section = $1 },
        SettingsKey("title", SettingsFormat.localizedText) { $0.title = $1 },
        SettingsKey("pages", SettingsFormat.names) { $0.pages = $1 },
        SettingsKey("generated", SettingsFormat.flag, initial: "false") { $0.holdsGeneratedPages = $1 },
    ]

    static let door: [SettingsKey<Door>] = [
        SettingsKey("title", SettingsFormat.localizedText) { $0.title = $1 },
        SettingsKey("text", SettingsFormat.localizedText) { $0.text = $1 },
        SettingsKey("search", SettingsFormat.localizedText) { $0.search = $1 },
        SettingsKey("pages", SettingsFormat.names) { $0.entries = $1 },
    ]

    static let pages: [SettingsKey<[GeneratedPage: Bool]>] = GeneratedPage.allCases.filter { $0.isOptional }.map {
        page in
        SettingsKey(page.slug, SettingsFormat.flag) { $0[page] = $1 }
    }

    static let figureProgram: [SettingsKey<FigureProgram>] = [
        SettingsKey("command", SettingsFormat.oneOrMore(SettingsFormat.located(SettingsFormat.text))) {
            $0.command = $1
        },
        SettingsKey("inputs", SettingsFormat.names) { $0.inputs = $1 },
        SettingsKey(
            "seconds", SettingsFormat.number("more than 0 and at most 600") { $0 > 0 && $0 <= 600 }, initial: "10"
        ) { $0.seconds = $1 },
        SettingsKey(
            "megabytes",
            SettingsFormat.number("a whole number from 16 to 65536") {
                (16...65536).contains($0) && $0.rounded() == $0
            }, initial: "1024"
        ) { $0.megabytes = Int($1) },
    ]

    static let observationForm: [SettingsKey<ObservationFormDraft>] = [
        SettingsKey("form", SettingsFormat.word(ObservationForm.Kind.self), initial: "lines") { $0.form.kind = $1 },
        SettingsKey("prefix", SettingsFormat.text) { $0.form.prefix = $1 },
        SettingsKey("scenario", SettingsFormat.text) { $0.form.scenario = $1 },
        SettingsKey("phase", SettingsFormat.text, initial: "viewDidAppear") { $0.form.phase = $1 },
        SettingsKey("device", SettingsFormat.text) { $0.form.device = $1 },
        SettingsKey("os", SettingsFormat.text) { $0.form.os = $1 },
        SettingsKey("build", SettingsFormat.text) { $0.form.build = $1 },
        SettingsKey("values", SettingsFormat.observationTargets) { $0.targets = $1 },
    ]

    static let change: [SettingsKey<ChangeDraft>] = [
        SettingsKey(SchemaEntry("date", .date)) { node, draft, decoder in
            draft.isDated = true
            draft.date = SettingsFormat.located(SettingsFormat.date).decode(node, &decoder)
        },
        SettingsKey(SchemaEntry("text", .textByLanguage)) { node, draft, decoder in
            draft.hasText = true
            if let text = SettingsFormat.localizedText.decode(node, &decoder) { draft.text = text }
        },
        SettingsKey("notes", SettingsFormat.names) { $0.notes = $1 },
    ]

    static let feed: [SettingsKey<NoteFeedDraft>] = [
        SettingsKey("name", SettingsFormat.located(SettingsFormat.text)) { $0.name = $1 },
        SettingsKey("title", SettingsFormat.localizedText) { $0.title = $1 },
        SettingsKey("section", SettingsFormat.name) { $0.section = $1 },
        SettingsKey("tag", SettingsFormat.located(SettingsFormat.text)) { $0.tag = $1 },
        SettingsKey("content", SettingsFormat.word(NoteFeed.Content.self), initial: "summary") { $0.content = $1 },
        SettingsKey(
            "count",
            SettingsFormat.number("a whole number from 1 to 500") { (1...500).contains($0) && $0.rounded() == $0 },
            initial: "20"
        ) { $0.most = Int($1) },
    ]

    static let version: [SettingsKey<SiteVersionDraft>] = [
        SettingsKey("name", SettingsFormat.located(SettingsFormat.text)) { $0.name = $1 },
        SettingsKey("folder", SettingsFormat.located(SettingsFormat.text)) { $0.folder = $1 },
    ]

    static let severity: [SettingsKey<SeverityDraft>] = [
        SettingsKey(SchemaEntry("code", .name)) { node, draft, decoder in
            draft.written.insert("code")
            draft.code = SettingsFormat.name.decode(node, &decoder)
        },
        SettingsKey(SchemaEntry("severity", .word(SeverityRule.Level.allCases.map { $0.rawValue }))) {
            node, draft, decoder in
            draft.written.insert("severity")
            draft.severity = SettingsFormat.word(SeverityRule.Level.self).decode(node, &decoder)
        },
        SettingsKey(SchemaEntry("reason", .text)) { node, draft, decoder in
            draft.written.insert("reason")
            draft.reason = SettingsFormat.text.decode(node, &decoder)
        },
        SettingsKey("files", SettingsFormat.names) { $0.files = $1 },
    ]
}

/// The vocabulary of `site.yaml`, as pages show it.
package enum SettingsSchema {
    package static let sections: [SchemaSection<Never>] = [
        SchemaSection("site", SettingsKeys.all.map { $0.entry }),
        SchemaSection("accent", SettingsKeys.accent.map { $0.entry }),
        SchemaSection("navigation", SettingsKeys.navigation.map { $0.entry }),
        SchemaSection("door", SettingsKeys.door.map { $0.entry }),
        SchemaSection("generatedPages", SettingsKeys.pages.map { $0.entry }),
        SchemaSection("figureProgram", SettingsKeys.figureProgram.map { $0.entry }),
        SchemaSection("observationForm", SettingsKeys.observationForm.map { $0.entry }),
        SchemaSection("siteChange", SettingsKeys.change.map { $0.entry }),
        SchemaSection("feed", SettingsKeys.feed.map { $0.entry }),
        SchemaSection("version", SettingsKeys.version.map { $0.entry }),
        SchemaSection("severity", SettingsKeys.severity.map { $0.entry }),
    ]
}
