import DataTree
import Diagnostics
import Schema

/// Names with a fixed meaning, which no view or controller can have.
enum ReservedNames {
    static let bars = ["navigationBar", "tabBar", "toolbar"]

    static let all = ["window"] + bars + PinOwner.words + EnvironmentKeys.names.filter { $0 != "window" }
}

extension Format {
    /// The names of a view's layout guides, under which their values can be asked for.
    static let guideNames = ScenarioFormat<[String]>(kind: .list(.name)) { node, decoder in
        guard let items = node.items else {
            decoder.reportWrongType("a list of names such as [column, gap]", found: node)
            return nil
        }
        var names: [String] = []
        for (index, item) in items.enumerated() {
            guard decoder.countGuide(at: item.span) else { break }
            let name = decoder.inside(.index(index)) { decoder -> String? in
                guard let name = elementName.decode(item, &decoder) else { return nil }
                decoder.register(name.value, at: name.span, steps: decoder.steps, [])
                return name.value
            }
            if let name { names.append(name) }
        }
        return names
    }

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
