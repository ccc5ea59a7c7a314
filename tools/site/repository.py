"""The pages of the repository as pages of the site, and the files that they link to."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.site.markdown import from_github

ROOT = Path(__file__).resolve().parent.parent.parent
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)(?P<target>[^)\s#]+)(?P<anchor>#[^)\s]*)?(?=\))")
HIDDEN = re.compile(r"(?:^|(?<=/))\.")
"""The dot of a name such as `.env.example`, which MkDocs would ignore."""
HOME = "README.md"

DEVELOPERS: Mapping[str, str] = {
    "ARCHITECTURE.md": "developers/architecture.md",
    "CONTRIBUTING.md": "developers/contributing.md",
    "ADDING_A_GAME.md": "developers/adding-a-game.md",
    "WORDS.md": "developers/words.md",
    "bot/cluster/README.md": "developers/processes.md",
    "engine/API.md": "developers/api.md",
    "engine/NOTATION.md": "developers/notation.md",
    "engine/stone_age/prepared/README.md": "developers/prepared-stone-age.md",
    "engine/hunters_scouts/prepared/README.md": "developers/prepared-hunters-scouts.md",
    "engine/computer/STRENGTH.md": "developers/strength.md",
    "engine/hunters_scouts/BALANCE.md": "developers/balance.md",
    "engine/simulation/README.md": "developers/simulation.md",
    "renders/ART.md": "developers/art.md",
    "bot/language/README.md": "developers/texts.md",
    "bot/bench/README.md": "developers/measurements.md",
    "bot/playground/README.md": "developers/playground.md",
    "bot/playground/page/README.md": "developers/playground-page.md",
    "tests/released/README.md": "developers/released.md",
}
HOSTS: Mapping[str, str] = {
    "bot/PROMISES.md": "hosts/promises.md",
    "CHANGELOG.md": "hosts/changelog.md",
    "SECURITY.md": "hosts/security.md",
}

SECTIONS: Mapping[str, tuple[str, Sequence[str]]] = {
    "hosts/index.md": ("For hosts", ("Run it on Discord",)),
    "hosts/try.md": ("Try it without Discord", ("Play",)),
    "developers/index.md": ("For developers", ("Extend it", "Test")),
    "about.md": ("About", ("Whose game this is",)),
}
"""Pages that are made of sections of the README: their title and the sections."""


def find_pages() -> dict[str, str]:
    """The path on the site of every page of the repository that it shows; of `deploy/` it shows all pages."""
    deploying = {
        file.relative_to(ROOT).as_posix(): f"hosts/{file.relative_to(ROOT).as_posix().lower()}"
        for file in sorted((ROOT / "deploy").rglob("*.md"))
    }
    return {HOME: "index.md", **HOSTS, **deploying, **DEVELOPERS}


def pages() -> dict[str, str]:
    """All pages by their path, sections of the README as pages of their own, and a page for each file they link to."""
    linked: dict[str, str] = {}
    found = {
        path: _turn_links((ROOT / source).read_text("utf-8"), source, path, linked)
        for source, path in find_pages().items()
        if source != HOME
    }
    for path, (title, headings) in SECTIONS.items():
        found[path] = _turn_links(_sections(title, headings), HOME, path, linked)
    return found | {path: _listing(source) for source, path in linked.items()}


def _sections(title: str, headings: Sequence[str]) -> str:
    """Sections of the README under a title of their own; raises `KeyError` if one does not exist."""
    parts = re.split(r"^## (.+)\n", (ROOT / HOME).read_text("utf-8"), flags=re.MULTILINE)
    texts = dict(zip(parts[1::2], parts[2::2], strict=True))
    if len(headings) == 1:
        only = texts[headings[0]].replace("\n### ", "\n## ")
        return f"# {title}\n{only}"
    return f"# {title}\n" + "".join(f"\n## {each}\n{texts[each]}" for each in headings)


def _turn_links(text: str, source: str, path: str, linked: dict[str, str]) -> str:
    """Change the links of a page to those of the site; adds the files it links to that are no pages to `linked`."""
    shown = find_pages()

    def turn_link(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), found["target"]))
        if target not in shown:
            linked[target] = f"files/{HIDDEN.sub('', target)}.md"
        there = shown.get(target) or linked[target]
        return posixpath.relpath(there, posixpath.dirname(path)) + (found["anchor"] or "")

    return from_github(LINK.sub(turn_link, text))


def _listing(source: str) -> str:
    """A page with the content of a file, or the names of files in a folder."""
    file = ROOT / source
    if file.is_dir():
        shown = "\n".join(sorted(each.name for each in file.iterdir() if not each.name.startswith("__")))
    else:
        shown = file.read_text("utf-8").rstrip()
    language = {".py": "python", ".toml": "toml", ".yml": "yaml"}.get(file.suffix, "text")
    return f"---\nsearch:\n  exclude: true\n---\n\n# {source}\n\n````{language}\n{shown}\n````\n"
