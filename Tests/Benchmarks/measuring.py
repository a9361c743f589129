"""What commands take, and how that is printed."""

import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH = ROOT / ".build" / "bench"
RUNS = 5
# A command that takes more seconds than this is run less often.
LONG, FEW = 20, 3


def answer(command):
    """What a command prints."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]} failed: {(done.stderr or done.stdout).strip()[-600:]}")
    return done.stdout


class Cost:
    """What a command has taken: seconds of the clock and of the cores, and the greatest memory in megabytes."""

    def __init__(self, command):
        with open(os.devnull, "w") as nothing:
            start = time.perf_counter()
            process = subprocess.Popen(command, cwd=ROOT, stdout=nothing, stderr=nothing)
            try:
                _, status, usage = os.wait4(process.pid, 0)
            except BaseException:
                process.kill()
                raise
            self.seconds = time.perf_counter() - start
        if status != 0:
            raise RuntimeError(f"{' '.join(command)} failed")
        self.cpu = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / 1024


def median(costs, key):
    return statistics.median(getattr(cost, key) for cost in costs)


def put_away(*folders):
    """Makes room for new folders. Where many files have just been removed, ext4 is slow to make new ones, so they go later."""
    for folder in folders:
        if folder.exists():
            folder.rename(pathlib.Path(tempfile.mkdtemp(prefix="old-", dir=SCRATCH)) / folder.name)


def clear_away():
    for folder in SCRATCH.glob("old-*"):
        shutil.rmtree(folder)
    time.sleep(6)


def costs(*commands):
    """What builds into an empty folder take, for each (command, folder), in turns; the long ones sit out the last turns."""
    clear_away()
    taken = [[] for _ in commands]
    for turn in range(RUNS):
        for (command, output), own in zip(commands, taken):
            if turn < FEW or own[0].seconds <= LONG:
                put_away(output)
                os.sync()  # What the one before wrote is not written on the time of this one.
                own.append(Cost(command))
    return taken


def pages(folder):
    files = [path for path in folder.rglob("*") if path.is_file()]
    sizes = {path: path.stat().st_size for path in files}
    html = [size for path, size in sizes.items() if path.suffix == ".html"]
    return (f"{len(html)} pages, {sum(html) / 1e6:.1f} MB of HTML; "
            f"{len(files)} files, {sum(sizes.values()) / 1e6:.1f} MB")


def row(name, own, first=None):
    figures = [median(own, key) for key in ("seconds", "cpu", "memory")]
    ratios = "" if first is None else "   " + " / ".join(
        f"{figure / median(first, key):.2f}" for figure, key in zip(figures, ("seconds", "cpu", "memory")))
    runs = "" if len(own) == RUNS else f"   (median of {len(own)})"
    print(f"  {name:24}{figures[0]:8.2f} s {figures[1]:8.2f} s of CPU {figures[2]:7.0f} MB{ratios}{runs}")
