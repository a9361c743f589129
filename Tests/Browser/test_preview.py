"""The loop while one writes: the real tool, a real browser, and files that are saved."""

import urllib.request

from selenium.common.exceptions import WebDriverException

from axe import AccessTest
from browser import DESK, for_each
from preview import Preview

SETTINGS = """title: Notes
languages: [en, zh-Hans]
pages: {devices: false, rules: false, single-page: false}
"""

SCENARIO = """
```scenario
id: %s
title: {en: A bar, zh-Hans: 一条栏}
device: iPhone X
os: 11
root:
  navigationController:
    viewController:
      view:
        - label: {name: a, frame: [20, 100, 100, 21]}
show: [bars]
expect:
  a.frame: [20, 100, 100, 21]
```
"""

FILLER = "".join(f"Paragraph {number}. {'Words and words. ' * 20}\n\n" for number in range(20))


def note(title, text):
    return f"---\ntitle: {title}\n---\n\n{text}\n"


FILES = {
    "content/site.yaml": SETTINGS,
    "content/a.en.md": note("A", "The first words. See [B](b.md).\n\n" + FILLER + SCENARIO % "one" + "\n" + FILLER + SCENARIO % "two" + "\n## End\n\nThe end.\n"),
    "content/a.zh-Hans.md": note("甲", "最初的文字。\n"),
    "content/b.en.md": note("B", "Another page.\n"),
    "content/b.zh-Hans.md": note("乙", "另一页。\n"),
    "content/guides/c.en.md": note("C", "A guide.\n"),
    "content/guides/c.zh-Hans.md": note("丙", "一篇指南。\n"),
}


