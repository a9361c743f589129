package import Content
package import Diagnostics
package import Languages
package import Pages

/// The outcome of a build or check, with its problems and counts.
package struct BuildReport: Sendable {
    package let outcome: Outcome
    /// The problems, each once, sorted by file and place; in strict runs warnings have become errors.
    package let diagnostics: [Diagnostic]
    /// Warnings that the settings silence, each once, sorted alike.
    package let suppressed: [SuppressedDiagnostic]
    /// The files that the diagnostics point into, for printing them.
    package let sources: [SourceFile]
    /// The sources that blocks of figures name.
    package let citations: [Citation]
    /// The languages of the site.
    package let languages: [Language]
    /// The coverage of each note in all languages, by name.
    package let coverage: [NoteCoverage]
    package let counts: Counts
    package let changes: OutputChanges

    /// The point that the run has reached.
    package enum Outcome: Sendable {
        /// Everything is written. Errors in the content may still have been reported.
        case built
        /// The content was read and computed; nothing was meant to be written.
        case checked
        /// A part of the pictures was drawn and kept; no site was meant to be written.
        case drawn
        /// The file system refused; the previous contents of the output folder are still there.
        case failed
    }

    /// The numbers of things that were read, checked and created.
    package struct Counts: Hashable, Sendable {
        package var notes = 0
        /// The files of notes that are not published, or not yet, or not any more, relative to the content folder.
        package var heldBackNotes: [String] = []
        /// Files and folders whose names begin with a dot, which are not part of the site.
        package var hiddenFiles = 0
        /// The tools whose marks within a line were read, each with its reason.
        package var dialects: [String] = []
        package var scenarios = 0
        /// Pictures; every one is drawn per language.
        package var figures = 0
        package var claims = 0
        package var pages = 0
        /// Pictures whose bytes in the output folder are new or others than before.
        package var changedFigures = 0
        /// Files of pictures that were drawn, files kept from earlier builds, and files of other parts.
        package var drawnFiles = 0
        package var reusedFiles = 0
        package var passedOverFiles = 0

        package init() {}
    }

    package init(
        outcome: Outcome, diagnostics: [Diagnostic], suppressed: [SuppressedDiagnostic] = [],
        sources: [SourceFile], citations: [Citation] = [], languages: [Language] = [], coverage: [NoteCoverage] = [],
        counts: Counts = Counts(), changes: OutputChanges = OutputChanges()
    ) {
        self.outcome = outcome
        self.diagnostics = DiagnosticPrinter.sorted(diagnostics).bounded()
        let order = DiagnosticPrinter.sorted(suppressed.map { $0.diagnostic })
        let reasons = Dictionary(suppressed.map { ($0.diagnostic, $0.reason) }) { first, _ in first }
        self.suppressed = order.compactMap { diagnostic in
            reasons[diagnostic].map { SuppressedDiagnostic(diagnostic, reason: $0) }
        }
        self.sources = sources
        self.citations = citations
        self.languages = languages
        self.coverage = coverage
        self.counts = counts
        self.changes = changes
    }

    /// Whether the content has an error or the run failed.
    package var hasErrors: Bool {
        outcome == .failed || diagnostics.contains { $0.severity == .error }
    }
}
