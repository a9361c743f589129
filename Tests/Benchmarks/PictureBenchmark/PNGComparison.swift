import CairoRendering
import Drawing
import Foundation

/// The same pixels written as PNG by the renderer's encoder and by Cairo's.
struct PNGComparison {
    private let images: [(image: PixelImage, file: URL)]
    private let scale: Int
    private let raw: RawCairo

    /// Draws the scenes and keeps their pixels in files, for the other program.
    init(
        _ scenes: [Scene], scale: Int, with renderer: SceneRenderer, against raw: RawCairo, in folder: URL
    ) throws {
        images = try scenes.enumerated().map { index, scene in
            let image = try renderer.image(scene, scale: scale)
            let file = folder.appending(path: "picture-\(index)@\(scale)x.pixels")
            var data = Data()
            image.withWords { data = Data(buffer: $0) }
            try data.write(to: file)
            return (image, file)
        }
        self.scale = scale
        self.raw = raw
    }

    /// Milliseconds and bytes of all images.
    struct Sums {
        var (ourTime, theirTime, ourSize, theirSize) = (0.0, 0.0, 0.0, 0.0)

        /// Our time, theirs and theirs over ours; our size in kilobytes, theirs and ours over theirs.
        var columns: [Double] {
            [ourTime, theirTime, theirTime / ourTime, ourSize / 1000, theirSize / 1000, ourSize / theirSize]
        }
    }

    /// The sums of each image's best round; a round takes the median of its runs, in turns.
    func sums(rounds: Int, runs: Int) throws -> Sums {
        var sums = Sums()
        for (image, file) in images {
            var (ours, theirs) = (Double.infinity, [Double.infinity, 0])
            for _ in 0..<rounds {
                let their = try raw.encoding(runs: runs, width: image.width, height: image.height, pixels: file)
                theirs = [min(theirs[0], their[0]), their[1]]
                ours = min(ours, milliseconds(runs: runs) { _ = image.png(scale: scale) })
            }
            sums.ourTime += ours
            sums.theirTime += theirs[0]
            sums.ourSize += Double(image.png(scale: scale).count)
            sums.theirSize += theirs[1]
        }
        return sums
    }
}
