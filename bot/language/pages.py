"""Long texts on several pages: nothing is ever cut away."""

from __future__ import annotations


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
    """The lines, one that is too long for a page between its words or at worst within one."""
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
