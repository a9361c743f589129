import ChineseConversion
import Testing

@testable import Content
@testable import Pages
@testable import Publishing

/// A piece of a page in simplified Chinese, and what becomes of it.
struct TraditionalCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let simplified: String
    let traditional: String

    init(_ name: String, _ simplified: String, _ traditional: String) {
        testDescription = name
        self.simplified = simplified
        self.traditional = traditional
    }

    static let all = [
        TraditionalCase("text", "<p>屏幕的默认边距</p>", "<p>螢幕的預設邊距</p>"),
        TraditionalCase(
            "code", "<p>由 <code>默认</code> 决定</p><pre><code>// 默认</code></pre>默认",
            "<p>由 <code>默认</code> 決定</p><pre><code>// 默认</code></pre>預設"),
        TraditionalCase("names of UIKit", "<p>safeAreaInsets 与 UIView</p>", "<p>safeAreaInsets 與 UIView</p>"),
        TraditionalCase(
            "attributes", "<img src=\"默认.svg\" alt=\"默认\" title=\"边距\">", "<img src=\"默认.svg\" alt=\"預設\" title=\"邊距\">"
        ),
        TraditionalCase(
            "texts for scripts", "<button data-done=\"已复制\" data-name=\"复\">",
            "<button data-done=\"已複製\" data-name=\"复\">"),
        TraditionalCase("the page's script", "<html lang=\"zh-Hans\">", "<html lang=\"zh-Hant\">"),
        TraditionalCase(
            "a link to another language", "<a href=\"x\" lang=\"zh-Hans\" hreflang=\"zh-Hans\">简体</a>简体",
            "<a href=\"x\" lang=\"zh-Hans\" hreflang=\"zh-Hans\">简体</a>簡體"),
        TraditionalCase("references", "<p>&lt;边距&gt; &amp; 1 &lt; 2</p>", "<p>&lt;邊距&gt; &amp; 1 &lt; 2</p>"),
        TraditionalCase(
            "a flag without value", "<details open title=\"边\">边</details>", "<details open title=\"邊\">邊</details>"),
        TraditionalCase("an open tag", "边<p title=\"边", "邊<p title=\"邊"),
        TraditionalCase("nothing", "", ""),
    ]
}

@Suite struct TraditionalHTMLTests {
    @Test(arguments: TraditionalCase.all)
    func `text is converted, code and addresses are not`(_ row: TraditionalCase) throws {
        let converter = try #require(TaiwanConverter())
        #expect(TraditionalHTML { converter.convert($0) }.page(row.simplified) == row.traditional)
    }
}
