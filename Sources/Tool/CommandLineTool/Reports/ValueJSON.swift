import CommandFramework
import Diagnostics
import JSON
import Languages
import LayoutEngine
import ScenarioLanguage
import WordFiles

/// The values of a scenario as JSON, in the order of phases, elements and properties.
enum ValueJSON {
    static func object(of evaluation: ScenarioEvaluation) -> JSONValue {
        .object([
            .init("scenario", .string(evaluation.scenario.id)),
            .init("variants", .array(evaluation.results.map { variant($0.variant, $0.result) })),
        ])
    }

    private static func variant(_ variant: Variant, _ result: LayoutResult) -> JSONValue {
        .object(
            (variant.step.map { [.init("step", .string($0))] } ?? []) + [
                .init("device", .string(result.environment.device.name)),
                .init("orientation", .string(result.environment.orientation.rawValue)),
                .init("os", .string(result.environment.os.description)),
                .init("values", .object(result.snapshots.map { .init($0.phase.rawValue, values($0)) })),
                .init("confidence", confidence(result)),
                .init("extrapolated", .array(extrapolations(result))),
            ] + measured(result) + [
                .init("callbacks", .array(callbackEvents(of: variant.app, in: result).map { callback($0) }))
            ] + ConstraintOutcome(result).members)
    }

    private static func callback(_ event: CallbackEvent) -> JSONValue {
        let change: [JSONValue.Member] =
            event.change.map {
                [
                    .init("property", .string($0.property.rawValue)), .init("before", json($0.before)),
                    .init("after", json($0.after)),
                ]
            } ?? []
        return .object(
            [
                .init("phase", .string(event.phase.rawValue)), .init("receiver", .string(event.receiver)),
                .init("callback", .string(event.callback.rawValue)), .init("rule", .string(event.rule.id)),
            ] + change)
    }

    /// The confidence in each settled number: a word for a number, else one for each of its numbers.
    private static func confidence(_ result: LayoutResult) -> JSONValue {
        var trust = Trust(in: result.environment)
        let members = NamedValue.everything(in: result.settled).filter { !$0.value.quantities.isEmpty }.map {
            named -> JSONValue.Member in
            let words = named.value.quantities.map { trust.level(of: $0).name }
            return .init(named.path, words.count == 1 ? .string(words[0]) : .strings(words))
        }
        return .object(members)
    }

    /// UIKit's own values of settled numbers; none where it was not asked.
    private static func measured(_ result: LayoutResult) -> [JSONValue.Member] {
        guard result.environment.measurements != nil else { return [] }
        let trust = Trust(in: result.environment)
        let rows = NamedValue.everything(in: result.settled).flatMap { named -> [JSONValue] in
            let path = ValuePath.parse(named.path, at: SourceSpan(file: "", range: 0..<0)).value
            let paths = path?.numberPaths(count: named.value.quantities.count) ?? []
            return zip(paths, named.value.quantities).compactMap { path, quantity in
                trust.measurement(quantity.derivation.name, quantity.value).map { object(path, $0) }
            }
        }
        return [.init("measured", .array(rows))]
    }

    private static func object(_ path: String, _ measurement: Measurement) -> JSONValue {
        let run = measurement.run
        let members: [JSONValue.Member] = [
            .init("path", .string(path)), .init("value", .number(measurement.value)),
            .init("os", .string(run.os.description)), .init("build", .string(run.build)),
            .init("xcode", .string(run.xcode)), .init("date", .string(run.date)), .init("source", .string(run.source)),
        ]
        return .object(members + (measurement.disputed.map { [.init("disputed", .string($0))] } ?? []))
    }

    /// The rules behind settled numbers that were seen elsewhere only, with why that matters here.
    private static func extrapolations(_ result: LayoutResult) -> [JSONValue] {
        let quantities = NamedValue.everything(in: result.settled).flatMap { $0.value.quantities }
        return Extrapolation.all(behind: quantities, in: result.environment).map { $0.object }
    }

    private static func values(_ snapshot: Snapshot) -> JSONValue {
        .object(
            NamedValue.everything(in: snapshot).map { .init($0.path, json($0.value)) }
                + NamedValue.unpublished(in: snapshot).map { .init($0, .null) })
    }

    /// A number, a list of numbers or a text.
    static func json(_ value: Value) -> JSONValue {
        switch value {
        case .number(let quantity): .number(quantity.value)
        case .text(let text): .string(text)
        default: .numbers(value.quantities.map { $0.value })
        }
    }
}

extension Extrapolation {
    /// Rule and reason as objects of JSON have them.
    var object: JSONValue {
        .object([
            .init("rule", rule.map { .string($0.id) } ?? .null),
            .init("why", .string(Self.reasons(for: [self], in: WordFiles.standard[.english]).joined())),
        ])
    }
}
