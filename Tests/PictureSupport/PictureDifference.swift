package import CairoRendering

/// Where two pictures differ: the second one, pale, with the pixels that changed in red.
package struct PictureDifference {
    package private(set) var image: PixelImage
    /// How many pixels differ; those that only one of the pictures has count.
    package private(set) var count = 0

    package init(from old: PixelImage, to new: PixelImage) {
        let red = Pixel(red: 230, green: 0, blue: 30)
        image = PixelImage(
            width: max(old.width, new.width), height: max(old.height, new.height), filledWith: red)
        for y in 0..<image.height {
            for x in 0..<image.width {
                if old.contains(x, y), new.contains(x, y), old[x, y] == new[x, y] {
                    image[x, y] = Self.pale(new[x, y])
                } else {
                    count += 1
                }
            }
        }
    }

    /// A grey between the pixel's brightness and white.
    private static func pale(_ pixel: Pixel) -> Pixel {
        let brightness = (Int(pixel.red) * 3 + Int(pixel.green) * 6 + Int(pixel.blue)) / 10
        let gray = UInt8(255 - (255 - brightness) * Int(pixel.alpha) / 255 / 4)
        return Pixel(red: gray, green: gray, blue: gray)
    }
}

extension PixelImage {
    fileprivate func contains(_ x: Int, _ y: Int) -> Bool { x < width && y < height }
}
