"""The served site as an app that needs no server any more."""

import base64
import hashlib
import json
import re
import urllib.parse

from selenium.common.exceptions import WebDriverException

from browser import EDITIONS, SITE, SITES, BrowserTest, QuietHandler, for_each, serve, server

# A site of two notes, of which a new version is there at once.
SMALL = SITES / "moved"


class Served:
    """A site on a server of its own, which can be stopped, and where files can be replaced."""

    def __init__(self, site):
        self.site = site
        self.replaced = {}
        served = self

        class Handler(QuietHandler):
            def do_GET(self):
                path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)[1:]
                if path not in served.replaced:
                    return super().do_GET()
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(path))
                self.send_header("Content-Length", str(len(served.replaced[path])))
                self.end_headers()
                return self.wfile.write(served.replaced[path])

        self.running, self.address = serve(Handler, site)

    def stop(self):
        self.running.shutdown()
        self.running.server_close()

    def read(self, path):
        return self.replaced.get(path) or (self.site / path).read_bytes()

    def announce(self, path, text):
        """Lists a file with another content, as a new version does, but does not replace the file itself."""
        old, new = [f"{checksum(content)} {len(content)} {path}\n".encode() for content in [(self.site / path).read_bytes(), text]]
        listed = self.read("offline.txt")
        changed = listed.replace(old, new)
        worker = self.read("service-worker.js").replace(checksum(listed).encode(), checksum(changed).encode())
        self.replaced.update({"offline.txt": changed, "service-worker.js": worker})


def checksum(content):
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def listed(*moments):
    """The files that the worker keeps, of these moments."""
    lines = (line.split(" ", 3) for line in (SITE / "offline.txt").read_text().splitlines())
    return [path for moment, _, _, path in lines if moment in moments]


def in_language(tag, paths):
    """Those of a reader of one edition."""
    others = [f"(^|[./]){re.escape(other)}[-./]" for other in EDITIONS if other != tag]
    # Readers of the traditional script search in the words of the other side too.
    searched = {"zh-Hant": r"search/zh-Han[st][-.]"}.get(tag, "$^")
    return [path for path in paths if re.match(searched, path) or not any(re.search(other, path) for other in others)]


