"""The final standings of Jäger und Späher."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.language.hunters_scouts.board import LONGEST, members
from bot.language.hunters_scouts.words import character, effect_of, full_item, items, pieces, with_count
from bot.language.names import show_name
from bot.language.texts import Texts
from engine.core.views import ResultView
from engine.hunters_scouts.view import TableView, TribeView


def standing_text(texts: Texts, view: TableView, names: Sequence[str]) -> str:
    """How the game ended, then a line for each player with rank, points, hunger and created items."""
    called = [show_name(name) for name in names]
    winner = next(row for row in view.standing if row.rank == 1)
    why = texts.say(f"hunters-standing-{view.why}", name=called[winner.seat])
    lines = [why, *(_row(texts, view, row, called[row.seat]) for row in view.standing)]
    first, second = view.standing
    if view.why == "last-turn" and first.score == second.score:
        lines.append(texts.say("hunters-standing-tie", name=called[first.seat]))
    return "\n".join(lines)


def _row(texts: Texts, view: TableView, row: ResultView, name: str) -> str:
    tribe = view.tribes[row.seat]
    created = items(texts, [each.id for each in tribe.created])
    hidden = items(texts, [each.id for each in tribe.own_items or ()])
    return texts.say(
        "hunters-standing-row",
        rank=row.rank,
        name=name,
        points=pieces(texts, "vp", row.score),
        hunger=tribe.hunger,
        created=created,
        hidden=hidden,
    )


def own_text(texts: Texts, view: TableView) -> str:
    """The viewer's hidden items with their prices, characters with what they do, created items, members and points.

    At most 2,000 characters: if the hand makes it longer, what its characters do is left out.
    """
    if view.viewer is None:
        raise ValueError("a bystander owns nothing")
    me = view.tribes[view.viewer]
    long = "\n".join(_lines(texts, view, me, (_with_effect(texts, each) for each in me.hand)))
    if len(long) <= LONGEST:
        return long
    return "\n".join(_lines(texts, view, me, (character(texts, each) for each in me.hand)))


def _with_effect(texts: Texts, which: str) -> str:
    return texts.say("hunters-own-character", card=character(texts, which), does=effect_of(texts, which))


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
    said = [texts.say("hunters-own-row", row=with_count(texts, row, count)) for row, count in counts.items()]
    return [texts.say(f"hunters-own-{name}", count=counts.total()), *said]
