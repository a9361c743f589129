"""A folder of notes that `notchbook serve` shows while a test writes in it."""

import os
import pathlib
import queue
import re
import shutil
import signal
import subprocess
import tempfile
import threading

TOOL = os.environ["TOOL"]
# Seconds until a build counts as hanging.
PATIENCE = 120


class Preview:
    """The tool with a folder of its own; `files` are texts by their paths."""

    def __init__(self, files):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="preview-"))
        for path, text in files.items():
            self.write(path, text)
        self.port = 0
        self.start()

    # The tool

    def start(self):
        """Starts it, on the port of the last time, and waits until it has built."""
        self.said = queue.Queue()
        self.process = subprocess.Popen(
            [TOOL, "serve", "--port", str(self.port), "--cache", "results"], cwd=self.folder, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env={**os.environ, "TMPDIR": str(self.folder)})
        threading.Thread(target=self.listen, args=[self.process, self.said], daemon=True).start()
        try:
            self.address = re.search(r"http://\S+", self.said.get(timeout=PATIENCE))[0]
            self.port = int(self.address.rstrip("/").rpartition(":")[2])
            self.wait_for_build()
        except BaseException:
            self.kill()
            raise

    @staticmethod
    def listen(process, said):
        for line in process.stdout:
            said.put(line)

    def wait_for_build(self):
        """The next line that it prints for a build."""
        return self.said.get(timeout=PATIENCE)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Ends it as Ctrl-C does; its code."""
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(timeout=PATIENCE)
        finally:
            shutil.rmtree(self.folder)

    @property
    def leftovers(self):
        """Folders that the tool has made for itself."""
        return sorted(path.name for path in self.folder.glob("notchbook-serve-*"))

    # What people do

    def read(self, path):
        return (self.folder / path).read_text()

    def write(self, path, text):
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)

    def replace(self, path, old, new):
        text = self.read(path)
        assert old in text, old
        self.write(path, text.replace(old, new))

    def write_beside_and_rename(self, path, text):
        self.write(path + ".tmp", text)
        os.rename(self.folder / (path + ".tmp"), self.folder / path)

    def move_away_and_write(self, path, text):
        os.rename(self.folder / path, self.folder / (path + "~"))
        self.write(path, text)
        (self.folder / (path + "~")).unlink()
