package import Diagnostics

extension HTMLTag {
    /// The picture that a tag `<img>` shows; nil for every other tag.
    package func image(at span: SourceSpan) -> Image? {
        guard name == "img", !isEnd else { return nil }
        var size = ShownSize()
        if let style = value(of: "style") { _ = size.takeStyle(style) }
        if let width = value(of: "width") { _ = size.takeWidth(width) }
        if let height = value(of: "height") { _ = size.takeHeight(height) }
        let text = value(of: "alt") ?? ""
        return Image(
            source: value(of: "src") ?? "", title: value(of: "title") ?? "",
            description: text.isEmpty ? [] : [.text(text, span)], size: size,
            alignment: value(of: "align").flatMap { Alignment(rawValue: $0.lowercased()) } ?? .none, span: span)
    }

    /// The destination of a tag `<a>`; nil for every other tag and for one that only names a place.
    package var destination: String? { name == "a" && !isEnd ? value(of: "href") : nil }

    /// The id that the tag gives to its place: `id`, or `name` as older notes write it in `<a name="x">`.
    var id: String? {
        guard !isEnd, let id = value(of: "id") ?? (name == "a" ? value(of: "name") : nil), !id.isEmpty,
            id.unicodeScalars.allSatisfy({ AttributeList.isAllowedInID($0) })
        else { return nil }
        return id
    }

    /// Whether the tag ends what it begins: `<br/>`, and `<a name="x"/>`, which authors use for an empty element.
    var isClosed: Bool { text.hasSuffix("/>") }

    /// The value of an attribute, character references resolved, without white space around it.
    func value(of name: String) -> String? {
        guard let attribute = attributes.first(where: { $0.name == name }) else { return nil }
        var text = Substring(CharacterReferences.resolved(attribute.value))
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
