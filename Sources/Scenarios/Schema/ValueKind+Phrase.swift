package import LayoutEngine

extension ValueKind {
    /// What is written, in a few words without article where English needs none: "insets [top, left, bottom, right]".
    package var phrase: Localized {
        switch self {
        case .flag: Localized("true or false", "true 或 false")
        case .number: Localized("a number", "数字")
        case .count: Localized("a whole number from 0", "不小于 0 的整数")
        case .dimension: Localized("a number or automaticDimension", "数字，或 automaticDimension")
        case .accessory:
            Localized(
                "none, disclosureIndicator, detailButton or {width: 40}",
                "none、disclosureIndicator、detailButton 或 {width: 40}")
        case .insets:
            Localized(
                "insets [top, left, bottom, right], or single edges such as {top: 44}",
                "内边距 [top, left, bottom, right]，或只写个别边，例如 {top: 44}")
        case .directionalInsets:
            Localized(
                "insets [top, leading, bottom, trailing], or single edges such as {leading: 16}",
                "内边距 [top, leading, bottom, trailing]，或只写个别边，例如 {leading: 16}")
        case .rect: Localized("a rect [x, y, width, height]", "矩形 [x, y, width, height]")
        case .size: Localized("a size [width, height]", "尺寸 [width, height]")
        case .point: Localized("a point [x, y]", "点 [x, y]")
        case .word(let words):
            Localized("one of \(words.listed(or: true))", "以下之一：\(words.joined(separator: "、"))")
        case .edges: Localized("all, none or a list such as [top, left]", "all、none，或列表，例如 [top, left]")
        case .frame: Localized("fill or a rect [x, y, width, height]", "fill，或矩形 [x, y, width, height]")
        case .contentOffset: Localized("a point [x, y] or end", "点 [x, y]，或 end")
        case .text: Localized("text", "文本")
        case .localizedText: Localized("{en: text, zh-Hans: text}", "{en: 文本, zh-Hans: 文本}")
        case .name: Localized("a name", "名称")
        case .device: Localized("the name of a device", "设备名称")
        case .osVersion: Localized("an iOS version such as 11 or 13.4", "iOS 版本，例如 11 或 13.4")
        case .pinTarget:
            Localized("an anchor such as superview.top + 8, or a number", "锚点，例如 superview.top + 8，或数字")
        default: structurePhrase
        }
    }

    private var structurePhrase: Localized {
        switch self {
        case .controller: Localized("one controller under its class key", "以类名为键的一个控制器")
        case .rootView:
            Localized(
                "a list of subviews, a mapping of properties, or one view under its class key",
                "子视图列表、属性映射，或以类名为键的一个视图")
        case .views: Localized("a list of views, each under its class key", "视图列表，每一项以类名为键")
        case .osVersions:
            Localized(
                "the first version and the last major one, such as [11, 16], or the first alone, such as [27]",
                "最初的版本和最后一个大版本，例如 [11, 16]；或只写最初的版本，例如 [27]")
        case .sizeClasses:
            Localized("two words, such as [compact, regular]", "两个词，例如 [compact, regular]")
        case .byOrientation(let kind):
            Localized(
                "\(kind.phrase.english), or {portrait: …, landscape: …}",
                "\(kind.phrase.chinese)，或 {portrait: …, landscape: …}")
        case .oneOrMore(let kind):
            Localized("\(kind.phrase.english), or a list of such", "\(kind.phrase.chinese)，可写成列表")
        case .list(let kind): Localized("a list: \(kind.phrase.english)", "列表，每一项为\(kind.phrase.chinese)")
        case .overlay: Localized("a mapping of paths to values", "从路径到值的映射")
        case .axes: Localized("a mapping of paths to lists of values", "从路径到值列表的映射")
        case .claims: Localized("a mapping of value paths to values", "从值路径到值的映射")
        case .formula: Localized("a formula such as isIPhoneX ? 44 : 20", "公式，例如 isIPhoneX ? 44 : 20")
        case .valuePath:
            Localized("the path to a value, such as statusBar.frame.height", "值的路径，例如 statusBar.frame.height")
        case .named(let kind):
            Localized("a mapping of names; behind each, \(kind.phrase.english)", "以名称为键的映射，每一项为\(kind.phrase.chinese)")
        default: Localized("a mapping", "映射")
        }
    }
}

extension [String] {
    /// "a, b and c", or "a, b or c"; after the fifth "and 3 more".
    func listed(or isChoice: Bool = false) -> String {
        if count > 6 { return prefix(5).joined(separator: ", ") + " and \(count - 5) more" }
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + (isChoice ? " or " : " and ") + last
    }
}
