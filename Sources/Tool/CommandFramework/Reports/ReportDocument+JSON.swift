import Diagnostics
import JSON

extension ReportDocument {
    /// `{"version": 1, "errors", "warnings", "shown", "stopped", "diagnostics": […], "suppressed": […]}`.
    ///
    /// Lines and columns count from 1, columns in Unicode scalars; offsets are bytes of UTF-8 from 0, ends are exclusive.
    var json: JSONValue {
        .object([
            .init("version", .number(1)),
            .init("errors", .number(Double(errorCount))),
            .init("warnings", .number(Double(warningCount))),
            .init("shown", .number(Double(diagnostics.count))),
            .init("stopped", stop.map { .string(localizer($0)) } ?? .null),
            .init("diagnostics", .array(diagnostics.map { .object(members($0)) })),
            .init(
                "suppressed",
                .array(suppressed.map { .object(members($0.diagnostic) + [.init("reason", .string($0.reason))]) })),
        ])
    }

    private func members(_ diagnostic: Diagnostic) -> [JSONValue.Member] {
        [
            .init("code", .string(diagnostic.code.description)),
            .init("severity", .string(diagnostic.severity.rawValue)),
            .init("message", .string(localizer(diagnostic.wording))),
            .init("label", diagnostic.labelWording.map { .string(localizer($0)) } ?? .null),
            .init("help", explanation(of: diagnostic.code).map { .string($0) } ?? .null),
        ] + place(diagnostic.span) + [
            .init("notes", .array(diagnostic.notes.map { json($0) })),
            .init("fixIts", .array(diagnostic.fixIts.map { json($0) })),
        ]
    }

    private func json(_ note: Diagnostic.Note) -> JSONValue {
        .object([.init("message", .string(localizer(note.wording)))] + place(note.span))
    }

    private func json(_ fixIt: FixIt) -> JSONValue {
        .object([
            .init("title", .string(localizer(fixIt.title))),
            .init("isCertain", .bool(fixIt.certainty == .certain)),
            .init(
                "replacements",
                .array(
                    fixIt.replacements.map { .object(place($0.span) + [.init("text", .string($0.text))]) })),
        ])
    }

    private func place(_ span: SourceSpan?) -> [JSONValue.Member] {
        guard let span else { return [.init("file", .null), .init("start", .null), .init("end", .null)] }
        return [
            .init("file", .string(span.file)), .init("start", place(span.start, in: span.file)),
            .init("end", place(span.end, in: span.file)),
        ]
    }

    private func place(_ offset: Int, in path: String) -> JSONValue {
        guard let position = position(of: offset, in: path) else { return .null }
        return .object([
            .init("line", .number(Double(position.line))), .init("column", .number(Double(position.scalars))),
            .init("offset", .number(Double(offset))),
        ])
    }
}
