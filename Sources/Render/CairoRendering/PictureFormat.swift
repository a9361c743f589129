/// A file format of pictures.
package enum PictureFormat: String, CaseIterable, Sendable {
    case svg, png, pdf

    /// The format that the end of a file name tells, upper and lower case alike.
    package init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
}
