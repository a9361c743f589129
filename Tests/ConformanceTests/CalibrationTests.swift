import Foundation
import LayoutEngine
import TestSupport
import Testing

/// What the site says of the engine's confidence is what the rows show.
@Suite struct CalibrationTests {
    @Test func `the table in the engine is what the rows show`() throws {
        let before = "    package static let counts: [Count] = [\n"
        let text = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
        let head = try #require(text.range(of: before).map { text[..<$0.upperBound] }, "the table has moved")
        let levels = zip(CalibrationCount.all, CalibrationCount.first).map { all, first in
            "        Count(\n            .\(all.level.name), now: \(Self.tally(all.tally)),\n"
                + "            first: \(Self.tally(first.tally))),\n"
        }.joined()
        let families = FamilyCount.all.map { family in
            "        Family(\n            .\(family.deviceClass.rawValue), now: \(Self.tally(family.now)),\n"
                + "            first: \(Self.tally(family.first))),\n"
        }.joined()
        let between = """
                ]

                /// The counts of each class of devices that was observed, in the order of the classes.
                package static let families: [Family] = [

            """
        expectGolden(head + levels + between + families + "    ]\n}\n", Self.file.lastPathComponent, in: Self.folder)
    }

    private static func tally(_ tally: VerdictTally) -> String {
        "Tally(\(tally.values), agreeing: \(tally.agreeing), open: \(tally.open))"
    }

    private static let folder = "../../Sources/Layout/LayoutEngine/Rules"
    private static let file = FixtureFile.folder.deletingLastPathComponent()
        .appending(path: folder + "/Calibration.swift")

    @Test func `what is extrapolated was right less often than all else when it was first asked for`() throws {
        let extrapolated = try #require(Calibration.counts.first { $0.level == .extrapolated }?.first)
        for other in Calibration.counts.filter({ $0.level != .extrapolated }).map({ $0.first }) {
            #expect(extrapolated.agreeing * other.values < other.agreeing * extrapolated.values)
        }
    }

    /// A class of devices that is right less often than the others stands in a line of its own.
    @Test func `every observed value is counted with one class of devices`() {
        #expect(FamilyCount.all.count > 3)
        let now = FamilyCount.all.map { $0.now }
        let first = FamilyCount.all.map { $0.first }
        #expect(Self.sums(now) == Self.sums(CalibrationCount.all.map { $0.tally }))
        #expect(Self.sums(first) == Self.sums(CalibrationCount.first.map { $0.tally }))
    }

    private static func sums(_ tallies: [VerdictTally]) -> [Int] {
        let values = tallies.reduce(0) { $0 + $1.values }
        let agreeing = tallies.reduce(0) { $0 + $1.agreeing }
        return [values, agreeing]
    }

    @Test func `first answers are of known rows`() {
        #expect(Observation.first.count > 200)
        for row in Set(Observation.first.map { $0.row }) { #expect(ObservedRow.known.contains(row), "\(row)") }
    }
}
