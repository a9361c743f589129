"""The page that explains what a console printed: from disk, on a desk and on a phone, by keyboard."""

import pathlib

from axe import AccessTest
from browser import DESK, PHONE, SITE, for_each
from test_live import packed

INPUTS = pathlib.Path(__file__).parent.parent / "RunningAppsTests" / "Pasted"
PAGES = ["en/paste", "zh-Hans/paste"]


def text(name):
    """An input without the lines that say what it is about."""
    lines = (INPUTS / name).read_text(encoding="utf-8").split("\n")
    return "\n".join(line for line in lines if not line.startswith("#"))


class PasteTests(AccessTest):
    def explain(self, page, pasted):
        self.open(f"{page}.html")
        self.script("document.querySelector('form.paste').elements.text.value = arguments[0]", pasted)
        self.script("document.querySelector('form.paste button[type=submit]').click()")
        self.wait_for("!document.querySelector('.paste-answer').hidden")

    def verdicts(self):
        return self.script("""
            return [...document.querySelectorAll(".paste-answer tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent).join(" | "))""")

    @for_each(page=PAGES)
    def test_a_dump_gets_a_picture_and_a_verdict_for_each_line(self, page):
        for size in [DESK, PHONE]:
            self.emulate(size)
            self.explain(page, text("dump-offset-size-and-rows.txt"))
            self.assertTrue(self.all(".paste-picture svg"))
            verdicts = self.verdicts()
            self.assertTrue(any(line.startswith("5 | tableView1.contentOffset 0, -64") for line in verdicts), verdicts)
            self.assertTrue(any(line.startswith("7 | UITableViewCell frame") for line in verdicts), verdicts)
            self.assertEqual(self.script("return document.documentElement.scrollWidth > innerWidth"), False)

    @for_each(page=PAGES)
    def test_a_log_of_uikits_views_is_not_the_apps(self, page):
        self.explain(page, text("log-all-of-uikit.txt"))
        self.assertTrue(self.all(".paste-answer figure svg"))
        self.assertIn("openradar-mirror/issues/19207", self.one(".paste-answer").text)

    @for_each(page=PAGES)
    def test_what_is_no_print_gets_a_sentence(self, page):
        self.open(f"{page}.html")
        self.script("document.querySelector('form.paste').elements.text.value = 'correct-horse-9'")
        self.script("document.querySelector('form.paste button[type=submit]').click()")
        self.wait_for("document.querySelector('form.paste [role=status]').textContent.length > 40")
        self.assertNotIn("horse", self.one("form.paste [role=status]").text)

    def test_a_link_carries_the_text_and_nothing_stays(self):
        self.browser.get("about:blank")
        link = packed("view.safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)")
        self.browser.get(f"{SITE.as_uri()}/en/paste.html#p={link}")
        self.wait_for("!document.querySelector('.paste-answer').hidden")
        self.assertIn("view.safeAreaInsets", self.verdicts()[0])
        self.assertEqual(self.script("return Object.keys(localStorage).filter((key) => localStorage[key].includes('safeArea'))"), [])

    @for_each(page=PAGES)
    def test_the_answer_is_accessible(self, page):
        self.explain(page, text("dump-offset-size-and-rows.txt"))
        self.expect_access(page)
