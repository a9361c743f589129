"""axe-core on every template, in every language and palette."""

import importlib.util
import pathlib
import unittest

from browser import DESK, PHONE, BrowserTest, pages, server

AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).with_name("axe.min.js").read_text()

# A page for each template; that of the notes with the most on it.
SLUGS = ["index", "safe-area", "macros-audited", "devices", "rules", "scenario-language", "diagnostics"]
# Those that a palette can break.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
# What one template repeats a hundred times on a page is measured whole in one language.
REPEATED = ".prose > section:nth-of-type(n+6), .macro:nth-of-type(n+6)"


class AccessTests(BrowserTest):
    def violations(self, rules=None, leaving_out=REPEATED):
        """What axe finds on the page that is open; by the rules named, or by all, the size of targets (WCAG 2.2) included."""
        if not self.script("return Boolean(window.axe)"):
            self.script(AXE)
        return self.browser.execute_async_script("""
            const [rules, leftOut, done] = arguments;
            const options = {resultTypes: ["violations"], preload: false, rules: {"target-size": {enabled: true}}};
            if (rules) options.runOnly = {type: "rule", values: rules};
            axe.run(leftOut ? {exclude: [[leftOut]]} : document, options).then(found => done(found.violations.map(violation =>
                violation.id + ": " + violation.nodes.slice(0, 3).map(node => node.target.join(" ")).join(" | "))))""",
            rules, leaving_out)

    def check(self, what, leaving_out=REPEATED):
        """All rules in light colours, those about colour again in dark ones."""
        self.assertEqual(self.violations(leaving_out=leaving_out), [], f"{what}, light")
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark"}, {"name": "prefers-reduced-motion", "value": "reduce"}]})
        self.assertEqual(self.violations(COLOUR_RULES), [], f"{what}, dark")

    def test_every_template_in_every_language_and_palette(self):
        known = pages()
        wanted = [f"{folder}/{slug}.html" for folder in ["en", "zh-Hans", "zh-Hant", "both"] for slug in SLUGS]
        for page in ["index.html"] + [page for page in wanted if page in known]:
            self.emulate(DESK)
            self.open(page)
            self.check(page, None if page.startswith("en/") else REPEATED)

    def test_every_template_in_a_narrow_window(self):
        for page in ["index.html", "zh-Hans/safe-area.html", "en/index.html", "both/safe-area.html", "zh-Hant/macros-audited.html"]:
            self.emulate(PHONE)
            self.open(page)
            self.check(page)

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

    def test_links_to_sections_can_be_seen_where_nothing_hovers(self):
        self.open("en/safe-area.html", server())
        # What holds there, for this window too, as this browser always has something that hovers.
        self.script("""
            const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
                .filter(rule => rule.media?.mediaText == '(hover: none)').flatMap(rule => [...rule.cssRules]);
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(rules.map(rule => rule.cssText).join(' '));
            document.adoptedStyleSheets = [sheet];""")
        self.assertEqual(self.script("return getComputedStyle(document.querySelector('.permalink')).opacity"), "1")
        self.assertEqual(self.violations(["color-contrast"]), [])

    def test_what_opens(self):
        for page in ["en/safe-area.html", "zh-Hans/safe-area.html", "zh-Hant/safe-area.html", "both/safe-area.html"]:
            self.emulate(PHONE)
            self.open(page)
            self.one("button.menu").click()
            self.check(f"menu of {page}")
            self.press("ESCAPE")
            self.emulate(DESK)
            self.script("document.querySelector('.picture > a').click()")
            self.check(f"large picture of {page}")
            self.press("ESCAPE")
            self.emulate(DESK)
            self.search("safeAreaInsets")
            self.check(f"search on {page}")

    def test_what_is_folded(self):
        for page in ["en/safe-area.html", "zh-Hans/macros-audited.html"]:
            self.emulate(DESK)
            self.open(page)
            self.script("document.querySelectorAll('details').forEach(part => { part.open = true; })")
            self.check(f"{page}, unfolded")

    def test_the_search_of_the_start_page(self):
        for words in ["safe area", "安全区", "xqzvxqzv"]:
            self.emulate(DESK)
            self.open("index.html")
            self.search(words)
            self.check(f"search for {words}")


if __name__ == "__main__":
    unittest.main()
