"""Fits long texts into limits: on several pages if nothing may be cut, else by leaving out whole sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

LONGEST = 990


def latest(said: Sequence[str], room: int) -> list[str]:
    """The last sentences that fit into `room` characters, in order; at least the very last one."""
    first = len(said)
    while first > 0 and (first == len(said) or len(said[first - 1]) + 1 <= room):
        first -= 1
        room -= len(said[first]) + 1
    return list(said[first:])


def count_repeated(said: Iterable[str]) -> list[str]:
    """The sentences, with equal ones in a row merged into one with their number."""
    counted = ((each, len([*group])) for each, group in groupby(said))
    return [each if count == 1 else f"{each} ({count} ×)" for each, count in counted]


def whole_sentences(sentences: Iterable[str]) -> str:
    """As many whole sentences as fit, each with a mark at its end; stops reading at the first that does not fit."""
    text = ""
    for each in sentences:
        longer = f"{text} {_close(each)}".lstrip()
        if len(longer) > LONGEST:
            break
        text = longer
    return text


def cut(text: str, most: int) -> str:
    """As many whole lines of a text as fit into `most` characters; of a single line whole sentences, else words."""
    if len(text) <= most:
        return text
    end = max(text.rfind("\n", 0, most), 0) or text.rfind(". ", 0, most) + 1
    return text[:end] if end else f"{text[: most - 1].rpartition(' ')[0] or text[: most - 2]} …"


def _close(said: str) -> str:
    return said if said.endswith((".", "?", "!", ".)", "×)")) else f"{said}."


def pages(text: str, longest: int) -> list[str]:
    """The text in pieces of at most `longest` characters, divided between lines where that is possible."""
    found: list[str] = []
    page = ""
    for line in _lines(text, longest):
        longer = f"{page}\n{line}" if page else line
        if len(longer) > longest:
            found.append(page)
            page = line
        else:
            page = longer
    return [*found, page]


def _lines(text: str, longest: int) -> list[str]:
    """The lines; one that is too long for a page is divided between words, or within a word if it must be."""
    lines: list[str] = []
    for line in text.split("\n"):
        rest = line
        while len(rest) > longest:
            cut = rest.rfind(" ", 0, longest + 1)
            end = cut if cut > 0 else longest
            lines.append(rest[:end])
            rest = rest[end:].lstrip(" ") if cut > 0 else rest[end:]
        lines.append(rest)
    return lines
