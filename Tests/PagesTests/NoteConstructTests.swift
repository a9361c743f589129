import SiteSupport
import Testing

/// What pages make of constructs of notes that need something besides the note.
@Suite struct NoteConstructTests {
    @Test func `the title of an aside is a word of the note's language`() async {
        let body = "> [!NOTE]\n> a\n"
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note(body), "content/a.zh-Hans.md": SiteTest.note(body),
        ]).build()
        test.expectDiagnostics("")
        test.expect("en/a.html", toHold: "<aside class=\"aside-note\">\n<p class=\"aside-title\">Note</p>")
        test.expect("zh-Hans/a.html", toHold: "<p class=\"aside-title\">说明</p>")
        test.expect("zh-Hant/a.html", toHold: "<p class=\"aside-title\">說明</p>")
    }

    @Test func `a picture has the size of its file, however it is written`() async {
        let body = "![a](b.svg \"t\") <img src=\"b.svg\" alt=\"c\" width=\"20\">\n"
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note(body), "content/b.svg": "<svg width=\"40\" height=\"30\"></svg>",
        ]).build()
        test.expectDiagnostics("")
        let first = "<img src=\"../files/b.svg\" alt=\"a\" title=\"t\" width=\"40\" height=\"30\""
        test.expect("en/a.html", toHold: first)
        test.expect("en/a.html", toHold: "<img src=\"../files/b.svg\" alt=\"c\" width=\"20\" height=\"15\"")
    }

    @Test func `links lead to the places that tags name`() async {
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("<a name=\"x\"></a>\n\n[b](#x) <a href=\"#y\">c</a>\n")
        ]).build()
        test.expectDiagnostics(
            "content/a.en.md:7:9: error: there is no anchor 'y' on the page 'en/a.html' [link/unknown-anchor]\n")
        test.expect("en/a.html", toHold: "<a id=\"x\"></a>")
    }

    @Test func `formulas are MathML, and one that cannot be set is reported at its place`() async {
        let body = "$\\text{导航栏}=44$ costs $5 or $6.\n\nSee $\\frac{a}{b$.\n\n```math\na < b\n```\n"
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("$a$\n"), "content/a.zh-Hans.md": SiteTest.note(body),
        ]).build()
        test.expectDiagnostics(
            "content/a.zh-Hans.md:7:5: warning: this formula is shown as it is written, because KaTeX cannot render it: "
                + "Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{a}{b "
                + "[markdown/math]\n")
        let namespace = "xmlns=\"http://www.w3.org/1998/Math/MathML\""
        test.expect("zh-Hans/a.html", toHold: "<p><math \(namespace)><semantics><mrow><mtext>导航栏</mtext>")
        test.expect("zh-Hans/a.html", toHold: "</math> costs $5 or $6.</p>\n<p>See <code>\\frac{a}{b</code>.</p>")
        test.expect(
            "zh-Hans/a.html",
            toHold: "<p><span class=\"formula\" tabindex=\"0\"><math \(namespace) display=\"block\">")
        test.expect("zh-Hant/a.html", toHold: "<mtext>導覽列</mtext>")
    }

    @Test func `braces that name a scenario and ask for nothing are reported, others are text`() async {
        let body = "{{bars view.frame}} {{ site.title }}\n\n" + SiteTest.scenario()
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        test.expectDiagnostics(
            "content/a.en.md:5:1: error: 'bars view.frame' does not name a value; the form is 'id: name.property' or "
                + "'id at viewWillAppear: name.property' [scenario/invalid-query]\n")
        test.expect("en/a.html", toHold: "{{ site.title }}")
    }
}
