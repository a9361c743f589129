import ConstraintLogs
import Content
import Devices
import Diagnostics
import HierarchyDumps
import LayoutEngine
import NoteScenarios
import Observations
import ProbeAnswers
import RunningApps
import ScenarioLanguage

// What running apps and probes print, and whoever pastes it has cut.

/// The bytes are what an engineer has printed of an app: the scenario that is made of it can be read and laid out.
func fuzzDump(_ bytes: [UInt8]) throws {
    let explanation = DumpExplanation(
        HierarchyDump(bytes), catalog: .standard, on: DeviceCatalog.standard.device(named: "iPhone X"),
        os: OSVersion(16, 0))
    let file = ScenarioFile(Array(explanation.scenario.utf8), path: "dump.yaml", catalog: .standard)
    let errors = file.diagnostics.filter { $0.severity == .error }
    try require(errors.isEmpty && file.scenarios.count == 1, "the scenario of a dump can be read: \(errors)")
}

/// The bytes are a log of constraints that contradict each other: places lie in it, and each conflict has an explanation.
func fuzzLog(_ bytes: [UInt8]) throws {
    let log = ConstraintLog(bytes)
    for place in log.problems.map({ $0.place }) + log.conflicts.flatMap({ $0.constraints.map { $0.place } }) {
        try require(place.offset <= bytes.count && place.column > 0, "\(place) is outside")
    }
    for conflict in log.conflicts where conflict.constraints.count <= 40 {
        _ = conflict.plan(conflict.analysis())
    }
}

private let measured = ScenarioFile(
    Array(
        "id: bars\ndevice: iPhone 15\nos: 18\nroot: {viewController: {view: {tableView: {name: table, rows: 3}}}}\n"
            .utf8), path: "bars.yaml", catalog: .standard
).scenarios

/// The bytes are what a probe has printed: read line by line they say what they say as a whole.
func fuzzObservations(_ bytes: [UInt8]) throws {
    let whole = ObservationReport(
        ObservationFile(bytes, path: "a").observations, of: measured, catalog: .standard)
    var stream = ObservationStream(path: "a", of: measured, catalog: .standard, keeping: 1)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
    for line in lines { stream.note(line) }
    for line in lines { stream.take(line) }
    stream.finish()
    for verdict in ObservationReport.Verdict.allCases {
        try require(
            whole.count(of: verdict) == stream.report.count(of: verdict), "as many answers line by line: \(verdict)")
    }
}
