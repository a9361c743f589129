"""Reading: getting about, languages, palettes, pictures, code, the keyboard."""

from browser import DESK, PHONE, SITE, WIDE, ZOOMED, BrowserTest, for_each, pages, server

NOTE = "safe-area"


class ReadingTests(BrowserTest):
    def test_one_reads_on_from_page_to_page(self):
        for base in [None, server()]:
            self.open("index.html", base)
            self.one("a.go[hreflang=en]").click()
            self.arrive("en/index.html")
            self.one(f".cards a[href='{NOTE}.html']").click()
            self.arrive(f"en/{NOTE}.html")
            self.one("a.next").click()
            self.wait_for(f"!location.href.includes('{NOTE}') && document.readyState == 'complete'")
            self.one("a.previous").click()
            self.arrive(f"en/{NOTE}.html")
            self.one(".crumbs li:last-child a").click()
            self.arrive("en/index.html#section-concepts")

    def test_the_start_page_opens_in_both_languages_at_once(self):
        for size in [PHONE, (320, 740), DESK]:
            self.emulate(size)
            self.open("index.html")
            self.assertEqual(len(self.all(".hero img")), 1)
            doors = self.script("""
                return [...document.querySelectorAll('.door')].map(door => [door.closest('[lang]').lang, door.querySelectorAll('a').length])""")
            self.assertEqual([lang for lang, _ in doors], ["en"] * 5 + ["zh-Hans"] * 5)
            self.assertTrue(all(links == 1 for _, links in doors))

    @for_each(page=["index", "en/index", "zh-Hans/index", "zh-Hant/index"])
    def test_a_door_asks_the_search(self, page):
        self.open(f"{page}.html")
        for typed in ["", "too low"]:
            field = self.one(".ask input")
            field.send_keys(typed)
            self.press("ENTER")
            self.assertTrue(self.one("dialog.search").is_displayed())
            self.assertNotEqual(self.answers(), [])
            asked = self.script("return document.querySelector('.search-field input').value")
            self.assertEqual(asked, typed or field.get_attribute("placeholder"))
            self.press("ESCAPE")

    def test_the_sidebar_and_the_contents_say_where_one_is(self):
        self.emulate(WIDE)
        self.open(f"en/{NOTE}.html")
        self.assertEqual(len(self.all(".sidebar a[aria-current=page]")), 1)
        heading = self.all(".prose h2[id]")[3]
        self.script("arguments[0].scrollIntoView({behavior: 'instant'})", heading)
        self.wait_for("document.querySelector('.outline a[aria-current]')")
        self.assertTrue(self.script("return document.querySelector('.outline a[aria-current]').checkVisibility()"))
        self.assertEqual(self.one(".outline a[aria-current]").get_attribute("hash"),
                         "#" + heading.get_attribute("id"))

    def test_a_long_sidebar_shows_the_page_that_is_read(self):
        for size in [(1280, 600), PHONE]:
            self.emulate(size)
            self.open("en/diagnostics.html")
            if size == PHONE:
                self.one("button.menu").click()
            self.wait_for("""(box => box.top > 0 && box.bottom <= innerHeight)(
                document.querySelector('.sidebar a[aria-current]').getBoundingClientRect())""")
            self.assertEqual(self.script("return scrollY"), 0)

    def test_the_language_switch_keeps_the_place(self):
        for base in [None, server()]:
            self.open(f"en/{NOTE}.html", base)
            heading = self.all(".prose h2[id]")[2]
            self.script("arguments[0].scrollIntoView({behavior: 'instant'})", heading)
            place = heading.get_attribute("id")
            for tag, page in [("zh-Hans", f"zh-Hans/{NOTE}.html"), (None, f"both/{NOTE}.html"), ("en", f"en/{NOTE}.html")]:
                self.one(f".languages a[hreflang={tag}]" if tag else ".languages a:not([hreflang])").click()
                self.arrive(f"{page}#{place}")
                self.wait_for(f"Math.abs(document.getElementById('{place}').getBoundingClientRect().top) < 200")

    @for_each(page=[f"{NOTE}#question-zero", "layout-margins#questions", NOTE, "devices", "rules", "diagnostics", "scenario-language"])
    def test_the_language_switch_does_not_walk_down_the_page(self, page):
        parts = {NOTE: [0.5, 1], "devices": [0.5], "rules": [0.6], "diagnostics": [0.4, 1], "scenario-language": [0.7]}
        for part in parts.get(page, [None]):
            self.open("en/" + page.replace("#", ".html#") if "#" in page else f"en/{page}.html")
            self.wait_for("document.readyState == 'complete'")
            if part is not None:
                self.script("scrollTo({top: (document.documentElement.scrollHeight - innerHeight) * arguments[0], behavior: 'instant'})", part)
            places = []
            for tag in ["zh-Hans", "en", "zh-Hans", "en", "zh-Hant"]:
                self.script("arguments[0].click()", self.one(f".languages a[hreflang={tag}]"))
                self.arrive(f"{tag}/", is_beginning=True)
                places.append(self.path.partition("#")[2])
            self.assertEqual(set(places), {page.partition("#")[2] or places[0]}, f"{page} {part}")
            self.assertNotIn("", places, f"{page} {part}")

    @for_each(page=[f"en/{NOTE}", "zh-Hans/lifecycle", "en/questions", "en/errata", "both/layout-margins"])
    def test_an_entry_of_the_contents_is_marked_when_it_is_chosen(self, page):
        self.emulate(WIDE)
        self.open(f"{page}.html")
        others = self.browser.execute_async_script("""
            const done = arguments[0], others = [];
            const frame = () => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
            (async () => {
                for (const link of document.querySelectorAll('.outline a')) {
                    link.click();
                    await frame();
                    const marked = [...document.querySelectorAll('.outline a[aria-current]')];
                    if (marked.length != 1 || marked[0] != link) others.push(link.hash);
                }
                // It stays so when the jump is over, also over a way that is smooth.
                const isOver = new Promise(next => addEventListener('settled', next, {once: true}));
                document.querySelector('.outline li:last-child a').click();
                await isOver;
                if (!document.querySelector('.outline li:last-child a').ariaCurrent) others.push('when it is over');
            })().then(() => done(others));""")
        self.assertEqual(others, [], page)

    @for_each(page=[f"en/{NOTE}", "zh-Hans/lifecycle", "en/errata", "both/layout-margins"])
    def test_every_entry_of_the_contents_gets_its_turn_at_the_end_of_a_page(self, page):
        self.emulate(WIDE)
        self.open(f"{page}.html")
        marked, wanted = self.browser.execute_async_script("""
            const done = arguments[0], marked = [];
            const frame = () => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
            (async () => {
                const end = document.documentElement.scrollHeight - innerHeight;
                for (let y = Math.max(0, end - 1.5 * innerHeight); y < end + 12; y += 12) {
                    scrollTo({top: y, behavior: 'instant'});
                    await frame();
                    const hash = document.querySelector('.outline a[aria-current]')?.hash;
                    if (hash && hash != marked.at(-1)) marked.push(hash);
                }
            })().then(() => done([marked, [...document.querySelectorAll('.outline a')].map(link => link.hash)]));""")
        self.assertGreater(len(marked), 1, page)
        self.assertEqual(marked, wanted[-len(marked):], page)

    def test_the_contents_in_the_margin_are_open_and_can_be_folded(self):
        self.emulate(WIDE)
        self.open(f"en/{NOTE}.html")
        summary = self.one(".outline summary")
        self.script("arguments[0].focus()", summary)
        for is_open in [True, False, True]:
            [told] = [node for node in self.browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
                      if node.get("name", {}).get("value") == "On this page" and node["role"]["value"] == "DisclosureTriangle"]
            expanded = {part["name"]: part["value"].get("value") for part in told["properties"]}["expanded"]
            self.assertEqual((expanded, self.one(".outline a").is_displayed()), (is_open, is_open))
            self.press("ENTER")
        for size, is_open in [(PHONE, False), (DESK, True), (ZOOMED, False), (WIDE, True)]:
            self.emulate(size)
            self.wait_for(f"document.querySelector('.outline').open == {str(is_open).lower()}")

    def test_the_contents_beside_the_title_cover_no_text(self):
        self.emulate(DESK)
        self.open(f"en/{NOTE}.html")
        self.assertTrue(self.one(".outline a").is_displayed())
        outline, texts = self.script("""
            const box = element => (({left, right, top, bottom}) => [left, right, top, bottom])(element.getBoundingClientRect());
            return [box(document.querySelector('.outline')), [...document.querySelectorAll('.title > *, .prose > *')].map(box)]""")
        for left, right, top, bottom in texts:
            self.assertTrue(right <= outline[0] or top >= outline[3] or bottom <= outline[2], (left, right, top, bottom))

    def test_both_languages_stand_side_by_side_or_one_below_the_other(self):
        for size, beside in [(DESK, True), (PHONE, False)]:
            self.emulate(size)
            self.open(f"both/{NOTE}.html")
            boxes = self.script("""
                return [...document.querySelectorAll('.pair')].filter(pair => pair.children.length == 2).map(pair =>
                    [...pair.children].map(column => [column.getBoundingClientRect().x, column.getBoundingClientRect().y]))""")
            self.assertGreater(len(boxes), 10)
            for (x, y), (other_x, other_y) in boxes:
                self.assertEqual((other_x > x, other_y > y), (beside, not beside))
            self.assertEqual(len(self.all(".pair > .column:lang(zh)")), len(boxes))

    def test_the_palette_changes_the_pictures_too(self):
        self.open(f"en/{NOTE}.html")
        button = self.one("button.palette")
        # Else page and picture have the same background.
        self.script("document.querySelector('.picture').style.background = 'red'")
        dark_paper = "return getComputedStyle(document.documentElement).backgroundColor == 'rgb(18, 19, 21)'"
        for system, palettes in [("light", [False, False, True]), ("dark", [True, False, True])]:
            self.emulate(DESK, system)
            for is_dark in palettes:
                self.expect_picture_on((18, 19, 21) if is_dark else (255, 255, 255))
                self.assertEqual(self.script(dark_paper), is_dark)
                button.click()
        button.click()
        self.browser.refresh()
        self.expect_picture_on((255, 255, 255))
        self.assertIn("light", self.one("button.palette").get_attribute("aria-label"))
        self.script("localStorage.clear()")

    def expect_picture_on(self, paper):
        self.wait_for("document.querySelector('.picture img').complete")
        self.wait_until(lambda: self.colour(self.one(".picture img")) == paper, f"a picture on {paper}")

    def test_a_picture_opens_large_and_closes_with_escape(self):
        self.open(f"en/{NOTE}.html")
        link = self.one(".picture > a")
        self.script("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'}); arguments[0].focus()", link)
        self.press("ENTER")
        shown = self.see("dialog.large img")
        self.assertEqual(shown.get_attribute("alt"), self.one(".picture img").get_attribute("alt"))
        self.press("ESCAPE")
        self.assertFalse(self.one("dialog.large").is_displayed())
        self.assertEqual(self.focused, link)

    def made_png(self, page, base, place, scale):
        """The name and the bytes of the PNG of a picture of a page."""
        self.open(f"{page}.html", base)
        # The blob is gone a second later, and pages may not ask for it.
        self.script("""
            const kept = HTMLCanvasElement.prototype.toBlob;
            HTMLCanvasElement.prototype.toBlob = function (done) {
                kept.call(this, async (blob) => { window.bytes = [...new Uint8Array(await blob.arrayBuffer())]; done(blob); });
            };
            HTMLAnchorElement.prototype.click = function () { window.made = this.download; };""")
        self.script("document.querySelectorAll('.downloads .png')[arguments[0]].children[arguments[1] - 1].click()", place, scale)
        self.wait_for("window.made && window.bytes")
        return self.script("return window.made"), bytes(self.script("return window.bytes"))

    @for_each(case=[("en/safe-area", "light", 0, 2), ("zh-Hans/safe-area", "dark", 3, 1), ("zh-Hant/tables", "light", -1, 1),
                    ("both/safe-area", "light", 1, 3), ("en/macros-audited", "dark", 1, 1)])
    def test_a_page_opened_from_disk_makes_the_png_that_a_served_one_makes(self, case):
        page, scheme, place, scale = case
        self.emulate(DESK, scheme)
        self.open(f"{page}.html")
        place %= len(self.all(".downloads .png"))
        size = self.script("""
            const image = document.querySelectorAll('.picture > a img')[arguments[0]];
            return [image.getAttribute('width'), image.getAttribute('height')].map(Number)""", place)
        self.requests()
        name, picture = self.made_png(page, None, place, scale)
        self.assertEqual([int.from_bytes(picture[at:at + 4], "big") for at in [16, 20]], [length * scale for length in size])
        self.assertEqual(sum(address.endswith(".js") and "/figures/" in address for address in self.requests()), 2)
        self.assertEqual((name, picture), self.made_png(page, server(), place, scale))
        self.assertEqual([address for address in self.requests() if address.endswith(".js") and "/figures/" in address], [])

    def test_a_picture_can_be_had_as_png(self):
        self.open(f"en/{NOTE}.html", server())
        self.script("""
            HTMLAnchorElement.prototype.click = function () {
                window.made = [this.download, this.href.slice(0, 5)];
            };""")
        button = self.all(".downloads button")[1]
        self.script("arguments[0].scrollIntoView({block: 'center'})", button)
        self.wait_for("document.querySelector('.picture img').complete")
        button.click()
        self.wait_for("window.made")
        name, kind = self.script("return window.made")
        self.assertTrue(name.endswith(".en@2x.png"))
        self.assertEqual(kind, "blob:")

    def test_a_picture_that_was_not_scrolled_to_is_not_empty_as_png(self):
        made = """
            const kept = HTMLCanvasElement.prototype.toBlob;
            HTMLCanvasElement.prototype.toBlob = function (done) {
                window.isEmpty = this.getContext('2d').getImageData(0, 0, this.width, this.height).data.every(byte => byte == 0);
                kept.call(this, done);
            };
            HTMLAnchorElement.prototype.click = function () { window.made = this.download; };"""
        for scheme, end, place in [("light", ".en@1x.png", -1), ("dark", ".en.dark@1x.png", -2)]:
            self.emulate(DESK, scheme)
            self.open(f"en/{NOTE}.html", server())
            self.script(made)
            figure = self.all(".figure:has(.png)")[place]
            self.assertEqual(self.script("return arguments[0].querySelector('.picture img').naturalWidth", figure), 0)
            self.script("arguments[0].querySelector('.png button').click()", figure)
            self.wait_for("window.made")
            self.assertFalse(self.script("return window.isEmpty"), scheme)
            self.assertTrue(self.script("return window.made").endswith(end), self.script("return window.made"))

    def test_a_picture_that_cannot_be_loaded_is_said_instead_of_saved(self):
        self.open(f"en/{NOTE}.html", server())
        self.script("HTMLAnchorElement.prototype.click = function () { window.made = this.download; };")
        figure = self.all(".figure:has(.png)")[-1]
        self.script("""
            arguments[0].querySelector('.picture img').src = 'data:image/svg+xml,nothing';
            arguments[0].querySelector('.png button').click();""", figure)
        self.wait_for("[...document.querySelectorAll('.png button')].at(-3).textContent == 'The picture could not be loaded'")
        self.wait_for("document.querySelector('.said').textContent == 'The picture could not be loaded'")
        self.assertIsNone(self.script("return window.made ?? null"))
        # It was the policy of the page that refused the address.
        self.browser.get_log("browser")

    def test_code_is_coloured_and_can_be_copied(self):
        page = next(page for page in pages("en/*.html") if "language-swift" in (SITE / page).read_text())
        self.open(page)
        self.assertTrue(self.all("pre .k"))
        self.browser.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        button = self.one("button.copy")
        self.script("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'}); arguments[0].focus()", button)
        self.press("ENTER")
        self.wait_for("document.querySelector('.said').textContent == 'Copied'")

    def test_copied_code_has_no_line_too_many(self):
        self.open("en/recipes-bars.html", server())
        self.script("navigator.clipboard.writeText = async (text) => { window.text = text; }")
        self.script("document.querySelector('button.copy').click()")
        self.wait_for("window.text")
        self.assertEqual(self.script("return window.text"), self.script("return document.querySelector('main pre code').textContent.trimEnd()"))

    def test_a_clipboard_that_is_refused_is_said(self):
        for page, word in [("en/recipes-bars.html", "Not copied"), ("zh-Hans/recipes-bars.html", "复制失败")]:
            self.open(page, server())
            self.script("""
                navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
                document.execCommand = () => false;""")
            for button in ["button.copy", "a.permalink"]:
                self.script("document.querySelector('.said').textContent = ''; document.querySelector(arguments[0]).click()", button)
                self.wait_for(f"document.querySelector('.said').textContent.startsWith('{word}')")

    def test_copying_without_a_clipboard_leaves_the_focus_where_it_is(self):
        self.open("en/recipes-bars.html", server())
        self.script("""
            Object.defineProperty(navigator, 'clipboard', {value: undefined});
            document.addEventListener('copy', () => { window.copied = getSelection().toString() || document.activeElement.value; });""")
        button = self.one("button.copy")
        self.script("arguments[0].focus()", button)
        self.press("ENTER")
        self.wait_for("document.querySelector('.said').textContent == 'Copied'")
        self.assertEqual(self.focused, button)
        self.assertTrue(self.script("return window.copied"))

    def test_the_copy_button_does_not_lie_over_the_code_of_a_narrow_window(self):
        self.emulate(PHONE)
        self.open("en/recipes-bars.html")
        covered = self.script("""
            return [...document.querySelectorAll('.code-frame')].filter(frame => {
                const button = frame.querySelector('.copy').getBoundingClientRect();
                const range = document.createRange();
                range.selectNodeContents(frame.querySelector('code'));
                return [...range.getClientRects()].some(box => box.right > button.left && box.left < button.right
                    && box.bottom > button.top && box.top < button.bottom);
            }).length""")
        self.assertEqual((covered, self.one(".copy").is_displayed()), (0, True))

    def test_the_keyboard_reaches_everything_in_order(self):
        self.open(f"en/{NOTE}.html")
        self.press("TAB")
        self.assertEqual(self.focused.get_attribute("class"), "skip")
        self.assertGreaterEqual(self.script("return document.activeElement.getBoundingClientRect().top"), 0)
        self.press("ENTER", "TAB")
        self.assertTrue(self.script("return document.querySelector('main').contains(document.activeElement)"))
        for _ in range(12):
            outline = self.script("return getComputedStyle(document.activeElement).outlineStyle")
            self.assertNotEqual(outline, "none", self.focused.get_attribute("outerHTML")[:200])
            self.press("TAB")

    def test_the_menu_of_a_narrow_window_opens_and_closes(self):
        self.emulate(PHONE)
        self.open(f"zh-Hans/{NOTE}.html")
        self.assertFalse(self.one(".sidebar").is_displayed())
        self.one("button.menu").click()
        self.assertTrue(self.one(".sidebar").is_displayed())
        self.press("ESCAPE")
        self.assertFalse(self.one(".sidebar").is_displayed())

    def test_the_menu_of_a_narrow_window_does_not_cover_what_has_the_focus(self):
        self.emulate(PHONE)
        self.open(f"en/{NOTE}.html")
        for keys, next in [(["TAB"], "a.brand"), (["SHIFT", "TAB"], "button.menu")]:
            self.one("button.menu").click()
            steps = 0
            while self.script("return document.querySelector('.sidebar').matches(':popover-open')"):
                self.press_together(*keys) if steps else self.press("TAB")
                steps += 1
                self.assertLess(steps, 90)
            self.assertTrue(self.script("return document.activeElement.matches(arguments[0])", next), self.focused.get_attribute("outerHTML")[:200])

    def test_the_sources_of_a_devices_numbers_are_there_without_a_mouse(self):
        for page in ["en/devices/iphone-15-pro.html", "zh-Hans/devices/ipad-2.html"]:
            self.open(page)
            self.assertGreater(len(self.all(".metrics tr:has(.sign) .cited a")), 10)
            self.assertEqual(self.all("main [title]"), [])
            bare = self.script("""
                return [...document.querySelectorAll('.metrics tr:has(.sign)')]
                    .filter(row => !row.lastElementChild.textContent.trim() || row.lastElementChild.querySelector('.sign'))
                    .map(row => row.outerHTML)""")
            self.assertEqual(bare, [], page)

    def test_traditional_pages_are_set_in_traditional_fonts(self):
        for page, family in [("zh-Hant", "TC"), ("zh-Hans", "SC")]:
            self.open(f"{page}/{NOTE}.html")
            families = self.script("return getComputedStyle(document.querySelector('.prose p')).fontFamily")
            self.assertIn(f"PingFang {family}", families)
            self.assertNotIn("PingFang " + {"TC": "SC", "SC": "TC"}[family], families)
            code = self.script("return getComputedStyle(document.querySelector('.prose code')).fontFamily")
            self.assertIn(f"Noto Sans CJK {family}", code)

    def test_every_page_is_whole_without_script(self):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.open(f"both/{NOTE}.html")
            self.assertTrue(self.one(".prose .pair").is_displayed())
            self.assertFalse(self.one("button.palette").is_displayed())
            self.assertEqual(self.all("button.copy"), [])
            self.emulate(WIDE)
            self.assertFalse(self.one(".outline a").is_displayed())
            self.one(".outline summary").click()
            self.assertTrue(self.one(".outline a").is_displayed())
            self.one(".languages a[hreflang=zh-Hans]").click()
            self.arrive(f"zh-Hans/{NOTE}.html")
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_reduced_motion_and_forced_colours_are_heeded(self):
        self.open(f"en/{NOTE}.html")
        scrolling = "return getComputedStyle(document.documentElement).scrollBehavior"
        # A page that is opened at a section is there at once; jumps of a reader, who has pressed something, are smooth.
        self.emulate(DESK, prefers_reduced_motion="no-preference")
        self.assertEqual(self.script(scrolling), "auto")
        self.press("TAB")
        self.assertEqual(self.script(scrolling), "smooth")
        self.emulate(DESK)
        self.assertEqual(self.script(scrolling), "auto")
        self.emulate(DESK, forced_colors="active")
        current = "return getComputedStyle(document.querySelector('.sidebar a[aria-current]')).outlineStyle"
        self.assertEqual(self.script(current), "solid")
