import DataTree
import Diagnostics
import LayoutEngine

/// Values that only tables have.
extension Format {
    /// A height that cannot be negative, or UITableView.automaticDimension, which is -1.
    static let dimension = ValueFormat<TableSection.Height>(kind: .dimension) { node, decoding in
        if let text = node.text, ["automaticDimension", "automatic"].contains(text) { return .automatic }
        guard let value = NumberReading.number(node, &decoding) else { return nil }
        if value >= 0 { return .points(value) }
        if value == -1 { return .automatic }
        decoding.report(.numberOutOfRange(decoding.subject, node, allowed: "0 or more, or automaticDimension"))
        return nil
    }

    /// A word, or the width of an accessoryView.
    static let accessory = ValueFormat<TableCellAccessory>(kind: .accessory) { node, decoding in
        if node.entries != nil {
            var width: Double?
            decoding.readObject(node, into: &width, accessoryView)
            return width.map { .view(width: $0) }
        }
        switch oneOf(ValueKind.accessory.words, node, &decoding) {
        case "none": return TableCellAccessory.none
        case "disclosureIndicator": return .disclosureIndicator
        case "detailButton": return .detailButton
        default: return nil
        }
    }

    /// The keys of an accessoryView.
    static let accessoryView: [SchemaKey<Double?>] = [
        SchemaKey("width", length, "The width of the accessoryView.", "accessoryView 的宽度。") { $0 = $1 }
    ]
}
