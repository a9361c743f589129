import Drawing
import Geometry

/// Makes a picture for readers out of what Cairo writes as SVG.
///
/// It adds title, description and language, gives identifiers that are the same in each run and differ
/// between pictures, drops what draws nothing, and shortens numbers and styles.
struct SVGFinisher {
    private let markup: SVGMarkup
    private let identifiers: SVGIdentifiers
    private var output: [UInt8] = []
    /// Where the prefix of identifiers, which depends on everything else, has to be filled in.
    private var prefixes: [Int] = []
    private let scene: Scene

    private init(_ bytes: [UInt8], _ scene: Scene) {
        markup = SVGMarkup(bytes)
        identifiers = SVGIdentifiers(markup)
        self.scene = scene
        output.reserveCapacity(bytes.count)
    }

    /// The finished document, ending in a line break.
    static func finish(_ bytes: [UInt8], of scene: Scene) -> [UInt8] {
        var finisher = SVGFinisher(bytes, scene)
        finisher.writeHead()
        finisher.writeBody()
        finisher.write("</svg>\n")
        finisher.fillPrefixes()
        return finisher.output
    }
}

// MARK: - Head

extension SVGFinisher {
    private mutating func writeHead() {
        let width = DecimalText.string(scene.size.width, decimals: 2)
        let height = DecimalText.string(scene.size.height, decimals: 2)
        let language = XMLText.escaped(scene.language)
        write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"")
        write(" viewBox=\"0 0 \(width) \(height)\" role=\"img\" lang=\"\(language)\" xml:lang=\"\(language)\"")
        writeLabels()
        write(">\n")
        writeWords("title", scene.title)
        writeWords("desc", scene.description)
    }

    /// Names the elements that screen readers read out.
    private mutating func writeLabels() {
        let names = [scene.title.isEmpty ? nil : "-title", scene.description.isEmpty ? nil : "-desc"].compactMap { $0 }
        guard !names.isEmpty else { return }
        write(" aria-labelledby=\"")
        for (index, name) in names.enumerated() {
            if index > 0 { write(" ") }
            writePrefix()
            write(name)
        }
        write("\"")
    }

    private mutating func writeWords(_ element: String, _ text: String) {
        guard !text.isEmpty else { return }
        write("<\(element) id=\"")
        writePrefix()
        write("-\(element)\">" + XMLText.escaped(text) + "</\(element)>\n")
    }

    private mutating func write(_ text: String) { output += text.utf8 }
}

// MARK: - Body

extension SVGFinisher {
    private mutating func writeBody() {
        /// For every open element, whether its tag was written.
        var open: [Bool] = []
        var index = 0
        while index < markup.tags.count {
            let tag = markup.tags[index]
            switch (tag.kind, fate(of: index)) {
            case (.close, _):
                if open.popLast() == true { writeEnd(tag) }
            case (_, .drop):
                index = markup.end(ofElementAt: index)
            case (_, .definition(let number)):
                writeElement(markup.tags[index + 1], id: number)
                index = markup.end(ofElementAt: index)
            case (.open, let fate):
                let isWritten = fate == .write && hasMeaning(tag)
                if isWritten { writeElement(tag, id: definition(tag)) }
                open.append(isWritten)
            case (.empty, let fate):
                if fate == .write { writeElement(tag, id: definition(tag)) }
            }
            index += 1
        }
    }

    private enum Fate: Equatable {
        case write
        /// The tag goes, its content stays.
        case unwrap
        /// The element goes with its content.
        case drop
        /// The element is the definition of its only path.
        case definition(Int)
    }

    private func fate(of index: Int) -> Fate {
        let tag = markup.tags[index]
        if markup.text(tag.name, is: "svg") || markup.text(tag.name, is: "xml") || tag.name.isEmpty { return .unwrap }
        if markup.text(tag.name, is: "use") { return definition(referredBy: tag) == nil ? .drop : .write }
        guard let name = markup.value("id", of: tag) else { return .write }
        guard let number = identifiers.number(name) else { return isRoot(index) ? .write : .drop }
        guard identifiers.isFirst(number, at: index) else { return .drop }
        return isGlyph(index) ? .definition(number) : .write
    }

    /// True for the group of everything that is drawn, which follows all definitions.
    private func isRoot(_ index: Int) -> Bool {
        markup.tags[index].kind == .open && markup.end(ofElementAt: index) == markup.tags.count - 2
    }

