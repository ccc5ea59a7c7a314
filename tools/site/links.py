"""Checks the built site: links, anchors and pictures exist, and nothing is loaded from another host.

MkDocs checks links in Markdown alone: HTML, and what the theme makes of it all, are seen only in the built pages.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LINKS = {"href", "src", "data"}
FROM_ELSEWHERE = re.compile(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//[^)'\"\s]+")


@dataclass
class Page(HTMLParser):
    """The anchors of a page, and its links with their tags."""

    anchors: set[str] = field(default_factory=set[str])
    links: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name == "id":
                self.anchors.add(value)
            elif value and name in LINKS:
                self.links.append((tag, value))


def problems(site: Path) -> Iterator[str]:
    """Every broken link and everything loaded from another host, each as a line with its page."""
    files = (file for file in sorted(site.rglob("*")) if file.is_file())
    pages = {file.relative_to(site).as_posix(): Page() for file in files}
    for here, page in pages.items():
        text = (site / here).read_text("utf-8") if here.endswith((".html", ".css")) else ""
        if here.endswith(".html"):
            page.feed(text)
        else:
            yield from (f"{here}: {each}" for each in FROM_ELSEWHERE.findall(text))
    for here, page in pages.items():
        for tag, link in page.links:
            if wrong := _find_fault(here, tag, link, pages):
                yield f"{here}: {link}: {wrong}"


def _find_fault(here: str, tag: str, link: str, pages: Mapping[str, Page]) -> str:
    address = urlsplit(link)
    if address.scheme in ("http", "https") or address.netloc:
        return "" if tag == "a" else "is loaded from another host"
    if address.scheme:
        return "" if address.scheme in ("mailto", "data") else "a strange address"
    path = posixpath.join(posixpath.dirname(here), unquote(address.path)) if address.path else here
    target = pages.get(posixpath.normpath(path))
    if target is None:
        return "is not there"
    anchor = unquote(address.fragment)
    return "has no such anchor" if anchor and anchor not in target.anchors else ""
