import Content
package import Diagnostics
import Markdown
import MathML

/// Finds the formulas of notes that cannot be set, and are shown as they are written.
package enum FormulaCheck {
    static func problems(in note: Note) -> [Diagnostic] {
        note.references.formulas.compactMap { math -> Diagnostic? in
            do throws(MathError) {
                _ = try MathRenderer.html(of: math.tex, isDisplay: math.isDisplayed)
                return nil
            } catch {
                return problem(error, at: math.span)
            }
        }
    }

    private static func problem(_ error: MathError, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            code, .warning, "this formula is shown as it is written, because KaTeX cannot set it: \(error.message)",
            at: span)
    }

    private static let code = DiagnosticCode("markdown/math")

    package static let documented = [DocumentedCode(code, example: "$\\frac{a}{b$")]
}
