import Markup

/// Writes the picture of a tree.
struct SVGRewriter {
    private let tree: XMLTree
    /// The number of pictures that this one is nested in.
    private let depth: Int
    private var output: [UInt8] = []
    private var omitted = OmissionList()
    private var usesLinks = false

    init(_ tree: XMLTree, isInside depth: Int) {
        self.tree = tree
        self.depth = depth
    }

    /// The place of an element.
    private struct Place {
        var isInText = false
        /// Whether the place is inside `switch`, where a viewer shows the first element that it can.
        var isAlternative = false
    }

    mutating func picture() -> SafeSVG.Picture {
        writeElement(tree.nodes[0], as: "svg", Place())
        output.append(UInt8(ascii: "\n"))
        if tree.skippedEntities > 0 { omitted.add("an entity that is not declared", count: tree.skippedEntities) }
        var bytes = Array("<svg xmlns=\"\(SVGNames.namespace)\"".utf8)
        if usesLinks { bytes += Array(" xmlns:xlink=\"\(SVGNames.xlink)\"".utf8) }
        bytes += output.dropFirst("<svg".utf8.count)
        return SafeSVG.Picture(bytes: bytes, omissions: omitted.omissions)
    }

    // MARK: - Elements

    private mutating func write(_ index: Int, _ place: Place) {
        let node = tree.nodes[index]
        guard SVGNames.isSVG(node.name) else {
            if node.name.namespace == SVGNames.html { omitted.add("'<\(node.name.local)>'") }
            return
        }
        switch node.name.local {
        // A picture has no working links. Where a picture is shown, its links do not work anyway.
        case "a": writeElement(node, as: place.isInText ? "tspan" : "g", place)
        case "style": writeStyle(node)
        case "foreignObject":
            if !place.isAlternative { writeForeignText(index) }
        case let name where SVGNames.elements.contains(name): writeElement(node, as: name, place)
        case let name where SVGNames.silentElements.contains(name): break
        case let name: omitted.add("'<\(name)>'")
        }
    }

    private mutating func writeElement(_ node: XMLTree.Node, as name: String, _ place: Place) {
        output += Array("<\(name)".utf8)
        writeAttributes(of: node)
        let start = output.count
        output.append(UInt8(ascii: ">"))
        let isTextual = place.isInText || SVGNames.textual.contains(name)
        let inside = Place(isInText: isTextual, isAlternative: name == "switch")
        for child in node.children {
            switch child {
            case .element(let index): write(index, inside)
            case .text(let text) where isTextual: writeText(text)
            case .text: break
            }
        }
        if output.count == start + 1 {
            output.insert(UInt8(ascii: "/"), at: start)
        } else {
            output += Array("</\(name)>".utf8)
        }
    }

    private mutating func writeText(_ text: String) {
        for byte in text.utf8 { output.append(escaping: byte) }
    }

    private mutating func writeStyle(_ node: XMLTree.Node) {
        var text = node.children.reduce(into: "") { text, child in
            if case .text(let piece) = child { text += piece }
        }
        for attribute in node.attributes where attribute.name.namespace.isEmpty {
            switch attribute.name.local {
            case "type" where !["text/css", ""].contains(attribute.value.lowercased()):
                return omitted.add("'<style type=\(attribute.value)>'")
            case "media" where attribute.value != "all": text = "@media \(attribute.value){\(text)}"
            default: break
            }
        }
        let css = StyleSheet.rewritten(text, &omitted)
        guard !css.isEmpty else { return }
        output += Array("<style>".utf8)
        writeText(css)
        output += Array("</style>".utf8)
    }

    // MARK: - Attributes

