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

/// A scenario as a page shows it, after the reader's changes.
struct LiveAnswer {
    private let engine: LiveEngine
    /// The scenario's text after the changes.
    private var text: String
    private var scenario: EditableScenario?
    private var problems: [Diagnostic] = []
    private let isNarrow: Bool
    private let prefix: String
    private let asked: AskedValues
    private let withOutline: Bool

    /// The values that a page wants; all of them cost as much time as the picture.
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
        withOutline = question["outline"] == .bool(true)
        for change in changes { set(change.key, to: change.value.string) }
        if let edit = question["edit"].flatMap({ LiveOutline.edit($0) }), let before = scenario,
            let tree = before.outline.tree(edit.act, at: edit.item)
        {
            take(tree, in: before)
        }
    }

    /// Sets a value, which is YAML; nil removes the present value.
    private mutating func set(_ path: String, to value: String?) {
        guard let before = scenario else { return }
        let file = SourceFile(path: LiveEngine.fileName, text: value ?? "")
        let parsed = YAMLParser.parse(file, in: file.span.range)
        problems += parsed.diagnostics
        let node = parsed.value.first ?? DataNode(.null, at: file.span)
        guard let tree = before.setting(path, to: node).unwrap(into: &problems) else { return }
        take(tree, in: before)
    }

    /// Continues with another tree, and a text for it.
    private mutating func take(_ tree: DataNode, in before: EditableScenario) {
        text = before.text(text, with: tree) { engine.block(in: $0) }
        problems = []
        scenario = engine.read(text).unwrap(into: &problems)
    }

    var json: JSONValue {
        let shown = scenario?.scenario
        let results = shown?.variants.map { layOut($0.app, in: $0.environment) } ?? []
        let found = zip(shown?.variants ?? [], results).flatMap { checkClaims(of: $0, in: $1, engine.words) }
        let warnings = found.filter { $0.severity != .error }
        let properties = scenario?.properties ?? []
        let offered = offered
        var members: [JSONValue.Member] = [
            .init("text", .string(text)), .init("problems", .array(problemsAsJSON(problems + warnings))),
            .init(
                "controls",
                .array(
                    properties.filter { $0.value != nil || offered.contains($0.path) }
                        .map { control(of: $0).json })),
        ]
        if withOutline, let scenario { members.append(.init("outline", LiveOutline.json(scenario.outline))) }
        if let shown, !results.isEmpty {
            members.append(.init("picture", picture(of: shown, results, properties)))
            members.append(.init("variants", .array(zip(shown.variants, results).map { self.variant($0, $1) })))
            members.append(.init("claims", claims(of: shown, failures: found.filter { $0.severity == .error })))
            members.append(.init("views", .strings(ownViews)))
        }
        return .object(members)
    }

    /// Properties that every reader wants to change, and those that the scenario offers, whether it sets them or not.
    private var offered: Set<String> {
        Set(
            ["device", "os", "orientation"] + (hingeStatuses.count > 1 ? ["hinge"] : [])
                + (scenario?.tree["live"]?.items ?? []).compactMap { $0.text })
    }

    /// How far the shown device can be open, the usual status last; empty for a device without a hinge.
    private var hingeStatuses: [String] {
        let device = scenario?.scenario?.variants.first?.environment.device
        return device?.foldable?.value.hingeStatuses.map { $0.rawValue } ?? []
    }

    private func control(of property: SettableProperty) -> LiveControl {
        LiveControl(property, engine.words, of: property.path == "hinge" ? hingeStatuses : [])
    }

    private func picture(
        of scenario: Scenario, _ results: [LayoutResult], _ properties: [SettableProperty]
    ) -> JSONValue {
        let diagram = drawDiagram(
            scenario, results, words: engine.words, composition: isNarrow ? .narrow : .wide, measuring: engine.advances)
        return .object([
            .init("svg", .string(LivePicture.svg(diagram.scene, prefix: prefix))),
            .init("width", .number(diagram.scene.size.width)), .init("height", .number(diagram.scene.size.height)),
            .init("title", .string(diagram.title)), .init("alt", .string(diagram.altText.brief)),
            .init("description", .string(diagram.altText.whole)),
            .init("window", diagram.window.map { json(of: $0) } ?? .null),
            .init("handles", .array(diagram.window == nil ? [] : handles(in: results[0], properties))),
        ])
    }

    private func json(of window: WindowPlace) -> JSONValue {
        .numbers([window.origin.x, window.origin.y, window.scale])
    }

    /// Handles of the picture: views whose frame the scenario states, and views that scroll.
    private func handles(in result: LayoutResult, _ properties: [SettableProperty]) -> [JSONValue] {
        let placed = Set(properties.lazy.filter { $0.value?.hasPrefix("[") == true }.map { $0.path })
        let known = Set(properties.lazy.map { $0.path })
        return result.settled.elements.compactMap { element -> JSONValue? in
            guard let name = element.name, element.isVisible, let frame = element[.frame]?.rect else { return nil }
            let isPlaced = placed.contains(name + ".frame")
            let offset = known.contains(name + ".contentOffset") ? element[.contentOffset] : nil
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

    /// The values of a variant that a page lists. 200 tables have 160,000, for which a browser needs many seconds.
    private static let mostValues = 5000

    /// The settled values of a variant, each extrapolated number with its mark, and the paths without a value.
    private func variant(_ variant: Variant, _ result: LayoutResult) -> JSONValue {
        var trust = Trust(in: result.environment)
        let found = values(of: result)
        let values = found.prefix(Self.mostValues).map { path, value -> JSONValue in
            .array([.string(path), .string(trust.markedText(of: value) { DecimalText.string($0) })])
        }
        return .object([
            .init("label", .string(variantLabel(variant, result, words: engine.words))),
            .init("values", .array(values)), .init("isCut", .bool(found.count > Self.mostValues)),
            .init("open", .strings(NamedValue.unpublished(in: result.settled))),
        ])
    }

    private func values(of result: LayoutResult) -> [(String, Value)] {
        switch asked {
        case .none: return []
        case .all:
            let named = NamedValue.everything(in: result.settled, atMost: Self.mostValues + 1)
            return named.map { ($0.path, $0.value) }
        case .some(let paths):
            let frames = ownViews.map { $0 + ".frame" }.filter { !paths.contains($0) }
            return (paths + frames).compactMap { text in
                guard let path = ValuePath.parse(text, at: SourceFile(path: text, text: text).span).value,
                    let value = value(at: path, in: result.settled).value
                else { return nil }
                return (text, value)
            }
        }
    }

    /// The names of the views that the scenario adds, in its order.
    private var ownViews: [String] {
        scenario?.outline.items.filter { $0.isRemovable && $0.constraints != nil }.compactMap { $0.name } ?? []
    }

    private func claims(of scenario: Scenario, failures: [Diagnostic]) -> JSONValue {
        let paths = scenario.variants.flatMap { $0.expectations }.filter { $0.phase == .viewDidAppear }
            .map { $0.path.description }
        return .object([
            .init("count", .number(Double(scenario.variants.reduce(0) { $0 + $1.expectations.count }))),
            .init("paths", .strings(paths)), .init("failures", .array(problemsAsJSON(failures))),
        ])
    }

    private func problemsAsJSON(_ problems: [Diagnostic]) -> [JSONValue] {
        LiveProblems.json(problems, in: SourceFile(path: LiveEngine.fileName, text: text), engine.words)
    }
}
