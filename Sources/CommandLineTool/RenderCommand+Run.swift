import Languages
import CairoRendering
import Diagrams
import LayoutEngine
import Scenarios
import Content

extension RenderCommand {
    /// Draws scenarios, or one variant of one, and writes the pictures; claims that fail there are reported, and they are
    /// written all the same.
    func run(in fileSystem: FileSystem = .real) -> CommandOutcome {
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let input = try ScenarioInput(file, content: content, in: fileSystem)
            outcome = input.outcome
            let renderer = try renderer()
            for scenario in try scenarios(of: input) {
                let variants = try variants(of: scenario)
                let results = variants.map { layOut($0.app, in: $0.environment) }
                outcome.diagnostics += zip(variants, results).flatMap { checkClaims(of: $0, in: $1) }
                let picture = try picture(of: scenario, variants, results, with: renderer)
                try deliver(picture, called: name(of: scenario), to: &outcome, in: fileSystem)
            }
        } catch {
            outcome.error = error
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

    /// A file's name in a folder: "table.svg", with one variant "table.2.svg", at scale 2 "table@2x.png".
    private func name(of scenario: Scenario) -> String {
        scenario.id + (variant.map { ".\($0)" } ?? "") + (scale > 1 ? "@\(scale)x" : "") + ".\(format.rawValue)"
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
        let diagram =
            variants.count == scenario.variants.count
            ? drawDiagram(scenario, results, language: language.tag, measuring: measurer)
            : drawDiagram(
                scenario, variants[0], results[0], language: language.tag, measuring: measurer)
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
            try fileSystem.write(path, picture)
        } catch {
            throw .unwritable(path: error.path, reason: error.reason)
        }
        outcome.output += "wrote \(path)\n"
    }
}

extension CommandError {
    /// What is missing on the machine, or a failure that should not be.
    fileprivate init(_ error: CairoError) {
        switch error.reason {
        case .missingFont, .missingGlyph: self = .undrawable(reason: error.description)
        case .status, .number: self = .drawingFailed(reason: error.description)
        }
    }
}
