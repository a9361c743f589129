import CairoRendering

/// Where pictures go.
enum PictureDestination: Equatable, Sendable {
    /// One picture into a file.
    case file(String)
    /// Any number of pictures into a folder, whose path ends in `/`.
    case folder(String)
    /// One picture to standard output.
    case standardOutput

    /// A path as it is given: `-` is standard output.
    init(path: String) {
        self = path == "-" ? .standardOutput : path.hasSuffix("/") ? .folder(path) : .file(path)
    }

    /// The format that the path tells by its ending; nil for what has none.
    var format: PictureFormat? {
        guard case .file(let path) = self else { return nil }
        return PictureFormat(path: path)
    }
}
