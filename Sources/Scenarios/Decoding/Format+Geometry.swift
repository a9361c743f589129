import DataTree
import Diagnostics
import Geometry
import LayoutEngine

/// Values made of several numbers.
extension Format {
    static let insets = ValueFormat<Insets>(kind: .insets) { node, decoding in
        components(of: .insets, node, &decoding).map {
            Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        }
    }

    /// Leading stands in the place of left and trailing in that of right.
    static let directionalInsets = ValueFormat<Insets>(kind: .directionalInsets) { node, decoding in
        components(of: .directionalInsets, node, &decoding).map {
            Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        }
    }

    static let size = ValueFormat<Size>(kind: .size) { node, decoding in
        components(of: .size, node, &decoding).map { Size(width: $0[0], height: $0[1]) }
    }

    static let point = ValueFormat<Point>(kind: .point) { node, decoding in
        components(of: .point, node, &decoding).map { Point(x: $0[0], y: $0[1]) }
    }

    static let rect = ValueFormat<Rect>(kind: .rect) { node, decoding in
        components(of: .rect, node, &decoding).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    static let frame = ValueFormat<View.Placement>(kind: .frame) { node, decoding in
        if node.text == "fill" { return .fill }
        return components(of: .frame, node, &decoding).map {
            .frame(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
    }

    static let contentOffset = ValueFormat<ScrollView.ContentOffset>(kind: .contentOffset) { node, decoding in
        if node.text == "end" { return .end }
        return components(of: .contentOffset, node, &decoding).map { .point(Point(x: $0[0], y: $0[1])) }
    }

    static let edges = ValueFormat<Edges>(kind: .edges) { node, decoding in
        switch node.content {
        case .scalar("all", _): return .all
        case .scalar("none", _): return []
        case .scalar(let text, _):
            decoding.report(
                Edge(rawValue: text) == nil
                    ? .unknownWord(
                        text, of: decoding.subject, allowed: ["all", "none"], at: node.span,
                        wanted: ValueKind.edges.phrase.english)
                    : .singleEdge(text, of: decoding.subject, at: node.span))
            return nil
        case .list(let items):
            let names = Edge.allCases.map { $0.rawValue }
            let read = items.map { oneOf(names, $0, &decoding).flatMap { Edge(rawValue: $0) } }
            return read.contains(nil)
                ? nil : read.reduce(into: []) { edges, edge in edge.map { edges.formUnion(Edges($0)) } }
        case .null, .mapping:
            decoding.report(.wrongType(decoding.subject, ValueKind.edges.phrase.english, found: node))
            return nil
        }
    }

    /// The numbers of a list, or of a mapping that leaves out those that are 0.
    private static func components(
        of kind: ValueKind, _ node: DataNode, _ decoding: inout Decoding
    ) -> [Double]? {
        let names = kind.componentNames
        switch node.content {
        case .list(let items) where items.count == names.count:
            let numbers = items.compactMap { NumberReading.number($0, &decoding) }
            return numbers.count == names.count ? numbers : nil
        case .mapping(let entries):
            return components(names, entries, &decoding)
        case .scalar(let text, _) where !kind.words.isEmpty:
            decoding.report(
                .unknownWord(
                    text, of: decoding.subject, allowed: kind.words, at: node.span, wanted: kind.phrase.english))
        case .null, .scalar, .list:
            decoding.report(.wrongType(decoding.subject, kind.phrase.english, found: node))
        }
        return nil
    }

    private static func components(
        _ names: [String], _ entries: [DataNode.Entry], _ decoding: inout Decoding
    ) -> [Double]? {
        var numbers = [Double](repeating: 0, count: names.count)
        var isSound = true
        for entry in entries {
            guard let index = names.firstIndex(of: entry.key) else {
                decoding.report(
                    .unknownProperty(entry.key, of: decoding.subject, allowed: names, at: entry.keySpan))
                isSound = false
                continue
            }
            let number = decoding.inside(.key(entry.key)) { NumberReading.number(entry.value, &$0) }
            if let number { numbers[index] = number } else { isSound = false }
        }
        return isSound ? numbers : nil
    }
}
