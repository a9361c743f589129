import DataTree
import LayoutEngine
import Schema

/// A plain value that a scenario sets, by its path.
struct InputValue: Hashable, Sendable {
    let path: String
    /// Where it stands in the tree; empty for what does not stand there.
    let steps: [PathStep]
    /// As written.
    let value: String
    /// What a scenario that does not set it has.
    let initial: String

    /// What UIKit does when nobody sets a property whose initial value depends on others.
    private static let unset = "default"

    /// Device, orientation and system as they are in the end, then everything that is set around the app and in it.
    static func all(of tree: DataNode, _ elements: [NamedElement], _ environment: Environment) -> [InputValue] {
        let resolved = [
            InputValue(path: "device", steps: [], value: environment.device.name, initial: ""),
            InputValue(path: "orientation", steps: [], value: environment.orientation.rawValue, initial: ""),
            InputValue(path: "os", steps: [], value: environment.os.description, initial: ""),
        ]
        let around = EnvironmentKeys.all.map { $0.entry }.filter { entry in
            !resolved.contains { $0.path == entry.name }
        }
        let inApp = elements.flatMap { values(of: $0.entries, in: tree, at: $0.steps, prefix: $0.name + ".") }
        return resolved + values(of: around, in: tree, at: [], prefix: "") + shortest(inApp)
    }

    /// Each value once, by the shortest of its paths: "navigationBar.isTranslucent", which "nav.navigationBar" has too.
    private static func shortest(_ values: [InputValue]) -> [InputValue] {
        var kept: [InputValue] = []
        for value in values {
            guard let index = kept.firstIndex(where: { $0.steps == value.steps }) else {
                kept.append(value)
                continue
            }
            if value.path.utf8.count < kept[index].path.utf8.count { kept[index] = value }
        }
        return kept
    }

    private static func values(
        of entries: [ScenarioEntry], in tree: DataNode, at steps: [PathStep], prefix: String
    ) -> [InputValue] {
        entries.flatMap { entry -> [InputValue] in
            let steps = steps + [.key(entry.name)]
            guard let node = tree.node(at: steps[...]) else { return [] }
            if case .object(let section) = entry.kind {
                let inner = ScenarioSchema.entries(of: section)
                return values(of: inner, in: tree, at: steps, prefix: prefix + entry.name + ".")
            }
            guard entry.kind.isSettable else { return [] }
            return [
                InputValue(
                    path: prefix + entry.name, steps: steps, value: node.notation, initial: entry.initial ?? unset)
            ]
        }
    }
}
