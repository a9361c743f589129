import Markup

/// An SVG file of the tool's own form: what `SVGWriter` writes, with nothing that runs, loads or reaches out of the picture.
struct PictureReading {
    let tree: XMLTree
    let width: String
    let height: String
    let language: String
    /// By the names of their classes.
    private(set) var looks: [String: PictureLook] = [:]
    /// The shared elements with their ids, those that others refer to before the others.
    private(set) var definitions: [(id: String, node: Int)] = []
    /// The drawn elements, by their numbers in the tree.
    private(set) var body: [Int] = []

    private static let namespace = "http://www.w3.org/2000/svg"

    /// Nil for another form.
    init?(_ tree: XMLTree) {
        guard let root = tree.nodes.first, root.name.local == "svg", tree.skippedEntities == 0,
            tree.nodes.allSatisfy({ $0.name.namespace == Self.namespace })
        else { return nil }
        func attribute(_ name: String) -> String? { root.attributes.first { $0.name.local == name }?.value }
        guard let id = attribute("id"), let width = attribute("width"), let height = attribute("height"),
            attribute("viewBox") == "0 0 \(width) \(height)", attribute("fill") == "none",
            (width + height).utf8.allSatisfy({ PicturePart.isPlain($0) })
        else { return nil }
        self.tree = tree
        self.width = width
        self.height = height
        language = attribute("lang") ?? ""
        for child in root.children {
            guard case .element(let node) = child, read(node, id) else {
                if case .text(let text) = child, text.allSatisfy({ $0.isWhitespace }) { continue }
                return nil
            }
        }
    }

    private mutating func read(_ node: Int, _ id: String) -> Bool {
        let element = tree.nodes[node]
        switch element.name.local {
        // The page describes the picture, and shows the whole picture.
        case "title", "desc", "view": return true
        case "style": return readStyle(element, id)
        case "defs":
            for child in element.children {
                guard case .element(let node) = child else { continue }
                guard let id = tree.nodes[node].attributes.first(where: { $0.name.local == "id" })?.value else {
                    return false
                }
                definitions.append((id, node))
            }
            return true
        default:
            body.append(node)
            return true
        }
    }

    /// Reads "#id .name{declarations}", a line each, and the declarations of the dark scheme.
    private mutating func readStyle(_ element: XMLTree.Node, _ id: String) -> Bool {
        var isDark = false
        for case .text(let text) in element.children {
            for line in text.split(separator: "\n") {
                switch line {
                case "@media (prefers-color-scheme: dark) {": isDark = true
                case "}": isDark = false
                default:
                    let halves = line.split(separator: "{", maxSplits: 1)
                    guard halves.count == 2, halves[1].hasSuffix("}"), halves[0].hasPrefix("#\(id) ."),
                        halves[1].dropLast().utf8.allSatisfy({ Self.isOfDeclaration($0) })
                    else { return false }
                    let name = String(halves[0].dropFirst(id.utf8.count + 3))
                    let declarations = String(halves[1].dropLast())
                    if isDark {
                        looks[name, default: PictureLook()].dark = declarations
                    } else {
                        looks[name, default: PictureLook()].light = declarations
                    }
                }
            }
        }
        return true
    }

    private static func isOfDeclaration(_ byte: UInt8) -> Bool {
        PicturePart.isPlain(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";")
    }
}
