/// A tag of a component, as MDX has them: `<TabItem label="One">`, `</TabItem>`, `<Badge text="New" />`.
struct ComponentTag {
    let name: String
    let isEnd: Bool
    let isSelfClosing: Bool
    /// The places of values that are plain texts; an expression between braces does not count, unless it is a single text.
    private let attributes: [String: Range<Int>]
    private let bytes: ArraySlice<UInt8>
    /// The offset after the tag.
    let end: Int

    /// The limit on the length of a tag; longer texts are not tags.
    private static let maxBytes = 20_000

    /// Reads the tag at an offset that begins with `<` and a capital, or `</` and a capital; nil where there is none.
    init?(_ bytes: ArraySlice<UInt8>, at start: Int) {
        self.bytes = bytes
        var index = start + 1
        func byte(_ index: Int) -> UInt8 { index < bytes.endIndex ? bytes[index] : 0 }
        isEnd = byte(index) == UInt8(ascii: "/")
        if isEnd { index += 1 }
        guard (0x41...0x5A).contains(byte(index)) else { return nil }
        let nameStart = index
        while byte(index).isAlphanumeric || byte(index) == UInt8(ascii: ".") || byte(index) == UInt8(ascii: "_") {
            index += 1
        }
        name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
        var attributes: [String: Range<Int>] = [:]
        let last = min(bytes.endIndex, start + Self.maxBytes)
        while index < last {
            switch byte(index) {
            case UInt8(ascii: ">"):
                (self.attributes, isSelfClosing, end) = (attributes, byte(index - 1) == UInt8(ascii: "/"), index + 1)
                return
            case let first where first.isAlphanumeric:
                let keyStart = index
                while byte(index).isAlphanumeric || "-_:@.".utf8.contains(byte(index)) { index += 1 }
                let key = String(decoding: bytes[keyStart..<index], as: UTF8.self)
                guard byte(index) == UInt8(ascii: "=") else { continue }
                guard let value = Self.value(bytes, from: index + 1, to: last) else { return nil }
                if let text = value.text { attributes[key] = text }
                index = value.end
            case UInt8(ascii: "{"):
                guard let end = Self.braceEnd(bytes, from: index, to: last) else { return nil }
                index = end
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/"): index += 1
            default:
                // Slots and bindings of Vue, such as `#title` and `:open`.
                guard "#:@".utf8.contains(byte(index)) else { return nil }
                index += 1
            }
        }
        return nil
    }

    /// The place of an attribute's value.
    func place(of key: String) -> Range<Int>? { attributes[key] }

    subscript(key: String) -> String? { attributes[key].map { String(decoding: bytes[$0], as: UTF8.self) } }

    private static func value(_ bytes: ArraySlice<UInt8>, from start: Int, to last: Int) -> (
        text: Range<Int>?, end: Int
    )? {
        guard start < last else { return nil }
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard let close = bytes[(start + 1)..<last].firstIndex(of: bytes[start]) else { return nil }
            return (start + 1..<close, close + 1)
        case UInt8(ascii: "{"):
            guard let end = braceEnd(bytes, from: start, to: last) else { return nil }
            let inner = start + 1..<end - 1
            guard inner.count > 1, let mark = bytes[inner].first,
                mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"),
                bytes[inner].last == mark
            else { return (nil, end) }
            return (inner.lowerBound + 1..<inner.upperBound - 1, end)
        default: return nil
        }
    }

    /// The offset after the brace that closes the one at an offset; braces between quotation marks do not count.
    static func braceEnd(_ bytes: ArraySlice<UInt8>, from start: Int, to last: Int) -> Int? {
        var depth = 0
        var quote: UInt8?
        for index in start..<last {
            let byte = bytes[index]
            if let open = quote {
                if byte == open || byte == 0x0A && open != UInt8(ascii: "`") { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "`"): quote = byte
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
        }
        return nil
    }

    // MARK: - Components that mean something here

    /// The meaning of a component for its blocks; nil for a component whose blocks alone are kept.
    var meaning: ContainerMark.Meaning? {
        switch name {
        case "Tabs", "TabGroup", "Tabbed": return .container(.tabs)
        case "CodeGroup": return .container(.codeTabs)
        case "TabItem", "Tab", "TabPanel": return .container(.panel)
        case "Aside", "Admonition", "Callout": return .container(aside(self["type"] ?? "note"))
        case "Note", "Tip", "Warning", "Info", "Caution", "Danger", "Important", "Check":
            return .container(aside(name.lowercased()))
        case "Accordion", "Details", "Expandable": return .container(.aside(.note, word: "Details", .closed))
        // They add a look; their titles and all that is in them stay.
        case "Fragment", "Card", "CardGrid", "Cards", "LinkCard", "Steps", "FileTree": return .plain
        default: return nil
        }
    }

    private func aside(_ word: String) -> Container {
        .aside(AsideNames.kind(of: word) ?? .note, word: AsideNames.title(of: word), .none)
    }

    /// The place of its title.
    var title: Range<Int>? { place(of: "label") ?? place(of: "title") ?? place(of: "value") }
}
