import Geometry
import LayoutEngine

/// A table taken apart, in words.
struct AnatomyText {
    let anatomy: TableAnatomy
    let figure: Subject

    /// The setting, what is asked, the bands from the top with their heights, and the views across.
    var text: String {
        let language = figure.language
        let words = AltText(figure: figure)
        let heights = anatomy.bands.map { band in
            if case .skipped = band.kind { return language(band.name) }
            return language(band.name) + " " + NumberText.string(band.height)
        }
        let list = heights.joined(separator: language(", ", "，"))
        let bands =
            heights.isEmpty ? [] : [language("Heights from the top: \(list).", "自上而下各部分的高度：\(list)。")]
        return ([words.setting] + anatomy.asked.map { words.sentence(about: $0) } + bands + across)
            .joined(separator: language(" ", ""))
    }

    private var across: [String] {
        guard let outer = anatomy.focus?.frameInWindow else { return [] }
        let language = figure.language
        return anatomy.layers.dropFirst().map { layer in
            let left = NumberText.string(layer.span.left - outer.minX)
            let right = NumberText.string(outer.maxX - layer.span.right)
            let width = NumberText.string(layer.span.right - layer.span.left)
            return language(
                "\(layer.name) is \(left) from the left edge, \(width) wide and \(right) from the right edge.",
                "\(layer.name) 距左边缘 \(left)，宽 \(width)，距右边缘 \(right)。")
        }
    }
}
