/// `audit`: holds macros against the engine, place by place.
struct AuditCommand: Equatable, Sendable {
    /// Empty for all notes of the content folder.
    let files: [String]
    let content: String
    let templates: String
    let format: OutputFormat

    static let specification = CommandSpecification(
        "audit", "Tell where hard-coded macros are wrong, and by how much",
        operands: [
            .init(
                "FILE", "YAML files or notes (.md) with blocks of macros; without any, the content folder",
                isOptional: true, isRepeated: true)
        ],
        options: [.content, .templates, .format],
        discussion: """
            JSON: one object per macro and line, {"audit", "macro", "formula", "against", "right", "wrong", "worst",
            "rows": [{"macro", "uikit", "error", "count", "places": [{"devices", "when": [{"orientations", "from",
            "to"}]}]}]}, worst first; an error is the macro's value less UIKit's, null where the macro would crash.
            A claim (expect) that does not hold is reported, and the results are printed all the same.
            """)
}

extension AuditCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        files = arguments.operands
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates) ?? "templates"
        format = arguments.choice(.format, default: .table)
    }
}
