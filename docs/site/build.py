"""Build the documentation site. Called by `./paddock docs [FOLDER]`; the default folder is `docs-site`.

The pages are docs/*.md, the README and the reference, which is generated from the library's docstrings. All links
and anchors are checked.
"""

from __future__ import annotations

import inspect
import logging
import re
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FunctionType

import paddock

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FONTS = ROOT / "web" / "src" / "fonts"
PLACES = {"README.md": "index.md", "CONTRIBUTING.md": "CONTRIBUTING.md", "CHANGELOG.md": "CHANGELOG.md"}
"""Pages in the root folder, and their names on the site."""


def main(arguments: list[str]) -> int:
    if set(arguments) & {"-h", "--help"}:
        print(__doc__)
        return 0
    folder = Path(arguments[0]).resolve() if arguments else ROOT / "docs-site"
    try:
        build(folder)
    except Refused as error:
        print(f"paddock: {error}", file=sys.stderr)
        return 1
    print(f"the site is in {folder}; open {folder / 'index.html'}")
    return 0


class Refused(Exception):
    """The site has a broken link or another error."""


def build(folder: Path) -> None:
    """Build the site into a folder, replacing an earlier site."""
    try:
        from mkdocs.commands.build import build as build_site
        from mkdocs.config import load_config
        from mkdocs.exceptions import MkDocsException
    except ImportError:
        raise Refused("the site needs mkdocs-material; start with ./paddock docs, which installs it") from None
    if folder.exists() and any(folder.iterdir()) and not (folder / "sitemap.xml").exists():
        raise Refused(f"{folder} has other files in it and is not replaced; choose another folder")
    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    with TemporaryDirectory() as pages:
        gather(Path(pages))
        try:
            config = load_config(
                str(HERE / "mkdocs.yml"), docs_dir=pages, site_dir=str(folder), strict=True, use_directory_urls=False
            )
            build_site(config)
        except MkDocsException as error:
            raise Refused(f"the site cannot be built: {error}") from None


def gather(pages: Path) -> None:
    """Copy all pages into one folder, and adjust their links."""
    for name, place in PLACES.items():
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](").replace("](README.md", "](index.md")
        text = text.replace("](examples)", "](library.md#learning)")
        (pages / place).write_text(text, encoding="utf-8")
    for file in (ROOT / "docs").glob("*.md"):
        text = file.read_text(encoding="utf-8").replace("](../README.md", "](index.md").replace("](../", "](")
        (pages / file.name).write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "docs" / "pictures", pages / "pictures")
    for file in (HERE / "paddock.css", *FONTS.glob("jost-*.woff2")):
        shutil.copy(file, pages)
    (pages / "reference.md").write_text(reference(), encoding="utf-8")


def reference() -> str:
    """Return the reference of the library, from signatures and docstrings."""
    parts = [
        "# Reference\n",
        "Everything that `import paddock` offers. A test runs each example. [The library](library.md) is a guide.\n",
    ]
    for name in paddock.HOMES:
        thing = getattr(paddock, name)
        parts.append(f"## `{name}` {{ #{name} }}\n\n{described(name, thing)}")
        if inspect.isclass(thing):
            members = [
                (key, value) for key, value in vars(thing).items() if not key.startswith("_") and documented(value)
            ]
            parts += [f"### `{name}.{key}` {{ #{name}.{key} }}\n\n{described(key, value)}" for key, value in members]
    return "\n".join(parts)


def documented(value: object) -> bool:
    return isinstance(value, FunctionType | property) and bool(value.__doc__)


def described(name: str, thing: object) -> str:
    """Return a signature, if any, and a docstring with its examples as code."""
    code = ""
    if isinstance(thing, property):
        made = inspect.signature(thing.fget) if thing.fget else None
        kind = str(made.return_annotation) if made else ""
        code = f"{name}: {kind}"
    elif callable(thing):
        code = f"{name}{inspect.signature(thing)}"
    return f"```python\n{wrapped(code)}\n```\n\n{as_markdown(inspect.getdoc(thing) or '')}\n"


def wrapped(code: str) -> str:
    """Return a signature, with one parameter per line if it is long."""
    code = code.replace("'", "").replace("(self, ", "(").replace("(self)", "()")
    if len(code) <= 88:
        return code
    head, _, rest = code.partition("(")
    inner, _, tail = rest.rpartition(")")
    return head + "(\n    " + ",\n    ".join(re.split(r", (?![^\[]*\])", inner)) + ",\n)" + tail


def as_markdown(text: str) -> str:
    """Convert a docstring to Markdown, with examples as blocks of code."""
    found: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith(">>>") and not inside:
            found += ["", "```pycon"]
            inside = True
        elif inside and not line.strip():
            found.append("```")
            inside = False
        found.append(line)
    return "\n".join([*found, "```"] if inside else found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
