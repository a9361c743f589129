import DataTree
import Geometry
import LayoutEngine
import ScenarioLanguage

/// Builds a device from its written values and from its base device.
struct DeviceBuilder {
    private let draft: DeviceDraft
    private let base: Device?
    private let provenance: Provenance
    private let file: String?

    /// - Parameter file: the file of a content folder that adds the device; nil for the tool's own.
    init(_ draft: DeviceDraft, addedBy file: String?) {
        self.draft = draft
        self.file = file
        base = draft.base
        provenance = draft.provenance
    }

    /// The device; nil if a required value is missing.
    var device: Device? {
        guard let name = draft.name?.value, let family = draft.family ?? base?.family,
            let firstOS = measured(draft.versions?.map { $0.first }) ?? base?.firstOS, let screen
        else { return nil }
        let amended = draft.isAmendment ? base : nil
        let id = amended?.id ?? draft.id?.value ?? Self.id(from: name)
        let (before26, from26) = (metrics(before26: true, firstOS), metrics(before26: false, firstOS))
        guard !id.isEmpty, hasInsets(before26) || hasInsets(from26) else { return nil }
        return Device(
            id: id, names: (amended?.names ?? [name]) + draft.otherNames.map { $0.value },
            modelIdentifiers: measured(draft.modelIdentifiers) ?? Measured([], provenance), family: family,
            year: year(firstOS.value), firstOS: firstOS, lastOSMajor: lastMajor, screen: screen,
            cutout: cutout(on: screen),
            homeIndicator: measured(draft.homeIndicator) ?? base?.homeIndicator ?? Measured(nil, provenance),
            foldable: measured(draft.foldable) ?? base?.foldable,
            sizeClasses: measured(draft.sizeClasses, else: base?.sizeClasses),
            sideMargin: measured(draft.sideMargin, else: base?.sideMargin), metricsBefore26: before26,
            metrics26: from26, changes: changes,
            simulatorBody: measured(draft.simulatorBody) ?? (hasScreenOfBase ? base?.simulatorBody : nil),
            notes: draft.notes ?? amended?.notes ?? "", addedBy: amended.map { $0.addedBy } ?? file)
    }

