package import Content
package import Languages

extension Starter {
    /// Creates a note, one file for each language of the folder, named as the others are. Returns the paths of the files.
    ///
    /// - Parameters:
    ///   - name: its path below the content folder, without ending, such as "guides/safe-area".
    ///   - language: the only language of the note; nil for all that the folder has.
    package func makeNote(
        _ name: String, language: Language?, content: String, _ conditions: ContentFolder.Conditions
    ) async throws(Failure) -> [String] {
        let written = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
        let slug = Self.portable(written)
        let parts = slug.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && FileNameProblem(in: String($0)) == nil }) else {
            throw .invalidName(name)
        }
        let title = YAMLText.scalar(SpokenName.text(of: written.split(separator: "/").last ?? ""))
        let naming = NoteNaming(try await load(content, conditions))
        let files = (language.map { [$0] } ?? naming.languages).map { language in
            (
                path: content + "/" + naming.path(of: slug, in: language),
                text: StarterText.note.text(in: language, ["title": title])
            )
        }
        try write(files)
        return files.map { $0.path }
    }

    /// A path without the signs that Windows has no names with; the title keeps them.
    private static func portable(_ path: String) -> String {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false).map { step -> String in
            let words = step.split { "<>:\"\\|?*".contains($0) }.map { $0.split(separator: " ").joined(separator: " ") }
            return words.filter { !$0.isEmpty }.joined(separator: "-")
        }
        return steps.joined(separator: "/")
    }
}
