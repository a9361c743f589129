"""Every English page and a page of each kind in the other editions, from disk; every template from a server too. What all pages
name is there: the gate `references` reads them."""

import functools
import gzip
import html
import itertools
import posixpath
import re
import urllib.parse
import xml.etree.ElementTree

from browser import DESK, EDITIONS, SITE, TEMPLATES, ZOOMED, BrowserTest, for_each, pages, sample, server

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


# Those of these pictures that cannot be shown.
BROKEN = """
    const shown = await Promise.all(arguments[0].map((path) => new Promise((done) => {
        const image = new Image();
        image.onload = image.onerror = () => done(image.naturalWidth > 0);
        image.src = path;
    })));
    return arguments[0].filter((_, place) => !shown[place]);"""


@functools.cache
def pictures():
    """Those that pages name, relative to the site, each once."""
    found = set()
    for page in pages():
        for tag in re.findall(r"<(?:img|source)\b[^>]*>", (SITE / page).read_text()):
            for candidate in itertools.chain(*(value.split(",") for value in re.findall(r' (?:src|srcset)="([^"]*)"', tag))):
                address = html.unescape(candidate).strip().split(" ")[0]
                if address and not address.startswith("data:"):
                    found.add(posixpath.normpath(posixpath.join(posixpath.dirname(page), urllib.parse.unquote(address))))
    return sorted(found)


@functools.cache
def weight(path):
    """The bytes of a file as a server packs it."""
    return len(gzip.compress((SITE / path).read_bytes()))


class PageTests(BrowserTest):
    """Each page is in its language, styled, no wider than its window, and asks for files of the site alone, which are all
    there; each picture that a page names can be shown, which does not hang on the page."""

    @for_each(folder=[".", *EDITIONS])
    def test_pages_from_disk(self, folder):
        plain_font = self.script("return getComputedStyle(document.body).fontFamily")
        language = folder if folder not in [".", "both"] else None
        found = (pages if folder in [".", "en"] else sample)(f"{folder}/*.html")
        # Its chapters are pages.
        found = [page for page in found if not page.endswith("/single-page.html")]
        self.assertTrue(found)
        # Another width and palette at once, as neither hangs on the other; a page begins as the one before it ended.
        windows = [(ZOOMED, "light"), (DESK, "dark")]
        self.emulate(*windows[0])
        for page in found:
            self.open(page)
            self.expect_whole(page, language, plain_font)
            windows.reverse()
            self.emulate(*windows[0])
            self.expect_whole(page, language, plain_font)
            self.assertGreater(len(self.check_requests(page, SITE.as_uri() + "/")), 3, page)

    def expect_whole(self, page, language, plain_font):
        self.assertEqual(self.script(PROBLEMS, language, plain_font), [], page)

    def test_every_picture_of_a_scenario_is_one(self):
        """Whatever its language: a browser shows what is XML, an SVG and has a size."""
        drawn = [path for path in pictures() if path.startswith("figures/")]
        self.assertGreater(len(drawn), 1000)
        for path in drawn:
            root = xml.etree.ElementTree.parse(SITE / path).getroot()
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg", path)
            self.assertGreater(min(float(root.get(side, 0)) for side in ["width", "height"]), 0, path)

    def test_pictures_of_an_edition_can_be_shown(self):
        """Those of the notes' authors, and each eighth that is drawn."""
        paths = [path for path in pictures() if ".zh-" not in path]
        paths = [path for path in paths if not path.startswith("figures/")] + [path for path in paths if path.startswith("figures/")][::8]
        self.assertGreater(len(paths), 100)
        self.open("index.html")
        for start in range(0, len(paths), 20):
            self.assertEqual(self.result(BROKEN, paths[start:start + 20]), [])
        self.check_requests("pictures", SITE.as_uri() + "/")

    def test_every_template_from_a_server(self):
        for page in [page for page in TEMPLATES if page.startswith(("en/", "both/"))] + ["zh-Hans/index", "zh-Hant/index"]:
            self.open(f"{page}.html", server())
            self.assertGreater(len(self.check_requests(page, server())), 3, page)

    def test_a_note_loads_under_150_kilobytes(self):
        """Of the notes those that are heaviest by themselves."""
        weights = {}
        notes = [page for page in pages("en/*.html") if not page.endswith("/single-page.html") and "figure-" in (SITE / page).read_text()]
        self.assertGreater(len(notes), 20)
        for page in sorted(notes, key=weight)[-6:]:
            self.open(page, server())
            self.wait_for("document.readyState == 'complete'")
            self.check_requests(page, server())
            loaded = self.script("""
                return [location.href, ...performance.getEntriesByType('resource').map(entry => entry.name)]
                    .map(address => decodeURIComponent(new URL(address).pathname.slice(1)))""")
            weights[page] = sum(weight(path) for path in set(loaded))
        heaviest = max(weights, key=weights.get)
        self.assertLess(weights[heaviest], LIMIT, f"{heaviest}: {weights[heaviest]}")

    @for_each(is_served=[False, True])
    def test_what_opens_asks_for_files_of_the_site_alone(self, is_served):
        base = server() if is_served else SITE.as_uri() + "/"
        for page in ["index.html", "zh-Hans/safe-area.html", "zh-Hant/macros-audited.html", "both/index.html", "en/devices.html"]:
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
