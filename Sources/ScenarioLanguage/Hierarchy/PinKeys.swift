import DataTree
import LayoutEngine
import Schema

/// What `pin` takes: an anchor of the view for every key.
enum PinKeys {
    static let all: [ScenarioKey<[Pin]>] = Pin.Anchor.allCases.map { anchor in
        let format = ScenarioFormat<Pin>(kind: .pinTarget) { PinParser(anchor: anchor, node: $0).pin(&$1) }
        let words = documentation(anchor)
        return ScenarioKey(anchor.rawValue, format, words.english, words.chinese) { $0.append($1) }
    }

    static let placement = ScenarioFormat<View.Placement>(kind: .object("pin")) { node, decoder in
        var pins: [Pin] = []
        let problems = decoder.diagnostics.count
        decoder.decodeObject(node, into: &pins, all)
        return decoder.diagnostics.count == problems ? .pinned(pins) : nil
    }

    private static func documentation(_ anchor: Pin.Anchor) -> SchemaText {
        switch anchor {
        case .top: SchemaText("The top edge.", "上边缘。")
        case .left: SchemaText("The left edge, in every layout direction.", "左边缘，与布局方向无关。")
        case .bottom: SchemaText("The bottom edge.", "下边缘。")
        case .right: SchemaText("The right edge, in every layout direction.", "右边缘，与布局方向无关。")
        case .leading: SchemaText("The edge where text begins.", "文字起始一侧的边缘。")
        case .trailing: SchemaText("The edge where text ends.", "文字结束一侧的边缘。")
        case .centerX: SchemaText("The centre, horizontally.", "水平方向的中点。")
        case .centerY: SchemaText("The centre, vertically.", "垂直方向的中点。")
        case .width: SchemaText("The width, fixed or that of something else.", "宽度：固定值，或与其他视图相同。")
        case .height: SchemaText("The height, fixed or that of something else.", "高度：固定值，或与其他视图相同。")
        }
    }
}
