"""Printing to PDF: every figure whole and large enough, derivations where they are open, the targets of links at the end."""

import base64
import pathlib
import re
import subprocess
import tempfile

from browser import BrowserTest, for_each, program

NOTE = "safe-area"
# Pixels to the inch: enough to tell rectangles, few enough to read quickly.
SCALE = 36
PLATE = re.compile(rb"(?:\xff\x00\xff)+")


class PrintTests(BrowserTest):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def print(self, name):
        data = self.browser.execute_cdp_cmd("Page.printToPDF", {
            "printBackground": True, "preferCSSPageSize": True, "paperWidth": 8.27, "paperHeight": 11.69})["data"]
        path = self.folder / name
        path.write_bytes(base64.b64decode(data))
        return path

    def text(self, path):
        command = [program("pdftotext"), "-layout", path, "-"]
        return " ".join(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())

    def sheets(self, path):
        """The pages as pictures: each a list of lines of pixels."""
        subprocess.run([program("pdftoppm"), "-r", str(SCALE), path, path.with_suffix("")], check=True)
        for picture in sorted(self.folder.glob(path.stem + "-*.ppm")):
            data = picture.read_bytes()
            header = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", data)
            width, height = int(header[1]), int(header[2])
            body = data[header.end():]
            yield [body[line * width * 3:(line + 1) * width * 3] for line in range(height)]

    def plates(self, lines):
        """The rectangles of one colour on a page: left, top, width, height."""
        found, open_ones = [], {}
        for y, line in enumerate(lines + [b""]):
            runs = {(run.start() // 3, len(run[0]) // 3) for run in PLATE.finditer(line) if run.start() % 3 == 0}
            for run in [run for run in open_ones if run not in runs]:
                top = open_ones.pop(run)
                found.append((run[0], top, run[1], y - top))
            for run in runs:
                open_ones.setdefault(run, y)
        return [plate for plate in found if plate[2] > 4 and plate[3] > 4]

    @for_each(folder=["en", "zh-Hans", "both"])
    def test_a_note(self, folder):
        """Its figures are whole, no sheet is wasted, derivations stay closed and links say where they lead."""
        self.open(f"{folder}/{NOTE}.html")
        paper = self.print("printed.pdf")
        printed = list(self.sheets(paper))
        if folder != "both":
            self.assertLessEqual(len(printed), 16)
        self.expect_no_sheet_wasted(printed)
        self.expect_closed(self.text(paper))
        self.script("""
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('.picture img { object-position: -9999px; background: #f0f; print-color-adjust: exact }');
            document.adoptedStyleSheets.push(sheet);""")
        self.expect_whole_figures(printed, list(self.sheets(self.print("marked.pdf"))))

    def see_paper(self, page):
        """Shows a page as it is on paper. A sheet between its margins has 733 × 1062 CSS pixels."""
        self.emulate((733, 1062))
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.addCleanup(self.browser.execute_cdp_cmd, "Emulation.setEmulatedMedia", {"media": ""})
        self.open(f"{page}.html")
        self.script("document.querySelectorAll('details').forEach(fold => { fold.open = true; })")
        self.wait_for_pictures()

    @for_each(page=["en/safe-area", "zh-Hans/recipes-edges", "zh-Hant/tables", "en/macros-audited", "both/lifecycle"])
    def test_type_in_pictures_is_six_points_on_paper(self, page):
        self.see_paper(page)
        # Type is 11 in a picture.
        shown = self.script("""
            return [...document.querySelectorAll('.picture img')].map(image => {
                const { width, height } = image.getBoundingClientRect();
                return [image.currentSrc.split('/').pop(), width, width / image.getAttribute('width') * 11 * 0.75, height];
            })""")
        self.assertGreater(len(shown), 1)
        for name, width, points, height in shown:
            self.assertGreaterEqual(round(points, 1), 6, name)
            self.assertTrue(width <= 733 and height <= 1062, name)

    @for_each(page=["en/safe-area", "zh-Hans/safe-area", "en/tables", "both/safe-area"])
    def test_no_column_is_narrower_than_twenty_letters(self, page):
        """Not even where all derivations are open."""
        self.see_paper(page)
        self.assertEqual([], self.script("""
            return [...document.querySelectorAll('.prose :is(p, li, figcaption, .reason)')].filter(block => {
                const letters = parseFloat(getComputedStyle(block).fontSize) / 2;
                return block.textContent.trim().length > 40 && block.clientWidth > 0 && block.clientWidth < 20 * letters;
            }).map(block => [block.clientWidth, block.textContent.trim().slice(0, 60)])"""))

    def test_what_is_open_is_printed(self):
        """A derivation that was opened, and a figure while it is changed, which says so."""
        self.open("en/safe-area.html")
        self.script("document.querySelector('button.change').click()")
        self.wait_for("document.querySelector('.figure .live-stage svg')")
        rule = self.script("""
            const why = document.querySelector('.figure:not(.live-open) .why');
            why.open = true;
            return why.querySelector('.rule-link').textContent""")
        text = self.text(self.print("printed.pdf"))
        self.assertIn(rule, text.replace(" ", ""))
        self.assertIn(self.script("return document.querySelector('.live-printed').textContent"), text)

    @for_each(folder=["en", "zh-Hans"])
    def test_the_table_of_devices_says_what_is_left_out(self, folder):
        self.open(f"{folder}/devices.html")
        self.script("""
            const family = document.querySelector('.filters [name=family]');
            family.value = family.options[1].value;
            family.dispatchEvent(new Event('change', { bubbles: true }))""")
        text = self.text(self.print("printed.pdf"))
        self.assertIn(self.one(".filters .shown").text, text)
        # Heads of columns are buttons.
        self.assertIn(self.script("return document.querySelector('.matrix th button').textContent"), text)

    def expect_whole_figures(self, printed, marked):
        sizes = self.script("""return [...document.querySelectorAll('.picture img')].map(image =>
            image.getAttribute('width') / image.getAttribute('height'))""")
        self.assertEqual(len(printed), len(marked))
        shapes = []
        for lines, sheet in zip(printed, marked):
            for left, top, width, height in self.plates(sheet):
                shapes.append(width / height)
                inner = b"".join(line[left * 3:(left + width) * 3] for line in lines[top:top + height])
                self.assertGreater(len(set(inner[at:at + 3] for at in range(0, len(inner), 3))), 8, "an empty picture")
        self.assertEqual(len(shapes), len(sizes))
        for shape, size in zip(sorted(shapes), sorted(sizes)):
            self.assertAlmostEqual(shape / size, 1, delta=0.12, msg="a picture is cut")

    def expect_no_sheet_wasted(self, sheets):
        self.assertLess(len(sheets), 3 * len(self.all(".figure")))
        for number, sheet in enumerate(sheets[:-1], 1):
            # The paper is white, and nearly so within a figure; what is dark is written or drawn.
            written = sum(1 for line in sheet if min(line) < 120)
            self.assertGreater(written, len(sheet) / 10, f"page {number} is nearly empty")

    def expect_closed(self, text):
        spaceless = text.replace(" ", "")
        self.assertNotIn(self.script("return document.querySelector('.why summary').textContent.replaceAll(' ', '')"), spaceless)
        links = self.script("return [...new Set([...document.querySelectorAll('.prose a[href^=http]')].map(link => link.href))]")
        self.assertGreater(len(links), 3)
        for link in links:
            self.assertIn(link, spaceless)
        self.assertEqual(spaceless.count("https://"), len(links))
        for word in ["PNG", "Copy", "复制", "複製", "EPUB"]:
            self.assertNotIn(word, text.split())
        self.assertNotIn(self.script("return document.querySelector('button.change').textContent").replace(" ", ""), spaceless)

    def test_all_notes_on_one_page_leave_out_how_numbers_come_about(self):
        self.open("en/single-page.html")
        self.wait_for("[...document.images].every(image => image.complete)")
        # All of it takes minutes to print; a chapter with figures and the rules are enough.
        self.script("""
            const kept = ['chapter-safe-area', 'chapter-rules'];
            document.querySelectorAll('.chapter').forEach(chapter => {
                if (!kept.includes(chapter.getAttribute('aria-labelledby'))) chapter.remove(); });
            document.querySelectorAll('.rule ~ .rule').forEach(rule => rule.remove());""")
        paper = self.print("printed.pdf")
        self.script("""
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('.picture img { object-position: -9999px; background: #f0f; print-color-adjust: exact }');
            document.adoptedStyleSheets.push(sheet);""")
        self.expect_whole_figures(list(self.sheets(paper)), list(self.sheets(self.print("marked.pdf"))))
        text = self.text(paper)
        values = self.script("return document.querySelector('.values td').textContent")
        self.assertIn(values, text)
        for words in [self.script("return document.querySelector('.why summary').textContent"),
                      self.script("return document.querySelector('.uses summary').textContent")]:
            self.assertNotIn(words.replace(" ", ""), text.replace(" ", ""))
