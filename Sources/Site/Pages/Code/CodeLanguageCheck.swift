import CodeColours
import Content
package import Diagnostics
import Markdown

/// Finds the fences whose language is nearly the name of a grammar, each name once a note. A name that is near to none may be
/// one of another tool; its code stays plain without a word.
package enum CodeLanguageCheck {
    static func problems(in note: Note) -> [Diagnostic] {
        // Those that mean a figure have messages of their own.
        let others = note.references.nestedFences + note.references.misspeltFences
        let figures = Set(note.figureFences.map { $0.span } + others.map { $0.span })
        var seen: Set<String> = []
        return note.document.codeBlocks.compactMap { block in
            guard !figures.contains(block.span), seen.insert(block.language).inserted,
                let meant = CodeColours.language(meantBy: block.language)
            else { return nil }
            return misspelt(block.language, meant: meant, at: block.span)
        }
    }

    private static let misspelt = DiagnosticKind(
        "markdown/code-language", .warning, example: "```pyhton\nprint(1)\n```")
    private static func misspelt(_ name: String, meant: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            misspelt, "no language is called '\(name)', so this code is not highlighted; the nearest is '\(meant)'",
            at: span
        )
    }

    package static let all: [DiagnosticKind] = [misspelt]
}
