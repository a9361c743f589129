/// Numbers between brackets, as debuggers and logs print insets, rectangles, sizes and points.
///
/// `(top = 47, left = 0)`, `UIEdgeInsets(top: 47.0, left: 0.0)`, `{{0, 0}, {390, 844}}`, `(0 0; 390 844)`,
/// `(origin = (x = 0, y = 0), size = (width = 390, height = 844))` and `origin=(x=0, y=0) size=(width=390, height=844)`.
struct NumberGroup {
    private(set) var numbers: [Double] = []
    /// The names of the numbers, if any; names of enclosing groups do not count.
    private(set) var names: [String] = []
    /// Whether the numbers are in braces.
    private(set) var isInBraces = false
    /// Whether brackets are nested.
    private(set) var isNested = false
    private(set) var end: Int

    /// Reads the group that begins at a bracket; nil if it contains anything but numbers and names.
    init?(_ text: DumpText, at start: Int) {
        end = start
        guard let end = read(text, start, depth: 0), !numbers.isEmpty else { return nil }
        self.end = end
        isInBraces = text.bytes[start] == UInt8(ascii: "{")
        // Old debuggers printed the two parts of a rectangle beside each other.
        if names == ["x", "y"], let size = text.position(of: "size", from: end), size - end <= 3 {
            let bracket = text.skippingSpaces(from: size + 4)
            let open = text.starts(with: "=", at: bracket) ? text.skippingSpaces(from: bracket + 1) : bracket
            if open < text.bytes.count, Self.isOpening(text.bytes[open]), let rest = NumberGroup(text, at: open) {
                numbers += rest.numbers
                names += rest.names
                self.end = rest.end
            }
        }
    }

    private mutating func read(_ text: DumpText, _ start: Int, depth: Int) -> Int? {
        guard start < text.bytes.count, Self.isOpening(text.bytes[start]), depth < 3 else { return nil }
        let close = text.bytes[start] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
        var place = start + 1
        while place < text.bytes.count, numbers.count <= 6 {
            place = text.skippingSpaces(from: place)
            guard place < text.bytes.count else { return nil }
            let byte = text.bytes[place]
            if byte == close { return place + 1 }
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
                place += 1
            } else if Self.isOpening(byte) {
                isNested = true
                guard let end = read(text, place, depth: depth + 1) else { return nil }
                place = end
            } else if let number = text.number(at: place) {
                numbers.append(number.value)
                place = number.end
            } else {
                guard let (name, end) = Self.name(text, place) else { return nil }
                let next = text.skippingSpaces(from: end)
                guard next < text.bytes.count else { return nil }
                if !Self.isOpening(text.bytes[next]) { names.append(name) }
                place = next
            }
        }
        return nil
    }

    /// "top =" or "top:", and where it ends.
    private static func name(_ text: DumpText, _ start: Int) -> (name: String, end: Int)? {
        var end = start
        while end < text.bytes.count, DumpText.isOfName(text.bytes[end]) { end += 1 }
        let sign = text.skippingSpaces(from: end)
        guard end > start, end - start <= 20, sign < text.bytes.count,
            text.bytes[sign] == UInt8(ascii: "=") || text.bytes[sign] == UInt8(ascii: ":")
        else { return nil }
        return (text.text(start..<end), sign + 1)
    }

    static func isOpening(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") }

    /// The kind of value that its names or brackets indicate; nil for numbers that could be several things.
    var kind: Kind? {
        switch names {
        case ["top", "left", "bottom", "right"]: .insets
        case ["top", "leading", "bottom", "trailing"]: .insets
        case ["x", "y", "width", "height"]: .rect
        case ["width", "height"]: .size
        case ["x", "y"]: .point
        case []:
            switch (numbers.count, isNested) {
            case (4, true): .rect
            case (4, false): isInBraces ? .insets : .rect
            default: nil
            }
        default: nil
        }
    }

    enum Kind {
        case insets, rect, size, point
    }
}
