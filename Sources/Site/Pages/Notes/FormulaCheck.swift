import Content
package import Diagnostics
import Markdown
import MathML

/// Finds the formulas of notes that cannot be typeset, and are shown as written.
package enum FormulaCheck {
    static func problems(in note: Note) -> [Diagnostic] {
        note.references.formulas.compactMap { math -> Diagnostic? in
            do throws(MathError) {
                _ = try MathRenderer.html(of: math.tex, isDisplay: math.isDisplayed)
                return nil
            } catch {
                return unreadable(error, at: math.span)
            }
        }
    }

    private static let unreadable = DiagnosticKind("markdown/math", .warning, example: "$\\frac{a}{b$")
    private static func unreadable(_ error: MathError, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unreadable, "this formula is shown as it is written, because KaTeX cannot render it: \(error.message)",
            at: span)
    }

    package static let all: [DiagnosticKind] = [unreadable]
}
