import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

/// Rows that are as high as constraints in their cells ask for.
@Suite struct FittedRowTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var system = "16"
        /// Keys of the table.
        var table = ""
        let constraints: [String]
        var label = "intrinsicContentSize: [100, 30]"
        /// Of the first cell.
        let height: Double
        let contentHeight: Double
    }

    static let chain = [
        "top == superview.top + 12", "bottom == superview.bottom - 12", "leading == layoutMargins.leading",
    ]

    static let cases = [
        Case(testDescription: "12 + 30 + 12", constraints: chain, height: 54, contentHeight: 54 + 44),
        Case(
            testDescription: "before iOS 13 a line stands below the content view", system: "12", constraints: chain,
            height: 54.5, contentHeight: 54.5 + 44),
        Case(
            testDescription: "none without separators", system: "12", table: "separatorStyle: none, ",
            constraints: chain, height: 54, contentHeight: 54 + 44),
        Case(
            testDescription: "margins of the content view count",
            constraints: [
                "top == layoutMargins.top", "bottom == layoutMargins.bottom", "leading == layoutMargins.leading",
            ],
            height: 11 + 30 + 11, contentHeight: 52 + 44),
        Case(
            testDescription: "a minimum is enough",
            constraints: [
                "top == superview.top", "bottom <= superview.bottom", "height >= 70", "leading == superview.leading",
            ],
            height: 70, contentHeight: 70 + 44),
        Case(
            testDescription: "an aspect ratio of the content's width",
            constraints: [
                "top == superview.top", "bottom == superview.bottom", "leading == superview.leading",
                "trailing == superview.trailing", "height == width / 3",
            ], height: 125, contentHeight: 125 + 44),
        Case(
            testDescription: "parts of a pixel are rounded up", constraints: chain,
            label: "intrinsicContentSize: [100, 20.3]", height: 44.5, contentHeight: 44.5 + 44),
        Case(
            testDescription: "a chain that does not reach the bottom leaves the height to the table",
            constraints: ["top == superview.top + 12", "leading == superview.leading"], height: 44, contentHeight: 88),
        Case(
            testDescription: "the table's rowHeight counts", table: "rowHeight: 80, ", constraints: chain, height: 80,
            contentHeight: 160),
        Case(
            testDescription: "without estimates rows do not size themselves", table: "estimatedRowHeight: 0, ",
            constraints: chain, height: 44, contentHeight: 88),
    ]

    @Test(arguments: cases)
    func `a row is as high as its cell asks for`(_ example: Case) throws {
        let lines = example.constraints.map { "\n                        - \($0)" }.joined()
        let source = ResolvedSource(
            """
            id: a
            device: iPhone 8
            os: \(example.system)
            root:
              viewController:
                view:
                  - tableView:
                      name: table
                      frame: fill
                      rows: 2
                      \(example.table.isEmpty ? "" : example.table.replacingComma)
                      cells:
                        - row: 0
                          subviews:
                            - label:
                                name: note
                                \(example.label)
                                constraints:\(lines.replacingIndent)
            expect:
              table.cell(0, 0).frame.height: \(example.height)
              table.contentSize.height: \(example.contentHeight)
            """)
        let errors = source.diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(source.report)")
    }
}

extension String {
    fileprivate var replacingComma: String { split(separator: ",").first.map { String($0) } ?? self }
    fileprivate var replacingIndent: String { split(separator: "\n").map { "\n        " + $0 }.joined() }
}
