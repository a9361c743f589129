/// `check`: everything that `build` does but drawing and writing.
struct CheckCommand: Equatable, Sendable {
    let content: String
    let templates: String
    let isStrict: Bool
    /// Whether the mechanical corrections are written into the notes.
    let isFixing: Bool
    /// The note, the section or everything that says the same in both languages now; nil to record nothing.
    let compared: String?
    let report: Report?

    /// A list that is printed besides the diagnostics.
    enum Report: String, CaseIterable, Sendable {
        /// What each scenario says it reproduces.
        case sources
        /// Which notes and sections are there in both languages.
        case languages
    }

    static let fix = OptionSpecification("--fix", .flag, "Correct in the notes what can be corrected mechanically")
    static let compared = OptionSpecification(
        "--compared", .text("NOTE[#SECTION]"),
        "Record in languages.yaml that these sections say the same in both languages now (all: every section)")
    static let report = OptionSpecification(
        "--report", .choice(Report.allCases.map { $0.rawValue }),
        "List what the scenarios reproduce, or the sections in each language")

    static let specification = CommandSpecification(
        "check", "Check notes, scenarios, claims and links without writing the site",
        options: [.content, .templates, .strict, fix, compared, report])
}

extension CheckCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates) ?? "templates"
        isStrict = arguments.isSet(.strict)
        isFixing = arguments.isSet(Self.fix)
        compared = arguments.text(Self.compared)
        report = arguments.text(Self.report).flatMap { Report(rawValue: $0) }
    }
}
