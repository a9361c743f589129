"""Strings that try to break out, in every field that strangers fill: nothing runs, asks or leaves its element."""

import codecs
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree
import zipfile

from browser import driver

HERE = pathlib.Path(__file__).resolve().parent
# Of several strings that stand together one could hide another; of one a note there would be too many pages.
STRINGS_IN_NOTE = 8


def strings():
    """One a line; escapes are those of Python."""
    lines = (HERE / "hostile" / "strings.txt").read_text().splitlines()
    return [codecs.decode(line.encode("unicode_escape").replace(b"\\\\", b"\\"), "unicode_escape") for line in lines]


def quoted(text):
    """A YAML text in double quotes; what YAML cannot hold is escaped."""
    letters = {'"': '\\"', "\\": "\\\\"}
    return '"' + "".join(
        letters.get(letter) or (letter if 0x20 <= ord(letter) < 0x7F else f"\\U{ord(letter):08X}") for letter in text) + '"'


def line(text):
    return " ".join(text.replace("\0", "").split()) or "x"


def note(number, texts):
    first, *rest = texts
    every = "\n\n".join(
        f"## {line(text)}\n\n{text}\n\n[{line(text)}](<{line(text)}> \"{line(text)}\") ![{line(text)}](a.png \"{line(text)}\")\n\n"
        f"<abbr title=\"{line(text)}\">a</abbr> <kbd title='{line(text)}'>b</kbd> <a href={line(text)}>c</a>\n\n"
        f"| {line(text)} | b |\n|---|---|\n| `{line(text)}` | {line(text)} |\n\n```{line(text)}\n{text}\n```\n\n"
        f"> [!NOTE]\n> {line(text)}\n\n[^{number}]: {line(text)}\n\n- [ ] {line(text)}\n\n$x {line(text)}$\n"
        for text in texts)
    return (
        f"---\ntitle: {quoted(first)}\nsummary: {quoted(rest[0] if rest else first)}\n"
        f"section: {quoted(rest[-1] if rest else first)}\ntags: [{', '.join(quoted(text) for text in texts)}]\n---\n{every}\n"
        f"```scenario\nid: s{number}\ndevice: iPhone X\ntitle: {quoted(first)}\ncaption: {quoted(first)}\n"
        f"root: {{viewController: {{title: {quoted(first)}}}}}\nexpect: {{view.safeAreaInsets.top: 44}}\n```\n")


def make_content(folder):
    texts = strings()
    folder.mkdir()
    groups = [texts[start:start + STRINGS_IN_NOTE] for start in range(0, len(texts), STRINGS_IN_NOTE)]
    for number, group in enumerate(groups):
        (folder / f"note-{number}.en.md").write_text(note(number, group), newline="")
    for number, text in enumerate(texts):
        name = "".join(letter for letter in text if letter.isprintable() and letter != "/")[:60]
        (folder / f"{number} {name}.txt").write_text("x")
    listed = ", ".join(quoted(text) for text in texts if text.strip())
    (folder / "site.yaml").write_text(
        f"title: {quoted(texts[0])}\ntagline: {quoted(texts[2])}\ndescription: {quoted(texts[4])}\nfooter: {quoted(texts[6])}\n"
        f"authors: [{listed}]\nlicense: {quoted(texts[8])}\naddress: https://notes.example/\nlanguages: [en]\n"
        f"synonyms:\n  - [{listed}]\nchanges:\n"
        + "".join(f"  - {{date: 2026-01-{day:02}, text: {quoted(text)}}}\n" for day, text in enumerate(texts[10:38], 1)))
    return len(groups)


class HostileTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.count = make_content(cls.folder / "content")
        cls.site = cls.folder / "site"
        cls.built = subprocess.run(
            [os.environ["TOOL"], "build", "--downloads", "--no-cache", "--content", cls.folder / "content", "--output",
             cls.site], capture_output=True, cwd=cls.folder, timeout=300)

    def test_the_site_is_built_and_the_terminal_hears_no_control_character(self):
        self.assertIn(self.built.returncode, (0, 1), self.built.stderr[-2000:])
        self.assertTrue((self.site / "index.html").exists(), self.built.stderr[-2000:])
        controls = {byte for byte in self.built.stdout + self.built.stderr if byte < 0x20 and byte not in b"\t\n"}
        self.assertEqual(controls, set())

    def test_books_feeds_and_pictures_are_xml(self):
        read = 0
        for path in [*self.site.rglob("*.svg"), *self.site.rglob("*.xml"), *self.site.rglob("*.atom")]:
            xml.etree.ElementTree.fromstring(path.read_bytes())
            read += 1
        for path in self.site.rglob("*.epub"):
            with zipfile.ZipFile(path) as book:
                for name in book.namelist():
                    if name.endswith((".xhtml", ".opf", ".xml", ".svg", ".ncx")):
                        with self.subTest(name=name):
                            root = xml.etree.ElementTree.fromstring(book.read(name))
                            tags = {element.tag.rpartition("}")[2] for element in root.iter()}
                            self.assertTrue(tags.isdisjoint({"script", "iframe", "object", "base", "form"}), tags)
                        read += 1
        self.assertGreater(read, self.count)

    def test_names_stay_in_the_list_of_files(self):
        listed = (self.site / ".site-files").read_text().splitlines()
        there = {str(path.relative_to(self.site)) for path in self.site.rglob("*") if path.is_file()}
        # As sha256sum writes them: a line whose name has a backslash begins with one, and doubles those of the name.
        names = {name.replace("\\\\", "\\") if checksum.startswith("\\") else name
                 for checksum, name in (line.split("  ", 1) for line in listed)}
        self.assertEqual(there - {".site-files"} - names, set())

    def test_nothing_runs_asks_or_leaves_its_element(self):
        browser = driver()
        pages = sorted(self.site.glob("*.html"))
        self.assertGreater(len(pages), self.count)
        browser.get_log("performance")
        browser.get_log("browser")
        for page in pages:
            with self.subTest(page=page.name):
                browser.get(page.as_uri())
                found = browser.execute_script(
                    "return [document.querySelectorAll('[data-out], iframe, object, embed, base, form:not(.filters, .ask)')"
                    ".length, [...document.querySelectorAll('*')].flatMap(element => [...element.attributes]"
                    ".filter(attribute => /^on|^style$/.test(attribute.name) || /^\\s*(javascript|vbscript|data):/i"
                    ".test(attribute.value) && /href|src|action/.test(attribute.name))).map(attribute => attribute.name),"
                    "document.title !== '', location.protocol]")
                self.assertEqual(found, [0, [], True, "file:"])
                # What the policy keeps from running tells so here, and so would what runs: there is no 'ran'.
                self.assertEqual([entry["message"] for entry in browser.get_log("browser")], [])
        asked = [entry["message"] for entry in browser.get_log("performance") if "h.example" in entry["message"]
                 and "Network.requestWillBeSent\"" in entry["message"]]
        self.assertEqual(asked, [])
