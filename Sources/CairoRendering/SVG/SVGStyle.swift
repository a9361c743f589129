import Geometry

/// Shortens single values of attributes.
enum SVGStyle {
    /// What the value of an attribute is made of.
    enum Kind {
        case path, numbers, color, other
    }

    static func kind(_ name: ArraySlice<UInt8>) -> Kind {
        if name.elementsEqual("d".utf8) { return .path }
        if colors.contains(where: { $0.elementsEqual(name) }) { return .color }
        return numbers.contains { $0.elementsEqual(name) } ? .numbers : .other
    }

    private static let colors = ["fill".utf8, "stroke".utf8]

    private static let numbers = ["x", "y", "width", "height", "stroke-width", "stroke-dasharray"].map { $0.utf8 }

    /// Appends a number or a list of numbers with at most two decimals.
    static func appendNumbers(_ bytes: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var numbers = SVGNumbers(bytes, range)
        var isFirst = true
        while let number = numbers.hundredths() {
            if !isFirst { output.append(0x20) }
            DecimalText.append(hundredths: number, to: &output)
            isFirst = false
        }
    }

    /// Appends `#5c7f99` for `rgb(36%,50%,60%)`; other colours, such as `none`, as they are.
    static func appendColor(_ bytes: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let prefix = Array("rgb(".utf8)
        var numbers = SVGNumbers(bytes, range.lowerBound + min(prefix.count, range.count)..<range.upperBound)
        guard bytes[range].starts(with: prefix), let red = percent(&numbers), let green = percent(&numbers),
            let blue = percent(&numbers)
        else {
            output += bytes[range]
            return
        }
        let parts = [red, green, blue]
        let isShort = parts.allSatisfy { $0 / 16 == $0 % 16 }
        output.append(UInt8(ascii: "#"))
        for part in parts {
            output += String(part / 16, radix: 16).utf8
            if !isShort { output += String(part % 16, radix: 16).utf8 }
        }
    }

    /// A percentage as a number from 0 to 255.
    private static func percent(_ numbers: inout SVGNumbers) -> Int? {
        guard let hundredths = numbers.hundredths(), numbers.take() == UInt8(ascii: "%") else { return nil }
        return min(255, max(0, (hundredths * 255 + 5_000) / 10_000))
    }

    /// True for a property whose value is what SVG assumes anyway.
    static func isDefault(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Bool {
        defaults.contains { $0.name.elementsEqual(name) && $0.value.elementsEqual(value) }
    }

    private static let defaults: [(name: String.UTF8View, value: String.UTF8View)] = [
        ("stroke".utf8, "none".utf8), ("fill-rule".utf8, "nonzero".utf8), ("clip-rule".utf8, "nonzero".utf8),
        ("fill-opacity".utf8, "1".utf8), ("stroke-opacity".utf8, "1".utf8), ("stroke-width".utf8, "1".utf8),
        ("stroke-linecap".utf8, "butt".utf8), ("stroke-linejoin".utf8, "miter".utf8),
        ("stroke-miterlimit".utf8, "4".utf8),
    ]
}
