import Diagnostics
import Testing

@Suite struct DiagnosticTotalsTests {
    private let file = SourceFile(path: "a.md", text: String(repeating: "x\n", count: 20))

    private func problem(_ number: Int, _ code: String, _ severity: Diagnostic.Severity = .warning) -> Diagnostic {
        Diagnostic(DiagnosticCode(code), severity, "\(number)", at: file.span(2 * number..<2 * number + 1))
    }

    private func list(_ diagnostics: [Diagnostic], limit: Int? = nil) -> String {
        DiagnosticPrinter(style: .short, files: [file]).print(diagnostics, limit: limit) { "all \($0) elsewhere" }
    }

    private var several: [Diagnostic] {
        [
            problem(0, "a/b"), problem(1, "a/c"), problem(2, "a/c"), problem(3, "x/y", .error), problem(4, "a/c"),
            Diagnostic(DiagnosticCode("a/b"), .warning, "elsewhere", at: SourceSpan(file: "b.md", range: 0..<1)),
        ]
    }

    private let totals = """
          1 error   x/y
          3 warning a/c
          2 warning a/b

        """

    @Test func `a list ends with how many there are of each kind, the commonest first`() {
        let text = list(several)
        #expect(text.split(separator: "\n").count == 6 + 4)
        #expect(text.hasSuffix("]\n1 error, 5 warnings in 2 files:\n" + totals))
    }

    @Test func `of many problems errors are shown first, in the order of the files`() {
        let expected = """
            a.md:1:1: warning: 0 [a/b]
            a.md:2:1: warning: 1 [a/c]
            a.md:4:1: error: 3 [x/y]
            1 error, 5 warnings in 2 files:

            """
        #expect(list(several, limit: 3) == expected + totals + "3 of 6 are shown; all 6 elsewhere\n")
    }

    @Test func `none of a kind is hidden by the many of another`() {
        let many = (0..<9).map { problem($0, "a/b") } + [problem(10, "a/c"), problem(11, "a/d")]
        let shown = list(many, limit: 4).split(separator: "\n").prefix(4).map { $0.split(separator: " ").last ?? "" }
        #expect(shown == ["[a/b]", "[a/b]", "[a/c]", "[a/d]"])
    }

    @Test func `with a limit of 0 only the totals are printed`() {
        #expect(
            list(several, limit: 0)
                == "1 error, 5 warnings in 2 files:\n" + totals + "0 of 6 are shown; all 6 elsewhere\n")
    }

    @Test func `one problem is its own total, also when it is met twice`() {
        let one = problem(0, "a/b")
        #expect(list([one, one], limit: 5) == "a.md:1:1: warning: 0 [a/b]\n")
        #expect(list([]).isEmpty)
    }

    @Test func `numbers are aligned, and problems without a place count in no file`() {
        let many = (0..<11).map { Diagnostic(DiagnosticCode("a/b"), .warning, "\($0)", at: nil) }
        let text = list(many + [Diagnostic(DiagnosticCode("c/d"), .error, "x", at: nil)], limit: 0)
        #expect(
            text == "1 error, 11 warnings:\n   1 error   c/d\n  11 warning a/b\n0 of 12 are shown; all 12 elsewhere\n")
    }
}
