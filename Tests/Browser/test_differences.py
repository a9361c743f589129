"""The pages of `compare` and `changes`: one file each that asks nobody, and pictures that are what their files show."""

import functools
import os
import pathlib
import subprocess
import tempfile

from axe import AccessTest
from browser import PHONE, ZOOMED, for_each

SCREEN = """
id: bars
title: {en: Bars, zh-Hans: 系统栏}
device: iPhone 16 Pro
os: 18
root:
  tabBarController:
    navigationController:
      viewController:
        view:
          - tableView: {name: table, rows: 30, frame: fill}
"""
NOTE = "---\ntitle: Bars\n---\n# Bars\n\n```scenario" + SCREEN.replace("{en: Bars, zh-Hans: 系统栏}", "Bars") + "```\n"


def run(folder, *words):
    """Runs the tool, which ends with 2 where something is different."""
    done = subprocess.run([os.environ["TOOL"], *words], cwd=folder, capture_output=True, text=True)
    if done.returncode not in [0, 2]:
        raise RuntimeError(done.stderr)


@functools.cache
def folder():
    """The folder of the pages, which goes with the process."""
    holder = tempfile.TemporaryDirectory()
    path = pathlib.Path(holder.name).resolve()
    (path / "screen.yaml").write_text(SCREEN)
    for language in ["en", "zh-Hans"]:
        run(path, "compare", "screen.yaml", "--from", "18", "--to", "26,27.1,iPad Pro 11-inch (M4)", "--language",
            language, "--format", "html", "--output", f"compare.{language}.html")
    (path / "content").mkdir()
    (path / "content/bars.en.md").write_text(NOTE)
    run(path, "build", "--no-cache", "--output", "before")
    run(path, "snapshot", "--output", "before/snapshot.txt")
    (path / "content/bars.en.md").write_text(NOTE.replace("os: 18", "os: 26"))
    run(path, "changes", "before", "--format", "html", "--output", "changes.html")
    (path / "files.html").write_text(
        "<!doctype html><meta name='color-scheme' content='light dark'><style>img { display: block }</style>"
        + "".join(f"<img src='{file}'>" for file in ["before/figures/bars.en.svg"]))
    return holder, path


class DifferenceTests(AccessTest):
    def show(self, page):
        """Opens a page, which asks for nothing."""
        self.open_file(page)
        self.assertEqual([a for a in self.requests() if not a.endswith(page) and not a.startswith("about:")], [], page)

    def open_file(self, page):
        base = folder()[1].as_uri() + "/"
        self.servers.append(base)
        self.open(page, base)

    @for_each(page=["compare.en", "compare.zh-Hans", "changes"], size=[PHONE, (1280, 900)])
    def test_access(self, page, size):
        self.emulate(size)
        self.show(f"{page}.html")
        self.unfold()
        self.expect_access(page)

    @for_each(page=["compare.en", "compare.zh-Hans", "changes"])
    def test_it_fits_the_narrowest_window(self, page):
        self.emulate(ZOOMED)
        self.show(f"{page}.html")
        self.unfold()
        self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), ZOOMED[0])

    def test_pictures_stand_beside_each_other_and_below_each_other_on_a_phone(self):
        for size, same in [((1280, 900), "top"), (PHONE, "left")]:
            self.emulate(size)
            self.show("compare.en.html")
            pairs = self.script("""
                return [...document.querySelectorAll('.pictures')].map((pair) =>
                    [...pair.querySelectorAll('svg')].map((picture) => {
                        const { top, left, width } = picture.getBoundingClientRect();
                        return { top, left, width };
                    }))""")
            self.assertEqual(len(pairs), 3)
            for first, second in pairs:
                self.assertGreater(min(first["width"], second["width"]), 200)
                self.assertEqual(first[same], second[same])
                other = "left" if same == "top" else "top"
                self.assertLess(first[other], second[other])

    def test_keys_open_derivations_and_lead_to_those_that_are_explained_elsewhere(self):
        self.show("compare.en.html")
        self.assertEqual(self.all("script"), [])
        self.press("TAB", "TAB", "TAB", "TAB", "ENTER")
        self.assertEqual(len(self.all("details[open]")), 1)
        link = self.one("section a[href^='#d']").get_attribute("href").split("#")[1]
        self.script("document.querySelector('section a[href^=\"#d\"]').click()")
        self.wait_for(f"document.getElementById('{link}').getClientRects().length > 0")

    @for_each(scheme=["light", "dark"])
    def test_a_picture_in_the_page_is_what_its_file_shows(self, scheme):
        self.emulate((1280, 900), scheme)
        self.open_file("files.html")
        file = self.one("img").screenshot_as_png
        self.requests()
        self.show("changes.html")
        self.unfold()
        self.script("""
            const picture = document.querySelector('figure > svg');
            document.body.replaceChildren(document.querySelector('.shared'), picture);
            Object.assign(picture.style, {display: 'block', position: 'absolute', left: '8px', top: '8px'});""")
        self.assertEqual(self.one("svg[role=img]").screenshot_as_png, file)
