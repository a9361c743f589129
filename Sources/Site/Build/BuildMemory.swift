package import Content
import Figures
import Pages
import Publishing
import Review

/// What the builds of a process have made, so that the next one makes again only what has changed: `serve` builds with each
/// save.
///
/// Each stage remembers its results beside what they were made of, and compares. Nothing of it changes a byte of the site.
package final class BuildMemory: Sendable {
    let notes: NoteMemory
    let designs: DesignMemory
    let evaluations: EvaluationMemory
    let pictures: PictureMemory
    let pages: PageMemory
    let findings: FindingMemory
    let searches: SearchMemory
    let pixels: PixelMemory
    let records: RecordMemory
    let files: OutputMemory
    /// Nil where nothing is remembered.
    private let read: FileMemory?

    private let runs: MemoRuns

    package convenience init() { self.init(in: MemoRuns(areSeveral: true)) }

    package init(in runs: MemoRuns) {
        self.runs = runs
        notes = NoteMemory(in: runs)
        designs = DesignMemory(in: runs)
        evaluations = EvaluationMemory(in: runs)
        pictures = PictureMemory(in: runs)
        pages = PageMemory(in: runs)
        findings = FindingMemory(in: runs)
        searches = SearchMemory(in: runs)
        pixels = PixelMemory(in: runs)
        records = RecordMemory(in: runs)
        files = OutputMemory(in: runs)
        read = runs.areSeveral ? FileMemory() : nil
    }

    /// The file system for what authors have written.
    func reading(_ fileSystem: FileSystem) -> FileSystem { read.map { fileSystem.remembering(in: $0) } ?? fileSystem }

    var isFirstRun: Bool { runs.isFirst }

    /// Ends a run: what it did not ask for is forgotten.
    func endRun() { runs.end() }
}
