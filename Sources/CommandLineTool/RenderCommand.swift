import SiteBuilder

/// `render`: draws one scenario into a picture file.
struct RenderCommand: Equatable, Sendable {
    let file: String
    let output: String
    let format: PictureFormat
    /// Pixels per point of a PNG.
    let scale: Int
    let language: Language
    let palette: PaletteName
    let scenario: String?
    /// Counted from 1; nil draws all variants side by side.
    let variant: Int?

    static let outputFile = OptionSpecification(
        "-o", .text("PATH"), "The picture to write, ending in .svg or .png", isRequired: true)
    static let scale = OptionSpecification("--scale", .number(1...3, "1..3"), "Pixels per point of a PNG (default: 1)")
    static let palette = OptionSpecification(
        "--palette", .choice(PaletteName.allCases.map { $0.rawValue }), "Colours of the picture (default: light)")
    static let variant = OptionSpecification(
        "--variant", .number(1...10_000, "N"), "One variant, counted from 1 (default: all side by side)")

    static let specification = CommandSpecification(
        "render", "Draw a scenario as SVG or PNG", operands: [.file],
        options: [outputFile, scale, .language, palette, .scenario, variant])
}

extension RenderCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) throws(CommandError) {
        file = arguments.operands[0]
        guard let path = arguments.text(Self.outputFile) else {
            throw .usage(.missingOption(Self.outputFile.synopsis), command: "render")
        }
        guard let format = PictureFormat(path: path) else {
            throw .usage(.unknownPictureFormat(path), command: "render")
        }
        if format == .svg, arguments.isSet(Self.scale) { throw .usage(.scaleOfVectorPicture, command: "render") }
        output = path
        self.format = format
        scale = arguments.number(Self.scale) ?? 1
        language = arguments.choice(.language, default: .english)
        palette = arguments.choice(Self.palette, default: .light)
        scenario = arguments.text(.scenario)
        variant = arguments.number(Self.variant)
    }
}
