"""Hostile attachments: whatever of them a site has runs nothing, asks nobody and sends nobody elsewhere."""

import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import tempfile
import threading
import unittest

from selenium.common.exceptions import WebDriverException

import attachments
from browser import driver

HERE = pathlib.Path(__file__).resolve().parent


class Listener(http.server.SimpleHTTPRequestHandler):
    """A server that knows the types of names, or says none at all; what asks for more than a file of the site is noted."""

    hits = []
    types = True

    def do_GET(self):
        if self.path.startswith("/hit/") or "Referer" in self.headers and "/hit/" in self.headers["Referer"]:
            self.hits.append(self.path)
        super().do_GET()

    do_POST = do_GET

    def send_header(self, name, value):
        if name != "Content-type" or self.types or self.path.startswith("/frames"):
            super().send_header(name, value)

    def log_message(self, *_):
        pass


def serve(folder):
    handler = type("OwnListener", (Listener,), {"hits": []})
    running = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=folder))
    threading.Thread(target=running.serve_forever, daemon=True).start()
    return running, handler


def open_all(browser, address, paths, is_each=True):
    """Opens files from their own addresses, and as pictures, objects and frames; returns what else stands there then."""
    found = []
    for start in range(0, len(paths), 50):
        some = paths[start:start + 50]
        browser.get(address + "frames.html")
        browser.execute_async_script("""
            const [paths, done] = arguments, waits = [];
            for (const path of paths) for (const [name, key] of [['img', 'src'], ['object', 'data'], ['iframe', 'src']]) {
                const element = document.createElement(name);
                element[key] = path;
                waits.push(new Promise(end => { element.onload = element.onerror = end; setTimeout(end, 300) }));
                document.body.append(element);
            }
            Promise.all(waits).then(() => setTimeout(done, 100))""", some)
        if browser.title != "frames":
            found.append(f"one of {some[0]} … {some[-1]} changed the page")
    for path in paths if is_each else []:
        try:
            browser.get(address + path)
        except WebDriverException:
            continue
        if not browser.current_url.startswith((address, "about:", "data:,")) or "/hit/" in browser.current_url:
            found.append(f"{path} leads to {browser.current_url}")
        browser.execute_script("const e = document.querySelector('svg a, svg rect'); if (e) e.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    return found


class AttachmentTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.served = cls.folder / "served"
        cls.served.mkdir()
        cls.running, cls.handler = serve(cls.served)
        cls.addClassCleanup(cls.running.shutdown)
        cls.address = f"http://127.0.0.1:{cls.running.server_port}/"
        cls.files = attachments.files(cls.address + "hit")
        content = cls.folder / "content"
        content.mkdir()
        for name, data in cls.files.items():
            (content / name).parent.mkdir(parents=True, exist_ok=True)
            (content / name).write_bytes(data)
        (content / "a.md").write_text("# A\n\n![a](root-157.svg)\n")
        for site, options in [("strangers", ["--untrusted"]), ("own", [])]:
            built = subprocess.run(
                [os.environ["TOOL"], "build", "--no-cache", "--content", content, "--output", cls.served / site, *options],
                capture_output=True, text=True, timeout=300)
            assert built.returncode in (0, 1) and (cls.served / site / "a.html").exists(), built.stderr[-2000:]
        (cls.served / "frames.html").write_text("<!doctype html><title>frames</title><body>")

    def published(self, site):
        folder = self.served / site
        return sorted(str(path.relative_to(self.served)) for path in (folder / "files").rglob("*") if path.is_file())

    def test_there_are_many_and_no_server_gets_settings(self):
        self.assertGreater(len(self.files), 150)
        for site in ["strangers", "own"]:
            self.assertGreater(len(self.published(site)), 50)
            there = {path.name for path in (self.served / site).rglob("*")}
            for name in [".htaccess", ".domains", "CNAME", "_headers", "web.config", ".well-known", "a.php", "a.php.png", "a.shtml"]:
                self.assertNotIn(name, there)
            self.assertEqual([path for path in self.published(site) if path.endswith((".html", ".xml", ".css", ".js", ".xpdl"))], [])

    def test_what_is_published_runs_nothing_and_asks_nobody(self):
        browser = driver()
        for has_types in [True, False]:
            self.handler.types = has_types
            with self.subTest(types=has_types):
                self.assertEqual(open_all(browser, self.address, self.published("strangers")), [])
                self.assertEqual(self.handler.hits, [])
        browser.get("about:blank")

    def test_whose_the_notes_are_changes_no_byte(self):
        for path in self.published("own"):
            self.assertEqual((self.served / path).read_bytes(), (self.served / path.replace("own/", "strangers/", 1)).read_bytes())
        self.assertEqual(len(self.published("own")), len(self.published("strangers")))

    def test_the_corpus_bites(self):
        """Files of it as they are run and ask, or nothing would be proven."""
        self.handler.types = True
        raw = self.served / "raw"
        raw.mkdir(exist_ok=True)
        wanted = [name for name in self.files if name.startswith(("page-", "picture-")) and name.endswith((".html", ".svg"))]
        for name in wanted:
            (raw / name).write_bytes(self.files[name])
        browser = driver()
        for name in wanted[::3]:
            try:
                browser.get(f"{self.address}raw/{name}")
            except WebDriverException:
                pass
        browser.get("about:blank")
        self.assertGreater(len({path.split("/")[-1] for path in self.handler.hits}), 15)
        self.handler.hits.clear()


# "exports" holds a file in the form in which each program writes SVG, reduced by hand to a shape or two with the constructs that checks
# meet there: styles, fonts, "foreignObject", names of the program's own. Nobody's drawing is in it.
class ExportTests(unittest.TestCase):
    def test_pictures_of_other_tools_look_as_before(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        content = folder / "content"
        shutil.copytree(HERE / "exports", content)
        names = sorted(path.name for path in content.glob("*.svg"))
        (content / "a.md").write_text("# A\n\n" + "\n\n".join(f"![a]({name})" for name in names))
        subprocess.run([os.environ["TOOL"], "build", "--no-cache", "--content", content, "--output", folder / "site"],
                       capture_output=True, timeout=300)
        running, _ = serve(folder)
        self.addCleanup(running.shutdown)
        browser = driver()
        browser.get(f"http://127.0.0.1:{running.server_port}/site/a.html")
        for name in names:
            with self.subTest(name=name):
                after = f"/site/files/{name}"
                # A picture with a piece of a page can be shown, but a canvas doesn't give its pixels back.
                before = after if b"foreignObject" in (content / name).read_bytes() else f"/content/{name}"
                difference, ink = browser.execute_async_script("""((before, after, done) => {
                    const pixels = async address => {
                        const image = new Image();
                        image.src = address;
                        await image.decode();
                        const canvas = new OffscreenCanvas(300, 200), context = canvas.getContext('2d');
                        context.drawImage(image, 0, 0, 300, 200);
                        return context.getImageData(0, 0, 300, 200).data;
                    };
                    Promise.all([pixels(before), pixels(after)]).then(([a, b]) => {
                        let difference = 0, ink = 0;
                        for (let i = 0; i < a.length; i += 4) {
                            difference += [0, 1, 2, 3].some(k => Math.abs(a[i + k] - b[i + k]) > 40);
                            ink += b[i + 3] > 0;
                        }
                        done([difference / 60000, ink / 60000]);
                    }).catch(error => done([String(error), 0]))
                    })(...arguments)""", before, after)
                self.assertLess(difference, 0.001)
                self.assertGreater(ink, 0.005)
