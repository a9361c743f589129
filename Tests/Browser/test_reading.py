"""Reading: getting about, languages, palettes, pictures, code, the keyboard."""

import unittest

from browser import DESK, PHONE, SITE, ZOOMED, BrowserTest, pages, server

NOTE = "safe-area"


class ReadingTests(BrowserTest):
    def test_one_reads_on_from_page_to_page(self):
        for base in [None, server()]:
            self.open("index.html", base)
            self.one("a.go[hreflang=en]").click()
            self.assertEqual(self.path, "en/index.html")
            self.one(f".cards a[href='{NOTE}.html']").click()
            self.one("a.next").click()
            self.one("a.previous").click()
            self.assertEqual(self.path, f"en/{NOTE}.html")
            self.one(".crumbs li:last-child a").click()
            self.assertEqual(self.path, "en/index.html#section-concepts")

    def test_the_sidebar_and_the_contents_say_where_one_is(self):
        self.emulate((1600, 900))
        self.open(f"en/{NOTE}.html")
        self.assertEqual(len(self.all(".sidebar a[aria-current=page]")), 1)
        heading = self.all(".prose h2[id]")[3]
        self.script("arguments[0].scrollIntoView({behavior: 'instant'})", heading)
        self.wait_for("document.querySelector('.outline a[aria-current]')")
        self.assertTrue(self.script("return document.querySelector('.outline a[aria-current]').checkVisibility()"))
        self.assertEqual(self.one(".outline a[aria-current]").get_attribute("hash"),
                         "#" + heading.get_attribute("id"))

    def test_a_long_sidebar_shows_the_page_that_is_read(self):
        for size in [(1280, 600), PHONE]:
            self.emulate(size)
            self.open("en/diagnostics.html")
            if size == PHONE:
                self.one("button.menu").click()
            self.wait_for("""(box => box.top > 0 && box.bottom <= innerHeight)(
                document.querySelector('.sidebar a[aria-current]').getBoundingClientRect())""")
            self.assertEqual(self.script("return scrollY"), 0)

    def test_the_language_switch_keeps_the_place(self):
        for base in [None, server()]:
            self.open(f"en/{NOTE}.html", base)
            heading = self.all(".prose h2[id]")[2]
            self.script("arguments[0].scrollIntoView({behavior: 'instant'})", heading)
            place = heading.get_attribute("id")
            for tag, page in [("zh-Hans", f"zh-Hans/{NOTE}.html"), (None, f"both/{NOTE}.html"), ("en", f"en/{NOTE}.html")]:
                self.one(f".languages a[hreflang={tag}]" if tag else ".languages a:not([hreflang])").click()
                self.assertEqual(self.path, f"{page}#{place}")
                self.wait_for(f"Math.abs(document.getElementById('{place}').getBoundingClientRect().top) < 200")

    def test_both_languages_stand_side_by_side_or_one_below_the_other(self):
        for size, beside in [(DESK, True), (PHONE, False)]:
            self.emulate(size)
            self.open(f"both/{NOTE}.html")
            boxes = self.script("""
                return [...document.querySelectorAll('.pair')].filter(pair => pair.children.length == 2).map(pair =>
                    [...pair.children].map(column => [column.getBoundingClientRect().x, column.getBoundingClientRect().y]))""")
            self.assertGreater(len(boxes), 10)
            for (x, y), (other_x, other_y) in boxes:
                self.assertEqual((other_x > x, other_y > y), (beside, not beside))
            self.assertEqual(len(self.all(".pair > .column:lang(zh)")), len(boxes))

    def test_the_palette_changes_the_pictures_too(self):
        self.open(f"en/{NOTE}.html")
        picture, button = self.one(".picture img"), self.one("button.palette")
        dark_paper = "return getComputedStyle(document.documentElement).backgroundColor == 'rgb(18, 19, 21)'"
        for system, palettes in [("light", [False, False, True]), ("dark", [True, False, True])]:
            self.emulate(DESK, system)
            for is_dark in palettes:
                kind = "dark" if is_dark else "light"
                self.wait_for(f"document.querySelector('.picture img').currentSrc.endsWith('.{kind}.svg')")
                self.assertEqual(self.script(dark_paper), is_dark)
                button.click()
        button.click()
        self.browser.refresh()
        self.wait_for("document.querySelector('.picture img').currentSrc.endsWith('.light.svg')")
        self.assertIn("light", self.one("button.palette").get_attribute("aria-label"))
        self.assertTrue(picture)
        self.script("localStorage.clear()")

    def test_a_picture_opens_large_and_closes_with_escape(self):
        self.open(f"en/{NOTE}.html")
        link = self.one(".picture > a")
        self.script("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'}); arguments[0].focus()", link)
        self.press("ENTER")
        shown = self.one("dialog.large img")
        self.assertTrue(shown.is_displayed())
        self.assertEqual(shown.get_attribute("alt"), self.one(".picture img").get_attribute("alt"))
        self.press("ESCAPE")
        self.assertFalse(self.one("dialog.large").is_displayed())
        self.assertEqual(self.focused, link)

    def test_a_picture_can_be_had_as_png(self):
        self.open(f"en/{NOTE}.html")
        self.assertFalse(self.one(".downloads button").is_displayed())
        self.open(f"en/{NOTE}.html", server())
        self.script("""
            HTMLAnchorElement.prototype.click = function () {
                window.made = [this.download, this.href.slice(0, 5)];
            };""")
        button = self.all(".downloads button")[1]
        self.script("arguments[0].scrollIntoView({block: 'center'})", button)
        self.wait_for("document.querySelector('.picture img').complete")
        button.click()
        self.wait_for("window.made")
        name, kind = self.script("return window.made")
        self.assertTrue(name.endswith(".en@2x.png"))
        self.assertEqual(kind, "blob:")

    def test_code_is_coloured_and_can_be_copied(self):
        page = next(page for page in pages("en/*.html") if "language-swift" in (SITE / page).read_text())
        self.open(page)
        self.assertTrue(self.all("pre .k"))
        self.browser.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        button = self.one("button.copy")
        self.script("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'}); arguments[0].focus()", button)
        self.press("ENTER")
        self.wait_for("document.querySelector('.said').textContent == 'Copied'")

    def test_the_keyboard_reaches_everything_in_order(self):
        self.open(f"en/{NOTE}.html")
        self.press("TAB")
        self.assertEqual(self.focused.get_attribute("class"), "skip")
        self.assertGreaterEqual(self.script("return document.activeElement.getBoundingClientRect().top"), 0)
        self.press("ENTER", "TAB")
        self.assertTrue(self.script("return document.querySelector('main').contains(document.activeElement)"))
        for _ in range(12):
            outline = self.script("return getComputedStyle(document.activeElement).outlineStyle")
            self.assertNotEqual(outline, "none", self.focused.get_attribute("outerHTML")[:200])
            self.press("TAB")

    def test_the_menu_of_a_narrow_window_opens_and_closes(self):
        self.emulate(PHONE)
        self.open(f"zh-Hans/{NOTE}.html")
        self.assertFalse(self.one(".sidebar").is_displayed())
        self.one("button.menu").click()
        self.assertTrue(self.one(".sidebar").is_displayed())
        self.press("ESCAPE")
        self.assertFalse(self.one(".sidebar").is_displayed())

    def test_every_page_is_whole_without_script(self):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.open(f"both/{NOTE}.html")
            self.assertTrue(self.one(".prose .pair").is_displayed())
            self.assertFalse(self.one("button.palette").is_displayed())
            self.assertEqual(self.all("button.copy"), [])
            self.one(".languages a[hreflang=zh-Hans]").click()
            self.assertEqual(self.path, f"zh-Hans/{NOTE}.html")
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_nothing_scrolls_sideways_at_400_percent(self):
        self.emulate(ZOOMED)
        for page in pages():
            self.open(page)
            excess = self.script("return document.documentElement.scrollWidth - innerWidth")
            self.assertLessEqual(excess, 0, page)

    def test_reduced_motion_and_forced_colours_are_heeded(self):
        self.open(f"en/{NOTE}.html")
        scrolling = "return getComputedStyle(document.documentElement).scrollBehavior"
        self.assertEqual(self.script(scrolling), "auto")
        self.emulate(DESK, prefers_reduced_motion="no-preference")
        self.assertEqual(self.script(scrolling), "smooth")
        self.emulate(DESK, forced_colors="active")
        current = "return getComputedStyle(document.querySelector('.sidebar a[aria-current]')).outlineStyle"
        self.assertEqual(self.script(current), "solid")


if __name__ == "__main__":
    unittest.main()
