import CairoRendering
import Drawing
import Foundation
import Geometry

// PictureBenchmark: times SceneRenderer and plain C on the same pictures, in turns, and prints both.

/// The median milliseconds of calls, the first one not counted.
func milliseconds(runs: Int, _ call: () throws -> Void) rethrows -> Double {
    try call()
    let times = try (0..<runs).map { _ in try ContinuousClock().measure(call) / .milliseconds(1) }
    return times.sorted()[runs / 2]
}

/// What C measures, measured for the renderer: SVG, PNG, PNG at scale 2, averaged over the scenes.
func measureRenderer(_ renderer: SceneRenderer, _ scenes: [Scene], runs: Int) throws -> [Double] {
    var sums = [0.0, 0, 0]
    for scene in scenes {
        sums[0] += try milliseconds(runs: runs) { _ = try renderer.svg(scene) }
        sums[1] += try milliseconds(runs: runs) { _ = try renderer.png(scene, scale: 1) }
        sums[2] += try milliseconds(runs: runs) { _ = try renderer.png(scene, scale: 2) }
    }
    return sums.map { $0 / Double(scenes.count) }
}

func padded(_ text: String) -> String { String(repeating: " ", count: max(0, 9 - text.count)) + text }

let (runs, rounds) = (15, 5)
let folder = URL(fileURLWithPath: ".build/bench", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let raw = try RawCairo(in: folder)
let creation = try milliseconds(runs: runs) { _ = try SceneRenderer() }
let renderer = try SceneRenderer()
let scenes = BenchmarkPictures.scenes(renderer.measurer(of: "en"))
let dumps = try scenes.enumerated().map { index, scene in
    let file = folder.appending(path: "picture-\(index).scene.txt")
    try Data(scene.plainDump.utf8).write(to: file)
    return file
}
var ours: [[Double]] = []
var theirs: [[Double]] = []
for _ in 0..<rounds {
    theirs.append(try raw.milliseconds(runs: runs, dumps: dumps))
    ours.append(try measureRenderer(renderer, scenes, runs: runs))
}
print(
    "  \(scenes.count) pictures, best of \(rounds) rounds, median of \(runs) runs each; text is shaped before; ms per picture"
)
print("             renderer    raw C    ratio")
for (index, name) in ["SVG   ", "PNG   ", "PNG @2"].enumerated() {
    let our = ours.map { $0[index] }.min() ?? .nan
    let their = theirs.map { $0[index] }.min() ?? .nan
    let figures = [our, their, our / their].map { padded(DecimalText.string($0, decimals: 2)) }
    print("  \(name)    " + figures.joined())
}
print("  PNG alone, of the same pixels; sums of the pictures' best rounds")
print("              encoder    Cairo    ratio      size    Cairo    ratio")
for scale in 1...3 {
    let comparison = try PNGComparison(scenes, scale: scale, with: renderer, against: raw, in: folder)
    let sums = try comparison.sums(rounds: 3, runs: 7)
    print("  PNG @\(scale)    " + sums.columns.map { padded(DecimalText.string($0, decimals: 2)) }.joined())
}
print("  creating a renderer takes \(DecimalText.string(creation, decimals: 2)) ms")
