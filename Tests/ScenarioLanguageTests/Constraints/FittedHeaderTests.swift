import Geometry
import LayoutEngine
import ScenarioLanguage
import Testing

/// Headers and footers of sections that are as high as constraints in their content views ask for.
@Suite struct FittedHeaderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Keys of the table, and of the header and the footer.
        var table = ""
        var supplement = ""
        var size = "[100, 30]"
        var constraints = "[top == superview.top + 12, bottom == superview.bottom - 12, leading == superview.leading]"
        let height: Double
    }

    static let cases = [
        Case(testDescription: "12 + 30 + 12", height: 54),
        Case(testDescription: "parts of a pixel are rounded up", size: "[100, 20.3]", height: 44.5),
        Case(
            testDescription: "an open chain leaves the height to the table",
            constraints: "[top == superview.top + 12, leading == superview.leading]", height: 28),
        Case(
            testDescription: "a height of the delegate's counts", supplement: "height: 70, ", height: 70),
        Case(
            testDescription: "heights of the table count",
            table: "sectionHeaderHeight: 50, sectionFooterHeight: 50, ", height: 50),
        Case(
            testDescription: "what is not estimated is not asked",
            table: "estimatedSectionHeaderHeight: 0, estimatedSectionFooterHeight: 0, ", height: 28),
    ]

    @Test(arguments: cases, ["header", "footer"])
    func `a header and a footer are as high as their content asks for`(_ test: Case, _ kind: String) throws {
        let label =
            "{label: {name: text, intrinsicContentSize: \(test.size), constraints: \(test.constraints)}}"
        let section = "{rows: 1, \(kind): {\(test.supplement)subviews: [\(label)]}}"
        let source = ResolvedSource(
            """
            id: a
            device: iPhone 8
            os: 16
            root:
              viewController:
                view:
                  - tableView: {name: table, frame: fill, \(test.table)sections: [\(section)]}
            """, checksClaims: false)
        #expect(source.codes.isEmpty, "\(source.report)")
        let settled = try source.settled()
        let frame = try #require(settled["table.\(kind)(0)"]?[.frame]?.rect)
        #expect(abs(frame.height - test.height) < 1e-6, "\(frame)")
        #expect(settled["text"]?[.frame]?.rect?.minY == 12)
    }
}
