"""The reader's own device: what figures and quoted numbers say of it, from disk and over HTTP."""

import json
import os
import re
import subprocess
import tempfile

from selenium.webdriver.support.ui import Select

from axe import AccessTest
from browser import DESK, PHONE, KeepingTest, for_each, server

PAGE = "en/safe-area.html"
CHOSEN = json.dumps({"device": "iPhone 17 Pro", "system": "26"})
LINES = "return [...document.querySelectorAll('.mine-line')].map((line) => line.textContent)"


class MyDeviceTests(KeepingTest, AccessTest):
    def open_with(self, kept, page=PAGE, base=None):
        """Opens a page with something kept in the browser."""
        self.open("robots.txt", base)
        self.script("localStorage.setItem('my-device', arguments[0])", kept)
        self.open(page, base)

    def first_line(self):
        """The line of the first figure, when it is there."""
        self.script("document.querySelector('button.mine').closest('figure').scrollIntoView()")
        self.wait_for("document.querySelector('.mine-line')")
        return self.script(LINES)[0]

    def test_nothing_chosen_loads_nothing(self):
        self.open(PAGE)
        self.wait_for("document.readyState == 'complete'")
        self.assertIsNone(self.script("return window.liveFigures ?? null"))
        self.assertEqual(self.script(LINES), [])

    @for_each(page=[PAGE, "zh-Hans/safe-area.html", "both/safe-area.html"], base=["disk", "server"], size=[DESK, PHONE])
    def test_a_device_is_chosen_below_a_figure_and_kept(self, page, base, size):
        self.emulate(size)
        base = None if base == "disk" else server()
        self.open(page, base)
        self.script("const button = document.querySelector('button.mine'); button.scrollIntoView(); button.click()")
        self.wait_for("document.querySelector('.mine-form select')?.length")
        Select(self.one(".mine-form [name=device]")).select_by_visible_text("iPhone 17 Pro")
        Select(self.one(".mine-form [name=system]")).select_by_value("26")
        self.one(".mine-form [type=submit]").click()
        self.assertIn("iPhone 17 Pro · iOS 26", self.first_line())
        self.open(page, base)
        self.assertIn("iPhone 17 Pro · iOS 26", self.first_line())
        self.assertEqual(self.script("return document.documentElement.scrollWidth <= innerWidth"), True)
        self.script("document.querySelector('button.mine').click()")
        self.see(".mine-form .forget").click()
        self.assertEqual(self.script(LINES), [])
        self.assertIsNone(self.script("return localStorage.getItem('my-device')"))

    @for_each(chosen=[("iPhone 17 Pro", "26"), ("iPhone SE (3rd generation)", "18"), ("iPhone Duo (inner display)", "27")])
    def test_lines_have_what_the_tool_computes(self, chosen):
        device, system = chosen
        self.open_with(json.dumps({"device": device, "system": system}), "en/safe-area.html")
        self.wait_for("window.myDevice")
        answers = self.result("""
            const [device, system] = arguments;
            const buttons = [...document.querySelectorAll("button.change")];
            const { Engine, load, textsByFigure } = window.liveFigures;
            const engine = await Engine.of("../", "en");
            const found = [];
            for (const button of buttons) {
                await load(button.dataset.source);
                const [text] = textsByFigure.get(button.dataset.figure);
                const heads = button.closest("figure").querySelectorAll("table.values:not(.values-matrix) th code");
                const values = [...heads].map((code) => code.textContent);
                found.push(await engine.ask({ ask: "place", text, device, system, values }));
            }
            return found;""", device, system)
        compared = 0
        for answer in answers:
            if "none" in answer:
                continue
            with tempfile.NamedTemporaryFile("w", suffix=".yaml", encoding="utf-8") as file:
                file.write(answer["text"])
                file.flush()
                lines = subprocess.run([os.environ["TOOL"], "eval", file.name], capture_output=True, text=True).stdout
            computed = dict(re.split(r"  +", line.strip())[:2] for line in lines.splitlines() if re.search(r"\S  +\S", line))
            for path, _, here in answer["values"]:
                if path in computed:
                    self.assertEqual(here, computed[path], path)
                    compared += 1
        self.assertGreater(compared, 5)

    def test_a_figure_of_something_else_says_so_and_has_no_values(self):
        for page, said in [("en/ipad-windows.html", "another kind of device"), ("en/guides-to-safe-area.html", "past system")]:
            self.open_with(CHOSEN, page)
            for button in self.all("button.mine"):
                self.script("arguments[0].scrollIntoView({ block: 'center' })", button)
            self.wait_until(lambda: any(said in line for line in self.script(LINES)), said)
            self.assertEqual([line for line in self.script(LINES) if said in line and "," in line.split(": ", 1)[1]], [])

    def test_the_picture_comes_by_a_tap_and_goes_by_another(self):
        self.open_with(CHOSEN)
        self.first_line()
        button = self.one(".mine-line button")
        button.click()
        self.wait_for("document.querySelector('.mine-line .live svg')")
        self.assertIn("iPhone 17 Pro", self.one(".mine-line .live svg").get_attribute("aria-label"))
        self.one(".mine-line button").click()
        self.assertEqual(self.all(".mine-line .live"), [])

    def test_a_quoted_number_shows_the_reader_s_value_on_focus(self):
        self.open_with(CHOSEN, "en/ios-26.html")
        self.wait_for("window.myDevice")
        self.script("document.querySelector('data a[href^=\"#why-ios26-screen-view\"]').focus()")
        self.wait_for("document.querySelector('.mine-number')?.isConnected")
        self.assertIn("iPhone 17 Pro · iOS 26: 116", self.one(".mine-number").text)
        self.assertEqual(self.script("return document.activeElement.getAttribute('aria-describedby')"), "my-number")
        self.press("ESCAPE")
        self.assertEqual(self.all(".mine-number"), [])

    @for_each(page=["en/errata.html", "zh-Hans/guides-to-safe-area.html"], base=["disk", "server"])
    def test_a_number_of_another_page_s_figure_shows_the_reader_s_value(self, page, base):
        self.open_with(CHOSEN, page, None if base == "disk" else server())
        self.wait_for("window.myDevice")
        said = []
        for link in self.all("data[data-figure] a"):
            self.script("arguments[0].focus()", link)
            self.wait_for("document.activeElement.getAttribute('aria-describedby') == 'my-number'")
            said.append(self.one(".mine-number").text)
        self.assertTrue(any(re.fullmatch(r"iPhone 17 Pro · iOS 26: [\d., ?]+", one) for one in said), said)

    @for_each(language=["en", "zh-Hans"])
    def test_the_table_of_devices_marks_the_reader_s(self, language):
        page = f"{language}/devices.html"
        self.open(page)
        self.assertFalse(self.one(".mine-place").is_displayed())
        self.open_with(CHOSEN, page)
        self.one(".mine-place a").click()
        self.assertEqual(self.script("return document.querySelector('tbody:target').className"), "mine-row")
        self.assertEqual(self.one("tbody:target th a").text, "iPhone 17 Pro")

    @for_each(page=["en/devices.html", "zh-Hans/devices.html"], base=["disk", "server"])
    def test_a_search_for_one_s_own_phone_means_the_device(self, page, base):
        self.open_with(CHOSEN, page, None if base == "disk" else server())
        own = "我的手机上 54" if page.startswith("zh") else "54 on my phone"
        self.assertTrue(any(found.endswith("#iphone-17-pro") or "iphone-17-pro.html" in found for found in self.number_links(own)))
        self.assertEqual(self.number_links(own), self.number_links("54 iPhone 17 Pro"))
        self.assertEqual({link.split("/")[-1] for link in self.number_links("54 pt iPhone X")}, set())
        # Where many have a number, the reader's comes first.
        first = self.number_links("54")[0]
        self.assertTrue(first.endswith("iphone-17-pro"), first)

    def number_links(self, words):
        self.search(words)
        return self.script("return [...document.querySelectorAll('.search-numbers a')].map((link) => link.href)")

    def test_my_phone_is_two_words_where_no_device_is_chosen(self):
        self.open("en/devices.html")
        self.assertEqual(self.number_links("54 on my phone"), [])
        self.assertGreater(len(self.number_links("54")), 1)

    def test_one_number_on_many_devices_begins_with_the_reader_s(self):
        self.open_with(CHOSEN, "en/lab.html")
        self.wait_for("document.querySelector('form.live-matrix')?.hidden === false && document.querySelector('.live-stage svg')")
        self.one("form.live-matrix [name=path]").send_keys("view.safeAreaInsets.top")
        self.one("form.live-matrix [type=submit]").click()
        self.see("form.live-matrix table")
        rows = self.script("return [...document.querySelectorAll('form.live-matrix tr')].slice(1, 3).map((row) => [row.className, row.cells[0].textContent])")
        self.assertEqual(rows[0], ["mine-row", "iPhone 17 Pro"])
        self.assertEqual(rows[1][0], "")

    @for_each(kept=["{", "[]", '{"device": 1}', '{"device": "iPhone 17 Pro", "system": "x"}', '"x"'])
    def test_what_is_kept_and_damaged_changes_nothing(self, kept):
        self.open_with(kept)
        self.wait_for("document.readyState == 'complete'")
        self.assertIsNone(self.script("return window.liveFigures ?? null"))
        self.script("const button = document.querySelector('button.mine'); button.scrollIntoView(); button.click()")
        self.wait_for("document.querySelector('.mine-form select')?.length")
        self.assertEqual(self.script(LINES), [])

    @for_each(device=["iPhone 99", "iPhone 17 Pro"])
    def test_a_device_or_system_that_the_site_has_not_is_said(self, device):
        self.open_with(json.dumps({"device": device, "system": "11"}))
        self.assertIn("does not know", self.first_line())

    def test_without_storage_the_choice_lasts_for_the_page_and_that_is_said(self):
        source = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
        added = self.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})["identifier"]
        try:
            self.open(PAGE)
            self.script("document.querySelector('button.mine').click()")
            self.wait_for("document.querySelector('.mine-form select')?.length")
            self.script("document.querySelector('.mine-form').requestSubmit()")
            self.wait_for("document.querySelector('.mine-form [role=status]')?.textContent.includes('keeps nothing')")
            self.first_line()
        finally:
            self.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": added})

    def test_an_engine_that_does_not_load_leaves_the_page_as_it_was(self):
        self.browser.execute_cdp_cmd("Network.enable", {})
        self.browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*assets/engine.js"]})
        try:
            self.open(PAGE, server())
            self.script("document.querySelector('button.mine').click()")
            self.wait_for("document.querySelector('.mine-form [role=status]')?.textContent.includes('could not be loaded')")
            self.assertEqual(self.script(LINES), [])
        finally:
            self.browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        # The browser tells developers which file was missing.
        self.browser.get_log("browser")

    @for_each(page=[PAGE, "zh-Hans/safe-area.html"])
    def test_everybody_can_use_it(self, page):
        self.open_with(CHOSEN, page)
        self.first_line()
        self.script("document.querySelector('button.mine').click()")
        self.wait_for("document.querySelector('.mine-form select')?.length")
        self.expect_access(page)
