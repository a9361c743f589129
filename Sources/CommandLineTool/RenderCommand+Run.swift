import CairoRendering
import Diagrams
import LayoutEngine
import Scenarios
import SiteBuilder

extension RenderCommand {
    /// Draws and writes pictures; claims that fail there are reported, and they are written all the same.
    func run(in fileSystem: FileSystem = .real) -> CommandOutcome {
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let input = try ScenarioInput(file, content: content, in: fileSystem)
            outcome = input.outcome
            let renderer = try renderer()
            for scenario in try scenarios(of: input) {
                for number in try variants(of: scenario) {
                    let variant = scenario.variants[number - 1]
                    let result = layOut(variant.app, in: variant.environment)
                    outcome.diagnostics += checkClaims(of: variant, in: result)
                    let picture = try picture(of: scenario, variant, result, with: renderer)
                    try deliver(picture, called: name(of: scenario, number), to: &outcome, in: fileSystem)
                }
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

    /// The numbers of the variants to draw, counted from 1.
    private func variants(of scenario: Scenario) throws(CommandError) -> [Int] {
        let count = scenario.variants.count
        if case .folder = output, variant == nil { return Array(1...max(1, count)) }
        let number = variant ?? 1
        guard number <= count else { throw Self.usage(.unknownVariant(number, count: count)) }
        return [number]
    }

    /// A file's name in a folder: "table.svg", in a matrix "table.2.svg", at scale 2 "table@2x.png".
    private func name(of scenario: Scenario, _ number: Int) -> String {
        scenario.id + (scenario.variants.count > 1 ? ".\(number)" : "") + (scale > 1 ? "@\(scale)x" : "")
            + ".\(format.rawValue)"
    }

    private func renderer() throws(CommandError) -> SceneRenderer {
        do throws(CairoError) {
            return try SceneRenderer()
        } catch {
            throw CommandError(error)
        }
    }

    private func picture(
        of scenario: Scenario, _ variant: Variant, _ result: LayoutResult, with renderer: SceneRenderer
    ) throws(CommandError) -> [UInt8] {
        let diagram = drawDiagram(
            scenario, variant, result, language: language.tag, palette: palette == .light ? .light : .dark,
            measuring: renderer.measurer)
        do throws(CairoError) {
            return switch format {
            case .svg: try renderer.svg(diagram.scene)
            case .png: try renderer.png(diagram.scene, scale: scale)
            case .pdf: try renderer.pdf(diagram.scene)
            }
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
