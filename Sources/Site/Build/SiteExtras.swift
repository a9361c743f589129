import Diagnostics
package import Pages

/// The contributions of extras to sites, and the extras that sites miss.
package struct SiteExtras: Sendable {
    /// The providers of figures, after the subject of the site.
    package let providers: [any FigureProvider]
    /// The names of extras that the tool lacks, by the keys of site.yaml that they would read.
    package let missing: [String: String]

    package init(providers: [any FigureProvider] = [], missing: [String: String] = [:]) {
        // Blocks of programs that cannot be run stay figures, without a picture, as those of strangers do.
        let silent = BlockProvider(codes: []) { _, _, _, _ in Diagnosed { _, _ in Diagnosed(nil) } }
        self.providers = missing["figures"] == nil ? providers : providers + [silent]
        self.missing = missing
    }
}
