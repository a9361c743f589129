import DataTree
package import Diagnostics
import LayoutEngine
package import Schema

/// What can be wrong with any value of a scenario; where it comes from is in the other `…Codes` of this module.
package enum ScenarioCodes {
    package static let schema = SchemaCodes(area: "scenario", unit: "all lengths are points")

    static let invalidID = DocumentedCode(
        schema.invalidID,
        "An id holds signs other than letters, digits and hyphens; it becomes part of file names.",
        chinese: "id 含有字母、数字和连字符以外的字符；id 会成为文件名的一部分。",
        example: """
            id: my scenario
            device: iPhone X
            root: {viewController: {}}
            """)

    static let missingKey = DocumentedCode(
        schema.missingKey,
        "A key is missing that must be there.",
        chinese: "缺少必须写的键。",
        example: """
            id: a
            root: {viewController: {}}
            """)

    static let notABoolean = DocumentedCode(
        schema.notABoolean,
        "A value must be true or false.",
        chinese: "此处只能写 true 或 false。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            statusBar: {isHidden: yes}
            """)

    static let notANumber = DocumentedCode(
        schema.notANumber,
        "A value must be a number.",
        chinese: "此处必须写数字。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {frame: [0, 0, wide, 10]}}]}}
            """)

    static let notSupportedYet = DocumentedCode(
        schema.notSupportedYet,
        "A word of the language stands here that nothing computes yet.",
        chinese: "这是语言中已有的词，但目前还没有实现。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            live: [os]
            """)

    static let numberOutOfRange = DocumentedCode(
        schema.numberOutOfRange,
        "A number is negative, not whole, or absurdly large where that makes no sense.",
        chinese: "数字为负、不是整数或大得离谱，而这里不允许。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{tableView: {rows: -3}}]}}
            """)

    static let quotedValue = DocumentedCode(
        schema.quotedValue,
        "Quotes make a text of a number; remove them.",
        chinese: "引号把数字变成了文本；请去掉引号。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{tableView: {rowHeight: '44'}}]}}
            """)

    static let unitInNumber = DocumentedCode(
        schema.unitInNumber,
        "A number has a unit; all lengths are points, and none is written.",
        chinese: "数字带了单位；所有长度都以点为单位，不写单位。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{tableView: {rowHeight: 44pt}}]}}
            """)

    static let unknownProperty = DocumentedCode(
        schema.unknownProperty,
        "A key does not exist here.",
        chinese: "此处没有这个键。",
        example: """
            id: a
            device: iPhone X
            orientaton: portrait
            root: {viewController: {}}
            """)

    static let unknownWord = DocumentedCode(
        schema.unknownWord,
        "A word is none of those that may stand here.",
        chinese: "此处不能写这个词。",
        example: """
            id: a
            device: iPhone X
            orientation: sideways
            root: {viewController: {}}
            """)

    static let wrongType = DocumentedCode(
        schema.wrongType,
        "A value has another form than the key takes, such as three numbers for insets.",
        chinese: "值的形式与键的要求不符，例如内边距只写了三个数字。",
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
            at: span, fixIts: [.replace(span, old: text, with: "[\(text)]")])
    }
}

extension SchemaCodes {
    /// A block without an id.
    package func missingID(of owner: String, at span: SourceSpan) -> Diagnostic {
        missingKey(
            "id", of: owner, at: span,
            note: "a block with 'use' alone shows the very same scenario and needs no id")
    }
}
