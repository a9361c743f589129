"""A browser, the site from disk and over HTTP, and what tests want to know of a page."""

import atexit
import functools
import http.server
import json
import os
import pathlib
import threading
import unittest
import urllib.parse

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

SITE = pathlib.Path(os.environ["SITE"]).resolve()
DESK = (1280, 900)
PHONE = (360, 740)
# Seconds until something counts as hanging, also on a machine that is busy with other work.
PATIENCE = 300
# 400 % zoom of a window of 1280 points.
ZOOMED = (320, 256)


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@functools.cache
def server():
    """The address of the site over HTTP; the server ends with the tests."""
    return serve(QuietHandler)[1]


def serve(handler):
    """The site over HTTP as a handler serves it: the running server, and its address."""
    running = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=SITE))
    threading.Thread(target=running.serve_forever, daemon=True).start()
    return running, f"http://127.0.0.1:{running.server_port}/"


@functools.cache
def driver():
    """One browser for all tests; it keeps what the pages and the console asked for."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--hide-scrollbars", "--disable-background-networking", "--no-first-run",
                     "--blink-settings=primaryHoverType=2,availableHoverTypes=2"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    started = webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))
    started.set_script_timeout(PATIENCE)
    atexit.register(started.quit)
    return started


def pages(pattern="**/*.html"):
    """The pages that can be read from disk, which those for addresses without a page cannot."""
    return sorted(str(path.relative_to(SITE)) for path in SITE.glob(pattern) if path.name not in ["404.html", "not-kept.html"])


class BrowserTest(unittest.TestCase):
    """Every test begins in a window of a desk, in light colours, with nothing stored."""

    def setUp(self):
        # Addresses of servers that a test starts for itself, and of folders that it makes.
        self.servers = []
        self.browser = driver()
        self.emulate(DESK)
        self.browser.get("about:blank")
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
        wanted = {"prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce", **{key.replace("_", "-"): value for key, value in features.items()}}
        command("Emulation.setEmulatedMedia",
                {"features": [{"name": name, "value": value} for name, value in wanted.items()]})

    def open(self, page, base=None):
        """Opens a page from disk, or below another address."""
        self.browser.get((base or SITE.as_uri() + "/") + urllib.parse.quote(page, safe="/#"))

    def script(self, text, *arguments):
        return self.browser.execute_script(text, *arguments)

    def one(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def press(self, *keys):
        for key in keys:
            webdriver.ActionChains(self.browser).send_keys(getattr(Keys, key, key)).perform()

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
        WebDriverWait(self.browser, PATIENCE, 0.05, ignoring).until(lambda _: condition(), message)

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

    @property
    def focused(self):
        return self.browser.switch_to.active_element