class PreviewTests(AccessTest):
    def preview(self, **changes):
        """The tool with the notes above, or with others in their place."""
        self.shown = Preview({**FILES, **changes})
        self.servers.append(self.shown.address)
        self.addCleanup(self.end)
        return self.shown

    def end(self):
        self.browser.get("about:blank")
        self.assertEqual(self.shown.stop(), 0)

    def visit(self, page):
        self.open(page, self.shown.address)

    def wait(self, condition, message):
        """Waits however often the page is loaded anew meanwhile."""
        self.wait_until(condition, message, ignoring=[WebDriverException])

    def wait_for_text(self, text):
        self.wait(lambda: text in self.script("return document.body.innerText"), text)

    def problems(self):
        """What stands above the page; nothing where nothing does."""
        return self.script("""
            const shadow = document.querySelector("div.preview:popover-open")?.shadowRoot;
            const dialog = shadow?.querySelector(".problems:not([hidden])");
            return dialog ? dialog.querySelector("summary").textContent + "\\n" + dialog.querySelector("pre").textContent : "";""")

    def wait_for_problems(self, *texts):
        self.wait(lambda: all(text in self.problems() for text in texts), f"{texts} above the page")

    def wait_until_mended(self):
        self.wait(lambda: self.problems() == "", "nothing above the page")

    def in_panel(self, selector):
        return self.one("div.preview").shadow_root.find_element("css selector", selector)

    # What is wrong

    def test_six_mistakes_are_said_above_the_page_until_they_are_mended(self):
        shown = self.preview()
        self.visit("en/a.html")
        mistakes = [
            ("content/a.en.md", "os: 11\n", "os: [11\n", "content/a.en.md:"),
            ("content/a.en.md", "[20, 100, 100, 21]\n```\n\nP", "[20, 104, 100, 21]\n```\n\nP", "a.frame"),
            ("content/a.en.md", "(b.md)", "(bb.md)", "bb.md"),
            ("content/b.en.md", "title: B", "title: [B", "content/b.en.md:"),
            ("content/site.yaml", "title: Notes", "titel: Notes", "titel"),
        ]
        for path, right, wrong, word in mistakes:
            shown.replace(path, right, wrong)
            self.wait_for_problems(word, "^", path)
            shown.replace(path, wrong, right)
            self.wait_until_mended()
        # A folder of templates that was not there.
        shown.write("templates/page.html", "<p>{{#notice}}</p>")
        self.wait_for_problems("templates/page.html:1", "The site could not be built")
        (shown.folder / "templates/page.html").unlink()
        self.wait_until_mended()
        self.wait_for_text("The first words.")

    def test_a_first_build_that_fails_is_said_on_a_page_too(self):
        shown = self.preview(**{"content/site.yaml": SETTINGS + "colour: red\n"})
        self.visit("")
        self.wait_for_problems("content/site.yaml:4:1", "colour")
        self.wait_for_text("There is no page here yet.")
        self.browser.get_log("browser")
        shown.write("content/site.yaml", SETTINGS)
        self.wait_for_text("All notes")
        self.wait_until_mended()

    def test_what_is_wrong_is_said_in_the_language_of_the_page(self):
        shown = self.preview()
        self.visit("zh-Hans/a.html")
        shown.replace("content/b.en.md", "title: B", "title: [B")
        self.wait_for_problems("内容有错误", "content/b.en.md:2")
        self.assertEqual(self.in_panel("button").text, "关闭")

    @for_each(scheme=["light", "dark"])
    def test_what_is_wrong_can_be_read_and_closed_by_everybody(self, scheme):
        shown = self.preview()
        self.emulate(DESK, scheme)
        self.visit("en/b.html")
        self.press("/")
        self.wait_for("document.querySelector('dialog.search').open")
        shown.replace("content/a.en.md", "(b.md)", "(bb.md)")
        self.wait_for_problems("bb.md")
        self.assertEqual(self.focused.tag_name, "input", "the keyboard stays where it is")
        self.press("ESCAPE")
        self.assertNotEqual(self.problems(), "", "the search goes first")
        self.assertEqual(self.in_panel("[role=dialog]").accessible_name, "The content has errors")
        self.wait_for("!document.querySelector('div.preview').shadowRoot.querySelector('.frame').hidden")
        self.expect_access("en/b.html")
        self.press("ESCAPE")
        self.assertEqual(self.problems(), "")
        shown.replace("content/b.en.md", "Another", "A changed")
        self.wait_for_text("A changed page.")
        self.assertEqual(self.problems(), "", "what has been closed stays so")
        shown.replace("content/a.en.md", "(bb.md)", "(bc.md)")
        self.wait_for_problems("bc.md")
        self.in_panel("button").click()
        self.assertEqual(self.problems(), "")

    # What changes

    def test_a_hundred_saves_in_a_row_end_in_the_last_text(self):
        shown = self.preview()
        self.visit("en/b.html")
        for number in range(1, 101):
            shown.write("content/b.en.md", note("B", f"Text number {number}."))
        self.wait_for_text("Text number 100.")

    def test_a_page_that_shows_nothing_of_a_change_stays_as_it_is(self):
        shown = self.preview()
        self.visit("en/b.html")
        self.script("window.isOld = true")
        shown.replace("content/guides/c.en.md", "A guide.", "A better guide.")
        self.assertIn("content/guides/c.en.md: ", shown.wait_for_build())
        shown.replace("content/b.en.md", "Another", "One more")
        self.wait_for_text("One more page.")
        self.assertIsNone(self.script("return window.isOld ?? null"))
        self.script("window.isOld = true")
        shown.replace("content/guides/c.en.md", "A better guide.", "A guide.")
        self.wait(lambda: "content/guides/c.en.md: " in shown.wait_for_build(), "a build")
        self.assertTrue(self.script("return window.isOld"))

    @for_each(change=["text", "pictures out of sight"])
    def test_what_stands_in_the_window_stays_where_it_is(self, change):
        shown = self.preview()
        self.visit("en/a.html")
        paragraph = "[...document.querySelectorAll('p')].find(p => p.textContent.startsWith('Paragraph 5'))"
        self.script(f"{paragraph}.scrollIntoView()")
        before = self.script(f"return {paragraph}.getBoundingClientRect().top")
        text = shown.read("content/a.en.md").replace("The first words.", "The first words.\n\n" + "More of them. " * 200)
        if change != "text":
            text = text.replace("20, 100, 100, 21", "20, 100, 140, 21")
        shown.write("content/a.en.md", text)
        self.wait_for_text("More of them.")
        self.wait_for("document.readyState === 'complete'")
        self.assertAlmostEqual(self.script(f"return {paragraph}.getBoundingClientRect().top"), before, delta=2)

    @for_each(is_in_sight=[True, False])
    def test_a_page_stays_at_the_figure_whose_picture_changes(self, is_in_sight):
        shown = self.preview()
        self.visit("en/a.html")
        self.wait_for_pictures()
        if is_in_sight:
            self.script("document.getElementById('figure-two').scrollIntoView()")
        top = "return document.getElementById('figure-two').getBoundingClientRect().top"
        before = self.script(top)
        self.script("window.isOld = true")
        first, second = shown.read("content/a.en.md").split("id: two")
        shown.write("content/a.en.md", first + "id: two" + second.replace("20, 100, 100, 21", "20, 100, 140, 21"))
        self.wait(lambda: self.script("return window.isOld ?? null") is None, "the page anew")
        self.wait_for("document.readyState === 'complete'")
        after = self.script(top)
        self.assertTrue(abs(after - before) < 2 if is_in_sight else 0 <= after < DESK[1] / 2, (before, after))

    # What happens to files

    def test_a_deleted_note_is_a_missing_page_until_it_is_back(self):
        shown = self.preview()
        self.visit("en/b.html")
        notes = {path: shown.read(path) for path in ["content/b.en.md", "content/b.zh-Hans.md"]}
        for path in notes:
            (shown.folder / path).unlink()
        self.wait_for_text("Page not found")
        self.wait_for_problems("b.md")
        for path, text in notes.items():
            shown.write(path, text)
        self.wait_for_text("Another page.")
        self.wait_until_mended()
        self.browser.get_log("browser")

    def test_a_renamed_folder_is_followed(self):
        shown = self.preview()
        self.visit("en/guides/c.html")
        self.assertEqual(self.one("h1").text, "C")
        (shown.folder / "content/guides").rename(shown.folder / "content/help")
        self.wait_for_text("Page not found")
        self.browser.get_log("browser")
        self.visit("en/help/c.html")
        self.assertEqual(self.one("h1").text, "C")
        shown.replace("content/help/c.en.md", "A guide.", "A guide elsewhere.")
        self.wait_for_text("A guide elsewhere.")

    @for_each(editor=["write_beside_and_rename", "move_away_and_write"])
    def test_editors_that_save_by_renaming_are_followed(self, editor):
        shown = self.preview()
        self.visit("en/b.html")
        for words in ["Saved once.", "Saved twice."]:
            getattr(shown, editor)("content/b.en.md", note("B", words))
            self.wait_for_text(words)

    # The tool

    def test_a_tool_that_was_killed_and_starts_again_is_followed(self):
        shown = self.preview()
        self.visit("en/b.html")
        shown.kill()
        self.wait(lambda: "has stopped" in self.in_panel(".cut-off").text, "that the preview has stopped")
        self.assertEqual(len(shown.leftovers), 1)
        shown.replace("content/b.en.md", "Another", "A later")
        shown.start()
        self.assertEqual(len(shown.leftovers), 1, "what a killed run leaves goes with the next")
        self.wait_for_text("A later page.")
        shown.replace("content/b.en.md", "A later", "The last")
        self.wait_for_text("The last page.")
        self.browser.get_log("browser")

    def test_nothing_is_kept_for_reading_offline(self):
        shown = self.preview()
        self.visit("en/a.html")
        self.wait_for("document.readyState === 'complete'")
        self.wait(lambda: self.result("return (await navigator.serviceWorker.getRegistrations()).length") == 0, "no worker")
        self.assertEqual(self.result("return (await caches.keys()).length"), 0)
        self.assertEqual(urllib.request.urlopen(shown.address + "service-worker.js").status, 200)

    def test_a_taken_port_gives_way_to_the_next(self):
        first = self.preview()
        second = Preview.__new__(Preview)
        second.folder, second.port = first.folder, first.port
        second.start()
        self.addCleanup(second.kill)
        self.assertIn(second.port, range(first.port + 1, first.port + 21))
