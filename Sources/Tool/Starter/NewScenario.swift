package import Content
import Devices
import Diagnostics
import LayoutEngine
import NoteScenarios
import Schema

extension Starter {
    /// Appends a scenario to the text of a note.
    ///
    /// - Parameters:
    ///   - id: the scenario's name; the other scenarios of the folder have other names.
    ///   - note: the file of the note.
    package func addScenario(
        _ id: String, to note: String, content: String, _ conditions: ContentFolder.Conditions
    ) async throws(Failure) {
        guard Identifier.isID(id) else { throw .invalidID(id) }
        let text = try read(note)
        let folder = try await load(content, conditions)
        let known = try await scenarios(of: folder)
        guard !known.ids.contains(id), !known.isBroken(id) else { throw .taken(name: id) }
        let language = NoteNaming(folder).language(of: path(of: note, below: content))
        let fence = StarterText.scenario.text(in: language, ["id": id, "title": SpokenName.text(of: id)])
        try replace(note, with: appending("\n" + fence, to: text))
    }

    /// The path of a file relative to a folder, in any spelling of both; the path of a file elsewhere is unchanged. The
    /// scenarios of all notes.
    private func scenarios(of folder: ContentFolder) async throws(Failure) -> ScenarioIndex {
        let notes = await folder.parse().value.notes
        do throws(FileSystemError) {
            let layout = try LayoutFolder(
                folder.path, extending: .standard, by: readDevices(_:extending:addedBy:), in: fileSystem)
            return await layout.resolve(notes).value.scenarios
        } catch {
            throw .fileSystem(error)
        }
    }

    private func path(of file: String, below folder: String) -> String {
        let (file, folder) = (fileSystem.resolvedPath(of: file), fileSystem.resolvedPath(of: folder) + "/")
        return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    }
}
