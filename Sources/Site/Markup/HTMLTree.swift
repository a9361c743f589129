import CGumbo

/// A piece of an HTML document as browsers understand it: an element with its contents, or a text.
package indirect enum HTMLNode: Hashable, Sendable {
    case element(Element)
    case text(String)

    package struct Element: Hashable, Sendable {
        /// In lower case.
        package let name: String
        package let attributes: [MarkupElement.Attribute]
        package let children: [HTMLNode]

        package init(name: String, attributes: [MarkupElement.Attribute] = [], children: [HTMLNode]) {
            self.name = name
            self.attributes = attributes
            self.children = children
        }

        /// The value of an attribute; nil where it is missing.
        package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

        /// The names in its `class`.
        package var classes: [Substring] { (self["class"] ?? "").split { $0.isASCII && $0.isWhitespace } }
    }

    /// The text in it, code included, unchanged.
    package var text: String {
        switch self {
        case .text(let text): text
        case .element(let element): element.children.map { $0.text }.joined()
        }
    }
}

extension HTMLReader {
    /// The level below which only the texts of elements are kept: the depth of nesting is the author's.
    private static let maxLevels = 200

    /// The nodes in the body of a document, or of a piece of one.
    package static func nodes(of bytes: [UInt8]) -> [HTMLNode] {
        withDocument(of: bytes) { document in
            var found: [HTMLNode] = []
            for root in nodes(in: document.pointee.v.document.children) where root.pointee.type == GUMBO_NODE_ELEMENT {
                for part in nodes(in: root.pointee.v.element.children)
                where part.pointee.type == GUMBO_NODE_ELEMENT && part.pointee.v.element.tag == GUMBO_TAG_BODY {
                    found += nodes(in: part.pointee.v.element.children).compactMap { node(of: $0, level: 0) }
                }
            }
            return found
        } ?? []
    }

    private static func node(of node: UnsafeMutablePointer<GumboNode>, level: Int) -> HTMLNode? {
        switch node.pointee.type {
        case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE: return .text(text(of: node))
        case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
            let element = node.pointee.v.element
            let children = nodes(in: element.children)
            guard level < maxLevels else { return .text(texts(below: node)) }
            let start = self.element(element, [])
            return .element(
                HTMLNode.Element(
                    name: start.name, attributes: start.attributes,
                    children: children.compactMap { self.node(of: $0, level: level + 1) }))
        default: return nil
        }
    }

    /// The texts below a node, read with a stack of its own.
    private static func texts(below node: UnsafeMutablePointer<GumboNode>) -> String {
        var found = ""
        var pending = [node]
        while let node = pending.popLast() {
            switch node.pointee.type {
            case GUMBO_NODE_ELEMENT: pending += nodes(in: node.pointee.v.element.children).reversed()
            default: found += text(of: node)
            }
        }
        return found
    }
}
