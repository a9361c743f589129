"""Strings that try to break out, in every field that strangers fill: nothing runs, asks or leaves its element."""

import codecs
import html.parser
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unicodedata
import unittest
import urllib.parse
import xml.etree.ElementTree
import zipfile
import zlib

from selenium.webdriver.support.ui import WebDriverWait

from browser import PATIENCE, driver

HERE = pathlib.Path(__file__).resolve().parent
EPUBCHECK = "/usr/share/java/epubcheck.jar"
# Of several strings that stand together one could hide another; of one a note there would be too many pages.
STRINGS_IN_NOTE = 8
# The page of the lab has drawn what it begins with; others are drawn as they are loaded.
DRAWN = "return !document.querySelector('.lab') || !!document.querySelector('.lab figure.live svg')"


def strings():
    """One a line; escapes are those of Python."""
    lines = (HERE / "hostile" / "strings.txt").read_text().splitlines()
    return [codecs.decode(line.encode("unicode_escape").replace(b"\\\\", b"\\"), "unicode_escape") for line in lines]


def quoted(text):
    """A YAML text in double quotes; what YAML cannot hold is escaped."""
    letters = {'"': '\\"', "\\": "\\\\"}
    return '"' + "".join(
        letters.get(letter) or (letter if 0x20 <= ord(letter) < 0x7F else f"\\U{ord(letter):08X}") for letter in text) + '"'


def is_plain(text):
    """Whether YAML takes it; a file of settings or devices with another one counts for nothing."""
    return text.strip() != "" and not any(
        unicodedata.category(letter) in ("Cc", "Cs") or ord(letter) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(letter) <= 0xFDEF
        for letter in text)


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
    # The words of pictures are those that YAML takes, so that there are pictures.
    shown = next((text for text in texts if is_plain(text)), "x")
    return (
        f"---\ntitle: {quoted(first)}\nsummary: {quoted(rest[0] if rest else first)}\n"
        f"section: s{number}\ntags: [{', '.join(quoted(text) for text in texts)}]\n---\n{every}\n"
        f"```scenario\nid: s{number}\ndevice: {quoted(device_name(number, texts))}\ntitle: {quoted(shown)}\n"
        f"caption: {quoted(shown)}\nroot: {{navigationController: {{viewController: {{}}}}}}\n```\n")


def device_name(number, texts):
    return f"{number} " + next((text for text in reversed(texts) if is_plain(text)), "x").strip()


def devices(groups):
    """A device a note, which has every text that a device can have."""
    written = []
    for number, texts in enumerate(groups):
        plain = [text for text in texts if is_plain(text)] or ["x"]
        written.append(
            f"- name: {quoted(device_name(number, texts))}\n  like: iPhone X\n  mark: observed\n"
            f"  otherNames: [{', '.join(quoted(f'{number} other {text.strip()}') for text in plain)}]\n"
            f"  modelIdentifiers: [{', '.join(quoted(text) for text in plain)}]\n"
            f"  source: {quoted(plain[0])}\n  notes: {quoted(plain[-1])}\n"
            f"  sideMargin: {{value: 20, source: {quoted(plain[0])}}}\n")
    return "".join(written)


def make_templates(folder):
    """Those of the project, with a place that quotes a value in each way that HTML knows."""
    shutil.copytree(HERE.parent.parent / "templates", folder)
    page = folder / "page.html"
    probe = ("<div data-probe=\"{{title}}\" lang='{{title}}'><textarea>{{title}}</textarea>"
             "<select><option>{{title}}</option></select><noscript>{{title}}</noscript><b>{{title}}</b></div>\n</body>")
    page.write_text(page.read_text().replace("</body>", probe))


def make_content(folder):
    texts = strings()
    folder.mkdir()
    groups = [texts[start:start + STRINGS_IN_NOTE] for start in range(0, len(texts), STRINGS_IN_NOTE)]
    for number, group in enumerate(groups):
        (folder / f"note-{number}.en.md").write_text(note(number, group), newline="")
    for number, text in enumerate(texts):
        name = "".join(letter for letter in text if letter.isprintable() and letter != "/")[:60]
        (folder / f"{number} {name}.txt").write_text("x")
    (folder / "devices.yaml").write_text(devices(groups))
    texts = [text for text in texts if is_plain(text)]
    listed = ", ".join(quoted(text) for text in texts)
    (folder / "site.yaml").write_text(
        f"title: {quoted(texts[0])}\ntagline: {quoted(texts[2])}\ndescription: {quoted(texts[4])}\nfooter: {quoted(texts[6])}\n"
        f"authors: [{listed}]\nlicense: {quoted(texts[8])}\naddress: https://notes.example/\nlanguages: [en]\n"
        f"synonyms:\n  - [{listed}]\nnavigation:\n"
        + "".join(f"  - {{section: s{number}, title: {quoted(texts[-1 - number])}}}\n" for number in range(len(groups)))
        + "changes:\n"
        + "".join(f"  - {{date: 2026-01-{day:02}, text: {quoted(text)}}}\n" for day, text in enumerate(texts[10:38], 1)))
    return len(groups)


