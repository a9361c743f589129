"""A site whose languages are not in step and whose content has errors: what is wrong is said, and all can be read."""

from axe import AccessTest
from browser import DESK, PHONE, SITES, for_each

UNFINISHED = (SITES / "unfinished").as_uri() + "/"


class UnfinishedTests(AccessTest):
    def setUp(self):
        super().setUp()
        self.servers.append(UNFINISHED)

    def open_page(self, page, size=DESK):
        self.emulate(size)
        self.open(page, UNFINISHED)

    def languages(self, selector):
        """The language that each element is in."""
        return [part.get_attribute("lang") or part.find_element("xpath", "ancestor::*[@lang][1]").get_attribute("lang")
                for part in self.all(selector)]

    @for_each(page=["en/bars", "zh-Hans/bars", "zh-Hant/bars", "both/bars", "zh-Hans/alone"], size=[DESK, PHONE])
    def test_everybody_can_read_it(self, page, size):
        self.open_page(f"{page}.html", size)
        self.unfold()
        self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), size[0])
        self.expect_access(page)

    def test_a_section_that_is_behind_opens_the_newer_text(self):
        self.open_page("zh-Hans/bars.html")
        newer = self.one("#changed ~ details.newer")
        self.assertFalse(newer.find_element("css selector", "p").is_displayed())
        newer.find_element("css selector", "summary").click()
        self.assertIn("since this morning", newer.text)
        self.assertEqual(self.languages("details.newer p"), ["en"])
        self.assertEqual(self.languages(".notice")[0], "zh-Hans")

    def test_a_section_that_is_missing_is_there_in_the_other_language(self):
        self.open_page("zh-Hans/bars.html")
        self.assertEqual(self.languages(".borrowed h2, .borrowed h3, .borrowed .footnotes p"), ["en"] * 3)
        self.assertEqual(self.one(".borrowed .figure-title").text, "一条栏")
        headings = [heading.get_property("id") for heading in self.all(".prose h2")]
        self.assertEqual(headings, ["changed", "chinese", "english", "broken"])
        self.open_page("en/bars.html")
        self.assertEqual(self.languages(".borrowed h2"), ["zh-Hans"])
        self.one(".borrowed a[href='#broken']").click()
        self.wait_for("location.hash == '#broken'")

    def test_the_contents_lead_to_what_is_borrowed(self):
        self.open_page("zh-Hans/bars.html")
        self.script("document.querySelector('.outline').open = true")
        self.one(".outline a[href='#below']").click()
        top = self.script("return document.querySelector('#below').getBoundingClientRect().top")
        self.assertTrue(0 < top < 400, top)

    def test_both_languages_say_which_of_them_lacks_what(self):
        self.open_page("both/bars.html")
        self.assertEqual(self.languages(".notice"), ["zh-Hans", "zh-Hans", "en"])

    def test_what_is_broken_says_so_in_its_place(self):
        for page in ["en/bars.html", "zh-Hans/bars.html", "both/bars.html"]:
            self.open_page(page)
            self.assertIn("iPhone 800", self.one(".figure-error").text)
