import Content
import Figures
import Languages
import LayoutEngine

/// What decides how a page is written.
struct PageSource: Equatable, Sendable {
    /// Of what decides about all pages.
    let site: Revision
    let page: PageOrigin
}

/// What decides how a page is written, besides what decides about all pages of the site: two pages of one route with the same
/// origin, on two sites that share the rest, have the same bytes.
struct PageOrigin: Equatable, Sendable {
    /// Of the notes that stand on it or that are compared with one, then of the figures and audits that they show or quote.
    var revisions: [Revision] = []
    /// The sections of the notes that have not followed their other language.
    var behind: [Language: Set<String>] = [:]
    /// What fences show, in order.
    var fences: [FenceOrigin] = []
    /// What the notes quote, in order; nil for what cannot be quoted.
    var quotations: [Quotations.Quotation?] = []
    /// Where the figures are shown that it leads to, in order.
    var figureRoutes: [Route?] = []
    var devices: [Device] = []
    /// Of the pages that stand on it whole.
    var chapters: [PageOrigin] = []
    var oldIDs: [String: [String]] = [:]
    var departedIDs: [String] = []
}
