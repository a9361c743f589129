import CommandFramework
import Audits
import JSON
import LayoutEngine
import ScenarioLanguage

/// The results of audits as JSON, an object per macro and line.
enum AuditJSON {
    static func lines(of results: [AuditResult]) -> String {
        results.flatMap { result in result.macros.map { object(of: $0, in: result).text + "\n" } }.joined()
    }

    private static func object(of macro: MacroResult, in result: AuditResult) -> JSONValue {
        .object([
            .init("audit", .string(result.audit.id)),
            .init("macro", .string(macro.macro.name)),
            .init("formula", .string(macro.macro.formula)),
            .init("against", .string(macro.macro.against?.description ?? "")),
            .init("right", .number(Double(macro.rightCount))),
            .init("wrong", .number(Double(macro.wrongCount))),
            .init("worst", .number(macro.worst)),
            .init("rows", .array(macro.rows.map { row($0, in: result) })),
        ])
    }

    private static func row(_ row: AuditRow, in result: AuditResult) -> JSONValue {
        .object([
            .init("macro", .numberOrNull(row.value)),
            .init("uikit", .number(row.truth.value)),
            .init("error", .numberOrNull(row.error)),
            .init("count", .number(Double(row.count))),
            .init("extrapolated", .array(result.extrapolations(behind: row).map { $0.object })),
            .init("places", .array(row.groups.map { group($0) })),
        ])
    }

    private static func group(_ group: AuditRow.Group) -> JSONValue {
        .object([
            .init("devices", .strings(group.devices.map { $0.name })),
            .init("when", .array(group.stretches.map { stretch($0) })),
        ])
    }

    /// Null for a run that begins, or ends, with the versions that were tried.
    private static func stretch(_ stretch: AuditStretch) -> JSONValue {
        .object([
            .init("orientations", orientations(stretch.turn)),
            .init("from", .numberOrNull(stretch.first.map { Double($0) })),
            .init("to", .numberOrNull(stretch.last.map { Double($0) })),
        ])
    }

    private static func orientations(_ turn: AuditStretch.Turn) -> JSONValue {
        switch turn {
        case .all: .string("all")
        case .portrait: .string("portrait")
        case .landscape: .string("landscape")
        case .some(let orientations): .strings(orientations.map { $0.rawValue })
        }
    }
}
