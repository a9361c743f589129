import Content
import Figures
import Pages
import Publishing

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
    let searches: SearchMemory
    let files: OutputMemory
    /// Nil where nothing is remembered.
    private let read: FileMemory?

    package convenience init() { self.init(keeps: true) }

    /// - Parameter keeps: false for the only build of a process.
    init(keeps: Bool) {
        notes = NoteMemory(keeps: keeps)
        designs = DesignMemory(keeps: keeps)
        evaluations = EvaluationMemory(keeps: keeps)
        pictures = PictureMemory(keeps: keeps)
        pages = PageMemory(keeps: keeps)
        searches = SearchMemory(keeps: keeps)
        files = OutputMemory(keeps: keeps)
        read = keeps ? FileMemory() : nil
    }

    /// The file system for what authors have written.
    func reading(_ fileSystem: FileSystem) -> FileSystem { read.map { fileSystem.remembering(in: $0) } ?? fileSystem }

    func endRun() {
        notes.endRun()
        designs.endRun()
        evaluations.endRun()
        pictures.endRun()
        pages.endRun()
        searches.endRun()
        files.endRun()
    }
}
