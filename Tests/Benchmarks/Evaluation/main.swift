import Foundation
import Geometry
import LayoutEngine
import Scenarios
import SiteBuilder

// EvaluationBenchmark FILE: reads and lays out a file of scenarios over and over; prints JSON for Tests/Benchmarks/run.

/// Parses the file and lays out every variant; returns how many there were.
func evaluate(_ bytes: [UInt8], path: String) -> Int {
    let reading = ScenarioReading(bytes, path: path, catalog: .standard)
    precondition(reading.diagnostics.isEmpty, "the benchmark's scenarios are in order")
    let results = reading.scenarios.flatMap { scenario in
        scenario.variants.map { layOut($0.app, in: $0.environment) }
    }
    return results.filter { !$0.snapshots.isEmpty }.count
}

let path = CommandLine.arguments[1]
let bytes = try FileSystem.real.read(path)
let variants = evaluate(bytes, path: path)
let clock = ContinuousClock()
let runs = 15
let durations = (0..<runs).map { _ in
    clock.measure { for _ in 0..<20 { _ = evaluate(bytes, path: path) } }
}
let median = durations.sorted()[runs / 2] / 20
let seconds = Double(median.components.attoseconds) / 1e18 + Double(median.components.seconds)
print(#"{"variants": \#(variants), "runs": \#(runs), "perSecond": \#(DecimalText.string(Double(variants) / seconds))}"#)
