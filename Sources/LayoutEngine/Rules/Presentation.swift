import Geometry

/// Where a presented controller's view lies, and what covers it.
enum Presentation {
    static let fullScreen = Rule(
        "presentation.full-screen", .always, .documented, evidence: ["UIModalPresentationStyle"],
        "A full-screen presentation fills the window like a root view; so does any sheet on a phone before iOS 13, and on a phone "
            + "in landscape.",
        "全屏呈现的视图像根视图一样充满窗口；iOS 13 之前手机上的各种 sheet 也是如此，手机横屏时同样。")

    static let sheet = Rule(
        "presentation.sheet", .from(13), .observed, evidence: ["N29", "td-sheet-667"],
        "On a phone in portrait a sheet begins 20 points below the status bar of a rectangular screen, and 10 below the safe area of "
            + "a screen with sensor housing (the latter is not logged). Nothing covers its top; the home indicator covers its bottom.",
        "手机竖屏时，sheet 从方形屏幕的状态栏之下 20 处开始；带传感器区域的屏幕从安全区之下 10 处开始（后者没有日志）。它的顶部没有遮挡，底部被主屏幕指示条遮住。")

    static let formSheet = Rule(
        "presentation.form-sheet", .always, .documented, evidence: ["UIModalPresentationStyle.formSheet"],
        "On an iPad a form sheet is 540 × 620 points in the middle of the screen, and nothing covers it. The model gives a page sheet "
            + "the same place, since no source prints its frame.",
        "iPad 上 form sheet 为 540 × 620，位于屏幕中央，没有任何遮挡。page sheet 的 frame 没有公开资料，模型按 form sheet 处理。")

    /// True when the presented view does not fill the window.
    static func isSheet(_ style: ModalPresentationStyle?, in environment: Environment) -> Bool {
        switch style {
        case nil, .fullScreen, .overFullScreen: false
        case .pageSheet, .formSheet:
            environment.device.family == .iPad
                || (environment.os >= OSVersion(13) && !environment.orientation.isLandscape)
        }
    }

    /// The frame of a sheet in the window.
    static func sheetFrame(_ label: String, in environment: Environment, window: DerivedRect, top: Quantity)
        -> DerivedRect
    {
        environment.device.family == .iPad ? centered(label, window) : card(label, environment, window, top)
    }

    private static func card(
        _ label: String, _ environment: Environment, _ window: DerivedRect, _ top: Quantity
    ) -> DerivedRect {
        let gap = Quantity.constant(
            Localized("gap above the sheet", "sheet 上方的间隔"), sheet, environment.device.hasSensorHousing ? 10 : 20)
        let y = Quantity.sum(.path("\(label).frame.y"), sheet, [top, gap])
        return DerivedRect(
            x: .constant(.path("\(label).frame.x"), sheet, 0), y: y,
            width: window.width.passed(on: .path("\(label).frame.width"), sheet),
            height: .sum(.path("\(label).frame.height"), sheet, [window.height], minus: [y]))
    }

    private static func centered(_ label: String, _ window: DerivedRect) -> DerivedRect {
        let width = min(540, window.width.value)
        let height = min(620, window.height.value)
        return DerivedRect(
            x: .constant(
                .path("\(label).frame.x"), formSheet, (window.width.value - width) / 2, considering: [window.width]),
            y: .constant(
                .path("\(label).frame.y"), formSheet, (window.height.value - height) / 2, considering: [window.height]),
            width: .constant(.path("\(label).frame.width"), formSheet, width),
            height: .constant(.path("\(label).frame.height"), formSheet, height))
    }

    /// What covers a sheet at one edge: the home indicator of a phone, nothing else.
    static func sheetInset(_ edge: Edge, _ label: String, in environment: Environment) -> Quantity {
        let path = Localized.path("\(label).safeAreaInsets.\(edge.rawValue)")
        guard edge == .bottom, environment.device.family == .iPhone, environment.hasSafeArea else {
            return .constant(path, sheetRule(environment), 0)
        }
        return WindowSafeArea.covered(edge, in: environment).passed(on: path, sheet)
    }

    private static func sheetRule(_ environment: Environment) -> Rule {
        environment.device.family == .iPad ? formSheet : sheet
    }
}
