import DataTree
import LayoutEngine
import Schema

/// The keys of `pin`: an anchor of the view for each.
enum PinKeys {
    static let all: [ScenarioKey<[Pin]>] = Pin.Anchor.ofPins.map { anchor in
        let format = ScenarioFormat<Pin>(kind: .pinTarget) { PinParser(anchor: anchor, node: $0).pin(&$1) }
        return ScenarioKey(anchor.rawValue, format) { $0.append($1) }
    }

    static let placement = ScenarioFormat<View.Placement>(kind: .object("pin")) { node, decoder in
        var pins: [Pin] = []
        let problems = decoder.diagnostics.count
        decoder.decodeObject(node, into: &pins, all)
        return decoder.diagnostics.count == problems ? .pinned(pins) : nil
    }

}
