import Content
import ContentSupport
import Diagnostics
import Languages
import NoteScenarios
package import Pages
import WordFiles

extension SiteMap {
    /// The map of some files of a content folder.
    package static func map(of files: [String: String]) async throws -> SiteMap {
        let conditions = ContentFolder.Conditions(
            languages: WordFiles.standard.languages.map { $0.language }, today: .today, names: .layout)
        let folder = try await ContentFolder.load("content", conditions, in: InMemoryFileSystem(files).fileSystem).value
        return SiteMap(await folder.parse().value, words: .standard)
    }
}

extension Localization {
    /// Of a site in both languages of the project's own notes.
    package static func ofBothLanguages(_ script: Script? = nil) -> Localization {
        Localization(languages: [.english, .simplifiedChinese], script)
    }
}
