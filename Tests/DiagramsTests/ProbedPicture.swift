import CairoRendering
import Drawing
import Geometry
import PictureSupport

@testable import Diagrams

/// A sample's picture as pixels, with the places of its paths.
struct ProbedPicture {
    let pixels: DrawnPicture
    private let paths: [(paint: Paint, bounds: Rect)]

    /// The light picture in English; items that are painted in one of the colours are left out.
    init(_ sample: Sample, leavingOut colors: Set<ColorRole> = []) throws {
        var scene = sample.draw("en").scene
        scene.items = Self.items(scene.items, leavingOut: colors)
        pixels = try DrawnPicture(scene)
        paths = Self.paths(in: scene.items, offset: .zero)
    }

    /// The places of the paths that are filled or stroked with a colour, the largest first.
    func places(of color: ColorRole) -> [Rect] {
        paths.filter { $0.paint.colors.contains(color) }.map { $0.bounds }
            .sorted { $0.width * $0.height > $1.width * $1.height }
    }

    private static func items(_ items: [SceneItem], leavingOut colors: Set<ColorRole>) -> [SceneItem] {
        items.compactMap { item in
            switch item {
            case .group(let offset, let clip, let items):
                .group(offset: offset, clip: clip, items: Self.items(items, leavingOut: colors))
            case .path(_, let paint):
                colors.isDisjoint(with: paint.colors) ? item : nil
            case .text: item
            }
        }
    }

    private static func paths(in items: [SceneItem], offset: Point) -> [(paint: Paint, bounds: Rect)] {
        items.flatMap { item -> [(paint: Paint, bounds: Rect)] in
            switch item {
            case .group(let move, _, let items): return paths(in: items, offset: offset + move)
            case .path(let path, let paint):
                return path.bounds.map { [(paint, $0.offset(by: offset))] } ?? []
            case .text: return []
            }
        }
    }
}

extension Paint {
    /// The colours of fill and stroke.
    fileprivate var colors: [ColorRole] {
        let fill: [ColorRole] =
            switch fill {
            case nil: []
            case .solid(let color): [color]
            case .hatch(let hatch): [hatch.color]
            }
        return fill + [stroke?.color].compactMap { $0 }
    }
}
