import DataTree
import Diagnostics
import Geometry
import JSON
import LayoutEngine
import ScenarioLanguage

extension EditableScenario {
    /// The scenario on a device and a system; nil where the device never ran the system, or has not what the scenario needs.
    func moved(to device: String, system: String, in catalog: DeviceCatalog) -> EditableScenario? {
        func set(_ path: String, _ text: String?, in scenario: EditableScenario) -> EditableScenario? {
            let node = DataNode(text.map { .scalar($0, isQuoted: false) } ?? .null, at: tree.span)
            guard let tree = scenario.setting(path, to: node).value else { return nil }
            return EditableScenario.decoded(tree, in: catalog).value
        }
        // The device may never have run the system of the scenario.
        let free = tree["os"] == nil ? self : set("os", nil, in: self)
        return free.flatMap { set("device", device, in: $0) }.flatMap { set("os", system, in: $0) }
    }
}

/// The values of a figure on the device that a reader has, beside those that the figure shows.
///
/// A figure speaks of its own device where the reader's is of another kind, and of its own system where that is from before safe areas: values there would answer
/// a question that the figure does not ask.
struct LivePlace {
    private let engine: LiveEngine
    private let before: Variant
    private let after: Variant
    private let paths: [String]
    /// The scenario on the reader's device.
    private let text: String

    private init(_ engine: LiveEngine, _ before: Variant, _ after: Variant, _ paths: [String], _ text: String) {
        self.engine = engine
        self.before = before
        self.after = after
        self.paths = paths
        self.text = text
    }

    /// `text`: the scenario there. `values`: each path with what the figure has and what the reader's device has, null for none. `causes`: the steps at which derivations part, as in
    /// `LiveComparison`, for the values asked for, or for all where there are none; `count`: how many values differ, 0 where all that were asked for are equal. `none` instead, with why: "kind", "past" or "impossible"; nil for no question.
    static func json(_ text: String, _ question: JSONValue, _ engine: LiveEngine) -> JSONValue? {
        guard let device = question["device"]?.string, let system = question["system"]?.string,
            case .array(let paths)? = question["values"]
        else { return nil }
        guard let scenario = engine.read(text).value, let before = scenario.scenario?.variants.first else {
            return none("impossible")
        }
        guard let own = engine.catalog.device(named: device), own.isOfKind(of: before.environment.device) else {
            return none("kind")
        }
        guard before.environment.os.major >= firstWithSafeAreas else { return none("past") }
        guard let moved = scenario.moved(to: device, system: system, in: engine.catalog),
            let after = moved.scenario?.variants.first
        else { return none("impossible") }
        return LivePlace(engine, before, after, paths.compactMap { $0.string }, ScenarioText.yaml(moved.tree)).json
    }

    private static let firstWithSafeAreas = 11

    private static func none(_ reason: String) -> JSONValue { .object([.init("none", .string(reason))]) }

    private var json: JSONValue {
        let sides = [before, after].map { ($0, layOut($0.app, in: $0.environment)) }
        let texts = sides.map { self.texts(in: $0.1) }
        let differing = paths.indices.filter { texts[0][$0] != texts[1][$0] }.map { paths[$0] }
        // Where all that was asked for is equal nobody asks for causes, which take longer than the values.
        let isEqual = !paths.isEmpty && differing.isEmpty
        let comparison =
            isEqual ? nil : PlaceComparison(from: Self.side(sides[0]), to: Self.side(sides[1]), engine.words)
        // A number of a path is part of the value that the comparison names.
        let causes = (comparison?.causes ?? []).filter { cause in
            paths.isEmpty || cause.dependents.contains { change in differing.contains { $0.hasPrefix(change.path) } }
        }
        let count = comparison.map { $0.count + $0.removed.count + $0.added.count } ?? 0
        return .object([
            .init("text", .string(text)),
            .init(
                "values",
                .array(paths.indices.map { .array([.string(paths[$0]), texts[0][$0], texts[1][$0]]) })),
            .init("causes", .array(causes.map { LiveComparison.json(of: $0, engine.words) })),
            .init("count", .number(Double(count))),
        ])
    }

    private static func side(_ laidOut: (variant: Variant, result: LayoutResult)) -> PlaceComparison.Side {
        let (app, environment) = (laidOut.variant.app, laidOut.variant.environment)
        return .init(laidOut.result.settled, in: environment, limits: modelLimits(of: app, in: environment))
    }

    private func texts(in result: LayoutResult) -> [JSONValue] {
        var trust = Trust(in: result.environment)
        return paths.map { path in
            guard let path = ValuePath.parse(path, at: SourceFile(path: path, text: path).span).value,
                let value = value(at: path, in: result.settled).value
            else { return .null }
            return .string(trust.markedText(of: value) { DecimalText.string($0) })
        }
    }
}

extension Device {
    /// Whether what holds on a device may be asked of this one: both are phones, or both are tablets, and this one folds if the other does.
    fileprivate func isOfKind(of other: Device) -> Bool {
        family == other.family && (other.foldable == nil || foldable != nil)
    }
}
