import ConstraintLogs

/// A line of `_autolayoutTrace`: "|   |   *UILabel:0x12'OK'- AMBIGUOUS LAYOUT for UILabel:0x12'OK'.minY{id: 7}".
struct TraceLine {
    let view: TracedView

    /// Parses a line; nil for one that is not of a trace.
    init?(_ text: DumpText, at place: LogPlace) {
        let start = Self.start(of: text)
        guard let colon = text.bytes[start.place...].firstIndex(of: UInt8(ascii: ":")), colon > start.place,
            let end = text.addressEnd(at: colon + 1), Self.isClass(text.bytes[start.place..<colon])
        else { return nil }
        let name = text.text(start.place..<colon)
        guard start.isMarked || name.hasSuffix("Window"), !name.hasSuffix("Constraint"), Self.ends(text, at: end)
        else { return nil }
        let ambiguous = text.position(of: "AMBIGUOUS LAYOUT", from: end)
        view = TracedView(
            place: LogPlace(
                line: place.line, column: text.text(0..<start.place).count + 1, offset: place.offset + start.place),
            className: name, address: HierarchyDump.normalized(text.text((colon + 1)..<end)),
            isAmbiguous: ambiguous != nil, open: ambiguous.map { Self.attributes(text, from: $0) } ?? [])
    }

    /// The place behind bars, spaces and the signs of the legend, and whether there are any of them but spaces.
    private static func start(of text: DumpText) -> (place: Int, isMarked: Bool) {
        var place = 0
        var isMarked = false
        while place < text.bytes.count {
            let byte = text.bytes[place]
            if text.starts(with: "•", at: place) {
                place += 2
            } else if byte == 0x20 || byte == 0x09 {
                place += 1
                continue
            } else if !"|*+<".utf8.contains(byte) {
                break
            }
            isMarked = isMarked || byte != UInt8(ascii: "<")
            place += 1
        }
        return (place, isMarked)
    }

    private static func isClass(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { DumpText.isOfName($0) || ".<>, ()".utf8.contains($0) }
    }

    /// Nothing, the text of a label, or what is ambiguous follows an address.
    private static func ends(_ text: DumpText, at end: Int) -> Bool {
        let next = text.skippingSpaces(from: text.starts(with: ">", at: end) ? end + 1 : end)
        return next == text.bytes.count || "'-".utf8.contains(text.bytes[next])
    }

    /// "minY" and "Height" of "….minY{id: 7}, ….Height{id: 8}".
    private static func attributes(_ text: DumpText, from start: Int) -> [String] {
        var found: [String] = []
        var place = start
        while let next = text.position(of: "{id", from: place) {
            var begin = next
            while begin > start, DumpText.isOfName(text.bytes[begin - 1]) { begin -= 1 }
            let name = text.text(begin..<next)
            if !name.isEmpty, !found.contains(name) { found.append(name) }
            place = next + 3
        }
        return found
    }
}
