package import Audits
package import Drawing
import ScenarioLanguage

/// Draws the error of one macro of an audit over devices, orientations and versions.
///
/// - Parameter language: "en" or "zh-Hans".
package func drawAudit(
    _ result: MacroResult, of audit: MacroAudit, language: String,
    measuring measurer: some TextMeasuring
) -> Diagram {
    let style = PictureStyle(language: language, measuring: measurer)
    let panel = HeatMapPicture(map: HeatMap(result), style: style).panel
    return PictureFrame.diagram(of: panel, title: HeatMapText.title(audit, result.macro, style.language), style)
}
