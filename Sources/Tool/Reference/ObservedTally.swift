import Content
import LayoutEngine
import Observations
import Pages
import ScenarioLanguage

extension TableSubject {
    /// How often UIKit's values for the scenarios agree with the engine's, regardless of notes on a value; nil if UIKit was not
    /// asked. Disputed values are open.
    var observed: Lazy<Calibration.Tally?> {
        Lazy {
            if observations.isEmpty { return nil }
            let report = ObservationReport(observations, of: scenarios, catalog: catalog)
            func count(_ verdicts: ObservationReport.Verdict...) -> Int {
                report.answers.count { verdicts.contains($0.verdict) }
            }
            return Calibration.Tally(
                count(.agrees, .confirmed, .differs), agreeing: count(.agrees, .confirmed), open: count(.disputed))
        }
    }
}
