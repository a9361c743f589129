/// A number behind its name and a sign, such as "top: 44.0" or "bottom=34".
struct NamedNumber {
    let name: String
    let value: Double
    /// Where the name begins.
    let place: Int

    private static let names: [StaticString] = ["top", "left", "bottom", "right", "leading", "trailing"]

    /// The edges of a line, in their order.
    static func edges(in text: DumpText) -> [NamedNumber] {
        var found: [NamedNumber] = []
        var place = 0
        while place < text.bytes.count {
            let name = text.bytes[place...].prefix { DumpText.isOfName($0) || $0 == UInt8(ascii: ".") }
            if let (edge, end) = edge(text, place, name.endIndex) {
                found.append(edge)
                place = end
            } else {
                place = max(name.endIndex, place + 1)
            }
        }
        return found
    }

    private static func edge(_ text: DumpText, _ start: Int, _ end: Int) -> (NamedNumber, end: Int)? {
        guard names.contains(where: { $0.utf8CodeUnitCount == end - start && text.starts(with: $0, at: start) }) else {
            return nil
        }
        let sign = text.skippingSpaces(from: end)
        guard text.starts(with: ":", at: sign) || text.starts(with: "=", at: sign),
            let number = text.number(at: text.skippingSpaces(from: sign + 1))
        else { return nil }
        return (NamedNumber(name: text.text(start..<end), value: number.value, place: start), number.end)
    }
}
