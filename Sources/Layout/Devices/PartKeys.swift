import DataTree
import Diagnostics
import Geometry
import LayoutEngine
import Schema

/// The keys of the parts on a device's display and around it: corners, openings, home indicator, body.
enum PartKeys {
    // MARK: - Openings

    static let cutout = DeviceFormat<CutoutDraft>(kind: .object("cutout")) { node, decoder in
        if node.text == "none" { return CutoutDraft(cutout: .none) }
        var cutout: CutoutDraft?
        decoder.decodeObject(node, into: &cutout, cutoutKeys)
        return cutout
    }

    static let cutoutKeys: [DeviceKey<CutoutDraft?>] = [
        DeviceKey("notch", notch) { $0 = $1 },
        DeviceKey("island", opening) { $0 = CutoutDraft(cutout: .island($1)) },
        DeviceKey("cameraHole", opening) { $0 = CutoutDraft(cutout: .cameraHole($1)) },
    ]

    private static let notch: DeviceFormat<CutoutDraft> = part("notch", notchKeys, required: ["width", "height"]) {
        draft in
        guard let width = draft.lengths["width"], let height = draft.lengths["height"] else { return nil }
        let notch = Cutout.Notch(width: width, height: height, outerWidth: draft.lengths["outerWidth"] ?? width)
        return CutoutDraft(cutout: .notch(notch), corners: draft.corners)
    }

    static let notchKeys: [DeviceKey<PartDraft>] = [
        length("width"),
        length("height"),
        length("outerWidth"),
        DeviceKey("corners", DeviceFormats.written(corners)) { $0.corners = $1 },
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
        length("bottomRadius"),
        length("shoulderRadius"),
    ]

    private static let opening: DeviceFormat<Cutout.Opening> = part(
        "opening", openingKeys, required: ["frame", "cornerRadius"]
    ) { draft in
        guard let frame = draft.frame, let radius = draft.lengths["cornerRadius"] else { return nil }
        return Cutout.Opening(frame: frame, cornerRadius: radius)
    }

    static let openingKeys: [DeviceKey<PartDraft>] = [
        DeviceKey("frame", DeviceFormats.rect) { $0.frame = $1 },
        length("cornerRadius"),
    ]

    // MARK: - Corners, home indicator and body

    static let cornerMask: DeviceFormat<Screen.CornerMask> = part("cornerMask", cornerMaskKeys) { draft in
        Screen.CornerMask(radius: draft.lengths["radius"], extent: draft.lengths["extent"])
    }

    static let cornerMaskKeys = [
        length("radius"),
        length("extent"),
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
        length("portraitWidth"),
        length("landscapeWidth"),
        length("height"),
        length("bottomGap"),
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
        DeviceKey("size", DeviceFormats.screenSize) { $0.size = $1 },
        length("bezelX"),
        length("bezelY"),
        length("cornerRadius"),
    ]

    // MARK: - Folding displays

    static let foldable = DeviceFormat<Foldable>(kind: .object("foldable")) { node, decoder in
        var draft = FoldableDraft()
        decoder.decodeObject(node, into: &draft, foldableKeys)
        guard node.entries != nil else { return nil }
        return Foldable(
            fold: draft.fold, camera: draft.camera,
            column: draft.column.map { side in side.flatMap { Edge(rawValue: $0.rawValue) } },
            statusRegion: draft.statusRegion)
    }

    static let foldableKeys: [DeviceKey<FoldableDraft>] = [
        DeviceKey("fold", DeviceFormats.length) { $0.fold = $1 },
        DeviceKey("camera", DeviceFormats.rect) { $0.camera = $1 },
        DeviceKey("column", posed("column", columnKeys)) { $0.column = $1 },
        DeviceKey("statusRegion", posed("statusRegion", statusRegionKeys)) { $0.statusRegion = $1 },
    ]

    static let columnKeys = poses(DeviceFormats.word(ColumnSide.self))
    static let statusRegionKeys = poses(DeviceFormats.rect)

    /// The keys of a value for each way in which a phone is held.
    private static func poses<Value: Sendable>(_ format: DeviceFormat<Value>) -> [DeviceKey<ByPose<Value?>>] {
        [
            DeviceKey("portrait", format) {
                $0 = ByPose(portrait: $1, landscapeLeft: $0.landscapeLeft, landscapeRight: $0.landscapeRight)
            },
            DeviceKey("landscapeLeft", format) {
                $0 = ByPose(portrait: $0.portrait, landscapeLeft: $1, landscapeRight: $0.landscapeRight)
            },
            DeviceKey("landscapeRight", format) {
                $0 = ByPose(portrait: $0.portrait, landscapeLeft: $0.landscapeLeft, landscapeRight: $1)
            },
        ]
    }

    private static func posed<Value: Sendable>(
        _ section: String, _ keys: [DeviceKey<ByPose<Value?>>]
    ) -> DeviceFormat<ByPose<Value?>> {
        DeviceFormat(kind: .object(section)) { node, decoder in
            var poses = ByPose<Value?>(portrait: nil, landscapeLeft: nil, landscapeRight: nil)
            decoder.decodeObject(node, into: &poses, keys)
            return node.entries == nil ? nil : poses
        }
    }

    // MARK: - Formats of parts

    private static func length(_ name: String) -> DeviceKey<PartDraft> {
        DeviceKey(name, DeviceFormats.length) { $0.lengths[name] = $1 }
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
                decoder.report(decoder.codes.missingKey(key, of: Message(verbatim: decoder.subject), at: node.span))
            }
            return make(draft)
        }
    }
}

/// Something on a device that is described by lengths, while it is being decoded.
struct PartDraft: Sendable {
    /// The lengths by the names of their keys.
    var lengths: [String: Double] = [:]
    var size: Size?
    var frame: Rect?
    var corners: Written<Cutout.Corners>?
}

/// A folding display while it is being decoded.
struct FoldableDraft: Sendable {
    var fold: Double?
    var camera: Rect?
    var column = ByPose<ColumnSide?>(portrait: nil, landscapeLeft: nil, landscapeRight: nil)
    var statusRegion = ByPose<Rect?>(portrait: nil, landscapeLeft: nil, landscapeRight: nil)
}

/// The sides at which a column can be.
enum ColumnSide: String, CaseIterable, Hashable, Sendable {
    case left, right
}
