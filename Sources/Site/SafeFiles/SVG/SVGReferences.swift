import Markup

/// References of a picture to its own parts: as each may show a part that refers to others, a short file can stand for a drawing
/// without end.
struct SVGReferences {
    private let tree: XMLTree
    private let ids: [String: Int]
    /// The number of elements that each draws; nil while it is being counted, or not yet.
    private var weights: [Int?]
    private var isOpen: [Bool]

    /// The reason why a picture is too much to draw; nil where it is not.
    static func problem(in tree: XMLTree) -> String? {
        var references = SVGReferences(tree)
        guard let weight = references.weight(of: 0, depth: 0) else {
            return "its references are nested too deeply"
        }
        guard weight > SafeSVG.Bounds.drawnElements else { return nil }
        return "it draws more than \(SafeSVG.Bounds.drawnElements) elements once its references are followed"
    }

    private init(_ tree: XMLTree) {
        self.tree = tree
        var ids: [String: Int] = [:]
        for (index, node) in tree.nodes.enumerated() {
            for attribute in node.attributes where attribute.name.local == "id" && ids[attribute.value] == nil {
                ids[attribute.value] = index
            }
        }
        self.ids = ids
        weights = Array(repeating: nil, count: tree.nodes.count)
        isOpen = Array(repeating: false, count: tree.nodes.count)
    }

    /// Nil where elements and references lie too deep in each other to be followed. One that leads back to itself draws nothing.
    private mutating func weight(of index: Int, depth: Int) -> Int? {
        if let known = weights[index] { return known }
        if isOpen[index] { return 0 }
        guard depth < 1_500 else { return nil }
        isOpen[index] = true
        var sum = 1
        let node = tree.nodes[index]
        for case .element(let child) in node.children {
            guard let part = weight(of: child, depth: depth + 1) else { return nil }
            sum += part
        }
        for fragment in node.attributes.flatMap({ Self.fragments(in: $0) }) {
            guard let target = ids[fragment] else { continue }
            guard let part = weight(of: target, depth: depth + 1) else { return nil }
            sum += part
        }
        isOpen[index] = false
        // More than enough, and far from an overflow.
        let weight = min(sum, 4 * SafeSVG.Bounds.drawnElements)
        weights[index] = weight
        return weight
    }

    /// The ids that an attribute names: "#a", "url(#b)".
    private static func fragments(in attribute: (name: XMLTree.Name, value: String)) -> [String] {
        let value = attribute.value
        if attribute.name.local == "href" { return value.first == "#" ? [String(value.dropFirst())] : [] }
        guard value.utf8.contains(UInt8(ascii: "#")), value.contains("url(") else { return [] }
        return value.split(separator: "url(").dropFirst(value.hasPrefix("url(") ? 0 : 1).compactMap { piece in
            let name = piece.drop { " \"'".contains($0) }
            return name.first == "#" ? String(name.dropFirst().prefix { !")\"' ".contains($0) }) : nil
        }
    }
}
