import Content
import Diagnostics
import Languages
import Pages

/// The files by which search engines and feed readers find the pages: the sitemap and where it is, the feeds.
enum DiscoveryFiles {
    /// The files of a site; few of a site without an address.
    static func files(of site: SitePages, _ pages: [PageFacts]) -> Diagnosed<[OutputFile]> {
        var diagnostics: [Diagnostic] = []
        var files: [OutputFile] = []
        let templates = site.context(of: nil).templates
        if let address = site.content.settings.address {
            let sitemap = SitemapFile(sharing: site.sharing, address: address)
            files.append(sitemap.file(site.pages + site.singlePages, templates).unwrap(into: &diagnostics))
            if let robots = RobotsFile(address: address).file { files.append(robots) }
        }
        files += MarkdownIndex.files(of: site, pages)
        let feeds = site.map.editions.languages.compactMap { ChangeFeed(site.map, language: $0) }
        files += feeds.map { $0.file(templates).unwrap(into: &diagnostics) }
        files += NoteFeedFile.files(of: site).unwrap(into: &diagnostics)
        diagnostics += files.filter { !$0.path.hasSuffix(".txt") }.compactMap { XMLFileCheck.problem(in: $0) }
        return Diagnosed(files, diagnostics)
    }
}
