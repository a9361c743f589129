import Languages
import Templates

/// Writes HTML again, changed tag by tag, as text that is well-formed XML too.
struct HTMLRewriter {
    /// What becomes of a start tag; nil leaves the element out with all it holds.
    let change: (HTMLToken.Tag) -> Change?

    /// A start tag, and whether it is shown; what it holds is shown in any case.
    struct Change {
        var tag: HTMLToken.Tag
        var isShown = true
    }

    /// An element that is open.
    private struct Element {
        let name: String
        /// Nil when only what it holds is shown.
        let shownName: String?
    }

    /// The changed text.
    func rewrite(_ html: String) -> String {
        var text = ""
        var open: [Element] = []
        var skippedFrom: Int?
        for token in HTMLReader.tokens(of: html) {
            switch token {
            case .text(let literal):
                if skippedFrom == nil { text += HTMLEscaping.escaped(Self.allowed(literal)) }
            case .start(let tag):
                let change = skippedFrom == nil ? change(tag) : nil
                if let change, change.isShown { text += Self.text(of: change.tag) }
                guard !tag.isVoid else { continue }
                if change == nil, skippedFrom == nil { skippedFrom = open.count }
                let shownName = change.flatMap { $0.isShown ? $0.tag.name : nil }
                open.append(Element(name: tag.name, shownName: shownName))
            case .end(let name):
                guard let place = open.lastIndex(where: { $0.name == name }) else { continue }
                for element in open[place...].reversed() { text += element.shownName.map { "</\($0)>" } ?? "" }
                open.removeLast(open.count - place)
                if let depth = skippedFrom, open.count <= depth { skippedFrom = nil }
            }
        }
        return text + open.reversed().map { $0.shownName.map { "</\($0)>" } ?? "" }.joined()
    }

    /// The text with what XML cannot hold, such as a form feed, shown as U+FFFD.
    private static func allowed(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A }) else { return text }
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            scalar.value < 0x20 && scalar != "\t" && scalar != "\n" ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func text(of tag: HTMLToken.Tag) -> String {
        let attributes = tag.attributes.map { attribute in
            " \(attribute.name)=\"\(HTMLEscaping.escaped(attribute.value))\""
        }
        return "<" + tag.name + attributes.joined() + (tag.isVoid ? "/>" : ">")
    }
}

extension HTMLToken.Tag {
    /// The tag with a value changed; nil takes the attribute away.
    package mutating func set(_ name: String, _ value: String?) {
        attributes.removeAll { $0.name == name && value == nil }
        for index in attributes.indices where attributes[index].name == name { attributes[index].value = value ?? "" }
    }
}
