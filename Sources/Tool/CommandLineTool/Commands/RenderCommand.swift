package import CommandFramework
import CairoRendering
import Content
import Diagnostics
import Diagrams
import Drawing
import Languages
import LayoutEngine
import ScenarioLanguage
import WordFiles

/// `render`: draws one scenario into a picture, or several into a folder.
package struct RenderCommand: Subcommand {
    let file: String
    let output: PictureDestination
    let format: PictureFormat
    /// Pixels per point of a PNG.
    let scale: Int
    let language: Language
    /// Nil for light, and for an SVG that has the colours that its reader prefers.
    let palette: PaletteName?
    let scenario: String?
    /// The folder that adds devices; nil for the folder of the file, if it adds any, else `content`.
    let content: String?
    /// The position of the variant, counted from 1; nil draws all variants side by side.
    let variant: Int?
    /// The place for which the picture is composed: a desk, or a phone.
    let composition: Composition

    static let outputPath = OptionSpecification(
        "-o", .text("PATH"),
        "The picture, in the format of its extension; DIR/ for all scenarios, - for standard output",
        isRequired: true)
    static let format = OptionSpecification(
        "--format", .choice(PictureFormat.allCases.map { $0.rawValue }),
        "Format, if the extension does not tell (default: svg)")
    static let scale = OptionSpecification("--scale", .number(1...3, "1..3"), "Pixels per point of a PNG (default: 1)")
    static let palette = OptionSpecification(
        "--palette", .choice(PaletteName.allCases.map { $0.rawValue }),
        "Colours of the picture (default: light; for an SVG, the reader's preference)")
    static let variant = OptionSpecification(
        "--variant", .number(1...10_000, "N"), "One variant, counted from 1 (default: all side by side)")

    static let narrow = OptionSpecification("--narrow", .flag, "Compose the picture for a phone, 310 points wide")

    package static let specification = CommandSpecification(
        "render", "Draw scenarios as SVG, PNG or PDF", operands: [.file],
        options: [outputPath, format, scale, .language, palette, .scenario, variant, narrow, .contentOfFile])
}

extension RenderCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
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
        composition = arguments.isSet(Self.narrow) ? .narrow : .wide
    }

    static func usage(_ problem: UsageProblem) -> CommandError { .usage(problem, command: specification.name) }

    /// Draws scenarios, or one variant of one, and writes the pictures; claims that fail there are reported, and they are
    /// written all the same.
    package func run(on console: Console) async -> CommandOutcome {
        guard case .folder = output else { return drawn() }
        return await InterruptionNotice.during { drawn() }
    }

    private func drawn() -> CommandOutcome {
        let fileSystem = FileSystem.real
        var outcome = CommandOutcome()
        var count: Int?
        do throws(CommandError) {
            let input = try ScenarioInput(file, content: content, in: fileSystem)
            outcome = input.outcome
            let renderer = try renderer()
            for (drawn, scenario) in try scenarios(of: input).enumerated() {
                count = drawn
                let variants = try variants(of: scenario)
                let results = variants.map { layOut($0.app, in: $0.environment) }
                outcome.diagnostics += zip(variants, results).flatMap {
                    checkClaims(of: $0, in: $1, WordFiles.standard[.english])
                }
                let picture = try picture(of: scenario, variants, results, with: renderer)
                try deliver(picture, called: name(of: scenario), to: &outcome, in: fileSystem)
            }
        } catch {
            outcome.error = error
            if let count, case .folder(let folder) = output {
                outcome.summary = [FileCount.cutShort(count, "picture", in: folder)]
            }
        }
        return outcome
    }

    /// All scenarios for a folder, else one.
    private func scenarios(of input: ScenarioInput) throws(CommandError) -> [Scenario] {
        guard case .folder = output, scenario == nil else {
            return [try input.one(id: scenario, for: Self.specification.name)]
        }
        return try input.all()
    }

    /// The variants to draw side by side.
    private func variants(of scenario: Scenario) throws(CommandError) -> [Variant] {
        guard let variant else { return scenario.variants }
        guard variant <= scenario.variants.count else {
            throw Self.usage(.unknownVariant(variant, count: scenario.variants.count))
        }
        return [scenario.variants[variant - 1]]
    }

    /// A file's name in a folder: "table.svg", with one variant "table.2.svg", for a phone "table.narrow.svg", at scale 2
    /// "table@2x.png".
    private func name(of scenario: Scenario) -> String {
        scenario.id + (variant.map { ".\($0)" } ?? "") + (composition == .narrow ? ".narrow" : "")
            + (scale > 1 ? "@\(scale)x" : "") + ".\(format.rawValue)"
    }

    private func renderer() throws(CommandError) -> SceneRenderer {
        do throws(CairoError) {
            return try SceneRenderer()
        } catch {
            throw CommandError(error)
        }
    }

    private func picture(
        of scenario: Scenario, _ variants: [Variant], _ results: [LayoutResult], with renderer: SceneRenderer
    ) throws(CommandError) -> [UInt8] {
        let measurer = renderer.measurer(of: language.tag)
        let words = WordFiles.standard[language]
        let diagram =
            variants.count == scenario.variants.count
            ? drawDiagram(scenario, results, words: words, composition: composition, measuring: measurer)
            : drawDiagram(
                scenario, variants[0], results[0], words: words, composition: composition, measuring: measurer)
        do throws(CairoError) {
            return try renderer.picture(of: diagram.scene, as: format, in: palette?.palette, scale: scale)
        } catch {
            throw CommandError(error)
        }
    }

    private func deliver(
        _ picture: [UInt8], called name: String, to outcome: inout CommandOutcome, in fileSystem: FileSystem
    ) throws(CommandError) {
        let path: String
        switch output {
        case .standardOutput:
            outcome.picture = picture
            return
        case .file(let file): path = file
        case .folder(let folder): path = folder + name
        }
        do throws(FileSystemError) {
            try fileSystem.replace(path, with: picture, synchronizing: false)
        } catch {
            throw .unwritable(path: error.path, reason: error.reason)
        }
        outcome.output += "wrote \(path)\n"
    }
}

extension CommandError {
    /// Something that is missing on the machine, or a bug.
    init(_ error: CairoError) {
        switch error.reason {
        case .missingFont, .unreadableFont, .missingGlyph: self = .failed(Message(sentence: error.description))
        case .status, .number: self = .bug(Message(sentence: error.description))
        }
    }
}

/// Where pictures go.
enum PictureDestination: Equatable, Sendable {
    /// A single picture into a file.
    case file(String)
    /// Any number of pictures into a folder, whose path ends in `/`.
    case folder(String)
    /// A single picture to standard output.
    case standardOutput

    /// A path as it is given: `-` is standard output.
    init(path: String) {
        self = path == "-" ? .standardOutput : path.hasSuffix("/") ? .folder(path) : .file(path)
    }

    /// The format of the path's ending; nil for a folder, standard output and other endings.
    var format: PictureFormat? {
        guard case .file(let path) = self else { return nil }
        return PictureFormat(path: path)
    }
}

/// A set of colours for pictures.
enum PaletteName: String, CaseIterable, Sendable {
    case light, dark

    var palette: Palette {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}
