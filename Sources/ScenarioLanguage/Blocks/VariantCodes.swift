import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with the variants of a scenario and with its changes over time.
package enum VariantCodes {
    static let axisWithoutValues = DocumentedCode(
        DiagnosticCode("scenario/axis-without-values"),
        "An axis of the matrix has no list of values; write one, even for a single value.",
        chinese: "matrix 的某个轴没有取值列表；即使只有一个值也要写成列表。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: 12}
            """)

    static let tooManyVariants = DocumentedCode(
        DiagnosticCode("scenario/too-many-variants"),
        "The axes of a matrix have more combinations than anybody looks at.",
        chinese: "matrix 各轴的组合数过多。",
        example: manyVariantsExample)

    static let notChangeable = DocumentedCode(
        DiagnosticCode("scenario/not-changeable"),
        "A change sets something outside the app, such as the device.",
        chinese: "changes 设置了应用之外的东西，例如设备。",
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            changes:
              - at: viewWillAppear
                set: {orientation: landscape}
            """)

    static let osNeverRan = DocumentedCode(
        DiagnosticCode("scenario/os-never-ran"),
        "The device never ran this version of iOS.",
        chinese: "该设备从未运行过这个 iOS 版本。",
        example: """
            id: a
            device: iPhone X
            os: 10
            root: {viewController: {}}
            """)

    static let notInVersion = DocumentedCode(
        DiagnosticCode("scenario/not-in-version"),
        "A property does nothing, because no version of iOS in the scenario has it.",
        chinese: "场景中的 iOS 版本都没有这个属性，因此它不起作用。",
        example: """
            id: a
            device: iPhone 6
            os: 10
            root: {viewController: {additionalSafeAreaInsets: {top: 10}}}
            """)

    static let textMayWrap = DocumentedCode(
        DiagnosticCode("scenario/text-may-wrap"),
        "A cell's text may break into several lines at an accessibility size, which would make its row higher.",
        chinese: "在辅助功能字号下，单元格的文字可能折成多行，行高会随之增大。",
        example: """
            id: a
            device: iPhone X
            contentSizeCategory: accessibilityLarge
            root: {tableViewController: {rows: 3, cells: [{text: Notifications}]}}
            """)

    /// Three axes of six values each.
    private static let manyVariantsExample: String = {
        let values = "[0, 1, 2, 3, 4, 5]"
        let top = "id: a\ndevice: iPhone X\nroot: {viewController: {}}\n"
        let axes = ["top", "left", "right"].map { "  vc.additionalSafeAreaInsets.\($0): \(values)" }
        return top + "matrix:\n" + axes.joined(separator: "\n")
    }()

    package static let documented = [
        axisWithoutValues, tooManyVariants, notChangeable, osNeverRan, notInVersion, textMayWrap,
    ]
}

extension Diagnostic {
    static func axisWithoutValues(_ path: String, found: DataNode) -> Diagnostic {
        let fixIts =
            found.text.map { [FixIt.replace(found.span, old: $0, with: "[\($0)]")] } ?? []
        return Diagnostic(
            VariantCodes.axisWithoutValues.code, .error,
            "the axis '\(path)' takes a list of values, but there is \(found.foundPhrase)", at: found.span,
            fixIts: fixIts)
    }

    static func tooManyVariants(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            VariantCodes.tooManyVariants.code, .error,
            "the matrix has more than \(limit) combinations, and none is shown",
            at: span)
    }

    static func notChangeable(_ path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            VariantCodes.notChangeable.code, .error,
            "'\(path)' lies outside the app and does not change at a callback; set it at the top", at: span)
    }

    static func osNeverRan(_ version: Located<OSVersion>, on device: Device, at span: SourceSpan) -> Diagnostic {
        let run = KnownVersions.run(by: device).map { "\($0)" }
        return Diagnostic(
            VariantCodes.osNeverRan.code, .error,
            "the \(device.name) never ran iOS \(version.value); it ran \(run.joined(separator: ", "))", at: span,
            notes: span == version.span ? [] : [Note("the version is given here", at: version.span)])
    }

    static func notInVersion(_ name: String, versions: OSRange, os: OSVersion, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            VariantCodes.notInVersion.code, .warning,
            "'\(name)' does nothing here: it exists in iOS \(versions), and the scenario runs iOS \(os)", at: span)
    }

    static func textMayWrap(_ cell: Located<String>, at category: ContentSizeCategory) -> Diagnostic {
        Diagnostic(
            VariantCodes.textMayWrap.code, .warning,
            "the text of '\(cell.value)' may take several lines at '\(category.rawValue)', but its row is as high as one",
            at: cell.span, notes: [Note("give the cell its 'height', or the table 'selfSizedHeight'")])
    }
}
