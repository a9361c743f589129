import Content
import ContentSupport
import Devices
import Figures
import Languages
import LayoutEngine
import NoteScenarios
import SiteSupport
import Testing
import WordFiles

@testable import Pages
@testable import Reference

/// The table of devices, and the page of each.
@Suite struct DevicePagesTests {
    private static let files = [
        "content/a.en.md": SiteTest.note("Text."),
        "content/devices.yaml": """
        - name: iPhone Next
          like: iPhone X
          source: a probe of ours
          os: [13]
          year: 2027
          safeAreaInsets: {portrait: [50, 0, 34, 0]}
          changes:
            - {metric: safeAreaTop, from: 13, before: 14, value: 48}

        """,
    ]

    private static let site = Task { await SiteTest(files: files, making: [.devices, .devicePages, .sources]).build() }

    /// A place of a site's output and what stands there.
    struct PlaceCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let page: String
        let html: String
    }

    @Test(arguments: [
        PlaceCase(
            testDescription: "the newest device comes first, with one of the content folder's among them",
            page: "en/devices.html",
            html: "</thead>\n<tbody id=\"iphone-next\" data-family=\"iPhone\" data-cutout=\"notch\" data-first=\"13\""),
        PlaceCase(
            testDescription: "older values stand behind the newest, with their versions", page: "en/devices.html",
            html: "<span data-first=\"14\" data-last=\"27\">≈ 50, 0, 34, 0</span>"
                + "<span data-first=\"13\" data-last=\"13\">≈ 48, 0, 34, 0 <i>(13)</i></span>"),
        PlaceCase(
            testDescription: "a device of the content folder is said to be one", page: "en/devices/iphone-next.html",
            html: "Added by devices.yaml in the content folder."),
        PlaceCase(
            testDescription: "a device leads to its page", page: "zh-Hans/devices.html",
            html: "<a href=\"devices/iphone-x.html\">iPhone X</a>"),
        PlaceCase(
            testDescription: "a device's page has its picture, which says what it shows",
            page: "en/devices/iphone-x.html",
            html: "<a href=\"../../figures/devices/iphone-x.en.svg\"><picture>"),
        PlaceCase(
            testDescription: "the picture is described for the device", page: "zh-Hans/devices/iphone-x.html",
            html: "alt=\"iPhone X 的竖屏与横屏。安全区内边距（上、左、下、右）：竖屏 44, 0, 34, 0；横屏 0, 44, 21, 44。\""),
        PlaceCase(
            testDescription: "numbers lead to their sources", page: "zh-Hant/devices/iphone-x.html",
            html: "<a href=\"../sources.html#source-qmui\">Tencent, 2024</a>"),
        PlaceCase(
            testDescription: "what bars make of the insets is computed", page: "en/devices/iphone-x.html",
            html: "Safe area top below a navigation bar</th><td>88</td><td>32</td>"),
        PlaceCase(
            testDescription: "the search finds a device by a number in a log", page: "search/en-0.js",
            html: "below a navigation bar portrait 88;"),
        PlaceCase(
            testDescription: "what authors say of their own numbers stands there as they write it",
            page: "en/devices/iphone-next.html", html: "a probe of ours</td>"),
        PlaceCase(
            testDescription: "the search answers a number with the devices that have it", page: "search/en-numbers.js",
            html: "[\"88\",\"Safe area top below a navigation bar\",\"portrait · Before version 26\",["),
        PlaceCase(
            testDescription: "a device's page stands below the table", page: "en/devices/iphone-8.html",
            html: "<li><a href=\"../devices.html\">Devices</a></li>"),
        PlaceCase(
            testDescription: "a source has its title, author, year and address", page: "zh-Hans/sources.html",
            html:
                "<a href=\"https://github.com/Tencent/QMUI_iOS\" rel=\"external\">QMUI for iOS 4.8</a></cite>, Tencent, 2024"
        ),
    ])
    func `pages of devices say`(_ place: PlaceCase) async {
        await Self.site.value.expect(place.page, toHold: place.html)
    }

    @Test func `no page of a reader shows a maintainer's note or the code of a source`() async {
        let site = await Self.site.value
        site.expectDiagnostics("")
        for page in ["en/devices.html", "en/devices/iphone-x.html", "en/devices/iphone-8.html"] {
            let html = site.page(page)
            #expect(!html.isEmpty)
            for code in ["QM+", "UYL", "GK(", "ADG via", "HIG26"] { #expect(!html.contains(code), "\(page): \(code)") }
        }
    }

    @Test func `a note takes the place of a device's page`() async {
        let files = ["content/devices/iphone-x.en.md": SiteTest.note("Mine.", title: "My own")]
        let site = await SiteTest(files: files, making: [.devices, .devicePages]).build()
        site.expect("en/devices/iphone-x.html", toHold: "Mine.")
        site.expect("en/devices.html", toHold: "rowspan=\"2\">iPhone X</th>")
    }

    @Test func `a site without the table has no pages of devices`() async {
        let site = await SiteTest(files: ["content/a.en.md": SiteTest.note("Text.")], making: [.rules]).build()
        #expect(!site.disk.paths(below: "Site").contains { $0.contains("devices") && !$0.contains("assets/") })
    }

    @Test func `the newest system's changes are told for each screen, by the sum of its bars and by cause`() throws {
        let device = try #require(DeviceCatalog.standard.device(named: "iPhone 16 Pro"))
        let changes = try #require(KnownScreenChanges().changes(on: device, in: WordFiles.standard[Language("en")]))
        let tabs = try #require(changes.screens.first { $0.title == "Large titles in a tab bar controller" })
        #expect(tabs.mainChange?.path == "table.adjustedContentInset")
        #expect(tabs.mainChange?.text == "[152.333, 0, 83, 0] → [168, 0, 83, 0]")
        #expect(tabs.rows.contains { $0.text == "default row height is 52 instead of 44" && $0.count == "2 values" })
        #expect(!changes.screens.contains { $0.title == "Split view" })
    }

    @Test(arguments: ["iPhone X", "iPhone 17"])
    func `a device that runs systems of one design alone has no such list`(name: String) throws {
        let device = try #require(DeviceCatalog.standard.device(named: name))
        #expect(KnownScreenChanges().changes(on: device, in: WordFiles.standard[Language("en")]) == nil)
        #expect(!ScreenChanges.applies(to: device))
    }

    @Test(arguments: [("iPhone 12 mini", "iPhone 13 mini"), ("iPad mini 6", "iPad mini (A17 Pro)")])
    func `what one device takes over from another is what it would have by itself`(first: String, second: String) throws
    {
        let known = KnownScreenChanges()
        let words = WordFiles.standard[Language("zh-Hans")]
        let devices = try [first, second].map { try #require(DeviceCatalog.standard.device(named: $0)) }
        _ = known.changes(on: devices[0], in: words)
        let taken = try #require(known.changes(on: devices[1], in: words))
        let own = ScreenChanges(of: try #require(LaidOutScreens(on: devices[1])), in: words)
        func lines(_ changes: ScreenChanges) -> [String] {
            changes.screens.flatMap { screen in
                [screen.title] + screen.rows.flatMap { [$0.text] + $0.values.map { $0.path + $0.text } }
            }
        }
        #expect(lines(taken) == lines(own) && taken.versions == own.versions)
    }

    // MARK: - History

    private static let iPhoneX = DeviceCatalog.standard.device(named: "iphone-x")

    @Test func `versions in which a text is the same are one span, the newest first`() throws {
        let device = try #require(Self.iPhoneX)
        let spans = DeviceHistory(of: device) { $0 < OSVersion(13) ? "a" : $0 < OSVersion(15) ? "b" : "a" }.spans
        #expect(spans.map { $0.text } == ["a", "b", "a"])
        #expect(spans.map { $0.versions } == ["15–16", "13–14", "11–12"])
        #expect(spans.map { $0.next == nil } == [true, false, false])
    }

    @Test(arguments: [
        (OSRange.from(26), "26+"), (OSRange(from: OSVersion(13), before: OSVersion(14)), "13"),
        (OSRange(from: OSVersion(11), before: OSVersion(15)), "11–14"),
        (OSRange(from: OSVersion(13), before: OSVersion(13, 4)), "13–<13.4"),
    ])
    func `versions are written without words`(_ range: OSRange, _ text: String) { #expect(range.signs == text) }
}
