"""Links from pages to their Markdown fit into the window."""

from browser import BrowserTest, for_each
from selenium.webdriver.common.by import By


class MarkdownTests(BrowserTest):
    @for_each(size=[(320, 640), (1440, 900)])
    def test_the_line_fits_into_the_window(self, size):
        self.emulate(size)
        self.open("en/safe-area.html")
        self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), size[0])
        self.assertGreater(len(self.one(".as-markdown").find_elements(By.TAG_NAME, "a")), 1)
