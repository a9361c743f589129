import DataTree
import Diagnostics
import Languages

/// Reads `site.yaml`; what is not understood is reported and left out.
struct SiteSettingsReader {
    private var settings = SiteSettings()
    private var diagnostics: [Diagnostic] = []

    /// The settings of a document.
    ///
    /// - Parameter slugs: the notes that there are, for changes that name them.
    static func read(_ document: DataNode, slugs: [String]) -> Diagnosed<SiteSettings> {
        if case .null = document.content { return Diagnosed(SiteSettings()) }
        var reader = SiteSettingsReader()
        guard let entries = document.entries else {
            return Diagnosed(SiteSettings(), [SettingsCodes.wrongKind("site.yaml", "a mapping", at: document.span)])
        }
        for entry in entries { reader.take(entry, slugs: slugs) }
        reader.settings.changes.sort { $0.date > $1.date }
        return Diagnosed(reader.settings, reader.diagnostics)
    }

    private mutating func take(_ entry: DataNode.Entry, slugs: [String]) {
        switch entry.key {
        case "address": settings.address = address(entry.value)
        case "edit": settings.edit = edit(entry.value)
        case "changes":
            for item in list(entry) { change(item, slugs: slugs).map { settings.changes.append($0) } }
        case "redirects": redirects(entry)
        default:
            diagnostics.append(SettingsCodes.unknownKey(entry.key, known: SiteSettings.keys, at: entry.keySpan))
        }
    }

    // MARK: - Addresses

    private mutating func address(_ node: DataNode) -> SiteAddress? {
        guard let text = text(node, of: "address") else { return nil }
        if let problem = SiteAddress.problem(in: text) {
            diagnostics.append(SettingsCodes.addressUnusable(text, problem, at: node.span))
        }
        return SiteAddress(text)
    }

    private mutating func edit(_ node: DataNode) -> EditAddress? {
        guard let text = text(node, of: "edit") else { return nil }
        let edit = EditAddress(text)
        if edit == nil { diagnostics.append(SettingsCodes.editUnusable(text, at: node.span)) }
        return edit
    }

    // MARK: - Changes

    private mutating func change(_ node: DataNode, slugs: [String]) -> SiteChange? {
        guard let entries = node.entries else {
            diagnostics.append(SettingsCodes.wrongKind("changes", "mappings with 'date'", at: node.span))
            return nil
        }
        for entry in entries where !SiteChange.keys.contains(entry.key) {
            diagnostics.append(SettingsCodes.unknownKey(entry.key, known: SiteChange.keys, at: entry.keySpan))
        }
        var texts: [Language: String] = [:]
        for language in Language.ofNotes {
            guard let entry = entries.first(where: { $0.key == language.tag }) else {
                diagnostics.append(SettingsCodes.changeIncomplete(language.tag, at: node.span))
                continue
            }
            texts[language] = text(entry.value, of: language.tag)
        }
        let notes = entries.first { $0.key == "notes" }.map { mentions($0, slugs: slugs) } ?? []
        return date(of: entries, at: node.span).map { SiteChange(date: $0, texts: texts, notes: notes) }
    }

    private mutating func date(of entries: [DataNode.Entry], at span: SourceSpan) -> CalendarDate? {
        guard let entry = entries.first(where: { $0.key == "date" }) else {
            diagnostics.append(SettingsCodes.changeIncomplete("date", at: span))
            return nil
        }
        guard let text = text(entry.value, of: "date") else { return nil }
        guard let date = CalendarDate(text) else {
            diagnostics.append(SettingsCodes.noDate(text, at: entry.value.span))
            return nil
        }
        guard !settings.changes.contains(where: { $0.date == date }) else {
            diagnostics.append(SettingsCodes.dateTwice(date, at: entry.value.span))
            return nil
        }
        return date
    }

    private mutating func mentions(_ entry: DataNode.Entry, slugs: [String]) -> [SiteChange.Mention] {
        list(entry).compactMap { node in
            guard let slug = text(node, of: "notes") else { return nil }
            guard slugs.contains(slug) else {
                diagnostics.append(SettingsCodes.unknownNote(slug, known: slugs, at: node.span))
                return nil
            }
            return SiteChange.Mention(slug: slug, span: node.span)
        }
    }

    // MARK: - Redirects

    private mutating func redirects(_ entry: DataNode.Entry) {
        if case .null = entry.value.content { return }
        guard let pairs = entry.value.entries else {
            diagnostics.append(SettingsCodes.wrongKind("redirects", "a mapping of names", at: entry.value.span))
            return
        }
        for pair in pairs {
            guard let newText = text(pair.value, of: pair.key) else { continue }
            let places = [(pair.key, pair.keySpan), (newText, pair.value.span)].map { text, span -> Redirect.Place? in
                let place = Redirect.Place(text).flatMap { $0.isInEdition && span == pair.keySpan ? nil : $0 }
                if place == nil { diagnostics.append(SettingsCodes.noPlace(text, at: span)) }
                return place
            }
            guard let old = places[0], let new = places[1] else { continue }
            settings.redirects.append(
                Redirect(old: old, oldSpan: pair.keySpan, new: new, newSpan: pair.value.span))
        }
    }

    // MARK: - Kinds

    private mutating func text(_ node: DataNode, of key: String) -> String? {
        if node.text == nil { diagnostics.append(SettingsCodes.wrongKind(key, "a text", at: node.span)) }
        return node.text
    }

    /// The items of a list; nothing for an empty value.
    private mutating func list(_ entry: DataNode.Entry) -> [DataNode] {
        if case .null = entry.value.content { return [] }
        guard let items = entry.value.items else {
            diagnostics.append(SettingsCodes.wrongKind(entry.key, "a list", at: entry.value.span))
            return []
        }
        return items
    }
}

/// What a content folder says about the site in its file `site.yaml`.
struct ContentSettings {
    let settings: SiteSettings
    let diagnostics: [Diagnostic]
    /// The file, when there is one, for the diagnostics.
    let sources: [SourceFile]

    private static let fileName = "site.yaml"

    /// Reads the folder's file; without one, and where it cannot be read to its end, nothing is set.
    ///
    /// - Parameter slugs: the notes that there are.
    init(folder: String, slugs: [String], in fileSystem: FileSystem) throws(FileSystemError) {
        let file = try ContentYAML(Self.fileName, in: folder, of: fileSystem)
        let document = file.isWhole ? file.documents.first : nil
        let read = document.map { SiteSettingsReader.read($0, slugs: slugs) } ?? Diagnosed(SiteSettings())
        settings = read.value
        diagnostics = file.diagnostics + read.diagnostics
        sources = file.sources
    }
}
