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
struct PageOrigin: Equatable, SelfWriting, Sendable {
    /// The notes that stand on it or that are compared with one.
    var notes: [NoteOrigin] = []
    /// Of the figures that a page of the tool lists.
    var revisions: [Revision] = []
    /// The sections of the notes that have not followed their other language.
    var behind: [Language: Set<String>] = [:]
    /// Where the figures are shown that it leads to, in order.
    var figureRoutes: [Route?] = []
    var devices: [Device] = []
    /// Of the pages that stand on it whole.
    var chapters: [PageOrigin] = []
    var oldIDs: [String: [String]] = [:]
    var departedIDs: [String] = []

    func write(into writer: inout ValueWriter) -> Bool {
        writer.write(notes) && writer.write(revisions) && writer.write(behind) && writer.write(figureRoutes)
            && writer.write(devices) && writer.write(chapters) && writer.write(oldIDs) && writer.write(departedIDs)
    }
}

/// What decides what a note says, on whichever page it stands.
struct NoteOrigin: Equatable, Checksummed {
    /// Of its text.
    let revision: Revision
    /// What fences show, in order.
    let fences: [FenceOrigin]
    /// What it quotes, in order; nil for what cannot be quoted.
    let quotations: [Quotations.Quotation?]
    /// Of the figures and audits that it shows or quotes.
    let figures: [Revision]
    private let kept: Lazily<[UInt8]?>

    init(
        revision: Revision, fences: [FenceOrigin], quotations: [Quotations.Quotation?], figures: [Revision]
    ) {
        self.revision = revision
        self.fences = fences
        self.quotations = quotations
        self.figures = figures
        kept = Lazily {
            ValueChecksum.checksum {
                $0.write(revision) && $0.write(fences) && $0.write(quotations) && $0.write(figures)
            }
        }
    }

    var checksum: [UInt8]? { kept.value }

    static func == (first: NoteOrigin, second: NoteOrigin) -> Bool {
        first.revision == second.revision && first.fences == second.fences && first.quotations == second.quotations
            && first.figures == second.figures
    }
}
