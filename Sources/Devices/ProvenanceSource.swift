package import Languages
package import LayoutEngine

/// A place where numbers of the device catalog were read, named in provenances by a short code.
package struct ProvenanceSource: Hashable, Sendable {
    /// Capital letters and digits, such as "QM".
    package let code: String
    /// What it is, in one line.
    package let summary: LocalizedText

    package init(_ code: String, _ english: String, _ chinese: String) {
        self.code = code
        summary = LocalizedText([(.english, english), (.simplifiedChinese, chinese)])
    }

    /// The sources of the catalog: Apple's first, then measurements, then other projects' tables.
    package static let all: [ProvenanceSource] = apple + measurements + system + libraries + registers
}

extension Provenance {
    /// The sources whose codes occur in `sources`, in that order, each once.
    ///
    /// "QM+UYL(11)" cites QM and UYL.
    package var citedSources: [ProvenanceSource] {
        let words = sources.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        var cited: [ProvenanceSource] = []
        for case let source? in words.map({ word in ProvenanceSource.all.first { $0.code == word } })
        where !cited.contains(source) {
            cited.append(source)
        }
        return cited
    }
}

extension ProvenanceSource {
    /// What Apple publishes.
    static let apple: [ProvenanceSource] = [
        ProvenanceSource(
            "HIG26", "Apple's Human Interface Guidelines, tables of screen sizes and size classes, January 2026",
            "苹果《人机界面指南》的屏幕尺寸与尺寸类别表，2026 年 1 月"),
        ProvenanceSource(
            "HIGOLD", "Apple's archived iOS Human Interface Guidelines, chapter on adaptivity",
            "苹果存档的旧版 iOS《人机界面指南》，自适应布局一章"),
        ProvenanceSource(
            "ADG", "Apple's dimensional drawings for makers of accessories", "苹果为配件厂商提供的尺寸图"),
        ProvenanceSource(
            "SR", "A review of device frames from September 2026 that reads Apple's drawings and specification pages",
            "2026 年 9 月的一份设备外框评审，数字读自苹果的尺寸图和规格页"),
        ProvenanceSource(
            "SIM", "The simulator's list of device types with the first version of each",
            "模拟器的设备类型列表，含各设备的最低系统版本"),
    ]

    /// Numbers that somebody read from running software.
    static let measurements: [ProvenanceSource] = [
        ProvenanceSource(
            "DP", "Probe app of flutter_device_preview on simulators of iOS 18 and 26.5",
            "flutter_device_preview 的探测应用，在 iOS 18 与 26.5 模拟器上运行"),
        ProvenanceSource(
            "DPMASK", "Curve fitted to the simulator's screen outline in flutter_device_preview",
            "对 flutter_device_preview 所含模拟器屏幕轮廓的曲线拟合"),
        ProvenanceSource(
            "SC", "ScreenCorners by Kyle Bashour: corner radii as the system reports them",
            "Kyle Bashour 的 ScreenCorners：系统报告的圆角半径"),
        ProvenanceSource(
            "KB", "Kyle Bashour's article on corner radii", "Kyle Bashour 关于屏幕圆角的文章"),
        ProvenanceSource(
            "BK", "BezelKit: corner radii per model identifier as the system reports them",
            "BezelKit：按机型标识列出的系统圆角半径"),
        ProvenanceSource(
            "SAI", "safearea.info, simulators of iOS 27, as quoted by others",
            "safearea.info 的 iOS 27 模拟器数据，转引自他处"),
        ProvenanceSource(
            "UYL", "Use Your Loaf, articles on screen sizes of new models, as quoted by others",
            "Use Your Loaf 关于各代新机型屏幕尺寸的文章，转引自他处"),
        ProvenanceSource(
            "UYLX", "Use Your Loaf, article on supporting iPhone X", "Use Your Loaf 关于适配 iPhone X 的文章"),
        ProvenanceSource(
            "UYM", "Use Your Loaf, article on the margins of root views", "Use Your Loaf 关于根视图边距的文章"),
        ProvenanceSource(
            "RNS", "Discussions of react-native-screens with measurements on iOS 26",
            "react-native-screens 的讨论，含 iOS 26 实测"),
        ProvenanceSource(
            "RN", "Discussions of react-navigation on bar heights", "react-navigation 关于栏高的讨论"),
        ProvenanceSource(
            "FL", "Flutter discussion with a chart of tab bars on iOS 13 simulators",
            "Flutter 的一则讨论，含 iOS 13 模拟器标签栏数据"),
        ProvenanceSource(
            "FUI", "Fluent UI discussion on landscape bars of iPhone 14 Pro and Pro Max",
            "Fluent UI 关于 iPhone 14 Pro 与 Pro Max 横屏栏高的讨论"),
        ProvenanceSource(
            "HN", "hacknicity on the bars of iPads in iOS 12", "hacknicity 关于 iOS 12 中 iPad 栏高的文章"),
        ProvenanceSource(
            "HN12", "hacknicity on the screens of iPhone 12", "hacknicity 关于 iPhone 12 屏幕的文章"),
        ProvenanceSource(
            "SK", "SKPhotoBrowser discussion on the toolbar of iOS 26", "SKPhotoBrowser 关于 iOS 26 工具栏的讨论"),
        ProvenanceSource(
            "CP", "A measurement of iPhone Air's island on the simulator", "在模拟器上对 iPhone Air 灵动岛的测量"),
        ProvenanceSource(
            "FO", "Public research notes on folding iPhones, October 2026", "2026 年 10 月关于折叠 iPhone 的公开研究笔记"),
        ProvenanceSource(
            "RH", "A test harness that renders on the iOS 27.1 simulator", "在 iOS 27.1 模拟器上渲染的测试工具"),
    ]

