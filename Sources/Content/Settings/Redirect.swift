package import Diagnostics

/// A page or an anchor that has moved.
package struct Redirect: Sendable {
    package let old: Place
    package let oldSpan: SourceSpan
    package let new: Place
    package let newSpan: SourceSpan

    /// A page by its name, or an anchor on it: "safe-area", "safe-area#summary".
    package struct Place: Hashable, Sendable, CustomStringConvertible {
        package let slug: String
        package let anchor: String?

        /// Nil for what names no page below a language's folder.
        package init?(_ text: String) {
            let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let slug = parts.first ?? ""
            let isPlain = !slug.contains { "?%\\".contains($0) || $0.isNewline }
            guard isPlain, OutputFile.staysInside(String(slug)),
                ![".html", ".md"].contains(where: { slug.hasSuffix($0) }),
                parts.count == 1 || !parts[1].isEmpty && !parts[1].contains(where: { $0.isWhitespace })
            else { return nil }
            self.slug = String(slug)
            anchor = parts.count == 2 ? String(parts[1]) : nil
        }

        /// True for a path that begins with the folder of an edition, below which old addresses are made already.
        var isInEdition: Bool { Edition.all.contains { slug.hasPrefix($0.folder + "/") } }

        package var description: String { slug + (anchor.map { "#" + $0 } ?? "") }
    }
}
