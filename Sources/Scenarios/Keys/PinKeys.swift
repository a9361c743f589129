import DataTree
import LayoutEngine

/// What `pin` takes: an anchor of the view for every key.
enum PinKeys {
    static let all: [SchemaKey<[Pin]>] = Pin.Anchor.allCases.map { anchor in
        let format = ValueFormat<Pin>(kind: .pinTarget) { PinReading(anchor: anchor, node: $0).pin(&$1) }
        let words = documentation(anchor)
        return SchemaKey(anchor.rawValue, format, words.english, words.chinese) { $0.append($1) }
    }

    static let placement = ValueFormat<View.Placement>(kind: .object("pin")) { node, decoding in
        var pins: [Pin] = []
        let problems = decoding.diagnostics.count
        decoding.readObject(node, into: &pins, all)
        return decoding.diagnostics.count == problems ? .pinned(pins) : nil
    }

    private static func documentation(_ anchor: Pin.Anchor) -> Localized {
        switch anchor {
        case .top: Localized("The top edge.", "上边缘。")
        case .left: Localized("The left edge, in every layout direction.", "左边缘，与布局方向无关。")
        case .bottom: Localized("The bottom edge.", "下边缘。")
        case .right: Localized("The right edge, in every layout direction.", "右边缘，与布局方向无关。")
        case .leading: Localized("The edge where text begins.", "文字起始一侧的边缘。")
        case .trailing: Localized("The edge where text ends.", "文字结束一侧的边缘。")
        case .centerX: Localized("The centre, horizontally.", "水平方向的中点。")
        case .centerY: Localized("The centre, vertically.", "垂直方向的中点。")
        case .width: Localized("The width, fixed or that of something else.", "宽度：固定值，或与其他视图相同。")
        case .height: Localized("The height, fixed or that of something else.", "高度：固定值，或与其他视图相同。")
        }
    }
}
