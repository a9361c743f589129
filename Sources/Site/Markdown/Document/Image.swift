package import Diagnostics

/// A picture: `![description](source)`, or the tag `<img>`.
package struct Image: Hashable, Sendable {
    /// The address as written, character references resolved; nothing is percent-encoded.
    package let source: String
    package let title: String
    package let description: [Inline]
    package var size: ShownSize
    /// The side of the text that it is on; `.none` for a picture in the line.
    package let alignment: Alignment
    package let span: SourceSpan

    package init(
        source: String, title: String, description: [Inline], size: ShownSize = ShownSize(),
        alignment: Alignment = .none, span: SourceSpan
    ) {
        self.source = source
        self.title = title
        self.description = description
        self.size = size
        self.alignment = alignment
        self.span = span
    }
}

extension Image {
    /// The palette of a page in which a picture is shown alone.
    package enum Palette: String, Sendable {
        case light, dark
    }

    /// The palette that the end of its address names, as GitHub and Material for MkDocs write it; nil for a picture of both.
    package var palette: Palette? {
        switch source.split(separator: "#", omittingEmptySubsequences: false).dropFirst().last {
        case "only-light", "gh-light-mode-only": .light
        case "only-dark", "gh-dark-mode-only": .dark
        default: nil
        }
    }
}

/// An alignment between the margins; `.none` where a note sets none.
package enum Alignment: String, Hashable, Sendable {
    case none, left, center, right
}

/// The width and height of a picture file in pixels.
package struct PixelSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// The size at which a picture is to be shown, as far as a note sets it: in pixels of the page, or in hundredths.
package struct ShownSize: Hashable, Sendable {
    package var width: Int?
    package var height: Int?
    /// Hundredths of the width of the text.
    package var share: Int?
    /// Hundredths of the picture's own size.
    package var scale: Int?

    /// Both lengths in pixels of the page; a missing one follows from the file's own size, if that is known.
    package func resolved(for file: PixelSize?) -> (width: Int?, height: Int?) {
        guard let file, file.width > 0, file.height > 0 else { return (width, height) }
        switch (width, height, scale) {
        case (let width?, let height?, _): return (width, height)
        case (let width?, nil, _): return (width, max(1, Self.part(file.height, width, of: file.width)))
        case (nil, let height?, _): return (max(1, Self.part(file.width, height, of: file.height)), height)
        case (nil, nil, let scale?):
            return (max(1, Self.part(file.width, scale, of: 100)), max(1, Self.part(file.height, scale, of: 100)))
        case (nil, nil, nil): return (file.width, file.height)
        }
    }

    /// A length times a fraction, rounded.
    private static func part(_ length: Int, _ numerator: Int, of denominator: Int) -> Int {
        let product = length.multipliedReportingOverflow(by: numerator)
        return product.overflow ? length : (product.partialValue + denominator / 2) / denominator
    }
}

extension ShownSize {
    /// Reads a width in the notation of attributes: "300", "300px" or "50%"; false when it is not a width.
    mutating func takeWidth(_ text: String) -> Bool {
        if let pixels = Self.pixels(text) {
            width = pixels
        } else if let hundredths = Self.hundredths(text) {
            share = min(hundredths, 100)
        } else {
            return false
        }
        return true
    }

    /// Reads a height in the notation of attributes. Hundredths of a page's height have no meaning and are left out.
    mutating func takeHeight(_ text: String) -> Bool {
        if let pixels = Self.pixels(text) { height = pixels }
        return Self.pixels(text) != nil || Self.hundredths(text) != nil || text == "auto"
    }

    /// Reads width, height and zoom from a style; false when it contains anything else.
    mutating func takeStyle(_ style: String) -> Bool {
        var isWhole = true
        for declaration in style.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " }.lowercased() }
            switch (parts.first, parts.count) {
            case ("width", 2): isWhole = takeWidth(parts[1]) && isWhole
            case ("height", 2): isWhole = takeHeight(parts[1]) && isWhole
            case ("zoom", 2):
                scale = Self.hundredths(parts[1])
                isWhole = isWhole && scale != nil
            case (nil, _), ("", _): break
            default: isWhole = false
            }
        }
        return isWhole
    }

    /// Reads the size after an address, such as "300x", "x200" or "50%x"; nil when the text is not a size.
    init?(afterAddress text: Substring) {
        self.init()
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 2, !(parts[0].isEmpty && parts[1].isEmpty) else { return nil }
        guard parts[0].isEmpty || takeWidth(parts[0]), parts[1].isEmpty || takeHeight(parts[1]) else { return nil }
    }

    private static func pixels(_ text: String) -> Int? {
        number(text.hasSuffix("px") ? text.dropLast(2) : text[...])
    }

    private static func hundredths(_ text: String) -> Int? {
        text.hasSuffix("%") ? number(text.dropLast()) : nil
    }

    /// A length that a picture can have, without its decimals.
    private static func number(_ text: Substring) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, whole.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            parts.count == 1 || parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(whole),
            (1...20_000).contains(number)
        else { return nil }
        return number
    }
}
