import Diagnostics
import Testing

@Suite struct DiagnosticPrinterTests {
    private let file = SourceFile(path: "content/keyboard.md", text: "view card\n  insset: 16\n\t安全区: x\nlast")
    private let code = DiagnosticCode("scenario/unknown-property")

    private var unknown: Diagnostic {
        Diagnostic(
            code, .error, "unknown property 'insset'", at: file.span(12..<18), label: "did you mean 'inset'?",
            notes: [Diagnostic.Note("a card has an inset", at: file.span(5..<9))],
            fixIts: [
                .replace(file.span(12..<18), old: "insset", with: "inset", .certain),
                .replace(file.span(12..<18), old: "insset", with: "offset", .guess),
            ])
    }

    @Test func `the plain form shows the line, a caret, notes and fix-its`() {
        let text = DiagnosticPrinter(style: .plain, files: [file]).print(unknown)
        #expect(
            text == """
                content/keyboard.md:2:3: error: unknown property 'insset' [scenario/unknown-property]
                    1 | view card
                    2 |   insset: 16
                      |   ^^^^^^ did you mean 'inset'?
                   note: a card has an inset (content/keyboard.md:1:6)
                   fix-it: replace 'insset' with 'inset'
                   perhaps: replace 'insset' with 'offset'

                """)
    }

    @Test func `the short form is the first line`() {
        let text = DiagnosticPrinter(style: .short, files: [file]).print(unknown)
        #expect(text == "content/keyboard.md:2:3: error: unknown property 'insset' [scenario/unknown-property]\n")
    }

    @Test func `colours add nothing but colour`() {
        let plain = DiagnosticPrinter(style: .plain, files: [file]).print(unknown)
        var ansi = DiagnosticPrinter(style: .ansi, files: [file]).print(unknown)
        #expect(ansi != plain)
        for escape in ["\u{1B}[31m", "\u{1B}[32m", "\u{1B}[33m", "\u{1B}[0m"] {
            ansi = ansi.split(separator: escape, omittingEmptySubsequences: false).joined()
        }
        #expect(ansi == plain)
    }

    @Test func `the caret line repeats tabs and gives wide characters two cells`() {
        let start = "view card\n  insset: 16\n\t".utf8.count
        let wide = Diagnostic(code, .error, "unknown property '安全区'", at: file.span(start..<start + 9))
        let lines = DiagnosticPrinter(style: .plain, files: [file]).print(wide).split(separator: "\n")
        #expect(lines.last == "      | \t^^^^^^")
    }

    @Test func `a span over several lines is marked on its first line`() {
        let span = Diagnostic(code, .error, "too long", at: file.span(5..<40))
        let lines = DiagnosticPrinter(style: .plain, files: [file]).print(span).split(separator: "\n")
        #expect(lines.last == "      |      ^^^^")
    }

    @Test func `diagnostics are sorted by file and offset and reported once`() {
        let late = Diagnostic(code, .error, "late", at: file.span(20..<21))
        let placeless = Diagnostic(code, .error, "placeless", at: nil)
        let other = Diagnostic(code, .error, "other file", at: SourceSpan(file: "a.md", range: 0..<1))
        let sorted = DiagnosticPrinter.sorted([placeless, late, unknown, other, late])
        #expect(sorted.map { $0.message } == ["other file", unknown.message, "late", "placeless"])
    }

    @Test func `a file that is not known is named without a line`() {
        let foreign = Diagnostic(code, .warning, "odd", at: SourceSpan(file: "x.md", range: 3..<4))
        #expect(
            DiagnosticPrinter(style: .plain, files: [file]).print(foreign)
                == "x.md: warning: odd [scenario/unknown-property]\n")
    }

    @Test func `control characters become signs, so that a file cannot steer the terminal`() {
        let file = SourceFile(path: "a.md", text: "x\u{1B}[31m\u{7}\u{202E}\ty")
        let odd = Diagnostic(code, .error, "odd '\u{1B}[2J\n'", at: file.span(1..<2))
        #expect(
            DiagnosticPrinter(style: .plain, files: [file]).print(odd) == """
                a.md:1:2: error: odd '␛[2J␊' [scenario/unknown-property]
                    1 | x␛[31m␇\u{FFFD}\ty
                      |  ^

                """)
    }

    @Test func `of a long line the part around the span is shown`() {
        let text = String(repeating: "a", count: 5000) + "b" + String(repeating: "c", count: 5000)
        let file = SourceFile(path: "a.md", text: text)
        let odd = Diagnostic(code, .error, "odd", at: file.span(5000..<9000))
        let lines = DiagnosticPrinter(style: .plain, files: [file]).print(odd).split(separator: "\n")
        #expect(
            lines[1] == "    1 | …" + String(repeating: "a", count: 60) + "b" + String(repeating: "c", count: 99) + "…")
        #expect(lines[2] == "      | " + String(repeating: " ", count: 61) + String(repeating: "^", count: 100))
    }
}
