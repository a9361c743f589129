/// `build`: writes the site.
struct BuildCommand: Equatable, Sendable {
    let content: String
    let templates: String
    let output: String
    let isStrict: Bool
    /// Makes books and the archive as well.
    let makesDownloads: Bool
    /// The folder that keeps pictures between builds.
    let cache: String?

    static let outputFolder = OptionSpecification(
        "--output", .text("DIR"), "Folder that receives the site (default: Site)")

    static let downloads = OptionSpecification(
        "--downloads", .flag, "Make the EPUB of each language and a zip of the site as well")

    static let cacheFolder = OptionSpecification(
        "--cache", .text("DIR"), "Folder that keeps pictures between builds; it may be deleted at any time")

    static let specification = CommandSpecification(
        "build", "Write the site: pages, pictures and style sheet",
        options: [.content, .templates, outputFolder, downloads, cacheFolder, .strict],
        discussion: """
            A scenario with an error leaves a notice in its page, and the run ends with 1. When the folder cannot be
            written, what it held stays as it was.
            """)
}

extension BuildCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates) ?? "templates"
        output = arguments.text(Self.outputFolder) ?? "Site"
        isStrict = arguments.isSet(.strict)
        makesDownloads = arguments.isSet(Self.downloads)
        cache = arguments.text(Self.cacheFolder)
    }
}
