// Reads finished HTML and XML with third-party parsers, to see what browsers and reading systems see: HTML with Gumbo, which
// builds the tree that the standard defines, XML with Expat. In: bytes. Out: elements in source order, and the place where XML
// is not well-formed.

/// A start tag of a document.
package struct MarkupElement: Hashable, Sendable {
    /// In lower case, without the prefix of a namespace.
    package let name: String
    package let attributes: [Attribute]
    /// The text of a `style` or `script`; empty for other elements, and where it has none.
    package let text: String
    /// The line, from 1.
    package let line: Int

    package init(name: String, attributes: [Attribute], text: String = "", line: Int) {
        self.name = name
        self.attributes = attributes
        self.text = text
        self.line = line
    }

    /// A name in lower case, with its prefix, and the value with all references resolved.
    package struct Attribute: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }
}
