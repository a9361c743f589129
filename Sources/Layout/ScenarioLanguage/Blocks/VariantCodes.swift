import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with the variants of a scenario and with its changes over time.
package enum VariantCodes {
    static let axisWithoutValues = DocumentedCode(
        DiagnosticCode("scenario/axis-without-values"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: 12}
            """)

    static let tooManyVariants = DocumentedCode(
        DiagnosticCode("scenario/too-many-variants"),
        example: manyVariantsExample)

    static let notChangeable = DocumentedCode(
        DiagnosticCode("scenario/not-changeable"),
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
        example: """
            id: a
            device: iPhone X
            os: 10
            root: {viewController: {}}
            """)

    static let notInVersion = DocumentedCode(
        DiagnosticCode("scenario/not-in-version"),
        example: """
            id: a
            device: iPhone 6
            os: 10
            root: {viewController: {additionalSafeAreaInsets: {top: 10}}}
            """)

    static let textMayWrap = DocumentedCode(
        DiagnosticCode("scenario/text-may-wrap"),
        example: """
            id: a
            device: iPhone X
            contentSizeCategory: accessibilityLarge
            root: {tableViewController: {rows: 3, cells: [{text: Notifications}]}}
            """)

    static let notModelled = DocumentedCode(
        DiagnosticCode("scenario/not-modelled"),
        example: """
            id: a
            device: iPad Air 11-inch (M2)
            os: 18
            root: {tabBarController: {viewController: {}}}
            """)

    /// Three axes of six values each.
    private static let manyVariantsExample: String = {
        let values = "[0, 1, 2, 3, 4, 5]"
        let top = "id: a\ndevice: iPhone X\nroot: {viewController: {}}\n"
        let axes = ["top", "left", "right"].map { "  vc.additionalSafeAreaInsets.\($0): \(values)" }
        return top + "matrix:\n" + axes.joined(separator: "\n")
    }()

    package static let documented = [
        axisWithoutValues, tooManyVariants, notChangeable, osNeverRan, notInVersion, notModelled,
        textMayWrap,
    ]
}

extension Diagnostic {
    static func axisWithoutValues(_ path: String, found: DataNode) -> Diagnostic {
        let fixIts =
            found.text.map { [FixIt.replace(found.span, old: $0, with: "[\($0)]", .certain)] } ?? []
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

    static func notModelled(_ limit: ModelLimit, in environment: Environment, at span: SourceSpan) -> Diagnostic {
        let place: Message = "the \(environment.device.name) with iOS \(environment.os)"
        let consequence: Message =
            limit.hasNoNumbers
            ? "take the detent 'large', or place a child 'viewController' with a 'frame'"
            : "nobody published it; numbers that depend on it leave it out of account"
        return Diagnostic(
            VariantCodes.notModelled.code, limit.hasNoNumbers ? .error : .warning, "on \(place) \(limit.phrase)",
            at: span, notes: [Note(consequence)])
    }

    static func textMayWrap(_ cell: Located<String>, at category: ContentSizeCategory) -> Diagnostic {
        Diagnostic(
            VariantCodes.textMayWrap.code, .warning,
            "the text of '\(cell.value)' may take several lines at '\(category.rawValue)', but its row is as high as one",
            at: cell.span, notes: [Note("give the cell its 'height', or the table 'selfSizedHeight'")])
    }
}

extension ModelLimit {
    /// True where all numbers depend on it.
    fileprivate var hasNoNumbers: Bool { self == .detentOfNarrowSheet || self == .lowDetent }

    /// What is not known, as the end of a sentence.
    fileprivate var phrase: Message {
        switch self {
        case .tabBarStrip:
            "it is not known how high the tab bar at the top is, nor where content without a navigation bar begins"
        case .toolbarAboveTabBar: "it is not known where a toolbar lies that has a tab bar below it"
        case .keyboardUnderNever:
            "it is not known whether a table with the behaviour 'never' keeps clear of the keyboard"
        case .undockedKeyboard:
            "it is not known whether a table view controller keeps clear of a keyboard that is not docked"
        case .detentOfNarrowSheet:
            "it is not known how high a sheet is at a lower detent that is narrower than its window"
        case .lowDetent: "it is not known how high a floating sheet is whose detent is below 200 points"
        case .largeTitleTextSize: "it is not known by how much a large title grows with the text"
        case .olderDesign: "it is not known where bars of the design before iOS 26 lie"
        case .flowLayoutDirection:
            "it is not known on which side the lines of a flow layout begin from right to left, so they begin on the left"
        }
    }
}
