"""What a page weighs, and that nothing moves while it loads."""

import gzip
import time
import unittest

from browser import DESK, PHONE, SITE, BrowserTest, QuietHandler, pages, serve, server

LIMIT = 150_000
PAGES = ["index.html", "en/safe-area.html", "zh-Hans/tables.html", "both/safe-area.html", "en/recipes-bars.html"]
# What all shifts of the page's layout come to, once it is at rest.
SHIFTS = """
    const done = arguments[arguments.length - 1];
    let sum = 0;
    new PerformanceObserver(list => list.getEntries().forEach(entry => {
        if (!entry.hadRecentInput) sum += entry.value;
    })).observe({type: "layout-shift", buffered: true});
    setTimeout(() => done(sum), 400);"""


class SlowHandler(QuietHandler):
    """Sends the beginning of every page in small parts, and has neither the browser nor a service worker keep anything."""

    def do_GET(self):
        if not self.path.endswith("/service-worker.js"):
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def copyfile(self, source, outputfile):
        if self.path.endswith(".html"):
            for _ in range(120):
                outputfile.write(source.read(300))
                time.sleep(0.01)
        super().copyfile(source, outputfile)


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
            for page in PAGES:
                self.open(page, server())
                self.script("scrollTo({top: 3000, behavior: 'instant'})")
                self.assertEqual(self.shifts(), 0, f"{page} at {size[0]}")

    def test_nothing_moves_however_slowly_a_page_arrives(self):
        slow, address = serve(SlowHandler)
        self.addCleanup(slow.server_close)
        self.addCleanup(slow.shutdown)
        self.servers.append(address)
        for size in [DESK, PHONE]:
            self.emulate(size)
            for page in [*PAGES, "en/devices.html", "both/index.html", "zh-Hans/rules.html"]:
                self.open(page, address)
                self.assertEqual(self.shifts(), 0, f"{page} at {size[0]}")

    def shifts(self):
        return self.browser.execute_async_script(SHIFTS)


if __name__ == "__main__":
    unittest.main()
