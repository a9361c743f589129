import Audits
import CairoRendering
import Content
import Diagnostics
import Figures
import Languages
import ResultStore
import ScenarioLanguage

/// The problems and counts of a run's stages so far, for its report.
struct Findings {
    var diagnostics: [Diagnostic] = []
    var sources: [SourceFile] = []
    var scenarios: [Scenario] = []
    var audits: [AuditResult] = []
    var languages: [Language] = []
    var coverage: [NoteCoverage] = []
    var severities: [SeverityRule] = []
    var counts = BuildReport.Counts()

    /// Whether an error is in the templates or in `site.yaml`: no page would be as it is meant, so the old site stays.
    var preventsWriting: Bool {
        diagnostics.contains {
            $0.severity == .error && ["template", "settings", "words"].contains($0.code.area)
        }
    }
}

/// An error that ends a run before anything is written.
enum BuildFailure: Error {
    case fileSystem(FileSystemError)
    case drawing(CairoError)

    var diagnostic: Diagnostic {
        switch self {
        case .fileSystem(let error): FileCodes.refused(error)
        case .drawing(let error): PictureCodes.drawingImpossible(error.description)
        }
    }
}

/// A run of some stages, with the configuration, the store and the findings that they share.
struct Pipeline {
    let configuration: SiteConfiguration
    let fileSystem: FileSystem
    /// The picture files of the run, and the results that all stages share.
    var store: PictureStore
    var found = Findings()

    var cache: Cache { store.cache }

    /// - Parameters:
    ///   - results: those of earlier processes; nil where nothing is kept.
    ///   - memory: those of earlier runs of the process; nil for a process with a single run.
    ///   - use: the use of the pictures.
    ///   - shard: the part of the pictures that is drawn; nil for all.
    init(
        _ configuration: SiteConfiguration, _ results: ResultStore?, _ memory: CacheMemory? = nil, for use: PictureUse,
        shard: Shard? = nil, in fileSystem: FileSystem
    ) async {
        self.configuration = configuration
        self.fileSystem = fileSystem
        store = await PictureStore.open(results, memory, shard: shard, fonts: configuration.fonts, for: use)
    }

    /// The report of a run that has come so far.
    ///
    /// - Parameters:
    ///   - isWhole: whether everything that settings can rate has been looked at.
    ///   - needsStore: whether the run was about what is kept, so that what could not be kept is an error.
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
            scenarios: found.scenarios, audits: found.audits, languages: found.languages, coverage: found.coverage,
            counts: counts, changes: changes)
    }

    /// Rules of the settings that change nothing; a run that stopped cannot tell, nor can any about what only builds look at.
    private func ruleProblems(of rated: RatedDiagnostics, _ outcome: BuildReport.Outcome) -> [Diagnostic] {
        let codes = Set(AllCodes.all(beside: configuration.subject.codes).map { $0.code.description })
        let elsewhere = Set((SeverityCodes.ofOutput + StoreCodes.all.map { $0.code }).map { $0.description })
        let unused = rated.unused.filter {
            outcome != .failed && codes.contains($0.code) && !elsewhere.contains($0.code)
        }
        return unused.map { SeverityCodes.unused($0) } + rated.refused.map { SeverityCodes.ofError($0) }
    }
}
