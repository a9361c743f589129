"""The whole way through the site with the keyboard alone; the focus is seen at every step."""

from browser import BrowserTest, for_each, server

# The page has been loaded, and two frames after each other have the focus at one place: what comes into the window for the
# first time is laid out then, and moves what is below.
REST = """
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const place = () => JSON.stringify([scrollY, document.readyState, document.activeElement.getBoundingClientRect()]);
    let before = null;
    while (before !== place() || document.readyState !== 'complete') { before = place(); await frame(); await frame(); }"""
# Whether the element that has the focus is drawn with a ring, in the window, and nothing lies over it.
SEEN = """
    const element = document.activeElement;
    const style = getComputedStyle(element);
    if (style.outlineStyle == 'none' || parseFloat(style.outlineWidth) < 1) return 'no ring';
    const boxes = [...element.getClientRects()].filter(box => box.width > 0 && box.height > 0);
    const inside = boxes.filter(box => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth);
    if (inside.length == 0) return 'out of the window';
    const isOnTop = box => {
        const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
        const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
        const top = document.elementFromPoint(x, y);
        return element.contains(top) || top.contains(element) && top.matches('a, button, li, summary, .cards li');
    };
    return inside.some(isOnTop) ? '' : 'covered';"""


class KeyboardTests(BrowserTest):
    def go_to(self, selector, key="TAB", most=90):
        """Presses a key until something has the focus; the focus is seen all the way."""
        for _ in range(most):
            if key == "TAB":
                self.press("TAB")
            else:
                self.press_together("SHIFT", "TAB")
            if self.expect_seen(selector):
                return
        self.fail(f"the keyboard does not reach {selector}")

    def expect_seen(self, selector="*"):
        """Expects that the focus is seen where it has come to rest; whether it is on what a selector names."""
        problem = self.result(REST + SEEN)
        if problem:
            self.fail(f"{problem}: " + self.focused.get_attribute("outerHTML")[:200])
        return self.script("return document.activeElement.matches(arguments[0])", selector)

    @for_each(is_served=[False, True])
    def test_the_whole_way(self, is_served):
        self.open("index.html", server() if is_served else None)
        self.go_to("a.go[hreflang=en]")
        self.press("ENTER")
        self.arrive("en/index.html")
        self.press("TAB")
        self.assertEqual(self.focused.get_attribute("class"), "skip")
        self.press("ENTER")
        self.go_to(".cards a[href='safe-area.html']")
        self.press("ENTER")
        self.arrive("en/safe-area.html")
        self.press("TAB", "ENTER")
        self.go_to(".picture > a")
        self.press("ENTER")
        self.see("dialog.large img")
        self.assertEqual(self.focused.get_attribute("class"), "close-large")
        self.expect_seen()
        self.press("ENTER")
        self.assertFalse(self.one("dialog.large").is_displayed())
        self.assertTrue(self.script("return document.activeElement.matches('.picture > a')"))
        self.go_to("details.why > summary")
        self.press("ENTER")
        self.assertTrue(self.script("return document.activeElement.parentElement.open"))
        self.go_to("details.why[open] a")
        self.assertGreater(len(self.search("keyboard")), 0)
        self.press("ARROW_DOWN")
        self.expect_seen()
        target = self.relative(self.focused.get_attribute("href"))
        self.press("ENTER")
        self.arrive(target)
        self.go_to(".languages a[hreflang=zh-Hans]", "SHIFT TAB", most=300)
        self.press("ENTER")
        self.arrive(target.split("#")[0].replace("en/", "zh-Hans/"), is_beginning=True)

    @for_each(page=["index", "zh-Hans/index", "both/safe-area", "zh-Hant/macros-audited", "en/devices", "en/rules"])
    def test_the_focus_is_seen_on_every_kind_of_page(self, page):
        self.open(f"{page}.html")
        for count in range(45):
            self.press("TAB")
            # Behind the last one the browser's own bar is next.
            if count > 5 and self.script("return document.activeElement === document.body"):
                break
            self.expect_seen()
