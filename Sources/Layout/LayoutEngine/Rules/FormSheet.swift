import Geometry

/// Form sheets in windows of regular width: in the middle, smaller than the window.
enum FormSheet {
    static let usual = Rule(
        "presentation.form-sheet-size", .before(16), .observed,
        evidence: ["View Controller Presentation Changes in iOS and iPadOS 16"])

    static let byScreen = Rule(
        "presentation.form-sheet-size-by-screen", .from(16), .inferred,
        evidence: ["uikit-form-sheet", "ouc-pad-form-sheet", "ehviewer-form-sheet"])

    static let top = Rule(
        "presentation.form-sheet-top", .from(26), .observed, evidence: ["ouc-pad-form-sheet", "ssheet-form-large"])

    /// The frame in the middle of the window, no larger than it; from iOS 26 on with 10 points more above.
    static func frame(
        _ label: String, _ preferred: Size?, _ environment: Environment, _ window: DerivedRect
    ) -> DerivedRect {
        let size = size(label, preferred, environment, window)
        let (x, width) = Presentation.middle("\(label).frame.x", window.width, of: size.width, Presentation.formSheet)
        let path: PathName = "\(label).frame.y"
        let (y, height) = Presentation.middle(path, window.height, of: size.height, Presentation.formSheet)
        let frame = DerivedRect(x: x, y: y, width: width, height: height)
        return Presentation.isModern(environment) ? raised(frame, label, window) : frame
    }

    private static func raised(_ frame: DerivedRect, _ label: String, _ window: DerivedRect) -> DerivedRect {
        let more = Quantity.stated(.term(.howMuchHigherTheSheetBegins), top, 10)
        let y = frame.y.named(.term(.middleOfTheWindow))
        let height = Quantity.sum(.term(.heightWithWhatIsAbove), top, [frame.height, more])
        var raised = frame
        raised.y = .nonNegativeSum(.path("\(label).frame.y"), top, [y], minus: [more])
        raised.height = .minimum(.path("\(label).frame.height"), top, [height, window.height])
        return raised
    }

    /// The size without what is above, no larger than the window.
    private static func size(
        _ label: String, _ preferred: Size?, _ environment: Environment, _ window: DerivedRect
    ) -> DerivedSize {
        let wanted = preferred.map { asked($0) } ?? standard(in: environment)
        func extent(_ wanted: Quantity, _ available: Quantity, _ path: PathName) -> Quantity {
            let least = wanted.value > available.value ? available : wanted
            return least.renamed(as: .path(path), by: Presentation.formSheet)
        }
        return DerivedSize(
            width: extent(wanted.width, window.width, "\(label).frame.width"),
            height: extent(wanted.height, window.height, "\(label).frame.height"))
    }

    private static func asked(_ size: Size) -> DerivedSize {
        DerivedSize(
            width: .input("preferredContentSize", size.width, default: .nan),
            height: .input("preferredContentSize", size.height, default: .nan))
    }

    /// The size of a sheet that asks for none: by the longer side of the screen from iPadOS 16 on.
    private static func standard(in environment: Environment) -> DerivedSize {
        guard environment.os.major >= 16 else { return stated(Size(width: 540, height: 620), usual) }
        let screen = environment.derivedScreenSize
        let longer = max(screen.width.value, screen.height.value)
        if environment.decide(.screenIsSmall, longer <= 1024) { return stated(Size(width: 540, height: 600), byScreen) }
        return stated(longer >= 1590 ? Size(width: 620, height: 680) : Size(width: 580, height: 640), byScreen)
    }

    private static func stated(_ size: Size, _ rule: Rule) -> DerivedSize {
        DerivedSize(
            width: .stated(.term(.widthOfAFormSheet), rule, size.width),
            height: .stated(.term(.heightOfAFormSheet), rule, size.height))
    }
}
