import DataTree
import LayoutEngine

/// What the inputs of compared scenarios differ in.
struct InputDifference {
    /// The path of a coordinate that names the scenario, where inputs differ in more than can be said above a picture.
    static let scenario = "use"
    private static let mostPaths = 3

    private let compared: [ComparedScenario]
    private let inputs: [[InputValue]]
    private let elementNames: [[String]]
    private let notations: [String]

    /// - Parameter environments: what the scenarios run in, in their order.
    init(_ compared: [ComparedScenario], _ environments: [Environment], catalog: DeviceCatalog) {
        let elements = compared.map { ScenarioReading.elements(of: $0.tree, catalog: catalog) }
        self.compared = compared
        elementNames = elements.map { $0.map { $0.name } }
        inputs = zip(compared, zip(elements, environments)).map { scenario, rest in
            InputValue.all(of: scenario.tree, rest.0, rest.1)
        }
        notations = zip(compared, inputs).map { scenario, inputs in
            let parts = ["root", "changes"].map { scenario.tree[$0]?.notation ?? "" }
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

    /// For each scenario the inputs in which they differ, the same ones for all.
    var coordinates: [[Variant.Coordinate]] {
        let paths = differingPaths
        guard (1...Self.mostPaths).contains(paths.count), elementNames.allSatisfy({ $0 == elementNames.first }) else {
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
