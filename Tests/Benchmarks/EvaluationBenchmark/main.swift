import Content
import Devices
import Foundation
import Geometry
import LayoutEngine
import NoteScenarios
import ScenarioLanguage

// EvaluationBenchmark FILE: reads and lays out a file of scenarios over and over; prints JSON for Tests/Benchmarks/run.

/// Parses the file and lays out every variant; returns how many there were.
func evaluate(_ bytes: [UInt8], path: String) -> Int {
    let reading = ScenarioFile(bytes, path: path, catalog: .standard)
    precondition(reading.diagnostics.isEmpty, "the benchmark's scenarios are in order")
    let results = reading.scenarios.flatMap { scenario in
        scenario.variants.map { layOut($0.app, in: $0.environment) }
    }
    return results.filter { !$0.snapshots.isEmpty }.count
}

/// Lays out every variant of scenarios that are read already, as the settled state; returns how many elements there were.
func layOutAll(_ variants: [Variant]) -> Int {
    variants.reduce(0) { $0 + layOut($1.app, in: $1.environment).settled.elements.count }
}

/// The median of runs of `count` calls each, in seconds of processor time per call; everything is done on one thread.
func secondsPerCall(_ count: Int, _ body: () -> Void) -> Double {
    let durations = (0..<runs).map { _ in
        let start = clock()
        for _ in 0..<count { body() }
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    return durations.sorted()[runs / 2] / Double(count)
}

let runs = 15
let path = CommandLine.arguments[1]
let bytes = try FileSystem.real.read(path)
let count = evaluate(bytes, path: path)
let variants = ScenarioFile(bytes, path: path, catalog: .standard).scenarios.flatMap { $0.variants }
let wholly = secondsPerCall(20) { _ = evaluate(bytes, path: path) } / Double(count)
let settled = secondsPerCall(2000 / count + 1) { _ = layOutAll(variants) } / Double(count)
print(
    #"{"variants": \#(count), "runs": \#(runs), "perSecond": \#(DecimalText.string(1 / wholly)), "#
        + #""settledMicroseconds": \#(DecimalText.string(settled * 1e6))}"#)
