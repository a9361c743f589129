import DataTree
import LayoutEngine
import Schema

/// The keys of a table's section, and of its header and footer.
enum TableSectionKeys {
    static let list = ScenarioFormat.objects("section", all) { _ in TableSection(rows: 0) }

    static let all: [ScenarioKey<TableSection>] = [
        ScenarioKey("rows", Format.count, initial: "0") { $0.rows = $1 },
        ScenarioKey("header", .object("header", TableSection.Supplement(), supplement)) { $0.header = $1 },
        ScenarioKey("footer", .object("header", TableSection.Supplement(), supplement)) { $0.footer = $1 },
    ]

    static let supplement: [ScenarioKey<TableSection.Supplement>] = [
        ScenarioKey("title", Format.text) {
            supplement, _ in supplement.hasTitle = true
        },
        ScenarioKey("view", delegateView, initial: "false") { $0.view = $1 },
        ScenarioKey("height", Format.dimension) { $0.height = $1 },
        ScenarioKey("selfSizedHeight", Format.length, versions: .from(8)) { $0.selfSizedHeight = $1 },
        ScenarioKey("subviews", ViewDecoder.list) {
            $0.subviews = $1
            $0.view = .view
        },
    ]

    private static let delegateView: ScenarioFormat<TableSection.DelegateView> = {
        let words = ["true", "false", "none"]
        return ScenarioFormat(kind: .word(words)) { node, decoder in
            switch Format.oneOf(words, node, &decoder) {
            case "true": .view
            case "none": TableSection.DelegateView.none
            case "false": .notImplemented
            default: nil
            }
        }
    }()
}

/// The keys of a single cell that differs from the others of its table.
enum TableCellKeys {
    /// A cell without a row number has its own position in the list.
    static let list = ScenarioFormat.objects("cell", all) { TableCell(section: 0, row: $0) }

    static let all: [ScenarioKey<TableCell>] = [
        ScenarioKey("section", Format.count, initial: "0") { $0.section = $1 },
        ScenarioKey("row", Format.count) { $0.row = $1 },
        ScenarioKey("height", Format.length) { $0.height = $1 },
        ScenarioKey("accessory", Format.accessory) { $0.accessory = $1 },
        ScenarioKey("text", Format.text) { $0.text = $1 },
        ScenarioKey("subviews", ViewDecoder.list) { $0.subviews = $1 },
    ]
}
