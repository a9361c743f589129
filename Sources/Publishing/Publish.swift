package import Content
package import Diagnostics
package import Pages

// Finished pages become everything else that a site is. From what `SitePages` knows, and where it has to be from the
// HTML of its pages: the page with everything (SinglePage), the traditional edition (Traditional), the search (Search),
// old addresses, sitemap and feeds (Sharing), books and the archive (Books), the app that is read offline (Offline).
// HTML takes finished pages apart and puts them together again. Each is a function from pages to files.

/// What leads to the pages of a site: old addresses, what a server shows for others, lists for search engines and feed
/// readers, the search.
///
/// - Parameter bodies: all pages, those included that are made of others, before they are poured into their frames.
package func publish(_ site: SitePages, _ bodies: [Page]) async -> Diagnosed<[OutputFile]> {
    var diagnostics: [Diagnostic] = []
    let moved = RedirectPages.files(of: site).unwrap(into: &diagnostics)
    var files = await TraditionalEdition.convert(moved).unwrap(into: &diagnostics)
    files += site.missingPages().unwrap(into: &diagnostics)
    files += DiscoveryFiles.files(of: site, bodies).unwrap(into: &diagnostics)
    files += await SiteSearch.files(of: site).unwrap(into: &diagnostics)
    return Diagnosed(files, diagnostics)
}
