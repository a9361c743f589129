"""The filter of the pages of rules and keys: what is left, and that a link shows what it leads to."""

from axe import AccessTest
from browser import DESK, PHONE, for_each


class EntriesTests(AccessTest):
    def filter(self, words):
        field = self.one("form.entries input")
        field.clear()
        field.send_keys(words)

    def shown(self, selector):
        return [element for element in self.all(selector) if element.is_displayed()]

    @for_each(page=["en/rules", "zh-Hans/rules", "en/scenario-language", "zh-Hans/scenario-language"])
    def test_entries_that_have_all_words_are_left(self, page):
        self.open(f"{page}.html")
        entries, heads = ".prose > .rule, .keys tbody tr", ".prose > h2:has(+ .rule), .schema:has(.keys)"
        every = len(self.shown(entries))
        self.filter("Keyboard  height")
        left = self.shown(entries)
        self.assertTrue(0 < len(left) < every / 4)
        for entry in left:
            self.assertIn("keyboard", entry.get_attribute("textContent").lower())
        self.assertTrue(0 < len(self.shown(heads)) < len(self.all(heads)))
        self.assertEqual(self.one("form.entries output").text, f"{len(left)} / {every}")
        self.filter("zebra")
        self.assertEqual([], self.shown(entries) + self.shown(heads))
        self.filter(" ")
        self.assertEqual(len(self.shown(entries)), every)

    def test_a_link_to_what_is_left_out_shows_it(self):
        self.open("en/rules.html")
        self.filter("keyboard")
        self.script("location.hash = 'rule-status-bar.visibility'")
        self.wait_for("!document.getElementById('rule-status-bar.visibility').hidden")
        self.assertEqual(self.one("form.entries input").get_attribute("value"), "")

    @for_each(page=["en/rules", "zh-Hans/scenario-language"], size=[DESK, PHONE])
    def test_anyone_can_filter(self, page, size):
        self.emulate(size)
        self.open(f"{page}.html")
        self.filter("keyboard")
        self.expect_access(page)
