/// A file of the finished site.
struct OutputFile: Hashable, Sendable {
    /// Relative to the output folder, with `/`, never leaving it.
    let path: String
    let bytes: [UInt8]

    init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ path: String, text: String) {
        self.init(path, Array(text.utf8))
    }
}
