import Content
import Diagnostics
import Languages
import Pages

/// The problems and counts of a run's stages so far, for its report.
struct Findings {
    var diagnostics: [Diagnostic] = []
    var sources: [SourceFile] = []
    var scenarioPlaces: [SourceSpan] = []
    var citations: [Citation] = []
    var languages: [Language] = []
    var coverage: [NoteCoverage] = []
    var severities: [SeverityRule] = []
    var counts = BuildReport.Counts()

    /// Whether an error is in the templates or in `site.yaml`: no page would be as intended, so the old site stays.
    var preventsWriting: Bool {
        diagnostics.contains {
            $0.severity == .error && ["template", "settings", "words"].contains($0.code.area)
        }
    }
}
