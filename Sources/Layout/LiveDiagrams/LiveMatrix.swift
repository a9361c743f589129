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

    /// The matrix, or the problems of its scenario or its path; nil for no question.
    static func json(_ text: String, _ question: JSONValue, _ engine: LiveEngine) -> JSONValue? {
        guard let path = question["path"]?.string else { return nil }
        var problems: [Diagnostic] = []
        let scenario = engine.read(text).unwrap(into: &problems)
        let file = SourceFile(path: path, text: path)
        let parsed = ValuePath.parse(path, at: file.span).unwrap(into: &problems)
        guard let scenario, let parsed, !problems.contains(where: { $0.severity == .error }) else {
            return .object([.init("rows", .array([])), .init("problems", .array(json(problems, file, engine)))])
        }
        let matrix = LiveMatrix(scenario, parsed, question, engine)
        let rows = matrix.rows
        let isEmpty = rows.allSatisfy { $0.values.allSatisfy { $0 == .null } }
        return .object([
            .init("rows", .array(rows.map { $0.json })),
            .init("problems", .array(isEmpty ? json(matrix.reasons(at: file.span), file, engine) : [])),
        ])
    }

    private static func json(_ problems: [Diagnostic], _ file: SourceFile, _ engine: LiveEngine) -> [JSONValue] {
        LiveProblems.json(problems, in: file, engine.words)
    }

    /// The reasons for which the scenario itself has no value at the path.
    private func reasons(at span: SourceSpan) -> [Diagnostic] {
        guard let variant = scenario.scenario?.variants.first else { return [] }
        return value(at: path, in: layOut(variant.app, in: variant.environment).settled, span: span).diagnostics
    }

    private init(_ scenario: EditableScenario, _ path: ValuePath, _ question: JSONValue, _ engine: LiveEngine) {
        self.engine = engine
        self.scenario = scenario
        self.path = path
        devices = Array(Self.texts(question["devices"]).prefix(Self.most.devices))
        systems = Array(Self.texts(question["systems"]).prefix(Self.most.systems))
    }

    private static func texts(_ value: JSONValue?) -> [String] {
        if case .array(let values)? = value { values.compactMap { $0.string } } else { [] }
    }

    /// A device and a value per system, null if there is none.
    private struct Row {
        let device: String
        let values: [JSONValue]

        var json: JSONValue { .object([.init("device", .string(device)), .init("values", .array(values))]) }
    }

    private var rows: [Row] {
        devices.map { device in Row(device: device, values: systems.map { text(on: device, $0) }) }
    }

    private func text(on device: String, _ system: String) -> JSONValue {
        guard let moved = scenario.moved(to: device, system: system, in: engine.catalog),
            let variant = moved.scenario?.variants.first
        else { return .null }
        let result = layOut(variant.app, in: variant.environment)
        guard let value = value(at: path, in: result.settled).value else { return .null }
        var trust = Trust(in: result.environment)
        return .string(trust.markedText(of: value) { DecimalText.string($0) })
    }
}
