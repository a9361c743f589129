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
        let lines = zip(CalibrationCount.all, CalibrationCount.first).map { all, first in
            "        Count(\n            .\(all.level.name), now: Tally(\(all.values), agreeing: \(all.agreeing), open: \(all.open)),\n"
                + "            first: Tally(\(first.values), agreeing: \(first.agreeing), open: \(first.open))),\n"
        }.joined()
        expectGolden(head + lines + "    ]\n}\n", Self.file.lastPathComponent, in: Self.folder)
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

    @Test func `first answers are of known rows`() {
        #expect(Observation.first.count > 200)
        for row in Set(Observation.first.map { $0.row }) { #expect(ObservedRow.known.contains(row), "\(row)") }
    }
}
