import DataTree
import Diagnostics

/// Compares the settings with the notes and files that there are.
struct SettingsCheck {
    private(set) var problems: [Diagnostic] = []

    /// - Parameters:
    ///   - generated: the pages that the tool generates.
    ///   - attachments: the files that are not notes, relative to the content folder.
    ///   - isPicture: looks into one of them.
    init(
        _ settings: SiteSettings, notes: [Note], generated: [GeneratedPage], attachments: [String],
        editions: Editions, isPicture: (String) -> Bool
    ) {
        let slugs = Set(notes.map { $0.slug }).sorted()
        for change in settings.changeDrafts {
            problems += change.value.notes.filter { !slugs.contains($0.value) }.map {
                SettingsCodes.unknownNote($0.value, known: slugs, at: $0.span)
            }
        }
        let pages = Set(slugs + generated.filter { $0.isPage }.map { $0.slug }).sorted()
        for door in settings.doorEntries {
            problems += door.value.entries.filter { !pages.contains($0.value) }.map {
                SettingsCodes.unknownNote($0.value, known: pages, at: $0.span)
            }
        }
        if let glossary = settings.glossary, !slugs.contains(glossary.value) {
            problems.append(SettingsCodes.unknownNote(glossary.value, known: slugs, at: glossary.span))
        }
        check(settings.noteFeedDrafts, notes)
        // Below the folder of an edition files at old addresses are created already.
        let folders = editions.all.map { $0.path("") }.filter { !$0.isEmpty }
        for redirect in settings.redirects where folders.contains(where: { redirect.old.slug.hasPrefix($0) }) {
            problems.append(SettingsCodes.noPlace(redirect.old.description, at: redirect.oldSpan))
        }
        if let logo = settings.logo { check(logo, attachments, isPicture) }
    }

    private mutating func check(_ feeds: [Located<NoteFeedDraft>], _ notes: [Note]) {
        let tags = Set(notes.flatMap { $0.tags })
        for draft in feeds {
            if let tag = draft.value.tag, !tags.contains(tag.value) {
                problems.append(SettingsCodes.unknownTag(tag.value, known: tags.sorted(), at: tag.span))
            } else if let name = draft.value.name, draft.value.feed != nil {
                let listed = notes.filter { note in draft.value.tag.map { note.tags.contains($0.value) } ?? true }
                if !listed.contains(where: { $0.date != nil }) {
                    problems.append(SettingsCodes.feedEmpty(name.value, at: name.span))
                }
            }
        }
    }

    private mutating func check(
        _ logo: Located<String>, _ attachments: [String], _ isPicture: (String) -> Bool
    ) {
        let endings = [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp"]
        if !endings.contains(where: { logo.value.lowercased().hasSuffix($0) }) {
            problems.append(SettingsCodes.logoUnusable(logo.value, "has another extension", at: logo.span))
        } else if !attachments.contains(logo.value) {
            problems.append(SettingsCodes.logoUnusable(logo.value, "does not exist", at: logo.span))
        } else if !isPicture(logo.value) {
            problems.append(SettingsCodes.logoUnusable(logo.value, "is not a picture", at: logo.span))
        }
    }
}
