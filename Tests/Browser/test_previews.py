"""Previews of links: by pointer and keyboard, from disk and over HTTP, out of the way, and gone when they are not wanted."""

from axe import AccessTest
from browser import DESK, ZOOMED, for_each, server
from selenium.webdriver.common.action_chains import ActionChains

# A link in the text to a section of another page, and its place on the page.
LINK = """
    return [...document.querySelectorAll('.prose p > a[href*=".html#"], .prose li > a[href*=".html#"]')]
        .find((link) => link.checkVisibility() && !link.title);"""
SHOWN = "document.querySelector('.link-preview').matches(':popover-open')"
BOXES = """
    const [panel, link] = [document.querySelector('.link-preview').getBoundingClientRect(), arguments[0].getBoundingClientRect()];
    return {panel: [panel.left, panel.top, panel.right, panel.bottom], link: [link.left, link.top, link.right, link.bottom]};"""


class PreviewTests(AccessTest):
    def link(self, page, base=None):
        self.open(page, base)
        link = self.script(LINK)
        self.script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", link)
        return link

    def focus(self, link, block="center"):
        """Comes to a link by the keyboard, at a place of the window."""
        self.press("TAB")
        self.script("""
            arguments[0].focus({ focusVisible: true, preventScroll: true });
            arguments[0].scrollIntoView({ block: arguments[1], behavior: 'instant' });""", link, block)

    def is_shown(self):
        return self.script(f"return {SHOWN}")

    def expect_nothing(self):
        self.result("await new Promise((done) => setTimeout(done, 800))")
        self.assertFalse(self.is_shown())

    @for_each(base=[None, "http"], page=["en/safe-area", "zh-Hans/safe-area", "zh-Hant/safe-area", "both/safe-area"])
    def test_a_link_says_what_it_leads_to(self, base, page):
        link = self.link(f"{page}.html", base and server())
        ActionChains(self.browser).move_to_element(link).perform()
        self.wait_for(SHOWN)
        target = link.get_attribute("href")
        panel = self.one(".link-preview")
        title, text = panel.find_element("css selector", ".preview-title").text, panel.text
        self.assertEqual(link.get_attribute("aria-describedby"), "page.preview")
        self.assertGreater(len(text), len(title) + 10)
        self.browser.get(target)
        heading = self.script("""
            const element = document.getElementById(decodeURIComponent(location.hash.slice(1)));
            return (element.closest('h2, h3, h4') ?? element).textContent;""")
        # A term has its words in both languages, each in a column of its own.
        for part in title.split(" · "): self.assertIn(part, heading)

    def test_nothing_is_loaded_before_somebody_asks(self):
        self.open("en/safe-area.html")
        self.assertEqual([a for a in self.requests() if a.endswith(".preview.js")], [])

    def test_it_stays_under_the_pointer_and_goes_with_it(self):
        link = self.link("en/safe-area.html")
        ActionChains(self.browser).move_to_element(link).perform()
        self.wait_for(SHOWN)
        ActionChains(self.browser).move_to_element(self.one(".link-preview")).pause(0.6).perform()
        self.assertTrue(self.is_shown())
        ActionChains(self.browser).move_to_element(self.one("h1")).perform()
        self.wait_for(f"!{SHOWN}")
        self.assertIsNone(link.get_attribute("aria-describedby"))

    def test_escape_puts_it_away_until_another_link(self):
        link = self.link("en/safe-area.html")
        self.focus(link)
        self.wait_for(SHOWN)
        self.press("ESCAPE")
        self.assertFalse(self.is_shown())
        self.assertEqual(self.focused, link)
        self.expect_nothing()

    def test_it_goes_when_the_keyboard_goes_on(self):
        link = self.link("en/safe-area.html")
        self.focus(link)
        self.wait_for(SHOWN)
        self.script("document.querySelector('.brand').focus()")
        self.wait_for(f"!{SHOWN}")

    def test_a_finger_opens_the_link_alone(self):
        link = self.link("en/safe-area.html")
        self.script("arguments[0].dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))", link)
        self.expect_nothing()

    @for_each(size=[DESK, (320, 568), ZOOMED], side=["start", "center", "end"])
    def test_it_covers_no_link_and_stays_in_the_window(self, size, side):
        self.emulate(size)
        link = self.link("en/safe-area.html")
        height = self.script("return document.documentElement.scrollHeight")
        self.focus(link, side)
        self.wait_for(SHOWN)
        boxes = self.script(BOXES, link)
        panel, own = boxes["panel"], boxes["link"]
        self.assertTrue(panel[1] >= own[3] or panel[3] <= own[1], boxes)
        self.assertGreaterEqual(panel[0], 0)
        self.assertLessEqual(panel[2], size[0])
        self.assertGreaterEqual(panel[1], 0)
        self.assertLessEqual(panel[3], size[1])
        self.assertEqual(self.script("return document.documentElement.scrollHeight"), height)
        self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), size[0])

    def test_a_page_that_begins_at_the_right(self):
        link = self.link("en/safe-area.html")
        self.script("document.documentElement.dir = 'rtl'")
        self.focus(link)
        self.wait_for(SHOWN)
        boxes = self.script(BOXES, link)
        self.assertAlmostEqual(boxes["panel"][2], max(boxes["link"][2], boxes["panel"][2]), delta=1)
        self.assertEqual(self.script("return getComputedStyle(document.querySelector('.link-preview')).direction"), "rtl")

    def test_it_does_not_move_where_readers_want_no_motion(self):
        link = self.link("en/safe-area.html")
        for wanted, animation in [("reduce", "none"), ("no-preference", "preview-appears")]:
            self.emulate(DESK, prefers_reduced_motion=wanted)
            self.assertEqual(
                self.script("""
                    const panel = document.querySelector('.link-preview');
                    panel.showPopover();
                    const name = getComputedStyle(panel).animationName;
                    panel.hidePopover();
                    return name;"""), animation)
        self.assertTrue(link.is_displayed())

    def test_it_has_an_edge_in_forced_colours(self):
        link = self.link("en/safe-area.html")
        self.emulate(DESK, forced_colors="active")
        self.focus(link)
        self.wait_for(SHOWN)
        self.assertEqual(self.script("return getComputedStyle(document.querySelector('.link-preview')).borderTopStyle"), "solid")

    def test_access(self):
        link = self.link("en/safe-area.html")
        self.focus(link)
        self.wait_for(SHOWN)
        self.expect_access("en/safe-area with a preview")

    @for_each(page=["en/safe-area", "zh-Hans/safe-area"])
    def test_a_term_says_what_it_means(self, page):
        self.open(f"{page}.html")
        term = self.one(".prose a.term")
        self.script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", term)
        ActionChains(self.browser).move_to_element(term).perform()
        self.wait_for(SHOWN)
        row = self.script("return document.querySelector('.link-preview').innerText")
        self.browser.get(term.get_attribute("href"))
        cells = self.script("""
            const row = document.getElementById(location.hash.slice(1));
            return [...row.cells].map((cell) => cell.innerText);""")
        self.assertIn(cells[2], row)
