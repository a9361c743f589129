"""A browser, sites from disk and over HTTP, and what tests want to know of a page."""

import base64
import functools
import http.server
import itertools
import json
import os
import pathlib
import re
import shutil
import threading
import unittest
import urllib.parse
import zlib

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

# The folder of this name below that of the sites that are tested: the project's own, and those of the folders beside
# this file.
SITES = pathlib.Path(os.environ["SITES"]).resolve()
SITE = SITES / "site"
EDITIONS = ["en", "zh-Hans", "zh-Hant", "both"]
# Those with everything in one language, which the page of both has not.
LANGUAGES = ["en", "zh-Hans", "zh-Hant"]
# A page for each template in each edition; that of the notes with the most on it.
NOTES = ["index", "safe-area", "macros-audited"]
REFERENCES = ["devices", "devices/iphone-15-pro", "sources", "rules", "writing-notes", "scenario-language", "diagnostics"]
TEMPLATES = [f"{folder}/{page}" for folder in EDITIONS for page in NOTES]
TEMPLATES += [f"{folder}/{page}" for folder in LANGUAGES for page in REFERENCES]
DESK = (1280, 900)
PHONE = (360, 740)
# 400 % zoom of a window of 1280 points.
ZOOMED = (320, 256)
# Wide enough for the contents of a page beside it.
WIDE = (1600, 900)
# Seconds until something counts as hanging, also on a machine that is busy with other work.
PATIENCE = 120


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class FirstVisitHandler(QuietHandler):
    """Has a worker that keeps nothing, so that no page comes from another place than the server, and no browser fetches
    the whole site beside a test that is about something else."""

    def do_GET(self):
        if not self.path.endswith("/service-worker.js"):
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", "0")
        self.end_headers()


@functools.cache
def server():
    """The address of the site over HTTP; the server ends with the tests."""
    return serve(FirstVisitHandler)[1]


def serve(handler, site=SITE):
    """A site over HTTP as a handler serves it: the running server, and its address."""
    running = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=site))
    threading.Thread(target=running.serve_forever, daemon=True).start()
    return running, f"http://127.0.0.1:{running.server_port}/"


@functools.cache
def driver():
    """One browser for all tests of a process; it keeps what the pages and the console asked for."""
    options = webdriver.ChromeOptions()
    # The engine alone, without a browser's windows and menus around it, which nobody sees and which take a fifth of the time.
    # Debian's command of this name is a script that starts it: the driver would end the script, and leave the engine.
    options.binary_location = program("/usr/lib/chromium/chromium-headless-shell")
    for argument in ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--hide-scrollbars", "--disable-background-networking", "--disable-extensions", "--no-first-run",
                     "--blink-settings=primaryHoverType=2,availableHoverTypes=2"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    options.add_experimental_option("perfLoggingPrefs", {"enableNetwork": True, "enablePage": False})
    started = webdriver.Chrome(options, webdriver.ChromeService(program("chromedriver")))
    started.set_script_timeout(PATIENCE)
    return started


def program(name):
    path = shutil.which(name)
    if path is None:
        raise FileNotFoundError(f"{name} is not installed")
    return path


def pages(pattern="**/*.html"):
    """The pages that can be read from disk, which those for addresses without a page cannot."""
    return sorted(str(path.relative_to(SITE)) for path in SITE.glob(pattern)
                  if path.name not in ["404.html", "not-kept.html"])


@functools.cache
def sample(pattern="**/*.html"):
    """A few of these pages that together have an element of every class which any of them has: one of each kind and template.
    Each further one is that with most that the others lack; of equals the first."""
    classes = {page: {word for words in re.findall(r' class="([^"]*)"', (SITE / page).read_text()) for word in words.split()}
               for page in pages(pattern) if not page.endswith("/single-page.html")}
    missing = set().union(*classes.values())
    chosen = []
    while missing:
        chosen.append(max(classes, key=lambda page: len(classes[page] & missing)))
        missing -= classes[chosen[-1]]
    return sorted(chosen)


