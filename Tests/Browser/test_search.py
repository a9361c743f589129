"""Search: both scripts, both ways of opening the site, words of code, the keyboard."""

from browser import DESK, PHONE, BrowserTest, server

NOTE = "safe-area"


class SearchTests(BrowserTest):
    def open_search(self, page, base=None):
        self.open(page, base)
        self.press("/")
        self.assertTrue(self.one("dialog.search").is_displayed())

    @property
    def said(self):
        return self.one(".search-status").text

    # Finding

    def test_both_scripts_find_from_disk_and_over_http(self):
        cases = [
            ("en/index.html", "safe area", "en/safe-area.html"),
            ("en/index.html", "reloading tables", "en/tables.html"),
            ("zh-Hans/index.html", "安全区", "zh-Hans/safe-area.html"),
            ("zh-Hans/index.html", "布局边距", "zh-Hans/layout-margins.html"),
            ("zh-Hans/index.html", "距", "zh-Hans/layout-margins.html"),
            ("zh-Hans/index.html", "safeAreaInsets", "zh-Hans/safe-area.html"),
        ]
        for base in [None, server()]:
            for page, words, found in cases:
                self.open_search(page, base)
                self.assertIn(found, self.search(words)[:5], f"{words} on {page}")
                self.assertTrue(all(mark.text for mark in self.all(".search-results mark")))

    def test_a_number_is_answered_with_what_is_as_long_on_which_device(self):
        cases = [("en/index.html", "83", "tab bar", DESK), ("zh-Hans/index.html", "44 点", "状态栏", PHONE), ("zh-Hant/index.html", "44", "狀態列", PHONE)]
        for base in [None, server()]:
            for page, number, label, size in cases:
                self.emulate(size)
                self.open_search(page, base)
                self.search(number)
                answer = self.one(".search-numbers")
                self.assertIn(label, answer.text.lower(), number)
                self.assertIn(number.split()[0], answer.find_element("css selector", ".search-title").text)
                link = answer.find_element("css selector", "a")
                self.assertIn("devices.html#", link.get_attribute("href"))
                self.assertGreaterEqual(link.size["height"], 24)
                self.assertFalse(self.script("const results = document.querySelector('.search-results'); return results.scrollWidth > results.clientWidth"))
                link.click()
                self.arrive(f"{page.split('/')[0]}/devices.html#", is_beginning=True)

    def test_words_of_code_are_found_by_their_parts(self):
        for page in [f"en/{NOTE}.html", f"zh-Hans/{NOTE}.html"]:
            self.open_search(page)
            for words, found in [("insets", "safeAreaInsets"), ("contentinset", "contentInset"), ("LayoutMargins", "layoutMargins")]:
                self.search(words)
                texts = " ".join(element.text for element in self.all(".search-results a"))
                self.assertIn(found, texts, words)
                marked = {mark.text.lower() for mark in self.all(".search-results mark")}
                self.assertIn(words.lower(), marked)

    def test_width_case_and_script_of_letters_do_not_matter(self):
        pairs = [("ｓａｆｅＡｒｅａ", "safeArea"), ("SAFEAREA", "safeArea"), ("安全區", "安全区"), ("導航欄", "导航栏"), ("44　點", "44 点")]
        for page in [f"zh-Hans/{NOTE}.html", f"both/{NOTE}.html", "index.html"]:
            self.open_search(page)
            for one, other in pairs:
                found = self.search(one)
                self.assertGreater(len(found), 0, f"{one} on {page}")
                self.assertEqual(found, self.search(other), f"{one} on {page}")

    def test_the_traditional_edition_is_searched_in_the_words_of_either_side(self):
        self.open_search("zh-Hant/index.html")
        for words in ["安全區", "安全区", "螢幕", "屏幕", "捲動檢視", "滚动视图", "safeAreaInsets"]:
            found = self.search(words)
            self.assertGreater(len(found), 0, words)
            self.assertTrue(all(page.startswith("zh-Hant/") for page in found), words)
            self.assertTrue(self.all(".search-results mark"), words)

    def test_words_of_another_language_find_its_pages_and_say_so(self):
        cases = [
            ("index.html", "螢幕", "zh-Hant/", "繁體中文"), (f"both/{NOTE}.html", "裝置", "zh-Hant/", "繁體中文"),
            (f"zh-Hans/{NOTE}.html", "視窗", "zh-Hant/", "繁體中文"), (f"en/{NOTE}.html", "安全区", "zh-Hans/", "简体中文"),
            (f"zh-Hant/{NOTE}.html", "two swipes to leave a game", "en/", "English"),
        ]
        for page, words, folder, name in cases:
            self.open_search(page)
            found = self.search(words)
            self.assertTrue(found and found[0].startswith(folder), f"{words} on {page}: {found}")
            self.assertIn(name, self.one(".search-results li").text)
            self.assertEqual(self.one(".search-results li").get_attribute("lang"), folder.strip("/"))

    def test_the_view_of_both_languages_finds_in_both(self):
        for base in [None, server()]:
            self.open_search(f"both/{NOTE}.html", base)
            for words, language in [("layout margins", "en"), ("布局边距", "zh-Hans")]:
                self.assertIn("both/layout-margins.html", self.search(words)[:3])
                self.assertEqual(self.one(".search-results li").get_attribute("lang"), language)
            self.assertEqual(self.search("UITableView"), list(dict.fromkeys(self.search("UITableView"))))
            # Tables of the tool stand in one language each.
            self.assertIn("zh-Hans/devices.html", self.search("设备"))

    def test_the_start_page_finds_in_the_language_of_the_words(self):
        for base in [None, server()]:
            self.open_search("index.html", base)
            self.assertIn("en/safe-area.html", self.search("safe area"))
            self.assertIn("zh-Hans/safe-area.html", self.search("安全区"))
        self.press("ENTER")
        self.arrive("zh-Hans/", is_beginning=True)

    def test_words_of_code_are_answered_in_the_language_of_the_reader(self):
        for language, folder in [("zh-CN", "zh-Hans"), ("en-GB", "en")]:
            self.browser.execute_cdp_cmd("Emulation.setUserAgentOverride", {
                "userAgent": self.script("return navigator.userAgent"), "acceptLanguage": language})
            self.open_search("index.html")
            self.assertTrue(self.search("safeAreaInsets")[0].startswith(folder + "/"), language)

    def test_a_word_that_is_nowhere_is_said_in_the_language_of_the_page(self):
        said = {"en": "Nothing found", "zh-Hans": "没有找到", "zh-Hant": "沒有找到", "both": "Nothing found"}
        for folder, phrase in said.items():
            self.open_search(f"{folder}/{NOTE}.html")
            self.assertEqual(self.search("xqzvxqzv"), [])
            self.assertEqual(self.said, phrase)
        self.open_search("index.html")
        self.search("xqzvxqzv")
        self.assertEqual(self.said, "Nothing found · 没有找到")

    # Loading

    def test_the_index_is_loaded_when_the_search_is_opened(self):
        for base in [None, server()]:
            self.requests()
            self.open(f"zh-Hans/{NOTE}.html", base)
            self.assertEqual([address for address in self.requests() if "search.js" in address or "/search/" in address], [])
            self.press("/")
            self.search("安全区")
            loaded = [self.relative(address) for address in self.requests()]
            self.assertIn("search/zh-Hans.js", loaded)
            self.assertEqual(len(loaded), len(set(loaded)))
            self.assertEqual([path for path in loaded if "search/en" in path or "search/zh-Hant" in path], [])
            self.search("安全区域")
            self.assertNotIn("search/zh-Hans.js", [self.relative(address) for address in self.requests()])

    def test_fast_typing_over_a_slow_line_ends_with_the_last_answer(self):
        conditions = {"offline": False, "latency": 120, "downloadThroughput": -1, "uploadThroughput": -1}
        self.browser.execute_cdp_cmd("Network.enable", {})
        self.open_search(f"en/{NOTE}.html", server())
        expected = self.search("keyboard frame")
        try:
            self.browser.execute_cdp_cmd("Network.emulateNetworkConditions", conditions)
            self.open_search(f"en/{NOTE}.html", server())
            for letter in "keyboard frame":
                self.press(letter)
            self.assertEqual(self.answers(), expected)
        finally:
            self.browser.execute_cdp_cmd("Network.emulateNetworkConditions", {**conditions, "latency": 0})
        self.assertEqual(self.one(".search-field input").get_attribute("value"), "keyboard frame")

    def test_what_cannot_be_loaded_is_said_and_asked_for_again(self):
        for page, words, said in [("en", "safe area", "failed to load"), ("zh-Hans", "安全区", "加载失败")]:
            for missing in ["assets/search.js", f"search/{page}.js", f"search/{page}-*.js"]:
                self.browser.execute_cdp_cmd("Network.enable", {})
                self.browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
                self.browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/" + missing]})
                try:
                    self.open_search(f"{page}/{NOTE}.html", server())
                    self.assertEqual(self.search(words), [], missing)
                    self.assertIn(said, self.said, missing)
                finally:
                    self.browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
                    self.browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": False})
                messages = [entry["message"] for entry in self.browser.get_log("browser")]
                self.assertEqual([message for message in messages if "ERR_BLOCKED_BY_CLIENT" not in message], [])
                self.press(" ")
                self.wait_for("document.querySelectorAll('.search-results a').length > 0")
                self.assertIn(f"{page}/{NOTE}.html", self.answers(), missing)

    def test_a_list_that_was_cut_says_that_there_may_be_more(self):
        self.open_search(f"en/{NOTE}.html")
        self.assertEqual(len(self.search("safe")), 10)
        self.assertIn("there may be more", self.said)
        count = len(self.search("check box relative to margin"))
        self.assertLess(count, 10)
        self.assertEqual(self.said, f"{count} pages" if count > 1 else "1 page")

    # Keys

    def test_nothing_is_searched_or_opened_while_chinese_is_composed(self):
        self.open_search(f"zh-Hans/{NOTE}.html")
        command = self.browser.execute_cdp_cmd
        command("Input.imeSetComposition", {"text": "an'quan", "selectionStart": 7, "selectionEnd": 7})
        self.script("document.querySelector('.search-results').ariaBusy = 'false'")
        self.assertEqual((self.answers(), self.said), ([], ""))
        command("Input.insertText", {"text": "安全区"})
        self.wait_for("document.querySelectorAll('.search-results a').length > 0")
        # As Safari reports the key that ended the composition.
        self.script("""
            document.querySelector('.search-field input').dispatchEvent(
                new KeyboardEvent('keydown', {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true}));""")
        command("Input.insertText", {"text": "域"})
        self.assertNotEqual(self.answers(), [])
        self.assertEqual((self.path, self.one("dialog.search").is_displayed()), (f"zh-Hans/{NOTE}.html", True))

    def test_english_words_are_searched_while_they_are_typed_on_android(self):
        command = self.browser.execute_cdp_cmd
        agent = self.script("return navigator.userAgent")
        try:
            command("Emulation.setUserAgentOverride", {"userAgent": agent.replace("X11; Linux x86_64", "Linux; Android 15")})
            self.open_search(f"en/{NOTE}.html")
            command("Input.imeSetComposition", {"text": "safe", "selectionStart": 4, "selectionEnd": 4})
            self.wait_for("document.querySelectorAll('.search-results a').length > 0")
        finally:
            command("Emulation.setUserAgentOverride", {"userAgent": agent})

    def test_the_keyboard_opens_walks_and_closes(self):
        self.open(f"en/{NOTE}.html")
        button = self.one("button.search-open")
        self.script("arguments[0].focus()", button)
        for keys in [["/"], ["CONTROL", "k"], ["ENTER"]]:
            self.press_together(*keys)
            self.assertTrue(self.one("dialog.search").is_displayed(), keys)
            self.assertEqual(self.focused.tag_name, "input")
            self.assertEqual(self.focused.get_attribute("value"), "")
            self.press("ESCAPE")
            self.assertFalse(self.one("dialog.search").is_displayed(), keys)
            self.assertEqual(self.focused, button)
        self.press("/")
        self.search("margins")
        self.press("ARROW_DOWN", "ARROW_DOWN")
        links = self.all(".search-results a")
        self.assertEqual(self.focused, links[1])
        self.press("ARROW_UP", "ARROW_UP")
        self.assertEqual(self.focused.tag_name, "input")
        self.press("ARROW_DOWN", "s")
        self.assertEqual(self.focused.get_attribute("value"), "marginss")
        self.press("ESCAPE")
        self.assertFalse(self.one("dialog.search").is_displayed())
        self.assertEqual(self.focused, button)

    def test_enter_opens_the_best_answer_at_its_section(self):
        for base in [None, server()]:
            self.open_search(f"en/{NOTE}.html", base)
            self.search("view.safeAreaInsets")
            target = self.relative(self.one(".search-results a").get_attribute("href"))
            self.press("ENTER")
            self.arrive(target)

    def test_enter_right_after_typing_opens_what_was_typed(self):
        self.open_search(f"en/{NOTE}.html", server())
        self.search("readable width")
        target = self.relative(self.one(".search-results a").get_attribute("href"))
        self.search("keyboard")
        self.press_together("CONTROL", "a")
        self.press("readable width", "ENTER")
        self.arrive(target)

    def test_an_answer_on_the_same_page_closes_the_search(self):
        self.open_search("en/glossary.html")
        self.search("glossary safe area")
        link = next(link for link in self.all(".search-results a") if "glossary.html#" in link.get_attribute("href"))
        link.click()
        self.assertFalse(self.one("dialog.search").is_displayed())
        self.arrive("en/glossary.html#", is_beginning=True)

    # Room

    def test_the_search_fits_into_every_window(self):
        for size in [DESK, PHONE, (320, 256)]:
            self.emulate(size)
            for page in ["index.html", f"zh-Hans/{NOTE}.html"]:
                self.open(page)
                self.one("button.search-open").click()
                self.search("safeAreaInsets contentInset")
                box = self.one("dialog.search").rect
                self.assertGreaterEqual(box["x"], 0)
                self.assertLessEqual(box["x"] + box["width"], size[0])
                self.assertLessEqual(box["y"] + box["height"], size[1])
                self.assertEqual(self.script("const box = document.querySelector('dialog.search'); return box.scrollWidth - box.clientWidth"), 0)
                self.assertTrue(self.one(".search-close").is_displayed())
