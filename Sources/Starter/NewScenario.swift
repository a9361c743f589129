package import Content
import Diagnostics
import Schema

extension Starter {
    /// Puts a scenario behind what a note says.
    ///
    /// - Parameters:
    ///   - id: what it is called; the other scenarios of the folder have other names.
    ///   - note: the file of the note.
    package func addScenario(
        _ id: String, to note: String, content: String, _ conditions: ContentFolder.Conditions
    ) async throws(Failure) {
        guard Identifier.isID(id) else { throw .invalidID(id) }
        let text = try read(note)
        let known: ScenarioIndex
        do throws(FileSystemError) {
            let folder = try ContentFolder.load(content, conditions, in: fileSystem).value
            known = await folder.parse().value.scenarios
        } catch {
            throw .fileSystem(error)
        }
        guard !known.ids.contains(id), !known.isBroken(id) else { throw .taken(name: id) }
        let naming = try naming(in: content)
        let language = NoteNaming.mark(of: note) ?? naming.languages[0]
        let fence = StarterText.scenario.text(in: language, ["id": id, "title": SpokenName.text(of: id)])
        try replace(note, with: appending("\n" + fence, to: text))
    }
}
