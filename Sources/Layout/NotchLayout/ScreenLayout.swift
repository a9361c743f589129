import Diagnostics
import LayoutEngine
import ScenarioLanguage

/// The values of a screen on one device, in one orientation, on one system.
public struct ScreenLayout: Sendable {
    /// The device's name in the catalog, such as "iPhone X".
    public let device: String
    /// "portrait", "landscapeLeft" or another name of UIKit's.
    public let orientation: String
    /// The iOS version, such as "11" or "26.1".
    public let os: String
    private let result: LayoutResult

    init(_ variant: Variant) {
        result = layOut(variant.app, in: variant.environment)
        device = variant.environment.device.name
        orientation = variant.environment.orientation.rawValue
        os = variant.environment.os.description
    }

    /// A moment in the life of a view controller.
    public enum Phase: String, CaseIterable, Sendable {
        case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewSafeAreaInsetsDidChange
        case viewWillLayoutSubviews, viewDidLayoutSubviews
        /// Everything has settled.
        case viewDidAppear
    }

    /// All settled values of named views, controllers and bars, in tree order.
    public var values: [LayoutValue] {
        var trust = Trust(in: result.environment)
        return NamedValue.everything(in: result.settled).map { LayoutValue($0.path, $0.value, &trust) }
    }

    /// The value at a path, such as "table.adjustedContentInset", "table.frame.maxY" or "navigationBar.frame".
    ///
    /// - Throws: if nothing of that name exists, or the system has no such phase; the message lists the existing names.
    public func value(at path: String, phase: Phase = .viewDidAppear) throws(ScreenError) -> LayoutValue {
        let file = ScreenError.file(path, named: "path")
        let parsed = ValuePath.parse(path, at: file.span)
        var diagnostics = parsed.diagnostics
        if let valuePath = parsed.value, let phase = LayoutEngine.Phase(rawValue: phase.rawValue) {
            let found = ScenarioLanguage.value(at: valuePath, phase: phase, in: result, span: file.span)
            if let value = found.unwrap(into: &diagnostics) {
                var trust = Trust(in: result.environment)
                return LayoutValue(path, value, &trust)
            }
        }
        throw ScreenError(problems: diagnostics.map { .init($0, in: file) })
    }
}
