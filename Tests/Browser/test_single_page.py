"""All notes on one page: its markup as it stands in the file, and how other pages lead to it."""

import collections
import functools
import html.parser
import unittest
import urllib.parse

from browser import LANGUAGES, SITE, BrowserTest

HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"]


class Markup(html.parser.HTMLParser):
    """The ids and references of a page, and of its main part the references, pictures and levels of headings."""

    def __init__(self, path):
        super().__init__()
        self.ids, self.links, self.main_links, self.pictures, self.levels = [], [], [], [], []
        self.is_main = False
        self.feed((SITE / path).read_text())

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.is_main = self.is_main or tag == "main"
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
            if self.is_main:
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
    def subjects(self):
        return [(folder, markup(f"{folder}/single-page.html")) for folder in LANGUAGES]

    def test_every_link_within_it_has_its_target_and_no_id_is_there_twice(self):
        for folder, page in self.subjects():
            ids = collections.Counter(page.ids)
            self.assertEqual([name for name, count in ids.items() if count > 1], [], folder)
            within = {urllib.parse.unquote(link[1:]) for link in page.links if link.startswith("#")}
            self.assertGreater(len(within), 500)
            self.assertEqual(within - set(ids), set(), folder)

    def test_the_notes_lead_to_each_other_within_it(self):
        for folder, page in self.subjects():
            outside = {link for link in page.main_links if ".html" in link and ":" not in link}
            allowed = {"index.html", "diagnostics.html", "lab.html", "scenario-language.html", "sources.html"}
            pages = {link.split("#")[0] for link in outside}
            self.assertLessEqual({page for page in pages if not page.startswith("devices/")}, allowed, folder)

    def test_it_has_all_pictures_of_all_notes(self):
        for folder, page in self.subjects():
            notes = [markup(f"{folder}/{path.name}") for path in SITE.glob(f"{folder}/*.html") if path.name != "single-page.html"]
            shown = {picture["src"] for note in notes for picture in note.pictures}
            self.assertGreater(len(shown), 150)
            self.assertEqual({picture["src"] for picture in page.pictures}, shown)
            # The logo in the page's head has neither a description nor to wait.
            figures = [picture for picture in page.pictures if "figures/" in picture["src"]]
            bare = [picture["src"] for picture in figures if picture.get("loading") != "lazy"
                    or not all(picture.get(name) for name in ["width", "height", "alt"])]
            self.assertEqual(bare, [], folder)

    def test_headings_go_down_by_one_level(self):
        for folder, page in self.subjects():
            self.assertEqual(page.levels.count(1), 1)
            leaps = [place for place, (level, next) in enumerate(zip(page.levels, page.levels[1:])) if next > level + 1]
            self.assertEqual(leaps, [], folder)


class WayTests(BrowserTest):
    def test_every_page_leads_to_it(self):
        self.open("both/safe-area.html")
        self.assertEqual([link.get_attribute("href").removeprefix(SITE.as_uri() + "/")
                          for link in self.all(".foot a[href$='single-page.html']")],
                         ["en/single-page.html", "zh-Hans/single-page.html"])
        self.open("zh-Hant/index.html")
        self.one(".foot a[href='single-page.html']").click()
        self.assertEqual(self.path, "zh-Hant/single-page.html")
        self.assertEqual(self.all(".foot a[href$='single-page.html']"), [])
