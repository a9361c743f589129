"""Pictures: which composition a page shows, and how large their type is there."""

from browser import PHONE, BrowserTest, for_each

# The least size of type in a picture, in points; `Composition` says how small it may be shown.
SMALLEST = 11
DESK_WINDOW = (1440, 900)
PAGES = ["en/safe-area", "zh-Hans/tables", "en/recipes-scroll-views", "zh-Hant/lifecycle", "en/macros-audited"]


class PictureTests(BrowserTest):
    def pictures(self, page, size):
        """The name, the width that is shown and the picture's own width of each picture; and the room for pictures."""
        self.emulate(size)
        self.open(f"{page}.html")
        self.script("for (const image of document.querySelectorAll('.picture img')) image.loading = 'eager'")
        self.wait_for_pictures()
        shown = self.script("""
            return [...document.querySelectorAll('.picture img')]
                .map(image => [image.currentSrc.split('/').pop(), image.clientWidth, image.naturalWidth])""")
        room = self.script("""
            return [...document.querySelectorAll('.figure:not(.figure-beside) .pictures')].map(place => {
                const style = getComputedStyle(place);
                return place.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            })""")
        self.assertGreater(len(shown), 3)
        return shown, room

    @for_each(page=PAGES)
    def test_type_in_pictures_is_large_enough_at_a_desk(self, page):
        shown, room = self.pictures(page, DESK_WINDOW)
        for name, width, own in shown:
            self.assertGreaterEqual(SMALLEST * width / own, 11, name)
        for width in room:
            self.assertGreaterEqual(width, 806)

    @for_each(page=PAGES)
    def test_phones_get_pictures_that_are_made_for_them(self, page):
        shown, room = self.pictures(page, PHONE)
        for name, width, own in shown:
            self.assertTrue(".narrow." in name or own <= 310, name)
            self.assertGreaterEqual(SMALLEST * width / own, 9, name)
        for width in room:
            self.assertGreaterEqual(width, 310)
