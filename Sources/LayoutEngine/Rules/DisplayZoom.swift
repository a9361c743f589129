import Geometry

/// The zoomed display of iPhones: fewer points on the same pixels.
enum DisplayZoom {
    static let rule = Rule(
        "screen.display-zoom", .from(8), .inferred, evidence: ["qmui-zoom-11promax", "qmui-zoom-14pro-15pro"],
        "The zoomed display is as wide as that of the next smaller phones, 375 points for phones wider than 393 and 320 for the "
            + "others; hardware insets shrink in proportion, to whole pixels, except at the bottom in landscape.",
        "放大显示时屏幕宽度与小一号的手机相同：宽于 393 的手机为 375，其他为 320；硬件占去的距离按比例缩小并取整到像素，横屏的底部除外。")

    /// The width of the zoomed display, in portrait; nil when there is none.
    private static func width(in environment: Environment) -> Double? {
        guard environment.isDisplayZoomed, environment.device.family == .iPhone else { return nil }
        let width = environment.device.screen.size.width
        return width > 393 ? 375 : width > 320 ? 320 : nil
    }

    /// The size of a portrait screen in points, zoomed where that is so.
    static func size(of screen: Size, in environment: Environment) -> Size {
        guard let width = width(in: environment) else { return screen }
        return Size(width: width, height: (screen.height * width / screen.width).rounded())
    }

    /// A hardware inset on the zoomed display.
    static func inset(_ inset: Quantity, _ edge: Edge, in environment: Environment) -> Quantity {
        let isKept = edge == .bottom && environment.orientation.isLandscape
        guard let width = width(in: environment), inset.value > 0, !isKept else { return inset }
        let screen = environment.device.screen
        let scaled = PixelGrid(scale: screen.scale).rounded(inset.value * width / screen.size.width)
        return .constant(inset.derivation.name, rule, scaled, considering: [inset])
    }
}
