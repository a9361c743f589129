import Diagnostics
import JSON
import Languages

/// Diagnostics of a text, in the words of a page and with their places in the text.
enum LiveProblems {
    /// The most problems of a kind that are listed: the last one says how many more there are.
    private static let mostPerKind = 100

    static func json(_ problems: [Diagnostic], in file: SourceFile, _ words: Words) -> [JSONValue] {
        func said(_ message: Message) -> String {
            message.text(by: { words.translation(of: $0) }) ?? message.english
        }
        return DiagnosticPrinter.sorted(problems).bounded(to: mostPerKind).map { problem in
            let place = problem.span.map { file.position(of: $0.start) }
            let end = problem.span.map { file.position(of: $0.end) }
            return .object([
                .init("severity", .string(problem.severity.rawValue)),
                .init("code", .string(problem.code.description)), .init("message", .string(said(problem.wording))),
                .init("label", problem.labelWording.map { .string(said($0)) } ?? .null),
                .init("notes", .strings(problem.notes.map { said($0.wording) })),
                .init("line", .numberOrNull(place.map { Double($0.line) })),
                .init("column", .numberOrNull(place.map { Double($0.column) })),
                .init("endLine", .numberOrNull(end.map { Double($0.line) })),
                .init("endColumn", .numberOrNull(end.map { Double($0.column) })),
            ])
        }
    }
}
