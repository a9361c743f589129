"""Writes plain notes: prose, lists, tables, code and links, no scenario; the same bytes on every run."""

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


def note(number, count):
    opening = "\n".join(sentence(number, i) for i in range(5))
    chapters = "\n".join(chapter(number, i, count) for i in range(6))
    return (
        f"---\ntitle: {WORDS[number % 14].title()} {number}\nsummary: What {WORDS[number % 7]} {number} says\n"
        f"order: {number}\n---\n\n{opening}\n\n{chapters}"
    )


def write(folder, count):
    """Writes `count` notes into a folder, unless they are there."""
    folder = pathlib.Path(folder)
    if folder.exists() and len(list(folder.iterdir())) == count:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (folder / f"note-{number:05}.md").write_text(note(number, count), encoding="utf-8")
