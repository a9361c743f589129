extension FileSystem {
    /// Whether a tool's own file or folder lies with the notes of a folder, or beside that folder, as `mkdocs.yml` beside `docs`.
    func has(_ name: String, withOrBeside folder: String) -> Bool {
        [name, "../" + name].contains { kind(folder + "/" + $0) != nil }
    }
}
