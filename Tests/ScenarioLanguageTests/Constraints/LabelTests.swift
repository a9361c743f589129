import LayoutEngine
import ScenarioLanguage
import Testing

/// Labels with texts ask for the size of their lines, which break at the width that constraints give.
@Suite struct LabelTests {
    private static let sentence = "Reading a conflict takes three steps, and each is a question to the log"

    private func source(_ views: String, device: String = "iPhone SE (3rd generation)", head: String = "")
        -> ResolvedSource
    {
        ResolvedSource(
            """
            id: a
            device: \(device)
            os: 16
            \(head)
            root: {viewController: {view: \(views)}}
            """)
    }

    private func values(
        _ views: String, _ property: Property = .frame, device: String = "iPhone SE (3rd generation)", head: String = ""
    ) throws -> [String: [Double]] {
        let source = source(views, device: device, head: head)
        #expect(source.report == "")
        let variant = try #require(source.variant)
        var values: [String: [Double]] = [:]
        for element in layOut(variant.app, in: variant.environment).settled.elements {
            guard let name = element.name, let value = element[property] else { continue }
            values[name] = value.quantities.map { $0.value }
        }
        return values
    }

    private func label(_ keys: String, _ constraints: String) -> String {
        "{label: {name: title, text: '\(Self.sentence)', \(keys), constraints: [\(constraints)]}}"
    }

