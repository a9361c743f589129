import Diagnostics
package import Drawing
import Geometry
package import Languages
package import LayoutEngine
package import ScenarioLanguage

// In: a scenario, its variants and the engine's results for them. Out: a picture with its description.
//
// Shapes/ Text/ Panels/   elements of pictures: lines, placeholders, words and typeset text, parts with their room, legends, plates
// Answer/ Words/          the asked values and their terms; names for them
// Subject/                the whole content of a picture of a device, decided but not yet drawn
// Device/                 that picture: the body, bars, the screen, dimension lines with the answer and its terms
// TableAnatomy/ Timeline/ Tree/ Constraints/ SideBySide/ HeatMap/ Card/   the other kinds, a folder each
// Lint/                   checks a finished scene
//
// Each folder depends on those above it only. Nothing here knows a backend or a colour: text is measured through `measurer`,
// colours are roles.

/// Draws a scenario in its settled state, with all its variants side by side.
///
/// - Parameters:
///   - results: the result of `layOut` for each variant's app in its environment, in the order of the variants.
///   - words: the words in the language of the picture.
///   - composition: the place for which the picture is composed.
package func drawDiagram(
    _ scenario: Scenario, _ results: [LayoutResult], words: Words, composition: Composition = .wide,
    measuring measurer: some TextMeasuring
) -> Diagram {
    if results.count == 1 {
        return drawDiagram(
            scenario, scenario.variants[0], results[0], words: words, composition: composition, measuring: measurer)
    }
    let style = PictureStyle(words: words, composition: composition, measuring: measurer)
    let panel =
        scenario.picture == .device
        ? SideBySidePicture.fitted(scenario, results, style).panel : stackedPanel(scenario, results, style)
    return PictureFrame.diagram(of: panel, title: DiagramTitle.text(scenario, results, style.words), style)
}

/// Draws one variant of a scenario.
///
/// - Parameters:
///   - result: the result of `layOut` for the variant's app in its environment.
///   - words: the words in the language of the picture.
///   - composition: the place for which the picture is composed.
package func drawDiagram(
    _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, words: Words,
    composition: Composition = .wide, measuring measurer: some TextMeasuring
) -> Diagram {
    let style = PictureStyle(words: words, composition: composition, measuring: measurer)
    let panel = panel(scenario, variant, result, style)
    return PictureFrame.diagram(of: panel, title: DiagramTitle.text(scenario, variant, result, style.words), style)
}

/// Draws a hierarchy at two places as two pictures beside each other, or below each other on a phone, with marks around the
/// differences.
///
/// - Parameters:
///   - results: the results of `layOut` for the variant's app at both places.
///   - changed: the paths of the values that are different.
///   - words: the words in the language of the pictures.
package func drawCompared(
    _ scenario: Scenario, _ variant: Variant, _ results: [LayoutResult], changed: [String], words: Words,
    measuring measurer: some TextMeasuring
) -> [Diagram] {
    let style = PictureStyle(words: words, composition: .narrow, measuring: measurer)
    let paths = changed.compactMap { ValuePath.parse($0, at: scenario.span).value }
    let panels = ComparedPicture(scenario, variant, results, changed: paths, style).panels
    return zip(panels, results).map { panel, result in
        PictureFrame.diagram(of: panel, title: DiagramTitle.text(scenario, variant, result, style.words), style)
    }
}

private func panel(
    _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, _ style: PictureStyle
) -> Panel {
    let subject = Subject(scenario, variant, result, style)
    func device() -> Panel {
        fitted(subject, scenario, variant, result, style: style) { DevicePicture(subject: $0, style: style).panel }
    }
    switch scenario.picture {
    case .device: return device()
    case .tableAnatomy:
        return TableAnatomyPicture(subject: subject, claims: variant.expectations, style: style)?.panel
            ?? device()
    case .timeline: return TimelinePicture(variant, result, subject: subject, style).panel
    case .tree:
        let asked = variant.expectations.compactMap { Property(rawValue: $0.path.property) }
        return TreePicture(
            tree: InsetTree(result.settled, subject.tree, asked: asked), environment: result.environment, style: style
        ).panel
    case .constraints:
        let plans = result.settled.constraints.plans
        return plans.isEmpty ? device() : ConstraintPicture(plans, style: style).panel
    }
}

/// A picture of a device as large as its words leave room for.
private func fitted(
    _ subject: Subject, _ scenario: Scenario, _ variant: Variant, _ result: LayoutResult, style: PictureStyle,
    panel: (Subject) -> Panel
) -> Panel {
    let whole = panel(subject)
    let screen = subject.map.screen
    func share(leaving excess: Double, of length: Double, atLeast least: Double) -> Double {
        excess > 0 ? max(least, (length - excess - 1) / max(1, length)) : 1
    }
    let share = min(
        share(leaving: whole.part.width - style.composition.room, of: screen.width, atLeast: minShareOfWidth),
        share(leaving: whole.part.height - style.composition.height, of: screen.height, atLeast: minShareOfHeight))
    return share < 1 ? panel(Subject(scenario, variant, result, style, scale: subject.map.scale * share)) : whole
}

/// The smallest parts of its usual size to which a screen may be reduced, so that words fit beside it, and so that a picture
/// leaves room on a page.
private let (minShareOfWidth, minShareOfHeight) = (0.7, 0.8)

/// The panels of all variants below each other, each below its distinguishing label.
private func stackedPanel(_ scenario: Scenario, _ results: [LayoutResult], _ style: PictureStyle) -> Panel {
    let labels = zip(scenario.variants, results).map {
        VariantLabel(variant: $0, result: $1, words: style.words).text
    }
    let panels = zip(scenario.variants, results).map { panel(scenario, $0, $1, style) }
    return PanelStack(panels: panels, labels: labels, style: style).panel
}
