import DataTree
import LayoutEngine
import Schema

/// The differences between the inputs of compared scenarios.
struct InputDifference {
    /// The path of a coordinate that names the scenario, if inputs have more differences than fit above a picture.
    static let scenario = "use"
    private static let maxPaths = 3

    private let compared: [ComparedScenario]
    private let inputs: [[InputValue]]
    private let elementNames: [[String]]
    private let notations: [String]

    /// - Parameter environments: the environments of the scenarios, in their order.
    init(_ compared: [ComparedScenario], _ environments: [Environment]) {
        let elements = compared.map { $0.decoded.elements }
        self.compared = compared
        elementNames = elements.map { $0.map { $0.name } }
        inputs = zip(compared, environments).map { scenario, environment in
            InputValue.all(of: scenario.decoded, environment)
        }
        notations = zip(compared, inputs).map { scenario, inputs in
            let parts = ["root", "changes"].map { scenario.decoded.tree[$0]?.notation ?? "" }
            return (parts + inputs.map { "\($0.path) \($0.value)" }).joined(separator: "\n")
        }
    }

    /// The first two scenarios with the same inputs, as indices; nil when all differ.
    var same: (first: Int, second: Int)? {
        for second in notations.indices {
            if let first = notations.firstIndex(of: notations[second]), first < second { return (first, second) }
        }
        return nil
    }

    /// The differing inputs of each scenario, the same inputs for all.
    var coordinates: [[Variant.Coordinate]] {
        let paths = differingPaths
        guard (1...Self.maxPaths).contains(paths.count), elementNames.allSatisfy({ $0 == elementNames.first }) else {
            return compared.map { [Variant.Coordinate(path: Self.scenario, value: $0.scenario.id)] }
        }
        return inputs.map { values in
            paths.map { Variant.Coordinate(path: $0.path, value: value(of: $0, in: values)) }
        }
    }

    private var differingPaths: [InputValue] {
        var paths: [InputValue] = []
        for input in inputs.flatMap({ $0 }) where !paths.contains(where: { $0.path == input.path }) {
            let first = inputs.first.map { value(of: input, in: $0) }
            if inputs.contains(where: { value(of: input, in: $0) != first }) { paths.append(input) }
        }
        return paths
    }

    private func value(of input: InputValue, in values: [InputValue]) -> String {
        values.first { $0.path == input.path }?.value ?? input.initial
    }
}

/// A plain value that a scenario sets, by its path.
struct InputValue: Hashable, Sendable {
    let path: String
    /// The path of the value in the tree; empty for a value that is not there.
    let steps: [PathStep]
    /// The value as written.
    let value: String
    /// The value of a scenario that does not set it.
    let initial: String

    /// The word for a property that is not set and whose initial value depends on others.
    private static let unset = "default"

    /// Device, orientation and system as they are in the end, then everything that is set around the app and in it.
    static func all(of decoded: DecodedTree, _ environment: Environment) -> [InputValue] {
        let tree = decoded.tree
        let resolved = [
            InputValue(path: "device", steps: [], value: environment.device.name, initial: ""),
            InputValue(path: "orientation", steps: [], value: environment.orientation.rawValue, initial: ""),
            InputValue(path: "os", steps: [], value: environment.os.description, initial: ""),
        ]
        let around = EnvironmentKeys.entries.filter { entry in
            !resolved.contains { $0.path == entry.name }
        }
        let inApp = decoded.elements.flatMap { values(of: $0.entries, in: tree, at: $0.steps, prefix: $0.name + ".") }
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
                let inner = PathResolver.entries(of: section)
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
