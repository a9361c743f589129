import Content
import Diagnostics
import Pages
import Pictures

extension Pipeline {
    /// The report of a run that an error of a file or of a drawing ends before anything is written.
    mutating func report(_ error: any Error, isWhole: Bool = true, needsStore: Bool = false) -> BuildReport {
        let place = configuration.outputFolder
        let refused = error as? FileSystemError ?? FileSystemError(.write, place, "\(error)")
        found.diagnostics.append((error as? DrawingFailure)?.diagnostic ?? FileCodes.refused(refused))
        return report(.failed, isWhole: isWhole, needsStore: needsStore)
    }

    /// The report of a run up to this point.
    ///
    /// - Parameters:
    ///   - isWhole: whether everything that settings can rate has been checked.
    ///   - needsStore: whether the run was about the store, so that a failure to store something is an error.
    func report(
        _ outcome: BuildReport.Outcome, _ changes: OutputChanges = OutputChanges(), isWhole: Bool = true,
        needsStore: Bool = false
    ) -> BuildReport {
        var counts = found.counts
        (counts.drawnFiles, counts.reusedFiles) = (store.drawnCount, store.reusedCount)
        counts.passedOverFiles = store.passedOverCount
        let rated = RatedDiagnostics(found.diagnostics, found.severities, in: configuration.contentFolder)
        let all = rated.diagnostics + (isWhole ? ruleProblems(of: rated, outcome) : [])
        let problems = configuration.isStrict ? all.map { $0.with(.error) } : all
        let lost = needsStore ? store.problems.map { $0.with(.error) } : store.problems
        return BuildReport(
            outcome: outcome, diagnostics: problems + lost, suppressed: rated.suppressed, sources: found.sources,
            citations: found.citations, languages: found.languages, coverage: found.coverage,
            counts: counts, changes: changes)
    }

    /// Rules of the settings that change nothing; a stopped run cannot decide that, and no other run can for problems that only
    /// builds detect.
    private func ruleProblems(of rated: RatedDiagnostics, _ outcome: BuildReport.Outcome) -> [Diagnostic] {
        let codes = Set(DiagnosticRegistry.all(beside: configuration.providers).map { $0.code.description })
        let elsewhere = Set((SeverityCodes.ofOutput + StoreCodes.all.map { $0.code }).map { $0.description })
        let unused = rated.unused.filter {
            outcome != .failed && codes.contains($0.code) && !elsewhere.contains($0.code)
        }
        return unused.map { SeverityCodes.unused($0) } + rated.refused.map { SeverityCodes.ofError($0) }
    }
}