def for_each(**values):
    """A test for each value, or for each combination of values, so that all workers get some."""
    def mark(test):
        test.cases = [dict(zip(values, case)) for case in itertools.product(*values.values())]
        return test
    return mark


class KeepingTest:
    """Forgets what pages of a test keep in the browser; beside a BrowserTest, and before it."""

    def tearDown(self):
        # The page that is left may write once more, so another one is open.
        for base in [SITE.as_uri() + "/", server()]:
            self.browser.get(base + "robots.txt")
            self.script("localStorage.clear()")
        super().tearDown()


class BrowserTest(unittest.TestCase):
    """Every test begins in a window of a desk, in light colours, with nothing stored."""

    def __init_subclass__(cls):
        for name, test in list(vars(cls).items()):
            for case in getattr(test, "cases", []):
                words = re.sub(r"\W+", "_", "_".join(map(str, case.values())))
                setattr(cls, f"{name}_{words}", functools.partialmethod(test, **case))
            if hasattr(test, "cases"):
                delattr(cls, name)

    def setUp(self):
        # Addresses of servers that a test starts for itself, and of other sites.
        self.servers = []
        self.browser = driver()
        # The page of the test before goes first: laying it out anew would be in vain.
        self.browser.get("about:blank")
        self.emulate(DESK)
        self.browser.get_log("browser")
        self.browser.get_log("performance")

    def tearDown(self):
        messages = [entry["message"] for entry in self.browser.get_log("browser")]
        self.assertEqual(messages, [], "messages on the console")
        allowed = (SITE.as_uri() + "/", server(), *self.servers, "data:", "blob:", "about:", "chrome:")
        self.assertEqual([a for a in self.requests() if not a.startswith(allowed)], [], "requests that leave the folder")

    # Getting about

    def emulate(self, size, scheme="light", **features):
        command = self.browser.execute_cdp_cmd
        command("Emulation.setDeviceMetricsOverride",
                {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False})
        # Without smooth scrolling things are where they are at once.
        wanted = {"prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce",
                  **{key.replace("_", "-"): value for key, value in features.items()}}
        command("Emulation.setEmulatedMedia",
                {"features": [{"name": name, "value": value} for name, value in wanted.items()]})

    def open(self, page, base=None):
        """Opens a page from disk, or below another address."""
        self.browser.get((base or SITE.as_uri() + "/") + urllib.parse.quote(page, safe="/#"))

    def script(self, text, *arguments):
        return self.browser.execute_script(text, *arguments)

    def result(self, text, *arguments):
        """What a script comes to that may wait (`await`)."""
        value, error = self.browser.execute_async_script("""
            const done = arguments[arguments.length - 1];
            (async (...arguments) => { %s })(...arguments).then(
                (value) => done([value, null]), (error) => done([null, String(error)]));""" % text, *arguments)
        if error is not None:
            self.fail(error)
        return value

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def press(self, *keys):
        for key in keys:
            webdriver.ActionChains(self.browser).send_keys(getattr(Keys, key, key)).perform()

    def type(self, text):
        """Types a text in one request: between letters that are a second apart a browser forgets those before."""
        webdriver.ActionChains(self.browser).send_keys(text).perform()

    def press_together(self, *keys):
        """Presses the last key while the others are held."""
        held = [getattr(Keys, key) for key in keys[:-1]]
        chain = webdriver.ActionChains(self.browser)
        for key in held:
            chain.key_down(key)
        chain.send_keys(getattr(Keys, keys[-1], keys[-1]))
        for key in held:
            chain.key_up(key)
        chain.perform()

    def wait_for(self, condition):
        """Waits until an expression of JavaScript is true."""
        self.wait_until(lambda: self.script(f"return {condition}"), condition)

    def wait_until(self, condition, message, ignoring=()):
        WebDriverWait(self.browser, PATIENCE, 0.02, ignoring).until(lambda _: condition(), message)

    def arrive(self, wanted, is_beginning=False):
        """Waits until a page of this address has been loaded, or of this path in the site, or one that begins so: after a
        key or a click a browser leaves when it gets to it."""
        def has_arrived():
            is_there = wanted in (self.browser.current_url, self.path) or is_beginning and self.path.startswith(wanted)
            return is_there and self.script("return document.readyState == 'complete'")
        self.wait_until(has_arrived, wanted, ignoring=[WebDriverException])

    def see(self, selector):
        """Waits until an element is displayed, which a picture is when it has been loaded; the element."""
        self.wait_until(lambda: self.one(selector).is_displayed(), selector, ignoring=[WebDriverException])
        return self.one(selector)

    def search(self, words):
        """Opens the search if it is closed, types words and gives the pages that are found, best first."""
        if not self.one("dialog.search").is_displayed():
            self.press("/")
        field = self.one(".search-field input")
        field.clear()
        field.send_keys(words)
        return self.answers()

    def answers(self):
        """The pages that the search shows when it is done, relative to the site and without fragments."""
        self.wait_for("document.querySelector('.search-results').ariaBusy == 'false'")
        links = self.script("return [...document.querySelectorAll('.search-results a')].map(link => link.href)")
        return list(dict.fromkeys(self.relative(link).split("#")[0] for link in links))

    # What a page says of itself

    @property
    def path(self):
        """The page that is shown, relative to the site, with its fragment."""
        return self.relative(self.browser.current_url)

    @staticmethod
    def relative(address):
        """A file of the site by its address, from disk or over HTTP."""
        return urllib.parse.unquote(address.removeprefix(SITE.as_uri() + "/").removeprefix(server()))

    def events(self):
        """What the browser reported since the last time: methods of DevTools with their parameters."""
        messages = [json.loads(entry["message"])["message"] for entry in self.browser.get_log("performance")]
        return [(message["method"], message["params"]) for message in messages]

    def requests(self):
        """The addresses that were asked for since the last time."""
        return [params["request"]["url"] for method, params in self.events() if method == "Network.requestWillBeSent"]

    def check_requests(self, page, base):
        """What was asked for since the last time lies below the site, has all arrived and made no message."""
        events = self.events()
        asked = [params["request"]["url"] for method, params in events if method == "Network.requestWillBeSent"]
        failed = [params["errorText"] for method, params in events
                  if method == "Network.loadingFailed" and not params.get("canceled")]
        refused = [params["response"]["url"] for method, params in events
                   if method == "Network.responseReceived" and params["response"]["status"] >= 400]
        self.assertEqual([address for address in asked if not address.startswith((base, "data:", "blob:"))], [], page)
        self.assertEqual(failed + refused, [], page)
        self.assertEqual([entry["message"] for entry in self.browser.get_log("browser")], [], page)
        return asked

    def wait_for_pictures(self):
        """Waits until all pictures of the page are there, also those below the window."""
        self.script("document.querySelectorAll('img').forEach(image => { image.loading = 'eager'; })")
        self.wait_for("document.readyState == 'complete' && [...document.images].every(image => image.complete)")

    def colour(self, element):
        """Red, green and blue (0 … 255) just inside the top left corner of what an element shows."""
        return self.colour_at(*self.script("""
            const box = arguments[0].getBoundingClientRect();
            return [Math.ceil(box.x + scrollX) + 3, Math.ceil(box.y + scrollY) + 3];""", element))

    def colour_at(self, x, y):
        """The same at a place of the page."""
        picture = base64.b64decode(self.browser.execute_cdp_cmd("Page.captureScreenshot", {
            "captureBeyondViewport": True, "clip": {"x": x, "y": y, "width": 1, "height": 1, "scale": 1}})["data"])
        # The first pixel of a PNG is stored as it is, whatever the filter; its bytes may be in several parts.
        start = picture.index(b"IDAT")
        length = int.from_bytes(picture[start - 4:start], "big")
        return tuple(zlib.decompressobj().decompress(picture[start + 4:start + 4 + length])[1:4])

    @property
    def focused(self):
        return self.browser.switch_to.active_element
