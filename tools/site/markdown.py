"""Converts texts for Discord or GitHub to the Markdown that the site is built from."""

from __future__ import annotations

import re
from collections.abc import Iterator

BULLET = "• "
ITEM = re.compile(r"^ *(?:[-*]|\d+\.) ")
FENCE = re.compile(r"^ *```")


def from_discord(said: str) -> str:
    """Convert a message of Discord: each of its lines becomes a paragraph, or an item of a list."""
    blocks: list[str] = []
    for line in filter(None, map(str.strip, said.split("\n"))):
        item = line.startswith(BULLET)
        text = f"- {line.removeprefix(BULLET)}" if item else line.removeprefix("-# ")
        if item and blocks and blocks[-1].startswith("- "):
            blocks[-1] += f"\n{text}"
        else:
            blocks.append(text)
    return "\n\n".join(blocks)


def quote(said: str) -> str:
    """Convert a message of Discord to a quotation."""
    return "\n".join(f"> {line}".rstrip() for line in from_discord(said).split("\n"))


def from_github(page: str) -> str:
    """Convert a page for GitHub: a list begins after an empty line, and what belongs to an item is indented by four."""
    return "\n".join(_lines(page.split("\n")))


def _lines(lines: list[str]) -> Iterator[str]:
    listed, before, shift = False, "", 0
    fenced = False
    for line in lines:
        indent = len(line) - len(line.lstrip(" "))
        fence = bool(FENCE.match(line))
        item = not fenced and ITEM.match(line) is not None
        if item and not indent and before and not listed:
            yield ""
        listed = item or fenced or (listed and (not line or indent > 0))
        if not fenced:
            shift = (indent + 2) // 3 * 4 - indent if listed else 0
        yield " " * shift + line if line else line
        fenced ^= fence
        before = line
