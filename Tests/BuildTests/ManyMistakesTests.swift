import Diagnostics
import SiteSupport
import Testing

@testable import Build

/// A folder with a mistake of almost every kind: each is told once, at its place, whatever follows from it.
@Suite struct ManyMistakesTests {
    private static let note = """
        ---
        titel: A
        title: [A]
        order: first
        section: h
        lang: klingon
        ---
        # A {#a}

        [dead](gone.md) [anchor](#nowhere) [out](../../x) [js](javascript:alert) [](b.md) [no file](x.pdf)

        ![](img.png) ![remote](https://x.example/a.png)

        <script>x</script> <blink>y</blink>

        {{s1 view.frame}} {{s1: view.fram}} {{nowhere: view.frame}}

        ```scenario
        id: s1
        device: iPhone 99
        root: {viewController: {}}
        ```

        ```scenario
        id: s2
        devise: iPhone X
        os: 6
        root: {viewControler: {view: [{tabelView: {}}]}}
        ```

        ```scenario
        id: s3
        device: iPhone X
        os: 11
        root: {viewController: {view: {frame: fil}}}
        expect: {view.safeAreaInsets.top: 20, veiw.frame: [0, 0, 1, 1]}
        ```

        ```scenerio
        id: s4
        ```

        > ```scenario
        > id: s5
        > ```

        ## B {#a}

        | a | b |
        |---|
        | 1 |

        $\\frac{a$

        ```swift
        unclosed

        """

    private static let translation = """
        ---
        title: 甲
        ---
        ```scenario
        use: s1
        ```
        ```scenario
        use: s9
        ```

        """

    private static let settings = """
        title: {en: A, fr: B}
        languages: [en, zh-Hans]
        tagline: [x]
        accent: {light: red}
        credit: yes
        logo: nologo.png
        adress: https://a.example/
        edit: nowhere
        navigation:
          - {section: g, titel: G}
          - {title: no section}
        pages: {rule: true}
        changes: [{date: 2026-13-01, text: A}, {text: B}]
        redirects: {old.html: a, gone: nothere}

        """

    /// Line and code of each message, file by file.
    private static let expected = [
        "a.en.md:2 site/unknown-front-matter-key",
        "a.en.md:3 site/front-matter-no-text",
        "a.en.md:4 site/order-no-number",
        "a.en.md:5 site/unknown-section",
        "a.en.md:6 site/unknown-language",
        "a.en.md:10 link/unknown-page",
        "a.en.md:10 link/unknown-anchor",
        "a.en.md:10 link/outside",
        "a.en.md:10 markdown/unsafe-destination",
        "a.en.md:10 link/unknown-page",
        "a.en.md:10 link/unknown-file",
        "a.en.md:12 markdown/image-without-description",
        "a.en.md:12 link/unknown-file",
        "a.en.md:12 link/remote-image",
        "a.en.md:14 markdown/raw-html",
        "a.en.md:14 markdown/raw-html",
        "a.en.md:16 site/unknown-quoted-scenario",
        "a.en.md:20 scenario/unknown-device",
        "a.en.md:26 scenario/unknown-property",
        "a.en.md:27 scenario/unknown-os",
        "a.en.md:28 scenario/unknown-class",
        "a.en.md:35 scenario/unknown-word",
        "a.en.md:39 markdown/misspelt-fence",
        "a.en.md:43 markdown/scenario-not-at-top-level",
        "a.en.md:47 markdown/duplicate-anchor",
        "a.en.md:50 markdown/broken-table",
        "a.en.md:53 markdown/math",
        "a.en.md:55 markdown/unclosed-fence",
        "a.zh.md:8 scenario/unknown-scenario",
        "site.yaml:1 settings/unknown-property",
        "site.yaml:3 settings/wrong-type",
        "site.yaml:4 settings/no-color",
        "site.yaml:5 settings/not-a-boolean",
        "site.yaml:6 settings/logo-unusable",
        "site.yaml:7 settings/unknown-property",
        "site.yaml:8 settings/edit-unusable",
        "site.yaml:10 settings/section-empty",
        "site.yaml:10 settings/unknown-property",
        "site.yaml:11 settings/missing-key",
        "site.yaml:12 settings/unknown-property",
        "site.yaml:13 settings/no-date",
        "site.yaml:13 settings/missing-key",
        "site.yaml:14 settings/redirect-no-page",
        "site.yaml:14 settings/redirect-to-nothing",
    ]

    @Test func `each mistake is one message, and totals come last`() async {
        let test = await SiteTest(
            files: [
                "content/a.en.md": Self.note, "content/a.zh.md": Self.translation, "content/site.yaml": Self.settings,
            ], pairing: false
        ).check()
        let files = test.report?.sources ?? []
        let found = (test.report?.diagnostics ?? []).map { diagnostic in
            let file = files.first { $0.path == diagnostic.span?.file }
            let line = diagnostic.span.flatMap { span in file?.position(of: span.start).line } ?? 0
            return "\(diagnostic.span?.file.dropFirst("content/".count) ?? ""):\(line) \(diagnostic.code)"
        }
        #expect(found == Self.expected)
    }
}