    /// True for a symbol that holds one path.
    private func isGlyph(_ index: Int) -> Bool {
        markup.text(markup.tags[index].name, is: "symbol") && markup.end(ofElementAt: index) == index + 2
            && markup.text(markup.tags[index + 1].name, is: "path")
    }

    /// False for a group that has neither name nor style.
    private func hasMeaning(_ tag: SVGMarkup.Tag) -> Bool {
        !markup.text(tag.name, is: "g") || definition(tag) != nil
            || tag.attributes.contains { !markup.text(markup.attributes[$0].name, is: "id") }
    }

    private func definition(_ tag: SVGMarkup.Tag) -> Int? {
        markup.value("id", of: tag).flatMap { identifiers.number($0) }
    }

    private func definition(referredBy tag: SVGMarkup.Tag) -> Int? {
        markup.value("xlink:href", of: tag).flatMap { identifiers.reference($0) }.flatMap { identifiers.number($0) }
    }
}

// MARK: - Elements

extension SVGFinisher {
    private mutating func writeElement(_ tag: SVGMarkup.Tag, id: Int?) {
        output.append(UInt8(ascii: "<"))
        output += markup.bytes[tag.name]
        if let id {
            write(" id=\"")
            writeIdentifier(id)
            write("\"")
        }
        for index in tag.attributes { writeAttribute(markup.attributes[index]) }
        write(tag.kind == .empty ? "/>\n" : ">\n")
    }

    private mutating func writeEnd(_ tag: SVGMarkup.Tag) {
        write("</")
        output += markup.bytes[tag.name]
        write(">\n")
    }

    private mutating func writeAttribute(_ attribute: SVGMarkup.Attribute) {
        let (name, value) = (attribute.name, attribute.value)
        if markup.text(name, is: "id") { return }
        if markup.text(name, is: "style") { return writeStyle(value) }
        if markup.text(name, is: "xlink:href") { return writeReference("href", "#", value, "") }
        if markup.text(name, is: "clip-path") { return writeReference("clip-path", "url(#", value, ")") }
        writeProperty(name, value)
    }

    private mutating func writeReference(_ name: String, _ before: String, _ value: Range<Int>, _ after: String) {
        guard let number = identifiers.reference(value).flatMap({ identifiers.number($0) }) else { return }
        write(" \(name)=\"\(before)")
        writeIdentifier(number)
        write(after + "\"")
    }

    /// Writes the declarations of a style as attributes.
    private mutating func writeStyle(_ style: Range<Int>) {
        var start = style.lowerBound
        while start < style.upperBound {
            let rest = markup.bytes[start..<style.upperBound]
            let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? style.upperBound
            let colon = rest[..<end].firstIndex(of: UInt8(ascii: ":")) ?? end
            while start < colon, markup.bytes[start] == 0x20 { start += 1 }
            writeProperty(start..<colon, min(colon + 1, end)..<end)
            start = end + 1
        }
    }

    private mutating func writeProperty(_ name: Range<Int>, _ value: Range<Int>) {
        let bytes = markup.bytes
        guard !name.isEmpty, !SVGStyle.isDefault(bytes, name, value) else { return }
        output.append(0x20)
        output += bytes[name]
        write("=\"")
        switch SVGStyle.kind(bytes, name) {
        case .path: output += SVGPathData.shortened(bytes, value) ?? Array(bytes[value])
        case .numbers: SVGStyle.appendNumbers(bytes, value, to: &output)
        case .color: SVGStyle.appendColor(bytes, value, to: &output)
        case .other: output += bytes[value]
        }
        write("\"")
    }
}

// MARK: - Identifiers

extension SVGFinisher {
    /// The count of characters that tell the pictures of a page apart: two are equal by chance once in 300 million.
    private static let prefixLength = 6

    private mutating func writeIdentifier(_ number: Int) {
        writePrefix()
        write(String(number, radix: 36))
    }

    private mutating func writePrefix() {
        prefixes.append(output.count)
        for _ in 0..<Self.prefixLength { output.append(UInt8(ascii: "_")) }
    }

    /// Names the picture after its content, by letters alone, because an identifier must not begin with a digit.
    private mutating func fillPrefixes() {
        var hash = ContentHash.hash(output)
        var prefix: [UInt8] = []
        for _ in 0..<Self.prefixLength {
            prefix.append(UInt8(ascii: "a") + UInt8(hash % 26))
            hash /= 26
        }
        for start in prefixes {
            for (index, letter) in prefix.enumerated() { output[start + index] = letter }
        }
    }
}
