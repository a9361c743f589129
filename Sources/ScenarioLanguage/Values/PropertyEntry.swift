package import LayoutEngine
package import Schema

/// What the language says of a property that can be asked for: `name.property`.
package struct PropertyEntry: Hashable, Sendable {
    package let name: String
    package let documentation: SchemaText
    package let versions: OSRange

    private init(_ name: String, _ versions: OSRange, _ english: String, _ chinese: String) {
        self.name = name
        self.versions = versions
        documentation = SchemaText(english, chinese)
    }

    /// Those that the engine computes, in its order.
    static let all: [PropertyEntry] = Property.allCases.map { computed($0) }

    static let names = all.map { $0.name }

    private static func computed(_ property: Property) -> PropertyEntry {
        let words = documentation(property)
        return PropertyEntry(property.rawValue, versions(property), words.english, words.chinese)
    }

    private static func versions(_ property: Property) -> OSRange {
        switch property {
        case .safeAreaInsets, .safeAreaLayoutGuideFrame, .additionalSafeAreaInsets, .adjustedContentInset,
            .frameLayoutGuideFrame, .contentLayoutGuideFrame, .contentInsetAdjustmentBehavior,
            .directionalLayoutMargins,
            .systemMinimumLayoutMargins:
            .from(11)
        case .layoutMarginsGuideFrame, .readableContentGuideFrame: .from(9)
        case .layoutMargins: .from(8)
        default: .always
        }
    }

    private static func documentation(_ property: Property) -> SchemaText {
        switch property {
        case .frame: SchemaText("The frame in the superview's coordinates.", "在父视图坐标系中的 frame。")
        case .frameInWindow: SchemaText("The frame in the window's coordinates.", "在窗口坐标系中的 frame。")
        case .bounds:
            SchemaText(
                "The view's own coordinates; the origin of a scroll view's is its contentOffset.",
                "视图自身的坐标系；滚动视图的 bounds 原点即 contentOffset。")
        case .safeAreaInsets: SchemaText("What bars and hardware cover at each edge.", "各边被栏和屏幕硬件占去的距离。")
        case .safeAreaLayoutGuideFrame: SchemaText("bounds less the safe area insets.", "bounds 去掉安全区内边距后的矩形。")
        case .additionalSafeAreaInsets:
            SchemaText("What the controller adds to its view's safe area.", "控制器给自己视图的安全区附加的距离。")
        case .layoutMargins: SchemaText("The effective margins for content.", "实际生效的布局边距。")
        case .directionalLayoutMargins:
            SchemaText(
                "The same margins as top, leading, bottom, trailing.", "同一组布局边距，顺序为 top、leading、bottom、trailing。")
        case .systemMinimumLayoutMargins:
            SchemaText("The least margins of a controller's view.", "控制器视图的最小布局边距。")
        case .layoutMarginsGuideFrame: SchemaText("bounds less the margins.", "bounds 去掉布局边距后的矩形。")
        case .readableContentGuideFrame: SchemaText("The area for lines of readable length.", "适合阅读的行宽区域。")
        case .topLayoutGuideLength:
            SchemaText("What bars cover at the top of a controller's view.", "控制器视图顶部被栏占去的高度。")
        case .bottomLayoutGuideLength:
            SchemaText("What bars cover at the bottom of a controller's view.", "控制器视图底部被栏占去的高度。")
        case .contentInset:
            SchemaText(
                "The distance around the content; before iOS 11 with what UIKit added.",
                "内容四周的距离；iOS 11 之前包含 UIKit 自动加上的部分。")
        case .adjustedContentInset: SchemaText("contentInset and the safe area that counts.", "contentInset 加上计入的安全区。")
        case .scrollIndicatorInsets:
            SchemaText(
                "The distance of the scroll indicators that is stored; before iOS 11 with what UIKit added.",
                "为滚动条保存的与各边的距离；iOS 11 之前包含 UIKit 自动加上的部分。")
        case .effectiveScrollIndicatorInsets:
            SchemaText(
                "How far the scroll indicators really keep from the edges; UIKit has no such property.",
                "滚动条实际与各边保持的距离；UIKit 没有对应的属性。")
        case .contentOffset: SchemaText("Where the content is scrolled to.", "内容滚动到的位置。")
        case .contentSize: SchemaText("The size of the content.", "内容的尺寸。")
        case .frameLayoutGuideFrame:
            SchemaText("The visible rectangle in the content's coordinates.", "可见区域在内容坐标系中的矩形。")
        case .contentLayoutGuideFrame: SchemaText("The content's rectangle.", "内容所占的矩形。")
        case .isHidden: SchemaText("Whether the bar or view is hidden.", "栏或视图是否隐藏。")
        case .isTranslucent: SchemaText("Whether the bar is translucent.", "栏是否半透明。")
        case .edgesForExtendedLayout: SchemaText("As set.", "按设置的值。")
        case .extendedLayoutIncludesOpaqueBars: SchemaText("As set.", "按设置的值。")
        case .automaticallyAdjustsScrollViewInsets: SchemaText("As set.", "按设置的值。")
        case .contentInsetAdjustmentBehavior: SchemaText("As set.", "按设置的值。")
        case .separatorInset: SchemaText("As set, else the table's default.", "按设置的值；没有设置时为表格的默认值。")
        case .text: SchemaText("What a cell's text label shows, as set.", "单元格 textLabel 的文字，按设置的值。")
        }
    }

    /// The parts of tables, which stand between a table's name and a property.
    static let tableParts: [PropertyEntry] = [
        part("cell(section, row)", "A table's cell, in the coordinates of the table's content.", "表格的单元格，坐标系为表格的内容。"),
        part(
            "cell(section, row).contentView", "A cell's content view; headers and footers have one too.",
            "单元格的 contentView；组头和组尾也有。"),
        part(
            "cell(section, row).textLabel", "A cell's text label, in the content view.",
            "单元格的 textLabel，位于 contentView 中。"),
        part("separator(section, row)", "The line below a row, in the table's content.", "行下方的分隔线，坐标系为表格的内容。"),
        part("header(section)", "A section's header, or the space above its rows.", "组头，或各行之上的空白。"),
        part("footer(section)", "A section's footer, or the space below its rows.", "组尾，或各行之下的空白。"),
        part("tableHeaderView", "The view above all sections.", "所有组之上的表头视图。"),
        part("tableFooterView", "The view below all sections.", "所有组之下的表尾视图。"),
    ]

    private static func part(_ name: String, _ english: String, _ chinese: String) -> PropertyEntry {
        PropertyEntry(name, .always, english, chinese)
    }
}
