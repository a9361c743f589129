import DataTree
package import Geometry

/// Values that consist of several numbers, in a list or in a mapping that leaves out those that are 0.
extension ValueFormats {
    package static var insets: ValueFormat<Insets, Context> {
        compound(.insets) { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }

    package static var size: ValueFormat<Size, Context> {
        compound(.size) { Size(width: $0[0], height: $0[1]) }
    }

    package static var point: ValueFormat<Point, Context> {
        compound(.point) { Point(x: $0[0], y: $0[1]) }
    }

    package static var rect: ValueFormat<Rect, Context> {
        compound(.rect) { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// Some numbers, as many as the kind has components, in their order; or one of the kind's words.
    package static func compound<Value>(
        _ kind: ValueKind, word: @escaping @Sendable (String) -> Value? = { _ in nil },
        _ value: @escaping @Sendable ([Double]) -> Value
    ) -> ValueFormat<Value, Context> {
        ValueFormat(kind: kind) { node, decoder in
            node.text.flatMap(word) ?? components(of: kind, node, &decoder).map(value)
        }
    }

    private static func components(
        of kind: ValueKind, _ node: DataNode, _ decoder: inout TreeDecoder<Context>
    ) -> [Double]? {
        let names = kind.componentNames
        switch node.content {
        case .list(let items) where items.count == names.count:
            let numbers = items.compactMap { number.decode($0, &decoder) }
            return numbers.count == names.count ? numbers : nil
        case .mapping(let entries):
            return components(names, entries, &decoder)
        case .scalar(let text, _) where !kind.words.isEmpty:
            decoder.report(
                decoder.codes.unknownWord(
                    text, of: decoder.subject, allowed: kind.words, at: node.span, wanted: kind.phrase))
        case .null, .scalar, .list:
            decoder.reportWrongType(kind.phrase, found: node)
        }
        return nil
    }

    private static func components(
        _ names: [String], _ entries: [DataNode.Entry], _ decoder: inout TreeDecoder<Context>
    ) -> [Double]? {
        var numbers = [Double](repeating: 0, count: names.count)
        var isSound = true
        for entry in entries {
            guard let index = names.firstIndex(of: entry.key) else {
                decoder.report(
                    decoder.codes.unknownProperty(entry.key, of: decoder.subject, allowed: names, at: entry.keySpan))
                isSound = false
                continue
            }
            let value = decoder.inside(.key(entry.key)) { number.decode(entry.value, &$0) }
            if let value { numbers[index] = value } else { isSound = false }
        }
        return isSound ? numbers : nil
    }
}
