import Devices
import Geometry
import Languages
import LayoutEngine
import Pages
import Search

/// The lengths of a device that readers look up by their number, such as 44: its screen, its metrics, and the values that bars
/// derive from them.
struct DeviceNumbers {
    private let device: Device
    private let generations: [DeviceGeneration]
    private let words: Words

    init(of device: Device, _ generations: [DeviceGeneration], words: Words) {
        self.device = device
        self.generations = generations
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
        return [margin].compactMap { $0 }
            + generations.flatMap { generation in
                lengths(generation.metrics[orientation], generation.totals[orientation]).map { length in
                    SearchNumber(
                        digits: length.digits, text: length.text, label: words[length.word],
                        condition: (details + [words[generation.word]]).joined(separator: " · "))
                }
            }
    }

    private func lengths(_ metrics: Metrics, _ totals: [DeviceTotal.Kind: DeviceTotal]) -> [Length] {
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
        let sums = DeviceTotal.Kind.allCases.compactMap { kind in
            totals[kind].map {
                Length(word: kind.word, digits: $0.text, text: $0.markedText)
            }
        }
        // Readers do not look up 0.
        return (insets + lengths + sums).filter { $0.digits != "0" }
    }

    private func length(_ word: DeviceWord, _ value: Double, _ provenance: Provenance) -> Length {
        let digits = DeviceText.number(value)
        return Length(
            word: word, digits: digits, text: ShownDeviceNumber(Measured(value, provenance)) { _ in digits }.briefText)
    }
}
