/// A file of the finished site.
package struct OutputFile: Hashable, Sendable {
    /// Relative to the output folder, with `/`, never leaving it.
    package let path: String
    package let bytes: [UInt8]

    package init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(_ path: String, text: String) {
        self.init(path, Array(text.utf8))
    }

    /// True for a relative path without empty parts, `.`, `..` and control characters.
    package static func staysInside(_ path: String) -> Bool {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        return !steps.contains { $0.isEmpty || $0 == "." || $0 == ".." } && FileNameProblem(in: path) == nil
    }
}
