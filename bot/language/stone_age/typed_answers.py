"""Answers of Stone Age as people write them beforehand, turned into the text form: names of all our languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.language.stone_age.typed_places import FAMILIES, answers, places_called
from bot.language.typed_names import Names, folded, named
from engine.stone_age.view import TableView

CLOSE = re.compile(r"(?<=\d)(?=[^\W\d])|(?<=[^\W\d])(?=\d)")
"""Between a number and what it counts: `3wood`, `card2`."""
NEXT = re.compile(r"[;,\n→]|->|\bthen\b|\bdann\b|\bdaarna\b")


def order_text(order: str, text: str, view: TableView) -> str:
    """The value of an order in its text form; what means nothing stays as it was typed."""
    called = {**answers(order), **(places_called(view) if order == "resolve" else {})}
    parts = [part.strip() for part in NEXT.split(text) if part.strip()]
    return ("; " if order == "resolve" else " ").join(
        _words(part, called, whole=order == "resolve") for part in parts
    )


def _words(part: str, called: Names, *, whole: bool) -> str:
    if whole:
        return _place(part, called) or part
    known = named(part, called)
    return known or " ".join(_each(part.split(), called))


def _each(words: Sequence[str], called: Names) -> Iterator[str]:
    return (named(word, called) or word for word in words)


def _place(said: str, names: Names) -> str | None:
    """The place that is named; of those of which there are several, with its number."""
    words = folded(CLOSE.sub(" ", said)).split()
    numbers = [word for word in words if word.isdecimal()]
    where = named(" ".join(word for word in words if not word.isdecimal()), names)
    if where in FAMILIES:
        return f"{where} {numbers[0]}" if numbers else None
    return where
