"""Moved pages and anchors, and what a server shows for an address without a page."""

from axe import AccessTest
from browser import DESK, PHONE, SITES, for_each, server

MOVED = SITES / "moved"


class MovedTests(AccessTest):
    """A site of its own, since nothing in the project's notes has moved."""

    base = MOVED.as_uri() + "/"

    def setUp(self):
        super().setUp()
        self.servers.append(self.base)

    def arrives(self, page, at, without_script=False):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": without_script})
        try:
            self.open(page, self.base)
            self.wait_until(lambda: self.browser.current_url == self.base + at, f"{page} leads to {self.browser.current_url}")
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_a_moved_page_leads_on_and_keeps_the_fragment(self):
        self.arrives("en/old.html", "en/a.html")
        self.arrives("zh-Hant/old.html", "zh-Hant/a.html")
        self.arrives("en/old.html#one", "en/a.html#one")
        self.arrives("en/old.html#part", "en/b.html#three")
        self.arrives("en/gone.html", "en/b.html#three")
        self.arrives("en/gone.html#there", "en/b.html#three")

    def test_a_moved_page_leads_on_without_script(self):
        self.arrives("both/old.html", "both/a.html", without_script=True)
        self.arrives("en/gone.html", "en/b.html#three", without_script=True)

    def test_an_old_anchor_leads_to_its_section(self):
        self.arrives("en/a.html#second", "en/a.html#second")
        top = "return document.getElementById(arguments[0]).getBoundingClientRect().top"
        self.assertGreater(self.script("return scrollY"), 0)
        self.assertLess(abs(self.script(top, "second") - self.script(top, "two")), 40)

    def test_an_anchor_that_left_its_page_leads_to_the_other(self):
        self.arrives("en/a.html#gone", "en/b.html#three")
        self.arrives("en/a.html", "en/a.html")
        self.assertFalse(self.one(".moved li").is_displayed())
        self.arrives("en/a.html#gone", "en/a.html#gone", without_script=True)
        self.assertEqual(self.one(".moved li").text, "This section has moved: B")

    def test_a_moved_page_can_be_read_by_everyone(self):
        # Without what makes browsers leave it at once.
        lines = (MOVED / "zh-Hans" / "old.html").read_text().splitlines(keepends=True)
        still = MOVED / "zh-Hans" / "still.html"
        still.write_text("".join(line for line in lines if "refresh" not in line and "<script" not in line))
        self.addCleanup(still.unlink)
        self.emulate(PHONE)
        self.open("zh-Hans/still.html", self.base)
        self.expect_access("a moved page")


class NotFoundTests(AccessTest):
    @for_each(size=[DESK, PHONE])
    def test_the_page_for_nothing_can_be_read_by_everyone(self, size):
        self.emulate(size)
        self.open("404.html", server())
        self.expect_access("the page for nothing")

    def test_the_page_for_nothing_finds_others(self):
        self.open("404.html", server())
        self.assertIn("en/safe-area.html", self.search("safe area"))

    def test_the_page_for_nothing_leads_to_the_lists(self):
        self.open("404.html", server())
        self.assertEqual(self.script("return getComputedStyle(document.querySelector('main')).display"), "grid")
        self.one("a.go[hreflang=zh-Hans]").click()
        self.arrive("zh-Hans/index.html")
