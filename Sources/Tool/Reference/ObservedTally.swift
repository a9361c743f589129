import Content
import LayoutEngine
import Observations
import Pages
import ScenarioLanguage

extension TableSubject {
    /// How often what UIKit said of the scenarios is what the engine computes, whatever is noted of a value; nil where nobody
    /// asked it. What somebody disputes is open.
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
