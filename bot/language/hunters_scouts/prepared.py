"""Prepared answers of Jäger und Späher in words: what one means."""

from __future__ import annotations

from bot.language.hunters_scouts import faces
from bot.language.hunters_scouts.words import (
    character,
    is_location,
    item,
    letter_place,
    place_with_fields,
    sum_of_items,
)
from bot.language.texts import Texts
from engine.core.errors import RuleError
from engine.hunters_scouts.prepared.sending import NEW, Numbers, Ways
from engine.hunters_scouts.view import TableView

THEN = " → "
"""Stands between what is wanted first and what is wanted next, in every language."""
RANGE = "\N{EN DASH}"


def answer_words(texts: Texts, kind: str, value: str, view: TableView) -> str:
    """What a prepared answer is set to: `Axe → Drum → then done`, `B Forest · 3 wood`, `Nobody moves`."""
    if kind == "send":
        return moves(texts, value, view)
    if is_location(value) and kind != "lose":
        return place_with_fields(texts, value, view)
    return THEN.join(_word(texts, kind, word, view) for word in value.split())


def _word(texts: Texts, kind: str, word: str, view: TableView) -> str:
    """One word of a value."""
    if word in faces.characters() and kind == "fire":
        return texts.say("hunters-pick-character", card=character(texts, word))
    if word in faces.characters():
        return character(texts, word)
    if word in faces.items():
        return item(texts, word)
    if is_location(word):
        return letter_place(texts, word, view)
    if word.isdecimal():
        return texts.say(f"hunters-answer-{kind}-number", number=int(word))
    if kind == "bonus" and "+" in word:
        return sum_of_items(texts, word.split("+"))
    if kind == "recruit" and word.count("-") == 2:
        left, middle, right = word.split("-")
        return texts.say("hunters-action-recruit", left=int(left), middle=int(middle), right=int(right))
    for message in (f"hunters-answer-{kind}-{word}", f"hunters-answer-{word}", f"hunters-kind-{word}"):
        if texts.knows(message):
            return texts.say(message)
    return word


def moves(texts: Texts, value: str, view: TableView) -> str:
    """Where members go in a planned turn: `2 to B Forest, 1 to the new card; otherwise nobody moves`."""
    try:
        ways = Ways.read(value).ways
    except RuleError:
        return value
    return texts.say("plan-else").join(_way(texts, come, gone, view) for come, gone in ways)


def _way(texts: Texts, come: Numbers, gone: Numbers, view: TableView) -> str:
    if not come:
        return texts.say("hunters-action-nobody")
    said = [
        texts.say(message, place=_place(texts, where, view), members=_number(fewest, most))
        for message, numbers in (("hunters-action-send-to", come), ("hunters-action-send-from", gone))
        for where, fewest, most in numbers
    ]
    return ", ".join(said)


def _place(texts: Texts, where: str, view: TableView) -> str:
    return texts.say("hunters-plan-new-card") if where == NEW else letter_place(texts, where, view)


def _number(fewest: int, most: int) -> str:
    return str(most) if fewest == most else f"{fewest}{RANGE}{most}"
