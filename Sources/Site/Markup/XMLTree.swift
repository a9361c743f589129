import CExpat

/// The elements and texts of an XML document, with the namespaces of their names resolved.
package struct XMLTree: Sendable {
    /// Every element, each after its parent; the first is the outermost.
    package fileprivate(set) var nodes: [Node] = []
    /// The number of references to undeclared entities, which Expat passes over where a document type is named.
    package fileprivate(set) var skippedEntities = 0

    package struct Node: Sendable {
        package let name: Name
        package let attributes: [(name: Name, value: String)]
        package fileprivate(set) var children: [Child] = []
    }

    package struct Name: Hashable, Sendable {
        /// Empty if there is none.
        package let namespace: String
        package let local: String
    }

    package enum Child: Sendable {
        /// An element, by its index among all.
        case element(Int)
        case text(String)
    }

    package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case notXML(XMLReader.XMLProblem)
        /// More levels than asked for.
        case tooDeep(Int)
        /// More elements than asked for.
        case tooMany(Int)

        package var description: String {
            switch self {
            case .notXML(let problem): "it is no XML: \(problem)"
            case .tooDeep(let most): "its elements are nested more than \(most) levels deep"
            case .tooMany(let most): "it has more than \(most) elements"
            }
        }
    }

    /// Reads a document. No file but itself is read; the entities that it declares are inserted, as far as Expat's protection
    /// against their multiplication allows.
    package static func read(_ bytes: [UInt8], maxLevels: Int, maxElements: Int) throws(Problem) -> XMLTree {
        let builder = TreeBuilder(maxLevels: maxLevels, maxElements: maxElements)
        let problem = withExtendedLifetime(builder) {
            XMLReader.parse(bytes, separatingNamespacesBy: TreeBuilder.separator) { parser in
                builder.parser = parser
                XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
                XML_SetElementHandler(
                    parser,
                    { data, name, attributes in TreeBuilder.of(data)?.start(name, attributes) },
                    { data, _ in TreeBuilder.of(data)?.end() })
                XML_SetCharacterDataHandler(parser) { data, text, count in
                    TreeBuilder.of(data)?.add(text, Int(count))
                }
                XML_SetSkippedEntityHandler(parser) { data, _, _ in TreeBuilder.of(data)?.tree.skippedEntities += 1 }
            }
        }
        if let bound = builder.bound { throw bound }
        if let problem { throw .notXML(problem) }
        return builder.tree
    }
}

/// Expat's callbacks build the tree here.
private final class TreeBuilder {
    /// The character between namespace and name; no name has one.
    static let separator: XML_Char = 0x0A

    var tree = XMLTree()
    var parser: XML_Parser?
    private(set) var bound: XMLTree.Problem?
    private var open: [Int] = []
    private var text: [UInt8] = []
    private let maxLevels: Int
    private let maxElements: Int

    init(maxLevels: Int, maxElements: Int) {
        self.maxLevels = maxLevels
        self.maxElements = maxElements
    }

    static func of(_ data: UnsafeMutableRawPointer?) -> TreeBuilder? {
        data.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(_ name: UnsafePointer<XML_Char>?, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        guard bound == nil, let name else { return }
        endText()
        guard open.count < maxLevels else { return stop(.tooDeep(maxLevels)) }
        guard tree.nodes.count < maxElements else { return stop(.tooMany(maxElements)) }
        var attributes: [(XMLTree.Name, String)] = []
        var index = 0
        while let list, let key = list[index], let value = list[index + 1] {
            attributes.append((Self.name(key), String(cString: value)))
            index += 2
        }
        let node = tree.nodes.count
        tree.nodes.append(XMLTree.Node(name: Self.name(name), attributes: attributes))
        if let parent = open.last { tree.nodes[parent].children.append(.element(node)) }
        open.append(node)
    }

    func end() {
        guard bound == nil else { return }
        endText()
        open.removeLast()
    }

    func add(_ piece: UnsafePointer<XML_Char>?, _ count: Int) {
        if let piece { text += UnsafeRawBufferPointer(start: piece, count: count) }
    }

    private func endText() {
        guard !text.isEmpty else { return }
        if let parent = open.last { tree.nodes[parent].children.append(.text(String(decoding: text, as: UTF8.self))) }
        text.removeAll(keepingCapacity: true)
    }

    private func stop(_ problem: XMLTree.Problem) {
        bound = problem
        if let parser { _ = XML_StopParser(parser, 0) }
    }

    private static func name(_ text: UnsafePointer<XML_Char>) -> XMLTree.Name {
        let full = String(cString: text)
        guard let end = full.utf8.lastIndex(of: UInt8(ascii: "\n")) else {
            return XMLTree.Name(namespace: "", local: full)
        }
        return XMLTree.Name(namespace: String(full[..<end]), local: String(full[full.utf8.index(after: end)...]))
    }
}
