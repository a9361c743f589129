"""Nothing moves while a page loads."""

import time

from browser import DESK, PHONE, WIDE, BrowserTest, FirstVisitHandler, for_each, serve, server

PAGES = ["index.html", "en/safe-area.html", "zh-Hans/tables.html", "both/safe-area.html", "en/recipes-bars.html"]
# What all shifts of the page's layout come to, once it is at rest: loaded, with its fonts, and drawn since. A shift is
# reported behind the frame in which it happened.
SHIFTS = """
    let sum = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
        if (!entry.hadRecentInput) sum += entry.value;
    })).observe({type: "layout-shift", buffered: true});
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    if (document.readyState !== "complete") await new Promise((next) => addEventListener("load", next));
    await document.fonts.ready;
    for (let count = 0; count < 6; count += 1) await frame();
    return sum;"""


class SlowHandler(FirstVisitHandler):
    """Sends the beginning of every page in small parts, and has the browser keep nothing."""

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def copyfile(self, source, outputfile):
        if self.path.endswith(".html"):
            for _ in range(120):
                # To the end of a line: half a paragraph breaks otherwise than the whole, and its last word moves.
                outputfile.write(source.read(300) + source.readline())
                time.sleep(0.01)
        super().copyfile(source, outputfile)


class ShiftTests(BrowserTest):
    @for_each(size=[DESK, PHONE, WIDE])
    def test_nothing_moves_while_a_page_loads(self, size):
        self.emulate(size)
        for page in PAGES:
            self.open(page, server())
            self.script("scrollTo({top: 3000, behavior: 'instant'})")
            self.assertEqual(self.result(SHIFTS), 0, page)

    @for_each(size=[DESK, PHONE])
    def test_nothing_moves_however_slowly_a_page_arrives(self, size):
        slow, address = serve(SlowHandler)
        self.addCleanup(slow.server_close)
        self.addCleanup(slow.shutdown)
        self.servers.append(address)
        self.emulate(size)
        for page in [*PAGES, "en/devices.html", "both/index.html", "zh-Hans/rules.html"]:
            self.open(page, address)
            self.assertEqual(self.result(SHIFTS), 0, page)
