"""From a save to what the browser shows of it, in a page that stays open: a word of one of 1,000 plain notes, beside other
tools that serve a folder, and a word and the device of a scenario of the project's own content."""

import contextlib
import functools
import os
import pathlib
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from measuring import ROOT, SCRATCH

PLAIN_SAVES, OWN_SAVES = 7, 15
# Seconds until something counts as hanging.
PATIENCE = 120
PLAIN = "note-00500"
NOTE = "content/tables.en.md"
FIGURE = "figure-tables-estimate-default"


class Server:
    """Another tool that serves its notes, on a free port of this machine; what it says goes into a file."""

    def __init__(self, peer, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address, self.said = f"http://127.0.0.1:{port}/", folder / "said.txt"
        with open(self.said, "w") as said:
            self.process = subprocess.Popen(peer.serve(port), cwd=ROOT, stdout=said, stderr=said,
                                            env={**os.environ, "TMPDIR": str(folder)})

    def wait_for(self, page):
        """Waits until the first build has ended and a page is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError((self.said.read_text().splitlines() or ["it has ended"])[-1])
            with contextlib.suppress(OSError):
                urllib.request.urlopen(self.address + page, timeout=PATIENCE).close()
                return
            time.sleep(0.1)
        raise RuntimeError(f"no page within {PATIENCE} s")

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def moments(browser, condition):
    """Waits until an expression is true; when the page was asked for, was there, was painted, in seconds of the clock."""
    from selenium.common.exceptions import WebDriverException

    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(WebDriverException):  # The page is just being exchanged.
            if browser.execute_script(f"return document.readyState === 'complete' && Boolean({condition})"):
                break
        time.sleep(0.05)  # Seldom, as it takes time of the cores; the page knows the moments.
    else:
        raise RuntimeError(f"the browser has not shown a save within {PATIENCE} s")
    origin, *later = browser.execute_script("""
        const [page] = performance.getEntriesByType("navigation");
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        return [performance.timeOrigin, page.responseEnd, Math.max(paint?.startTime ?? 0, page.domInteractive)];""")
    return [origin / 1000] + [(origin + moment) / 1000 for moment in later]


def pictured(browser):
    """When the picture of the figure was there, in seconds of the clock."""
    return browser.execute_script(f"""
        const [page] = performance.getEntriesByType("navigation");
        const picture = document.querySelector("#{FIGURE} img");
        const loaded = performance.getEntriesByName(picture.currentSrc)[0]?.responseEnd ?? 0;
        return performance.timeOrigin + Math.max(loaded, page.domInteractive);""") / 1000


def started(stack, files):
    """notchbook with a folder of its own that has some files; it ends with the stack."""
    from preview import Preview

    shown = Preview(files)
    stack.callback(shown.stop)
    return shown


def opened(browser, address):
    """A new window with a page; windows, unlike tabs, are visible side by side, so none waits with its live reload."""
    browser.switch_to.new_window("window")
    browser.get(address)
    return browser.current_window_handle


def left_out(name, error):
    print(f"  {name} cannot be compared here: {error}")


def served(stack, browser, content, peers):
    """For each tool by its name, a window with the note, and what saves the note."""
    shown = started(stack, {f"content/{file.name}": file.read_text() for file in content.iterdir()})
    save = functools.partial(shown.write, f"content/{PLAIN}.md")
    tools = {"notchbook": (opened(browser, f"{shown.address}{PLAIN}.html"), save)}
    for peer in peers:
        folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="served-", dir=SCRATCH)))
        server = Server(peer, folder)
        stack.callback(server.stop)
        try:
            server.wait_for(f"{PLAIN}.html")
            save = (peer.notes / f"{PLAIN}.md").write_text
            tools[peer.name] = (opened(browser, f"{server.address}{PLAIN}.html"), save)
        except RuntimeError as error:
            left_out(peer.name, error)
    return tools


def plain(browser, content, peers):
    """Words at the end of a note's first paragraph, in turns: the times of each tool by its name."""
    text = (content / f"{PLAIN}.md").read_text()
    with contextlib.ExitStack() as stack:
        tools = served(stack, browser, content, peers)
        rows = {name: [] for name in tools}
        for number in range(PLAIN_SAVES):
            for name in list(rows):
                window, save = tools[name]
                browser.switch_to.window(window)
                time.sleep(1)
                saved = time.time()
                save(text.replace("\n\n## ", f"\nSaved {number}.\n\n## ", 1))
                try:
                    asked, _, painted = moments(browser, f"document.body.textContent.includes('Saved {number}.')")
                    rows[name].append([1000 * (asked - saved), 1000 * (painted - saved)])
                except RuntimeError as error:
                    if name == "notchbook":
                        raise
                    left_out(name, error)
                    del rows[name]
    return rows


def phone(run):
    return f"iPhone {'X' if run % 2 else '7'}"


def own(browser):
    """A word and the device of a scenario of the project's own content, with the time of the build in each."""
    files = {str(path.relative_to(ROOT)): path.read_text()
             for folder in ["content", "templates"] for path in (ROOT / folder).rglob("*") if path.is_file()}
    edits = {
        "word": (lambda text, run: text.replace("A table view is", f"A table view ({run}) is"),
                 lambda run: f"document.body.textContent.includes('({run}) is a scroll view')"),
        "scenario": (lambda text, run: text.replace("device: iPhone 8\n", f"device: {phone(run)}\n", 1),
                     lambda run: f"document.querySelector('#{FIGURE} img').alt.includes('{phone(run)}')"),
    }
    rows = {name: [] for name in edits}
    with contextlib.ExitStack() as stack:
        shown = started(stack, files)
        opened(browser, shown.address + "en/tables.html")
        browser.execute_script(f"document.getElementById('{FIGURE}').scrollIntoView()")
        time.sleep(1)
        for name, (edit, condition) in edits.items():
            for run in range(OWN_SAVES):
                text = edit(files[NOTE], run)
                saved = time.time()
                shown.write(NOTE, text)
                asked, there, painted = moments(browser, condition(run))
                picture = pictured(browser)
                built = float(shown.wait_for_build().rsplit(" in ", 1)[1].split()[0])
                times = [built, asked - saved, asked - saved - built, there - asked, painted - saved, picture - saved]
                rows[name].append([1000 * value for value in times])
                time.sleep(0.3)
        browser.get("about:blank")
    return rows


def put(rows, *titles):
    for name, own in rows.items():
        figures = ", ".join(f"{title} {statistics.median(column):.0f}" for title, column in zip(titles, zip(*own)))
        print(f"  {name:24}{figures} ms")


def measure(tool, content, peers):
    """Prints the medians. Selenium is loaded only here: what a process has loaded counts as memory of the commands it starts."""
    os.environ.update(TOOL=str(tool), SITES=str(ROOT))
    sys.path[:0] = [str(ROOT / "Tests" / "Browser"), str(ROOT / ".build" / "python")]
    from browser import driver

    with contextlib.ExitStack() as stack:
        browser = driver()
        stack.callback(browser.quit)
        print(f"saves: the project's own content; median of {OWN_SAVES} saves")
        put(own(browser), "build", "page asked for", "of it besides the build", "page delivered", "text shown", "picture there")
        print(f"saves: a word of one of 1,000 plain notes, until an open page shows it; in turns, median of {PLAIN_SAVES} saves")
        put(plain(browser, content, peers), "page asked for", "text shown")
