import Content
import Diagnostics
import Figures
import Languages

/// What figures and audits were written as on pages, so that a page whose text has changed writes them again only if they have
/// changed too.
struct FenceMemory: Sendable {
    /// Of what decides about all pages.
    let site: Revision
    let written: Written

    typealias Written = Memo<Place, Origin, Diagnosed<String>>

    struct Place: Hashable {
        /// Its id on the page.
        let anchor: String
        let page: Route
        /// The page that holds all others, where that one is a chapter of it.
        let host: Route?
    }

    struct Origin: Equatable {
        let site: Revision
        let fence: FenceSource
        let oldIDs: [String: [String]]
    }
}

/// What decides how a figure or an audit is written at a place, besides what decides about all pages of the site. Its pictures
/// are of the same revision.
struct FenceSource: Equatable, Sendable {
    let revision: Revision
    /// How many claims do not hold.
    let failureCount: Int
    let language: Language
    let translation: Language?
    /// What prose quotes of a figure.
    var quoted: [ValueReference] = []
    var isFolded = false
}
