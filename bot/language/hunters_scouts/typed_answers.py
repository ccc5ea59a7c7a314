"""Answers of Jäger und Späher as people write them beforehand, turned into the text form: any language of ours."""

from __future__ import annotations

from bot.language.hunters_scouts.typed_words import NEXT, words
from engine.hunters_scouts.view import TableView


def order_text(order: str, text: str, view: TableView) -> str:
    """The value of an order in its text form; where a word means nothing, the text as it was typed."""
    del order
    said = words(text, view)
    if said is None:
        return text
    return " ".join(each for each in said if each not in NEXT).replace("points", "vp")
