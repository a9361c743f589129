import CommandFramework
import Build
import Content
import Languages
import WordFiles

/// A site as it is, beside its baseline.
struct SiteComparison {
    let baseline: Baseline
    let survey: SiteSurvey
    let report: ChangeReport
    /// The build memory that both sides share, and a further survey once the site is corrected.
    let memory: BuildMemory

    init(_ baseline: Baseline, _ survey: SiteSurvey, _ memory: BuildMemory) {
        self.baseline = baseline
        self.survey = survey
        self.memory = memory
        report = ChangeReport(from: baseline.snapshot, to: survey.snapshot, failures: survey.failures)
    }

    /// The changes for a terminal, or some of them.
    ///
    /// - Parameter limit: the most things of a kind that are listed for each cause.
    func text(of changes: ChangeReport? = nil, in language: Language, limit: Int) -> String {
        TextReport(
            changes ?? report, from: baseline.snapshot, to: survey.snapshot, WordFiles.standard[language], limit: limit
        ).text
    }
}

extension CommandOutcome {
    /// Surveys a site and its baseline; nil if the site cannot be surveyed, as the problems then report.
    mutating func compare(
        _ configuration: SiteConfiguration, with base: String, in fileSystem: FileSystem
    ) async throws(CommandError) -> SiteComparison? {
        let memory = BuildMemory()
        let baseline = try await Baseline.find(base, for: configuration, memory, in: fileSystem)
        return await survey(configuration, memory, in: fileSystem).map { SiteComparison(baseline, $0, memory) }
    }
}