    /// "iphone-18-pro" for "iPhone 18 Pro"; empty for a name without Latin letters and digits.
    static func id(from name: String) -> String {
        name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == ".") }.joined(separator: "-")
    }

    private func measured<Value: Hashable>(_ written: Written<Value>?) -> Measured<Value>? {
        written?.measured(by: provenance)
    }

    /// The written values; missing ones come from the base device.
    private func measured<Value: Hashable>(
        _ written: Oriented<Value>, else inherited: ByOrientation<Measured<Value>?>?
    ) -> ByOrientation<Measured<Value>?> {
        ByOrientation(
            portrait: measured(written.portrait) ?? inherited?.portrait,
            landscape: measured(written.landscape) ?? inherited?.landscape)
    }

    // MARK: - Release and versions

    private var lastMajor: Int? {
        draft.versions.map { $0.value.lastMajor } ?? base?.lastOSMajor
    }

    /// The year before the version's number from 26 on, and 2006 years after it before.
    private func year(_ firstOS: OSVersion) -> Measured<Int> {
        if let year = measured(draft.year) { return year }
        if draft.versions == nil, let base { return base.year }
        return .inferred(firstOS.major >= 26 ? 1999 + firstOS.major : 2006 + firstOS.major, "year of its first version")
    }

    // MARK: - Screen and cutout

    /// Whether the screen has the size and scale of the base device.
    private var hasScreenOfBase: Bool {
        guard let screen = base?.screen else { return false }
        return (draft.screen?.value ?? screen.size) == screen.size && (draft.scale ?? screen.scale) == screen.scale
    }

    private var screen: Screen? {
        guard let size = draft.screen?.value ?? base?.screen.size, let scale = draft.scale ?? base?.screen.scale,
            let radius = measured(draft.cornerRadius) ?? base?.screen.cornerRadius
        else { return nil }
        let image = Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        let inheritsCorners = draft.cornerRadius == nil
        return Screen(
            size: size, scale: scale,
            provenance: measured(draft.screen)?.provenance ?? (draft.scale == nil ? base?.screen.provenance : nil)
                ?? provenance,
            panel: measured(draft.panel) ?? (hasScreenOfBase ? base?.screen.panel : nil)
                ?? .inferred(image, "pixels of the image"),
            cornerRadius: radius,
            leftCornerRadius: measured(draft.leftCornerRadius)
                ?? (inheritsCorners ? base?.screen.leftCornerRadius : nil),
            cornerMask: measured(draft.cornerMask) ?? (inheritsCorners ? base?.screen.cornerMask : nil))
    }

    /// The written cutout, or the cutout of the base device; an island stays in the middle.
    private func cutout(on screen: Screen) -> Measured<Cutout> {
        if let written = draft.cutout?.map({ $0.cutout(by: provenance) }) { return written.measured(by: provenance) }
        guard let base else { return Measured(.none, provenance) }
        let moved = (screen.size.width - base.screen.size.width) / 2
        guard case .island(let opening) = base.cutout.value, moved != 0 else { return base.cutout }
        let frame = opening.frame.offset(by: Point(x: moved, y: 0))
        return .inferred(
            .island(Cutout.Opening(frame: frame, cornerRadius: opening.cornerRadius)),
            "moved to the middle of the screen")
    }

    // MARK: - Metrics

    /// The metrics of a generation of versions; nil when the device runs none of it.
    private func metrics(before26: Bool, _ firstOS: Measured<OSVersion>) -> ByOrientation<Metrics>? {
        let runsThese = before26 ? firstOS.value.major < 26 : (lastMajor ?? 26) >= 26
        guard runsThese else { return nil }
        let inherited = (before26 ? base?.metricsBefore26 : base?.metrics26) ?? base?.metrics26 ?? base?.metricsBefore26
        func oriented(_ orientation: InterfaceOrientation) -> Metrics {
            var metrics = inherited?[orientation] ?? Metrics()
            for written in [draft.metrics, before26 ? draft.metricsBefore26 : draft.metrics26] {
                apply(written, to: &metrics, in: orientation)
            }
            return metrics
        }
        return ByOrientation(portrait: oriented(.portrait), landscape: oriented(.landscapeRight))
    }

    /// Replaces metrics by the values written for an orientation.
    private func apply(_ written: MetricsDraft, to metrics: inout Metrics, in orientation: InterfaceOrientation) {
        if let insets = measured(written.safeAreaInsets[orientation]) { metrics.replaceSafeAreaInsets(by: insets) }
        for (length, values) in written.lengths {
            guard let value = measured(values[orientation]) else { continue }
            if draft.isAmendment, length == .statusBarHeight, written.safeAreaInsets[orientation] == nil {
                metrics.moveSafeAreaTop(withStatusBar: value.value)
            }
            metrics[length] = value
        }
    }

    private func hasInsets(_ metrics: ByOrientation<Metrics>?) -> Bool {
        metrics?.portrait.safeAreaInsets != nil || metrics?.landscape.safeAreaInsets != nil
    }

    // MARK: - Changes

    /// Inherited changes of values that are not overridden, then the changes of this device.
    private var changes: [MetricChange] {
        (base?.changes ?? []).compactMap { remainder(of: $0) } + draft.changes.compactMap { change($0.value) }
    }

    /// The rest of an inherited change whose metric is written for one orientation; nil where it is written for both.
    private func remainder(of change: MetricChange) -> MetricChange? {
        let written = [draft.metrics, change.os.lower.major < 26 ? draft.metricsBefore26 : draft.metrics26]
        func holds(in orientation: InterfaceOrientation) -> Bool {
            let isWritten = written.contains { $0.hasValue(of: change.quantity.metric, in: orientation) }
            return change.scope.includes(orientation) && !isWritten
        }
        let scope: MetricChange.Scope
        switch (holds(in: .portrait), holds(in: .landscapeRight)) {
        case (true, true): scope = .everywhere
        case (true, false): scope = .portrait
        case (false, true): scope = .landscape
        case (false, false): return nil
        }
        return MetricChange(change.quantity, scope, change.os, change.value)
    }

    /// The change; nil if a part is missing.
    private func change(_ draft: MetricChangeDraft) -> MetricChange? {
        guard let metric = draft.metric, let value = measured(draft.value) else { return nil }
        let range = OSRange(from: draft.from ?? OSVersion(KnownVersions.majors[0]), before: draft.before)
        return MetricChange(metric, draft.scope, range, value)
    }
}

extension Metrics {
    /// The insets whose top the status bar fills, moved with the bar to another height.
    fileprivate mutating func moveSafeAreaTop(withStatusBar height: Double) {
        guard let insets = safeAreaInsets?.value, let old = self[.statusBarHeight]?.value, old == insets.top, old > 0,
            height != old
        else { return }
        let moved = Insets(top: height, left: insets.left, bottom: insets.bottom, right: insets.right)
        replaceSafeAreaInsets(by: .inferred(moved, "moved with the status bar"))
    }

    /// Replaces the insets, and moves the bars at their top with them: the status bar that fills them, the bar below it.
    fileprivate mutating func replaceSafeAreaInsets(by insets: Measured<Insets>) {
        if let old = safeAreaInsets?.value.top, old != insets.value.top {
            let moved = insets.value.top - old
            if let height = self[.statusBarHeight], height.value == old, old > 0 {
                self[.statusBarHeight] = .moved(height, by: moved)
            }
            if let top = self[.navigationBarY], top.value > 0 { self[.navigationBarY] = .moved(top, by: moved) }
        }
        safeAreaInsets = insets
    }
}

extension Measured<Double> {
    fileprivate static func moved(_ old: Measured<Double>, by distance: Double) -> Measured<Double> {
        .inferred(max(0, old.value + distance), Provenance.movedWithTopInset)
    }
}
