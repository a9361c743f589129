import Content
import NoteScenarios
import SiteSupport
import Testing

/// The ways into a site that its home pages begin with.
@Suite struct DoorTests {
    private static let doors = """
        doors:
          - title: {en: Wrong place, zh-Hans: 位置不对}
            text: {en: Describe it., zh-Hans: 描述一下。}
            search: {en: blank space, zh-Hans: 留白}
            pages: [a, devices]
          - title: {en: Learning, zh-Hans: 学习}
            pages: a

        """

    private static func site(_ settings: String) async -> SiteTest {
        await SiteTest(
            files: ["content/a.en.md": SiteTest.note("Text.", title: "A"), "content/site.yaml": settings],
            making: [.devices]
        ).build()
    }

    @Test func `home pages begin with them, in their language`() async {
        let site = await Self.site(Self.doors)
        site.expectDiagnostics("")
        for page in ["index.html", "zh-Hans/index.html"] {
            site.expect(page, toHold: "<h2>位置不对</h2>\n<p>描述一下。</p>")
            site.expect(page, toHold: "<input type=\"search\" aria-label=\"位置不对\" placeholder=\"留白\"")
        }
        site.expect("zh-Hant/index.html", toHold: "<h2>位置不對</h2>")
        site.expect("en/index.html", toHold: "<h2>Learning</h2>\n\n\n<ul>\n<li><a href=\"a.html\">A</a></li>")
        site.expect("index.html", toHold: "<li><a href=\"en/devices.html\">Devices</a></li>")
        #expect(!site.page("en/index.html").contains("位置不对"))
        #expect(site.page("en/index.html").split(separator: "class=\"ask\"").count == 2)
    }

    @Test func `a site without them has a plain start page`() async {
        let site = await Self.site("")
        #expect(!site.page("index.html").contains("class=\"door\""))
        site.expect("index.html", toHold: "<a class=\"go\" href=\"zh-Hans/index.html\" hreflang=\"zh-Hans\">全部笔记</a>")
    }

    @Test func `a door to a page that is not there is reported`() async {
        let site = await Self.site("doors: [{title: A, pages: [a, device]}]\n")
        site.expectDiagnostics(
            "content/site.yaml:1:31: error: there is no note 'device' [settings/unknown-note]\n")
    }
}
