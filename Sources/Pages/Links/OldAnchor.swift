import Templates

/// Puts an empty element with an old id where an element with a new one stands.
enum OldAnchor {
    /// The HTML with the old anchor; unchanged where it does not have the new one.
    static func insert(_ old: String, at new: String, into html: String) -> String {
        let mark = " id=\"" + HTMLEscaping.escaped(new) + "\""
        guard let place = html.firstRange(of: mark), let start = html[..<place.lowerBound].lastIndex(of: "<"),
            let end = html[place.upperBound...].firstIndex(of: ">")
        else { return html }
        let anchor = "<span id=\"" + HTMLEscaping.escaped(old) + "\"></span>"
        let name = html[start...].dropFirst().prefix { $0.isLetter || $0.isNumber }
        let index = position(name, start..<html.index(after: end), in: html)
        return html[..<index] + anchor + html[index...]
    }

    /// Where a `span` is allowed: within most elements, before those that hold certain others only, in a row's first cell.
    private static func position(_ name: Substring, _ tag: Range<String.Index>, in html: String) -> String.Index {
        switch name {
        case "table", "ul", "ol", "dl", "details", "picture", "img": return tag.lowerBound
        case "tr":
            let cell = html[tag.upperBound...].firstIndex(of: "<") ?? tag.upperBound
            return html[cell...].firstIndex(of: ">").map { html.index(after: $0) } ?? tag.upperBound
        default: return tag.upperBound
        }
    }
}
