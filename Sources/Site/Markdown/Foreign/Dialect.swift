/// A tool whose marks within a line are read in a folder of its own. Plain text has other uses for the same signs.
package enum Dialect: String, CaseIterable, Hashable, Sendable {
    /// MkDocs with its usual extensions: `==marked==`, `++ctrl+c++` and icons such as `:material-check:`.
    case mkdocs
    /// Obsidian: `==marked==`.
    case obsidian
}
