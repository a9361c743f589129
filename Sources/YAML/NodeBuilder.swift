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

    /// Takes the next event; false when reading must stop.
    mutating func take(_ event: YAMLEvent) -> Bool {
        switch event.kind {
        case .documentStart: startDocument()
        case .documentEnd: break
        case .scalar(let scalar, let properties): takeScalar(scalar, properties, event.range)
        case .collectionStart(let collection, let properties): return start(collection, properties, event.range)
        case .collectionEnd: endCollection(at: event.range.upperBound)
        case .alias(let name): takeAlias(name, event.range)
        }
        return true
    }

    /// The documents, the last one with as much as was read of it.
    mutating func finish() -> Diagnosed<[DataNode]> {
        while !open.isEmpty { endCollection(at: nil) }
        return Diagnosed(documents, diagnostics)
    }

    private mutating func startDocument() {
        anchors = [:]
        aliasedNodes = 0
    }

    private mutating func takeScalar(
        _ scalar: YAMLEvent.Scalar, _ properties: YAMLEvent.Properties, _ range: Range<Int>
    ) {
        let place = ValuePlace(range, in: file)
        check(properties.tag, place)
        let isText = scalar.style != .plain || properties.tag == YAMLTag.text
        let isNull = !isText && ["", "~", "null"].contains(scalar.text)
        let content: DataNode.Content = isNull ? .null : .scalar(scalar.text, isQuoted: isText)
        let range = scalar.style == .block ? place.withoutTrailingSpace(in: file) : place.value
        let node = BuiltNode(DataNode(content, at: file.span(range)))
        complete(node, anchor: properties.anchor, plainText: isText ? nil : scalar.text)
    }

    private mutating func start(
        _ collection: YAMLEvent.Collection, _ properties: YAMLEvent.Properties, _ range: Range<Int>
    ) -> Bool {
        guard open.count < YAMLParser.deepestNesting else {
            diagnostics.append(.nestingTooDeep(at: file.span(range.upperBound..<range.upperBound)))
            return false
        }
        let place = ValuePlace(range, in: file)
        check(properties.tag, place)
        open.append(OpenCollection(collection, anchor: properties.anchor, start: place.value.lowerBound))
        return true
    }

    /// Closes the innermost collection; only brackets say where it ends, so a block ends with its last value.
    private mutating func endCollection(at bracketEnd: Int?) {
        guard let last = open.popLast() else { return }
        let node = last.close(file, at: last.collection.isFlow ? bracketEnd : nil)
        complete(node, anchor: last.anchor, plainText: nil)
    }

    private mutating func takeAlias(_ name: String, _ range: Range<Int>) {
        let span = file.span(range)
        complete(aliased(name, span), anchor: nil, plainText: nil)
    }

    /// The value that an alias stands for, at the alias's own place; null when it cannot be had.
    private mutating func aliased(_ name: String, _ span: SourceSpan) -> BuiltNode {
        let nothing = BuiltNode(DataNode(.null, at: span))
        guard !open.contains(where: { $0.anchor == name }) else {
            diagnostics.append(.recursiveAlias(name, at: span))
            return nothing
        }
        guard var node = anchors[name] else {
            diagnostics.append(.unknownAlias(name, at: span, known: anchors.keys.sorted()))
            return nothing
        }
        guard open.count + node.height <= YAMLParser.deepestNesting else {
            diagnostics.append(.nestingTooDeep(at: span))
            return nothing
        }
        guard aliasedNodes + node.count <= YAMLParser.mostAliasedNodes else {
            diagnostics.append(.aliasLimit(name, at: span))
            return nothing
        }
        aliasedNodes += node.count
        node.node.span = span
        return node
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

    private mutating func check(_ tag: String?, _ place: ValuePlace) {
        guard let tag, !YAMLTag.known.contains(tag) else { return }
        diagnostics.append(.unknownTag(place.tagText(in: file), at: file.span(place.tag ?? place.value)))
    }
}
