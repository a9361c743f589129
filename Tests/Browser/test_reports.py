"""The link to a report that is filled in: with the page alone without script, with section and selection by script."""

import urllib.parse

from browser import SITES, BrowserTest, for_each

MOVED = SITES / "moved"


class ReportTests(BrowserTest):
    base = MOVED.as_uri() + "/"

    def setUp(self):
        super().setUp()
        self.servers.append(self.base)

    def report(self):
        """What the link says when the reader comes to it."""
        self.script("document.querySelector('a.issue').dispatchEvent(new PointerEvent('pointerdown'))")
        return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.one("a.issue").get_attribute("href")).query,
                                           keep_blank_values=True))

    def test_without_script_it_names_the_page(self):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.open("en/a.html", self.base)
            self.assertEqual(self.one("a.issue").get_attribute("href"), "https://reports.example/new?p=en%2Fa.html&s=&v=")
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    @for_each(page=["en", "zh-Hans"])
    def test_it_names_the_section_that_the_address_leads_to(self, page):
        self.open(f"{page}/a.html#two", self.base)
        title = self.script("return document.getElementById('two').firstChild.textContent.trim()")
        self.assertEqual(self.report(), {"p": f"{page}/a.html", "s": title, "v": ""})

    def test_it_names_what_is_selected_and_its_section(self):
        self.open("en/a.html#two", self.base)
        self.script("""
            const range = document.createRange();
            range.selectNodeContents(document.querySelector('#one + p'));
            getSelection().addRange(range);""")
        self.assertEqual(self.report(), {"p": "en/a.html", "s": "One", "v": "Text."})
