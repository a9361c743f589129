"""What a page weighs, and that nothing moves while it loads."""

import gzip
import unittest

from browser import DESK, PHONE, SITE, BrowserTest, pages, server

LIMIT = 150_000


class WeightTests(BrowserTest):
    def test_a_note_loads_under_150_kilobytes(self):
        weights = {}
        for page in pages("en/*.html"):
            if page.endswith("/single-page.html") or "figure-" not in (SITE / page).read_text():
                continue
            self.open(page, server())
            self.wait_for("document.readyState == 'complete'")
            loaded = self.script("""
                return [location.href, ...performance.getEntriesByType('resource').map(entry => entry.name)]
                    .map(address => decodeURIComponent(new URL(address).pathname.slice(1)))""")
            weights[page] = sum(len(gzip.compress((SITE / path).read_bytes())) for path in set(loaded))
        heaviest = max(weights, key=weights.get)
        self.assertLess(weights[heaviest], LIMIT, f"{heaviest}: {weights[heaviest]}")

    def test_nothing_moves_while_a_page_loads(self):
        for size in [DESK, PHONE, (1600, 900)]:
            self.emulate(size)
            for page in ["index.html", "en/safe-area.html", "zh-Hans/tables.html", "both/safe-area.html", "en/recipes-bars.html"]:
                self.open(page, server())
                self.script("scrollTo({top: 3000, behavior: 'instant'})")
                shift = self.browser.execute_async_script("""
                    const done = arguments[arguments.length - 1];
                    let sum = 0;
                    new PerformanceObserver(list => list.getEntries().forEach(entry => {
                        if (!entry.hadRecentInput) sum += entry.value;
                    })).observe({type: "layout-shift", buffered: true});
                    setTimeout(() => done(sum), 400);""")
                self.assertEqual(shift, 0, f"{page} at {size[0]}")


if __name__ == "__main__":
    unittest.main()
