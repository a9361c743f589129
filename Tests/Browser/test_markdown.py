"""Pages and sections as Markdown: copied from disk and over HTTP, by mouse and keyboard, said once, and linked without script."""

from browser import SITE, BrowserTest, for_each, server
from selenium.webdriver.common.by import By

HEAR = """
    window.texts = [];
    navigator.clipboard.writeText = async (text) => { window.texts.push(text); };
    window.said = [];
    const status = document.querySelector('.said');
    new MutationObserver(() => window.said.push(status.textContent)).observe(status, { childList: true, characterData: true, subtree: true });
"""


class MarkdownTests(BrowserTest):
    def listen(self):
        self.script("if (!navigator.clipboard) Object.defineProperty(navigator, 'clipboard', { value: {} });" + HEAR)

    def copied(self):
        self.wait_for("window.texts.length > 0")
        self.assertEqual(len(self.script("return window.said")), 1)
        return self.script("return window.texts[0]")

    @for_each(base=[None, "http"], page=["en/safe-area", "zh-Hans/safe-area", "zh-Hant/devices"])
    def test_a_page_is_copied_as_the_file_beside_it(self, base, page):
        self.open(f"{page}.html", base and server())
        self.listen()
        self.one(".copy-page").click()
        self.assertEqual(self.copied(), (SITE / f"{page}.md").read_text())

    @for_each(base=[None, "http"])
    def test_a_section_is_copied_with_what_is_below_it(self, base):
        self.open("en/safe-area.html", base and server())
        self.listen()
        heading = self.script("""
            const heading = document.querySelector('.prose h2:has(.copy-section)');
            heading.querySelector('.copy-section').focus();
            return heading.firstChild.textContent.trim();""")
        self.press("\n")
        text = self.copied()
        self.assertTrue(text.startswith(f"## {heading}\n"), text[:80])
        self.assertNotIn("\n## ", text)
        self.assertIn(text, (SITE / "en/safe-area.md").read_text())

    def test_a_text_that_cannot_be_loaded_is_said(self):
        self.open("en/safe-area.html")
        self.listen()
        self.script("document.querySelector('.as-markdown').dataset.script = 'missing.md.js'")
        self.one(".copy-page").click()
        self.wait_for("window.said.length > 0")
        self.assertIn("Not copied", self.script("return window.said[0]"))
        self.assertEqual(self.script("return window.texts"), [])
        self.browser.get_log("browser")

    def test_nothing_is_loaded_before_somebody_asks(self):
        self.open("en/safe-area.html")
        self.assertEqual([a for a in self.requests() if a.endswith(".md.js")], [])

    @for_each(size=[(320, 640), (1440, 900)])
    def test_the_line_fits_into_the_window(self, size):
        self.emulate(size)
        self.open("en/safe-area.html")
        self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), size[0])
        self.assertGreater(len(self.one(".as-markdown").find_elements(By.TAG_NAME, "a")), 1)
