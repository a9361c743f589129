import Templates

/// The pictures of a sheet as elements of a page.
package struct SharedPictures {
    /// The style that belongs into the page's own.
    package let style: String
    /// An element that shows nothing and is before the pictures; empty where nothing is shared.
    package let definitions: String
    /// The markup of each part at its place: a reference for a shared one.
    private let texts: [String]

    /// The length from which a part that is used twice is shared: a reference is about 24 characters.
    private static let least = 48

    package init(_ sheet: PictureSheet) {
        var texts: [String] = []
        var definitions = ""
        var shared = Set(sheet.parts.flatMap { $0.references })
        for (number, part) in sheet.parts.enumerated() {
            if sheet.uses[number] > 1, Self.length(of: part, texts) >= Self.least { shared.insert(number) }
            let text = Self.text(of: part, sheet, texts, shared, id: shared.contains(number) ? Self.id(number) : nil)
            if shared.contains(number) {
                definitions += text
                texts.append("<use href=\"#\(Self.id(number))\"/>")
            } else {
                texts.append(text)
            }
        }
        self.texts = texts
        self.definitions =
            definitions.isEmpty ? "" : "<svg class=\"shared\" aria-hidden=\"true\"><defs>\(definitions)</defs></svg>\n"
        style = Self.style(sheet.looks)
    }

    /// The element of a picture.
    ///
    /// - Parameter name: what a screen reader says instead of the picture.
    package func svg(of picture: PictureSheet.Placed, named name: String) -> String {
        let (width, height) = (picture.width, picture.height)
        return "<svg role=\"img\" aria-label=\"\(HTMLEscaping.escaped(name))\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\" fill=\"none\">\(texts[picture.body])</svg>"
    }

    private static func id(_ number: Int) -> String { "p" + String(number, radix: 36) }

    private static func length(of part: PicturePart, _ texts: [String]) -> Int {
        let own = part.attributes.reduce(part.tag.rawValue.utf8.count + 3) { length, attribute in
            if case .text(let name, let value) = attribute { return length + name.utf8.count + value.utf8.count + 4 }
            return length + 16
        }
        return part.children.reduce(own) { $0 + texts[$1].utf8.count }
    }

    /// - Parameter id: of a part that is shared.
    private static func text(
        of part: PicturePart, _ sheet: PictureSheet, _ texts: [String], _ shared: Set<Int>, id: String?
    ) -> String {
        var attributes = id.map { " id=\"\($0)\"" } ?? ""
        for attribute in part.attributes {
            switch attribute {
            case .text(let name, let value): attributes += " \(name)=\"\(value)\""
            case .reference(let part): attributes += " href=\"#\(Self.id(part))\""
            case .clip(let part): attributes += " clip-path=\"url(#\(Self.id(part)))\""
            }
        }
        let children = part.children.map { texts[$0] }.joined()
        let tag = part.tag.rawValue
        // A word that occurs elsewhere too is one reference with the place and colour of the group.
        if part.tag == .group, part.children.count == 1, shared.contains(part.children[0]) {
            return children.dropLast(2) + attributes + "/>"
        }
        if tag == "g", attributes.isEmpty { return children }
        return children.isEmpty ? "<\(tag)\(attributes)/>" : "<\(tag)\(attributes)>\(children)</\(tag)>"
    }

    private static func style(_ looks: [PictureLook]) -> String {
        func rules(_ declarations: (PictureLook) -> String) -> String {
            looks.enumerated().filter { !declarations($0.element).isEmpty }
                .map { ".k\(String($0.offset, radix: 36)){\(declarations($0.element))}\n" }.joined()
        }
        let dark = rules { $0.dark }
        return ".shared { position: absolute; width: 0; height: 0; }\n" + rules { $0.light }
            + (dark.isEmpty ? "" : "@media (prefers-color-scheme: dark) {\n\(dark)}\n")
    }
}
