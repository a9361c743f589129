import Diagnostics
import Foundation
import ScenarioLanguage
import Testing

/// Constraints are read as people write anchors, and what is none is refused once, at its place.
@Suite struct ConstraintParserTests {
    private func source(_ line: String) -> ResolvedSource {
        ResolvedSource(
            """
            id: a
            device: iPhone 8
            root:
              viewController:
                view:
                  layoutGuides: [column]
                  subviews:
                    - scrollView: {name: scroll, frame: fill}
                    - stackView: {name: stack, frame: [0, 0, 9, 9], subviews: [{view: {name: arranged}}]}
                    - view: {name: other, frame: [0, 0, 9, 9]}
                    - viewController: {frame: [0, 0, 9, 9], view: [{view: {name: strange}}]}
                    - view:
                        name: box
                        constraints:
                          - \(line)
            """, checksClaims: false)
    }

    @Test(arguments: [
        "top == superview.top", "leading == superview.leading + 8", "leading==superview.leading+8",
        "trailing <= superview.trailing - 8 @ 750", "width == 100", "width >= 44 @ 999", "height <= 0.5",
        "width == height * 2", "width == height / 3", "width == 1.5 * height", "width == 2 * height + 1",
        "height == superview.width * 0.25 - 2", "box.top == other.bottom", "other.bottom == box.top",
        "top == safeArea.top", "top == superview.safeArea.top", "top == view.safeArea.top",
        "leading == superview.layoutMargins.leading", "leading == superview.layoutMarginsGuide.leading",
        "width <= readableContent.width", "bottom <= keyboard.top - 8", "bottom == view.keyboardLayoutGuide.top",
        "top == topLayoutGuide.bottom", "centerX == superview.centerX", "centerX == superview.trailing * 0.5",
        "top == superview.top + system(1)", "top == superview.top - system(2)", "width == 10 @ required",
        "width == 10 @ defaultHigh", "width == 10 @ defaultLow", "width == 10 @ fittingSizeLevel",
        "width == scroll.frameLayoutGuide.width", "height == scroll.contentLayoutGuide.height",
        "width == -4 @ 1", "\"width == 100\"", "'top == superview.top'",
        "{constraint: width == 100, identifier: fixed}", "{constraint: width == 100, isActive: false}",
        "other.safeArea.top == box.top", "spacing(other, box) >= system", "spacing(other, box) == system(2) @ 750",
        "spacing(other.bottom, box.top) >= 12.5", "spacing(superview.safeArea.top, box.top) == 8",
        "spacing(other, box) == -4", "leading == column.trailing", "column.top == superview.safeArea.top",
        "spacing(box, column) == system",
    ])
    func `a line is read`(_ line: String) {
        let source = source(line)
        #expect(source.report == "")
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let line: String
        let code: String
        /// A part of the message.
        let says: String
        /// The column in the line at which it points; nil for the line as a whole.
        var column: Int?

        var testDescription: String { line }
    }

