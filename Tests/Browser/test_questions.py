"""A picture that one can question: its parts one at a time, two over each other, values and parts that light up together."""

from browser import DESK, PHONE, BrowserTest, for_each

NOTE = "safe-area"
FIGURE = "#figure-safe-landscape-bottom"


class QuestionTests(BrowserTest):
    def show(self, size=DESK, scheme="light", folder="en"):
        self.emulate(size, scheme)
        self.open(f"{folder}/{NOTE}.html#per-device")
        self.script(f"document.querySelector('{FIGURE}').scrollIntoView({{behavior: 'instant'}})")
        self.wait_for(f"document.querySelector('{FIGURE} .picture > a img').naturalWidth > 0")
        self.buttons = self.all(f"{FIGURE} .choice button")

    def is_shown(self, part):
        return self.one(f"{FIGURE} {part}").is_displayed()

    def pressed(self):
        return [button.text for button in self.buttons if button.get_attribute("aria-pressed") == "true"]

    @for_each(size=[DESK, PHONE, (1440, 900)], folder=["en", "zh-Hans"])
    def test_a_part_is_shown_alone_and_the_whole_again(self, size, folder):
        self.show(size, folder=folder)
        self.assertEqual([button.text for button in self.buttons][1:], ["iOS 18", "iOS 26"])
        self.assertTrue(self.is_shown(".picture > a"))
        self.script("arguments[0].click()", self.buttons[2])
        self.assertEqual(self.pressed(), ["iOS 26"])
        self.assertEqual((self.is_shown(".picture > a"), self.is_shown(".stage")), (False, True))
        box, room = self.script(f"""
            return ['.stage .part', '.picture'].map(part => document.querySelector('{FIGURE} ' + part).getBoundingClientRect().width)""")
        self.assertGreater(box, 150)
        self.assertLessEqual(box, room)
        self.script("arguments[0].click()", self.buttons[0])
        self.assertTrue(self.is_shown(".picture > a"))

    @for_each(size=[DESK, PHONE, (1280, 800)], folder=["en", "zh-Hans"])
    def test_choosing_a_part_moves_no_button_and_shows_it_larger(self, size, folder):
        self.show(size, folder=folder)

        def places():
            return self.script(f"""
                return [...document.querySelectorAll('{FIGURE} .tools-of-parts button')]
                    .map(button => {{ const box = button.getBoundingClientRect(); return [box.left, box.width]; }})""")

        whole = self.script(f"""
            const image = document.querySelector('{FIGURE} .picture > a img');
            return image.clientWidth / (image.currentSrc.endsWith('.narrow.svg') ? document.querySelector('{FIGURE} source').getAttribute('width') : image.getAttribute('width'))""")
        before = places()
        for button in self.buttons[1:]:
            self.script("arguments[0].click()", button)
            self.assertEqual(places(), before)
            shown = self.script(f"""
                const entry = document.querySelector('{FIGURE} .choice [aria-pressed=true]');
                const place = [...entry.parentElement.children].indexOf(entry) - 1;
                const part = document.querySelectorAll('{FIGURE} ul.parts > li')[place];
                const isNarrow = document.querySelector('{FIGURE} .picture > a img').currentSrc.endsWith('.narrow.svg');
                const width = Number((isNarrow && part.dataset.narrow || part.dataset.wide).split(' ')[2]);
                return document.querySelector('{FIGURE} .part').getBoundingClientRect().width / width""")
            self.assertGreaterEqual(shown, whole - 0.01)
        self.script("arguments[0].click()", self.buttons[0])
        self.assertEqual(places(), before)

    def test_comparing_is_offered_before_a_part_is_chosen(self):
        self.show()
        over = self.one(f"{FIGURE} .over")
        self.assertTrue(over.is_displayed())
        self.script("arguments[0].click()", over)
        self.assertEqual(self.pressed(), ["iOS 26"])
        self.assertEqual(len(self.all(f"{FIGURE} .stage .part")), 2)

    @for_each(folder=["en", "zh-Hans"])
    def test_values_below_a_picture_are_one_line_until_opened(self, folder):
        self.show(folder=folder)
        self.assertFalse(self.is_shown(".values"))
        self.one(f"{FIGURE} .facts-folded > summary").click()
        self.assertTrue(self.is_shown(".values"))

    def test_parts_are_gone_through_one_by_one_with_the_keyboard(self):
        self.show()
        forth = self.one(f"{FIGURE} .on")
        self.script("arguments[0].focus()", forth)
        for expected in ["iOS 18", "iOS 26", "iOS 18"]:
            self.press("ENTER")
            self.assertEqual(self.pressed(), [expected])
            self.assertEqual(self.one(f"{FIGURE} .question [role=status]").get_attribute("textContent"), expected)

    def test_two_parts_lie_over_each_other_up_to_the_slider(self):
        self.show()
        self.script("arguments[0].click()", self.buttons[2])
        self.script("arguments[0].click()", self.one(f"{FIGURE} .over"))
        slider = self.one(f"{FIGURE} .cut")
        self.script("arguments[0].focus()", slider)
        for key, edge in [("HOME", "0%"), ("END", "100%")]:
            self.press(key)
            cut = self.script(f"return document.querySelector('{FIGURE} .stage').lastElementChild.style.clipPath")
            self.assertIn(edge, cut)
        self.assertEqual(len(self.all(f"{FIGURE} .stage .part")), 2)

    def test_a_row_of_values_and_its_part_light_up_together(self):
        self.show()
        self.script(f"document.querySelector('{FIGURE} .facts-folded').open = true")
        row = self.one(f"{FIGURE} .values-matrix tbody tr:nth-child(2)")
        self.script("arguments[0].focus()", row)
        self.assertTrue(self.is_shown(".lit"))
        mark, image = self.script(f"""
            return ['.lit', '.picture > a img'].map(part => {{
                const box = document.querySelector('{FIGURE} ' + part).getBoundingClientRect();
                return [box.left, box.right];
            }})""")
        middle = (image[0] + image[1]) / 2
        self.assertGreater(mark[0], middle - 10)
        self.assertLessEqual(mark[1], image[1] + 2)
        self.script("arguments[0].blur()", row)
        self.assertFalse(self.is_shown(".lit"))

    def test_pictures_are_whole_without_script(self):
        command = self.browser.execute_cdp_cmd
        command("Emulation.setScriptExecutionDisabled", {"value": True})
        self.addCleanup(command, "Emulation.setScriptExecutionDisabled", {"value": False})
        self.open("en/recipes-bars.html")
        self.assertGreater(len(self.all(".picture > ul.parts")), 5)
        self.assertEqual([part for part in self.all(".picture > ul.parts") if part.is_displayed()], [])
        self.assertTrue(all(link.is_displayed() for link in self.all(".figure:not(.figure-folded) .picture > a")[:4]))
