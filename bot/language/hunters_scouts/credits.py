"""Which components carry values for which no source was found, read from where the data says so."""

from __future__ import annotations

from collections import Counter

from bot.language.hunters_scouts import faces
from bot.language.texts import Texts
from engine.hunters_scouts.components import find_reconstructed, rows_of


def credits_text(texts: Texts) -> str:
    """One line for each sort of component: how many are reconstructed, and how many the operator has changed."""
    overridden = Counter((table, part) for table, part, _ in faces.in_use().overrides)
    lines = [
        _line(texts, table, part, count, overridden[table, part])
        for (table, part), count in Counter((table, part) for table, part, _ in find_reconstructed()).items()
    ]
    return "\n".join([texts.say("hunters-credits"), *lines])


def _line(texts: Texts, table: str, part: str, count: int, changed: int) -> str:
    name = texts.say(f"hunters-credit-{table}-{part}")
    among = len(rows_of(table).get(part, ()))
    said = texts.say("hunters-credit", name=name, count=count, among=among)
    return texts.say("hunters-credit-house", line=said, changed=changed) if changed else said
