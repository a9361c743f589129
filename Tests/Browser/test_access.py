"""axe-core on every template in every language, and in both palettes."""

from axe import AccessTest
from browser import DESK, PHONE, TEMPLATES, for_each, server

# The editions whose pages have an element of every kind; which colours it has does not hang on the language.
COLOURED = ["en", "both"]
# A page of each template in English, in Chinese and side by side; what the traditional script changes is the words.
PAGES = [page for page in TEMPLATES if not page.startswith("zh-Hant/")] + ["zh-Hant/index"]
# What lies above a page, which is tested by itself.
OPENED = "dialog[open]"
# What is pressed and lower than a finger; the button over code reaches further than it is seen.
SMALL = """
    const pressed = [...document.querySelectorAll("button:not(.copy), select, summary, .languages a, input:not([type=checkbox], [type=radio])")];
    const seen = pressed.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    if (seen.length < 5) return ["too few are there"];
    return seen.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML.slice(0, 80));"""


class AccessTests(AccessTest):
    # Folded, a page shows less; the narrow windows below do.
    @for_each(page=PAGES)
    def test_a_template(self, page):
        self.open(f"{page}.html")
        self.unfold()
        self.expect_access(page, is_coloured=page.split("/")[0] in COLOURED)

    def test_tabs_of_code_and_parts_of_pictures(self):
        self.open("en/recipes-bars.html")
        self.script("""
            document.querySelectorAll('.choice button:nth-child(2)').forEach(button => button.click());
            document.querySelectorAll('.over').forEach(button => button.click());""")
        self.expect_access("en/recipes-bars")

    def test_the_start_page_in_both_palettes(self):
        self.open("index.html")
        self.expect_access("index")

    def test_all_notes_on_one_page(self):
        # What a chapter holds is tested on its own page: three of them, those of devices and rules among them, and the frame.
        self.open("en/single-page.html")
        self.script("[...document.querySelectorAll('.chapter')].slice(1, -2).forEach((chapter) => chapter.remove())")
        self.expect_access("single page")

    # By touch: what is pressed is 44 points high, and nothing lies beside a page of 320.
    @for_each(page=["index", "en/index", "en/lab", "zh-Hans/paste", "both/ios-26", "zh-Hans/devices"])
    def test_fingers_find_what_is_pressed(self, page):
        command = self.browser.execute_cdp_cmd
        try:
            command("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
            command("Emulation.setDeviceMetricsOverride", {"width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": True})
            self.open(f"{page}.html")
            self.assertTrue(self.script("return matchMedia('(pointer: coarse)').matches"))
            self.assertEqual(self.script("return document.documentElement.scrollWidth"), 320)
            self.assertEqual(self.script(SMALL), [])
        finally:
            command("Emulation.setTouchEmulationEnabled", {"enabled": False})

    @for_each(page=["index", "zh-Hans/safe-area", "en/index", "both/safe-area", "zh-Hant/macros-audited"])
    def test_a_narrow_window(self, page):
        self.emulate(PHONE)
        self.open(f"{page}.html")
        self.expect_access(page)

    def test_links_of_the_frame_are_large_enough_for_fingers(self):
        for page in ["en/safe-area.html", "zh-Hans/index.html", "index.html"]:
            self.emulate(PHONE)
            self.open(page)
            # As on a site without downloads.
            self.script("document.querySelectorAll('.foot a[download]').forEach((link) => link.remove())")
            small = self.script("""
                return [...document.querySelectorAll('.foot a, .brand')].filter(link => {
                    const { width, height } = link.getBoundingClientRect();
                    return width < 24 || height < 24;
                }).map(link => link.outerHTML)""")
            self.assertEqual(small, [], page)
            self.assertEqual(self.violations(["target-size"]), [], page)

    def test_where_nothing_hovers_the_sign_stands_at_the_section_of_the_address_alone(self):
        self.open("en/safe-area.html#device", server())
        # What holds there, for this window too, as this browser always has something that hovers.
        self.script("""
            const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
                .filter(rule => rule.media?.mediaText == '(hover: none)').flatMap(rule => [...rule.cssRules]);
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(rules.map(rule => rule.cssText).join(' '));
            document.adoptedStyleSheets = [sheet];""")
        shown = self.script("return [...document.querySelectorAll('.permalink')].filter(sign => getComputedStyle(sign).opacity != '0').map(sign => sign.hash)")
        self.assertEqual(shown, ["#device"])
        self.assertEqual(self.violations(["color-contrast"]), [])

    @for_each(folder=["en", "zh-Hans", "both"])
    def test_what_opens(self, folder):
        page, is_coloured = f"{folder}/safe-area.html", folder in COLOURED
        self.emulate(PHONE)
        self.open(page)
        self.one("button.menu").click()
        self.expect_access(f"menu of {page}", is_coloured)
        self.emulate(DESK)
        self.open(page)
        self.script("document.querySelector('.picture > a').click()")
        self.expect_access(f"large picture of {page}", is_coloured, OPENED)
        self.emulate(DESK)
        self.open(page)
        self.search("safeAreaInsets")
        self.expect_access(f"search on {page}", is_coloured, OPENED)

    @for_each(words=["safe area", "安全区", "44", "xqzvxqzv"])
    def test_the_search_of_the_start_page(self, words):
        self.open("index.html")
        self.search(words)
        self.expect_access(f"search for {words}", within=OPENED)
