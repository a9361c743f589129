import Diagnostics

/// A heading that a note writes as a tag, as the first pages of projects do: `<h1 align="center">Name</h1>`. It counts as a
/// heading of Markdown does: it has an id, and is in tables of contents.
struct RawHeading {
    let level: Int
    let content: [Inline]
    let alignment: Alignment
    /// The id that the tag gives.
    let id: String?

    /// Nil for a block that holds anything besides one such heading, or says more of it.
    init?(_ pieces: [HTMLPiece]) {
        let shown = pieces.filter { piece in
            switch piece {
            case .comment: false
            case .text(let text, _): !text.allSatisfy { $0.isWhitespace }
            case .tag, .other: true
            }
        }
        guard case .tag(let start, _)? = shown.first, case .tag(let end, _)? = shown.last, end.isEnd,
            end.name == start.name, let level = Self.level(of: start.name), !start.isEnd,
            start.attributes.allSatisfy({ ["align", "id"].contains($0.name) || HTMLElement.isIdle($0.name) }),
            let first = pieces.firstIndex(of: shown[0]), let last = pieces.lastIndex(of: shown[shown.count - 1])
        else { return nil }
        let within = pieces[(first + 1)..<last]
        guard within.allSatisfy({ Self.isPartOfLine($0) }) else { return nil }
        self.level = level
        alignment = start.value(of: "align").flatMap { Alignment(rawValue: $0.lowercased()) } ?? .none
        id = start.id
        content = Self.inlines(of: within)
    }

    private static func level(of name: String) -> Int? {
        guard name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue, (1...6).contains(level)
        else {
            return nil
        }
        return level
    }

    private static func isPartOfLine(_ piece: HTMLPiece) -> Bool {
        guard case .tag(let tag, _) = piece else { return true }
        return HTMLElement.named(tag.name).map { !$0.isBlock } ?? false
    }

    /// The pieces as text and tags of a line, without white space around them.
    private static func inlines(of pieces: ArraySlice<HTMLPiece>) -> [Inline] {
        var inlines: [Inline] = []
        for (index, piece) in zip(pieces.indices, pieces) {
            guard case .text(let source, let span) = piece else {
                inlines.append(.html(piece))
                continue
            }
            let joined = source.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
            let before = index > pieces.startIndex && source.first?.isWhitespace == true ? " " : ""
            let after = index + 1 < pieces.endIndex && source.last?.isWhitespace == true ? " " : ""
            let text = joined.isEmpty ? (before.isEmpty || after.isEmpty ? "" : " ") : before + joined + after
            if !text.isEmpty { inlines.append(.text(CharacterReferences.resolved(text), span)) }
        }
        return inlines
    }
}
