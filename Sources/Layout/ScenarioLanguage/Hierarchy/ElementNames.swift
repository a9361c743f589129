import DataTree
import Diagnostics
import Schema

/// Names that mean something by themselves and that no view or controller can take.
enum ReservedNames {
    static let bars = ["navigationBar", "tabBar", "toolbar"]

    static let all = ["window"] + bars + PinOwner.words + EnvironmentKeys.names.filter { $0 != "window" }
}

extension Format {
    /// The name of an element with its place.
    static let elementName = ScenarioFormat<Located<String>>(kind: .name) { node, decoder in
        guard let text = node.text else {
            decoder.reportWrongType("a name", found: node)
            return nil
        }
        if ReservedNames.all.contains(text) {
            decoder.report(ElementCodes.reservedName(text, at: node.span))
        } else if !Identifier.isName(text) {
            decoder.report(ElementCodes.invalidName(text, at: node.span))
        } else {
            return Located(text, at: node.span)
        }
        return nil
    }
}
