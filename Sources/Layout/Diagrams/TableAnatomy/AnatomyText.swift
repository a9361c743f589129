import Geometry
import Languages
import LayoutEngine

/// A table taken apart, in words.
struct AnatomyText {
    let anatomy: TableAnatomy
    let subject: Subject

    /// The asked values, the setting, the bands from the top with their heights, and the views across.
    var text: AltText {
        let words = subject.words
        let device = DeviceText(subject: subject)
        let heights = anatomy.bands.map { band in
            let name = band.name.text(in: words)
            if case .skipped = band.kind { return name }
            return name + " " + NumberText.string(band.height)
        }
        let list = heights.joined(separator: words[.phraseSeparator])
        let bands = heights.isEmpty ? [] : [words.text(.heights, ["heights": list])]
        let asked = anatomy.asked.map { device.sentence(about: $0) }
        return AltText(asked.prefix(1) + [device.setting] + asked.dropFirst() + bands + across, words)
    }

    private var across: [String] {
        guard let outer = anatomy.focus?.frameInWindow else { return [] }
        return anatomy.layers.dropFirst().map { layer in
            let left = NumberText.string(layer.span.left - outer.minX)
            let right = NumberText.string(outer.maxX - layer.span.right)
            let width = NumberText.string(layer.span.right - layer.span.left)
            return subject.words.text(
                .across, ["name": layer.name, "left": left, "width": width, "right": right])
        }
    }
}
