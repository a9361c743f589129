import Diagnostics

@testable import Formulas

/// Named formulas, one a line, parsed and checked.
struct FormulaText {
    let file: SourceFile
    let checked: FormulaSet
    let diagnostics: [Diagnostic]

    /// - Parameter last: belongs to the last line and may have line breaks of its own.
    init(_ text: String, last: String = "") {
        file = SourceFile(path: "test.txt", text: text + last)
        var diagnostics: [Diagnostic] = []
        var definitions: [FormulaSet.Definition] = []
        let lines = text.split(separator: "\n")
        var start = 0
        for (index, line) in lines.enumerated() {
            let name = line.prefix { $0 != ":" }
            let formula = line.dropFirst(name.utf8.count + 2) + (index == lines.count - 1 ? last[...] : "")
            let begin = start + name.utf8.count + 2
            let span = file.span(begin..<(begin + formula.utf8.count))
            let source = FormulaSource(text: String(formula), span: span, start: begin)
            definitions.append(
                FormulaSet.Definition(
                    name: String(name), nameSpan: file.span(start..<(start + name.utf8.count)),
                    formula: FormulaParser.parse(source).unwrap(into: &diagnostics)))
            start += line.utf8.count + 1
        }
        checked = FormulaSet.check(definitions).unwrap(into: &diagnostics)
        self.diagnostics = diagnostics
    }

    init(_ lines: [String]) { self.init(lines.joined(separator: "\n")) }

    var codes: [String] { diagnostics.map { $0.code.description } }

    /// What a reader of the diagnostics sees.
    var report: String { DiagnosticPrinter(style: .plain, files: [file]).print(diagnostics) }
}
