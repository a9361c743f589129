import Geometry

/// Shortens single values of attributes.
enum SVGStyle {
    /// What the value of an attribute is made of.
    enum Kind {
        case path, numbers, color, other
    }

    static func kind(_ bytes: [UInt8], _ name: Range<Int>) -> Kind {
        if bytes.spell("d", in: name) { return .path }
        if bytes.spell("fill", in: name) || bytes.spell("stroke", in: name) { return .color }
        return numbers.contains { bytes.spell($0, in: name) } ? .numbers : .other
    }

    private static let numbers: [StaticString] = ["x", "y", "width", "height", "stroke-width", "stroke-dasharray"]

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
        let start = min(range.lowerBound + 4, range.upperBound)
        var numbers = SVGNumbers(bytes, start..<range.upperBound)
        guard bytes.spell("rgb(", in: range.lowerBound..<start), let red = percent(&numbers),
            let green = percent(&numbers),
            let blue = percent(&numbers)
        else {
            output += bytes[range]
            return
        }
        let parts = [red, green, blue]
        let isShort = parts.allSatisfy { $0 / 16 == $0 % 16 }
        output.append(UInt8(ascii: "#"))
        for part in parts {
            output.append(hexDigits[part / 16])
            if !isShort { output.append(hexDigits[part % 16]) }
        }
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// A percentage as a number from 0 to 255.
    private static func percent(_ numbers: inout SVGNumbers) -> Int? {
        guard let hundredths = numbers.hundredths(), numbers.take() == UInt8(ascii: "%") else { return nil }
        return min(255, max(0, (hundredths * 255 + 5_000) / 10_000))
    }

    /// True for a property whose value is what SVG assumes anyway.
    static func isDefault(_ bytes: [UInt8], _ name: Range<Int>, _ value: Range<Int>) -> Bool {
        defaults.contains { bytes.spell($0.value, in: value) && bytes.spell($0.name, in: name) }
    }

    private static let defaults: [(name: StaticString, value: StaticString)] = [
        ("stroke", "none"), ("fill-rule", "nonzero"), ("clip-rule", "nonzero"), ("fill-opacity", "1"),
        ("stroke-opacity", "1"), ("stroke-width", "1"), ("stroke-linecap", "butt"), ("stroke-linejoin", "miter"),
        ("stroke-miterlimit", "4"),
    ]
}
