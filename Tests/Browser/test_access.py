"""axe-core on every kind of page, in every language and palette."""

import importlib.util
import pathlib
import unittest

from browser import DESK, PHONE, BrowserTest, pages

AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).with_name("axe.min.js").read_text()

# One page for each template, and those with the most on them.
SLUGS = ["index", "safe-area", "macros-audited", "tables", "scenario-language"]
LARGE = ["devices", "rules", "diagnostics"]


class AccessTests(BrowserTest):
    def violations(self):
        self.script(AXE)
        return self.browser.execute_async_script("""
            const done = arguments[arguments.length - 1];
            axe.run({resultTypes: ["violations"], preload: false}).then(found => done(found.violations.map(violation =>
                violation.id + ": " + violation.nodes.slice(0, 3).map(node => node.target.join(" ")).join(" | "))))""")

    def check(self, page, size, scheme):
        self.emulate(size, scheme)
        self.open(page)
        self.assertEqual(self.violations(), [], f"{page} at {size[0]} in {scheme}")

    def test_no_violation_in_any_language_and_palette(self):
        known = pages()
        wanted = ["index.html"] + [f"{folder}/{slug}.html" for folder in ["en", "zh-Hans", "both"] for slug in SLUGS]
        for page in [page for page in wanted if page in known]:
            for scheme in ["light", "dark"]:
                self.check(page, DESK, scheme)
            self.check(page, PHONE, "light")

    def test_no_violation_on_the_long_tables(self):
        for slug in LARGE:
            self.check(f"en/{slug}.html", DESK, "light")

    def test_no_violation_in_what_opens(self):
        self.emulate(PHONE)
        self.open("en/safe-area.html")
        self.one("button.menu").click()
        self.assertEqual(self.violations(), [], "menu")
        self.press("ESCAPE")
        self.script("document.querySelector('.picture > a').click()")
        self.assertEqual(self.violations(), [], "large picture")


if __name__ == "__main__":
    unittest.main()
