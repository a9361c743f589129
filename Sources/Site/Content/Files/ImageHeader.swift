package import Markdown

/// Reads the size of a picture from the head of its file: PNG, JPEG, GIF, WebP and SVG.
///
/// gdk-pixbuf would know more formats, but brings a loader for each of them to the machine for two numbers.
package enum ImageHeader {
    /// The size in pixels as a browser shows it; nil for other formats and broken files.
    package static func size(of bytes: [UInt8]) -> PixelSize? {
        let found =
            png(bytes) ?? gif(bytes) ?? webP(bytes) ?? JPEGHeader(bytes).size ?? SVGHeader(bytes).size
        return found.flatMap { (1...100_000).contains($0.width) && (1...100_000).contains($0.height) ? $0 : nil }
    }

    private static func png(_ bytes: [UInt8]) -> PixelSize? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else {
            return nil
        }
        return PixelSize(width: bytes.number(at: 16, 4), height: bytes.number(at: 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> PixelSize? {
        guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
        return PixelSize(width: bytes.littleEndian(at: 6, 2), height: bytes.littleEndian(at: 8, 2))
    }

    private static func webP(_ bytes: [UInt8]) -> PixelSize? {
        guard bytes.starts(with: "RIFF".utf8), bytes.count >= 30, bytes[8...].starts(with: "WEBPVP8".utf8) else {
            return nil
        }
        switch bytes[15] {
        case UInt8(ascii: "X"):
            return PixelSize(width: bytes.littleEndian(at: 24, 3) + 1, height: bytes.littleEndian(at: 27, 3) + 1)
        case UInt8(ascii: "L"):
            let bits = bytes.littleEndian(at: 21, 4)
            return PixelSize(width: bits & 0x3FFF + 1, height: (bits >> 14) & 0x3FFF + 1)
        default:
            return PixelSize(
                width: bytes.littleEndian(at: 26, 2) & 0x3FFF, height: bytes.littleEndian(at: 28, 2) & 0x3FFF)
        }
    }
}

/// The segments at the head of a JPEG.
private struct JPEGHeader {
    /// Nil when there is no frame.
    private(set) var size: PixelSize?
    private var isTurned = false

    init(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return }
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // Fill bytes, and markers without data.
            if marker == 0xFF || (0xD0...0xD8).contains(marker) || marker == 0x01 {
                index += marker == 0xFF ? 1 : 2
                continue
            }
            let length = bytes.number(at: index + 2, 2)
            if marker == 0xE1 { isTurned = Self.isTurned(bytes, exif: index + 4) }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let (width, height) = (bytes.number(at: index + 7, 2), bytes.number(at: index + 5, 2))
                size = isTurned ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
                return
            }
            index += 2 + max(length, 2)
        }
    }

    /// Whether a camera recorded that the picture lies on its side, which browsers correct.
    private static func isTurned(_ bytes: [UInt8], exif start: Int) -> Bool {
        let tiff = start + 6
        guard start + 14 < bytes.count, bytes[start...].starts(with: "Exif\0\0".utf8) else { return false }
        let isLittle = bytes[tiff] == UInt8(ascii: "I")
        func number(_ index: Int, _ count: Int) -> Int {
            guard index >= 0, index + count <= bytes.count else { return 0 }
            return isLittle ? bytes.littleEndian(at: index, count) : bytes.number(at: index, count)
        }
        let directory = tiff + number(tiff + 4, 4)
        for entry in 0..<min(number(directory, 2), 100) {
            let place = directory + 2 + entry * 12
            if number(place, 2) == 0x0112 { return (5...8).contains(number(place + 8, 2)) }
        }
        return false
    }
}

/// The first tag of an SVG.
private struct SVGHeader {
    /// Nil when the file gives no size in pixels, or in units that convert to pixels.
    let size: PixelSize?

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes.prefix(8_192), as: UTF8.self)
        guard let start = text.range(ofTag: "<svg"), let end = text[start...].firstIndex(of: ">") else {
            size = nil
            return
        }
        let tag = text[start..<end]
        let box = Self.value(of: "viewBox", in: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        let width = Self.value(of: "width", in: tag).flatMap { Self.pixels($0) }
        let height = Self.value(of: "height", in: tag).flatMap { Self.pixels($0) }
        switch (width, height, box.count == 4 && box[2] > 0 && box[3] > 0) {
        case (let width?, let height?, _): size = Self.size(width, height)
        case (let width?, nil, true): size = Self.size(width, width * box[3] / box[2])
        case (nil, let height?, true): size = Self.size(height * box[2] / box[3], height)
        case (nil, nil, true): size = Self.size(box[2], box[3])
        default: size = nil
        }
    }

    private static func size(_ width: Double, _ height: Double) -> PixelSize? {
        guard width < 100_000, height < 100_000 else { return nil }
        return PixelSize(width: Int(width.rounded()), height: Int(height.rounded()))
    }

    private static func value(of name: String, in tag: Substring) -> Substring? {
        for mark in ["\"", "'"] {
            guard let start = tag.range(ofTag: " \(name)=\(mark)") ?? tag.range(ofTag: "\n\(name)=\(mark)") else {
                continue
            }
            let value = tag[tag.index(start, offsetBy: name.count + 3)...]
            return value.prefix { String($0) != mark }
        }
        return nil
    }

    /// Pixels of the page, as CSS counts the units.
    private static func pixels(_ text: Substring) -> Double? {
        let digits = text.prefix { $0.isNumber || $0 == "." }
        let units: [Substring: Double] = [
            "": 1, "px": 1, "pt": 96.0 / 72, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "pc": 16,
        ]
        guard let number = Double(digits), number > 0, let unit = units[text.dropFirst(digits.count)] else {
            return nil
        }
        return number * unit
    }
}

extension StringProtocol {
    /// The first index at which a text begins in this one; nil for none.
    fileprivate func range(ofTag text: String) -> Index? {
        indices.first { self[$0...].hasPrefix(text) }
    }
}

extension [UInt8] {
    /// The number whose highest byte comes first.
    fileprivate func number(at index: Int, _ count: Int) -> Int {
        self[index..<Swift.min(index + count, self.count)].reduce(0) { $0 << 8 | Int($1) }
    }

    fileprivate func littleEndian(at index: Int, _ count: Int) -> Int {
        self[index..<Swift.min(index + count, self.count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
