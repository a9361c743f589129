import CommandFramework
import ConstraintLogs
import Diagnostics
import Figures
import Geometry
import JSON
import Languages
import LayoutEngine
import RunningApps
import ScenarioLanguage
import WordFiles

/// The explanation of a dump as text or as JSON.
struct DumpAnswer {
    private let explanation: DumpExplanation
    private let words: Words
    private let localizer: Localizer

    init(_ explanation: DumpExplanation, in words: Words, _ localizer: Localizer) {
        self.explanation = explanation
        self.words = words
        self.localizer = localizer
    }

    // MARK: Text

    /// The place, the assumptions, the scenario, each value with the printed value, and the rules behind insets.
    var text: String {
        let environment = explanation.environment
        let place = Variant(
            coordinates: [], environment: environment, app: App(.views([])), expectations: [])
        var lines = [VariantName.text(of: place), ""]
        if !explanation.assumptions.isEmpty {
            lines.append(localizer("Assumed:"))
            lines += explanation.assumptions.map { "- " + localizer($0) } + [""]
        }
        lines.append(localizer("The closest scenario ('--format scenario' writes only this):"))
        lines += explanation.scenario.split(separator: "\n").map { "    " + $0 } + [""]
        var explained: [Quantity] = []
        for answer in explanation.answers { lines += self.lines(of: answer, &explained) }
        lines += uncompared + [counts]
        let rules = RuleStatements(behind: explained, of: environment, in: words).text
        return lines.map { $0 + "\n" }.joined() + (rules.isEmpty ? "" : "\n" + rules)
    }

    private var counts: String {
        let counts = [DumpExplanation.Verdict.agrees, .differs, .notModelled].map { verdict in
            explanation.answers.count { $0.verdict == verdict }
        }
        return localizer(
            "\(counts[0]) in agreement, \(counts[1]) different, \(counts[2]) not modelled, \(explanation.uncompared.count) not compared"
        )
    }

    /// The printed numbers that are not compared, a line for each reason with the lines of the text.
    private var uncompared: [String] {
        var groups: [(reason: UncomparedNumbers.Reason, lines: [Int])] = []
        for numbers in explanation.uncompared {
            let index = groups.firstIndex { $0.reason == numbers.reason } ?? groups.count
            if index == groups.count { groups.append((numbers.reason, [])) }
            if groups[index].lines.last != numbers.place.line { groups[index].lines.append(numbers.place.line) }
        }
        return groups.map { group in
            let shown =
                group.lines.prefix(12).map { "\($0)" }.joined(separator: ", ") + (group.lines.count > 12 ? ", …" : "")
            return localizer("not compared: \(group.reason.wording) (lines \(shown))")
        }
    }

    private func lines(of answer: DumpExplanation.Answer, _ explained: inout [Quantity]) -> [String] {
        let printed = answer.printed.map { $0.map { DecimalText.string($0) }.joined(separator: ", ") } ?? ""
        let computed = answer.value?.description ?? ""
        let verdict: Message =
            switch answer.verdict {
            case .agrees: "agrees: printed \(printed), computed \(computed)"
            case .differs: "differs: printed \(printed), computed \(computed)"
            case .notModelled: "not modelled: printed \(printed)"
            case .notPrinted: "not printed: computed \(computed)"
            }
        let phase = answer.phase == .viewDidAppear ? "" : " (\(answer.phase.rawValue))"
        let line: Message = answer.line.map { "line \($0)" } ?? ""
        let place = answer.line == nil ? "" : "  (" + localizer(line) + ")"
        var lines = ["\(answer.path.description)\(phase)  \(localizer(verdict))\(place)"]
        guard let value = answer.value else { return lines }
        let isInset = ["Insets", "Inset", "LayoutGuide.length"].contains { answer.path.property.hasSuffix($0) }
        guard isInset || answer.verdict == .differs else { return lines }
        let paths = answer.path.numberPaths(count: value.quantities.count)
        for (index, (path, quantity)) in zip(paths, value.quantities).enumerated() {
            let differs = answer.printed.map { !isSame($0[index], quantity.value) } ?? false
            guard quantity.value != 0 || differs else { continue }
            if index < answer.layers.count, !answer.layers[index].isEmpty {
                lines.append("    \(path.split(separator: ".").last ?? ""): \(chain(answer.layers[index]))")
            }
            lines += DerivationText.lines(path, quantity, words, Trust(in: explanation.environment)).map { "    " + $0 }
            explained.append(quantity)
        }
        return lines
    }

    private func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 0.002 + abs(second) * 1e-6 }

    /// "window 47, view +44 = 91".
    private func chain(_ layers: [DumpExplanation.Layer]) -> String {
        layers.enumerated().map { index, layer in
            let added = DecimalText.string(layer.added.magnitude)
            guard index > 0 else { return "\(layer.name) \(DecimalText.string(layer.value))" }
            return "\(layer.name) \(layer.added < 0 ? "−" : "+")\(added) = \(DecimalText.string(layer.value))"
        }.joined(separator: " → ")
    }

    // MARK: JSON

    var json: JSONValue {
        let environment = explanation.environment
        return .object([
            .init("device", .string(environment.device.name)),
            .init("orientation", .string(environment.orientation.rawValue)),
            .init("os", .string(environment.os.description)),
            .init("devices", .strings(explanation.devices.map { $0.name })),
            .init("systems", .strings(explanation.otherSystems.map { $0.description })),
            .init("assumed", .strings(explanation.assumptions.map { localizer($0) })),
            .init("scenario", .string(explanation.scenario)),
            .init("isDeviceKnown", .bool(explanation.isDeviceKnown)),
            .init("values", .array(explanation.answers.map { json(of: $0) })),
            .init("notCompared", .array(explanation.uncompared.map { json(of: $0) })),
        ])
    }

    private func json(of numbers: UncomparedNumbers) -> JSONValue {
        .object([
            .init("line", .number(Double(numbers.place.line))), .init("column", .number(Double(numbers.place.column))),
            .init("name", .string(numbers.name)), .init("printed", .numbers(numbers.numbers)),
            .init("reason", .string(localizer(numbers.reason.wording))),
        ])
    }

    private func json(of answer: DumpExplanation.Answer) -> JSONValue {
        func integer(_ number: Int?) -> JSONValue { number.map { .number(Double($0)) } ?? .null }
        var rules: [String] = []
        for quantity in answer.value?.quantities ?? [] {
            if let rule = quantity.maker, !rules.contains(rule.id) { rules.append(rule.id) }
        }
        return .object([
            .init("path", .string(answer.path.description)), .init("phase", .string(answer.phase.rawValue)),
            .init("line", integer(answer.line)), .init("column", integer(answer.column)),
            .init("printed", answer.printed.map { .numbers($0) } ?? .null),
            .init("computed", answer.value.map { .numbers($0.quantities.map { $0.value }) } ?? .null),
            .init("verdict", .string(answer.verdict.rawValue)), .init("rules", .strings(rules)),
            .init(
                "layers",
                .array(
                    answer.layers.map { layers in
                        .array(
                            layers.map {
                                .object([
                                    .init("name", .string($0.name)), .init("value", .number($0.value)),
                                    .init("added", .number($0.added)),
                                ])
                            })
                    })),
        ])
    }
}
