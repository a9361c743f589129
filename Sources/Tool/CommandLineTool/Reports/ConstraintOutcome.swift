import CommandFramework
import ConstraintLogs
import Diagnostics
import Geometry
import JSON
import LayoutEngine

/// The outcome of a layout's constraints besides frames, as JSON and in lines.
struct ConstraintOutcome {
    private let report: ConstraintReport

    init(_ result: LayoutResult) { report = result.settled.constraints }

    /// Empty if there is nothing to report.
    var members: [JSONValue.Member] { report.isEmpty ? [] : [.init("constraints", object)] }

    private var object: JSONValue {
        .object([
            .init("conflicts", .array(report.conflicts.map { conflict($0) })),
            .init("open", .array(report.openNumbers.map { open($0) })),
            .init("gaveWay", .array(report.yielding.map { yielding($0) })),
            .init("loops", .array(report.loops.map { .strings($0) })),
        ])
    }

    private func conflict(_ conflict: ConstraintConflict) -> JSONValue {
        .object(
            [
                .init("constraints", .strings(conflict.members.map { $0.name })),
                .init("leftOut", .string(conflict.members[conflict.victim].name)),
            ] + (conflict.kind.map { [.init("hypothesis", .string($0.rawValue))] } ?? []))
    }

    private func open(_ number: OpenNumber) -> JSONValue {
        .object([
            .init("number", .string((number.view.isEmpty ? "" : number.view + ".") + number.number)),
            .init("examples", .numbers(number.values)),
        ])
    }

    private func yielding(_ constraint: YieldingConstraint) -> JSONValue {
        .object([
            .init("constraint", .string(constraint.constraint.name)), .init("by", .number(constraint.distance)),
            .init("to", .strings(constraint.stronger)),
        ])
    }

    /// A line for each optional constraint that does not hold; everything else is reported as a diagnostic.
    func lines(_ localizer: Localizer) -> String {
        report.yielding.map { yielding in
            let names = yielding.stronger.map { "'\($0)'" }.listedInFull()
            let distance = DecimalText.string(yielding.distance)
            return "  " + localizer("'\(yielding.constraint.name)' gives way by \(distance) points to \(names)") + "\n"
        }.joined()
    }
}
