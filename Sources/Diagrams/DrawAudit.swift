package import Audits
package import Drawing
package import Languages
import ScenarioLanguage

/// Draws the error of one macro of an audit over devices, orientations and versions.
///
/// - Parameter words: in the language of the picture.
package func drawAudit(
    _ result: MacroResult, of audit: MacroAudit, words: Words,
    measuring measurer: some TextMeasuring
) -> Diagram {
    let style = PictureStyle(words: words, measuring: measurer)
    let panel = HeatMapPicture(map: HeatMap(result), style: style).panel
    return PictureFrame.diagram(of: panel, title: HeatMapText.title(audit, result.macro, style.words), style)
}
