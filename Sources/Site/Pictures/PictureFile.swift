package import Content
package import ResultStore

/// A file of a picture, and how this build came by it.
package struct PictureFile: Sendable {
    package let output: OutputFile
    package let source: Source
    /// The key under which its bytes are kept; nil where nothing is.
    package let key: ResultKey?

    package init(output: OutputFile, source: Source, key: ResultKey? = nil) {
        self.output = output
        self.source = source
        self.key = key
    }

    package enum Source: Sendable {
        case drawn
        case cache
        /// The file came as it is.
        case given
        /// The file has no bytes: it belongs to a part of the work that this run is not about, or nothing is written.
        case leftOut
    }

    package var path: String { output.path }

    /// Whether this run has drawn it.
    package var isNew: Bool { source == .drawn }

    /// The file as it comes from an earlier run.
    package var reused: PictureFile {
        PictureFile(output: output, source: source == .drawn ? .cache : source, key: key)
    }
}
