import DataTree
import Diagnostics
import Diagrams
import Drawing
import Geometry
import JSON
import Languages
import LayoutEngine
import ScenarioLanguage
import YAML

/// A scenario as a page shows it, after what was changed in it.
struct LiveAnswer {
    private let engine: LiveEngine
    /// The scenario's text after the changes.
    private var text: String
    private var scenario: EditableScenario?
    private var problems: [Diagnostic] = []
    private let isNarrow: Bool
    private let prefix: String
    private let asked: AskedValues

    /// The values that a page wants; all of them take as long as the picture.
    private enum AskedValues {
        case none, all
        case some([String])
    }

    init(_ text: String, _ question: JSONValue, _ engine: LiveEngine) {
        self.engine = engine
        self.text = text
        isNarrow = question["narrow"] == .bool(true)
        prefix =
            question["prefix"]?.string.map { String($0.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }) }
            ?? "live"
        switch question["values"] {
        case .bool(true): asked = .all
        case .array(let paths): asked = .some(paths.compactMap { $0.string })
        default: asked = .none
        }
        var changes: [JSONValue.Member] = []
        if case .object(let members)? = question["set"] { changes = members }
        scenario = engine.read(text).unwrap(into: &problems)
        for change in changes { set(change.key, to: change.value.string) }
    }

    /// Sets a value, which is YAML; nil takes away what is there.
    private mutating func set(_ path: String, to value: String?) {
        guard let before = scenario else { return }
        let file = SourceFile(path: LiveEngine.fileName, text: value ?? "")
        let parsed = YAMLParser.parse(file, in: file.span.range)
        problems += parsed.diagnostics
        let node = parsed.value.first ?? DataNode(.null, at: file.span)
        guard let tree = before.setting(path, to: node).unwrap(into: &problems) else { return }
        text = ScenarioText.yaml(tree)
        problems = []
        scenario = engine.read(text).unwrap(into: &problems)
    }

    var json: JSONValue {
        let shown = scenario?.scenario
        let results = shown?.variants.map { layOut($0.app, in: $0.environment) } ?? []
        var members: [JSONValue.Member] = [
            .init("text", .string(text)), .init("problems", .array(problemsAsJSON)),
            .init(
                "controls",
                .array(
                    scenario?.properties.filter { $0.value != nil || offered.contains($0.path) }
                        .map { LiveControl($0, engine.words).json } ?? [])),
        ]
        if let shown, !results.isEmpty {
            members.append(.init("picture", picture(of: shown, results)))
            members.append(.init("variants", .array(zip(shown.variants, results).map { self.variant($0, $1) })))
            members.append(.init("claims", claims(of: shown, results)))
        }
        return .object(members)
    }

    /// Properties that every reader wants to change, and those that the scenario offers, whether it says them or not.
    private var offered: [String] {
        ["device", "os", "orientation"] + (scenario?.tree["live"]?.items ?? []).compactMap { $0.text }
    }

    private func picture(of scenario: Scenario, _ results: [LayoutResult]) -> JSONValue {
        let diagram = drawDiagram(
            scenario, results, words: engine.words, composition: isNarrow ? .narrow : .wide, measuring: engine.advances)
        return .object([
            .init("svg", .string(LivePicture.svg(diagram.scene, prefix: prefix))),
            .init("width", .number(diagram.scene.size.width)), .init("height", .number(diagram.scene.size.height)),
            .init("title", .string(diagram.title)), .init("alt", .string(diagram.altText.brief)),
            .init("description", .string(diagram.altText.whole)),
            .init("window", diagram.window.map { json(of: $0) } ?? .null),
            .init("handles", .array(diagram.window == nil ? [] : handles(in: results[0]))),
        ])
    }

    private func json(of window: WindowPlace) -> JSONValue {
        .numbers([window.origin.x, window.origin.y, window.scale])
    }

    /// Handles of the picture: views whose frame the scenario states, and views that scroll.
    private func handles(in result: LayoutResult) -> [JSONValue] {
        let set = scenario?.properties ?? []
        return result.settled.elements.compactMap { element -> JSONValue? in
            guard let name = element.name, element.isVisible, let frame = element[.frame]?.rect else { return nil }
            let isPlaced = set.contains { $0.path == name + ".frame" && $0.value?.hasPrefix("[") == true }
            let offset = set.contains { $0.path == name + ".contentOffset" } ? element[.contentOffset] : nil
            guard isPlaced || offset != nil else { return nil }
            let shown = element.frameInWindow
            return .object([
                .init("name", .string(name)), .init("isPlaced", .bool(isPlaced)),
                .init("frame", .numbers([frame.minX, frame.minY, frame.width, frame.height])),
                .init("shown", .numbers([shown.minX, shown.minY, shown.width, shown.height])),
                .init("offset", offset.map { .numbers($0.quantities.map { $0.value }) } ?? .null),
            ])
        }
    }

    /// The settled values of a variant, each extrapolated number with its mark.
    private func variant(_ variant: Variant, _ result: LayoutResult) -> JSONValue {
        var trust = Trust(in: result.environment)
        let values = values(of: result).map { path, value -> JSONValue in
            .array([.string(path), .string(trust.markedText(of: value) { DecimalText.string($0) })])
        }
        return .object([
            .init("label", .string(variantLabel(variant, result, words: engine.words))),
            .init("values", .array(values)),
        ])
    }

    private func values(of result: LayoutResult) -> [(String, Value)] {
        switch asked {
        case .none: return []
        case .all: return NamedValue.everything(in: result.settled).map { ($0.path, $0.value) }
        case .some(let paths):
            return paths.compactMap { text in
                guard let path = ValuePath.parse(text, at: SourceFile(path: text, text: text).span).value,
                    let value = value(at: path, in: result.settled).value
                else { return nil }
                return (text, value)
            }
        }
    }

    private func claims(of scenario: Scenario, _ results: [LayoutResult]) -> JSONValue {
        let failures = zip(scenario.variants, results).flatMap { checkClaims(of: $0, in: $1, engine.words) }
        let paths = scenario.variants.flatMap { $0.expectations }.filter { $0.phase == .viewDidAppear }
            .map { $0.path.description }
        return .object([
            .init("count", .number(Double(scenario.variants.reduce(0) { $0 + $1.expectations.count }))),
            .init("paths", .strings(paths)), .init("failures", .array(failures.map { json(of: $0) })),
        ])
    }

    private var problemsAsJSON: [JSONValue] { DiagnosticPrinter.sorted(problems).map { json(of: $0) } }

    private func json(of problem: Diagnostic) -> JSONValue {
        let file = SourceFile(path: LiveEngine.fileName, text: text)
        let place = problem.span.map { file.position(of: $0.start) }
        let end = problem.span.map { file.position(of: $0.end) }
        return .object([
            .init("severity", .string(problem.severity.rawValue)), .init("code", .string(problem.code.description)),
            .init("message", .string(said(problem.wording))),
            .init("label", problem.labelWording.map { .string(said($0)) } ?? .null),
            .init("notes", .strings(problem.notes.map { said($0.wording) })),
            .init("line", .numberOrNull(place.map { Double($0.line) })),
            .init("column", .numberOrNull(place.map { Double($0.column) })),
            .init("endLine", .numberOrNull(end.map { Double($0.line) })),
            .init("endColumn", .numberOrNull(end.map { Double($0.column) })),
        ])
    }

    private func said(_ message: Message) -> String {
        message.text(by: { engine.words.translation(of: $0) }) ?? message.english
    }
}
