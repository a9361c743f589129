import DataTree
package import Diagnostics
import LayoutEngine
package import Schema

/// The problems of values anywhere in a scenario; problems of one part of it are in the other `…Codes` of this module.
package enum ScenarioCodes {
    package static let schema = SchemaCodes(area: "scenario", unit: "all lengths are in points")

    static let invalidID = DiagnosticKind(
        schema.invalidID, .error,
        example: """
            id: my scenario
            device: iPhone X
            root: {viewController: {}}
            """)

    static let missingKey = DiagnosticKind(
        schema.missingKey, .error,
        example: """
            id: a
            root: {viewController: {}}
            """)

    static let notABoolean = DiagnosticKind(
        schema.notABoolean, .error, example: .scenario("root: {viewController: {}}", "statusBar: {isHidden: yes}"))

    static let notANumber = DiagnosticKind(
        schema.notANumber, .error,
        example: .scenario("root: {viewController: {view: [{view: {frame: [0, 0, wide, 10]}}]}}"))

    static let numberOutOfRange = DiagnosticKind(
        schema.numberOutOfRange, .error,
        example: .scenario("root: {viewController: {view: [{tableView: {rows: -3}}]}}"))

    static let quotedValue = DiagnosticKind(
        schema.quotedValue, .error,
        example: .scenario("root: {viewController: {view: [{tableView: {rowHeight: '44'}}]}}"))

    static let unitInNumber = DiagnosticKind(
        schema.unitInNumber, .error,
        example: .scenario("root: {viewController: {view: [{tableView: {rowHeight: 44pt}}]}}"))

    static let unknownProperty = DiagnosticKind(
        schema.unknownProperty, .error, example: .scenario("orientaton: portrait", "root: {viewController: {}}"))

    static let unknownWord = DiagnosticKind(
        schema.unknownWord, .error, example: .scenario("orientation: sideways", "root: {viewController: {}}"))

    static let wrongType = DiagnosticKind(
        schema.wrongType, .error, example: .scenario("root: {viewController: {additionalSafeAreaInsets: [1, 2, 3]}}"))

    static func singleEdge(_ text: String, of subject: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            wrongType, "'\(subject)' takes \(ValueKind.edges.phrase), not '\(text)'", at: span,
            fixIts: [.replace(span, old: text, with: "[\(text)]", .certain)])
    }

    package static let ofPlainValues: [DiagnosticKind] = [
        invalidID, missingKey, notABoolean, notANumber, numberOutOfRange, quotedValue, unitInNumber,
        unknownProperty, unknownWord, wrongType,
    ]
}

extension SchemaCodes {
    /// A block without an id.
    package func missingID(of owner: Message, at span: SourceSpan) -> Diagnostic {
        missingKey(
            "id", of: owner, at: span,
            note: "a block with 'use' alone shows the same scenario unchanged and needs no id")
    }
}

extension String {
    /// A scenario of these lines on an iPhone X, as an example of a problem.
    static func scenario(_ lines: String...) -> String {
        "id: a\ndevice: iPhone X\n" + lines.joined(separator: "\n")
    }
}
