import Drawing
package import Geometry

/// Some items of a picture and the room that they need.
struct DrawnPart: Hashable, Sendable {
    var items: [SceneItem] = []
    /// The bounds; nil for an empty part.
    var bounds: Rect?

    init(_ items: [SceneItem] = [], bounds: Rect? = nil) {
        self.items = items
        self.bounds = bounds
    }

    static func + (first: DrawnPart, second: DrawnPart) -> DrawnPart {
        let both = [first.bounds, second.bounds].compactMap { $0 }
        let bounds = both.dropFirst().reduce(both.first) { union, rect in union.map { $0.union(rect) } }
        return DrawnPart(first.items + second.items, bounds: bounds)
    }

    static func += (part: inout DrawnPart, other: DrawnPart) {
        part = part + other
    }
}

extension DrawnPart {
    /// The width of a picture of the part, in whole units.
    var width: Double { bounds.map { $0.maxX.rounded(.up) - $0.minX.rounded(.down) } ?? 0 }

    /// The height of a picture of the part, in whole units.
    var height: Double { bounds.map { $0.maxY.rounded(.up) - $0.minY.rounded(.down) } ?? 0 }

    /// The part with its items and bounds moved.
    func moved(by offset: Point) -> DrawnPart {
        guard offset != .zero else { return self }
        return DrawnPart([.group(offset: offset, clip: nil, items: items)], bounds: bounds?.offset(by: offset))
    }
}

/// The result of a kind of picture: the drawing in coordinates of its own, and the drawing in words.
struct Panel {
    let part: DrawnPart
    /// A description in the picture's language.
    var altText: AltText
    /// The paths of extrapolated values in the drawing, such as "table.safeAreaInsets".
    var extrapolated: [String] = []
    /// The parts that can be looked at one at a time, in the drawing's coordinates.
    var panels: [ScenePanel] = []
    /// Two parts that are compared and look the same; nil if there are none.
    var alike: AlikePanels?
    /// The sentence below the drawing, about the picture itself; nil for none.
    var note: String?
    /// The place of the window in the drawing's coordinates; nil if the drawing shows no window, or several.
    var window: WindowPlace?
}

/// The place of a window in a picture.
package struct WindowPlace: Hashable, Sendable {
    /// The window's top left corner.
    package let origin: Point
    /// Picture units per point.
    package let scale: Double
}

/// The names of two parts of a picture without a visible difference.
package struct AlikePanels: Hashable, Sendable {
    package let first: String
    package let second: String
}

extension SceneItem {
    /// The items without texts.
    static func withoutTexts(_ items: [SceneItem]) -> [SceneItem] {
        items.compactMap { item in
            switch item {
            case .text: nil
            case .path: item
            case .group(let offset, let clip, let items):
                .group(offset: offset, clip: clip, items: withoutTexts(items))
            }
        }
    }
}

extension ScenePanel {
    /// This panel moved right and down.
    func moved(by offset: Point) -> ScenePanel {
        ScenePanel(id: id, title: title, frame: frame.offset(by: offset))
    }

    /// The name of a variant's panel, by its place among the scenario's variants.
    static func id(ofVariant index: Int) -> String { "variant-\(index + 1)" }
}
