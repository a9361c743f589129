import Languages
import ScenarioLanguage
import Schema
import Testing
import WordFiles

@testable import Diagrams

@Suite struct VariantWordsTests {
    /// Mappings to which no path leads, and keys that have phrases of their own.
    private static let unreachable: Set<String> = [
        "pin", "scenario", "change", "step", "axisValue", "compared", "root", "section", "header", "cell",
        "collectionViewCell",
    ]
    private static let named: Set<String> = [
        "name", "device", "orientation", "os", "prompt", "layoutDirection",
        "isTranslucent", "isHidden", "isNavigationBarHidden",
    ]

    /// The keys that the label of any variant may ask for.
    private static let keys: Set<String> = {
        var keys: Set<String> = []
        for section in ScenarioSchema.sections where !unreachable.contains(section.name) {
            for entry in section.entries where entry.isSupported && entry.kind.isSettable && !named.contains(entry.name)
            {
                guard entry.kind != .flag else {
                    keys.formUnion(["on", "off"].map { VariantSetting.flags + entry.name + "." + $0 })
                    continue
                }
                let isOwned = ["statusBar", "window", "keyboard"].contains(section.name)
                keys.insert(
                    isOwned
                        ? VariantSetting.owned + section.name + "." + entry.name
                        : VariantSetting.properties + entry.name)
                for word in entry.kind.words { keys.insert(VariantSetting.values + word) }
            }
        }
        return keys
    }()

    @Test(arguments: WordFiles.standard.languages.map { $0.language })
    func `whatever a path leads to is said in words`(language: Language) {
        let words = WordFiles.standard[language]
        #expect(Self.keys.filter { !words.has($0) }.sorted() == [])
    }

    @Test func `the files hold no phrase for what no path leads to`() {
        let unknown = WordFiles.standard.languages.flatMap { $0.keys }.filter { key in
            [VariantSetting.flags, VariantSetting.properties, VariantSetting.owned, VariantSetting.values].contains {
                key.hasPrefix($0)
            }
                && !Self.keys.contains(key)
        }
        #expect(unknown.sorted() == [])
    }

    @Test(arguments: [
        ("table.contentInset.top", "44", "content inset: top 44", "内容内边距：上 44"),
        (
            "table.contentInset", "[64, 0, 0, 0]", "content inset: top 64, left 0, bottom 0, right 0",
            "内容内边距：上 64、左 0、下 0、右 0"
        ),
        ("table.contentInset", "[0, 0, 0, 0]", "content inset: 0", "内容内边距：0"),
        ("vc.additionalSafeAreaInsets", "{top: -44}", "added safe area: top −44", "附加安全区：上 −44"),
        ("table.contentOffset", "[0, -140]", "content offset: x 0, y −140", "内容偏移：x 0、y −140"),
        ("window.frame", "[0, 0, 375, 1032]", "window: 375\u{A0}×\u{A0}1032", "窗口：375\u{A0}×\u{A0}1032"),
        ("stack.isLayoutMarginsRelativeArrangement", "false", "arranged edge to edge", "以视图边缘为界排列"),
        ("vc.navigationItem.searchController.isActive", "true", "searching", "正在搜索"),
        ("vc.edgesForExtendedLayout", "[left, bottom]", "edges under bars: left, bottom", "延伸到系统栏之下的边：左、下"),
        ("card.frame", "[20, 30, 200, 90]", "card: x 20, y 30, width 200, height 90", "card：x 20、y 30、宽 200、高 90"),
        ("keyboard.height", "291", "keyboard height: 291", "键盘高度：291"),
        ("title.pin.top", "superview.top + 75", "top 75 from the superview", "上距父视图 75"),
        ("title.pin.top", "header.bottom - 8", "top −8 from the bottom of header", "上距 header 的下 −8"),
        ("title.pin.width", "44", "width 44", "宽 44"),
        ("table.rowHeight", "default", "row height: default", "行高：默认"),
    ])
    func `a variant without title is said without the signs of scenarios`(
        path: String, value: String, english: String, chinese: String
    ) {
        for (tag, text) in [("en", english), ("zh-Hans", chinese)] {
            let setting = VariantSetting(
                path: path.split(separator: ".").map { String($0) }, value: value, words: standardWords(tag))
            #expect(setting.text == text)
        }
    }
}
