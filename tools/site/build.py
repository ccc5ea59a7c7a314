"""The whole site: its sources are written, MkDocs builds them in each language, and the links are checked."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.language.texts import ENGLISH
from tools.site import hosts, mkdocs, pictures, reference, repository
from tools.site.links import problems
from tools.site.players import languages, players

SHOWN = re.compile(r"pictures/([\w-]+)\.png")
STYLE = Path(__file__).parent / "site.css"


class NotBuilt(Exception):
    """What MkDocs or the check of the links found wrong."""


def sources(language: str) -> dict[str, str]:
    """Every page in a language, by its path; hosts and developers read English."""
    pages = players(language)
    if language != ENGLISH:
        return pages
    return pages | repository.pages() | hosts.pages() | reference.pages()


def build(site: Path) -> None:
    """The site in this folder, where an older one is replaced; raises `NotBuilt`."""
    if site.exists() and any(site.iterdir()) and not (site / "sitemap.xml").exists():
        raise NotBuilt(f"{site} holds something else than a site.")
    shutil.rmtree(site, ignore_errors=True)
    with TemporaryDirectory(prefix="site-") as scratch:
        drawn: dict[str, bytes] = {}
        folders = [(language, Path(scratch) / language) for language in languages()]
        running = [_mkdocs(_write(language, folder, drawn)) for language, folder in folders]
        said = [each.communicate()[0].decode() for each in running]
        if failed := [text for text, each in zip(said, running, strict=True) if each.returncode]:
            raise NotBuilt("\n".join(failed))
        for language, folder in folders:
            shutil.move(folder / "site", site if language == ENGLISH else site / language)
    for file in site.rglob("404.html"):
        file.unlink()  # it needs to know the address of the site
    if wrong := list(problems(site)):
        raise NotBuilt("\n".join(wrong))


def _write(language: str, folder: Path, drawn: dict[str, bytes]) -> Path:
    """The sources of a language with their settings, whose file this gives."""
    pages = sources(language)
    docs = folder / "docs"
    for path, text in pages.items():
        _put(docs / path, text.encode())
    for name in ("icon-person", *_pictures(pages)):
        if name not in drawn:
            drawn[name] = pictures.png(name)
        _put(docs / "pictures" / f"{name}.png", drawn[name])
    _put(docs / "site.css", STYLE.read_bytes())
    configuration = folder / "mkdocs.yml"
    said = mkdocs.configuration(language, docs, folder / "site", list(pages))
    configuration.write_text(json.dumps(said), "utf-8")  # YAML reads JSON
    return configuration


def _pictures(pages: Mapping[str, str]) -> list[str]:
    return sorted({name for text in pages.values() for name in SHOWN.findall(text)})


def _put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def _mkdocs(configuration: Path) -> subprocess.Popen[bytes]:
    """MkDocs at work; it fails for each warning."""
    return subprocess.Popen(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", configuration],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},  # about other versions than those in constraints.txt
    )
