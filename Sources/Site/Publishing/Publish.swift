package import Content
package import Diagnostics
package import Pages
package import ResultStore

// Creates everything else in a site from its pages, as values and not as they were written: the search (Search), old addresses,
// sitemap and feeds (Sharing), books and the archive (Books), the app that is read offline (Offline). Traditional defines how
// the edition in the traditional script is written. Each is a function from pages to files.

/// Writes the files that point to the pages of a site: old addresses, the page that a server shows for others, lists for search
/// engines and feed readers, the search.
///
/// - Parameters:
///   - pages: the facts of all pages.
///   - take: receives each file as it is finished, on any thread.
/// - Returns: the problems of the files.
package func publish(
    _ site: SitePages, _ pages: [PageFacts], _ cache: Cache = .none,
    to take: @escaping @Sendable (OutputFile) -> Void
) async -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var files = RedirectPages.files(of: site).unwrap(into: &diagnostics)
    files += site.missingPages().unwrap(into: &diagnostics)
    files += DiscoveryFiles.files(of: site, pages).unwrap(into: &diagnostics)
    for file in files { take(file) }
    return diagnostics + (await SiteSearch.write(site, pages, cache, to: take))
}
