"""Earlier versions beside the newest: the switch stays on the page, from disk and over HTTP, without script, and earlier pages lead on."""

import functools
import os
import pathlib
import shutil
import subprocess
import tempfile

from axe import AccessTest
from browser import PHONE, FirstVisitHandler, for_each, serve

HERE = pathlib.Path(__file__).parent


@functools.cache
def project():
    """A folder with a site of which an earlier version is kept; it goes with the process."""
    holder = tempfile.TemporaryDirectory()
    folder = pathlib.Path(holder.name).resolve()
    shutil.copytree(HERE / "moved", folder / "content")
    build = [os.environ["TOOL"], "build", "--no-cache", "--templates", HERE.parent.parent / "templates", "--output"]
    subprocess.run([*build, "old"], cwd=folder, check=True, capture_output=True)
    (folder / "content/b.en.md").rename(folder / "content/c.en.md")
    (folder / "content/b.zh-Hans.md").rename(folder / "content/c.zh-Hans.md")
    settings = (folder / "content/site.yaml").read_text().split("\n", 1)[1]
    versions = "versions: [{name: '2.0'}, {name: '1.0', folder: ../old}]\n"
    (folder / "content/site.yaml").write_text(settings + versions)
    subprocess.run([*build, "site"], cwd=folder, check=True, capture_output=True)
    return holder, folder / "site"


@functools.cache
def address():
    return serve(FirstVisitHandler, project()[1])[1]


class VersionTests(AccessTest):
    def base(self, kind):
        base = address() if kind == "http" else project()[1].as_uri() + "/"
        self.servers.append(base)
        return base

    def switch(self, name):
        self.one(".versions > summary").click()
        next(link for link in self.all(".versions a") if link.text == name).click()

    @for_each(kind=["disk", "http"], page=["en/a", "zh-Hans/a", "both/a"])
    def test_one_changes_version_and_comes_back(self, kind, page):
        base = self.base(kind)
        self.open(f"{page}.html", base)
        self.switch("1.0")
        self.arrive(f"{base}versions/1.0/{page}.html")
        notice = self.one("main .notice a")
        self.assertIn("1.0", notice.text)
        notice.click()
        self.arrive(f"{base}{page}.html")

    def test_a_page_that_the_other_lacks_leads_to_its_beginning(self):
        base = self.base("disk")
        self.open("en/c.html", base)
        self.switch("1.0")
        self.arrive(f"{base}versions/1.0/en/index.html")
        self.open("versions/1.0/en/b.html", base)
        self.assertEqual(self.one("main .notice a").get_attribute("href"), f"{base}index.html")

    def test_it_works_without_script(self):
        base = self.base("disk")
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.open("en/a.html", base)
            self.switch("1.0")
            self.arrive(f"{base}versions/1.0/en/a.html")
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_a_narrow_window(self):
        self.emulate((320, 640))
        self.open("en/a.html", self.base("disk"))
        self.one("button.menu").click()
        self.one(".versions > summary").click()
        self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), 320)
        self.emulate(PHONE)
        self.expect_access("a page with versions")
