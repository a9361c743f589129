package import DataTree
package import Diagnostics
package import Languages

/// A block from which a maker creates a figure: YAML, of which the generator reads `id`, `title`, `caption` and `expect`, and
/// the maker all other keys.
package struct FigureBlock: Sendable {
    /// The name of the fence.
    package let fence: String
    /// Unique on the site, scenarios and blocks of macros included.
    package let id: String
    /// The whole content of the block, the generator's keys included.
    package let data: DataNode
    package let title: LocalizedText
    package let caption: LocalizedText
    package let claims: [FigureClaim]
    /// The file of the note that it is in.
    package let file: SourceFile
    /// The fence with its marks.
    package let span: SourceSpan
    /// The block without the marks of the fence.
    package let content: SourceSpan

    /// The block as it is written.
    package var text: Substring { file.text(in: content.range) }

    // MARK: - Places

    /// The place of a line and column of the block, both from 1, the column in Unicode scalars; without a column, the line's
    /// text. Nil for a line that the block does not have.
    package func span(line: Int, column: Int?) -> SourceSpan? {
        let lines = file.text(in: content.range).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        let start = content.start + lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
        let text = lines[line - 1]
        guard let column, column >= 1, column <= text.unicodeScalars.count else {
            let indent = text.utf8.prefix { $0 == 0x20 }.count
            return file.span(start + indent..<start + text.utf8.count)
        }
        let before = text.unicodeScalars.prefix(column - 1).reduce(0) { $0 + UTF8.width($1) }
        return file.span(start + before..<start + text.utf8.count)
    }

    /// The place of the node at a path of keys and indices; nil if there is none.
    package func span(at path: [PathStep]) -> SourceSpan? {
        var node = data
        for step in path {
            let next: DataNode? =
                switch step {
                case .key(let key): node[key]
                case .index(let index): node.items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                }
            guard let next else { return nil }
            node = next
        }
        return node.span
    }
}

/// A value that a block claims for a figure.
package struct FigureClaim: Equatable, Sendable {
    package let path: String
    /// The expected value as it is written.
    package let expected: String
    /// Whether it is a text in quotes, which is not a number.
    package let isText: Bool
    package let span: SourceSpan

    /// Whether a value meets the claim: a text has to be the same text, a number has to be the same to the decimals that the
    /// claim has.
    package func holds(for value: FigureValue) -> Bool {
        switch value.content {
        case .text(let text): text.languages.contains { text[$0] == expected }
        case .number(let number):
            !isText && Double(expected).map { abs($0 - number) <= tolerance } ?? false
        }
    }

    /// Half of the last decimal, and what binary fractions add to it.
    private var tolerance: Double {
        let decimals = expected.split(separator: ".").dropFirst().first?.utf8.count ?? 0
        var unit = 1.0
        for _ in 0..<decimals { unit /= 10 }
        return decimals == 0 ? 1e-9 : unit / 2 * (1 + 1e-9)
    }
}
