import DataTree
package import Diagnostics
import Geometry
package import LayoutEngine
import Schema

/// The problems of the variants of a scenario and of its changes over time.
package enum VariantCodes {
    static let axisWithoutValues = DiagnosticKind(
        "scenario/axis-without-values", .error, example: .scenario("root: {viewController: {}}", "matrix: {os: 12}"))
    static func axisWithoutValues(_ path: String, found: DataNode) -> Diagnostic {
        let fixIts =
            found.text.map { [FixIt.replace(found.span, old: $0, with: "[\($0)]", .certain)] } ?? []
        return Diagnostic(
            axisWithoutValues,
            "the axis '\(path)' takes a list of values, not \(found.foundPhrase)", at: found.span,
            fixIts: fixIts)
    }

    static let tooManyVariants = DiagnosticKind("scenario/too-many-variants", .error, example: manyVariantsExample)
    static func tooManyVariants(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(tooManyVariants, "the matrix has more than \(limit) combinations, so none is shown", at: span)
    }

    static let notChangeable = DiagnosticKind(
        "scenario/not-changeable", .error,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            changes:
              - at: viewWillAppear
                set: {orientation: landscape}
            """)
    static func notChangeable(_ path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            notChangeable,
            "'\(path)' is not part of the app and cannot change in a callback; set it at the top level", at: span)
    }

    static let osNeverRan = DiagnosticKind(
        "scenario/os-never-ran", .error, example: .scenario("os: 10", "root: {viewController: {}}"))
    static func osNeverRan(_ version: Located<OSVersion>, on device: Device, at span: SourceSpan) -> Diagnostic {
        let run = KnownVersions.run(by: device).map { "\($0)" }
        return Diagnostic(
            osNeverRan,
            "the \(device.name) never ran iOS \(version.value); it ran \(run.joined(separator: ", "))", at: span,
            notes: span == version.span ? [] : [Diagnostic.Note("the version is given here", at: version.span)])
    }

    static let hingeStatus = DiagnosticKind(
        "scenario/hinge-status", .error,
        example: .scenario("hinge: partiallyOpen", "root: {viewController: {}}"))
    /// A status that the hinge of a display never has, or of a device without a hinge.
    ///
    /// - Parameter catalog: the devices among which those with the status are looked for.
    static func hingeStatus(
        _ hinge: Located<HingeStatus>, of device: Device, in catalog: DeviceCatalog, at span: SourceSpan
    ) -> Diagnostic {
        let others = catalog.devices.filter {
            $0.foldable?.value.hingeStatuses.contains(hinge.value) == true
        }.map { $0.name }
        let problem: Message =
            if let own = device.foldable?.value.hingeStatuses.map({ "'\($0.rawValue)'" }) {
                "the \(device.name) is not used with its hinge '\(hinge.value.rawValue)', only \(own.listed(or: true))"
            } else {
                "the \(device.name) has no hinge; leave out 'hinge'"
            }
        var notes = [Diagnostic.Note("devices with '\(hinge.value.rawValue)': \(others.quoted)")]
        if span != hinge.span { notes.append(Diagnostic.Note("the hinge is set here", at: hinge.span)) }
        return Diagnostic(hingeStatus, problem, at: span, notes: others.isEmpty ? Array(notes.dropFirst()) : notes)
    }

    static let windowOffScreen = DiagnosticKind(
        "scenario/window-off-screen", .error,
        example: .scenario("window: {frame: [375, 0, 320, 480]}", "root: {viewController: {}}"))
    /// A window of which no part is on the screen as it is held.
    static func windowOffScreen(
        _ window: Located<Rect>, in environment: Environment, at span: SourceSpan
    ) -> Diagnostic {
        let (frame, size) = (window.value, environment.screenSize)
        let (place, screen) = (list(of: frame), list(of: Rect(origin: .zero, size: size)))
        let notes = span == window.span ? [] : [Diagnostic.Note("the window is set here", at: window.span)]
        return Diagnostic(
            windowOffScreen,
            "no part of the window \(place) is on the screen of the \(environment.device.name), which is \(screen) here; "
                + "move it there, or leave out 'window'",
            at: span, notes: notes)
    }

    /// "[0, 0, 320, 480]".
    private static func list(of frame: Rect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        return "[\(numbers.map { DecimalText.string($0) }.joined(separator: ", "))]"
    }

    static let notInVersion = DiagnosticKind(
        "scenario/not-in-version", .warning,
        example: """
            id: a
            device: iPhone 6
            os: 10
            root: {viewController: {additionalSafeAreaInsets: {top: 10}}}
            """)
    static func notInVersion(_ name: String, versions: OSRange, os: OSVersion, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            notInVersion,
            "'\(name)' does nothing here: it exists in iOS \(versions), and the scenario runs iOS \(os)", at: span)
    }

    static let notModelled = DiagnosticKind(
        "scenario/not-modelled", .error,
        example: """
            id: a
            device: iPad Air 11-inch (M2)
            os: 18
            root: {tabBarController: {viewController: {}}}
            """)
    static func notModelled(_ limit: ModelLimit, in environment: Environment, at span: SourceSpan) -> Diagnostic {
        let place: Message = "the \(environment.device.name) with iOS \(environment.os)"
        let consequence: Message =
            switch limit {
            case .windowInsets, .statusBarHeight:
                "this has not been published; values that depend on it are not modelled"
            case .itemLongerThanLine:
                "make 'itemSize' or 'sectionInset' smaller; until then the position of the item is a guess"
            case .foldingSheet:
                "this has not been published; use 'modalPresentationStyle: pageSheet' at the large detent, or 'fullScreen'"
            case .sizeClasses:
                "this has not been published; use 'modalPresentationStyle: fullScreen' or another device"
            case .panes:
                "only panes of iPhone Duo are known, in a window that fills the screen of iOS 27.1 or later; elsewhere, place "
                    + "child 'viewController's with a 'frame'"
            case .horizontalBars:
                "this has been published for the whole inner display only; leave 'preferredVerticalBarBehavior' out here"
            case .horizontalToolbarItem:
                "this has not been published, so the item has no 'axis'; one with an 'image', without 'customView' and "
                    + "'horizontalOnly', moves to the column"
            case .barsInPane: "put the arrangement into the navigation or tab bar controller, not the other way round"
            case .detentOfNarrowSheet, .lowDetent:
                "use another detent, such as 'large', or place a child 'viewController' with a 'frame'"
            default: "this has not been published; numbers that depend on it are computed without it"
            }
        return Diagnostic(
            notModelled.code, limit.hasNoNumbers ? .error : .warning, "on \(place) \(limit.phrase)",
            at: span, notes: [Diagnostic.Note(consequence)])
    }

    static let textMayWrap = DiagnosticKind(
        "scenario/text-may-wrap", .warning,
        example: .scenario(
            "contentSizeCategory: accessibilityLarge",
            "root: {tableViewController: {rows: 3, cells: [{text: Notifications}]}}"))
    static func textMayWrap(_ cell: Located<String>, at category: ContentSizeCategory) -> Diagnostic {
        Diagnostic(
            textMayWrap,
            "the text of '\(cell.value)' may need several lines at '\(category.rawValue)', but its row has room for one",
            at: cell.span, notes: [Diagnostic.Note("give the cell its 'height', or the table 'selfSizedHeight'")])
    }

    /// An example with three axes of six values each.
    private static let manyVariantsExample: String = {
        let values = "[0, 1, 2, 3, 4, 5]"
        let top = "id: a\ndevice: iPhone X\nroot: {viewController: {}}\n"
        let axes = ["top", "left", "right"].map { "  vc.additionalSafeAreaInsets.\($0): \(values)" }
        return top + "matrix:\n" + axes.joined(separator: "\n")
    }()

    package static let all: [DiagnosticKind] = [
        axisWithoutValues, hingeStatus, notChangeable, notInVersion, notModelled, osNeverRan, textMayWrap,
        tooManyVariants, windowOffScreen,
    ]
}

extension ModelLimit {
    /// Warnings about what the layout of an app needs and nobody published.
    package static func problems(of app: App, in environment: Environment, at span: SourceSpan) -> [Diagnostic] {
        modelLimits(of: app, in: environment).map { VariantCodes.notModelled($0, in: environment, at: span) }
    }

    /// Whether all numbers depend on the limit.
    fileprivate var hasNoNumbers: Bool {
        [.detentOfNarrowSheet, .lowDetent, .sizeClasses, .foldingSheet, .horizontalBars, .panes, .barsInPane]
            .contains(self)
    }

    /// A clause that names the unknown quantity, for the end of a sentence.
    fileprivate var phrase: Message {
        switch self {
        case .windowInsets: "it is not known how much of the window's edges the hardware covers"
        case .statusBarHeight: "the height of the status bar is not known"
        case .sizeClasses: "it is not known which size classes the window has, or how it adapts"
        case .tabBarStrip:
            "the height of the tab bar at the top is not known, nor is it known where content without a navigation bar begins"
        case .toolbarAboveTabBar: "it is not known where a toolbar above a tab bar is"
        case .keyboardUnderNever:
            "it is not known whether a table with the behaviour 'never' keeps clear of the keyboard"
        case .undockedKeyboard:
            "it is not known whether a table view controller keeps clear of a keyboard that is not docked"
        case .formSheetAboveKeyboard: "it is not known how far a form sheet moves up when the keyboard appears"
        case .detentOfNarrowSheet:
            "the height of a sheet at a lower detent is not known when the sheet is narrower than its window"
        case .lowDetent: "the height of a floating sheet with a detent between 150 and 200 points is not known"
        case .largeTitleTextSize: "it is not known how much a large title grows with the text size"
        case .olderDesign: "it is not known where bars are in the design used before iOS 26"
        case .itemLongerThanLine:
            "an item of a flow layout is longer than the space between its section's insets; UIKit calls the "
                + "behaviour undefined"
        case .flowLayoutDirection:
            "it is not known on which side the lines of a flow layout begin in right-to-left layouts, so they begin on the left"
        case .foldingSheet:
            "only page sheets at the large detent are known, in a window that fills the screen and with the vertical bar enabled"
        case .foldingBarContent:
            "the height of a navigation bar with a large title, a prompt or a search bar is not known"
        case .foldingWindow:
            "it is not known how much of a window that does not fill the screen is covered by the column"
        case .barsInHalf: "it is not known where bars are in a window beside another one"
        case .compatibilityWindow:
            "it is not known which window an app linked with an older SDK gets in this "
                + "orientation"
        case .horizontalBars: "it is not known where bars are that an app keeps out of the column"
        case .horizontalToolbarItem:
            "it is not known whether a toolbar item that does not move to the column is shown"
        case .panes: "it is not known how an arrangement view controller divides its view"
        case .barsInPane: "it is not known where the bars of a container in a pane are"
        }
    }
}
