"""Sanitizes what people typed: names in messages and in plain text, and quoted input."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 32
"""The most characters that Discord allows in a display name."""

MOST_NAMES = 4096
"""The size of the cache of cleaned names: each is used many times in a message, and costs a loop over characters."""

INLINE = re.compile(r"([\\`*_~|\[\]<>])|(:(?=//))")
LINE_START = re.compile(r"^(#|-|\+|\d+(?=\.))")
RIGHT_TO_LEFT = {"R", "AL"}


def clean_text(text: str) -> str:
    """The text on one line without invisible characters, normalized so that what looks equal is equal."""
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
    """Typed input, shortened and sanitized, for a sentence that quotes it."""
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
    """The character, a space for line breaks, and empty for control and format characters except emoji's joiner."""
    if character == "\u200d":
        return character
    kind = unicodedata.category(character)
    if kind in {"Zl", "Zp"} or character in "\n\r\t":
        return " "
    return "" if kind.startswith("C") else character
