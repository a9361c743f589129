"""Figures that readers change, and the lab: the engine in the page, from disk and over HTTP."""

import base64
import json
import os
import time
import zlib

from axe import AccessTest
from browser import DESK, KeepingTest, PATIENCE, PHONE, SITE, WIDE, for_each, server

SIZES = [(320, 740), (360, 740), (768, 900), (1440, 900)]
NOTES = ["en/safe-area", "zh-Hans/safe-area", "zh-Hant/safe-area", "both/safe-area"]
LABS = ["en/lab", "zh-Hans/lab", "zh-Hant/lab"]


def packed(text):
    """A scenario as a link carries it."""
    deflate = zlib.compressobj(wbits=-15)
    return base64.urlsafe_b64encode(deflate.compress(text.encode()) + deflate.flush()).decode().rstrip("=")


class LiveTests(KeepingTest, AccessTest):
    def open_figure(self, page, base=None):
        """Opens the first figure of a page that can be changed."""
        self.open(f"{page}.html", base)
        self.script("document.querySelector('button.change').click()")
        self.shown(".figure .live-stage svg")

    def open_lab(self, page, base=None, fragment=""):
        # A fragment alone would not load the page anew.
        self.browser.get("about:blank")
        self.browser.get(f"{base or SITE.as_uri() + '/'}{page}.html{fragment}")
        self.shown(".lab .live-panel .live-controls")

    def shown(self, selector):
        """Waits until there is an element."""
        self.wait_for(f"document.querySelector({json.dumps(selector)})")

    def choose(self, path, value):
        """Sets a property by its control, as soon as there is one."""
        self.shown(f"[data-path={json.dumps(path)}]")
        self.script("""
            const field = document.querySelector(`[data-path="${CSS.escape(arguments[0])}"]`).querySelector("select, input");
            field.value = arguments[1];
            field.dispatchEvent(new Event("change", { bubbles: true }));""", path, value)

    def values(self):
        return self.script("""
            return Object.fromEntries([...document.querySelectorAll("[data-part=values] tr:has(code)")].map((row) =>
              [row.querySelector("code").textContent, row.querySelector("td").firstChild.textContent]))""")

    def wait_value(self, path, value):
        self.wait_until(lambda: self.values().get(path) == value, f"{path} has to become {value}, is {self.values()}")

    def act(self, name):
        self.script("document.querySelector(`button[data-act=${arguments[0]}]`).click()", name)

    def test_nothing_is_loaded_before_a_reader_asks(self):
        self.open("en/safe-area.html")
        self.wait_for_pictures()
        self.assertEqual([one for one in self.requests() if "engine" in one or "live" in one], [])

    @for_each(page=NOTES)
    def test_a_figure_follows_what_is_chosen(self, page):
        for base in [None, server()]:
            self.open_figure(page, base)
            self.wait_value("view.safeAreaInsets", "88, 0, 83, 0")
            self.choose("device", "iPhone 8")
            self.wait_value("view.safeAreaInsets", "64, 0, 49, 0")
            self.assertIn("claims-fail", self.one("[data-part=claims]").get_attribute("class"))
            # In one step, as the table may be made anew between two.
            self.assertTrue(self.script("return document.querySelector('.live-panel td.changed').textContent"))
            self.act("undo")
            self.wait_value("view.safeAreaInsets", "88, 0, 83, 0")
            self.assertNotIn("claims-fail", self.one("[data-part=claims]").get_attribute("class"))
            self.act("redo")
            self.wait_value("view.safeAreaInsets", "64, 0, 49, 0")
            self.act("reset")
            self.wait_value("view.safeAreaInsets", "88, 0, 83, 0")

    @for_each(page=["en/safe-area", "zh-Hans/safe-area"])
    def test_two_states_differ_by_cause(self, page):
        self.open_figure(page)
        self.act("keep")
        self.choose("device", "iPhone 8")
        self.shown(".live-differences details")
        self.assertEqual(len(self.all(".live-stage figure")), 2)
        self.assertIn("34", self.one(".live-differences").get_attribute("textContent"))
        self.act("forget")
        self.wait_until(lambda: len(self.all(".live-stage figure")) == 1, "one picture")

    def test_a_value_is_explained(self):
        self.open_figure("en/safe-area")
        self.wait_value("view.safeAreaInsets", "88, 0, 83, 0")
        self.script("document.querySelector('[data-part=values] td button').click()")
        self.shown(".live-why pre")
        self.assertIn("safe-area.", self.one(".live-why pre").text)

    @for_each(page=LABS)
    def test_the_lab_follows_its_text(self, page):
        for base in [None, server()]:
            self.open_lab(page, base)
            self.shown(".live-stage svg")
            # As somebody who types; a text that nobody is in follows the answers, one of which may be under way.
            self.script("""
                const text = document.querySelector("[data-part=text]");
                text.focus();
                text.value = "device: iPhone X\\nos: 11\\nroot: {navigationController: {viewController: {}}}\\n";
                text.dispatchEvent(new Event("input"));""")
            self.wait_value("view.safeAreaInsets", "88, 0, 34, 0")
            # Half a text keeps the picture, and tells where it is wrong.
            self.script("""
                const text = document.querySelector("[data-part=text]");
                text.focus();
                text.value = "device: iPhone X\\nos: 11\\nroot: {navigationController: {viewControler: {}}}\\n";
                text.dispatchEvent(new Event("input"));""")
            self.shown(".live-problems li button")
            self.assertIn("3:", self.one(".live-problems li button").text)
            self.assertTrue(self.all(".live-stage svg"))
            # Nothing is lost on reload.
            self.open_lab(page, base)
            self.shown(".live-problems li button")
            self.assertIn("viewControler", self.one("[data-part=text]").get_attribute("value"))

    def test_every_screen_of_the_lab_is_shown(self):
        self.open_lab("en/lab")
        self.shown(".live-stage svg")
        count = self.script("return document.querySelectorAll('optgroup[data-part=screens] option').length")
        self.assertEqual(count, 10)
        for index in range(count):
            self.script("""
                const choice = document.querySelector("select[name=start]");
                document.querySelector(".live-stage").replaceChildren();
                choice.value = `screen:${arguments[0]}`;
                choice.dispatchEvent(new Event("change"));""", index)
            self.shown(".live-stage svg")
            self.assertEqual(self.all(".live-problems li.error"), [], index)

    def test_a_link_brings_its_scenario(self):
        text = "device: iPhone 8\nos: 12\nroot: {navigationController: {viewController: {}}}\n"
        for base in [None, server()]:
            self.open_lab("en/lab", base, "#s=" + packed(text))
            self.wait_value("view.safeAreaInsets", "64, 0, 0, 0")

    def test_links_of_others_bring_text_or_a_message_and_leave_nothing(self):
        """Each within a bound, shown as the link's, and gone from the browser when the reader leaves."""
        plain = "device: iPhone 16\nos: 18\nroot: {viewController: {}}\n"
        views = "".join(f"      - view: {{name: v{index}, frame: [0, {index}, 10, 10]}}\n" for index in range(1100))
        texts = [
            "<img src=x onerror=alert(1)>", "a" * 65_000, "\u0000", "[" * 4000, ":" * 65_000, "a: &a [*a, *a]", "x\n" * 4000,
            "device: iPhone X\nroot: {viewController: {title: '<script>alert(1)</script>'}}",
            "title: '<svg onload=alert(1)>'\ndevice: iPhone X\nroot: {viewController: {view: [{view: {name: a, frame: fill}}]}}",
            "device: iPhone X\nroot: {viewController: {view: [" + "{view: {frame: fill, subviews: [" * 190 + "]}}" * 190 + "]}}",
            "device: iPhone X\nroot: " + "{navigationController: " * 150 + "{viewController: {}}" + "}" * 150,
            "device: https://example.org/\nroot: {}",
            "device: iPhone X\nos: 11\nroot:\n  viewController:\n    view:\n" + views,
            "device: iPhone X\nroot: {viewController: {view: [" + "{tableView: {frame: fill, rows: 900}}, " * 200 + "]}}",
            "device: iPhone X\nroot: {viewController: {view: ["
            + "".join(f"{{tableView: {{name: t{index}, frame: fill, rows: 30}}}}, " for index in range(200)) + "]}}",
            "device: iPhone X\nroot: {viewController: {view: [" + "{x: 1}, " * 4000 + "]}}",
        ]
        devices = [
            "- {name: iPhone 16, amend: true, safeAreaInsets: {portrait: [22, 0, 0, 0]}}", "- {name: iPhone 16, like: iPhone 8}",
            "- {name: 'iPhone 16 ', like: iPhone 8}", "- {name: \"iPhone\u00a016\", like: iPhone 8}", "- {name: iphone-16, like: iPhone 8}",
            "- {name: 'iPhone17,3', amend: true, screen: [1, 1]}", "- {name: a, otherNames: [iPhone 16], like: iPhone 8}",
            "- {name: '<b onclick=alert(1)>', like: iPhone 8}", "- {name: a, like: a}", "[" * 3000, "- " * 3000, "x",
            "- {name: z, like: iPhone 8, screen: [1e300, 1e300]}",
        ]
        links = ["", "%", "x" * 9000, "AAAA", packed("a" * 70_000), base64.urlsafe_b64encode(b"\xff" * 40).decode()]
        links += [packed(text) for text in texts] + [packed(plain) + "&d=" + packed(text) for text in devices]
        self.open_lab("en/lab", None, "#s=" + packed(plain))
        self.shown(".live-stage svg")
        self.script("window.liveFigures.Engine.limit = 3")
        for link in links:
            start = time.monotonic()
            self.script("document.querySelector('.live-status').textContent = ''; location.hash = `s=${arguments[0]}`", link)
            self.wait_for("document.querySelector('.live-status').textContent && !document.querySelector('.live-busy')")
            self.assertLess(time.monotonic() - start, PATIENCE / 2, link[:60])
            self.assertEqual(self.script("return document.querySelectorAll('.lab :is(script, img, iframe, [onclick])').length"), 0)
            kept = json.loads(self.script("return localStorage.getItem('lab')") or "{}")
            self.assertEqual([kept.get("text"), kept.get("devices"), (kept.get("unfinished") or {}).get("text")], [None, None, None], link[:60])
            stored = self.result("""
                return [Object.keys(localStorage).filter((key) => localStorage[key].length > 1000), sessionStorage.length, document.cookie,
                        (await indexedDB.databases()).length]""")
            self.assertEqual(stored, [[], 0, "", 0], link[:60])
            if "&d=" in link:
                self.wait_value("view.safeAreaInsets", "59, 0, 34, 0")
        self.assertGreater(len(links), 30)

    def test_thousands_of_mutated_links_give_a_text_or_nothing(self):
        """Of what others send, whatever unpacks is answered by the engine, and nothing else happens."""
        self.open_lab("en/lab")
        self.shown(".live-stage svg")
        self.requests()
        texts = ["device: iPhone X\nos: 11\nroot: {navigationController: {viewController: {view: [{tableView: {name: t, frame: fill, rows: 9}}]}}}\n",
                 "title: '<img src=x onerror=alert(1)>'\ndevice: iPhone 8\nroot: {viewController: {}}\n"]
        count = int(os.environ.get("LINKS", "1000"))
        result = self.script("""
            const [links, count] = arguments;
            return (async () => {
              const { Engine, unpack } = window.liveFigures;
              const engine = await Engine.of("../", "en");
              let state = 7;
              const random = (limit) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor((state / 2 ** 32) * limit); };
              const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%=&";
              const counts = { refused: 0, answered: 0, trapped: 0 };
              for (let made = 0; made < count; made += 1) {
                let link = [...links[random(links.length)]];
                for (let changes = random(4); changes >= 0; changes -= 1) {
                  const place = random(link.length);
                  const act = random(4);
                  if (act === 0) link[place] = letters[random(letters.length)];
                  else if (act === 1) link.splice(place, random(8));
                  else if (act === 2) link.splice(place, 0, ...link.slice(random(link.length)).slice(0, random(40)));
                  else link.length = place;
                }
                const text = await unpack(link.join(""));
                if (text === null) { counts.refused += 1; continue; }
                const answer = await engine.ask({ ask: "show", text, prefix: "a" });
                if (answer === null) counts.trapped += 1;
                else if (answer.picture || answer.problems.length) counts.answered += 1;
                else throw new Error(text);
              }
              return counts;
            })();""", [packed(text) for text in texts], count)
        self.assertEqual(sum(result.values()), count)
        self.assertEqual(result["trapped"], 0, result)
        self.assertGreater(result["answered"], 0, result)
        self.assertEqual(self.requests(), [])

    def test_views_are_moved_by_the_arrow_keys(self):
        text = "device: iPhone 8\nos: 12\nroot: {viewController: {view: [{view: {name: card, frame: [10, 100, 200, 80]}}]}}\n"
        self.open_lab("en/lab", None, "#s=" + packed(text))
        self.shown(".live-handle[data-handle=card]")
        for key, frame in [({"key": "ArrowRight"}, "11, 100, 200, 80"), ({"key": "ArrowDown", "shiftKey": True}, "11, 110, 200, 80"),
                           ({"key": "ArrowRight", "altKey": True}, "11, 110, 201, 80")]:
            self.script("""
                document.querySelector(".live-handle[data-handle=card]").dispatchEvent(
                  new KeyboardEvent("keydown", { ...arguments[0], bubbles: true, cancelable: true }));""", key)
            self.wait_value("card.frame", frame)

    def test_one_number_on_many_devices(self):
        self.open_lab("en/lab")
        self.shown(".live-stage svg")
        self.script("""
            const form = document.querySelector("form.live-matrix");
            form.elements.path.value = "view.safeAreaInsets.top";
            form.elements.family.value = "iPhone";
            form.requestSubmit();""")
        self.shown("form.live-matrix tr th[scope=row]")
        rows = self.script("return [...document.querySelectorAll('form.live-matrix tr')].map((row) => row.innerText)")
        self.assertGreater(len(rows), 30)

    def text(self):
        return self.one("[data-part=text]").get_attribute("value")

    def open_outline(self):
        self.script("document.querySelector('.live-outline').open = true")
        self.shown(".live-outline li")

    def outline(self):
        """Classes and names as the tree shows them."""
        return self.script("""
            return [...document.querySelectorAll(".live-outline [data-item]")].map((row) => row.querySelector("code").textContent + row.childNodes[1].textContent)""")

    def edit_outline(self, item, choice=None, label=None):
        """Chooses what an item gets, or presses the button of a name in it."""
        self.script("""
            const row = document.querySelector(`.live-outline [data-item="${arguments[0]}"]`);
            if (arguments[1]) row.querySelector(":scope > select").value = arguments[1];
            const buttons = [...row.querySelectorAll(":scope > button")];
            (arguments[2] ? buttons.find((button) => button.textContent === arguments[2]) : buttons[0]).click();""", item, choice, label)

    @for_each(page=LABS)
    def test_a_screen_is_built_by_its_tree_and_its_text_follows(self, page):
        text = "# My screen\ndevice: iPhone X # at hand\nos: 11\nroot:\n  viewController: {}\n"
        for base in [None, server()]:
            self.open_lab(page, base, "#s=" + packed(text))
            self.open_outline()
            self.assertEqual(self.outline(), ["viewController vc ", "view view "])
            self.edit_outline(1, "add:tableView")
            self.wait_until(lambda: len(self.outline()) == 3, "a table")
            self.edit_outline(1, "add:label")
            self.wait_until(lambda: len(self.outline()) == 4, "a label")
            self.edit_outline(2, label="↓")
            self.wait_until(lambda: self.outline()[2:] == ["label label ", "tableView table "], f"the label first: {self.outline()}")
            self.edit_outline(0, "putIn:navigationController")
            self.wait_value("view.safeAreaInsets", "88, 0, 34, 0")
            # What a reader has written stays as it is.
            self.assertIn("# My screen\ndevice: iPhone X # at hand\n", self.text())
            self.edit_outline(0, label="×")
            self.wait_value("view.safeAreaInsets", "44, 0, 34, 0")
            self.act("undo")
            self.wait_value("view.safeAreaInsets", "88, 0, 34, 0")

    def test_constraints_are_written_in_the_tree(self):
        text = "device: iPhone X\nos: 11\nroot:\n  viewController:\n    view:\n      - view: {name: card, frame: [0, 0, 10, 10]}\n"
        self.open_lab("en/lab", None, "#s=" + packed(text))
        self.open_outline()
        self.script("""
            const area = document.querySelector(".live-outline [data-item='1'] > details textarea");
            area.value = "card.top == safeArea.top + 8\\ncard.leading == superview.leading + 20\\ncard.width == 100\\ncard.height == 40";
            area.dispatchEvent(new Event("change"));""")
        self.choose("card.frame", "")
        self.script("document.querySelector('[data-path=\"card.frame\"] > button').click()")
        self.wait_value("card.frame", "20, 52, 100, 40")

    def test_a_tree_is_edited_by_keys_alone(self):
        self.open_lab("en/lab", None, "#s=" + packed("device: iPhone X\nos: 11\nroot:\n  viewController: {}\n"))
        self.open_outline()
        self.script("document.querySelector('.live-outline [data-item=\"1\"] > button').focus()")
        self.press("\ue007")
        self.wait_until(lambda: len(self.outline()) == 3, "a view")
        # The focus is where it was.
        self.assertEqual(self.script("return document.activeElement.closest('[data-item]')?.dataset.item"), "1")

    def test_a_control_leaves_comments_in_the_text(self):
        text = "# Why this screen\ndevice: iPhone X # at hand\nos: 11\nroot: {navigationController: {viewController: {}}} # one bar\n"
        self.open_lab("en/lab", None, "#s=" + packed(text))
        self.choose("os", "12")
        self.wait_until(lambda: self.text() == text.replace("os: 11", "os: 12"), "only the system changes")

    @for_each(page=["en/lab", "zh-Hans/lab"])
    def test_a_device_of_ones_own_is_kept_and_goes_with_a_link(self, page):
        for base in [None, server()]:
            self.open_lab(page, base)
            self.shown("details:not([hidden]) > form.live-device")
            self.script("""
                const form = document.querySelector("form.live-device");
                form.closest("details").open = true;
                Object.assign(form.elements.name, { value: "Prototype" });
                Object.assign(form.elements.size, { value: "400 x 880" });
                Object.assign(form.elements.portrait, { value: "60, 0, 30, 0" });
                form.requestSubmit();""")
            self.wait_until(lambda: "Prototype" in self.text(), "the scenario is on the device")
            self.assertEqual(self.all(".live-device .live-problems li"), [])
            link = self.script("""
                let copied = null;
                navigator.clipboard.writeText = async (text) => { copied = text; };
                document.querySelector("button[data-act=copyLink]").click();
                return new Promise((resolve) => { const wait = () => copied ? resolve(copied) : setTimeout(wait, 20); wait(); });""")
            # The page that is left writes once more what it keeps.
            self.browser.get((base or SITE.as_uri() + "/") + "robots.txt")
            self.script("localStorage.clear()")
            self.open_lab(page, base, link[link.index("#"):])
            self.shown(".live-stage svg")
            # It is the link's, in picture, values and list, until the reader keeps it.
            self.wait_for("document.querySelector('.lab-link span').textContent.includes('Prototype')")
            for part in [".live-stage svg", "[data-part=origin]", "[data-path=device] option:checked"]:
                self.assertRegex(self.one(part).get_attribute("outerHTML"), "Prototype( \\(from a link\\)|（来自链接）)")
            self.assertEqual(self.one("form.live-device textarea").get_attribute("value"), "")
            self.one(".lab-link button").click()
            self.wait_for("document.querySelector('form.live-device textarea').value.startsWith('- name: \"Prototype\"')")
            self.wait_until(lambda: not self.one("[data-part=origin]").is_displayed(), "it is the reader's")
            self.open_lab(page, base)
            self.shown(".live-stage svg")
            self.assertIn("Prototype", self.one("form.live-device textarea").get_attribute("value"))
            self.assertEqual(self.all(".live-problems li.error"), [])

    def test_a_link_that_cannot_be_read_shows_nothing_else(self):
        whole = packed("device: iPhone 8\nos: 12\nroot: {navigationController: {viewController: {}}}\n")
        for base in [None, server()]:
            for fragment in ["abc", whole[:-9], "", whole + whole, f"{whole}#s={whole}"]:
                self.open_lab("en/lab", base, "#s=" + fragment)
                self.shown(".live-offer p")
                self.assertIn("cannot be read", self.one(".live-status").text)
                self.assertEqual(self.all(".live-stage svg, .live-controls *"), [])
                self.assertEqual(self.text(), "")

    def test_the_address_follows_each_edit_and_nothing_is_lost_on_reload(self):
        for base in [None, server()]:
            self.open_lab("en/lab", base, "#s=" + packed("device: iPhone 8\nos: 12\nroot: {navigationController: {viewController: {}}}\n"))
            self.wait_value("view.safeAreaInsets", "64, 0, 0, 0")
            before = self.script("return [location.hash, history.length]")
            self.choose("device", "iPhone X")
            self.wait_value("view.safeAreaInsets", "88, 0, 34, 0")
            self.wait_until(lambda: self.script("return location.hash") != before[0], "another address")
            self.assertEqual(self.script("return history.length"), before[1])
            self.browser.refresh()
            self.wait_value("view.safeAreaInsets", "88, 0, 34, 0")

    def test_what_was_not_done_with_is_offered_and_what_is_kept_can_be_deleted(self):
        heavy = "device: iPhone X\nos: 11\nroot:\n  viewController:\n    view:\n" + "".join(
            f"      - tableView: {{name: v{index}, frame: fill, rows: 30}}\n" for index in range(600))
        self.open_lab("en/lab", None, "#s=" + packed(heavy))
        self.shown(".live-busy button")
        self.browser.refresh()
        self.shown(".live-offer button")
        self.assertEqual(self.all(".live-busy, .live-stage svg"), [])
        # Storage of an earlier version, or damaged, is set aside.
        self.open("robots.txt")
        self.script("localStorage.setItem('lab', 'device: iPhone 4'); localStorage.setItem('lab-devices', '- name: Old')")
        self.open_lab("en/lab")
        self.shown(".live-stage svg")
        self.assertIn("set aside", self.one(".lab > [role=status]").text)
        self.script("document.querySelector('.lab-kept').open = true")
        self.shown(".lab-kept pre")
        self.assertIn("device: iPhone 4\n- name: Old", [part.get_attribute("textContent") for part in self.all(".lab-kept pre")])
        while self.all(".lab-kept li button"):
            count = len(self.all(".lab-kept li"))
            self.script("document.querySelector('.lab-kept li button').click()")
            self.wait_until(lambda: len(self.all(".lab-kept li")) < count or not self.all(".lab-kept li button"), "one fewer")
        self.assertIsNone(self.script("return localStorage.getItem('lab-aside')"))
        self.assertIsNone(json.loads(self.script("return localStorage.getItem('lab')")).get("text"))

    def test_warnings_of_the_engine_stand_beside_the_picture_and_at_their_place(self):
        view = "device: iPhone X\nos: 11\nroot:\n  viewController:\n    view:\n      - view: {name: box, constraints: [%s]}\n"
        for constraints, word, frame, place in [
                ("top == superview.top, height == 8, leading == superview.leading, width == 400, width == 20", "cannot all hold", None, "width == 400"),
                ("height == 8, leading == superview.leading, width == 20", "do not determine", "not modelled", "height == 8")]:
            self.open_lab("en/lab", None, "#s=" + packed(view % constraints))
            self.shown(".live-problems li.warning button")
            self.assertIn(word, self.one(".live-status").text)
            self.one(".live-problems li.warning button").click()
            self.assertIn(place, self.script("return getSelection().toString() || document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)"))
            # One's own view is in the table, compared with nothing.
            self.assertIn("box.frame", self.values())
            if frame:
                self.assertEqual(self.values()["box.frame"], frame)
            self.assertEqual(self.all("[data-part=values] .changed"), [])

    def test_a_device_is_found_by_typing_its_name(self):
        self.open_lab("en/lab")
        self.shown(".live-stage svg")
        self.script("document.querySelector('[data-path=device] select').focus()")
        self.type("iPhone 17 Pro")
        self.wait_until(lambda: "device: iPhone 17 Pro\n" in self.text(), "the device of that name")

    def test_an_unknown_path_on_many_devices_says_so_with_the_nearest(self):
        self.open_lab("en/lab")
        self.shown(".live-stage svg")
        self.script("document.querySelector('form.live-matrix').elements.path.value = 'tabel.frame'")
        self.script("document.querySelector('form.live-matrix').requestSubmit()")
        self.shown("form.live-matrix li.error")
        self.assertIn("did you mean 'table", self.one("form.live-matrix li.error").text)

    @for_each(link=["other_language", "older_version"])
    def test_a_link_that_another_tool_or_version_wrote_says_what_is_known(self, link):
        text, said = {
            "other_language": ("设备: iPhone 8\nos: 12\nroot: {viewController: {}}\n", "device"),
            "older_version": ("device: iPhone 8\nos: 12\npicture: nestedInsets\nroot: {viewController: {}}\n", "is gone since 1.1; 'device'"),
        }[link]
        self.open_lab("en/lab", None, "#s=" + packed(text))
        self.shown(".live-problems li.error")
        self.assertIn(said, self.one(".live-panel .live-problems").text)
        self.assertEqual(self.all(".live-stage svg"), [])
        self.assertEqual(self.text(), text)

    @for_each(method=["getItem", "setItem"])
    def test_without_storage_the_lab_works_and_says_that_nothing_is_kept(self, method):
        command = self.browser.execute_cdp_cmd
        source = f"Storage.prototype.{method} = () => {{ throw new DOMException('full', 'QuotaExceededError'); }};"
        added = command("Page.addScriptToEvaluateOnNewDocument", {"source": source})["identifier"]
        try:
            self.open_lab("en/lab")
            self.shown(".live-stage svg")
            self.choose("device", "iPhone 17 Pro")
            self.wait_until(lambda: "iPhone 17 Pro" in self.text(), "another device")
            self.wait_for("document.querySelector('.lab > [role=status]').textContent.includes('keep')")
        finally:
            command("Page.removeScriptToEvaluateOnNewDocument", {"identifier": added})

    def test_an_engine_that_does_not_load_is_one_sentence_in_the_lab(self):
        self.browser.execute_cdp_cmd("Network.enable", {})
        self.browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*engine.js"]})
        try:
            self.open("en/lab.html", server())
            self.wait_for("document.querySelector('.lab > [role=status]').textContent.includes('could not be loaded')")
            self.assertEqual(self.all(".live-panel"), [])
        finally:
            self.browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        self.browser.get_log("browser")

    def test_the_lab_begins_with_the_newest_system(self):
        self.open_lab("en/lab")
        self.shown(".live-stage svg")
        newest = self.script("return [...document.querySelector('[data-path=os] select').options].at(-1).value")
        self.assertIn(f"os: {newest}\n", self.text())

    def test_constraints_in_the_visual_format_are_told_how_they_are_written(self):
        self.open_lab("en/lab", None, "#s=" + packed("device: iPhone X\nos: 11\nroot: {viewController: {view: [{view: {name: box, constraints: [\"H:|-20-[box]\"]}}]}}\n"))
        self.shown(".live-problems li.error")
        self.assertIn("leading == superview.leading + 20", self.one(".live-problems li.error").text)

    @for_each(page=["en/lab", "en/safe-area"], size=[DESK, (390, 844), WIDE, (1920, 1000)])
    def test_the_picture_stays_in_view_while_the_text_is_edited(self, page, size):
        self.emulate(size)
        if page.endswith("lab"):
            self.open_lab(page)
        else:
            self.open_figure(page)
        self.shown(".live-stage svg")
        self.script("""
            const text = document.querySelector("[data-part=text]");
            text.closest("details").open = true;
            text.scrollIntoView();""")
        picture, text = self.script("""
            return [".live-stage figure", "[data-part=text]"].map((part) => {
                const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
                return { left, top, right, bottom };
            });""")
        self.assertGreaterEqual(picture["top"], 0)
        self.assertLessEqual(picture["bottom"], size[1])
        self.assertTrue(text["left"] >= picture["right"] or text["top"] >= picture["bottom"], (picture, text))

    def test_new_views_do_not_lie_on_each_other(self):
        self.open_lab("en/lab", None, "#s=" + packed("device: iPhone 16\nos: 26\nroot: {viewController: {view: []}}\n"))
        self.open_outline()
        for name in ["label", "control", "tableView"]:
            before = self.text()
            self.edit_outline(1, f"add:{name}")
            self.wait_until(lambda: self.text() != before, "another text")
        views = [path for path in self.values() if path.endswith(".frame") and not path.startswith(("view.", "window."))]
        frames = [[float(part.rstrip("?")) for part in self.values()[path].split(", ")] for path in ["label.frame", "control.frame", "table.frame"]]
        self.assertGreaterEqual(len(views), 3)
        for above, below in zip(frames, frames[1:]):
            self.assertGreaterEqual(below[1], above[1] + above[3])

    def test_a_wrong_device_says_what_is_wrong(self):
        self.open_lab("en/lab")
        self.script("""
            const form = document.querySelector("form.live-device");
            form.closest("details").open = true;
            form.elements.text.value = "- name: Half\\n  like: iPhone 99\\n";
            form.elements.text.dispatchEvent(new Event("change"));""")
        self.shown(".live-device .live-problems li")
        self.assertIn("iPhone 99", self.one(".live-device .live-problems li").text)

    def test_two_hundred_changes_never_lead_where_the_tool_refuses_in_silence(self):
        """Any control with any value: a picture, or a problem that is said; undone, the text is as it was."""
        self.open_lab("en/lab")
        self.shown(".live-stage svg")
        result = self.script("""
            const box = document.querySelector(".live-panel");
            const text = box.querySelector("[data-part=text]");
            let state = 20261127;
            const random = (count) => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor(state / 65536) % count; };
            const wait = () => new Promise((resolve) => { const timer = setTimeout(resolve, 400); box.addEventListener("shown", () => { clearTimeout(timer); resolve(); }, { once: true }); });
            box.querySelector(".live-outline").open = true;
            await new Promise((resolve) => setTimeout(resolve, 500));
            const before = text.value;
            const silent = [];
            for (let step = 0; step < 200; step += 1) {
              const controls = [...box.querySelectorAll(".live-controls :is(select, input), .live-controls button, .live-outline [data-item] > :is(select, button)")].filter((one) => !one.disabled);
              const control = controls[random(controls.length)];
              if (!control) { silent.push(`no control at ${step}`); break; }
              const was = text.value;
              const answered = wait();
              if (control.tagName === "BUTTON") control.click();
              else {
                if (control.tagName === "SELECT") control.selectedIndex = random(control.options.length);
                else control.value = ["0", "-5", "17.5", "99999", "1e9", ""][random(6)];
                control.dispatchEvent(new Event("change", { bubbles: true }));
              }
              await answered;
              const isFaded = box.classList.contains("faded");
              const problems = box.querySelectorAll(".live-problems li.error").length;
              if (isFaded && !problems) silent.push(`${step}: ${was} -> ${text.value}`);
            }
            const undo = box.querySelector("button[data-act=undo]");
            while (!undo.disabled) { const answered = wait(); undo.click(); await answered; }
            return { silent, same: text.value === before };""".join(["return (async () => {", "})()"]))
        self.assertEqual(result, {"silent": [], "same": True})

    @for_each(page=["en/safe-area", "zh-Hans/safe-area", "en/lab", "zh-Hans/lab"])
    def test_no_page_is_wider_than_the_window(self, page):
        for size in SIZES:
            self.emulate(size)
            if page.endswith("lab"):
                self.open_lab(page)
                self.shown(".live-stage svg")
            else:
                self.open_figure(page)
            self.assertLessEqual(self.script("return document.documentElement.scrollWidth"), size[0], size)

    @for_each(page=["en/safe-area", "zh-Hans/safe-area", "en/lab", "zh-Hans/lab"], size=[DESK, PHONE])
    def test_it_is_accessible(self, page, size):
        self.emulate(size)
        if page.endswith("lab"):
            self.open_lab(page)
            self.shown(".live-stage svg")
        else:
            self.open_figure(page)
        self.act("keep")
        self.choose("device", "iPhone 8")
        self.wait_until(lambda: len(self.all(".live-stage figure")) == 2, "two pictures")
        self.expect_access(page, within=".live-panel")

    def test_without_script_the_page_is_what_it_was(self):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.open("en/safe-area.html")
            self.assertFalse(self.one("button.change").is_displayed())
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_the_policy_lets_webassembly_in_where_a_figure_can_be_changed(self):
        for page, isLive in [("en/safe-area.html", True), ("en/lab.html", True), ("index.html", True), ("en/rules.html", False)]:
            for allowance in ["'wasm-unsafe-eval'", "worker-src 'self' blob:;"]:
                self.assertEqual(allowance in (SITE / page).read_text(), isLive, page)

    def test_work_that_takes_long_can_be_stopped_and_leaves_the_page_usable(self):
        heavy = "device: iPhone X\nos: 11\nroot:\n  viewController:\n    view:\n" + "".join(
            f"      - tableView: {{name: v{index}, frame: fill, rows: 30}}\n" for index in range(600))
        for base in [None, server()]:
            self.open_lab("en/lab", base, "#s=" + packed(heavy))
            self.shown(".live-busy button")
            self.script("document.querySelector('.live-busy button').click()")
            self.wait_for("document.querySelector('.live-status').textContent.startsWith('Stopped')")
            self.assertEqual(self.all(".live-busy"), [])
            # A change ends what is under way as well.
            self.script("document.querySelector('select[name=start]').value = 'screen:0'")
            self.script("document.querySelector('select[name=start]').dispatchEvent(new Event('change'))")
            self.shown(".live-stage svg")
            self.script("window.liveFigures.Engine.limit = window.liveFigures.Engine.patience")
            self.script("document.querySelector('[data-part=text]').value = arguments[0]", heavy + heavy[heavy.index("      - tableView"):].replace("name: v", "name: w"))
            self.script("document.querySelector('[data-part=text]').dispatchEvent(new Event('input'))")
            self.wait_for("document.querySelector('.live-status').textContent.includes('more than 1 seconds')")

    def test_without_a_worker_the_engine_runs_on_the_page_and_takes_no_long_text(self):
        command = self.browser.execute_cdp_cmd
        added = command("Page.addScriptToEvaluateOnNewDocument", {"source": "delete window.Worker"})["identifier"]
        try:
            self.open_lab("en/lab", None, "#s=" + packed("device: iPhone 8\nos: 12\nroot: {viewController: {}}\n"))
            self.wait_value("view.safeAreaInsets", "20, 0, 0, 0")
            self.script("document.querySelector('[data-part=text]').value = '# x\\n'.repeat(3000)")
            self.script("document.querySelector('[data-part=text]').dispatchEvent(new Event('input'))")
            self.wait_for("document.querySelector('.live-status').textContent.includes('in the background')")
        finally:
            command("Page.removeScriptToEvaluateOnNewDocument", {"identifier": added})
