import DataTree
import Diagnostics
import Geometry
import LayoutEngine
import Schema

/// The keys of what is on a device's display and around it: corners, openings, home indicator, body.
enum PartKeys {
    // MARK: - Openings

    static let cutout = DeviceFormat<CutoutDraft>(kind: .object("cutout")) { node, decoder in
        if node.text == "none" { return CutoutDraft(cutout: .none) }
        var cutout: CutoutDraft?
        decoder.decodeObject(node, into: &cutout, cutoutKeys)
        return cutout
    }

    static let cutoutKeys: [DeviceKey<CutoutDraft?>] = [
        DeviceKey("notch", notch, "A sensor housing at the top edge.", "顶边的刘海。") { $0 = $1 },
        DeviceKey("island", opening, "A Dynamic Island at rest.", "静止状态的灵动岛。") {
            $0 = CutoutDraft(cutout: .island($1))
        },
        DeviceKey("cameraHole", opening, "A camera hole beside the content.", "内容旁边的摄像头开孔。") {
            $0 = CutoutDraft(cutout: .cameraHole($1))
        },
    ]

    private static let notch: DeviceFormat<CutoutDraft> = part("notch", notchKeys, required: ["width", "height"]) {
        draft in
        guard let width = draft.lengths["width"], let height = draft.lengths["height"] else { return nil }
        let notch = Cutout.Notch(width: width, height: height, outerWidth: draft.lengths["outerWidth"] ?? width)
        return CutoutDraft(cutout: .notch(notch), corners: draft.corners)
    }

    static let notchKeys: [DeviceKey<PartDraft>] = [
        length("width", "The distance between its vertical sides.", "两条竖边之间的距离。"),
        length("height", "Its height.", "高度。"),
        length(
            "outerWidth", "The width at the very edge, with the shoulders. Left out, `width`.",
            "顶边处的宽度，含两肩；不写则为 `width`。"),
        DeviceKey("corners", Format.written(corners), "Its corners, where measured.", "测得的圆角。") {
            $0.corners = $1
        },
    ]

    private static let corners: DeviceFormat<Cutout.Corners> = part(
        "corners", cornersKeys, required: ["bottomRadius", "shoulderRadius"]
    ) { draft in
        guard let bottom = draft.lengths["bottomRadius"], let shoulder = draft.lengths["shoulderRadius"] else {
            return nil
        }
        return Cutout.Corners(bottomRadius: bottom, shoulderRadius: shoulder)
    }

    static let cornersKeys = [
        length("bottomRadius", "The convex corners at the bottom.", "底部的外凸圆角。"),
        length("shoulderRadius", "The concave corners at the top edge.", "顶边处的内凹圆角。"),
    ]

    private static let opening: DeviceFormat<Cutout.Opening> = part(
        "opening", openingKeys, required: ["frame", "cornerRadius"]
    ) { draft in
        guard let frame = draft.frame, let radius = draft.lengths["cornerRadius"] else { return nil }
        return Cutout.Opening(frame: frame, cornerRadius: radius)
    }

    static let openingKeys: [DeviceKey<PartDraft>] = [
        DeviceKey("frame", Format.rect, "Its frame on the screen in portrait.", "竖屏时在屏幕上的 frame。") {
            $0.frame = $1
        },
        length("cornerRadius", "The radius of its corners.", "圆角半径。"),
    ]

    // MARK: - Corners, home indicator and body

    static let cornerMask: DeviceFormat<Screen.CornerMask> = part("cornerMask", cornerMaskKeys) { draft in
        Screen.CornerMask(radius: draft.lengths["radius"], extent: draft.lengths["extent"])
    }

    static let cornerMaskKeys = [
        length("radius", "The radius of the circle through the corner's 45° point.", "经过圆角 45° 点的圆的半径。"),
        length("extent", "Where the straight edges begin.", "直边的起点与顶点的距离。"),
    ]

    static let homeIndicator = DeviceFormat<HomeIndicator?>(kind: .object("homeIndicator")) { node, decoder in
        if node.text == "none" { return .some(nil) }
        return indicator.decode(node, &decoder)
    }

    private static let indicator: DeviceFormat<HomeIndicator> = part(
        "homeIndicator", homeIndicatorKeys, required: ["portraitWidth", "landscapeWidth", "height", "bottomGap"]
    ) { draft in
        guard let portrait = draft.lengths["portraitWidth"], let landscape = draft.lengths["landscapeWidth"],
            let height = draft.lengths["height"], let gap = draft.lengths["bottomGap"]
        else { return nil }
        return HomeIndicator(portraitWidth: portrait, landscapeWidth: landscape, height: height, bottomGap: gap)
    }

    static let homeIndicatorKeys = [
        length("portraitWidth", "Its width in portrait.", "竖屏时的宽度。"),
        length("landscapeWidth", "Its width in landscape.", "横屏时的宽度。"),
        length("height", "Its height.", "高度。"),
        length("bottomGap", "The distance to the edge of the screen.", "与屏幕边缘的距离。"),
    ]

    static let simulatorBody: DeviceFormat<SimulatorBody> = part(
        "simulatorBody", simulatorBodyKeys, required: ["size", "bezelX", "bezelY", "cornerRadius"]
    ) { draft in
        guard let size = draft.size, let bezelX = draft.lengths["bezelX"], let bezelY = draft.lengths["bezelY"],
            let radius = draft.lengths["cornerRadius"]
        else { return nil }
        return SimulatorBody(size: size, bezelX: bezelX, bezelY: bezelY, cornerRadius: radius)
    }

    static let simulatorBodyKeys: [DeviceKey<PartDraft>] = [
        DeviceKey("size", Format.screenSize, "Its size, in points.", "机身尺寸，以点为单位。") { $0.size = $1 },
        length("bezelX", "The thickness of the frame at the left and right.", "左右边框的厚度。"),
        length("bezelY", "The thickness of the frame at the top and bottom.", "上下边框的厚度。"),
        length("cornerRadius", "The radius of the outer corners.", "外侧圆角半径。"),
    ]

    // MARK: - Formats of parts

    private static func length(_ name: String, _ english: String, _ chinese: String) -> DeviceKey<PartDraft> {
        DeviceKey(name, Format.length, english, chinese) { $0.lengths[name] = $1 }
    }

    /// A mapping of lengths; nil when one of the required keys is missing, which is reported.
    private static func part<Value: Sendable>(
        _ section: String, _ keys: [DeviceKey<PartDraft>], required: [String] = [],
        _ make: @escaping @Sendable (PartDraft) -> Value?
    ) -> DeviceFormat<Value> {
        DeviceFormat(kind: .object(section)) { node, decoder in
            var draft = PartDraft()
            decoder.decodeObject(node, into: &draft, keys)
            guard node.entries != nil else { return nil }
            for key in required where node[key] == nil {
                decoder.report(decoder.codes.missingKey(key, of: decoder.subject, at: node.span))
            }
            return make(draft)
        }
    }
}

/// Something on a device that is described by lengths, while it is being decoded.
struct PartDraft: Sendable {
    /// By the names of their keys.
    var lengths: [String: Double] = [:]
    var size: Size?
    var frame: Rect?
    var corners: Written<Cutout.Corners>?
}
