import Build
import Diagnostics
import Pages
import SiteSupport
import Testing

@Suite struct AuditPageTests {
    /// A scenario and a block of macros over the two devices of the test's catalog.
    private func note(_ claims: String = "{worst: -34}", quoting text: String = "") -> String {
        SiteTest.note(
            SiteTest.scenario() + """

                ```macros
                id: tab
                title: {en: Tab bars, zh-Hans: 标签栏高度}
                source: seed 0.21
                scenario: bars
                macros:
                  kTabBarHeight:
                    formula: '49'
                    against: tabBar.frame.height
                    source: seed 3.10
                    instead: {en: "the `safe area`", zh-Hans: "用`安全区`"}
                over: {orientation: portrait, os: 11}
                expect:
                  kTabBarHeight: \(claims)
                ```

                \(text)
                """)
    }

    @Test func `a block of macros becomes a table in both languages`() async {
        let chinese = "---\ntitle: 标签栏\n---\n```macros\nuse: tab\n```\n"
        let test = await SiteTest(files: ["content/a.en.md": note(), "content/a.zh-Hans.md": chinese]).build()
        test.expectDiagnostics("")
        test.expect(
            "en/a.html", toHold: "<section class=\"macro\" id=\"audit-tab-kTabBarHeight\">")
        test.expect("en/a.html", toHold: "right at 1 of 2 places")
        test.expect("en/a.html", toHold: "<th scope=\"row\">−34</th><td>49</td><td>83</td><td>1</td>")
        test.expect("en/a.html", toHold: "iPhone X <span class=\"quiet\">· always</span>")
        test.expect("en/a.html", toHold: "<b>Instead</b> the <code>safe area</code>")
        test.expect("en/a.html", toHold: "✓ 1 value checked")
        test.expect("zh-Hans/a.html", toHold: "<p class=\"figure-title\">标签栏高度</p>")
        test.expect("zh-Hans/a.html", toHold: "2 处中有 1 处正确")
        #expect(test.report?.citations.map { $0.place } == ["tab", "tab: kTabBarHeight"])
    }

    @Test func `prose quotes what was counted`() async {
        let text =
            "Right at {{tab: kTabBarHeight.right}} of {{tab: kTabBarHeight.places}}, {{tab: kTabBarHeight.worst}}."
        let test = await SiteTest(files: ["content/a.en.md": note(quoting: text)]).build()
        test.expectDiagnostics("")
        test.expect("en/a.html", toHold: "<data value=\"−34\"><a href=\"#audit-tab\">−34</a></data>")
    }

    @Test func `a quotation of something else names the nearest macro`() async {
        let test = await SiteTest(files: ["content/a.en.md": note(quoting: "{{tab: kTabBarHight.right}}")]).check()
        #expect(test.diagnostics.contains("[site/unknown-quoted-macro]"))
        #expect(test.report?.diagnostics.first?.label == "did you mean 'kTabBarHeight'?")
    }

    @Test func `a wrong claim is reported at its value and shown on the page`() async {
        let test = await SiteTest(files: ["content/a.en.md": note("{wrong: 2}")]).build()
        test.expectDiagnostics(
            "content/a.en.md:29:26: error: 'kTabBarHeight' is wrong at 1 of 2 places, but the claim is 2 "
                + "[audit/claim-failed]\n")
        test.expect("en/a.html", toHold: " claims-fail\">✗ 1 of 1 checked values is wrong</p>")
    }

    @Test func `a broken block leaves a notice and the rest of the page`() async {
        let body = "```macros\nid: a\nscenario: nowhere\nmacros: {m: 1}\n```\n\nAfter.\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        test.expect("en/a.html", toHold: "<figure class=\"figure figure-error\"")
        test.expect("en/a.html", toHold: "<p>After.</p>")
        #expect(test.report?.outcome == .built)
    }

    @Test func `a block in a list is reported and stays code`() async {
        let body = "- ```macros\n  id: a\n  ```\n"
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(body)]).build()
        test.expectDiagnostics(
            "content/a.en.md:5:3: error: a block of macros inside a list, a quotation or a footnote is not shown; "
                + "move the fence to the margin [markdown/scenario-not-at-top-level]\n")
        test.expect("en/a.html", toHold: "<code class=\"language-macros\">id: a")
    }
}
