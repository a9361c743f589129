import ConstraintLogs
package import Diagnostics
import Geometry
package import JSON
import LayoutEngine

extension PastedText {
    /// `kinds`; `sentences`; `lines`, each with its verdict; `conflicts`; `screen`, null where nothing of one was printed.
    ///
    /// - Parameter said: a message in the reader's language.
    package func json(_ said: (Message) -> String) -> JSONValue {
        .object([
            .init("kinds", .strings(kinds.map { $0.rawValue })),
            .init("sentences", .strings(sentences.map { said($0) })),
            .init("lines", .array(lines.map { $0.json(said) })),
            .init(
                "conflicts",
                .array(conflicts.enumerated().map { json(of: $0.element, number: $0.offset + 1, said) })),
            .init("screen", explanation.map { $0.json(said) } ?? .null),
        ])
    }

    private func json(of answer: ConflictAnswer, number: Int, _ said: (Message) -> String) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("heading", .string(said(answer.heading(number: number, of: conflicts.count)))),
            .init("sentences", .strings(answer.sentences.map { said($0) })),
            .init("changes", .strings(answer.repairs.map { said($0) })),
        ]
        if case .object(let own) = answer.json { members += own }
        return .object(members)
    }
}

extension PastedLine {
    fileprivate func json(_ said: (Message) -> String) -> JSONValue {
        .object([
            .init("line", .number(Double(place.line))), .init("column", .number(Double(place.column))),
            .init("verdict", .string(verdict.rawValue)), .init("name", .string(name)),
            .init("printed", .string(printed)),
            .init("computed", .string(computed)), .init("reason", reason.map { .string(said($0)) } ?? .null),
        ])
    }
}

extension DumpExplanation {
    /// The place, how it was found, and the scenario.
    fileprivate func json(_ said: (Message) -> String) -> JSONValue {
        .object([
            .init("device", .string(environment.device.name)), .init("os", .string(environment.os.description)),
            .init("orientation", .string(environment.orientation.rawValue)), .init("isKnown", .bool(isDeviceKnown)),
            .init("devices", .strings(devices.map { $0.name })),
            .init("systems", .strings(([environment.os] + otherSystems).map { $0.description })),
            .init("assumed", .strings(assumptions.map { said($0) })), .init("scenario", .string(scenario)),
        ])
    }
}
