package import ConstraintLogs
package import Drawing
package import Languages

/// Draws views and the constraints between them, those that contradict each other in red with both numbers.
///
/// - Parameters:
///   - labels: one for each plan, above its picture; empty for none.
///   - words: the words in the language of the picture.
///   - composition: the place for which the picture is composed.
package func drawConstraints(
    _ plans: [ConstraintPlan], labels: [String], title: String, words: Words, composition: Composition = .wide,
    measuring measurer: some TextMeasuring
) -> Diagram {
    let style = PictureStyle(words: words, composition: composition, measuring: measurer)
    let panels = plans.map { ConstraintPicture([$0], style: style).panel }
    let panel = panels.count == 1 ? panels[0] : PanelStack(panels: panels, labels: labels, style: style).panel
    return PictureFrame.diagram(of: panel, title: title, style)
}