    private mutating func writeAttributes(of node: XMLTree.Node) {
        var isReferenceWritten = false
        for (name, value) in node.attributes {
            guard let form = SVGNames.form(of: name) else {
                let isReported = name.namespace.isEmpty && !SVGNames.silentAttributes.contains(name.local)
                if isReported { omitted.add("'\(name.local)='") }
                continue
            }
            if form == .reference {
                if !isReferenceWritten { isReferenceWritten = writeReference(value, of: node) }
            } else if let written = written(value, as: form, name.local) {
                write(name.namespace == SVGNames.xml ? "xml:" + name.local : name.local, written)
            }
        }
        guard node.name.local == "rect" else { return }
        // Books must state a missing size, which browsers treat as 0.
        for side in ["width", "height"] where !node.attributes.contains(where: { $0.name.local == side }) {
            write(side, "0")
        }
    }

    private mutating func written(_ value: String, as form: SVGNames.Form, _ name: String) -> String? {
        switch form {
        case .text: return value
        case .numbers, .functions:
            if value.utf8.allSatisfy({ Self.isPlain($0) || form == .functions && ($0 == 0x28 || $0 == 0x29) }) {
                return value
            }
        case .style:
            if let written = StyleValue.written(value, &omitted) { return written }
        case .declarations:
            let written = StyleDeclarations.rewritten(value, &omitted)
            return written.isEmpty ? nil : written
        case .reference: break
        }
        omitted.add("'\(name)=\"\(value.prefix(40))\"'")
        return nil
    }

    /// Letters, digits, white space and the signs of numbers.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x09, 0x0A, 0x0D: true
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "%"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Writes a reference; false where nothing is written.
    private mutating func writeReference(_ value: String, of node: XMLTree.Node) -> Bool {
        let address = value.trimmed
        if node.name.local == "a" { return false }
        if node.name.local != "image", address.first == "#" {
            usesLinks = true
            write("xlink:href", address)
            return true
        }
        if node.name.local == "image", let picture = CarriedData.picture(address, isInside: depth, &omitted) {
            usesLinks = true
            write("xlink:href", picture)
            return true
        }
        omitted.add("'\(address.prefix(80))'")
        return false
    }

    private mutating func write(_ name: String, _ value: String) {
        output += Array(" \(name)=\"".utf8)
        for byte in value.utf8 {
            switch byte {
            case 0x09, 0x0A, 0x0D: output += Array("&#\(byte);".utf8)
            default: output.append(escaping: byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }

    // MARK: - Text of pages

    /// Writes the words of a piece of a page, which a picture cannot hold, in the middle of its place.
    private mutating func writeForeignText(_ index: Int) {
        let node = tree.nodes[index]
        func number(_ name: String) -> Double? {
            node.attributes.first { $0.name.local == name && $0.name.namespace.isEmpty }.flatMap { Double($0.value) }
        }
        let text = ForeignObjectText(of: index, in: tree)
        guard !text.isEmpty else { return }
        let (width, height) = (number("width") ?? 0, number("height") ?? 0)
        let lines = text.lines(fitting: height)
        let (x, y) = ((number("x") ?? 0) + width / 2, (number("y") ?? 0) + height / 2)
        omitted.add("the layout of '<foreignObject>'")
        output += Array("<text text-anchor=\"middle\" dominant-baseline=\"central\" x=\"\(x)\" y=\"\(y)\">".utf8)
        for (line, words) in lines.enumerated() {
            let shift = line == 0 ? Double(1 - lines.count) * 0.6 : 1.2
            output += Array("<tspan x=\"\(x)\" dy=\"\(shift)em\">".utf8)
            writeText(words)
            output += Array("</tspan>".utf8)
        }
        output += Array("</text>".utf8)
    }
}

extension [UInt8] {
    /// Appends a byte of text, escaped for XML.
    fileprivate mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): self += Array("&amp;".utf8)
        case UInt8(ascii: "<"): self += Array("&lt;".utf8)
        case UInt8(ascii: ">"): self += Array("&gt;".utf8)
        case UInt8(ascii: "\""): self += Array("&quot;".utf8)
        default: append(byte)
        }
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        var rest = unicodeScalars[...]
        while let first = rest.first, first.value <= 0x20 { rest.removeFirst() }
        while let last = rest.last, last.value <= 0x20 { rest.removeLast() }
        return String(rest)
    }
}
