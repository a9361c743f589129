/// `eval`: prints every value of the scenarios in a file.
struct EvalCommand: Equatable, Sendable {
    let file: String
    let format: OutputFormat
    /// The folder that adds devices; nil where its place is looked for.
    let content: String?

    static let specification = CommandSpecification(
        "eval", "Print every value of the scenarios in a file", operands: [.file], options: [.format, .contentOfFile],
        discussion: """
            JSON: one object per scenario and line, {"scenario", "variants": [{"device", "orientation", "os",
            "values": {phase: {"name.property": number, [numbers] or text}}, "callbacks": [{"phase", "receiver",
            "callback", "rule", "property", "before", "after"}]}]}; viewDidAppear is the settled phase. The last three stand
            where a callback tells of a change.
            A claim (expect) that does not hold is reported, and the values are printed all the same.
            """)
}

extension EvalCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        file = arguments.operands[0]
        format = arguments.choice(.format, default: .table)
        content = arguments.text(.contentOfFile)
    }
}
