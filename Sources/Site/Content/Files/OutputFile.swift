/// A file of the finished site.
package struct OutputFile: Hashable, Sendable {
    /// Relative to the output folder, with `/`, never leaving it.
    package let path: String
    package let content: FileContent

    package init(_ path: String, _ content: FileContent) {
        self.path = path
        self.content = content
    }

    package init(_ path: String, _ bytes: [UInt8]) {
        self.init(path, FileContent(bytes))
    }

    package init(_ path: String, text: String) {
        self.init(path, Array(text.utf8))
    }

    package var bytes: [UInt8] { content.bytes }

    /// Whether a path is relative and has no empty parts, `.`, `..` or control characters.
    package static func staysInside(_ path: String) -> Bool {
        let steps = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let leadsAway = steps.contains { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
        return !leadsAway && FileNameProblem(in: path) == nil
    }
}
