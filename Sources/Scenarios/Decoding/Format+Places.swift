import DataTree
import LayoutEngine

/// Values whose place or time matters to whoever uses them.
extension Format {
    static let timedInsets = ValueFormat<TimedInsets>(kind: .insets) { node, decoding in
        insets.decode(node, &decoding).map { TimedInsets(insets: $0, phase: decoding.phaseOfSetting) }
    }

    /// Any value that remembers where it is written.
    static func placed<Value: Sendable>(_ format: ValueFormat<Value>) -> ValueFormat<Placed<Value>> {
        ValueFormat(kind: format.kind) { node, decoding in
            format.decode(node, &decoding).map { Placed(value: $0, span: node.span) }
        }
    }

    /// A placement that remembers where it is written.
    static func placed(_ format: ValueFormat<View.Placement>) -> ValueFormat<PlacedPlacement> {
        ValueFormat(kind: format.kind) { node, decoding in
            format.decode(node, &decoding).map { PlacedPlacement(placement: $0, span: node.span) }
        }
    }
}
