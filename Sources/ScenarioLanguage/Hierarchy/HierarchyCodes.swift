import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with views and controllers and how they hold each other.
package enum HierarchyCodes {
    static let unknownClass = DocumentedCode(
        DiagnosticCode("scenario/unknown-class"),
        "A key is no class that can stand here.",
        chinese: "此处不能使用这个类名键。",
        example: """
            id: a
            device: iPhone X
            root: {viewControler: {}}
            """)

    static let oneClassExpected = DocumentedCode(
        DiagnosticCode("scenario/one-class-expected"),
        "A mapping holds several class keys, or none; properties are indented below the class key.",
        chinese: "一个映射里有多个类名键，或一个也没有；属性应缩进写在类名键之下。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{tableView: {}, view: {}}]}}
            """)

    static let missingController = DocumentedCode(
        DiagnosticCode("scenario/missing-controller"),
        "A container shows no controller.",
        chinese: "容器里没有要显示的控制器。",
        example: """
            id: a
            device: iPhone X
            root: {tabBarController: {}}
            """)

    static let placedTwice = DocumentedCode(
        DiagnosticCode("scenario/placed-twice"),
        "A view has a frame and pins, or two frames.",
        chinese: "同一个视图既有 frame 又有 pin，或写了两次 frame。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {frame: fill, pin: {top: superview.top}}}]}}
            """)

    static let placedRootView = DocumentedCode(
        DiagnosticCode("scenario/placed-root-view"),
        "The root view of a shown controller has a frame, although the window or a container places it.",
        chinese: "给已显示控制器的根视图写了 frame，而它的位置由窗口或容器决定。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: {frame: [0, 0, 10, 10]}}}
            """)

    static let placedArrangedView = DocumentedCode(
        DiagnosticCode("scenario/placed-arranged-view"),
        "A subview of a stack view has a frame or is pinned to something; the stack view places it.",
        chinese: "堆栈视图的子视图写了 frame 或约束到了别的锚点；它的位置由堆栈视图决定。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{stackView: {frame: fill, subviews: [{view: {frame: fill}}]}}]}}
            """)

    static let tableTwice = DocumentedCode(
        DiagnosticCode("scenario/table-twice"),
        "A table view controller has properties of its table in two places.",
        chinese: "表格控制器把表格的属性写在了两个地方。",
        example: """
            id: a
            device: iPhone X
            root: {tableViewController: {rows: 3, view: {rowHeight: 40}}}
            """)

    static let rowsTwice = DocumentedCode(
        DiagnosticCode("scenario/rows-twice"),
        "A table's rows are given as a number and section by section.",
        chinese: "表格的行数既写了总数，又分组写了一遍。",
        example: """
            id: a
            device: iPhone X
            root: {tableViewController: {rows: 3, sections: [{rows: 3}]}}
            """)

    package static let documented = [
        unknownClass, oneClassExpected, missingController, placedTwice, placedRootView, placedArrangedView, tableTwice,
        rowsTwice,
    ]
}

extension Diagnostic {
    static func classExpected(_ subject: String, found: DataNode, allowed: [String]) -> Diagnostic {
        let wanted = "a mapping with one class key, such as \(allowed.listed(or: true))"
        return ScenarioCodes.schema.wrongType(subject, wanted, found: found)
    }

    static func unknownClass(
        _ key: String, in subject: String, allowed: [String], at span: SourceSpan
    ) -> Diagnostic {
        misspelt(
            HierarchyCodes.unknownClass.code, "'\(key)' is not a class that '\(subject)' can contain", key,
            allowed: allowed,
            "there are", at: span)
    }

    static func oneClassExpected(_ entries: [DataNode.Entry], in subject: String, at span: SourceSpan) -> Diagnostic {
        let found = entries.isEmpty ? "none" : entries.map { "'\($0.key)'" }.listed()
        let help = "properties of a view or controller are indented below its class key"
        return Diagnostic(
            HierarchyCodes.oneClassExpected.code, .error,
            "one class key is expected in '\(subject)', but there is \(found)",
            at: span,
            notes: entries.count > 1 ? [Note(help)] : [])
    }

    static func secondController(_ key: String, of container: String, at span: SourceSpan, first: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            HierarchyCodes.oneClassExpected.code, .error,
            "'\(container)' shows one controller, and '\(key)' would be the second",
            at: span, notes: [Note("the first is here", at: first)])
    }

    static func missingController(of container: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.missingController.code, .error,
            "'\(container)' shows no controller; put one into it under its class key, such as 'viewController'",
            at: span
        )
    }

    static func placedTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.placedTwice.code, .error,
            "this view has a place already; give a 'frame' or a 'pin', and once",
            at: span,
            notes: [Note("it was first placed here", at: first)])
    }

    static func placedRootView(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.placedRootView.code, .error,
            "the root view of a shown controller has no 'frame' or 'pin' of its own: the window or container places it",
            at: span)
    }

    static func placedArrangedView(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.placedArrangedView.code, .error,
            "the stack view places this view: it takes no 'frame', and in 'pin' nothing but a number for width or height",
            at: span)
    }

    static func tableTwice(_ owner: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.tableTwice.code, .error,
            "properties of the table stand in '\(owner)' or in its 'view', not in both", at: span)
    }

    static func rowsTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            HierarchyCodes.rowsTwice.code, .error, "a table has 'rows' or 'sections', not both", at: span,
            notes: [Note("its rows stand here", at: first)])
    }
}
