"""Writes notes: prose, lists, tables, code and links, with a scenario each or without; the same bytes on every run."""

import pathlib

WORDS = (
    "view inset layout guide bar safe area margin scroll table window phase rule device edge the of under above a which "
    "when row number frame content height width status"
).split()
CODE = """```swift
let inset = {seed}
let guide = view.safeAreaLayoutGuide // where bars end
func top() -> CGFloat {{
    return inset + {chapter}
}}
print("top", top())
```
"""


def sentence(seed, number):
    picked = [WORDS[(seed * 7 + number * 5 + i * 3 + (seed * i) % 5) % len(WORDS)] for i in range(12)]
    picked[4] = f"*{picked[4]}*"
    picked[8] = f"`{picked[8]}`"
    return (" ".join(picked) + ".").capitalize()


def chapter(note, number, count):
    seed = note * 11 + number
    other = (note * 13 + number * 7 + 1) % count
    text = "\n".join(sentence(seed, i) for i in range(6))
    items = "\n".join("- " + sentence(seed + i, i) for i in range(4))
    rows = "\n".join(f"| `value{i}` | {seed % 90 + i} | {i * 20} |" for i in range(4))
    last = CODE.format(seed=seed, chapter=number) if number % 2 else f"| name | x | y |\n|---|---|---|\n{rows}\n"
    return (
        f"## {WORDS[seed % 14].title()} {number + 1}\n\n{text}\nSee [note {other}](note-{other:05}.md) for **more**.\n\n"
        f"{items}\n\n{last}"
    )


SCENARIO = """```scenario
id: box-{number}
title: A view of {width} points
device: iPhone 15
os: 17
root: {{navigationController: {{viewController: {{view: [{{view: {{name: box, frame: [{left}, 200, {width}, 80]}}}}]}}}}}}
show: [safeArea, frame]
```

"""


def note(number, count, is_illustrated=False):
    picture = SCENARIO.format(number=number, left=10 + number % 40, width=100 + number / 8) if is_illustrated else ""
    opening = "\n".join(sentence(number, i) for i in range(5))
    chapters = "\n".join(chapter(number, i, count) for i in range(6))
    return (
        f"---\ntitle: {WORDS[number % 14].title()} {number}\nsummary: What {WORDS[number % 7]} {number} says\n"
        f"order: {number}\n---\n\n{opening}\n\n{picture}{chapters}"
    )


def write(folder, count, is_illustrated=False):
    """Writes `count` notes into a folder, each with a picture of its own or none, unless they are there."""
    folder = pathlib.Path(folder)
    if folder.exists() and len(list(folder.iterdir())) == count:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (folder / f"note-{number:05}.md").write_text(note(number, count, is_illustrated), encoding="utf-8")
