import DataTree
import Diagnostics
import Geometry
import Languages
import LayoutEngine
import Schema

/// Builds one variant of a decoded tree: the environment in which its root is laid out, and the app's changes over time.
struct VariantBuilder {
    let decoded: DecodedTree
    /// The place of the block.
    let span: SourceSpan

    /// The variant without claims, or why there is none.
    ///
    /// - Parameter changes: the app's changes over time; called only if there is an app.
    func build(changes: (inout [Diagnostic]) -> [App.Change]) -> BuiltVariant {
        var result = BuiltVariant(datedUses: decoded.context.log.datedUses)
        guard let environment = environment(&result), let root = decoded.root else { return result }
        result.problems += wrappedTexts(environment)
        result.environment = environment
        let app = App(root, changes: changes(&result.problems))
        result.limits = modelLimits(of: app, in: environment)
        result.app = app
        return result
    }

    /// The environment of the app; nil without a device, or on a version that the device never ran.
    private func environment(_ result: inout BuiltVariant) -> Environment? {
        let draft = decoded.environment
        guard let device = draft.device else {
            if decoded.tree.lacks("device", among: BlockKeys.names) {
                result.problems.append(ScenarioCodes.schema.missingKey("device", of: "scenario", at: span))
            }
            return nil
        }
        if let version = draft.os, !device.hasRun(version.value) {
            result.impossible = .version(version, device)
            return nil
        }
        if let hinge = draft.hinge, device.foldable?.value.hingeStatuses.contains(hinge.value) != true {
            result.impossible = .hinge(hinge, device, catalog: decoded.context.catalog)
            return nil
        }
        let environment = Environment(
            device: device, orientation: draft.orientation, os: draft.os?.value ?? device.newestOS,
            layoutDirection: draft.layoutDirection, isStatusBarHidden: draft.statusBar.isHidden,
            statusBarHeight: draft.statusBar.height, window: draft.window, app: draft.app,
            contentSizeCategory: draft.contentSizeCategory, isDisplayZoomed: draft.isDisplayZoomed,
            keyboard: draft.keyboard, hinge: draft.hinge?.value)
        if let window = windowOffScreen(environment) {
            result.impossible = .window(window, environment)
            return nil
        }
        return environment
    }

    /// The frame of a window of which no part is on the screen; an empty one, as dumps have, is nowhere.
    private func windowOffScreen(_ environment: Environment) -> Located<Rect>? {
        guard let frame = decoded.environment.window.frame, frame.width > 0, frame.height > 0,
            frame.intersection(Rect(origin: .zero, size: environment.screenSize)) == nil
        else { return nil }
        return Located(frame, at: decoded.tree["window"]?["frame"]?.span ?? span)
    }

    /// Texts that the reader's text size may break into several lines, as labels of cells do from iOS 11.
    private func wrappedTexts(_ environment: Environment) -> [Diagnostic] {
        let category = environment.contentSizeCategory
        guard category.isAccessibilityCategory, environment.os >= OSVersion(11) else { return [] }
        return decoded.context.log.singleLines.map { VariantCodes.textMayWrap($0, at: category) }
    }
}

/// A combination of a matrix, or a scenario of a comparison, built.
struct BuiltVariant: Sendable {
    /// Every use of a key or word that some versions of iOS lack.
    let datedUses: [DatedUse]
    /// The environment; nil if the combination is impossible or could not be decoded.
    var environment: Environment?
    var app: App?
    var problems: [Diagnostic] = []
    /// The facts that the layout needs and that were never published.
    var limits: [ModelLimit] = []
    /// Why no device is in the state that the variant asks for; nil for a variant that can be.
    var impossible: Impossible?

    /// A combination of settings that no device has.
    enum Impossible: Sendable {
        /// A version of iOS that the device never ran.
        case version(Located<OSVersion>, Device)
        /// A status of the hinge in which the device does not show this display, or of a device without a hinge.
        case hinge(Located<HingeStatus>, Device, catalog: DeviceCatalog)

        /// A frame of the window outside of the screen.
        case window(Located<Rect>, Environment)

        /// The place of the setting that the device does not have.
        var span: SourceSpan {
            switch self {
            case .version(let version, _): version.span
            case .hinge(let hinge, _, _): hinge.span
            case .window(let window, _): window.span
            }
        }
    }

    init(datedUses: [DatedUse]) { self.datedUses = datedUses }

    /// The variant with the claims that hold in it.
    ///
    /// - Parameter tree: the variant as a scenario of its own.
    func variant(
        _ coordinates: [Variant.Coordinate], title: LocalizedText = LocalizedText(), verdict: Verdict? = nil,
        _ claims: Claims, tree: DataNode? = nil
    ) -> Variant? {
        guard let environment, let app else { return nil }
        return Variant(
            coordinates: coordinates, title: title, verdict: verdict, environment: environment, app: app,
            expectations: claims.expectations(for: coordinates), callbacks: claims.callbacks(for: coordinates),
            constraintClaims: claims.constraintClaims(for: coordinates), tree: tree)
    }
}

extension Device {
    /// Whether the device ran a version; a bare major version includes all its minor versions, "11" also 11.0.1.
    fileprivate func hasRun(_ version: OSVersion) -> Bool {
        let isBare = version.minor == 0 && version.patch == 0
        return runs(version) || (isBare && version.major == firstOS.value.major)
    }
}
