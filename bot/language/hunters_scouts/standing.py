"""The final standings of Jäger und Späher."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.hunters_scouts.words import items, pieces
from bot.language.names import show_name
from bot.language.texts import Texts
from engine.hunters_scouts.view import PlaceInStanding, TableView


def standing_text(texts: Texts, view: TableView, names: Sequence[str]) -> str:
    """How the game ended, then rank, points, hunger and created items, a player each."""
    called = [show_name(name) for name in names]
    winner = next(row for row in view.standing if row.rank == 1)
    why = texts.say(f"hunters-standing-{view.why}", name=called[winner.seat])
    lines = [why, *(_row(texts, view, row, called[row.seat]) for row in view.standing)]
    first, second = view.standing
    if view.why == "last-turn" and first.vp == second.vp:
        lines.append(texts.say("hunters-standing-tie", name=called[first.seat]))
    return "\n".join(lines)


def _row(texts: Texts, view: TableView, row: PlaceInStanding, name: str) -> str:
    tribe = view.tribes[row.seat]
    created = items(texts, [each.id for each in tribe.created])
    hidden = items(texts, [each.id for each in tribe.own_items or ()])
    return texts.say(
        "hunters-standing-row",
        rank=row.rank,
        name=name,
        points=pieces(texts, "vp", row.vp),
        hunger=tribe.hunger,
        created=created,
        hidden=hidden,
    )
