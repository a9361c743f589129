import DataTree
package import Schema

/// A plain value of a scenario that can be set by its path, whether the scenario sets it or not.
package struct SettableProperty: Sendable {
    /// The path, such as `os`, `statusBar.isHidden` or `table.contentInset`.
    package let path: String
    /// The name of the view, controller or bar that has it; nil for settings outside the app.
    package let owner: String?
    package let kind: ValueKind
    /// The value on one line, as the scenario writes it; nil where it leaves it out.
    package let value: String?
    /// The value where it is left out, on one line; nil where that depends on other things.
    package let initial: String?
    /// The key of its text in the words files.
    package let documentationKey: String
}

extension SettableProperty {
    /// Everything that can be set in a scenario: first around the app, then of its elements in the order of the tree.
    static func all(in decoded: DecodedTree) -> [SettableProperty] {
        var found: [SettableProperty] = []
        func add(
            _ entries: [ScenarioEntry], of section: String, owner: String?, prefix: String, at steps: [PathStep]
        ) {
            for entry in entries where entry.isSupported {
                let steps = steps + [.key(entry.name)]
                let path = prefix + entry.name
                if case .object(let inner) = entry.kind {
                    // Paths reach at most a mapping in a mapping; controllers and views have names of their own.
                    guard prefix == "" || owner.map({ prefix == $0 + "." }) == true, !isElement(inner) else { continue }
                    add(PathResolver.entries(of: inner), of: inner, owner: owner, prefix: path + ".", at: steps)
                } else if entry.kind.isSettable {
                    let node = decoded.tree.node(at: steps[...])
                    found.append(
                        SettableProperty(
                            path: path, owner: owner, kind: entry.kind, value: node.map { ScenarioText.line($0) },
                            initial: entry.initial,
                            documentationKey: entry.documentationKey ?? "schema.\(section).\(entry.name)"))
                }
            }
        }
        add(EnvironmentKeys.entries, of: "environment", owner: nil, prefix: "", at: [])
        var seen: Set<[PathStep]> = []
        for element in decoded.elements where seen.insert(element.steps).inserted {
            add(
                element.entries, of: section(of: element), owner: element.name, prefix: element.name + ".",
                at: element.steps)
        }
        return found
    }

    private static func isElement(_ section: String) -> Bool {
        ControllerClass(rawValue: section) != nil || ViewClass(rawValue: section) != nil
    }

    /// The section of an element's keys: the last class key on the way to it.
    private static func section(of element: NamedElement) -> String {
        for step in element.steps.reversed() {
            if case .key(let key) = step, !PathResolver.entries(of: key).isEmpty { return key }
        }
        return "view"
    }
}
