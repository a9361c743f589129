/// A file format of pictures.
package enum PictureFormat: String, CaseIterable, Sendable {
    case svg, png, pdf

    /// The format for the extension of a file name, in upper or lower case.
    package init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
}
