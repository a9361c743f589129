import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage

/// A rectangle inside a view: its distances from the view's edges.
struct InsetLayer {
    /// The engine's value, for the words.
    let value: AskedValue
    let insets: Insets
    let look: Look

    /// Layers differ in their line, and also in colour.
    enum Look: CaseIterable, Hashable, Sendable {
        case safeArea, contentInset, layoutMargins, readableContent

        /// Drawn and skipped lengths; empty for a solid line.
        var dashes: [Double] {
            switch self {
            case .safeArea: Guide.Kind.safeArea.dashes
            case .contentInset: []
            case .layoutMargins: Guide.Kind.layoutMargins.dashes
            case .readableContent: Guide.Kind.readableContent.dashes
            }
        }

        var color: ColorRole {
            switch self {
            case .safeArea: .guide
            case .contentInset: .contentInsetLine
            case .layoutMargins, .readableContent: .frame
            }
        }

        /// The layer's line just inside a rectangle, `shift` further in; also a sample of it.
        func line(around rect: Rect, shift: Double = 0) -> SceneItem {
            let inset = Self.lineWidth / 2 + shift
            let line = rect.inset(by: Insets(top: inset, left: inset, bottom: inset, right: inset))
            return .path(.rect(line), .stroke(color, width: Self.lineWidth, dashes: dashes))
        }

        private static let lineWidth = 1.5

        fileprivate var properties: [Property] {
            switch self {
            case .safeArea: [.safeAreaInsets]
            case .contentInset: [.adjustedContentInset, .contentInset]
            case .layoutMargins: [.layoutMargins]
            case .readableContent: [.readableContentGuideFrame]
            }
        }
    }

    /// The UIKit name of the layer's property.
    var name: String { value.property.rawValue }

    /// The layers that a view has, from the hardware inwards.
    static func layers(of element: Element) -> [InsetLayer] {
        Look.allCases.compactMap { look in
            look.properties.lazy.compactMap { property in
                element[property].flatMap { value in
                    insets(of: value, in: element).map { insets in
                        let asked = AskedValue(
                            name: element.name ?? "view", element: element, property: property, value: value)
                        return InsetLayer(value: asked, insets: insets, look: look)
                    }
                }
            }.first
        }
    }

    /// The distance, marked where it is extrapolated; one that a guide's frame leaves is as good as the frame.
    func number(at edge: Edge, in environment: Environment) -> String {
        let whole = value.value
        let own = whole.insets == nil ? whole : ValueComponent(rawValue: edge.rawValue).flatMap { whole[$0] } ?? whole
        return NumberText.string(insets[edge]) + (NumberText.isMarked(own, in: environment) ? Extrapolation.mark : "")
    }

    /// Insets as they are, or the distances around a guide's frame.
    private static func insets(of value: Value, in element: Element) -> Insets? {
        if let insets = value.insets { return insets }
        guard let frame = value.rect else { return nil }
        let size = element.frameInWindow.size
        return Insets(
            top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY, right: size.width - frame.maxX)
    }
}
