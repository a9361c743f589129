import DataTree
import Geometry
import LayoutEngine

/// Makes a device of what a content folder writes and of the device that it is like.
struct DeviceMaking {
    private let draft: DeviceDraft
    private let base: Device?
    private let provenance: Provenance
    private let file: String?

    init(_ draft: DeviceDraft, addedBy file: String?) {
        self.draft = draft
        self.file = file
        base = draft.base
        provenance = draft.provenance
    }

    /// Nil when something is missing without which there is no device.
    var device: Device? {
        guard let name = draft.name?.value, let family = draft.family ?? base?.family,
            let firstOS = draft.versions.map({ known($0, $0.value.first) }) ?? base?.firstOS, let screen
        else { return nil }
        let id = draft.id?.value ?? Self.id(from: name)
        let (before26, from26) = (metrics(before26: true, firstOS), metrics(before26: false, firstOS))
        guard !id.isEmpty, hasInsets(before26) || hasInsets(from26) else { return nil }
        return Device(
            id: id, names: [name] + draft.otherNames.map { $0.value },
            modelIdentifiers: draft.modelIdentifiers?.measured(by: provenance) ?? Measured([], provenance),
            family: family, year: year(firstOS.value), firstOS: firstOS, lastOSMajor: lastMajor, screen: screen,
            cutout: cutout(in: screen),
            homeIndicator: draft.homeIndicator?.measured(by: provenance) ?? base?.homeIndicator
                ?? Measured(nil, provenance),
            sizeClasses: draft.sizeClasses.measured(by: provenance, else: base?.sizeClasses),
            sideMargin: draft.sideMargin.measured(by: provenance, else: base?.sideMargin),
            metricsBefore26: before26, metrics26: from26, changes: changes,
            simulatorBody: draft.simulatorBody?.measured(by: provenance) ?? (isLikeScreen ? base?.simulatorBody : nil),
            notes: draft.notes ?? "", addedBy: file)
    }

    /// "iphone-18-pro" for "iPhone 18 Pro"; empty for a name without Latin letters and digits.
    static func id(from name: String) -> String {
        name.lowercased().unicodeScalars.split { scalar in
            switch scalar {
            case "a"..."z", "0"..."9", ".": false
            default: true
            }
        }.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    }

    // MARK: - Release and versions

    private var lastMajor: Int? {
        draft.versions.map { $0.value.lastMajor } ?? base?.lastOSMajor
    }

    private func known<Whole, Value>(_ written: Written<Whole>, _ value: Value) -> Measured<Value> {
        Written(value: value, mark: written.mark, source: written.source, span: written.span).measured(by: provenance)
    }

    /// The year before the version's number from 26 on, and 2006 years after it before.
    private func year(_ firstOS: OSVersion) -> Measured<Int> {
        if let year = draft.year { return year.measured(by: provenance) }
        if draft.versions == nil, let base { return base.year }
        return .inferred(firstOS.major >= 26 ? 1999 + firstOS.major : 2006 + firstOS.major, "year of its first version")
    }

    // MARK: - Screen and cutout

    /// True when the screen is that of the device that this one is like.
    private var isLikeScreen: Bool {
        guard let base else { return false }
        let size = draft.screen.size?.value ?? base.screen.size
        return size == base.screen.size && (draft.screen.scale ?? base.screen.scale) == base.screen.scale
    }

    private var screen: Screen? {
        let written = draft.screen
        guard let size = written.size?.value ?? base?.screen.size, let scale = written.scale ?? base?.screen.scale,
            let radius = written.cornerRadius?.measured(by: provenance) ?? base?.screen.cornerRadius
        else { return nil }
        let image = Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        let inheritsCorners = written.cornerRadius == nil
        return Screen(
            size: size, scale: scale,
            provenance: written.size.map { $0.measured(by: provenance).provenance }
                ?? (written.scale == nil ? base?.screen.provenance : nil) ?? provenance,
            panel: written.panel?.measured(by: provenance) ?? (isLikeScreen ? base?.screen.panel : nil)
                ?? .inferred(image, "pixels of the image"),
            cornerRadius: radius,
            leftCornerRadius: written.leftCornerRadius?.measured(by: provenance)
                ?? (inheritsCorners ? base?.screen.leftCornerRadius : nil),
            cornerMask: written.cornerMask?.measured(by: provenance)
                ?? (inheritsCorners ? base?.screen.cornerMask : nil))
    }

    /// The written cutout, or that of the device that this one is like; an island stays in the middle.
    private func cutout(in screen: Screen) -> Measured<Cutout> {
        if let cutout = draft.cutout { return cutout.measured(by: provenance) }
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
            draft.metrics.apply(to: &metrics, in: orientation, by: provenance)
            (before26 ? draft.metricsBefore26 : draft.metrics26).apply(to: &metrics, in: orientation, by: provenance)
            return metrics
        }
        return ByOrientation(portrait: oriented(.portrait), landscape: oriented(.landscapeRight))
    }

    private func hasInsets(_ metrics: ByOrientation<Metrics>?) -> Bool {
        metrics?.portrait.safeAreaInsets != nil || metrics?.landscape.safeAreaInsets != nil
    }

    /// Inherited changes of what is not written anew, then those of this device.
    private var changes: [MetricChange] {
        let inherited = (base?.changes ?? []).compactMap { change in
            draft.metrics.remainder(of: change).flatMap { rest in
                (rest.os.lower.major < 26 ? draft.metricsBefore26 : draft.metrics26).remainder(of: rest)
            }
        }
        return inherited + draft.changes.compactMap { $0.value.change(by: provenance) }
    }
}
