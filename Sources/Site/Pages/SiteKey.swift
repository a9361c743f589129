package import Content
package import ResultStore

/// What decides about all pages of a site.
struct SiteKey {
    let content: SiteContent
    let map: SiteMap
    let redirects: [Redirect]
    /// Of templates and words.
    let design: ResultKey
    let options: ResultKey
    let hasScript: Bool
    let hasFigures: Bool
    let offersDownloads: Bool

    /// Files that pages show are looked at only where something is kept.
    func key(_ cache: Cache) -> ResultKey {
        guard cache.isUsed else { return .unrepeatable("site") }
        return ResultKey(
            "site", madeOf: design, options, content.settingsText, content.folder, map.editions.all,
            map.navigation.sections, map.navigation.generated, map.entries, content.attachments.stamps, redirects,
            hasScript, hasFigures, offersDownloads, content.unreported)
    }
}

extension SiteSection: KeyPart {
    /// Its title is part of the settings.
    package func write(into key: inout KeyWriter) { key.write(id, home, pages) }
}

extension GeneratedPage: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(rawValue) }
}

extension Redirect: KeyPart {
    package func write(into key: inout KeyWriter) {
        key.write(old.slug, old.anchor, new.slug, new.anchor, oldSpan, newSpan)
    }
}

/// Figures and audits as they were written on pages, so that a page whose text has changed writes them again only if they have changed
/// too.
struct WrittenFences: Sendable {
    /// The key of what decides about all pages.
    let site: ResultKey
    let cache: Cache
}
