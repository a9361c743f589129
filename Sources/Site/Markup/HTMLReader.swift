import CGumbo

/// Reads HTML as browsers do: the one place that calls Gumbo.
package enum HTMLReader {
    /// The elements of a document, those included that its tags only imply; these have the line at which they are.
    package static func elements(of bytes: [UInt8]) -> [MarkupElement] {
        withDocument(of: bytes) { elements(below: $0) } ?? []
    }

    /// The result of a function of the document; nil where there is no document.
    static func withDocument<Result>(
        of bytes: [UInt8], _ read: (UnsafeMutablePointer<GumboNode>) -> Result
    ) -> Result? {
        bytes.withUnsafeBytes { buffer in
            var options = kGumboDefaultOptions
            options.max_errors = 0
            guard let text = buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                let output = gumbo_parse_with_options(&options, text, buffer.count)
            else { return nil }
            defer { gumbo_destroy_output(&options, output) }
            return read(output.pointee.document)
        }
    }

    /// The value of an attribute with its references resolved.
    package static func resolved(_ value: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
        let tag = "<p a=\"" + value.replacing("\"", with: "&quot;") + "\">"
        return elements(of: Array(tag.utf8)).last?.attributes.first?.value ?? value
    }

    /// The elements below a document. It has a stack of its own, since the depth of nesting is the author's.
    private static func elements(below document: UnsafeMutablePointer<GumboNode>) -> [MarkupElement] {
        var found: [MarkupElement] = []
        var pending = [document]
        while let node = pending.popLast() {
            switch node.pointee.type {
            case GUMBO_NODE_DOCUMENT: pending += nodes(in: node.pointee.v.document.children).reversed()
            case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
                let element = node.pointee.v.element
                let children = nodes(in: element.children)
                found.append(self.element(element, children))
                pending += children.reversed()
            default: break
            }
        }
        return found
    }

    static func element(
        _ element: GumboElement, _ children: [UnsafeMutablePointer<GumboNode>]
    ) -> MarkupElement {
        let name = name(of: element)
        let attributes = pointers(in: element.attributes).map { pointer in
            let attribute = pointer.assumingMemoryBound(to: GumboAttribute.self).pointee
            let prefix =
                attribute.attr_namespace == GUMBO_ATTR_NAMESPACE_XLINK ? "xlink:" : ""
            return MarkupElement.Attribute(
                name: prefix + String(cString: attribute.name).lowercased(), value: String(cString: attribute.value))
        }
        let isRaw = name == "style" || name == "script"
        let text = isRaw ? children.map { self.text(of: $0) }.joined() : ""
        return MarkupElement(name: name, attributes: attributes, text: text, line: Int(element.start_pos.line))
    }

    /// Gumbo knows the elements of HTML; for others it keeps the tag as written.
    private static func name(of element: GumboElement) -> String {
        if element.tag != GUMBO_TAG_UNKNOWN { return String(cString: gumbo_normalized_tagname(element.tag)) }
        var piece = element.original_tag
        gumbo_tag_from_original_text(&piece)
        guard let data = piece.data else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: data, count: piece.length), as: UTF8.self).lowercased()
    }

    static func text(of node: UnsafeMutablePointer<GumboNode>) -> String {
        switch node.pointee.type {
        case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE: String(cString: node.pointee.v.text.text)
        default: ""
        }
    }

    static func nodes(in vector: GumboVector) -> [UnsafeMutablePointer<GumboNode>] {
        pointers(in: vector).map { $0.assumingMemoryBound(to: GumboNode.self) }
    }

    private static func pointers(in vector: GumboVector) -> [UnsafeMutableRawPointer] {
        (0..<Int(vector.length)).compactMap { vector.data[$0] }
    }
}
