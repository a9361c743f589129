import Geometry

/// Whether sections have headers and footers, and how high these are.
enum TableSupplements {
    static let answered = Rule(
        "table.section-header.asked", .always, .observed,
        evidence: ["S4-grouped-gap-11", "S4-grouped-gap-10", "N127", "N128", "oui26-untitled-30"],
        "heightForHeaderInSection counts where there is a title or viewForHeaderInSection is implemented. Without either it counts "
            + "only while headers are not estimated, as by default before iOS 11. The same goes for footers.",
        "有标题，或实现了 viewForHeaderInSection 时，heightForHeaderInSection 才起作用。两者都没有时，只有不估算组头高度（iOS 11 之前的默认情况）它才起作用。组尾同理。")

    static let zero = Rule(
        "table.section-header.zero", .always, .observed, evidence: ["N127", "N128", "UITableView+QMUI"],
        "A header height of 0 is none in plain tables. In grouped ones it asks for the default height, unless headers are "
            + "estimated; then it is none too.",
        "组头高度返回 0：plain 表格中没有组头；分组表格中表示使用默认高度，但在估算组头高度时同样没有组头。")

    static let automatic = Rule(
        "table.section-header.automatic", .always, .observed, evidence: ["N127", "N128"],
        "automaticDimension from the delegate, without title and view, makes an empty header of default height; in plain tables "
            + "before iOS 11 it makes none.",
        "既无标题也无视图、代理返回 automaticDimension 时，组头是一段默认高度的空白；iOS 11 之前 plain 表格中没有。")

    static let view = Rule(
        "table.section-header.view", .always, .documented, evidence: ["UITableViewDelegate.viewForHeaderInSection"],
        "A header whose view the delegate gives is as high as heightForHeaderInSection answers, else as sectionHeaderHeight says, "
            + "else as the view asks for.",
        "代理提供视图的组头，高度先看 heightForHeaderInSection，其次看 sectionHeaderHeight，都没有时由视图自身决定。")

    static let title = Rule(
        "table.section-header.title", .always, .observed,
        evidence: ["N16", "N120", "oui26-header-28", "oui26-header-55.5", "oui26-header-38"],
        "A title takes 28 points in plain tables. In grouped ones the first header takes 40 and a line of text, that is 55.5, and "
            + "later ones 38; from iOS 26 the line is larger, so that the first takes 35 and the line, and one below a footer "
            + "with text 25 and the line.",
        "plain 表格中，带标题的组头高 28。分组表格中，第一个组头为 40 加一行文字，即 55.5，之后的为 38；iOS 26 起字号变大，第一个为 35 加一行文字，位于带文字的组尾之后的为 25 加一行文字。")

    static let belowLargeTitle = Rule(
        "table.section-header.large-title", .from(26), .observed, evidence: ["oui26-large-title-38"],
        "From iOS 26 the title of a grouped table's first header takes only 17.5 points and the line below a large title, as later "
            + "ones do.",
        "iOS 26 起，分组表格位于大标题之下时，第一个组头的标题也只占 17.5 加一行文字，与后面的组头相同。")

    static let titleTextSize = Rule(
        "table.section-header.text-size", .from(8), .inferred, evidence: ["WWDC 2014 226", "WWDC 2017 245"],
        "At another text size titles of headers and footers are taken to grow by as much as their line; Apple says only that they "
            + "follow the text size.",
        "其他字号下，组头和组尾按标题行高的变化增减；Apple 只说明它们会随字号变化，具体高度是推断的。")

    static let footerTitle = Rule(
        "table.section-footer.title", .always, .inferred, evidence: ["oui26-footer-30"],
        "A footer with one line of text takes 30 points in grouped tables, measured on iOS 26 only, and 28 in plain ones.",
        "带一行文字的组尾，在分组表格中高 30（只在 iOS 26 上测得），在 plain 表格中高 28。")

    static let gap = Rule(
        "table.section-header.gap", .always, .observed,
        evidence: ["N44", "N45", "N119", "S4-grouped-gap-11", "oui26-untitled-17.5"],
        "A grouped table leaves 35 points above its first section and 35 between two sections, the footer's 17.5 rounded down to "
            + "a pixel and the header's rounded up. Tables from nibs store 18 and 18.",
        "分组表格在第一组之上留出 35，两组之间也是 35：组尾 17.5 向下取整到像素，组头 17.5 向上取整。nib 中的表格存的是 18 和 18。")

    static let belowTableHeader = Rule(
        "table.section-header.table-header-view", .always, .inferred, evidence: ["sunnyxx 2015-04-15"],
        "Below a tableHeaderView, however low, a grouped table leaves no space above its first section.",
        "分组表格有 tableHeaderView 时，哪怕它极矮，第一组之上也不再留空。")

    static let estimate = Rule(
        "table.section-header.estimate", .always, .documented, evidence: ["S3-estimate", "WWDC 2017 204"],
        "Until it is laid out a header or footer counts with the estimate that the app sets for it.",
        "组头和组尾在布局之前，按应用设置的估算高度计算。")

    static let pinned = Rule(
        "table.section-header.pinned", .always, .documented,
        evidence: ["UITableView.Style.plain", "UITableView+QMUI", "oui-cat-pinned-header"],
        "While a section of a plain table is scrolled past, its header stays at the top of what the insets leave visible and its "
            + "footer at the bottom, until the section's end or beginning pushes them away. In other styles they move along.",
        "plain 表格滚动经过一组时，组头停在内边距以内可见区域的顶部，组尾停在底部，直到被该组的末尾或开头推走；其他样式中它们随内容滚动。")

    static let topPadding = Rule(
        "table.section-header.top-padding", .from(15), .observed,
        evidence: ["N126", "UITableView.sectionHeaderTopPadding"],
        "From iOS 15 every header of a plain table stands 22 points below what is above it; sectionHeaderTopPadding changes that.",
        "iOS 15 起，plain 表格的每个组头与上方内容之间留 22，可用 sectionHeaderTopPadding 修改。")

    /// sectionHeaderTopPadding above a header of the given height; nil where there is none.
    static func padding(_ label: String, _ table: TableView, above height: Double, in environment: Environment)
        -> Quantity?
    {
        guard environment.designOS >= OSVersion(15), height > 0 else { return nil }
        let name = Localized("section header's top padding", "组头上方间距")
        if let set = table.sectionHeaderTopPadding?.nonNegative {
            return .input("\(label).sectionHeaderTopPadding", set, default: .nan).handedOn(as: name, by: topPadding)
        }
        return table.style == .plain ? .stated(name, topPadding, 22) : nil
    }
}
