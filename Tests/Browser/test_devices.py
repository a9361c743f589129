"""The table of devices: whole without script, light, filtered, sorted and copied with one."""

import csv
import io
import json

from browser import SITE, BrowserTest, for_each, server

SIZES = [(320, 740), (360, 740), (768, 900), (1440, 900)]


class DeviceTests(BrowserTest):
    def choose(self, **values):
        """Sets filters, and says which devices are left."""
        for name, value in values.items():
            self.script("""
                const field = document.querySelector('form.filters').elements[arguments[0]];
                field.value = arguments[1];
                field.dispatchEvent(new Event('input', { bubbles: true }));""", name, value)
        return self.script("return [...document.querySelectorAll('.matrix tbody')].filter(body => body.checkVisibility()).map(body => body.id)")

    def texts(self, selector):
        return self.script("return [...document.querySelectorAll(arguments[0])].filter(one => one.checkVisibility()).map(one => one.innerText)", selector)

    def test_the_pages_are_light(self):
        for page in ["en/devices.html", "zh-Hans/devices.html"]:
            self.assertLess((SITE / page).stat().st_size, 150_000)
            self.open(page)
            self.assertLess(self.script("return document.querySelectorAll('*').length"), 4200)
        self.assertLess((SITE / "en/devices/iphone-15-pro.html").stat().st_size, 60_000)

    @for_each(page=["en/devices", "zh-Hans/devices", "zh-Hant/devices", "en/devices/iphone-15-pro", "zh-Hans/sources"])
    def test_no_page_is_wider_than_the_window(self, page):
        for size in SIZES:
            self.emulate(size)
            self.open(f"{page}.html")
            self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), size[0], size)

    @for_each(page=["en/devices", "zh-Hans/devices"])
    def test_the_table_is_whole_without_script(self, page):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.open(f"{page}.html")
            self.assertFalse(self.one("form.filters").is_displayed())
            self.assertEqual(len(self.all(".matrix tbody")) * 2, len(self.all(".matrix tbody tr")))
            self.assertTrue(self.one("#iphone-15-pro tr").is_displayed())
            self.assertEqual(self.all(".matrix button"), [])
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    @for_each(page=["en/devices", "zh-Hans/devices"])
    def test_devices_are_filtered(self, page):
        for base in [None, server()]:
            self.open(f"{page}.html", base)
            everything = self.choose()
            self.assertGreater(len(everything), 90)
            self.assertTrue(all(device.startswith("ipad") for device in self.choose(family="iPad")))
            self.assertEqual(self.choose(family="iPhone", year="2023"), ["iphone-15", "iphone-15-plus", "iphone-15-pro", "iphone-15-pro-max"])
            self.assertEqual(self.choose(year="", version="10", cutout="notch"), [])
            self.assertNotIn("iphone-x", self.choose(version="26"))
            self.assertIn("iphone-x", self.choose(version="12"))
            self.assertIn("iphone-x", self.choose(version="", cutout="", inset="44"))
            self.assertNotIn("iphone-15", self.choose())
            self.assertIn("62", self.texts(".shown")[0] + " 62")
            self.assertEqual(self.choose(family="", inset=""), everything)

    def test_a_chosen_version_shows_its_own_values(self):
        self.open("en/devices.html")
        self.choose(version="18")
        eighteen = self.texts("#iphone-16-pro tr:first-child td")
        self.choose(version="26")
        self.assertNotEqual(self.texts("#iphone-16-pro tr:first-child td"), eighteen)
        self.assertTrue(all("\n" not in text for text in eighteen), eighteen)

    @for_each(page=["en/devices", "zh-Hans/devices"])
    def test_columns_are_sorted_with_the_keyboard(self, page):
        self.open(f"{page}.html")
        heads = self.all(".matrix thead th")
        self.assertEqual([head.get_attribute("data-names").split(" ")[0] for head in heads][:4], ["device", "orientation", "safeAreaTop", "screenWidth"])
        self.assertEqual(self.one("[data-names=year]").get_attribute("aria-sort"), "descending")
        button = heads[3].find_element("css selector", "button")
        widths = []
        for order in ["ascending", "descending"]:
            self.script("arguments[0].focus()", button)
            self.press("ENTER")
            self.assertEqual([head.get_attribute("aria-sort") for head in heads if head.get_attribute("aria-sort")], [order])
            widths.append([float(text.split()[0]) for text in self.texts(".matrix tbody tr:first-child td:nth-child(4)")])
        self.assertEqual(widths[0], sorted(widths[0]))
        self.assertEqual(widths[1], sorted(widths[0], reverse=True))
        self.assertEqual(len(self.all(".matrix tbody tr:first-child th[rowspan]")), len(widths[0]))

    def copies(self, form):
        self.script("arguments[0].click()", self.one(f"[data-form={form}]"))
        self.wait_for("document.querySelector('.copy-state').textContent")
        return self.script("return document.querySelector('.copy-text').value")

    def test_copies_without_a_clipboard_stand_in_a_box(self):
        self.open("en/devices.html")
        self.script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
        self.choose(family="iPhone", year="2023")
        rows = json.loads(self.copies("json"))
        self.assertTrue(self.one(".copy-text").is_displayed())
        newest = next(row for row in rows if row["device"] == "iPhone 15 Pro" and row["orientation"] == "portrait")
        self.assertEqual([newest[name] for name in ["lastOS", "year", "scale", "screenWidth", "screenHeight"]], [27, 2023, 3, 393, 852])
        self.assertEqual([newest["safeArea" + edge] for edge in ["Top", "Left", "Bottom", "Right"]], [59, 0, 34, 0])
        self.assertEqual(len({row["device"] for row in rows}), 4)
        table = list(csv.DictReader(io.StringIO(self.copies("csv"))))
        self.assertEqual([line["device"] for line in table], [row["device"] for row in rows])
        self.assertEqual(table[0]["safeAreaTop"], str(rows[0]["safeAreaTop"]))
        swift = self.copies("swift")
        self.assertEqual(swift.count("    DeviceMetrics("), len(rows))
        self.assertIn('device: "iPhone 15 Pro", orientation: "portrait"', swift)

    @for_each(page=["en", "zh-Hans"])
    def test_a_device_has_a_page_with_its_picture(self, page):
        self.open(f"{page}/devices.html")
        self.script("document.querySelector('#iphone-15-pro a').click()")
        self.arrive(f"{page}/devices/iphone-15-pro.html")
        self.wait_for_pictures()
        self.assertGreater(self.script("return document.querySelector('.display img').naturalWidth"), 100)
        self.script("document.querySelector('.cited a').click()")
        self.arrive(f"{page}/sources.html#source-", is_beginning=True)
        self.assertTrue(self.script("return !!document.querySelector(':target')"))
