import JSON
import LayoutEngine
import ScenarioLanguage

/// The values of a scenario as JSON, in the order of phases, elements and properties.
enum ValueJSON {
    static func object(of evaluation: ScenarioEvaluation) -> JSONValue {
        .object([
            .init("scenario", .string(evaluation.scenario.id)),
            .init("variants", .array(evaluation.results.map { variant($0.variant, $0.result) })),
        ])
    }

    private static func variant(_ variant: Variant, _ result: LayoutResult) -> JSONValue {
        .object([
            .init("device", .string(result.environment.device.name)),
            .init("orientation", .string(result.environment.orientation.rawValue)),
            .init("os", .string(result.environment.os.description)),
            .init("values", .object(result.snapshots.map { .init($0.phase.rawValue, values($0)) })),
            .init("callbacks", .array(callbackEvents(of: variant.app, in: result).map { callback($0) })),
        ])
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

    /// Everything that has a name; once all has settled, also the parts of tables that are on screen.
    private static func values(_ snapshot: Snapshot) -> JSONValue {
        let parts = snapshot.phase == .viewDidAppear ? NamedValue.tableParts(in: snapshot) : []
        return .object((NamedValue.all(in: snapshot) + parts).map { .init($0.path, json($0.value)) })
    }

    /// A number, a list of numbers or a text.
    private static func json(_ value: Value) -> JSONValue {
        switch value {
        case .number(let quantity): .number(quantity.value)
        case .text(let text): .string(text)
        default: .numbers(value.quantities.map { $0.value })
        }
    }
}