class OpenTags(html.parser.HTMLParser):
    """What a text would run, or whom it would ask, as HTML."""

    def __init__(self, text):
        super().__init__()
        self.found = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if tag in ("script", "style", "iframe", "object", "embed", "base", "form", "meta", "link"):
            self.found.append(tag)
        for name, value in attributes:
            address = re.sub(r"[\x00-\x20]", "", value or "").lower()
            leads = name in ("href", "xlink:href", "action", "formaction", "src", "srcset", "poster", "background", "data")
            runs = name.startswith("on") or name in ("style", "srcdoc", "data-out")
            if runs or leads and (
                    address.startswith(("javascript:", "vbscript:", "data:"))
                    or name not in ("href", "xlink:href") and (address.startswith("//") or "h.example" in address)):
                self.found.append(f"{tag} {name}={value}")


class HostileTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.count = make_content(cls.folder / "content")
        make_templates(cls.folder / "templates")
        cls.site = cls.folder / "site"
        cls.built = subprocess.run(
            [os.environ["TOOL"], "build", "--downloads", "--no-cache", "--content", cls.folder / "content", "--output",
             cls.site], capture_output=True, cwd=cls.folder, timeout=300)

    def test_the_site_is_built_and_the_terminal_hears_no_control_character(self):
        said = (self.built.stdout + self.built.stderr).decode()
        self.assertIn(self.built.returncode, (0, 1), said[-2000:])
        self.assertTrue((self.site / "index.html").exists(), said[-2000:])
        # What turns the direction of letters makes a message say something else.
        turning = [chr(code) for code in [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x2028, 0x2029]]
        found = {letter for letter in said if unicodedata.category(letter) == "Cc" and letter not in "\t\n" or letter in turning}
        self.assertEqual(found, set())

    def test_settings_devices_and_scenarios_reach_the_site(self):
        """Those that were not understood would prove nothing."""
        said = self.built.stderr.decode()
        self.assertNotIn("site.yaml:", said)
        self.assertNotIn("devices.yaml:", said)
        for pattern in ["feed.*.xml", "sitemap.xml", "manifest.webmanifest", "downloads/*.epub", "devices.html"]:
            self.assertTrue(list(self.site.glob(pattern)), pattern)
        self.assertGreater(len(list(self.site.glob("figures/*.svg"))), self.count // 2)
        self.assertIn("&lt;i data-out&gt;", (self.site / "devices.html").read_text())

    def test_a_reader_opens_the_book(self):
        for book in (self.site / "downloads").glob("*.epub"):
            run = subprocess.run(["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", EPUBCHECK, book],
                                 capture_output=True, timeout=300)
            said = (run.stdout + run.stderr).decode(errors="replace").splitlines()
            self.assertEqual([line for line in said if line.startswith(("ERROR", "FATAL"))][:5], [])
            self.assertIn("0 fatals / 0 errors", " ".join(said))

    def test_books_feeds_and_pictures_are_xml_that_runs_nothing(self):
        read = 0
        for path in [*self.site.rglob("*.svg"), *self.site.rglob("*.xml")]:
            root = xml.etree.ElementTree.fromstring(path.read_bytes())
            if path.name.startswith("feed"):
                for element in root.iter("{http://www.w3.org/2005/Atom}content"):
                    self.assertEqual(OpenTags(element.text or "").found, [])
            read += 1
        for path in self.site.rglob("*.epub"):
            with zipfile.ZipFile(path) as book:
                for name in book.namelist():
                    self.assertFalse(name.startswith("/") or ".." in name.split("/") or "\\" in name or not name.isprintable(), name)
                    if name.endswith((".xhtml", ".opf", ".xml", ".svg", ".ncx")):
                        with self.subTest(name=name):
                            text = book.read(name).decode()
                            xml.etree.ElementTree.fromstring(text)
                            found = [tag for tag in OpenTags(text).found if tag not in ("link", "style", "meta")]
                            self.assertEqual(found, [])
                        read += 1
        self.assertGreater(read, self.count)

    def test_documents_run_nothing_and_lead_nowhere(self):
        subprocess.run([os.environ["TOOL"], "export", "--format", "pdf", "--output", "documents"], capture_output=True,
                       cwd=self.folder, timeout=300)
        documents = sorted((self.folder / "documents").glob("*.pdf"))
        self.assertGreater(len(documents), self.count // 2)
        shown = ""
        for path in documents:
            with self.subTest(path=path.name):
                facts = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True).stdout
                self.assertRegex(facts, r"(?m)^JavaScript: +no$")
                self.assertRegex(facts, r"(?m)^Form: +none$")
                shown += facts
                parts = [path.read_bytes()]
                for stream in re.finditer(rb"/ObjStm\b.*?stream\r?\n(.*?)endstream", parts[0], re.S):
                    parts.append(zlib.decompressobj().decompress(stream[1]))
                # Outside of its streams, and of texts in brackets.
                words = [re.sub(rb"\((?:\\.|[^\\()])*\)|stream\r?\n.*?endstream", b"", part, flags=re.S) for part in parts]
                for name in [b"OpenAction", b"AA", b"JS", b"Launch", b"URI", b"SubmitForm", b"GoToR", b"EmbeddedFile"]:
                    self.assertFalse(any(re.search(b"/" + name + rb"\b", part) for part in words), name)
        self.assertIn("data-out", shown)

    def test_the_manifest_stays_on_the_site(self):
        manifest = json.loads((self.site / "manifest.webmanifest").read_text())
        places = [manifest["start_url"], manifest["scope"]] + [icon["src"] for icon in manifest["icons"]]
        for place in places + [shortcut["url"] for shortcut in manifest["shortcuts"]]:
            parts = urllib.parse.urlsplit(place)
            self.assertEqual((parts.scheme, parts.netloc, place[:1] == "/"), ("", "", False), place)

    def test_names_stay_in_the_list_of_files(self):
        listed = (self.site / ".site-files").read_text().splitlines()
        there = {str(path.relative_to(self.site)) for path in self.site.rglob("*") if path.is_file()}
        # As sha256sum writes them: a line whose name has a backslash begins with one, and doubles those of the name.
        names = {name.replace("\\\\", "\\") if checksum.startswith("\\") else name
                 for checksum, name in (line.split("  ", 1) for line in listed)}
        self.assertEqual(there - {".site-files"} - names, set())

    def test_nothing_runs_asks_or_leaves_its_element(self):
        browser = driver()
        # Those of what is not found stand at any address, and find their files on a server only.
        pages = sorted(page for page in self.site.glob("*.html") if page.name not in ("404.html", "not-kept.html"))
        self.assertGreater(len(pages), self.count)
        probed = 0
        browser.get_log("performance")
        browser.get_log("browser")
        for page in pages:
            with self.subTest(page=page.name):
                browser.get(page.as_uri())
                WebDriverWait(browser, PATIENCE, 0.02).until(lambda _: browser.execute_script(DRAWN))
                found = browser.execute_script(
                    "return [document.querySelectorAll('[data-out], iframe, object, embed, base, form:not(.filters, .ask, .choices, .live-matrix, .live-device, .paste)')"
                    ".length, [...document.querySelectorAll('*')].flatMap(element => [...element.attributes]"
                    ".filter(attribute => (/^on/.test(attribute.name) || attribute.name == 'style' && !element.closest('figure.live')) || /^\\s*(javascript|vbscript|data):/i"
                    ".test(attribute.value) && /href|src|action/.test(attribute.name))).map(attribute => attribute.name),"
                    "document.title !== '', location.protocol, [...document.querySelectorAll('[data-probe]')].map(probe =>"
                    " [[...probe.querySelectorAll('*')].map(element => element.localName).join(),"
                    " probe.dataset.probe == probe.querySelector('b').textContent, probe.lang == probe.dataset.probe])]")
                probes = found.pop()
                self.assertEqual(found, [0, [], True, "file:"])
                self.assertIn(probes, ([], [["textarea,select,option,noscript,b", True, True]]))
                probed += len(probes)
                # What the policy keeps from running tells so here, and so would what runs: there is no 'ran'.
                self.assertEqual([entry["message"] for entry in browser.get_log("browser")], [])
        self.assertGreaterEqual(probed, self.count)
        # What the search shows of all of them.
        browser.get((self.site / "index.html").as_uri())
        shown = 0
        for words in ["data-out", "script", "<script>ran()", "\"><i"]:
            with self.subTest(words=words):
                browser.execute_script(
                    "document.querySelector('dialog.search').open || document.querySelector('dialog.search').showModal();"
                    "const field = document.querySelector('.search-field input'); field.value = arguments[0];"
                    "field.dispatchEvent(new Event('input', {bubbles: true}))", words)
                WebDriverWait(browser, PATIENCE, 0.02).until(lambda _: browser.execute_script(
                    "return document.querySelector('.search-results').ariaBusy == 'false'"))
                shown += browser.execute_script("return document.querySelectorAll('.search-results a').length")
                self.assertEqual(browser.execute_script("return document.querySelectorAll('[data-out], iframe').length"), 0)
        self.assertGreater(shown, 0)
        asked = [entry["message"] for entry in browser.get_log("performance") if "h.example" in entry["message"]
                 and "Network.requestWillBeSent\"" in entry["message"]]
        self.assertEqual(asked, [])
