import CairoRendering
import Diagrams
import LayoutEngine
import Scenarios
import SiteBuilder

extension RenderCommand {
    /// Draws a scenario or one variant of it and writes the picture; claims that fail there are reported, and it is
    /// written all the same.
    func run(in fileSystem: FileSystem = .real) -> CommandOutcome {
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let input = try ScenarioInput(file, in: fileSystem)
            outcome = input.outcome
            let scenario = try input.one(id: self.scenario, for: "render")
            let variants = try variants(of: scenario)
            let results = variants.map { layOut($0.app, in: $0.environment) }
            outcome.diagnostics += zip(variants, results).flatMap { checkClaims(of: $0, in: $1) }
            try write(try picture(of: scenario, variants, results), in: fileSystem)
            outcome.output = "wrote \(output)\n"
        } catch {
            outcome.error = error
        }
        return outcome
    }

    private func variants(of scenario: Scenario) throws(CommandError) -> [Variant] {
        guard let variant else { return scenario.variants }
        guard variant <= scenario.variants.count else {
            throw .usage(.unknownVariant(variant, count: scenario.variants.count), command: "render")
        }
        return [scenario.variants[variant - 1]]
    }

    private func picture(
        of scenario: Scenario, _ variants: [Variant], _ results: [LayoutResult]
    ) throws(CommandError) -> [UInt8] {
        do throws(CairoError) {
            let renderer = try SceneRenderer()
            let palette = palette == .light ? Palette.light : .dark
            let diagram =
                variants.count == scenario.variants.count
                ? drawDiagram(
                    scenario, results, language: language.tag, palette: palette, measuring: renderer.measurer)
                : drawDiagram(
                    scenario, variants[0], results[0], language: language.tag, palette: palette,
                    measuring: renderer.measurer)
            return switch format {
            case .svg: try renderer.svg(diagram.scene)
            case .png: try renderer.png(diagram.scene, scale: scale)
            }
        } catch {
            throw CommandError(error)
        }
    }

    private func write(_ bytes: [UInt8], in fileSystem: FileSystem) throws(CommandError) {
        do throws(FileSystemError) {
            try fileSystem.write(output, bytes)
        } catch {
            throw .unwritable(path: error.path, reason: error.reason)
        }
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
