package import CairoRendering
package import Drawing
package import Geometry

/// A scene drawn as pixels, which are asked for by place in points.
package struct DrawnPicture {
    private let image: PixelImage
    private let scale: Int

    package init(_ scene: Scene, scale: Int = 2, with renderer: SceneRenderer? = nil) throws {
        image = try (renderer ?? SceneRenderer()).image(scene, scale: scale)
        self.scale = scale
    }

    /// The pixel at a point, the one to the right and below where the point lies between pixels.
    package func pixel(_ x: Double, _ y: Double) -> Pixel {
        image[Int((x * Double(scale)).rounded(.down)), Int((y * Double(scale)).rounded(.down))]
    }

    /// The colour of a rectangle seen from afar.
    package func average(of rect: Rect) -> Pixel {
        let pixels = pixels(in: rect)
        func mean(_ part: (Pixel) -> UInt8) -> UInt8 {
            UInt8(pixels.reduce(0) { $0 + Int(part($1)) } / max(1, pixels.count))
        }
        return Pixel(red: mean { $0.red }, green: mean { $0.green }, blue: mean { $0.blue }, alpha: mean { $0.alpha })
    }

    /// The colours of a rectangle.
    package func colors(in rect: Rect) -> Set<Pixel> { Set(pixels(in: rect)) }

    /// The rectangle around all pixels that are not transparent, in points; nil when all are.
    package var inkBounds: Rect? {
        var (left, top, right, bottom) = (image.width, image.height, -1, -1)
        image.withWords { words in
            for index in words.indices where words[index] >> 24 > 0 {
                let (y, x) = index.quotientAndRemainder(dividingBy: image.width)
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), max(bottom, y))
            }
        }
        guard right >= left else { return nil }
        let points = [left, top, right + 1 - left, bottom + 1 - top].map { Double($0) / Double(scale) }
        return Rect(x: points[0], y: points[1], width: points[2], height: points[3])
    }

    private func pixels(in rect: Rect) -> [Pixel] {
        func range(_ start: Double, _ end: Double) -> Range<Int> {
            let first = Int((start * Double(scale)).rounded(.up))
            return first..<max(first, Int((end * Double(scale)).rounded(.down)))
        }
        let columns = range(rect.minX, rect.maxX)
        return range(rect.minY, rect.maxY).flatMap { y in columns.map { x in image[x, y] } }
    }
}
