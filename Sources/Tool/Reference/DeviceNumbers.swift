import Devices
import Geometry
import Languages
import LayoutEngine
import Pages
import Search

/// The lengths of a device that readers look up by their number, such as 44: its screen, its metrics, and what bars make of
/// them.
struct DeviceNumbers {
    private let device: Device
    private let words: Words

    init(of device: Device, words: Words) {
        self.device = device
        self.words = words
    }

    /// A length of one generation of versions.
    private struct Length {
        let word: DeviceWord
        let digits: String
        let text: String
    }

    var all: [SearchNumber] {
        let always = [
            number(.screen, device.screen.size.width, []), number(.screen, device.screen.size.height, []),
        ]
        return always + [InterfaceOrientation.portrait, .landscapeRight].flatMap { numbers(in: $0) }
    }

    private func number(_ word: DeviceWord, _ value: Double, _ details: [String]) -> SearchNumber {
        let digits = DeviceText.number(value)
        return SearchNumber(
            digits: digits, text: digits, label: words[word], condition: details.joined(separator: " · "))
    }

    private func numbers(in orientation: InterfaceOrientation) -> [SearchNumber] {
        let details = [words[orientation.isLandscape ? Word.landscape : .portrait]]
        let margin = device.sideMargin[orientation].map { number(.sideMargin, $0.value, details) }
        return [margin].compactMap { $0 } + numbers(.before26, orientation, details)
            + numbers(.from26, orientation, details)
    }

    /// The numbers of a generation of versions.
    private func numbers(
        _ generation: DeviceWord, _ orientation: InterfaceOrientation, _ details: [String]
    ) -> [SearchNumber] {
        lengths(orientation, before26: generation == .before26).map { length in
            SearchNumber(
                digits: length.digits, text: length.text, label: words[length.word],
                condition: (details + [words[generation]]).joined(separator: " · "))
        }
    }

    /// None for a generation of versions that the device does not run.
    private func lengths(_ orientation: InterfaceOrientation, before26 isOld: Bool) -> [Length] {
        guard let metrics = (isOld ? device.metricsBefore26 : device.metrics26)?[orientation],
            let os = device.newestOS(before26: isOld)
        else { return [] }
        let edges: [(DeviceWord, Edge)] = [
            (.safeAreaTop, .top), (.safeAreaBottom, .bottom), (.safeAreaSides, .left), (.safeAreaSides, .right),
        ]
        let insets = edges.compactMap { word, edge in
            metrics.safeAreaInset(edge).map { length(word, $0.value, $0.provenance) }
        }
        let lengths = Metric.allCases.compactMap { metric -> Length? in
            guard case .length(let name) = metric, let value = metrics[name] else { return nil }
            return length(DeviceWord(metric), value.value, value.provenance)
        }
        let totals = DeviceTotal.Kind.allCases.compactMap { kind in
            DeviceTotal(kind, of: device, orientation, on: os).map {
                Length(word: kind.word, digits: $0.text, text: $0.markedText)
            }
        }
        // Nobody looks up what is 0.
        return (insets + lengths + totals).filter { $0.digits != "0" }
    }

    private func length(_ word: DeviceWord, _ value: Double, _ provenance: Provenance) -> Length {
        let digits = DeviceText.number(value)
        return Length(
            word: word, digits: digits, text: DeviceNumber(Measured(value, provenance)) { _ in digits }.briefText)
    }
}
