import Content
import Packing
import Pages

/// The identifier of a site's book: a UUID derived from the site's address, or from its pages' names.
enum BookIdentifier {
    /// A URN such as "urn:uuid:6f1c…"; the same for each build of a site, another for each of its editions.
    static func urn(of edition: Edition, address: SiteAddress?, pages: [Page]) -> String {
        let site = address.map { [$0.text] } ?? pages.flatMap { [$0.route.slug, $0.title] }
        let seed = ([edition.name] + site).joined(separator: "\n")
        var digits = Array(SHA256.hexadecimal(of: Array(seed.utf8)).prefix(32))
        // RFC 9562: version 8, whose other digits are up to the maker, of the usual variant.
        digits[12] = "8"
        digits[16] = "a"
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
        return "urn:uuid:" + groups.joined(separator: "-")
    }
}
