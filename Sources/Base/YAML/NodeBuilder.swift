import DataTree
import Diagnostics

/// Builds data nodes from events, with a stack of its own instead of recursion.
struct NodeBuilder {
    private let file: SourceFile
    private var documents: [DataNode] = []
    private var diagnostics: [Diagnostic] = []
    /// The collections that are open, outermost first.
    private var open: [OpenCollection] = []
    private var anchors: [String: BuiltNode] = [:]
    private var aliasedNodes = 0

    init(file: SourceFile) { self.file = file }

    /// Processes the next event; false if reading must stop.
    mutating func take(_ event: YAMLEvent) -> Bool {
        switch event.kind {
        case .documentStart: return startDocument(event.range)
        case .documentEnd: break
        case .scalar(let scalar, let properties): takeScalar(scalar, properties, event.range)
        case .collectionStart(let collection, let properties): return start(collection, properties, event.range)
        case .collectionEnd: endCollection(at: event.range.upperBound)
        case .alias(let name): return takeAlias(name, event.range)
        }
        return true
    }

    /// The documents, the last one up to the point where reading ended; its unfinished parts are not reported again.
    mutating func finish() -> Diagnosed<[DataNode]> {
        let reported = diagnostics
        while !open.isEmpty { endCollection(at: nil) }
        return Diagnosed(documents, reported)
    }

    /// Starts a document; false if there are too many.
    private mutating func startDocument(_ range: Range<Int>) -> Bool {
        anchors = [:]
        aliasedNodes = 0
        guard documents.count == YAMLParser.maxDocuments else { return true }
        diagnostics.append(YAMLCodes.tooManyDocuments(at: file.span(range)))
        return false
    }

    private mutating func takeScalar(
        _ scalar: YAMLEvent.Scalar, _ properties: YAMLEvent.Properties, _ range: Range<Int>
    ) {
        let location = ValueLocation(range, in: file)
        check(properties.tag, location)
        // Control characters that libyaml lets through come from escapes, which only text in quotation marks has.
        let cleaned = scalar.style == .quoted ? scalar.text.withoutForbiddenCharacters : nil
        if cleaned != nil { diagnostics.append(YAMLCodes.escapedControlCharacter(at: file.span(location.value))) }
        let scalar = YAMLEvent.Scalar(text: cleaned ?? scalar.text, style: scalar.style)
        let isText = scalar.style != .plain || properties.tag == YAMLTag.text
        let isNull = !isText && (scalar.text.isEmpty || scalar.text == "~" || scalar.text == "null")
        let content: DataNode.Content = isNull ? .null : .scalar(scalar.text, isQuoted: isText)
        let range = scalar.style == .block ? location.withoutTrailingSpace(in: file) : location.value
        let node = BuiltNode(DataNode(content, at: file.span(range)))
        complete(node, anchor: properties.anchor, plainText: isText ? nil : scalar.text)
    }

    private mutating func start(
        _ collection: YAMLEvent.Collection, _ properties: YAMLEvent.Properties, _ range: Range<Int>
    ) -> Bool {
        let location = ValueLocation(range, in: file)
        guard open.count < YAMLParser.deepestNesting else {
            diagnostics.append(YAMLCodes.nestingTooDeep(at: file.span(location.value)))
            return false
        }
        check(properties.tag, location)
        open.append(OpenCollection(collection, anchor: properties.anchor, start: location.value.lowerBound))
        return true
    }

    /// Closes the innermost collection; only brackets mark an end, so a block ends with its last value.
    private mutating func endCollection(at bracketEnd: Int?) {
        guard let last = open.popLast() else { return }
        let node = last.close(file, at: last.collection.isFlow ? bracketEnd : nil)
        complete(node, anchor: last.anchor, plainText: nil)
    }

    /// Inserts the value of an alias in place of the alias; false if there are too many.
    private mutating func takeAlias(_ name: String, _ range: Range<Int>) -> Bool {
        let span = file.span(range)
        var node = BuiltNode(DataNode(.null, at: span))
        if open.contains(where: { $0.anchor == name }) {
            diagnostics.append(YAMLCodes.recursiveAlias(name, at: span))
        } else if let anchored = anchors[name] {
            node = anchored
            node.node.span = span
        } else {
            diagnostics.append(YAMLCodes.unknownAlias(name, at: span, known: anchors.keys.sorted()))
        }
        aliasedNodes += node.count
        let isShallow = open.count + node.height <= YAMLParser.deepestNesting
        guard isShallow, aliasedNodes <= YAMLParser.maxAliasedNodes else {
            diagnostics.append(isShallow ? YAMLCodes.aliasLimit(name, at: span) : YAMLCodes.nestingTooDeep(at: span))
            return false
        }
        complete(node, anchor: nil, plainText: nil)
        return true
    }

    /// Puts a finished value where it belongs: into the innermost collection, or among the documents.
    private mutating func complete(_ node: BuiltNode, anchor: String?, plainText: String?) {
        if let anchor { anchors[anchor] = node }
        guard let last = open.indices.last else {
            documents.append(node.node)
            return
        }
        if let diagnostic = open[last].add(node, plainText: plainText) { diagnostics.append(diagnostic) }
    }

    private mutating func check(_ tag: String?, _ location: ValueLocation) {
        guard let tag, !YAMLTag.known.contains(tag) else { return }
        diagnostics.append(
            YAMLCodes.unknownTag(location.tagText(in: file), at: file.span(location.tag ?? location.value)))
    }
}

/// A node with the numbers that limit the expansion of aliases.
struct BuiltNode {
    var node: DataNode
    /// The node and all nodes in it, including the nodes of aliases.
    let count: Int
    /// Levels of collections: 0 for a scalar, 1 for a list of scalars.
    let height: Int

    init(_ node: DataNode, count: Int = 1, height: Int = 0) {
        self.node = node
        self.count = count
        self.height = height
    }
}

/// The tags that every YAML processor knows; they have no effect here, except that `!!str` gives a text.
enum YAMLTag {
    static let text = "tag:yaml.org,2002:str"

    static let known: [String] = ["str", "null", "bool", "int", "float", "seq", "map"].map { "tag:yaml.org,2002:" + $0 }
}
