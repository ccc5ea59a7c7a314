"""Checks the built site: links, anchors and pictures exist, and nothing is loaded from another host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {
    ("img", "src"),
    ("script", "src"),
    ("link", "href"),
    ("source", "src"),
    ("iframe", "src"),
    ("object", "data"),
}
FOLLOWED = {("a", "href")}
FROM_ELSEWHERE = re.compile(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//[^)'\"\s]+")
WEB = {"http", "https"}


@dataclass
class Page(HTMLParser):
    """The anchors of a page, what it links to, and what it loads."""

    anchors: set[str] = field(default_factory=set[str])
    links: list[str] = field(default_factory=list[str])
    loads: list[str] = field(default_factory=list[str])

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag, name) == ("a", "name"):
                self.anchors.add(value)
            elif (tag, name) in FOLLOWED:
                self.links.append(value)
            elif (tag, name) in LOADED:
                self.loads.append(value)


def problems(site: Path) -> Iterator[str]:
    """Every broken link and everything loaded from another host, each as a line with its page."""
    pages = {file: _read(file) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        here = file.relative_to(site)
        yield from (f"{here}: loads {each}" for each in page.loads if _is_elsewhere(each))
        for link in (*page.links, *page.loads):
            if not _is_elsewhere(link) and (wrong := _find_fault(file, link, site, pages)):
                yield f"{here}: {link}: {wrong}"
    for file in sorted(site.rglob("*.css")):
        yield from (
            f"{file.relative_to(site)}: {each}" for each in FROM_ELSEWHERE.findall(file.read_text("utf-8"))
        )


def _read(file: Path) -> Page:
    page = Page()
    page.feed(file.read_text("utf-8"))
    return page


def _is_elsewhere(link: str) -> bool:
    address = urlsplit(link)
    return address.scheme in WEB or bool(address.netloc)


def _find_fault(file: Path, link: str, site: Path, pages: dict[Path, Page]) -> str:
    address = urlsplit(link)
    if address.scheme:
        return "" if address.scheme in ("mailto", "data") else "a strange address"
    target = (file.parent / unquote(address.path)).resolve() if address.path else file
    if target.is_dir():
        target /= "index.html"
    if not target.is_relative_to(site.resolve()) or not target.exists():
        return "is not there"
    anchor = unquote(address.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors:
        return "has no such anchor"
    return ""
