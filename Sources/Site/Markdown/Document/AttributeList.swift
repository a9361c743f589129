/// Attributes in braces after an element: `{#id .class width=300}` as Pandoc and Hugo write them, `{: width="300"}` as kramdown
/// does.
struct AttributeList {
    private(set) var id: String?
    private(set) var size = ShownSize()
    /// The length of the list in bytes, braces included.
    let length: Int

    /// The list that a text begins with. Without a colon after the brace all of it has to be attributes, since braces may well
    /// be meant as such.
    init?(_ text: Substring) {
        guard text.utf8.first == UInt8(ascii: "{"), let end = text.firstIndex(of: "}") else { return nil }
        let content = text[text.index(after: text.startIndex)..<end]
        length = text[...end].utf8.count
        if content.first == ":" {
            for item in Self.items(content.dropFirst()) { _ = take(item) }
            return
        }
        let items = Self.items(content)
        for item in items { guard take(item) else { return nil } }
        if items.isEmpty { return nil }
    }

    private mutating func take(_ item: Substring) -> Bool {
        if item == "-" { return true }
        if item.hasPrefix("#") || item.hasPrefix(".") {
            let name = item.dropFirst()
            guard !name.isEmpty, name.unicodeScalars.allSatisfy({ Self.isAllowedInID($0) }) else {
                return false
            }
            if item.hasPrefix("#") { id = String(name) }
            return true
        }
        guard let equals = item.firstIndex(of: "="), equals > item.startIndex else { return false }
        let name = item[..<equals]
        guard name.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D || $0 == 0x5F }) else {
            return false
        }
        let value = item[equals...].dropFirst().filter { $0 != "\"" && $0 != "'" && $0 != "“" && $0 != "”" }
        switch name {
        case "width": _ = size.takeWidth(value)
        case "height": _ = size.takeHeight(value)
        case "style": _ = size.takeStyle(value)
        default: break
        }
        return true
    }

    /// The attributes, split at white space outside quotation marks.
    private static func items(_ text: Substring) -> [Substring] {
        var items: [Substring] = []
        var start: Substring.Index?
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == " " || character == "\t" || character == "\n" {
                if let begun = start { items.append(text[begun..<index]) }
                start = nil
                continue
            } else if character == "\"" || character == "'" {
                quote = character
            }
            if start == nil { start = index }
        }
        if let begun = start { items.append(text[begun...]) }
        return items
    }

    /// Letters of any script, digits, hyphen, underscore, dot.
    static func isAllowedInID(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "_" || scalar == "." || scalar.properties.isAlphabetic
            || scalar.properties.numericType != nil
    }
}
