import Languages
import Content
import LayoutEngine

/// The labels of the device page.
enum DeviceWord: Sendable {
    case modelIdentifiers, versions, screen, panel, cornerRadius, cutout, homeIndicator, sizeClasses
    case sideMargin, safeArea, safeAreaTop, safeAreaBottom, safeAreaSides, changes
    case length(Metrics.Length)
    case before26, from26, notch, island, cameraHole, none

    /// The label of a metric that changed.
    init(_ quantity: MetricChange.Quantity) {
        self =
            switch quantity {
            case .safeAreaTop: .safeAreaTop
            case .safeAreaBottom: .safeAreaBottom
            case .safeAreaSides: .safeAreaSides
            case .length(let length): .length(length)
            }
    }

    /// The label of a metric.
    init(_ metric: Metric) {
        self =
            switch metric {
            case .safeAreaInsets: .safeArea
            case .length(let length): .length(length)
            }
    }

    /// The label in a language.
    func text(in language: Language) -> String {
        let (english, chinese) = wording
        return language == .english ? english : chinese
    }

    private var wording: (english: String, chinese: String) {
        switch self {
        case .modelIdentifiers: ("Model identifiers", "机型标识")
        case .versions: ("First version of the system", "最初的系统版本")
        case .screen: ("Screen, points × scale", "屏幕，点 × 倍率")
        case .panel: ("Panel, pixels", "面板像素")
        case .cornerRadius: ("Corner radius", "圆角半径")
        case .cutout: ("Cutout", "开孔")
        case .homeIndicator: ("Home indicator: width, height, gap below", "主屏幕指示条：宽、高、下方间距")
        case .sizeClasses: ("Size classes, width × height", "尺寸类别，宽 × 高")
        case .sideMargin: ("Side margin of a root view", "根视图的左右边距")
        case .safeArea: ("Safe area insets", "安全区内边距")
        case .safeAreaTop: ("Safe area, top", "安全区顶部")
        case .safeAreaBottom: ("Safe area, bottom", "安全区底部")
        case .safeAreaSides: ("Safe area, left and right", "安全区左右")
        case .changes: ("Single versions that differ", "个别版本的不同数值")
        case .length(.statusBarHeight): ("Status bar height", "状态栏高度")
        case .length(.navigationBarY): ("Navigation bar begins at", "导航栏起点")
        case .length(.navigationBarHeight): ("Navigation bar height", "导航栏高度")
        case .length(.tabBarHeight): ("Tab bar height", "标签栏高度")
        case .length(.toolbarHeight): ("Toolbar height", "工具栏高度")
        case .length(.keyboardHeight): ("Keyboard height", "键盘高度")
        case .before26: ("Before version 26", "26 之前")
        case .from26: ("From version 26 on", "26 及以后")
        case .notch: ("notch", "刘海")
        case .island: ("Dynamic Island", "灵动岛")
        case .cameraHole: ("camera hole", "摄像头开孔")
        case .none: ("none", "无")
        }
    }
}
