import Foundation
import LayoutEngine
import TestSupport
import Testing

/// What the site says of the engine's confidence is what the rows show.
@Suite struct CalibrationTests {
    @Test func `the table in the engine is what the rows show`() {
        let before = "    package static let counts: [Count] = [\n"
        let text = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
        let head = text.range(of: before).map { text[..<$0.upperBound] } ?? ""
        #expect(!head.isEmpty, "the table has moved")
        let lines = zip(CalibrationCount.all, CalibrationCount.later).map { all, later in
            "        Count(.\(all.level.name), values: \(all.values), agreeing: \(all.agreeing), "
                + "laterValues: \(later.values), laterAgreeing: \(later.agreeing)),\n"
        }.joined()
        expectGolden(head + lines + "    ]\n}\n", Self.file.lastPathComponent, in: Self.folder)
    }

    private static let folder = "../../Sources/LayoutEngine/Rules"
    private static let file = FixtureFile.folder.deletingLastPathComponent()
        .appending(path: folder + "/Calibration.swift")

    @Test func `what is extrapolated is right less often than all else, by the rows that came later too`() throws {
        let extrapolated = try #require(Calibration.counts.first { $0.level == .extrapolated })
        for other in Calibration.counts where other.level != .extrapolated {
            #expect(extrapolated.agreeing * other.values < other.agreeing * extrapolated.values)
            #expect(extrapolated.laterAgreeing * other.laterValues < other.laterAgreeing * extrapolated.laterValues)
        }
    }
}
