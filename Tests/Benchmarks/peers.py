"""Other tools that make sites of notes: where each comes from, the notes in its dialect, and what starts it."""

import pathlib
import re
import shutil
import sys

from measuring import ROOT, SCRATCH, answer

# Pages that stand beside a page: those of its section.
SECTION = 80
# `navigation.prune` writes the pages of a page's own section beside it, not those of all sections.
SETTINGS = """site_name: Notes
use_directory_urls: false
theme: {name: material, font: false, features: [navigation.prune]}
markdown_extensions: [tables, toc, pymdownx.highlight, pymdownx.superfences]
nav:
  - index.md
"""


def installed(package):
    """A virtual environment with a package of PyPI, made the first time. Each package has its own: in one that they
    share, what one needs may keep another at an old version."""
    environment = SCRATCH / f"venv-{package}"
    done = environment / "installed.txt"
    if not done.exists():
        answer([sys.executable, "-m", "venv", "--clear", str(environment)])
        answer([str(environment / "bin" / "pip"), "install", "-q", "--disable-pip-version-check", package])
        done.touch()
    return environment


def version(environment, package):
    script = f"import importlib.metadata; print(importlib.metadata.version('{package}'))"
    return answer([str(environment / "bin" / "python"), "-c", script]).strip()


def parts(text):
    """The fields of a note's front matter, and what follows it."""
    _, head, body = text.split("---\n", 2)
    return dict(line.split(": ", 1) for line in head.splitlines()), body


def sections(files):
    """The notes by the names of their sections, in order."""
    return {f"Notes {first} to {min(first + SECTION, len(files)) - 1}": files[first:first + SECTION]
            for first in range(0, len(files), SECTION)}


class Hugo:
    """Reads the notes as they are; its templates stand beside this file."""

    besides = "no search; links from note to note are left as they are, to .md files"

    def __init__(self, content):
        environment = installed("hugo")
        program = next(environment.glob("lib/python*/site-packages/hugo/binaries/hugo*"), None)
        if program is None:
            raise RuntimeError("no binary in the package")
        folder = SCRATCH / "hugo"
        self.name = f"Hugo {version(environment, 'hugo')}"
        self.notes, self.site = folder / "content", folder / "site"
        shutil.copytree(content, self.notes, dirs_exist_ok=True)
        self.start = [str(program), "--source", str(ROOT / "Tests" / "Benchmarks" / "hugo"), "--contentDir", str(self.notes)]
        self.start += ["--noBuildLock", "--cacheDir", str(folder / "cache")]

    @property
    def build(self):
        return self.start + ["--quiet", "--destination", str(self.site)]

    def serve(self, port):
        return [self.start[0], "server", *self.start[1:], "--bind", "127.0.0.1", "--port", str(port), "--renderToMemory"]


class Material:
    """MkDocs with the theme Material."""

    package, title, program = "mkdocs-material", "MkDocs Material", "mkdocs"
    options = ["--quiet"]
    besides = "besides, it checks links and anchors and indexes the words for its search"

    def __init__(self, content):
        environment = installed(self.package)
        folder = SCRATCH / self.package
        self.name = f"{self.title} {version(environment, self.package)}"
        self.notes, self.site, self.settings = folder / "docs", folder / "site", folder / "mkdocs.yml"
        self.program = str(environment / "bin" / self.program)
        shutil.copytree(content, self.notes, dirs_exist_ok=True)
        files = sorted(content.iterdir())
        links = [f"- [{parts(file.read_text())[0]['title']}]({file.name})\n" for file in files]
        (self.notes / "index.md").write_text("# Notes\n\n" + "".join(links))
        pages = "".join(f"  - {title}:\n" + "".join(f"    - {file.name}\n" for file in own)
                        for title, own in sections(files).items())
        self.settings.write_text(SETTINGS + pages)

    @property
    def build(self):
        return [self.program, "build", *self.options, "--config-file", str(self.settings)]

    def serve(self, port):
        return [self.program, "serve", "--config-file", str(self.settings), "--dev-addr", f"127.0.0.1:{port}"]


class Zensical(Material):
    """Reads the settings of MkDocs Material; it keeps results beside them, which `--clean` throws away."""

    package, title, program = "zensical", "Zensical", "zensical"
    options = ["--clean"]
    besides = "besides, it checks links and anchors and indexes the words for its search"


class DocC:
    """Comes with Swift; a catalog of articles, each with a title and an abstract in place of front matter."""

    besides = "besides, it checks links and anchors; the text is JSON, which scripts lay out and colour in the browser"

    def __init__(self, content):
        swift = pathlib.Path(shutil.which("swift") or "swift").resolve()
        program = pathlib.Path(shutil.which("docc") or swift.with_name("docc"))
        if not program.exists():
            raise RuntimeError("docc is neither on the path nor beside swift")
        number = re.search(r"Swift version (\S+)", answer([str(program.resolve().with_name("swift")), "--version"]))
        self.name = f"DocC of Swift {number[1] if number else '?'}"
        catalog = SCRATCH / "docc" / "Notes.docc"
        catalog.mkdir(parents=True, exist_ok=True)
        files = sorted(content.iterdir())
        for file in files:
            fields, body = parts(file.read_text())
            body = re.sub(r"\((note-\d+)\.md\)", r"(doc:\1)", body)
            (catalog / file.name).write_text(f"# {fields['title']}\n\n{fields['summary']}\n{body}")
        topics = "".join(f"\n### {title}\n\n" + "".join(f"- <doc:{file.stem}>\n" for file in own)
                         for title, own in sections(files).items())
        (catalog / "Notes.md").write_text(f"# Notes\n\nAll notes.\n\n@Metadata {{\n  @TechnologyRoot\n}}\n\n## Topics\n{topics}")
        self.site = SCRATCH / "docc" / "site"
        self.build = [str(program), "convert", str(catalog), "--output-path", str(self.site)]


def found(kinds, content):
    """The tools that can be installed and build a site of the notes; for each other one, a line says why not."""
    usable = []
    for kind in kinds:
        try:
            peer = kind(content)
            answer(peer.build)
            usable.append(peer)
        except (OSError, RuntimeError) as error:
            print(f"  {kind.__name__} cannot be compared here: {str(error).splitlines()[-1]}")
    return usable
