import Geometry
import LayoutEngine
import Testing

/// Which sections have headers and footers, and how high they are.
@Suite struct TableSupplementTests {
    /// Two sections of two rows whose headers and footers are the same.
    private static func sections(
        _ style: TableView.Style, _ supplement: TableSection.Supplement
    ) -> @Sendable (inout TableScene) -> Void {
        { scene in
            scene.table.style = style
            var section = TableSection(rows: 2)
            (section.header, section.footer) = (supplement, supplement)
            scene.table.sections = [section, section]
        }
    }

    private static func supplement(
        title: Bool = false, view: TableSection.DelegateView = .notImplemented, height: TableSection.Height? = nil
    ) -> TableSection.Supplement {
        var supplement = TableSection.Supplement()
        (supplement.hasTitle, supplement.view, supplement.height) = (title, view, height)
        return supplement
    }

    private static let tiny = TableSection.Height.points(0.01)

    static let presence: [TableFrameCase] = [
        // heightForHeader alone: honoured while nothing is estimated, ignored otherwise.
        TableFrameCase(
            "height alone", "iPhone 7", OSVersion(10), "cell(0, 0)", "0, 0.01, 375, 44",
            sections(.grouped, supplement(height: tiny))),
        TableFrameCase(
            "height alone", "iPhone 7", OSVersion(11), "cell(0, 0)", "0, 35, 375, 44",
            sections(.grouped, supplement(height: tiny))),
        TableFrameCase(
            "height alone", "iPhone 7", OSVersion(11), "cell(1, 0)", "0, 158, 375, 44",
            sections(.grouped, supplement(height: tiny))),
        TableFrameCase(
            "height and view", "iPhone 7", OSVersion(11), "cell(0, 0)", "0, 0.01, 375, 44",
            sections(.grouped, supplement(view: .view, height: tiny))),
        TableFrameCase(
            "height and a view method that answers nil", "iPhone 7", OSVersion(11), "cell(0, 0)", "0, 0.01, 375, 44",
            sections(.grouped, supplement(view: .none, height: tiny))),
        TableFrameCase("height alone, estimates off", "iPhone 7", OSVersion(11), "cell(0, 0)", "0, 0.01, 375, 44") {
            sections(.grouped, supplement(height: tiny))(&$0)
            ($0.table.estimatedSectionHeaderHeight, $0.table.estimatedSectionFooterHeight) = (0, 0)
        },
        TableFrameCase(
            "height alone", "iPhone 16", OSVersion(26), "cell(0, 0)", "0, 35, 393, 52",
            sections(.grouped, supplement(height: .points(30)))),
        TableFrameCase(
            "height and title", "iPhone 7", OSVersion(11), "cell(0, 0)", "0, 40, 375, 44",
            sections(.plain, supplement(title: true, height: .points(40)))),
        // 0 and automaticDimension from a delegate without views.
        TableFrameCase(
            "0", "iPhone 7", OSVersion(10), "header(0)", "0, 0, 375, 35",
            sections(.grouped, supplement(view: .none, height: .points(0)))),
        TableFrameCase(
            "0", "iPhone 7", OSVersion(11), "header(0)", "none",
            sections(.grouped, supplement(view: .none, height: .points(0)))),
        TableFrameCase(
            "0", "iPhone 7", OSVersion(10), "header(0)", "none",
            sections(.plain, supplement(view: .none, height: .points(0)))),
        TableFrameCase(
            "0", "iPhone 7", OSVersion(11), "header(0)", "none",
            sections(.plain, supplement(view: .none, height: .points(0)))),
        TableFrameCase(
            "automatic", "iPhone 7", OSVersion(10), "header(0)", "none",
            sections(.plain, supplement(view: .none, height: .automatic))),
        TableFrameCase(
            "automatic", "iPhone 7", OSVersion(11), "header(0)", "0, 0, 375, 28",
            sections(.plain, supplement(view: .none, height: .automatic))),
        TableFrameCase(
            "automatic", "iPhone 7", OSVersion(11), "header(1)", "0, 140.5, 375, 17.5",
            sections(.grouped, supplement(view: .none, height: .automatic))),
    ]

    static let heights: [TableFrameCase] = [
        TableFrameCase(
            "nothing", "iPhone 7", OSVersion(11), "header(0)", "none", sections(.plain, supplement())),
        TableFrameCase(
            "title", "iPhone 7", OSVersion(10), "header(1)", "0, 144, 375, 28",
            sections(.plain, supplement(title: true))),
        TableFrameCase(
            "title below top padding", "iPhone 11", OSVersion(15), "header(0)", "0, 22, 414, 28",
            sections(.plain, supplement(title: true))),
        TableFrameCase("no top padding", "iPhone 11", OSVersion(15), "header(0)", "0, 0, 414, 28") {
            sections(.plain, supplement(title: true))(&$0)
            $0.table.sectionHeaderTopPadding = 0
        },
        TableFrameCase(
            "no header, no top padding", "iPhone 11", OSVersion(15), "cell(1, 0)", "0, 88, 414, 44",
            sections(.plain, supplement())),
        TableFrameCase(
            "first title", "iPad Air 2", OSVersion(10), "cell(0, 0)", "0, 55.5, 768, 44",
            sections(.grouped, supplement(title: true))),
        TableFrameCase("later title", "iPhone 7", OSVersion(10), "header(1)", "0, 161, 375, 38") {
            sections(.grouped, supplement(title: true))(&$0)
            $0.table.sections[0].footer = TableSection.Supplement()
        },
        TableFrameCase(
            "first title", "iPhone 16", OSVersion(26), "header(0)", "0, 0, 393, 55.333",
            sections(.grouped, supplement(title: true))),
        TableFrameCase(
            "title below a footer with text", "iPhone 16", OSVersion(26), "header(1)", "0, 189.333, 393, 45.333",
            sections(.grouped, supplement(title: true))),
        TableFrameCase(
            "gap at three pixels a point", "iPhone 6 Plus", OSVersion(9), "footer(0)", "0, 123, 414, 17.333",
            sections(.grouped, supplement())),
        TableFrameCase("below a tableHeaderView", "iPhone 7", OSVersion(10), "cell(0, 0)", "0, 0.01, 375, 44") {
            sections(.grouped, supplement())(&$0)
            $0.table.tableHeaderHeight = 0.01
        },
        TableFrameCase(
            "sectionHeaderHeight between sections", "iPhone 7", OSVersion(10), "cell(1, 0)", "0, 133, 375, 44"
        ) {
            sections(.grouped, supplement())(&$0)
            ($0.table.sectionHeaderHeight, $0.table.sectionFooterHeight) = (0, 10)
        },
        TableFrameCase("a view without height sizes itself", "iPhone 7", OSVersion(11), "header(0)", "0, 0, 375, 61") {
            sections(.plain, supplement(view: .view))(&$0)
            $0.table.sections[0].header.selfSizedHeight = 61
        },
        TableFrameCase("an estimate until layout", "iPhone 7", OSVersion(11), "", .contentSize, "375, 2376") {
            var section = TableSection(rows: 9)
            section.header = supplement(view: .view, height: .points(40))
            $0.table.sections = Array(repeating: section, count: 5)
            // Two headers of 40 are laid out, three count with 106 – 20 each.
            $0.table.estimatedSectionHeaderHeight = 316.0 / 3
        },
    ]

    @Test(arguments: presence + heights) func `headers and footers follow style and OS`(_ frameCase: TableFrameCase)
        throws
    {
        try frameCase.check()
    }
}
