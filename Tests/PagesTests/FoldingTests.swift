import SiteSupport
import Testing

/// What of a note is shown when a reader asks for it.
struct FoldingCase: Sendable, CustomTestStringConvertible {
    let id: String
    let folded: String
    let body: String
    /// The page's headings with what opens and ends around them.
    let shown: String
    var diagnostics = ""

    var testDescription: String { id }

    static let all: [FoldingCase] = [
        FoldingCase(id: "a section", folded: "a", body: "## A\n\nb\n\n## C\n\nd\n", shown: "(a) c"),
        FoldingCase(id: "the last section", folded: "c", body: "## A\n\nb\n\n## C\n\nd\n", shown: "a (c)"),
        FoldingCase(
            id: "those below a section", folded: "a", body: "## A\n\n### B\n\nb\n\n### C\n\nc\n\n## D\n",
            shown: "a (b) (c) d"),
        FoldingCase(
            id: "one below a section", folded: "c", body: "## A\n\n### B\n\nb\n\n### C\n\n#### D\n\nd\n\n## E\n",
            shown: "a b c (d) e"),
        FoldingCase(
            id: "a section and those below it", folded: "b, a", body: "## A\n\n### B\n\nb\n\n## C\n", shown: "a (b) c"),
        FoldingCase(id: "a heading alone", folded: "a", body: "## A\n\n## B\n", shown: "a b"),
        FoldingCase(
            id: "raw tags that may end elsewhere", folded: "a", body: "## A\n\n<div>\n\n## B\n\n</div>\n", shown: "a b"),
        FoldingCase(
            id: "what is not there", folded: "question", body: "## A {#questions}\n\nb\n", shown: "questions",
            diagnostics:
                "content/a.en.md:4:10: warning: 'folded' takes anchors of sections and ids of figures in the note, "
                + "but 'question' is neither [site/unknown-folded]\n"),
    ]

    /// What is shown of a page.
    static func outline(_ html: String) -> String {
        let marks = html.matches(of: #/<details class="section">|</details>|<h[2-4] id="(?<id>[^"]*)"/#).map { match in
            match.output.id.map { " \($0)" } ?? (match.output.0 == "</details>" ? ")" : " (")
        }
        return marks.joined().replacing("( ", with: "(").trimmingPrefix(" ").description
    }
}

@Suite struct FoldingTests {
    @Test(arguments: FoldingCase.all)
    func `sections are folded`(_ example: FoldingCase) async {
        let note = "---\ntitle: A note\nsection: concepts\nfolded: [\(example.folded)]\n---\n\(example.body)"
        let site = await SiteTest(files: ["content/a.en.md": note]).build()
        #expect(site.diagnostics == example.diagnostics)
        #expect(
            FoldingCase.outline(
                site.page("en/a.html").replacing(#/<details class="outline"(.|\n)*?</details>/#, with: ""))
                == example.shown)
    }

    @Test func `a figure is folded`() async {
        let body = SiteTest.scenario()
        let note = "---\ntitle: A note\nsection: concepts\nfolded: [bars]\n---\n\(body)"
        let site = await SiteTest(files: ["content/a.en.md": note]).build()
        site.expectDiagnostics("")
        site.expect("en/a.html", toHold: "figure-folded\" id=\"figure-bars\"")
        site.expect("en/a.html", toHold: "</figcaption>\n<details class=\"folded-figure\">")
    }
}
