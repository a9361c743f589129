"""Every page with everything on it, from disk; every template and all English notes from a server too."""

import gzip

from browser import DESK, EDITIONS, SITE, TEMPLATES, ZOOMED, BrowserTest, for_each, pages, server

# Bytes that a note comes to, as a server packs them.
LIMIT = 150_000

PROBLEMS = """
    const [language, plainFont] = arguments, found = [];
    if (!document.title.trim()) found.push("no title");
    if (!document.documentElement.lang || language && document.documentElement.lang !== language)
        found.push(`marked as '${document.documentElement.lang}'`);
    if (document.body.innerText.trim().length < 40) found.push("no text");
    if (getComputedStyle(document.body).fontFamily === plainFont) found.push("no style");
    const lost = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
    found.push(...lost.map((image) => `no picture ${image.currentSrc}`));
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) found.push(`scrolls sideways by ${excess} of ${innerWidth}`);
    return found;"""


class PageTests(BrowserTest):
    """Each page is in its language, styled, with all its pictures, no wider than its window, and asks for files of the
    site alone, which are all there."""

    @for_each(folder=[".", *EDITIONS])
    def test_every_page_from_disk(self, folder):
        plain_font = self.script("return getComputedStyle(document.body).fontFamily")
        language = folder if folder not in [".", "both"] else None
        found = pages(f"{folder}/*.html")
        self.assertTrue(found)
        for page in found:
            self.emulate(ZOOMED)
            self.open(page)
            self.expect_whole(page, language, plain_font)
            # Another width and palette at once, as neither hangs on the other.
            self.emulate(DESK, "dark")
            self.expect_whole(page, language, plain_font)
            self.assertGreater(len(self.check_requests(page, SITE.as_uri() + "/")), 3, page)

    def expect_whole(self, page, language, plain_font):
        # The single page has the pictures of all others.
        if not page.endswith("/single-page.html"):
            self.wait_for_pictures()
        self.assertEqual(self.script(PROBLEMS, language, plain_font), [], page)

    def test_every_template_from_a_server(self):
        for page in TEMPLATES:
            # The English ones are weighed below.
            if not page.startswith("en/"):
                self.open(f"{page}.html", server())
                self.wait_for_pictures()
                self.assertGreater(len(self.check_requests(page, server())), 3, page)

    def test_a_note_loads_under_150_kilobytes(self):
        weights = {}
        for page in pages("en/*.html"):
            self.open(page, server())
            self.wait_for("document.readyState == 'complete'")
            self.check_requests(page, server())
            if page.endswith("/single-page.html") or "figure-" not in (SITE / page).read_text():
                continue
            loaded = self.script("""
                return [location.href, ...performance.getEntriesByType('resource').map(entry => entry.name)]
                    .map(address => decodeURIComponent(new URL(address).pathname.slice(1)))""")
            weights[page] = sum(len(gzip.compress((SITE / path).read_bytes())) for path in set(loaded))
        heaviest = max(weights, key=weights.get)
        self.assertLess(weights[heaviest], LIMIT, f"{heaviest}: {weights[heaviest]}")

    @for_each(is_served=[False, True])
    def test_what_opens_asks_for_files_of_the_site_alone(self, is_served):
        base = server() if is_served else SITE.as_uri() + "/"
        for page in ["index.html", "en/index.html", "zh-Hans/safe-area.html", "zh-Hant/macros-audited.html",
                     "both/safe-area.html", "en/devices.html", "zh-Hans/rules.html", "en/diagnostics.html",
                     "zh-Hant/scenario-language.html"]:
            self.open(page, base)
            self.assertTrue(self.search("safeAreaInsets"), page)
            self.press("ESCAPE")
            pictures = self.all(".picture > a")
            if pictures:
                self.script("arguments[0].click()", pictures[0])
                self.wait_for("document.querySelector('dialog.large img').complete")
                self.press("ESCAPE")
            self.one("button.palette").click()
            self.check_requests(page, base)
            self.script("localStorage.clear()")
