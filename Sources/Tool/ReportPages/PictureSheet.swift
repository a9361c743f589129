import Markup

/// The pictures of one HTML page, taken apart so that the page contains shared parts once.
///
/// Pictures are SVG files, often several hundred that differ in a number or two. As files in an address each would carry its own
/// glyphs, colours and shapes; here they are elements of the page, and equal parts are one element that all of them use.
package struct PictureSheet {
    /// The parts in the order in which they were found: the components of a part come before it.
    private(set) var parts: [PicturePart] = []
    /// How often each part occurs in other parts, each counted once, and in the page.
    private(set) var uses: [Int] = []
    private(set) var looks: [PictureLook] = []
    private var partNumbers: [PicturePart: Int] = [:]
    private var lookNumbers: [PictureLook: Int] = [:]

    /// A picture whose parts are in the sheet.
    package struct Placed: Sendable {
        let body: Int
        let width: String
        let height: String
        let language: String
    }

    package init() {}

    /// Adds a picture; nil for a file in another form than the tool's own, which cannot be taken apart.
    package mutating func add(_ svg: [UInt8]) -> Placed? {
        guard let tree = try? XMLTree.read(svg, maxLevels: 32, maxElements: 200_000),
            let reading = PictureReading(tree)
        else { return nil }
        // Parts found before something unknown are kept but not used.
        guard let body = add(reading) else { return nil }
        uses[body] += 1
        return Placed(body: body, width: reading.width, height: reading.height, language: reading.language)
    }

    private mutating func add(_ picture: PictureReading) -> Int? {
        var classes: [String: String] = [:]
        for (name, look) in picture.looks.sorted(by: { $0.key < $1.key }) {
            classes[name] = "k" + String(number(of: look), radix: 36)
        }
        var definitions: [String: Int] = [:]
        for (id, node) in picture.definitions {
            guard let part = part(node, of: picture, classes, definitions) else { return nil }
            definitions[id] = part
        }
        var children: [Int] = []
        for node in picture.body {
            guard let part = part(node, of: picture, classes, definitions) else { return nil }
            children.append(part)
        }
        return number(of: PicturePart(tag: .group, attributes: [], children: runs(of: children)))
    }

    /// Consecutive elements, in runs that are parts of their own: pictures of two sides are the same but for an element here
    /// and there, and have most runs in common.
    ///
    /// A run ends after certain elements, regardless of their neighbours, so that a change moves no other end than its own.
    private mutating func runs(of children: [Int]) -> [Int] {
        var runs: [[Int]] = [[]]
        for child in children {
            runs[runs.count - 1].append(child)
            if (child &* 2_654_435_761) >> 16 % 8 == 0 { runs.append([]) }
        }
        return runs.filter { !$0.isEmpty }.map { run in
            run.count == 1 ? run[0] : number(of: PicturePart(tag: .group, attributes: [], children: run))
        }
    }

    /// The number of an element's part; nil for an element that the tool's pictures do not contain.
    private mutating func part(
        _ node: Int, of picture: PictureReading, _ classes: [String: String], _ definitions: [String: Int]
    ) -> Int? {
        let element = picture.tree.nodes[node]
        guard let tag = PicturePart.Tag(rawValue: element.name.local) else { return nil }
        var attributes: [PicturePart.Attribute] = []
        for (name, value) in element.attributes {
            switch name.local {
            case "id": continue
            case "class":
                let names = value.split(separator: " ").map { classes[String($0)] }
                guard names.allSatisfy({ $0 != nil }) else { return nil }
                attributes.append(.text("class", names.compactMap { $0 }.joined(separator: " ")))
            case "href":
                guard value.hasPrefix("#"), let part = definitions[String(value.dropFirst())] else { return nil }
                attributes.append(.reference(part))
            case "clip-path":
                guard value.hasPrefix("url(#"), value.hasSuffix(")"),
                    let part = definitions[String(value.dropFirst(5).dropLast())]
                else { return nil }
                attributes.append(.clip(part))
            case "d", "x", "y", "width", "height", "transform", "stroke-width", "stroke-dasharray":
                guard value.utf8.allSatisfy({ PicturePart.isPlain($0) }) else { return nil }
                attributes.append(.text(name.local, value))
            default: return nil
            }
        }
        var children: [Int] = []
        for child in element.children {
            switch child {
            case .element(let node):
                guard let part = part(node, of: picture, classes, definitions) else { return nil }
                children.append(part)
            case .text(let text): guard text.allSatisfy({ $0.isWhitespace }) else { return nil }
            }
        }
        // The glyphs of a word are a part of their own, as the word occurs in many places.
        if tag == .group, children.count > 1, children.allSatisfy({ parts[$0].tag == .use }) {
            children = [number(of: PicturePart(tag: .group, attributes: [], children: children))]
        } else if tag == .group {
            children = runs(of: children)
        }
        return number(of: PicturePart(tag: tag, attributes: attributes, children: children))
    }

    private mutating func number(of part: PicturePart) -> Int {
        if let number = partNumbers[part] { return number }
        let number = parts.count
        partNumbers[part] = number
        parts.append(part)
        uses.append(0)
        for child in part.children + part.references { uses[child] += 1 }
        return number
    }

    private mutating func number(of look: PictureLook) -> Int {
        if let number = lookNumbers[look] { return number }
        lookNumbers[look] = looks.count
        looks.append(look)
        return looks.count - 1
    }
}

/// An element of a picture with its parts.
struct PicturePart: Hashable {
    let tag: Tag
    let attributes: [Attribute]
    /// The numbers of the parts in it.
    let children: [Int]

    enum Tag: String {
        case group = "g"
        case path, rect, use, clipPath
    }

    enum Attribute: Hashable {
        case text(String, String)
        /// The shared item that a `use` shows.
        case reference(Int)
        case clip(Int)
    }

    var references: [Int] {
        attributes.compactMap {
            switch $0 {
            case .text: nil
            case .reference(let part), .clip(let part): part
            }
        }
    }

    /// Whether a byte is a character of numbers, path data and transforms, none of which has to be escaped.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: " .,-+()".utf8.contains(byte)
        }
    }
}

/// A class of a picture: its declarations in light and in dark colours.
struct PictureLook: Hashable {
    var light = ""
    /// Empty where they are the light ones.
    var dark = ""
}
