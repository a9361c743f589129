package import Diagnostics

/// A problem that a note may have in many places, and that is reported by a single message.
enum RepeatedProblem: Hashable {
    case refusedTag(String)
    case misplacedTag(String)
    case droppedAttribute(String, tag: String)
    case duplicateAttribute(String, tag: String)
    /// A reference to what no text may hold, such as `&#1;`.
    case forbiddenReference
    case imageWithoutDescription
    /// A fence of a language that GitHub draws.
    case diagram(String)
    case generatorTag
    case unknownAside(String)
    /// A container of another tool with an unknown name.
    case unknownContainer(String)
    /// A component of MDX, whose text alone is kept.
    case droppedComponent(String)
    case droppedIcon
    /// Markup that nothing reads.
    case unread(UnreadMark)
    /// A text of another file that cannot be included in the note.
    case include(IncludeFailure)
}

/// Problems with all their places, in the order of the first ones.
struct RepeatedProblems {
    private var order: [RepeatedProblem] = []
    private var spans: [RepeatedProblem: [SourceSpan]] = [:]

    mutating func add(_ problem: RepeatedProblem, at span: SourceSpan) {
        if spans[problem] == nil { order.append(problem) }
        spans[problem, default: []].append(span)
    }

    mutating func add(_ other: RepeatedProblems) {
        for problem in other.order {
            for span in other.spans[problem] ?? [] { add(problem, at: span) }
        }
    }

    /// The messages, one for each problem, at its first place.
    func diagnostics(in file: SourceFile) -> [Diagnostic] {
        order.compactMap { problem in
            let places = RepeatedPlaces(spans[problem] ?? [])
            return places.first.map { MarkdownCodes.repeated(problem, at: $0, notes: places.notes(in: file)) }
        }
    }
}

/// The places of a problem that is reported once.
package struct RepeatedPlaces {
    private let spans: [SourceSpan]
    /// The limit on lines that are listed.
    private static let maxLines = 12

    /// Takes them in any order.
    package init(_ spans: [SourceSpan]) {
        self.spans = spans.sorted { $0.start < $1.start }
    }

    package var first: SourceSpan? { spans.first }

    /// A note that lists the other lines with the problem; none where there is no other line.
    package func notes(in file: SourceFile) -> [Diagnostic.Note] {
        var lines: [Int] = []
        for span in spans {
            let line = Self.line(of: span.start, in: file)
            if lines.last != line { lines.append(line) }
        }
        let others = lines.dropFirst()
        guard !others.isEmpty else { return [] }
        let listed = others.prefix(Self.maxLines).map { Message(verbatim: "\($0)") }.joined()
        let rest = others.count - Self.maxLines
        if others.count == 1 { return [.init("also on line \(listed)")] }
        return [.init(rest > 0 ? "also on lines \(listed) and \(rest) more" : "also on lines \(listed)")]
    }

    /// The line of an offset, from 1. Columns, which take longer to count, are not needed.
    private static func line(of offset: Int, in file: SourceFile) -> Int {
        var low = 0
        var high = file.lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if file.lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