    static let refusals = [
        Refusal(line: "top superview.top", code: "invalid-constraint", says: "from 'superview.top' on", column: 5),
        Refusal(line: "top ==", code: "invalid-constraint", says: "ends too early"),
        Refusal(line: "top = superview.top", code: "invalid-constraint", says: "'=='", column: 5),
        Refusal(line: "top ≥ superview.top", code: "invalid-constraint", says: "'=='", column: 5),
        Refusal(line: "top < superview.top", code: "invalid-constraint", says: "'<='", column: 5),
        Refusal(line: "top == superview.top + 8 + 8", code: "invalid-constraint", says: "from '+' on", column: 26),
        Refusal(line: "top == superview.top @ 750 @ 2", code: "invalid-constraint", says: "from '@' on", column: 28),
        Refusal(line: "top == superview..top", code: "invalid-constraint", says: "'superview..top'", column: 8),
        Refusal(line: "top == superview.top + system(", code: "invalid-constraint", says: "ends too early"),
        Refusal(line: "spacing(other, box)", code: "invalid-constraint", says: "ends too early"),
        Refusal(line: "spacing(other box) >= 8", code: "invalid-constraint", says: "from 'box' on", column: 15),
        Refusal(line: "spacing(other, box) >= wide", code: "invalid-constraint", says: "from 'wide' on", column: 24),
        Refusal(
            line: "spacing(other.top, box.left) == 8", code: "mismatched-attributes", says: "'top' and 'left'",
            column: 20),
        Refusal(
            line: "spacing(other.width, box.width) == 8", code: "mismatched-attributes", says: "'width'", column: 22),
        Refusal(line: "spacing(othr, box) == 8", code: "constraint-owner", says: "did you mean 'other'", column: 9),
        Refusal(line: "[top, bottom]", code: "wrong-type", says: "a constraint such as"),
        Refusal(line: "{identifier: a}", code: "missing-key", says: "'constraint'"),
        Refusal(line: "topp == superview.top", code: "unknown-attribute", says: "did you mean 'top'", column: 1),
        Refusal(line: "top == superview.botom", code: "unknown-attribute", says: "'bottom'", column: 18),
        Refusal(line: "topAnchor == superview.top", code: "unknown-attribute", says: "write 'top'", column: 1),
        Refusal(
            line: "leading == superview.leadingMargin", code: "unknown-attribute",
            says: "superview.layoutMargins.leading", column: 22),
        Refusal(line: "firstBaseline == superview.left", code: "mismatched-attributes", says: "'firstBaseline'"),
        Refusal(
            line: "firstBaseline == scroll.firstBaseline", code: "constraint-owner",
            says: "a scroll view has not been published"),
        Refusal(line: "lastBaseline == stack.lastBaseline", code: "constraint-owner", says: "a stack view"),
        Refusal(line: "lastBaseline == column.lastBaseline", code: "constraint-owner", says: "'column'"),
        Refusal(line: "lastBaseline == safeArea.lastBaseline", code: "constraint-owner", says: "'safeArea'"),
        Refusal(line: "firstBaselin == superview.top", code: "unknown-attribute", says: "did you mean 'firstBaseline'"),
        Refusal(line: "top == superview.left", code: "mismatched-attributes", says: "'top' and 'left'", column: 8),
        Refusal(
            line: "left == superview.leading", code: "mismatched-attributes", says: "cannot be combined", column: 9),
        Refusal(line: "width == superview.top", code: "mismatched-attributes", says: "'width' and 'top'", column: 10),
        Refusal(line: "top == 8", code: "edge-without-item", says: "'superview.top + 8'", column: 1),
        Refusal(line: "width == height * 0", code: "constraint-number", says: "other than 0", column: 19),
        Refusal(line: "width == height / 0", code: "constraint-number", says: "other than 0", column: 19),
        Refusal(line: "width == 0 * height", code: "constraint-number", says: "other than 0"),
        Refusal(line: "width == height * nan", code: "constraint-number", says: "other than 0", column: 19),
        Refusal(line: "width == 100pt", code: "constraint-number", says: "all lengths are in points", column: 10),
        Refusal(line: "top == superview.top + 8px", code: "constraint-number", says: "has a unit", column: 24),
        Refusal(line: "width == 1e9", code: "constraint-number", says: "not a number", column: 10),
        Refusal(line: "width == 1000000000", code: "constraint-number", says: "between", column: 10),
        Refusal(line: "width == 10 @ 0", code: "constraint-number", says: "from 1 to 1000", column: 15),
        Refusal(line: "width == 10 @ 1001", code: "constraint-number", says: "from 1 to 1000", column: 15),
        Refusal(line: "width == 10 @ 749.5", code: "constraint-number", says: "whole number", column: 15),
        Refusal(line: "width == 10 @ high", code: "constraint-number", says: "defaultHigh", column: 15),
        Refusal(line: "top == othr.top", code: "constraint-owner", says: "did you mean 'other'", column: 8),
        Refusal(line: "top == strange.top", code: "constraint-owner", says: "one controller", column: 8),
        Refusal(line: "top == other.contentLayoutGuide.top", code: "constraint-owner", says: "belongs to a"),
        Refusal(line: "top == frameLayoutGuide.top", code: "constraint-owner", says: "belongs to a"),
        Refusal(line: "top == column.safeArea.top", code: "constraint-owner", says: "'column' is a layout guide"),
        Refusal(line: "top == colum.top", code: "constraint-owner", says: "did you mean 'column'", column: 8),
        Refusal(line: "view.top == superview.top", code: "constraint-owner", says: "root view"),
    ]

    @Test(arguments: refusals)
    func `a line that is no constraint is refused once`(_ refusal: Refusal) throws {
        let source = source(refusal.line)
        #expect(source.codes == ["scenario/\(refusal.code)"], "\(source.report)")
        #expect(source.report.contains(refusal.says), "\(source.report)")
        let span = try #require(source.diagnostics.first?.span)
        let line = try #require(source.file.text.range(of: refusal.line))
        let start = source.file.text.utf8.distance(from: source.file.text.startIndex, to: line.lowerBound)
        if let column = refusal.column { #expect(span.start - start + 1 == column, "\(source.report)") }
        #expect(span.start >= start)
    }

    @Test func `a guide that a system lacks is reported as everywhere`() {
        let source = ResolvedSource(
            """
            id: a
            device: iPhone 8
            os: 14
            root: {viewController: {view: [{view: {constraints: [bottom == keyboard.top]}}]}}
            """, checksClaims: false)
        #expect(source.codes == ["scenario/not-in-version"], "\(source.report)")
    }

    @Test func `from the constraint that is too many on none is read`() {
        let lines = String(repeating: "width >= 1, ", count: 2_500)
        let source = ResolvedSource(
            "id: a\ndevice: iPhone 8\nroot: {viewController: {view: [{view: {constraints: [\(lines)]}}]}}",
            checksClaims: false)
        #expect(source.codes == ["scenario/too-many-constraints"])
    }
}
