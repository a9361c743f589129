package import Audits
package import Drawing
package import Languages
import ScenarioLanguage

/// Draws the error of one macro of an audit over devices, orientations and versions.
///
/// - Parameters:
///   - words: the words in the language of the picture.
///   - composition: the place for which the picture is composed.
package func drawAudit(
    _ result: MacroResult, of audit: MacroAudit, words: Words, composition: Composition = .wide,
    measuring measurer: some TextMeasuring
) -> Diagram {
    let style = PictureStyle(words: words, composition: composition, measuring: measurer)
    let panel = HeatMapPicture(map: HeatMap(result), style: style).panel
    return PictureFrame.diagram(of: panel, title: HeatMapText.title(audit, result.macro, style.words), style)
}
