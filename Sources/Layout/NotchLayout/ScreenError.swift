import Diagnostics

/// Everything that is wrong with a scenario or a path.
public struct ScreenError: Error, Sendable {
    public let problems: [Problem]

    /// A problem of a scenario or a path.
    public struct Problem: Sendable {
        /// A sentence that states the problem and the allowed values.
        public let message: String
        /// The code, such as "scenario/unknown-device"; empty for a text that is no scenario.
        public let code: String
        /// Counted from 1; nil if the problem has no place.
        public let line: Int?
        /// The column in UTF-8 bytes, counted from 1; nil if the problem has no location.
        public let column: Int?

        init(message: String) { (self.message, code, line, column) = (message, "", nil, nil) }

        init(_ diagnostic: Diagnostic, in file: SourceFile) {
            message = diagnostic.message
            code = diagnostic.code.description
            let position = diagnostic.span.map { file.position(of: $0.start) }
            (line, column) = (position?.line, position?.column)
        }
    }

    static func file(_ text: String, named name: String) -> SourceFile { SourceFile(path: name, text: text) }
}