    /// Rules and constants of the system, as published by people who read its binaries.
    static let system: [ProvenanceSource] = [
        ProvenanceSource(
            "UIK", "Notch sizes and status bar heights in the system's classes for status bars",
            "系统状态栏类中的刘海尺寸与状态栏高度常量"),
        ProvenanceSource(
            "MT", "The system's rule for the size of the home indicator", "系统计算主屏幕指示条尺寸的规则"),
        ProvenanceSource(
            "CH", "UIKit's rule for the margins of root views, as described in a reimplementation",
            "UIKit 根视图边距的规则，见于一个重新实现的说明"),
    ]

    /// Tables that libraries and apps keep for their own layout.
    static let libraries: [ProvenanceSource] = [
        ProvenanceSource(
            "QM", "QMUI for iOS 4.8, device tables and macros", "QMUI iOS 4.8 的设备表与宏"),
        ProvenanceSource(
            "QMI", "QMUI for iOS, discussion 633 on bar heights", "QMUI iOS 关于栏高的第 633 号讨论"),
        ProvenanceSource(
            "GK", "GKNavigationBarSwift 1.7, device table up to iOS 26", "GKNavigationBarSwift 1.7 的设备表，含 iOS 26"),
        ProvenanceSource("JY", "JY_Toolbox, device table of October 2024", "JY_Toolbox 2024 年 10 月的设备表"),
        ProvenanceSource("TG", "Telegram for iOS, device metrics", "Telegram iOS 客户端的设备度量表"),
        ProvenanceSource(
            "SST", "swift-snapshot-testing, configurations of views", "swift-snapshot-testing 的视图配置"),
        ProvenanceSource(
            "DF", "device_frame for Flutter, frames drawn by hand", "Flutter 的 device_frame，手绘设备外框"),
        ProvenanceSource(
            "JO", "DynamicIslandUtilities, sizes of islands", "DynamicIslandUtilities 的灵动岛尺寸表"),
        ProvenanceSource("SUY", "An app's table of islands", "某应用的灵动岛尺寸表"),
        ProvenanceSource("DIT", "DIToast, sizes of islands", "DIToast 的灵动岛尺寸表"),
    ]

    /// Lists of models, releases and sizes.
    static let registers: [ProvenanceSource] = [
        ProvenanceSource("ALP", "A table of screen sizes with panel pixels", "一份含面板像素的屏幕尺寸表"),
        ProvenanceSource("KBH", "A table of keyboard heights", "一份键盘高度表"),
        ProvenanceSource("IOS8K", "A table of keyboard heights in iOS 8", "一份 iOS 8 键盘高度表"),
        ProvenanceSource(
            "EOL", "endoflife.date, releases and support of devices, August 2026",
            "endoflife.date 的设备发布与支持时间表，2026 年 8 月"),
        ProvenanceSource("DK", "DeviceKit, model identifiers, March 2026", "DeviceKit 的机型标识表，2026 年 3 月"),
        ProvenanceSource("IVO", "Ivo Mynttinen's iOS design guidelines", "Ivo Mynttinen 的 iOS 设计指南"),
    ]
}
