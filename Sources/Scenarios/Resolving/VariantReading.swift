import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// Reads one variant: the tree of one combination, and its changes over time.
struct VariantReading {
    let combination: MatrixCombination
    let claims: Claims
    let span: SourceSpan
    let catalog: DeviceCatalog

    func read() -> ReadVariant {
        var decoder = ScenarioDecoder(catalog: catalog)
        var own = ScenarioDraft()
        decoder.decodeObject(combination.tree, into: &own, BlockKeys.all)
        var variant = ReadVariant(combination: combination, datedUses: decoder.context.datedUses)
        variant.problems = decoder.diagnostics
        guard let environment = environment(own.environment, &variant), let root = own.root else { return variant }
        variant.problems += wrappedTexts(decoder.context.singleLines, environment)
        let app = App(root, changes: changes(own.changes, decoder.context.elements, environment.os, &variant))
        variant.variant = Variant(
            coordinates: combination.coordinates, title: combination.title, environment: environment, app: app,
            expectations: claims.expectations(for: combination.coordinates),
            callbacks: claims.callbacks(for: combination.coordinates))
        return variant
    }

    /// Where the app runs; nil without a device, or on a version that the device never ran.
    private func environment(_ draft: EnvironmentDraft, _ variant: inout ReadVariant) -> Environment? {
        guard let device = draft.device else {
            if combination.tree["device"] == nil {
                variant.problems.append(ScenarioCodes.schema.missingKey("device", of: "scenario", at: span))
            }
            return nil
        }
        let os = draft.os?.value ?? device.newestOS
        if let given = draft.os, !device.hasRun(given.value) {
            variant.impossible = ImpossibleCombination(device: device, version: given)
            return nil
        }
        return Environment(
            device: device, orientation: draft.orientation, os: os, layoutDirection: draft.layoutDirection,
            isStatusBarHidden: draft.statusBar.isHidden, statusBarHeight: draft.statusBar.height, window: draft.window,
            app: draft.app, contentSizeCategory: draft.contentSizeCategory,
            isDisplayZoomed: draft.isDisplayZoomed, keyboardHeight: draft.keyboardHeight)
    }

    /// Texts that the reader's text size may break into several lines, as labels of cells do from iOS 11.
    private func wrappedTexts(_ cells: [Located<String>], _ environment: Environment) -> [Diagnostic] {
        let category = environment.contentSizeCategory
        guard category.isAccessibilityCategory, environment.os >= OSVersion(11) else { return [] }
        return cells.map { .textMayWrap($0, at: category) }
    }

    /// The whole tree anew for each phase with settings; later phases keep what earlier ones set.
    private func changes(
        _ drafts: [ChangeDraft], _ elements: [NamedElement], _ os: OSVersion, _ variant: inout ReadVariant
    ) -> [App.Change] {
        var overlay = Overlay(combination.tree, elements: elements)
        var settings: [ScenarioContext.Setting] = []
        var changes: [App.Change] = []
        for phase in Phase.allCases where drafts.contains(where: { $0.phase == phase }) {
            for setting in drafts.filter({ $0.phase == phase }).flatMap({ $0.settings }) {
                guard let path = overlay.set(setting) else { continue }
                settings.append(ScenarioContext.Setting(steps: path.steps, phase: phase))
                if !path.isOfElement { variant.problems.append(.notChangeable(setting.path, at: setting.span)) }
            }
            var decoder = ScenarioDecoder(catalog: catalog, settings: settings)
            var draft = ScenarioDraft()
            decoder.decodeObject(overlay.tree, into: &draft, BlockKeys.all)
            variant.problems += decoder.diagnostics
            if let root = draft.root { changes.append(App.Change(at: phase, root)) }
        }
        variant.problems += overlay.diagnostics
        return changes
    }
}

extension Device {
    /// True when the device ran a version; a bare major version stands for all of it, "11" for 11.0.1 as well.
    fileprivate func hasRun(_ version: OSVersion) -> Bool {
        let isBare = version.minor == 0 && version.patch == 0
        return runs(version) || (isBare && version.major == firstOS.value.major)
    }
}
