import DataTree
import Diagnostics
import Geometry
import LayoutEngine

/// Finds numbers of an added device that no screen can have.
struct DeviceCheck {
    private let device: Device
    private let draft: DeviceDraft

    init(_ device: Device, _ draft: DeviceDraft) {
        self.device = device
        self.draft = draft
    }

    var problems: [Diagnostic] {
        let written = [draft.metrics, draft.metricsBefore26, draft.metrics26]
        return [InterfaceOrientation.portrait, .landscapeRight].flatMap { orientation in
            written.compactMap { $0.safeAreaInsets[orientation] }.compactMap { tooLarge($0, orientation) }
        } + outside + draft.changes.compactMap { backwards($0) }
    }

    private func tooLarge(_ written: Written<Insets>, _ orientation: InterfaceOrientation) -> Diagnostic? {
        let size = device.turn(to: orientation).size
        let insets = written.value
        let leavesRoom = insets.left + insets.right < size.width && insets.top + insets.bottom < size.height
        return leavesRoom ? nil : DeviceCodes.insetsTooLarge(insets, orientation, screen: size, at: written.span)
    }

    /// Parts of the screen that lie outside it.
    private var outside: [Diagnostic] {
        var problems: [Diagnostic] = []
        if let cutout = draft.cutout, let frame = device.cutoutFrame(in: .portrait), !isOnScreen(frame) {
            problems.append(DeviceCodes.outsideScreen("cutout", screen: device.screen.size, at: cutout.span))
        }
        if let indicator = draft.homeIndicator, let frame = device.homeIndicatorFrame(in: .portrait),
            !isOnScreen(frame)
        {
            problems.append(DeviceCodes.outsideScreen("home indicator", screen: device.screen.size, at: indicator.span))
        }
        return problems + regionsOutside
    }

    /// Regions of a folding display that lie outside its screen.
    private var regionsOutside: [Diagnostic] {
        guard let written = draft.foldable else { return [] }
        let (foldable, size) = (written.value, device.screen.size)
        func outside(_ part: Message) -> Diagnostic { DeviceCodes.outsideScreen(part, screen: size, at: written.span) }
        var problems: [Diagnostic] = []
        if let camera = foldable.camera, !isOnScreen(camera) { problems.append(outside("camera")) }
        if let fold = foldable.fold, fold >= max(size.width, size.height) { problems.append(outside("fold")) }
        let orientations: [InterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
        let isOutside = orientations.contains { orientation in
            foldable.statusRegion[orientation].map { !isOnScreen($0, in: orientation) } ?? false
        }
        return problems + (isOutside ? [outside("region of the status items")] : [])
    }

    private func isOnScreen(_ frame: Rect, in orientation: InterfaceOrientation = .portrait) -> Bool {
        let size = device.turn(to: orientation).size
        return !frame.isEmpty && frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= size.width
            && frame.maxY <= size.height
    }

    private func backwards(_ change: Located<MetricChangeDraft>) -> Diagnostic? {
        guard let from = change.value.from, let before = change.value.before, before <= from else { return nil }
        return DeviceCodes.backwardsVersions(from, before, at: change.span)
    }
}
