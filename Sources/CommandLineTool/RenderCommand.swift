import Languages
import CairoRendering
import Content

/// `render`: draws one scenario into a picture, or several into a folder.
struct RenderCommand: Equatable, Sendable {
    let file: String
    let output: PictureDestination
    let format: PictureFormat
    /// Pixels per point of a PNG.
    let scale: Int
    let language: Language
    /// Nil for light, and for an SVG that has the colours that its reader prefers.
    let palette: PaletteName?
    let scenario: String?
    /// The folder that adds devices; nil where its place is looked for.
    let content: String?
    /// Counted from 1; nil draws all variants side by side.
    let variant: Int?

    static let outputPath = OptionSpecification(
        "-o", .text("PATH"), "The picture, by its ending; DIR/ for one of every scenario, - for standard output",
        isRequired: true)
    static let format = OptionSpecification(
        "--format", .choice(PictureFormat.allCases.map { $0.rawValue }),
        "Format, where no ending tells it (default: svg)")
    static let scale = OptionSpecification("--scale", .number(1...3, "1..3"), "Pixels per point of a PNG (default: 1)")
    static let palette = OptionSpecification(
        "--palette", .choice(PaletteName.allCases.map { $0.rawValue }),
        "Colours of the picture (default: light; of an SVG: as its reader prefers)")
    static let variant = OptionSpecification(
        "--variant", .number(1...10_000, "N"), "One variant, counted from 1 (default: all side by side)")

    static let specification = CommandSpecification(
        "render", "Draw scenarios as SVG, PNG or PDF", operands: [.file],
        options: [outputPath, format, scale, .language, palette, .scenario, variant, .contentOfFile])
}

extension RenderCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) throws(CommandError) {
        file = arguments.operands[0]
        guard let path = arguments.text(Self.outputPath) else {
            throw Self.usage(.missingOption(Self.outputPath.synopsis))
        }
        output = PictureDestination(path: path)
        if case .file = output, output.format == nil { throw Self.usage(.unknownPictureFormat(path)) }
        format = arguments.choice(Self.format, default: output.format ?? .svg)
        if let ending = output.format, ending != format {
            throw Self.usage(.contradictingFormat(format.rawValue, path: path))
        }
        if format != .png, arguments.isSet(Self.scale) { throw Self.usage(.scaleOfVectorPicture) }
        scale = arguments.number(Self.scale) ?? 1
        language = arguments.choice(.language, default: .english)
        palette = arguments.text(Self.palette).flatMap { PaletteName(rawValue: $0) }
        scenario = arguments.text(.scenario)
        content = arguments.text(.contentOfFile)
        variant = arguments.number(Self.variant)
    }

    static func usage(_ problem: UsageProblem) -> CommandError { .usage(problem, command: specification.name) }
}
