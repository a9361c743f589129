import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// The places that `compare` names for a block whose own hierarchy is compared at several places: systems, devices, SDKs or text sizes.
enum ComparedPlaces {
    /// The paths of the inputs that may be compared, one at a time.
    static let paths = ["os", "device", "app.linkedSDK", "contentSizeCategory"]

    /// A mapping of one input to its values, as an axis of a matrix; a list names scenarios, and is read where these are known.
    static let format = ScenarioFormat<[MatrixAxis]>(
        kind: .either(
            ComparedDraft.format.kind,
            .init("comparedPlaces", "a mapping such as {os: [18, 26]}", isSettable: false))
    ) { node, decoder in
        if node.items != nil { return nil }
        guard let entries = node.entries, entries.count == 1, paths.contains(entries[0].key),
            let values = entries[0].value.items, (2...4).contains(values.count)
        else {
            decoder.report(BlockCodes.comparedPlaces(at: node.span))
            return nil
        }
        return MatrixAxis.format.decode(node, &decoder)
    }
}

extension DataNode {
    /// The list of scenarios that a block compares; nil for one that compares places.
    var comparedScenarios: DataNode? { self["compare"].flatMap { $0.entries == nil ? $0 : nil } }

    /// The places at which a block compares its own hierarchy; nil for one that does not.
    var comparedPlaces: DataNode? { self["compare"].flatMap { $0.entries == nil ? nil : $0 } }
}
