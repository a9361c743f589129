"""Every page with everything on it asks for files of the site alone, gets them all and says nothing on the console."""

import unittest

from browser import SITE, BrowserTest, pages, server

# One page of each template.
KINDS = ["index.html", "en/index.html", "zh-Hans/safe-area.html", "zh-Hant/macros-audited.html", "both/safe-area.html",
         "en/devices.html", "zh-Hans/rules.html", "en/diagnostics.html", "zh-Hant/scenario-language.html"]


class RequestTests(BrowserTest):
    def check(self, page, base):
        """What the page asked for since the last time, when all of it came from below its site."""
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

    def load_everything(self):
        self.script("document.querySelectorAll('img').forEach(image => { image.loading = 'eager'; })")
        self.wait_for("document.readyState == 'complete' && [...document.images].every(image => image.complete)")

    def test_every_page_stays_in_the_folder(self):
        for base in [SITE.as_uri() + "/", server()]:
            for page in pages():
                self.open(page, base)
                # The single page has the pictures of all others.
                if not page.endswith("/single-page.html"):
                    self.load_everything()
                self.assertGreater(len(self.check(page, base)), 3, page)

    def test_what_opens_stays_in_the_folder(self):
        for base in [SITE.as_uri() + "/", server()]:
            for page in KINDS:
                self.open(page, base)
                self.assertTrue(self.search("safeAreaInsets"), page)
                self.press("ESCAPE")
                pictures = self.all(".picture > a")
                if pictures:
                    self.script("arguments[0].click()", pictures[0])
                    self.wait_for("document.querySelector('dialog.large img').complete")
                    self.press("ESCAPE")
                self.one("button.palette").click()
                self.load_everything()
                self.check(page, base)
                self.script("localStorage.clear()")


if __name__ == "__main__":
    unittest.main()
