"""Writes plain notes: prose, lists, a table and code, no scenario; the same bytes on every run."""

import pathlib

SECTIONS = ["start", "concepts", "scroll-views"]
WORDS = {
    "en": "view inset layout guide bar safe area margin scroll table window phase rule device edge".split(),
    "zh-Hans": "视图 边距 布局 参考线 栏 安全区 页边距 滚动 表格 窗口 阶段 规则 设备 边缘".split(),
}
STOPS = {"en": ".", "zh-Hans": "。"}


def sentences(language, seed, count):
    words = WORDS[language]
    text = []
    for sentence in range(count):
        picked = [words[(seed * 7 + sentence * 5 + i * 3) % len(words)] for i in range(12)]
        picked[4] = f"*{picked[4]}*"
        picked[8] = f"`{picked[8]}`"
        text.append(" ".join(picked) + STOPS[language])
    return " ".join(text)


def note(language, number):
    chapters = []
    for chapter in range(4):
        seed = number * 11 + chapter
        items = "\n".join(f"- {sentences(language, seed + i, 1)}" for i in range(4))
        rows = "\n".join(f"| `value{i}` | {seed % 90 + i} | {i * 20} |" for i in range(5))
        chapters.append(
            f"## {WORDS[language][seed % 14]} {chapter + 1} {{#part-{chapter + 1}}}\n\n{sentences(language, seed, 6)}\n\n{items}\n\n"
            f"| name | x | y |\n|---|---|---|\n{rows}\n\n```swift\nlet inset = {seed}\nprint(inset + {chapter})\n```\n"
        )
    return (
        f"---\ntitle: {WORDS[language][number % 14]} {number}\nsummary: {WORDS[language][number % 7]} {number}\n"
        f"section: {SECTIONS[number % 3]}\norder: {number}\n---\n\n{sentences(language, number, 5)}\n\n"
        + "\n".join(chapters)
    )


def write(folder, count):
    """Writes `count` notes in each language."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for language in WORDS:
        for number in range(count):
            (folder / f"note-{number:04}.{language}.md").write_text(note(language, number), encoding="utf-8")
