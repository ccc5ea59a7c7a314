"""What people typed, made harmless: names in messages and in plain text, and quotations of their input."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 32
"""The most characters that Discord allows in a display name."""

MOST_NAMES = 4096
"""Of the people who play now: each name is looked at character by character, and said many times in every message."""

INLINE = re.compile(r"([\\`*_~|\[\]<>])|(:(?=//))")
LINE_START = re.compile(r"^(#|-|\+|\d+(?=\.))")
RIGHT_TO_LEFT = {"R", "AL"}


def clean_text(text: str) -> str:
    """The text on one line without invisible characters; what looks the same is the same."""
    visible = "".join(_visible(character) for character in unicodedata.normalize("NFC", text))
    return " ".join(visible.split())


@lru_cache(maxsize=MOST_NAMES)
def plain(name: str, longest: int = LONGEST) -> str:
    """The name on one line without invisible characters, for buttons and alt text, where nothing is Markdown.

    A name with right-to-left letters is isolated, or the numbers after it would change places.
    """
    clean = clean_text(name)
    if len(clean) > longest:
        clean = clean[: longest - 1].rstrip("\u200d ") + "…"
    if not clean.strip("\u200d "):
        return "?"
    if any(unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in clean):
        return f"\u2068{clean}\u2069"
    return clean


@lru_cache(maxsize=MOST_NAMES)
def show_name(name: str, longest: int = LONGEST) -> str:
    """The name for the text of a message: without formatting, links and mentions."""
    return escape(plain(name, longest))


def quote(text: str, longest: int = 60) -> str:
    """Typed input, short and harmless, for a sentence that quotes it."""
    return show_name(text, longest)


def escape(text: str) -> str:
    """The text with Markdown, links and mentions switched off."""
    inline = INLINE.sub(r"\\\1\2", text).replace("@", "@\u200b")
    return LINE_START.sub(_escaped_start, inline)


def remove_formatting(text: str) -> str:
    """The text of a message as plain words, for alt text."""
    return re.sub(r"\*\*|\\(?=[^\w\s])|\u200b", "", text)


def _escaped_start(found: re.Match[str]) -> str:
    start = found[0]
    return f"{start}\u200b" if start.isdigit() else f"\\{start}"


def _visible(character: str) -> str:
    """Control and format characters are dropped, line breaks become spaces; emoji keep their joiner."""
    if character == "\u200d":
        return character
    kind = unicodedata.category(character)
    if kind in {"Zl", "Zp"} or character in "\n\r\t":
        return " "
    return "" if kind.startswith("C") else character
