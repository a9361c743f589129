package import Geometry

/// A finished picture as a closed display list, in points, origin top left; later items cover earlier ones.
package struct Scene: Hashable, Sendable {
    package var size: Size
    /// The colour behind everything; nil leaves the picture transparent.
    package var background: ColorRole?
    package var items: [SceneItem]
    /// The parts that can be looked at one at a time; empty for a picture of one part.
    package var panels: [ScenePanel]
    /// A short name of the picture, in `language`.
    package var title: String
    /// A description of the picture in words, in `language`.
    package var description: String
    /// A BCP 47 tag: "en" or "zh-Hans".
    package var language: String

    package init(
        size: Size, background: ColorRole? = nil, items: [SceneItem], panels: [ScenePanel] = [], title: String,
        description: String, language: String
    ) {
        self.size = size
        self.background = background
        self.items = items
        self.panels = panels
        self.title = title
        self.description = description
        self.language = language
    }
}

/// A self-contained part of a picture, such as one of several devices.
package struct ScenePanel: Hashable, Sendable {
    /// Unique in its scene: "variant-2". A picture file that can be entered at a part names it so.
    package let id: String
    /// The title in the scene's language.
    package let title: String
    /// The frame in points of the scene.
    package let frame: Rect

    package init(id: String, title: String, frame: Rect) {
        self.id = id
        self.title = title
        self.frame = frame
    }
}

/// An item of a display list. The list of cases is closed: a backend is one switch.
package indirect enum SceneItem: Hashable, Sendable {
    /// Items moved by an offset, cut off outside a path where there is one (in the moved coordinates).
    case group(offset: Point, clip: Path?, items: [SceneItem])
    case path(Path, Paint)
    /// A line of text with the left end of its baseline.
    case text(TextRun, at: Point)
}

// MARK: - Texts

extension Scene {
    /// All lines of text, in drawing order.
    package var texts: [TextRun] { items.flatMap { $0.texts } }

    /// The scene with its texts, and those about it, converted to another language or script.
    ///
    /// Everything stays where it is, so the scene has to be laid out with lines measured as they are converted.
    ///
    /// - Parameter language: a BCP 47 tag.
    package func converted(to language: String, by convert: (String) -> String) -> Scene {
        Scene(
            size: size, background: background, items: items.map { $0.converted(by: convert) },
            panels: panels.map { ScenePanel(id: $0.id, title: convert($0.title), frame: $0.frame) },
            title: convert(title), description: convert(description), language: language)
    }
}

extension SceneItem {
    /// All lines of text, in drawing order.
    package var texts: [TextRun] {
        switch self {
        case .group(_, _, let items): items.flatMap { $0.texts }
        case .path: []
        case .text(let run, _): [run]
        }
    }

    fileprivate func converted(by convert: (String) -> String) -> SceneItem {
        switch self {
        case .group(let offset, let clip, let items):
            .group(offset: offset, clip: clip, items: items.map { $0.converted(by: convert) })
        case .path: self
        case .text(let run, let origin):
            .text(TextRun(convert(run.string), font: run.font, color: run.color, width: run.width), at: origin)
        }
    }
}
