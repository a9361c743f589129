"""Notes of other tools in six languages: panels, mirrored pages, and a search in the script of each page."""

import re

from axe import AccessTest
from browser import DESK, PHONE, SITES, ZOOMED, for_each

FOREIGN = (SITES / "foreign").as_uri() + "/"
# A heading of a page, words that lead to it, and the page.
SEARCHES = [
    ("ar", "ارتفاع شريط", "ar/bars.html"), ("he", "שוליים של", "he/index.html"), ("hi", "ऊपरी हाशिया", "hi/index.html"),
    ("th", "ระยะขอบ", "th/index.html"), ("fr", "reglages", "fr/index.html"),
    ("en", "folded", "en/Asides.html"),
]


class ForeignTests(AccessTest):
    def setUp(self):
        super().setUp()
        self.servers.append(FOREIGN)

    def open_page(self, page, size=DESK):
        self.emulate(size)
        self.open(page, FOREIGN)

    @for_each(page=["en/Panels", "en/Code", "en/Asides", "en/linked", "en/components", "ar/index", "ar/bars", "he/index"],
              size=[ZOOMED, PHONE, (768, 1024), (1440, 900)])
    def test_everybody_can_read_it(self, page, size):
        self.open_page(f"{page}.html", size)
        self.unfold()
        self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), size[0])
        self.expect_access(page)

    @for_each(search=SEARCHES)
    def test_the_search_finds_headings_in_every_script(self, search):
        folder, words, page = search
        self.open_page(f"{folder}/index.html")
        found = [address.removeprefix(FOREIGN) for address in self.search(words)]
        self.assertEqual(found[:1], [page])

    def test_pages_from_right_to_left_are_mirrored(self):
        for page, direction in [("ar/bars", "rtl"), ("he/index", "rtl"), ("en/Asides", "ltr"), ("th/index", "ltr")]:
            self.open_page(f"{page}.html")
            heading = self.one("h1")
            self.assertEqual(self.script("return getComputedStyle(arguments[0]).direction", heading), direction, page)
        self.open_page("ar/bars.html")
        self.assertEqual(self.one("html").get_attribute("lang"), "ar")
        # A paragraph in another script begins on its own side.
        english = self.browser.find_element("xpath", "//p[contains(., 'Left to right')]")
        self.assertEqual(self.script("return getComputedStyle(arguments[0]).direction", english), "ltr")

    def shown(self):
        """The texts of the panels that are shown."""
        return [panel.text for panel in self.all(".panel") if panel.is_displayed()]

    def test_a_panel_is_chosen_everywhere_and_on_the_next_page(self):
        self.open_page("en/Panels.html")
        self.script("localStorage.clear()")
        self.open_page("en/Panels.html")
        self.assertEqual([tab.text for tab in self.all("[role=tab]")], ["Swift", "Objective-C"] * 3)
        self.assertEqual(len(self.shown()), 3)
        self.all("[role=tab]")[1].click()
        self.assertTrue(all(re.search("CGFloat|Inside a panel|int a", text) for text in self.shown()), self.shown())
        self.open_page("en/Panels.html")
        self.assertIn("CGFloat", self.shown()[0])
        self.script("localStorage.clear()")

    def test_panels_obey_the_arrow_keys(self):
        self.open_page("en/Panels.html")
        self.script("localStorage.clear()")
        self.open_page("en/Panels.html")
        self.one("[role=tab]").click()
        self.press("ARROW_RIGHT")
        self.assertEqual(self.focused.text, "Objective-C")
        self.assertIn("CGFloat", self.shown()[0])
        self.press("HOME")
        self.assertEqual(self.focused.text, "Swift")
        # From right to left the next one stands on the left.
        self.open_page("ar/index.html")
        self.one("[role=tab]").click()
        self.press("ARROW_LEFT")
        self.assertEqual(self.focused.text, "الثاني")
        self.script("localStorage.clear()")

    def test_a_choice_is_part_of_the_address(self):
        self.open_page("en/Code.html")
        self.script("localStorage.clear()")
        self.open_page("en/Code.html")
        self.assertEqual(self.shown(), ["The bar has a background.", "Of 88 points."])
        self.all("[role=tab]")[1].click()
        self.wait_for("location.hash == '#tab=iOS%2026'")
        self.script("localStorage.clear()")
        for name, text in [("iOS 26", "The bar floats."), ("iOS 18", "The bar has"), ("iOS 26", "The bar floats.")]:
            self.open_page(f"en/Code.html#tab={name}")
            self.wait_for(f"document.querySelector('.panel:not([hidden])').textContent.includes('{text}')")
        self.open_page("en/Code.html#tab=nothing")
        self.assertEqual(len(self.shown()), 2)
        self.script("localStorage.clear()")

    COLOURS = """return [...document.querySelectorAll("pre span[class], pre a")].map((token) => [token.className,
        getComputedStyle(token).color, getComputedStyle(token.closest("pre")).color])"""

    @for_each(scheme=["light", "dark"])
    def test_code_of_many_languages_has_colours(self, scheme):
        self.open_page("en/Code.html")
        self.browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        try:
            tokens = self.script(self.COLOURS)
            self.expect_access(f"code, {scheme}")
        finally:
            self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
        self.assertEqual({kind for kind, *_ in tokens}, {*"kstcnafid", "code-note"})
        for kind, own, plain in tokens:
            self.assertNotEqual(own, plain, kind)

    def test_numbers_in_code_lead_to_their_texts(self):
        self.open_page("en/Code.html")
        self.assertEqual([note.text for note in self.all("a.code-note")], ["(1)", "(2)"])
        self.all("a.code-note")[1].send_keys("\ue007")
        self.wait_for("document.querySelector('li:target')?.textContent.trim() === 'Its name.'")

    def test_copied_code_has_no_numbers_of_notes(self):
        self.open_page("en/Code.html")
        self.script("""window.copied = []; Object.defineProperty(navigator, "clipboard", {configurable: true,
            value: {writeText: async (text) => { window.copied.push(text); }}});""")
        self.all(".code-frame button")[1].click()
        self.wait_for("window.copied.length === 1")
        self.assertEqual(self.script("return window.copied[0]"), "theme: \n  name: material # the second ")

    def test_on_paper_panels_and_notes_of_code_are_whole(self):
        self.open_page("en/Code.html")
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        try:
            for text in ["The bar floats.", "Of 96 points.", "Its name.", "(2)", "iOS 26"]:
                self.wait_for(f"""[...document.querySelectorAll(".panel p, .code-notes li, .code-note")].some((element) =>
                    element.textContent.trim() === "{text}" && element.checkVisibility({{contentVisibilityAuto: true}}))""")
        finally:
            self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})

    def test_a_link_into_a_panel_shows_it(self):
        self.open_page("en/Panels.html")
        self.script("localStorage.clear()")
        self.open_page("en/Panels.html")
        self.one("a[href='#deep']").click()
        self.wait_for("document.querySelector('#deep').checkVisibility()")

    def test_without_script_all_panels_are_read(self):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.open_page("en/Panels.html")
            shown = [title.text for title in self.all(".panel-title") if title.is_displayed()]
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
        self.assertEqual(shown, ["Swift", "Objective-C"] * 3)

    def test_nothing_is_lost_and_nothing_hidden_is_published(self):
        self.open_page("en/included.html")
        self.assertEqual(self.one("main").text.count('print("hello")'), 2)
        self.assertIn("Text of another file.", self.one("main").text)
        self.open_page("en/Asides.html")
        self.assertEqual([key.text for key in self.all(".prose kbd")], ["Ctrl", "Alt", "Del"])
        self.assertNotIn("nobody sees this", self.browser.page_source)
        self.open_page("en/linked.html")
        self.assertNotIn("^", self.one("main").text)
        self.assertEqual(self.one("main").text.count("One block."), 2)
        self.wait_for_pictures()
        self.assertEqual(self.script("return [...document.images].filter((image) => !image.naturalWidth).length"), 0)
