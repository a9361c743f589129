package import Schema

/// The names that providers of figures bring: fences of notes, pages that settings switch, and keys of site.yaml.
package struct ProvidedNames: Sendable {
    /// The kinds of fences, which no program of a site can have.
    package var fences: [FenceKind] = []
    package var pages: [GeneratedPage] = []
    package var settings: [ProvidedSetting] = []

    package init(fences: [FenceKind] = [], pages: [GeneratedPage] = [], settings: [ProvidedSetting] = []) {
        self.fences = fences
        self.pages = pages
        self.settings = settings
    }

    /// All pages that a site can have, in the order of lists.
    package var allPages: [GeneratedPage] {
        [.index, .tags] + pages
            + [.diagnostics, .singlePage, .search, .feeds, .offline, .markdown, .myDevice, .terms]
    }
}

/// A key of site.yaml whose value its provider reads by itself (`SiteSettings.value`).
package struct ProvidedSetting: Sendable {
    let key: SettingsKey<SiteSettings>
    /// The keys of mappings in its value.
    let sections: [SchemaSection<Never>]

    package init<Value>(
        _ name: String, by author: KeyAuthor, _ format: ValueFormat<Value, SettingsContext>,
        sections: [SchemaSection<Never>] = []
    ) {
        key = SettingsKey(name, by: author, format) { _, _ in }
        self.sections = sections
    }
}
