/// Reads the numbers of an SVG attribute as hundredths; further decimals are rounded.
struct SVGNumbers {
    private let bytes: [UInt8]
    private let end: Int
    private(set) var index: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        index = range.lowerBound
        end = range.upperBound
    }

    /// The next character that is no space or comma, without taking it.
    mutating func peek() -> UInt8? {
        while index < end, bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ",") { index += 1 }
        return index < end ? bytes[index] : nil
    }

    /// Takes a character, such as the letter of a path's command.
    mutating func take() -> UInt8? {
        guard let byte = peek() else { return nil }
        index += 1
        return byte
    }

    /// The next number in hundredths; nil when there is none.
    mutating func hundredths() -> Int? {
        guard var byte = peek() else { return nil }
        let isNegative = byte == UInt8(ascii: "-")
        if isNegative { index += 1 }
        let start = index
        var value = 0
        var decimals = -1
        while index < end {
            byte = bytes[index]
            if byte == UInt8(ascii: "."), decimals < 0 {
                decimals = 0
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                if decimals >= 0 { decimals += 1 }
                let digit = Int(byte - UInt8(ascii: "0"))
                if decimals <= 2 { value = value &* 10 &+ digit }
                if decimals == 3, digit >= 5 { value &+= 1 }
            } else {
                break
            }
            index += 1
        }
        guard index > start else { return nil }
        for _ in 0..<max(0, 2 - max(decimals, 0)) { value = value &* 10 }
        return isNegative ? -value : value
    }
}
