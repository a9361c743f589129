import DataTree
package import Diagnostics
import LayoutEngine
package import Schema

/// What can be wrong with any value of a scenario; where it comes from is in the other `…Codes` of this module.
package enum ScenarioCodes {
    package static let schema = SchemaCodes(area: "scenario", unit: "all lengths are points")

    static let invalidID = DocumentedCode(
        schema.invalidID,
        example: """
            id: my scenario
            device: iPhone X
            root: {viewController: {}}
            """)

    static let missingKey = DocumentedCode(
        schema.missingKey,
        example: """
            id: a
            root: {viewController: {}}
            """)

    static let notABoolean = DocumentedCode(
        schema.notABoolean,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            statusBar: {isHidden: yes}
            """)

    static let notANumber = DocumentedCode(
        schema.notANumber,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {frame: [0, 0, wide, 10]}}]}}
            """)

    static let notSupportedYet = DocumentedCode(
        schema.notSupportedYet,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            live: [os]
            """)

    static let numberOutOfRange = DocumentedCode(
        schema.numberOutOfRange,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{tableView: {rows: -3}}]}}
            """)

    static let quotedValue = DocumentedCode(
        schema.quotedValue,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{tableView: {rowHeight: '44'}}]}}
            """)

    static let unitInNumber = DocumentedCode(
        schema.unitInNumber,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{tableView: {rowHeight: 44pt}}]}}
            """)

    static let unknownProperty = DocumentedCode(
        schema.unknownProperty,
        example: """
            id: a
            device: iPhone X
            orientaton: portrait
            root: {viewController: {}}
            """)

    static let unknownWord = DocumentedCode(
        schema.unknownWord,
        example: """
            id: a
            device: iPhone X
            orientation: sideways
            root: {viewController: {}}
            """)

    static let wrongType = DocumentedCode(
        schema.wrongType,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {additionalSafeAreaInsets: [1, 2, 3]}}
            """)

    package static let ofPlainValues = [
        invalidID, missingKey, notABoolean, notANumber, notSupportedYet, numberOutOfRange, quotedValue, unitInNumber,
        unknownProperty, unknownWord, wrongType,
    ]
}

extension Diagnostic {
    static func singleEdge(_ text: String, of subject: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.schema.wrongType, .error,
            "'\(subject)' takes \(ValueKind.edges.phrase), but there is '\(text)'",
            at: span, fixIts: [.replace(span, old: text, with: "[\(text)]", .certain)])
    }
}

extension SchemaCodes {
    /// A block without an id.
    package func missingID(of owner: Message, at span: SourceSpan) -> Diagnostic {
        missingKey(
            "id", of: owner, at: span,
            note: "a block with 'use' alone shows the very same scenario and needs no id")
    }
}
