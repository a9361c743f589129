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

    def test_a_text_that_no_link_can_carry_becomes_a_file(self):
        # Addresses that hardly get shorter when they are packed.
        lines = [f"<UIView: 0x{number * 0x9E3779B97F4A7C15 % 2 ** 60:x}; frame = (0 0; 10 20); layer = <CALayer: 0x2>>" for number in range(4000)]
        self.explain("en/paste", "\n".join(lines))
        labels = self.script("return [...document.querySelectorAll('.paste-answer button')].map((button) => button.textContent)")
        self.assertIn(self.script("return document.querySelector('form.paste').dataset.file"), labels)
        self.assertNotIn(self.script("return document.querySelector('form.paste').dataset.link"), labels)

    def test_what_nobody_can_read_gets_a_sentence_in_time(self):
        self.open("en/paste.html")
        for pasted in ["👩‍👩‍👧‍👦 🇩🇪", "<UIView: 0x7f; frame = (0 0; 39", "view.safeAreaInsets = {47,0; 0,0; 34,0; 0,0}",
                       "<b onclick=alert(1)>", "Exception Type:  EXC_CRASH (SIGABRT)", "x (1) " * 1_700_000]:
            self.script("""
                const form = document.querySelector("form.paste");
                form.reset();
                form.elements.text.value = arguments[0];
                form.querySelector("button[type=submit]").click()""", pasted)
            self.wait_for("document.querySelector('form.paste [role=status]').textContent.length > 20")
            self.wait_for("document.querySelector('form.paste [role=status]').textContent !== document.querySelector('form.paste').dataset.working")
            self.assertEqual(self.all(".paste-answer b, .live-busy"), [])

    @for_each(page=PAGES)
    def test_a_text_of_10_megabytes_can_be_stopped_and_leaves_the_page_usable(self, page):
        short = "view.safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)"
        self.explain(page, short)
        self.script("""
            const form = document.querySelector("form.paste");
            // The reader is told at once, so that the answer cannot come first.
            window.liveFigures.Engine.patience = 0;
            form.elements.text.value = "view.frame = (0 0; 390 844) ".repeat(360_000);
            new MutationObserver((_, observer) => {
              observer.disconnect();
              window.liveFigures.Engine.patience = 1;
              document.querySelector(".live-busy button").click();
            }).observe(document.body, { childList: true });
            form.querySelector("button[type=submit]").click()""")
        self.wait_for("document.querySelector('form.paste [role=status]').textContent === document.querySelector('form.paste').dataset.workStopped")
        self.assertEqual(self.all(".live-busy"), [])
        self.assertTrue(self.script("return document.querySelector('.paste-answer').hidden"))
        self.explain(page, short)
        self.assertIn("view.safeAreaInsets", self.verdicts()[0])

    def test_nothing_is_left_in_the_field_of_a_page_that_was_left(self):
        self.explain("en/paste", text("dump-offset-size-and-rows.txt"))
        self.open("en/lab.html")
        self.browser.back()
        self.wait_for("document.querySelector('form.paste') !== null")
        self.assertEqual(self.script("return document.querySelector('form.paste').elements.text.value"), "")
        self.assertTrue(self.script("return document.querySelector('.paste-answer').hidden"))

    @for_each(page=PAGES)
    def test_the_answer_is_accessible(self, page):
        self.explain(page, text("dump-offset-size-and-rows.txt"))
        self.expect_access(page)
