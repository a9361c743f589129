import Geometry
import LayoutEngine
import Testing

/// Rows, headers, footers and readable lines at other text sizes.
@Suite struct TableTextSizeTests {
    private static func sized(
        _ category: ContentSizeCategory, _ device: String, _ os: OSVersion, _ part: String, _ expected: String,
        _ name: String = "", _ change: @escaping @Sendable (inout TableScene) -> Void = { _ in }
    ) -> TableFrameCase {
        TableFrameCase("\(category.rawValue) \(name)", device, os, part, expected) {
            $0.contentSizeCategory = category
            change(&$0)
        }
    }

    private static let grouped: @Sendable (inout TableScene) -> Void = {
        var section = TableSection(rows: 2)
        (section.header.hasTitle, section.footer.hasTitle) = (true, true)
        ($0.table.sections, $0.table.style) = ([section, section], .grouped)
    }

    static let rows: [TableFrameCase] = [
        sized(.extraSmall, "iPhone 8", OSVersion(13), "cell(0, 0)", "0, 0, 375, 44"),
        sized(.extraLarge, "iPhone 8", OSVersion(13), "cell(0, 0)", "0, 0, 375, 48"),
        sized(.accessibilityExtraExtraExtraLarge, "iPhone 8", OSVersion(13), "cell(0, 0)", "0, 0, 375, 124"),
        sized(.small, "iPhone 16", OSVersion(26), "cell(0, 0)", "0, 0, 393, 52"),
        sized(.extraExtraLarge, "iPhone 16", OSVersion(26), "cell(0, 0)", "0, 0, 393, 56"),
        sized(.accessibilityMedium, "iPhone 16", OSVersion(26), "cell(0, 0)", "0, 0, 393, 68"),
        sized(.accessibilityLarge, "iPhone 5s", OSVersion(7), "cell(0, 0)", "0, 0, 320, 44", "not yet"),
        sized(.accessibilityLarge, "iPhone 7", OSVersion(10), "cell(0, 0)", "0, 0, 375, 44", "without estimates"),
        sized(.accessibilityLarge, "iPhone 7", OSVersion(10), "cell(0, 0)", "0, 0, 375, 80", "with estimates") {
            $0.table.estimatedRowHeight = 60
        },
        sized(.accessibilityLarge, "iPhone 8", OSVersion(13), "cell(0, 0)", "0, 0, 375, 44", "from a nib") {
            $0.table.isFromNib = true
        },
        sized(.accessibilityLarge, "iPhone 8", OSVersion(13), "cell(0, 0)", "0, 0, 375, 50", "by the delegate") {
            $0.table.heightForRow = 50
        },
    ]

    static let titles: [TableFrameCase] = [
        sized(.large, "iPhone 8", OSVersion(13), "header(0)", "0, 0, 375, 55.5", "grouped", grouped),
        sized(.extraSmall, "iPhone 8", OSVersion(13), "header(0)", "0, 0, 375, 54.5", "grouped", grouped),
        sized(.accessibilityLarge, "iPhone 8", OSVersion(13), "header(0)", "0, 0, 375, 72", "grouped", grouped),
        sized(.accessibilityLarge, "iPhone 7", OSVersion(10), "header(0)", "0, 0, 375, 62.5", "grouped", grouped),
        sized(.accessibilityLarge, "iPhone SE 3", OSVersion(26), "header(0)", "0, 0, 375, 74.5", "grouped", grouped),
        sized(.extraExtraExtraLarge, "iPhone 8", OSVersion(13), "header(0)", "0, 0, 375, 35", "plain") {
            $0.table.sections[0].header.hasTitle = true
        },
    ]

    @Test(arguments: rows + titles) func `tables follow the text size`(_ frameCase: TableFrameCase) throws {
        try frameCase.check()
    }

    static let widths: [(ContentSizeCategory, String)] = [
        (.extraSmall, "235.5, 553"), (.large, "176, 672"), (.extraExtraExtraLarge, "57.5, 909"),
        (.accessibilityMedium, "8, 1008"),
    ]

    @Test(arguments: widths) func `readable lines grow with the text`(
        _ category: ContentSizeCategory, _ expected: String
    ) throws {
        var scene = TableScene("iPad Air 2", OSVersion(12))
        (scene.orientation, scene.contentSizeCategory) = (.landscapeRight, category)
        let table = try #require(try scene.settled()["table"])
        guard case .rect(let x, _, let width, _)? = table[.readableContentGuideFrame] else { return }
        #expect("\(DecimalText.string(x.value)), \(DecimalText.string(width.value))" == expected)
    }
}
