import Content
package import Languages

extension Starter {
    /// Creates a folder in which `notchbook build` works without changes: settings, a first note with a picture, the files that
    /// version control ignores, and recipes that publish the site and report the changes of a pull request. Returns the paths of
    /// the files.
    ///
    /// - Parameters:
    ///   - language: one of `languages`.
    ///   - version: of the tool, for the recipes.
    package func makeProject(in folder: String, language: Language, version: String) throws(Failure) -> [String] {
        let title = YAMLText.scalar(SpokenName.text(of: name(of: folder)))
        let files = [
            (".gitignore", StarterText.gitignore.text()),
            (".github/workflows/changes.yml", StarterText.changes.text(["version": version])),
            (".github/workflows/pages.yml", StarterText.pages.text(["version": version])),
            ("content/site.yaml", StarterText.site.text(in: language, ["title": title])),
            ("content/first-note.md", StarterText.firstNote.text(in: language)),
        ].map { (path: folder == "." ? $0 : folder + "/" + $0, text: $1) }
        try write(files)
        return files.map { $0.path }
    }

    /// The last component of a path to a folder, relative or absolute.
    private func name(of folder: String) -> Substring {
        fileSystem.resolvedPath(of: folder).split(separator: "/").last { $0 != "." } ?? "Notes"
    }
}
