import DataTree
package import Diagnostics

/// The problems of blocks from which providers create figures.
package enum FigureBlockCodes {
    static func missingID(_ fence: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            missingID,
            "the '\(fence)' block has no 'id', which is needed to quote its values; add one, or write 'use' with the "
                + "id of another block",
            at: span)
    }

    static func duplicateID(_ block: FigureBlock, earlier: FigureBlock?) -> Diagnostic {
        let span = block.data["id"]?.span ?? block.span
        return Diagnostic(
            duplicateID,
            "another figure already has the id '\(block.id)'; choose another id, or show that figure with 'use: "
                + "\(block.id)'",
            at: span,
            notes: earlier.map { [Diagnostic.Note("it is here", at: $0.data["id"]?.span ?? $0.span)] } ?? [])
    }

    static func unknownUse(_ id: Located<String>, of fence: String, known: [String]) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: id.value, among: known)
        return Diagnostic(
            unknownUse, "there is no '\(fence)' block with the id '\(id.value)'", at: id.span,
            label: nearest?.question, fixIts: nearest.map { [.spelling(id.span, id.value, $0)] } ?? [])
    }

    static func invalid(_ fence: String, _ wanted: Message, _ found: DataNode) -> Diagnostic {
        Diagnostic(
            invalidBlock, "in the '\(fence)' block, \(wanted), not \(found.foundPhrase)", at: found.span)
    }

    // MARK: - The codes

    static let duplicateID = DiagnosticKind(
        "figure/duplicate-id", .error,
        example: "```chart\nid: sales\nyear: 2025\n```\n\n```chart\nid: sales\nyear: 2026\n```")
    static let invalidBlock = DiagnosticKind(
        "figure/invalid-block", .error, example: "```chart\nid: sales\nexpect: 42\n```")
    static let missingID = DiagnosticKind("figure/missing-id", .error, example: "```chart\nyear: 2026\n```")
    static let unknownUse = DiagnosticKind("figure/unknown-use", .error, example: "```chart\nuse: sale\n```")

    /// Every code of blocks, by name. The examples are in a fence that site.yaml names.
    package static let all: [DiagnosticKind] = [
        duplicateID, invalidBlock, missingID, unknownUse,
    ]
}
