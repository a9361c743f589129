"""All notes on one page: its markup as it stands in the file, and how other pages lead to it. That every link within it has its
target, in every language, and no id is there twice, is for the gate `references`."""

import functools
import html.parser
import unittest

from browser import SITE, BrowserTest

HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"]


class Markup(html.parser.HTMLParser):
    """The pictures of a page, and of its main part the references and the levels of headings."""

    def __init__(self, path):
        super().__init__()
        self.main_links, self.pictures, self.levels = [], [], []
        self.is_main = False
        self.feed((SITE / path).read_text())

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.is_main = self.is_main or tag == "main"
        if self.is_main and tag == "a" and "href" in values:
            self.main_links.append(values["href"])
        if tag == "img":
            self.pictures.append(values)
        if self.is_main and tag in HEADINGS:
            self.levels.append(HEADINGS.index(tag) + 1)

    def handle_endtag(self, tag):
        self.is_main = self.is_main and tag != "main"


@functools.cache
def markup(path):
    return Markup(path)


class SinglePageTests(unittest.TestCase):
    @functools.cached_property
    def page(self):
        return markup("en/single-page.html")

    def test_the_notes_lead_to_each_other_within_it(self):
        self.assertGreater(len({link for link in self.page.main_links if link.startswith("#")}), 500)
        outside = {link for link in self.page.main_links if ".html" in link and ":" not in link}
        allowed = {"index.html", "diagnostics.html", "lab.html", "scenario-language.html", "sources.html"}
        pages = {link.split("#")[0] for link in outside}
        self.assertLessEqual({page for page in pages if not page.startswith("devices/")}, allowed)

    def test_it_has_all_pictures_of_all_notes(self):
        notes = [markup(f"en/{path.name}") for path in SITE.glob("en/*.html") if path.name != "single-page.html"]
        shown = {picture["src"] for note in notes for picture in note.pictures}
        self.assertGreater(len(shown), 150)
        self.assertEqual({picture["src"] for picture in self.page.pictures}, shown)
        # The logo in the page's head has neither a description nor to wait.
        figures = [picture for picture in self.page.pictures if "figures/" in picture["src"]]
        # The first one is loaded at once.
        self.assertEqual([picture.get("loading") for picture in figures], [None] + ["lazy"] * (len(figures) - 1))
        bare = [picture["src"] for picture in figures
                if not all(picture.get(name) for name in ["width", "height", "alt"])]
        self.assertEqual(bare, [])

    def test_headings_go_down_by_one_level(self):
        levels = self.page.levels
        self.assertEqual(levels.count(1), 1)
        self.assertEqual([place for place, (level, next) in enumerate(zip(levels, levels[1:])) if next > level + 1], [])


class WayTests(BrowserTest):
    def test_every_page_leads_to_it(self):
        self.open("both/safe-area.html")
        self.assertEqual([link.get_attribute("href").removeprefix(SITE.as_uri() + "/")
                          for link in self.all(".foot a[href$='single-page.html']")],
                         ["en/single-page.html", "zh-Hans/single-page.html"])
        self.open("zh-Hant/index.html")
        self.one(".foot a[href='single-page.html']").click()
        self.arrive("zh-Hant/single-page.html")
        self.assertEqual(self.all(".foot a[href$='single-page.html']"), [])
