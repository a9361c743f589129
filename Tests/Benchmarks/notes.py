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


SAMPLES = {
    "python": """@cached
def top_{seed}(view: View, inset: int = {seed}) -> str:
    \"\"\"Where the bar ends.\"\"\"
    if view.is_hidden or inset > {seed}.5:
        return f"{{view.name}}: {{inset}}"  # in points
    return None
""",
    "js": """import {{ inset }} from "./{seed}.js";
export const top = (view) => `${{view.name}} ${{inset + {seed}}}`; // in points
class Bar extends View {{ get height() {{ return null ?? {seed}; }} }}
""",
    "json": """{{"id": {seed}, "name": "bar", "insets": [1, 2.5, true, null], "view": {{"safe": "area"}}}}
""",
    "yaml": """id: {seed}
view: {{name: "bar", insets: [1, 2.5]}} # in points
rules:
  - first: true
""",
    "bash": """for file in *.{seed}; do
    echo "$file" | grep -c "bar" || exit {seed} # all
done
""",
    "rust": """#[derive(Debug)]
fn top_{seed}(view: &View) -> Result<u32, Box<dyn Error>> {{
    let inset = view.inset.unwrap_or({seed}); // in points
    println!("{{}}", inset);
    Ok(inset)
}}
""",
    "html": """<!-- {seed} -->
<div class="bar" id="bar-{seed}"><p style="color: red">Text &amp; more</p><script>let top = {seed};</script></div>
""",
    "css": """.bar-{seed} > li:hover {{ margin: {seed}px 0 auto; color: #fa{seed}; }} /* bars */
""",
    "kotlin": """fun top{seed}(args: Array<String>): Int {{
    val inset = args.size + {seed} // in points
    println("Hi ${{args[0]}}")
    return inset
}}
""",
    "sql": """SELECT name, COUNT(*) FROM bars WHERE inset > {seed} AND name = 'bar' ORDER BY name; -- all
""",
}


def write_code(folder, count, has_languages=True):
    """Writes `count` different blocks of code in ten languages, twenty a note; or the same ones without a language."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    languages = list(SAMPLES)
    for first in range(0, count, 20):
        text = f"---\ntitle: Code {first}\n---\n\n"
        for number in range(first, first + 20):
            language = languages[number % len(languages)]
            fence = language if has_languages else "text"
            text += f"~~~{fence}\n{SAMPLES[language].format(seed=number)}~~~\n\n"
        (folder / f"code-{first:05}.md").write_text(text, encoding="utf-8")
