"""What a page shows at first, and what a reader opens: sections, figures, code in the other language, what goes on sideways."""

import pathlib

from browser import DESK, PHONE, SITE, BrowserTest, for_each, sample, server

NOTE = "safe-area"
# The notes of the site, each in every language.
CONTENT = pathlib.Path(__file__).resolve().parents[2] / "content"
# Two notes with code in Swift and Objective-C, and what their languages call themselves.
CODE = "recipes-bars"


class FoldingTests(BrowserTest):
    def is_shown(self, selector):
        return self.one(selector).is_displayed()

    def without_script(self, page):
        command = self.browser.execute_cdp_cmd
        command("Emulation.setScriptExecutionDisabled", {"value": True})
        self.addCleanup(command, "Emulation.setScriptExecutionDisabled", {"value": False})
        self.open(page)

    # How long a page is

    @for_each(folder=["en", "zh-Hans"])
    def test_no_note_is_longer_as_it_opens_than_one_reads_over(self, folder):
        long = {}
        # As a page ends, the next begins.
        windows = [(1280, 800, 16), (360, 800, 26)]
        for note in sorted(CONTENT.glob("*.en.md")):
            name = note.name.removesuffix(".en.md")
            self.open(f"{folder}/{name}.html")
            for *size, most in windows:
                self.emulate(size)
                # What folds by the width of the window does so in the next frame.
                screens = self.result("""
                    for (let count = 0; count < 2; count += 1) await new Promise((next) => requestAnimationFrame(next));
                    return document.documentElement.scrollHeight / innerHeight""")
                if screens > most:
                    long[name, *size] = f"{screens:.1f} screens, of {most}"
            windows.reverse()
        self.assertEqual(long, {})

    # Figures

    @for_each(size=[DESK, PHONE, (1440, 900)])
    def test_the_sentence_to_take_away_comes_before_picture_and_values(self, size):
        self.emulate(size)
        found = [page for page in sample("en/*.html") if "<figcaption>" in (SITE / page).read_text()]
        self.assertGreater(len(found), 4)
        for page in found:
            self.open(page)
            late = self.script("""
                return [...document.querySelectorAll('main .figure:not(.audit)')].filter(figure => {
                    const [caption, picture] = ['figcaption', '.pictures'].map(part => figure.querySelector(part));
                    return picture.checkVisibility() && (figure.firstElementChild !== caption
                        || caption.getBoundingClientRect().top > picture.getBoundingClientRect().top + 1);
                }).map(figure => figure.id)""")
            self.assertEqual(late, [], page)

    def test_a_folded_figure_opens_with_its_picture_and_closes(self):
        self.open(f"en/{NOTE}.html")
        figure = self.one("#figure-safe-opaque-nav-x")
        picture = figure.find_element("css selector", ".picture")
        self.assertFalse(picture.is_displayed())
        summary = figure.find_element("css selector", "summary")
        self.script("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'}); arguments[0].focus()", summary)
        self.press("ENTER")
        self.assertTrue(picture.is_displayed())
        self.press("ENTER")
        self.assertFalse(picture.is_displayed())

    def test_a_quoted_number_leads_to_its_derivation_in_a_folded_figure(self):
        self.open(f"en/{NOTE}.html")
        link = self.one("data a[href*='safe-x-landscape']")
        target = self.script("return decodeURIComponent(arguments[0].hash.slice(1))", link)
        link.click()
        self.wait_for("document.getElementById(%r).checkVisibility()" % target)

    # Sections

    def test_a_link_to_a_folded_section_opens_it(self):
        self.open(f"en/{NOTE}.html")
        self.assertFalse(self.is_shown("#figure-safe-14-pro-max"))
        self.script("document.querySelector('.outline').open = true")
        self.one(".outline a[href='#question-97']").click()
        self.assertTrue(self.is_shown("#figure-safe-14-pro-max"))
        self.open("en/index.html")
        self.open(f"en/{NOTE}.html#question-image")
        self.assertTrue(self.is_shown("#figure-safe-image"))
        self.assertFalse(self.is_shown("#figure-safe-14-pro-max"))

    def test_folded_sections_open_without_script(self):
        self.without_script(f"zh-Hans/{NOTE}.html")
        self.assertTrue(self.is_shown("#question-97"))
        self.assertFalse(self.is_shown("#figure-safe-14-pro-max"))
        self.one("summary:has(> #question-97)").click()
        self.assertTrue(self.is_shown("#figure-safe-14-pro-max"))

    def test_the_language_switch_keeps_a_folded_section(self):
        self.open(f"en/{NOTE}.html#question-window")
        self.one(".languages a[hreflang=zh-Hans]").click()
        self.arrive(f"zh-Hans/{NOTE}.html#question-window")
        self.assertTrue(self.script("return document.querySelector('summary > #question-window').closest('details').open"))

    # Code in several languages

    def shown_code(self):
        return self.script("""
            return [...new Set([...document.querySelectorAll('main .code-version')].filter(version => version.checkVisibility())
                .map(version => version.dataset.language))]""")

    @for_each(is_served=[True, False])
    def test_the_language_of_code_is_chosen_once_for_all_pages(self, is_served):
        base = server() if is_served else None
        self.open(f"en/{CODE}.html", base)
        self.addCleanup(self.script, "localStorage.clear()")
        self.assertEqual(self.shown_code(), ["swift"])
        tabs = self.all(".tabs [role=tab]")
        self.assertEqual([tab.text for tab in tabs[:2]], ["Swift", "Objective-C"])
        self.script("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", tabs[7])
        before = self.script("return arguments[0].getBoundingClientRect().top", tabs[7])
        tabs[7].click()
        self.assertAlmostEqual(self.script("return arguments[0].getBoundingClientRect().top", tabs[7]), before, delta=1)
        self.assertEqual(self.shown_code(), ["objc"])
        for page in [f"zh-Hans/{CODE}.html", f"en/{NOTE}.html"]:
            self.open(page, base)
            self.assertEqual(self.shown_code(), ["objc"])
            self.assertEqual(self.one(".tabs [aria-selected=true]").text, "Objective-C")

    def test_tabs_are_told_and_moved_by_the_keyboard(self):
        self.open(f"en/{CODE}.html")
        self.addCleanup(self.script, "localStorage.clear()")
        first, second = self.all(".tabs [role=tab]")[:2]
        self.script("arguments[0].focus()", first)
        for key, chosen, other in [("ARROW_RIGHT", second, first), ("ARROW_RIGHT", first, second), ("END", second, first),
                                   ("HOME", first, second), ("ARROW_LEFT", second, first)]:
            self.press(key)
            self.assertEqual(self.focused, chosen)
            self.assertEqual([tab.get_attribute("aria-selected") for tab in [chosen, other]], ["true", "false"])
            self.assertEqual([tab.get_attribute("tabindex") for tab in [chosen, other]], ["0", "-1"])
            panel = self.one("[id='%s']" % chosen.get_attribute("aria-controls"))
            self.assertTrue(panel.is_displayed())
            self.assertEqual(panel.get_attribute("aria-labelledby"), chosen.get_attribute("id"))

    @for_each(folder=["en", "zh-Hans", "both"])
    def test_code_is_shown_in_all_its_languages_without_script(self, folder):
        self.without_script(f"{folder}/{CODE}.html")
        versions = self.all(".code-version")
        self.assertGreater(len(versions), 12)
        for version in versions[:4]:
            self.assertTrue(version.is_displayed())
        self.assertEqual([label.text for label in self.all(".code-language")[:2]], ["Swift", "Objective-C"])

    def test_no_code_is_out_of_reach(self):
        for page in [f"both/{CODE}.html", f"both/{NOTE}.html", f"en/{NOTE}.html", f"en/{CODE}.html"]:
            self.open(page)
            lost = self.script("""
                return [...document.querySelectorAll('main .code-version')].filter(version =>
                    getComputedStyle(version).display == 'none' && !document.querySelector(`[aria-controls="${version.id}"]`)).length""")
            self.assertEqual(lost, 0, page)

    # What goes on sideways

    @for_each(scheme=["light", "dark"])
    def test_code_that_goes_on_sideways_has_a_shadow_at_that_edge(self, scheme):
        self.emulate(PHONE, scheme)
        self.open(f"en/{CODE}.html")
        code = self.script("""
            const code = [...document.querySelectorAll('main pre')].find(pre => pre.scrollWidth > pre.clientWidth + 80 && pre.checkVisibility());
            code.scrollIntoView({behavior: 'instant', block: 'center'});
            return code""")

        def edges():
            left, right, middle, y = self.script("""
                const box = arguments[0].getBoundingClientRect();
                const [x, y] = [box.x + scrollX, box.y + scrollY + 20];
                return [Math.ceil(x) + 2, Math.floor(x + box.width) - 3, Math.round(x + box.width / 2), Math.round(y)]""", code)
            ground = self.colour_at(middle, y)
            return [self.colour_at(x, y) != ground for x in [left, right]]

        for scrolled, shown in [(0, [False, True]), (40, [True, True]), (10000, [True, False])]:
            self.script("arguments[0].scrollLeft = arguments[1]", code, scrolled)
            self.wait_until(lambda: edges() == shown, f"{shown} at {scrolled}")
