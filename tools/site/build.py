"""Builds the whole site: writes its sources, lets MkDocs build them in each language, and checks the links."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.language.texts import ENGLISH
from tools.site import hosts, pictures, reference, repository
from tools.site.links import problems
from tools.site.players import PAGES, languages, player_pages

SHOWN = re.compile(r"pictures/([\w-]+)\.png")
STYLE = Path(__file__).parent / "site.css"


class NotBuilt(Exception):
    """The site was not built, because of errors of MkDocs or of the check of the links."""


def sources(language: str) -> dict[str, str]:
    """Every page in a language, by its path; hosts and developers read English."""
    pages = player_pages(language)
    if language != ENGLISH:
        return pages
    return pages | repository.pages() | hosts.pages() | reference.pages()


def build(site: Path) -> None:
    """Build the site in this folder, replacing an older one; raises `NotBuilt`."""
    if site.exists() and any(site.iterdir()) and not (site / "sitemap.xml").exists():
        raise NotBuilt(f"{site} holds something else than a site.")
    shutil.rmtree(site, ignore_errors=True)
    with TemporaryDirectory(prefix="site-") as scratch:
        drawn: dict[str, bytes] = {}
        folders = [(language, Path(scratch) / language) for language in languages()]
        running = [_start_mkdocs(language, folder, drawn) for language, folder in folders]
        said = [each.communicate()[0].decode() for each in running]
        if failed := [text for text, each in zip(said, running, strict=True) if each.returncode]:
            raise NotBuilt("\n".join(failed))
        for language, folder in folders:
            shutil.move(folder / "site", site if language == ENGLISH else site / language)
    for file in site.rglob("404.html"):
        file.unlink()  # its links need the address of the site, which is not known here
    if wrong := list(problems(site)):
        raise NotBuilt("\n".join(wrong))


def _write_sources(language: str, folder: Path, drawn: dict[str, bytes]) -> None:
    """Write the sources of a language to a folder."""
    pages = sources(language)
    for path, text in pages.items():
        _write_file(folder / path, text.encode())
    for name in ("icon-person", *_pictures(pages)):
        if name not in drawn:
            drawn[name] = pictures.png(name)
        _write_file(folder / "pictures" / f"{name}.png", drawn[name])
    _write_file(folder / "site.css", STYLE.read_bytes())


def _pictures(pages: Mapping[str, str]) -> list[str]:
    return sorted({name for text in pages.values() for name in SHOWN.findall(text)})


def _write_file(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def _start_mkdocs(language: str, folder: Path, drawn: dict[str, bytes]) -> subprocess.Popen[bytes]:
    """Start MkDocs, which treats warnings as errors, with the sources of a language."""
    _write_sources(language, folder / "sources", drawn)
    settings = {
        "SITE_SOURCES": str(folder / "sources"),
        "NO_MKDOCS_2_WARNING": "1",  # about other versions than those in constraints.txt
    }
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder / "site"]
    return subprocess.Popen(
        [*command, "--config-file", PAGES / language / "mkdocs.yml"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=os.environ | settings,
    )
