"""Moved pages and anchors, and what a server shows for an address without a page."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest
import urllib.parse
import urllib.request

from browser import DESK, PHONE, BrowserTest, server
from test_access import AXE

PROJECT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = [PROJECT / ".build" / kind / "notchbook" for kind in ("release", "debug")]

# What axe has to say of a page; an answer comes later than the script ends.
VIOLATIONS = """
    const done = arguments[arguments.length - 1];
    axe.run({resultTypes: ["violations"], preload: false}).then(found => done(found.violations.map(one => one.id)))"""

NOTES = {
    "a.en.md": "---\ntitle: A\nsection: concepts\n---\n" + "## One {#one}\n\n" + "Text.\n\n" * 60 + "## Two {#two}\n\nText.\n",
    "a.zh-Hans.md": "---\ntitle: 甲\n---\n## 一 {#one}\n\n## 二 {#two}\n",
    "b.en.md": "---\ntitle: B\nsection: concepts\n---\n" + "## Three {#three}\n\nText.\n",
    "b.zh-Hans.md": "---\ntitle: 乙\n---\n## 三 {#three}\n",
    "site.yaml": "redirects: {old: a, 'old#part': 'b#three', 'a#second': 'a#two', 'a#gone': 'b#three', gone: 'b#three'}\n",
}


class MovedTests(BrowserTest):
    """A site of its own, since nothing in the project's notes has moved."""

    @classmethod
    def setUpClass(cls):
        tools = [tool for tool in TOOLS if tool.exists()]
        if not tools:
            raise unittest.SkipTest("the tool is not built")
        folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, folder)
        (folder / "content").mkdir()
        for name, text in NOTES.items():
            (folder / "content" / name).write_text(text)
        subprocess.run(
            [max(tools, key=lambda tool: tool.stat().st_mtime), "build", "--content", folder / "content",
             "--templates", PROJECT / "templates", "--output", folder / "site"], check=True, capture_output=True)
        cls.base = (folder / "site").as_uri() + "/"

    def setUp(self):
        super().setUp()
        self.servers.append(self.base)

    def arrives(self, page, at, without_script=False):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": without_script})
        try:
            self.open(page, self.base)
            self.wait_until(lambda: self.browser.current_url == self.base + at, f"{page} leads to {self.browser.current_url}")
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_a_moved_page_leads_on_and_keeps_the_fragment(self):
        self.arrives("en/old.html", "en/a.html")
        self.arrives("zh-Hant/old.html", "zh-Hant/a.html")
        self.arrives("en/old.html#one", "en/a.html#one")
        self.arrives("en/old.html#part", "en/b.html#three")
        self.arrives("en/gone.html", "en/b.html#three")
        self.arrives("en/gone.html#there", "en/b.html#three")

    def test_a_moved_page_leads_on_without_script(self):
        self.arrives("both/old.html", "both/a.html", without_script=True)
        self.arrives("en/gone.html", "en/b.html#three", without_script=True)

    def test_an_old_anchor_leads_to_its_section(self):
        self.arrives("en/a.html#second", "en/a.html#second")
        top = "return document.getElementById(arguments[0]).getBoundingClientRect().top"
        self.assertGreater(self.script("return scrollY"), 0)
        self.assertLess(abs(self.script(top, "second") - self.script(top, "two")), 40)

    def test_an_anchor_that_left_its_page_leads_to_the_other(self):
        self.arrives("en/a.html#gone", "en/b.html#three")
        self.arrives("en/a.html", "en/a.html")
        self.assertFalse(self.one(".moved li").is_displayed())
        self.arrives("en/a.html#gone", "en/a.html#gone", without_script=True)
        self.assertEqual(self.one(".moved li").text, "This section has moved: B")


    def test_a_moved_page_can_be_read_by_everyone(self):
        # Without what makes browsers leave it at once.
        path = pathlib.Path(urllib.request.url2pathname(urllib.parse.urlsplit(self.base).path), "zh-Hans", "old.html")
        lines = path.read_text().splitlines(keepends=True)
        path.with_name("still.html").write_text("".join(line for line in lines if "refresh" not in line and "<script" not in line))
        for scheme in ["light", "dark"]:
            self.emulate(PHONE, scheme)
            self.open("zh-Hans/still.html", self.base)
            self.script(AXE)
            self.assertEqual(self.browser.execute_async_script(VIOLATIONS), [], scheme)


class NotFoundTests(BrowserTest):
    def test_the_page_for_nothing_can_be_read_by_everyone(self):
        for size, scheme in [(DESK, "light"), (DESK, "dark"), (PHONE, "light")]:
            self.emulate(size, scheme)
            self.open("404.html", server())
            self.script(AXE)
            self.assertEqual(self.browser.execute_async_script(VIOLATIONS), [], f"{size[0]} in {scheme}")

    def test_the_page_for_nothing_finds_others(self):
        self.open("404.html", server())
        self.assertIn("en/safe-area.html", self.search("safe area"))

    def test_the_page_for_nothing_leads_to_the_lists(self):
        self.open("404.html", server())
        self.assertEqual(self.script("return getComputedStyle(document.querySelector('main')).display"), "grid")
        self.one("a.go[hreflang=zh-Hans]").click()
        self.assertEqual(self.path, "zh-Hans/index.html")


if __name__ == "__main__":
    unittest.main()
