import Diagnostics

/// A page or an anchor that has moved.
struct Redirect: Sendable {
    let old: Place
    let oldSpan: SourceSpan
    let new: Place
    let newSpan: SourceSpan

    /// A page by its name, or an anchor on it: "safe-area", "safe-area#summary".
    struct Place: Hashable, Sendable, CustomStringConvertible {
        let slug: String
        let anchor: String?

        /// Nil for what names no page below a language's folder.
        init?(_ text: String) {
            let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let slug = parts.first ?? ""
            let isPlain = !slug.contains { "?%\\".contains($0) || $0.isNewline }
            guard isPlain, Manifest.staysInside(String(slug)),
                ![".html", ".md"].contains(where: { slug.hasSuffix($0) }),
                parts.count == 1 || !parts[1].isEmpty && !parts[1].contains(where: { $0.isWhitespace })
            else { return nil }
            self.slug = String(slug)
            anchor = parts.count == 2 ? String(parts[1]) : nil
        }

        /// True for a path that begins with the folder of an edition, below which old addresses are made already.
        var isInEdition: Bool { Edition.all.contains { slug.hasPrefix($0.folder + "/") } }

        var description: String { slug + (anchor.map { "#" + $0 } ?? "") }
    }
}