    @Test func `a label has one line by default, as wide as its letters`() throws {
        let title = try #require(
            values(
                "[{label: {name: title, text: Heading, pin: {left: superview.left + 10, top: superview.top + 20}}}]")[
                    "title"])
        #expect(title[3] == 20.5)
        #expect(title[2] == 67)
    }

    @Test func `lines break at the width that constraints give`() throws {
        let wide = "leading == superview.leading + 20, trailing == superview.trailing - 20, top == superview.top"
        #expect(try values("[\(label("numberOfLines: 0", wide))]")["title"] == [20, 0, 335, 41])
        let narrow = "leading == superview.leading, width == 120, top == superview.top"
        #expect(try values("[\(label("numberOfLines: 0", narrow))]")["title"]?[3] == 122)
        #expect(try values("[\(label("numberOfLines: 0", narrow))]", .lines)["title"] == [6])
    }

    @Test func `where the width is open a label is as wide as its longest line`() throws {
        let open = "leading == superview.leading, trailing <= superview.trailing - 75, top == superview.top"
        let title = try #require(values("[\(label("numberOfLines: 0", open))]")["title"])
        #expect(title[3] == 41)
        #expect(title[2] > 250 && title[2] <= 300)
    }

    @Test func `numberOfLines cuts off the rest, and neededLines tells of it`() throws {
        let narrow = "leading == superview.leading, width == 120, top == superview.top"
        let view = "[\(label("numberOfLines: 2", narrow))]"
        #expect(try values(view)["title"] == [0, 0, 120, 41])
        #expect(try values(view, .lines)["title"] == [2])
        #expect(try values(view, .neededLines)["title"] == [6])
    }

    @Test func `lines break at preferredMaxLayoutWidth whatever the width is`() throws {
        let wide = "leading == superview.leading, trailing == superview.trailing, top == superview.top"
        let view = "[\(label("numberOfLines: 0, preferredMaxLayoutWidth: 120", wide))]"
        #expect(try values(view)["title"] == [0, 0, 375, 122])
        #expect(try values(view, .neededLines)["title"] == [2])
    }

    @Test(arguments: [("large", 41.0), ("extraSmall", 33.5), ("accessibilityExtraExtraExtraLarge", 443)])
    func `a text style follows the text size`(_ category: String, _ height: Double) throws {
        let wide = "leading == superview.leading + 20, trailing == superview.trailing - 20, top == superview.top"
        let view = "[\(label("numberOfLines: 0, font: body", wide))]"
        #expect(try values(view, head: "contentSizeCategory: \(category)")["title"]?[3] == height)
    }

    @Test func `a row grows with the lines that a narrow phone needs`() throws {
        let cell =
            "[{tableView: {name: table, frame: fill, rows: 1, cells: [{row: 0, subviews: [\(label("numberOfLines: 0", "leading == layoutMargins.leading, trailing == layoutMargins.trailing, top == superview.top + 11, bottom == superview.bottom - 11"))]}]}}]"
        #expect(try values(cell)["title"]?[3] == 41)
        #expect(try values(cell)["table.cell(0, 0)"] ?? values(cell)["title"] != nil)
        #expect(try values(cell, device: "iPad Pro 12.9-inch (2nd generation)")["title"]?[3] == 20.5)
    }

    @Test func `a stack view makes room for the lines of a text beside an image`() throws {
        let frames = try values(
            "[{stackView: {name: row, spacing: 15, alignment: top, pin: {left: superview.left, right: superview.right, top: superview.top}, subviews: [{view: {name: image, intrinsicContentSize: [60, 60], contentHuggingPriority: 1000, contentCompressionResistancePriority: 1000}}, {label: {name: title, text: '\(Self.sentence)', numberOfLines: 0}}]}}]"
        )
        #expect(frames["image"] == [0, 0, 60, 60])
        #expect(frames["title"] == [75, 0, 300, 41])
        #expect(frames["row"] == [0, 0, 375, 60])
    }

    @Test func `systemLayoutSizeFitting breaks lines only where a width is required`() throws {
        func size(_ request: String) throws -> [Double]? {
            try values(
                "[{view: {name: card, frame: [0, 0, 320, 100], systemLayoutSizeFitting: {\(request)}, subviews: [\(label("numberOfLines: 0", "leading == superview.leading + 10, trailing == superview.trailing - 10, top == superview.top + 10, bottom == superview.bottom - 10"))]}}]",
                .systemLayoutSizeFitting)["card"]
        }
        #expect(try size("targetSize: compressed")?[1] == 40.5)
        #expect(try size("targetSize: [320, 0], horizontalFittingPriority: 1000") == [320, 61])
    }

    @Test func `the content of a scroll view grows with a text`() throws {
        let size = try values(
            "[{scrollView: {name: scroll, frame: [0, 0, 200, 200], subviews: [\(label("numberOfLines: 0", "leading == superview.leading, trailing == superview.trailing, top == superview.top, bottom == superview.bottom, width == scroll.frameLayoutGuide.width"))]}}]",
            .contentSize)["scroll"]
        #expect(size == [200, 61])
    }

    @Test func `the last baseline lies on the last line`() throws {
        let frames = try values(
            "[\(label("numberOfLines: 0", "leading == superview.leading, trailing == superview.trailing - 75, top == superview.top")), {view: {name: first, constraints: [top == title.firstBaseline, left == superview.left, width == 1, height == 1]}}, {view: {name: last, constraints: [top == title.lastBaseline, left == superview.left, width == 1, height == 1]}}]"
        )
        #expect(frames["first"]?[1] == 16)
        #expect(frames["last"]?[1] == 36.5)
    }

    @Test func `a size of the app's own takes the place of the text's`() throws {
        let views =
            "[{label: {name: title, text: Heading, intrinsicContentSize: [80, 30], pin: {left: superview.left, top: superview.top}}}]"
        #expect(try values(views)["title"] == [0, 0, 80, 30])
    }

    @Test func `widths, and heights of several lines, are marked as estimates; a line's height is none`() throws {
        let wide = "leading == superview.leading + 20, trailing == superview.trailing - 20, top == superview.top"
        let two = source(
            "[\(label("numberOfLines: 0", wide)), {label: {name: one, text: Heading, pin: {left: superview.left, top: superview.top + 300}}}]"
        )
        let variant = try #require(two.variant)
        let settled = layOut(variant.app, in: variant.environment).settled
        var trust = Trust(in: variant.environment)
        func level(_ name: String, _ place: Int) throws -> Trust.Level {
            let element = try #require(settled.elements.first { $0.name == name })
            return trust.level(of: try #require(element[.frame]).quantities[place])
        }
        #expect(try level("title", 3) == .extrapolated)
        #expect(try level("one", 2) == .extrapolated)
        #expect(try level("one", 3) != .extrapolated)
    }

    @Test(arguments: [
        ("text: 'a مرحبا'", "scenario/unmeasured-letter", "'م' (U+0645)"),
        ("text: \"a\\tb\"", "scenario/unmeasured-letter", "U+0009"),
        ("text: \"a\\n\"", "scenario/line-break-at-end", "|-"),
        ("text: a, font: Helvetica", "scenario/unmodelled-word", "intrinsicContentSize"),
        ("text: a, font: boddy", "scenario/unknown-word", "body"),
        ("text: a, font: 0", "scenario/number-out-of-range", "from 1 to 500"),
        ("text: a, numberOfLines: -1", "scenario/number-out-of-range", "whole number"),
        ("attributedText: a", "scenario/unmodelled-word", "intrinsicContentSize"),
        ("lineBreakMode: byClipping", "scenario/unmodelled-word", "numberOfLines"),
    ])
    func `what is not measured is refused by name`(_ keys: String, _ code: String, _ part: String) {
        let source = source("[{label: {name: title, frame: [0, 0, 9, 9], \(keys)}}]")
        #expect(source.codes == [code], "\(source.report)")
        #expect(source.report.contains(part), "\(source.report)")
    }

    @Test func `a text of more than 2,000 letters is refused`() {
        let source = source(
            "[{label: {name: title, frame: [0, 0, 9, 9], text: \(String(repeating: "a", count: 2001))}}]")
        #expect(source.codes == ["scenario/long-text"])
    }
}
