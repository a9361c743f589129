import Content

/// The file that search engines read first: it gives the address of the sitemap. It excludes no page; pages that search engines
/// should not show, such as the page for missing addresses, exclude themselves.
struct RobotsFile {
    /// The address that the site is served at.
    let address: SiteAddress

    static let path = "robots.txt"

    /// The finished file; nil for a site below its server's root, where it is not requested.
    var file: OutputFile? {
        guard address.path == "/" else { return nil }
        return OutputFile(Self.path, text: "User-agent: *\nAllow: /\n\nSitemap: \(address.url(of: SitemapFile.path))\n")
    }
}