class AppTests(BrowserTest):
    def serve(self, site=SITE):
        served = Served(site)
        self.servers.append(served.address)
        self.addCleanup(served.stop)
        return served

    def wait_for_version(self, condition):
        """Waits until an expression of JavaScript is true, however often the page is loaded anew meanwhile."""
        self.wait_until(lambda: self.script(f"return {condition}"), condition, ignoring=[WebDriverException])

    def kept(self):
        """The paths that each cache has."""
        return self.result("""
            const all = {};
            for (const name of await caches.keys()) {
              const requests = await (await caches.open(name)).keys();
              all[name] = requests.map((request) => decodeURIComponent(new URL(request.url).pathname.slice(1)));
            }
            return all;""")

    def wait_until_kept(self, paths):
        """Waits until a cache has these files. The page itself looks, seldom, as a thousand names are long to tell."""
        self.result("""
            const wanted = arguments[0];
            const isKept = async () => {
                for (const name of await caches.keys()) {
                    const requests = await (await caches.open(name)).keys();
                    const kept = new Set(requests.map((request) => decodeURIComponent(new URL(request.url).pathname.slice(1))));
                    if (wanted.every((path) => kept.has(path))) return true;
                }
                return false;
            };
            while (!await isKept()) await new Promise((next) => setTimeout(next, 100));""", paths)

    def update(self):
        """Looks for a new version and waits until it is installed or refused; its state at the end."""
        return self.result("""
            const registration = await navigator.serviceWorker.ready;
            await registration.update();
            const worker = registration.installing ?? registration.waiting;
            if (!worker) return "none";
            while (worker.state === "installing") await new Promise((next) => setTimeout(next, 50));
            return worker.state;""")

    def heading(self):
        return self.one("h1").text

    # Reading

    def settle(self):
        """Waits until what was read is kept."""
        self.result("await navigator.serviceWorker.ready")
        self.wait_for("!document.querySelector('.offline').hidden")

    def press_button(self, name):
        button = self.one(f".offline .{name}")
        self.script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'}); arguments[0].focus()", button)
        self.press("ENTER")

    def test_opening_a_page_keeps_it_and_nothing_else(self):
        served = self.serve()
        self.open("en/tables.html", served.address)
        self.settle()
        self.wait_until_kept(["en/tables.html"])
        [kept] = self.kept().values()
        shown = self.script("return [...document.images].map(image => new URL(image.src).pathname.slice(1))")
        self.assertGreater(len(shown), 10)
        self.assertEqual(sorted(kept), sorted({"offline.txt", "en/tables.html", *listed("first"), *map(urllib.parse.unquote, shown)}))
        asked = {address.split("#")[0] for address in self.requests()}
        self.assertLess(len(asked), len(kept) + 10)
        served.stop()
        self.browser.refresh()
        self.wait_for_pictures()
        self.assertTrue(self.script("return [...document.images].every((image) => image.naturalWidth > 0)"))
        self.open("en/rules.html", served.address)
        self.assertEqual(self.heading(), "This page is not available offline yet")
        self.browser.get_log("browser")

    @for_each(folder=["en", "zh-Hant"])
    def test_everything_can_be_read_when_the_reader_has_asked_and_the_server_is_gone(self, folder):
        served = self.serve()
        self.open(f"{folder}/index.html", served.address)
        self.settle()
        wanted = in_language(folder, listed("first", "later")) + listed("shared")
        bytes = sum((SITE / path).stat().st_size for path in wanted)
        label = float(re.search(r"[\d.,]+", self.one(".offline .keep").text)[0])
        self.assertAlmostEqual(label, bytes / 1e6, delta=1)
        self.press_button("keep")
        self.wait_for("document.querySelector('.offline .keep').hidden")
        [kept] = self.kept().values()
        self.assertEqual(sorted(kept), sorted(["offline.txt"] + wanted))
        self.assertNotEqual(self.one(".offline [role=status]").text, "")
        # What is large is kept when it is read.
        self.open(f"{folder}/single-page.html", served.address)
        self.wait_until_kept([f"{folder}/single-page.html"])
        served.stop()
        self.open(f"{folder}/tables.html", served.address)
        self.wait_for_pictures()
        self.assertTrue(self.script("return [...document.images].every((image) => image.naturalWidth > 0)"))
        self.one(".search-open").click()
        self.one("dialog.search input").send_keys({"en": "safe area", "zh-Hant": "安全區"}[folder])
        self.wait_for("document.querySelector('.search-results mark')")
        # The page of all editions has a picture of the first one.
        self.open("", served.address)
        self.wait_for_pictures()
        self.assertTrue(self.one(".hero img").get_property("naturalWidth"))
        self.one(f"a[href^='{folder}/index.html']").click()
        self.see(".cards a[href='tables.html']").click()
        self.arrive(served.address + f"{folder}/tables.html")

    def test_what_is_kept_can_be_removed(self):
        served = self.serve()
        self.open("zh-Hans/tables.html", served.address)
        self.settle()
        # One that arrives later is kept again.
        self.wait_for_pictures()
        self.press_button("remove")
        self.wait_for("document.querySelector('.offline .remove').hidden")
        [kept] = self.kept().values()
        self.assertEqual(sorted(kept), sorted(["offline.txt"] + listed("first")))
        self.assertFalse(self.one(".offline .keep").get_property("hidden"))

    def test_a_server_that_goes_away_meanwhile_is_said(self):
        served = self.serve()
        self.open("en/index.html", served.address)
        self.settle()
        served.stop()
        self.press_button("keep")
        self.wait_for("document.querySelector('.offline [role=status]').textContent.startsWith(\"Couldn't save\")")
        self.assertFalse(self.one(".offline .keep").get_property("disabled"))
        self.browser.get_log("browser")

    def test_a_page_that_is_not_kept_is_said_when_the_server_is_gone(self):
        served = self.serve()
        self.open("en/index.html", served.address)
        self.settle()
        self.open("zh-Hans/index.html", served.address)
        self.settle()
        # What was asked once is found again.
        self.search("safe area")
        self.press("ESCAPE")
        self.wait_until_kept(["en/index.html", "zh-Hans/index.html"])
        served.stop()
        for page in ["en/single-page.html", "en/tables.html", "en/deep/nothing.html", "nothing"]:
            self.open(page, served.address)
            self.assertEqual([heading.text for heading in self.all("h1")], ["This page is not available offline yet", "这个页面还不能离线阅读"])
            self.assertEqual(self.browser.current_url, served.address + page)
            self.assertEqual(self.script("return performance.getEntriesByType('navigation')[0].responseStatus"), 503)
            self.assertNotEqual(self.script("return getComputedStyle(document.querySelector('.go')).backgroundColor"), "rgba(0, 0, 0, 0)")
            self.one("a.go[hreflang=zh-Hans]").click()
            self.arrive(served.address + "zh-Hans/index.html")
            self.browser.get_log("browser")

    def test_nothing_is_offered_from_disk(self):
        self.open("en/index.html")
        self.wait_for("document.readyState == 'complete'")
        self.assertFalse(self.one(".offline").is_displayed())

    def test_a_site_that_is_no_app_any_more_lets_its_readers_go(self):
        served, page = self.serve(SMALL), "en/a.html"
        self.open(page, served.address)
        self.settle()
        old = self.heading()
        served.replaced[page] = served.read(page).replace(b"<h1>", b"<h1>New ").replace(b"assets/app.js", b"assets/none.js")
        served.replaced["assets/none.js"] = b""
        served.replaced["service-worker.js"] = (SITES / "unfinished" / "service-worker.js").read_bytes()
        self.browser.refresh()
        self.wait_for_version("document.querySelector('h1').textContent.startsWith('New ')")
        self.assertNotEqual(self.heading(), old)
        self.assertEqual(self.kept(), {})
        self.assertEqual(self.result("return (await navigator.serviceWorker.getRegistrations()).length"), 0)

    # A new version

    def test_a_new_version_appears_at_the_next_visit_and_never_in_part(self):
        served, page = self.serve(SMALL), "en/a.html"
        self.open(page, served.address)
        self.result("await navigator.serviceWorker.ready")
        self.wait_until_kept([page])
        old = self.heading()
        new = served.read(page).replace(b"<h1>", b"<h1>New ")

        served.replaced[page] = new
        self.browser.refresh()
        self.assertEqual(self.heading(), old, "a page of which the list knows nothing")

        served.announce(page, new)
        del served.replaced[page]
        self.assertEqual(self.update(), "redundant", "a server that is only half renewed")
        self.browser.refresh()
        self.assertEqual(self.heading(), old)

        served.replaced[page] = new
        self.assertEqual(self.update(), "installed")
        self.browser.refresh()
        self.assertEqual(self.heading(), old, "while a window shows the old version")

        self.browser.get("about:blank")
        self.wait_until(lambda: self.visit(page, served) == "New " + old, "the new version")
        self.assertEqual(len(self.kept()), 1)

    def visit(self, page, served):
        self.open(page, served.address)
        heading = self.heading()
        if heading.startswith("New "):
            return heading
        self.browser.get("about:blank")
        return heading

    @for_each(page=["en/a.html", "zh-Hans/a.html", "index.html"])
    def test_a_new_version_that_waits_is_said_and_used_when_the_reader_asks(self, page):
        words = "A new version" if page.startswith("en/") else "新版本"
        served = self.serve(SMALL)
        self.open(page, served.address)
        self.result("await navigator.serviceWorker.ready")
        self.wait_until_kept([page])
        self.browser.refresh()
        old = self.heading()
        self.assertEqual(self.one(".update").get_property("childElementCount"), 0)
        new = re.sub(rb"(<h1[^>]*>)", rb"\1New ", served.read(page), count=1)
        served.replaced[page] = new
        served.announce(page, new)
        self.assertEqual(self.update(), "installed")
        self.wait_for_version("document.querySelector('.update button')")
        self.assertEqual((self.heading(), self.one(".update").get_attribute("role")), (old, "status"))
        self.assertIn(words, self.one(".update p").text)

        first = self.browser.current_window_handle
        self.browser.switch_to.new_window("tab")
        self.open(page, served.address)
        self.wait_for_version("document.querySelector('.update button')")
        self.assertEqual(self.heading(), old, "before the reader asks")
        while not self.focused.get_attribute("class") == "reload":
            self.press("TAB")
        self.press("ENTER")
        for window in [self.browser.current_window_handle, first]:
            self.browser.switch_to.window(window)
            self.wait_for_version("document.readyState == 'complete' && document.querySelector('h1').textContent.startsWith('New ')")
            self.assertEqual(self.one(".update").get_property("childElementCount"), 0)
            if window != first:
                self.browser.close()
        self.assertEqual(len(self.kept()), 1)

    # Installing

    def test_a_browser_offers_to_install_it(self):
        served = self.serve(SMALL)
        self.open("en/index.html", served.address)
        self.result("await navigator.serviceWorker.ready")
        manifest = self.browser.execute_cdp_cmd("Page.getAppManifest", {})
        self.assertEqual(manifest["errors"], [])
        self.assertEqual(manifest["url"], served.address + "manifest.webmanifest")
        errors = self.browser.execute_cdp_cmd("Page.getInstallabilityErrors", {})["installabilityErrors"]
        self.assertEqual([error for error in errors if error["errorId"] != "in-incognito"], [])

    def test_icons_have_their_sizes_and_show_the_same_letter(self):
        self.open("index.html", server())
        icons = json.loads((SITE / "manifest.webmanifest").read_text())["icons"]
        drawn = {icon["src"]: self.mark(icon["src"]) for icon in icons}
        for icon in icons:
            self.assertEqual("{0}x{0}".format(drawn[icon["src"]]["width"]), icon["sizes"], icon["src"])
            first = drawn[icons[0]["src"]]["mark"]
            difference = sum(abs(a - b) for a, b in zip(drawn[icon["src"]]["mark"], first))
            self.assertLess(difference / len(first), 8, icon["src"])
        self.assertEqual(self.mark("assets/apple-touch-icon.png")["width"], 180)

    def mark(self, path):
        """The width of an icon, and the darkness of its dark part, drawn as 32 × 48 pixels."""
        return self.result(f"""
            const image = new Image();
            image.src = "{path}";
            await image.decode();
            const canvas = document.createElement("canvas");
            canvas.width = canvas.height = 512;
            const context = canvas.getContext("2d", {{ willReadFrequently: true }});
            context.fillStyle = "white";
            context.fillRect(0, 0, 512, 512);
            context.drawImage(image, 0, 0, 512, 512);
            const {{ data }} = context.getImageData(0, 0, 512, 512);
            const dark = [...Array(512 * 512).keys()].filter((place) => data[place * 4] < 128);
            const [xs, ys] = [dark.map((place) => place % 512), dark.map((place) => Math.floor(place / 512))];
            const least = (values) => values.reduce((one, other) => Math.min(one, other));
            const most = (values) => values.reduce((one, other) => Math.max(one, other));
            const [x, y] = [least(xs), least(ys)];
            const part = document.createElement("canvas").getContext("2d");
            part.drawImage(canvas, x, y, most(xs) - x + 1, most(ys) - y + 1, 0, 0, 32, 48);
            const mark = [...part.getImageData(0, 0, 32, 48).data].filter((_, place) => place % 4 === 0);
            return {{ width: image.naturalWidth, mark }};""")

    def test_nothing_is_registered_from_disk(self):
        self.open("en/safe-area.html")
        self.wait_for("document.readyState == 'complete'")
        self.assertEqual(self.all("link[rel=manifest]"), [])
        self.assertEqual(len(self.all("link[rel=apple-touch-icon]")), 1)
