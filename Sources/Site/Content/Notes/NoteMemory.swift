import DataTree
import Diagnostics
import Languages
import LayoutEngine
import ScenarioLanguage

/// What the notes and devices of a content folder were read as, so that the next run in the same process reads those alone that
/// have changed.
package struct NoteMemory: Sendable {
    let candidates: Memo<String, CandidateSource, Diagnosed<ContentLoader.Candidate>>
    let notes: Memo<String, NoteSource, Note>
    /// By the text of the file; the devices that it extends are the same in all runs.
    let devices: Memo<String, String, Diagnosed<DeviceCatalog>>
    /// By the place of the first block.
    let groups: Memo<SourceSpan, GroupSource, Diagnosed<[Scenario?]>>
    /// Whether texts that were parsed are kept for the next run.
    package let keepsTexts: Bool

    package init(in runs: MemoRuns) {
        candidates = Memo(in: runs)
        notes = Memo(in: runs)
        devices = Memo(in: runs)
        groups = Memo(in: runs)
        keepsTexts = runs.areSeveral
    }

    /// What decides how a file is understood before it is known which page it makes.
    struct CandidateSource: Equatable {
        let bytes: [UInt8]
        let languages: [Language]
    }

    /// What decides what a note is. Its head is part of the text.
    struct NoteSource: Equatable, SelfWriting {
        let path: String
        let route: Route
        let language: Language
        let text: String
        let isReadable: Bool

        init(_ file: NoteFile) {
            (path, route, language) = (file.path, file.route, file.language)
            (text, isReadable) = (file.file.text, file.isReadable)
        }

        func write(into writer: inout ValueWriter) -> Bool {
            writer.write(path) && writer.write(route) && writer.write(language) && writer.write(text)
                && writer.write(isReadable)
        }
    }

    /// What decides what scenarios that refer to each other are.
    struct GroupSource: Equatable {
        let spans: [SourceSpan]
        /// Of the notes and of the files of devices.
        let texts: [String]
        let names: ScenarioNames

        /// - Parameter notes: their texts, by their paths.
        init(_ group: ScenarioGroup, _ notes: [String: String], _ deviceFiles: [SourceFile]) {
            spans = group.blocks.map { $0.span }
            texts = spans.map { notes[$0.file] ?? "" } + deviceFiles.map { $0.text }
            names = group.names
        }
    }
}
