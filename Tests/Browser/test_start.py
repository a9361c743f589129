"""The start page: its first screen is a figure that follows the controls above it, from disk and over HTTP."""

import re

from selenium.webdriver.support.ui import Select

from axe import AccessTest
from browser import DESK, KeepingTest, for_each, server

PHONE = (390, 844)
# What the picture says of itself.
SAID = "return document.querySelector('.hero .live svg')?.ariaLabel"


class StartTests(KeepingTest, AccessTest):
    def tearDown(self):
        self.browser.execute_cdp_cmd("Emulation.setUserAgentOverride", {"userAgent": "", "acceptLanguage": "en"})
        super().tearDown()

    def choose_device(self, name):
        Select(self.one("select[name=device]")).select_by_visible_text(name)

    def expect_picture(self, *words):
        """Waits until the picture says these words."""
        self.wait_until(lambda: all(word in (self.script(SAID) or "") for word in words), f"{words}, not {self.script(SAID)}")

    @for_each(size=[DESK, PHONE], base=["disk", "server"])
    def test_the_picture_follows_its_controls_and_nothing_moves(self, size, base):
        self.emulate(size)
        self.open("index.html", None if base == "disk" else server())
        self.wait_for("document.querySelector('.hero img').complete")
        self.assertEqual([one for one in self.requests() if "engine" in one or ".live." in one], [])
        place = "const box = document.querySelector('h1').getBoundingClientRect(); return [box.top + scrollY, box.left]"
        before = self.script(place)
        self.choose_device("iPhone 17 Pro")
        self.expect_picture("iPhone 17 Pro", "iOS 26", "116")
        self.script("document.querySelector('input[name=\"tabBar.isHidden\"]').click()")
        self.expect_picture("34 at the bottom")
        # A device that never ran the system shows one that it ran.
        self.choose_device("iPhone 16")
        self.script("document.querySelector('input[value=\"18\"]').click()")
        self.expect_picture("iPhone 16 in portrait, iOS 18", "97.667")
        self.choose_device("iPhone 17")
        self.expect_picture("iPhone 17 in portrait, iOS 27")
        self.assertTrue(self.one("input[value='18']").get_property("disabled"))
        self.assertEqual(self.script(place), before)
        self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), size[0])

    @for_each(size=[PHONE, (390, 664)])
    def test_picture_and_controls_fit_the_screen_of_a_phone(self, size):
        self.emulate(size)
        self.open("index.html")
        self.assertLessEqual(self.script("return document.querySelector('.hero-stage').getBoundingClientRect().bottom"), size[1])
        self.assertEqual(self.script("""
            return [...document.querySelectorAll('.choices :is(select, label)')].filter((one) => one.getBoundingClientRect().height < 44).length"""), 0)

    def test_the_sentence_stands_below_the_picture_in_the_first_screen(self):
        self.emulate((1280, 800))
        self.open("index.html")
        self.assertLess(self.script("return document.querySelector('.summary').getBoundingClientRect().top"), 800)

    @for_each(size=[DESK, PHONE], page=["index", "en/index", "zh-Hans/index"])
    def test_each_door_has_one_field_or_one_link_and_shows_its_example(self, size, page):
        self.emulate(size)
        self.open(f"{page}.html")
        self.wait_for("[...document.querySelectorAll('form.ask')].every((form) => !form.hidden)")
        doors = self.script("""
            return [...document.querySelectorAll(".door")].map((door) => {
                const seen = [...door.querySelectorAll("input, a")].filter((one) => one.checkVisibility());
                const cut = seen.filter((one) => one.matches("input")).filter((field) => {
                    const canvas = document.createElement("canvas").getContext("2d");
                    canvas.font = getComputedStyle(field).font;
                    return canvas.measureText(field.placeholder).width > field.clientWidth - 18;
                });
                return [seen.length, cut.length];
            });""")
        self.assertGreaterEqual(len(doors), 5)
        self.assertEqual([door for door in doors if door != [1, 0]], [])

    def test_without_script_it_is_a_picture_with_links(self):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.open("index.html")
            self.assertFalse(self.one("form.choices").is_displayed())
            self.assertTrue(self.one(".hero img").is_displayed())
            self.assertTrue(all(link.is_displayed() for link in self.all(".door a")))
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_an_engine_that_does_not_load_is_one_sentence_and_the_picture_stays(self):
        self.browser.execute_cdp_cmd("Network.enable", {})
        self.browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*engine.js"]})
        try:
            self.open("index.html", server())
            self.choose_device("iPhone 17 Pro")
            self.wait_for("document.querySelector('.hero-state').textContent.includes('could not be loaded')")
            self.assertTrue(self.one(".hero img").is_displayed())
        finally:
            self.browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        self.browser.get_log("browser")
        # It is tried again.
        self.choose_device("iPhone 16 Pro")
        self.expect_picture("iPhone 16 Pro")

    def test_the_picture_speaks_the_language_of_its_reader(self):
        self.browser.execute_cdp_cmd("Emulation.setUserAgentOverride", {"userAgent": "test", "acceptLanguage": "zh-CN"})
        self.open("index.html")
        self.choose_device("iPhone 17 Pro")
        self.expect_picture("116")
        self.assertRegex(self.script(SAID), "[\u4e00-\u9fff]")

    @for_each(size=[DESK, PHONE], scheme=["light", "dark"])
    def test_it_is_accessible(self, size, scheme):
        self.emulate(size, scheme)
        self.open("index.html")
        self.choose_device("iPhone 17 Pro")
        self.expect_picture("116")
        self.expect_access("index")

    def test_it_is_used_by_keys_alone(self):
        self.open("index.html")
        self.script("document.querySelector('select[name=device]').focus()")
        self.press("TAB", "ARROW_RIGHT")
        self.expect_picture("iOS 27")
        self.press("TAB", " ")
        self.expect_picture("iOS 27", "59 at the top")

    # MARK: What people come to do

    def test_the_top_inset_of_another_device_takes_one_action_on_a_phone(self):
        self.emulate(PHONE)
        self.open("index.html")
        self.choose_device("iPhone 15 Pro Max")
        self.expect_picture("iPhone 15 Pro Max")
        inset = re.search(r"is (\d+(?:\.\d+)?) at the top", self.script(SAID)).group(1)
        self.assertIn(inset, self.script("return [...document.querySelectorAll('.hero .live text')].map((text) => text.textContent).join(' ')"))
        box = self.script("const { top, bottom } = document.querySelector('.hero .live').getBoundingClientRect(); return [top, bottom]")
        self.assertTrue(box[0] >= 0 and box[1] <= PHONE[1], box)

    @for_each(base=["disk", "server"])
    def test_a_pasted_scenario_with_a_label_and_its_frame_takes_three_actions(self, base):
        self.emulate(PHONE)
        self.open("index.html", None if base == "disk" else server())
        # One: the lab. Two: the text. Three: another text in its place.
        self.script("document.querySelector('.door a[href$=\"en/lab.html\"]').click()")
        self.arrive("en/lab.html", is_beginning=True)
        self.wait_for("document.querySelector('.lab .live-stage svg')")
        self.one("[data-part=text]").click()
        self.script("""
            const text = document.querySelector("[data-part=text]");
            text.value = arguments[0];
            text.dispatchEvent(new Event("input", { bubbles: true }));""",
            "device: iPhone 17\nos: 26\nroot: {viewController: {view: [{label: {name: hello, frame: [16, 80, 200, 24]}}]}}\n")
        self.wait_for("document.querySelector('[data-value=\"hello.frame\"]')?.innerText.includes('16, 80, 200, 24')")
        self.assertEqual(self.all("[data-part=values] .changed"), [])

    def test_the_lab_opens_with_what_was_chosen(self):
        self.open("index.html", server())
        self.choose_device("iPhone 17 Pro")
        self.expect_picture("116")
        self.wait_for("document.querySelector('.hero-lab').hash.startsWith('#s=')")
        self.script("document.querySelector('.hero-lab').click()")
        self.wait_for("document.querySelector('[data-part=text]')?.value.includes('iPhone 17 Pro')")
