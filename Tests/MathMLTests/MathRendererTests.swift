import Testing

@testable import MathML

@Suite struct MathRendererTests {
    /// What stands between `semantics` and the formula's TeX.
    static let formulas: [(tex: String, math: String)] = [
        ("\\frac{a}{b}", "<mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow>"),
        ("x_1^2", "<mrow><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></mrow>"),
        ("\\sqrt{2}", "<mrow><msqrt><mn>2</mn></msqrt></mrow>"),
        ("a < b", "<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>"),
        ("\\text{安全区} = 44", "<mrow><mtext>安全区</mtext><mo>=</mo><mn>44</mn></mrow>"),
        // Letters of other alphabets are characters of their own, also those outside of the first 65,536.
        ("\\mathbb{R}", "<mrow><mi>ℝ</mi></mrow>"),
        ("\\mathbf{x}", "<mrow><mi>𝐱</mi></mrow>"),
        ("\\mathcal{LA}", "<mrow><mi>ℒ</mi><mi>𝒜</mi></mrow>"),
        ("\\boldsymbol{\\alpha}", "<mrow><mi>𝜶</mi></mrow>"),
        ("\\text{𠮷}", "<mrow><mtext>𠮷</mtext></mrow>"),
        // Words keep their letters.
        ("\\textbf{top}", "<mrow><mtext class=\"bold\">top</mtext></mrow>"),
        ("\\mathrm{top}", "<mrow><mi mathvariant=\"normal\">t</mi>"),
        // Matrices need what an old engine lacks; columns say how they stand.
        ("\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}", "<mrow><mo fence=\"true\">(</mo><mtable rowspacing=\"0.16em\">"),
        (
            "\\begin{aligned}a&=b\\end{aligned}",
            "<mtable rowspacing=\"0.25em\"><mtr><mtd class=\"align-right close-after\">"
        ),
        (
            "\\begin{cases}1&x\\\\2&y\\end{cases}",
            "<mrow><mo fence=\"true\">{</mo><mtable rowspacing=\"0.36em\"><mtr><mtd class=\"align-left\">"
        ),
        ("\\begin{array}{lr}1&x\\end{array}", "<mtable rowspacing=\"0.16em\"><mtr><mtd class=\"align-left\">"),
        ("\\begin{array}{c|c}1&x\\end{array}", "<mtable rowspacing=\"0.16em\"><mtr><mtd class=\"right\">"),
        ("\\boxed{x}", "<mrow><mrow class=\"box\">"),
        ("a \\stackrel{!}{=} b", "<mrow><mi>a</mi><mrow><mover><mrow><mo>=</mo></mrow><mo stretchy=\"false\" "),
        ("\\pmb{x}", "<mrow><mstyle><mi>x</mi></mstyle></mrow>"),
    ]

    @Test(arguments: formulas.indices)
    func `formulas become MathML`(_ index: Int) throws {
        let (tex, math) = Self.formulas[index]
        let html = try MathRenderer.html(of: tex, isDisplay: false)
        let start = "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><semantics>"
        #expect(html.hasPrefix(start + math), "in \(html)")
        #expect(html.hasSuffix("</annotation></semantics></math>"))
        #expect(!html.contains(" style="))
    }

    @Test func `the number of a formula stands at the end of its line`() throws {
        let html = try MathRenderer.html(of: "a \\tag{1}", isDisplay: true)
        #expect(html.contains("<mtable class=\"fill\"><mtr><mtd class=\"fill\"></mtd><mtd><mi>a</mi></mtd>"))
    }

    @Test func `a formula on its own line says so`() throws {
        let html = try MathRenderer.html(of: "\\sum_{i=1}^{n} i", isDisplay: true)
        #expect(html.hasPrefix("<math xmlns=\"http://www.w3.org/1998/Math/MathML\" display=\"block\">"))
        #expect(html.contains("<munderover><mo>∑</mo>"))
    }

    static let refused: [(tex: String, message: String)] = [
        ("\\foo", "Undefined control sequence: \\foo at position 1: \\foo"),
        ("\\frac{a}{b", "Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{a}{b"),
        ("x^1^2", "Double superscript at position 4: x^1^2"),
        ("\\href{https://a.example}{a}", "'\\href' is not allowed"),
        ("\\includegraphics{a.png}", "'\\includegraphics' is not allowed"),
        ("\\htmlStyle{color: red}{a}", "'\\htmlStyle' is not allowed"),
        ("\\def\\a{\\a\\a}\\a", "Too many expansions: infinite loop or need to increase maxExpand setting"),
        (String(repeating: "{", count: 20_000), "groups stand more than 100 levels in each other"),
        (
            String(repeating: "\\sqrt{", count: 3000) + String(repeating: "}", count: 3000),
            "groups stand more than 100 levels in each other"
        ),
    ]

    @Test(arguments: refused.indices)
    func `what cannot be set is refused in the words of KaTeX`(_ index: Int) {
        let (tex, message) = Self.refused[index]
        #expect(throws: MathError(message: message)) { try MathRenderer.html(of: tex, isDisplay: false) }
    }

    @Test func `what one formula defines, the next does not know`() throws {
        _ = try MathRenderer.html(of: "\\gdef\\own{a}\\own", isDisplay: false)
        #expect(throws: MathError.self) { try MathRenderer.html(of: "\\own", isDisplay: false) }
    }

    @Test func `many at once give what one gives`() async {
        let texts = await withTaskGroup(of: (Int, String?).self) { group in
            for index in 0..<40 {
                group.addTask { (index, try? MathRenderer.html(of: "\\frac{x}{\(index)}", isDisplay: false)) }
            }
            return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
        }
        for index in 0..<40 {
            #expect(texts[index]?.contains("<mi>x</mi><mn>\(index)</mn></mfrac>") == true, "\(texts[index] ?? "")")
        }
    }
}
