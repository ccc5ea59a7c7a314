"""*My things*: what a player owns, with the hidden items only the owner may look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.language.hunters_scouts.board import LONGEST, members
from bot.language.hunters_scouts.words import character, does, full_item, pieces, several
from bot.language.texts import Texts
from engine.hunters_scouts.view import TableView, TribeView


def own_text(texts: Texts, view: TableView) -> str:
    """The viewer's hidden items with their prices, characters with what they do, created items, members and points.

    At most 2,000 characters: what a character does is left out of a hand that is too large for that.
    """
    if view.viewer is None:
        raise ValueError("a bystander owns nothing")
    me = view.tribes[view.viewer]
    long = "\n".join(_lines(texts, view, me, (_with_effect(texts, each, n) for each, n in _hand(me))))
    if len(long) <= LONGEST:
        return long
    return "\n".join(
        _lines(texts, view, me, (several(texts, character(texts, each), n) for each, n in _hand(me)))
    )


def _hand(me: TribeView) -> Iterable[tuple[str, int]]:
    return Counter(me.hand).items()


def _with_effect(texts: Texts, which: str, count: int) -> str:
    name = several(texts, character(texts, which), count)
    return texts.say("hunters-own-character", card=name, does=does(texts, which))


def _lines(texts: Texts, view: TableView, me: TribeView, hand: Iterable[str]) -> list[str]:
    out = sum(each.members[me.seat] for each in (*view.locations, *view.places))
    return [
        texts.say(
            "hunters-own-head",
            points=pieces(texts, "vp", me.vp),
            hunger=me.hunger,
            members=members(texts, me, out),
        ),
        *_section(texts, "items", (full_item(texts, each) for each in me.own_items or ())),
        *_section(texts, "hand", hand),
        *_section(texts, "created", (full_item(texts, each) for each in me.created)),
    ]


def _section(texts: Texts, name: str, rows: Iterable[str]) -> list[str]:
    """A heading and the rows, those that are equal once; nothing when there are none."""
    counts = Counter(rows)
    if not counts:
        return []
    said = [texts.say("hunters-own-row", row=several(texts, row, count)) for row, count in counts.items()]
    return [texts.say(f"hunters-own-{name}", count=counts.total()), *said]
