/// `build`: writes the site.
struct BuildCommand: Equatable, Sendable {
    let content: String
    let templates: String
    let output: String
    let isStrict: Bool

    static let outputFolder = OptionSpecification(
        "--output", .text("DIR"), "Folder that receives the site (default: Site)")

    static let specification = CommandSpecification(
        "build", "Write the site: pages, pictures and style sheet",
        options: [.content, .templates, outputFolder, .strict],
        discussion: "When the content has errors nothing is written, and what the folder held stays as it was.")
}

extension BuildCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates) ?? "templates"
        output = arguments.text(Self.outputFolder) ?? "Site"
        isStrict = arguments.isSet(.strict)
    }
}
