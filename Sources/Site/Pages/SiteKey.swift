package import Content
package import ResultStore

/// The cache key of all pages of a site, before their own: everything that decides about all of them.
struct SiteKey {
    let content: SiteContent
    let map: SiteMap
    let redirects: [Redirect]
    /// The key of templates and words.
    let design: ResultKey
    let options: ResultKey
    let hasScript: Bool
    let hasFigures: Bool
    let offersDownloads: Bool
    /// The terms that notes mark, with where they lead.
    let terms: [String]

    /// The cache key. Files that pages show are read only where results are kept.
    func key(_ cache: Cache) -> ResultKey {
        guard cache.isUsed else { return .unrepeatable("site") }
        return ResultKey(
            "site", madeOf: design, options, content.settingsText, content.folder, map.editions.all,
            map.navigation.sections, map.navigation.generated, map.isLive, map.entries, content.attachments.stamps,
            redirects, hasScript, hasFigures, offersDownloads, content.unreported, terms, content.versions.key)
    }
}

extension SiteSection: KeyPart {
    /// Writes id, home page and pages. Its title is part of the settings.
    package func write(into key: inout KeyWriter) { key.write(id, home, pages) }
}

extension GeneratedPage: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(slug) }
}

extension Redirect: KeyPart {
    package func write(into key: inout KeyWriter) {
        key.write(old.slug, old.anchor, new.slug, new.anchor, oldSpan, newSpan)
    }
}

/// Figures and audits as they were written on pages, so that a page whose text has changed writes them again only if they have changed
/// too.
struct WrittenFences: Sendable {
    /// The cache key of everything that decides about all pages.
    let site: ResultKey
    let cache: Cache
}
