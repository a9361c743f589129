import DataTree
import Diagnostics
import Geometry
import JSON
import LayoutEngine
import ScenarioLanguage

/// A value of a scenario on many devices, each with some systems.
struct LiveMatrix {
    private let engine: LiveEngine
    private let scenario: EditableScenario
    private let path: ValuePath
    private let devices: [String]
    private let systems: [String]

    /// The limits on devices and on systems that are calculated at once.
    private static let most = (devices: 200, systems: 12)

    /// Creates the matrix; nil for a scenario or a path that cannot be read.
    init?(_ text: String, _ question: JSONValue, _ engine: LiveEngine) {
        guard let scenario = engine.read(text).value, let path = question["path"]?.string,
            let parsed = ValuePath.parse(path, at: SourceFile(path: path, text: path).span).value
        else { return nil }
        self.engine = engine
        self.scenario = scenario
        self.path = parsed
        devices = Array(Self.texts(question["devices"]).prefix(Self.most.devices))
        systems = Array(Self.texts(question["systems"]).prefix(Self.most.systems))
    }

    private static func texts(_ value: JSONValue?) -> [String] {
        if case .array(let values)? = value { values.compactMap { $0.string } } else { [] }
    }

    /// The name of each device and a value per system, null if there is none.
    var json: JSONValue {
        .array(
            devices.map { device in
                .object([
                    .init("device", .string(device)), .init("values", .array(systems.map { text(on: device, $0) })),
                ])
            })
    }

    private func text(on device: String, _ system: String) -> JSONValue {
        let span = scenario.tree.span
        func set(_ path: String, _ text: String, in scenario: EditableScenario) -> EditableScenario? {
            guard let tree = scenario.setting(path, to: DataNode(.scalar(text, isQuoted: false), at: span)).value else {
                return nil
            }
            return EditableScenario.decoded(tree, in: engine.catalog).value
        }
        guard let moved = set("device", device, in: scenario).flatMap({ set("os", system, in: $0) }),
            let variant = moved.scenario?.variants.first
        else { return .null }
        let result = layOut(variant.app, in: variant.environment)
        guard let value = value(at: path, in: result.settled).value else { return .null }
        var trust = Trust(in: result.environment)
        return .string(trust.markedText(of: value) { DecimalText.string($0) })
    }
}
