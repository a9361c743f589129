import CommandFramework
import CairoRendering
import Diagrams
import Drawing
import Languages
import LayoutEngine
import ReportPages
import ScenarioLanguage

/// The pictures of compared hierarchies, for their page.
struct ComparisonDrawing {
    private let renderer: SceneRenderer
    private let words: Words

    init(_ words: Words) throws(CommandError) {
        do throws(CairoError) {
            renderer = try SceneRenderer()
        } catch {
            throw CommandError(error)
        }
        self.words = words
    }

    func comparisons(_ found: [FoundComparison]) throws(CommandError) -> [ComparisonPage.Comparison] {
        try found.map { found throws(CommandError) in try comparison(found) }
    }

    private func comparison(_ found: FoundComparison) throws(CommandError) -> ComparisonPage.Comparison {
        let diagrams = drawCompared(
            found.scenario, found.variant, found.results, changed: found.differences.changedPaths, words: words,
            measuring: renderer.measurer(of: words.language.tag))
        let sides = try zip(diagrams, found.results).map { diagram, result throws(CommandError) in
            let picture: [UInt8]
            do throws(CairoError) {
                picture = try renderer.picture(of: diagram.scene, as: .svg, in: nil, scale: 1)
            } catch {
                throw CommandError(error)
            }
            let environment = result.environment
            return ComparisonPage.Side(
                name: placeName(environment, words: words) + FoundComparison.details(of: environment), picture: picture,
                description: diagram.altText.whole, environment: environment)
        }
        return ComparisonPage.Comparison(
            title: found.scenario.title.text(in: words.language) ?? found.scenario.id, from: sides[0], to: sides[1],
            differences: found.differences)
    }
}
