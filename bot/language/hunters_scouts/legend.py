"""What everything on the table means: signs, characters, items and sacred places, for who asks for it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.language.hunters_scouts import faces
from bot.language.hunters_scouts.words import character, does, full_item, heading
from bot.language.texts import Texts
from engine.hunters_scouts.view import TableView

_SIGNS = (
    *("points", "hunger", "village", "camp", "supply", "item", "character", "create"),
    *("wilderness", "hunting", "location", "stone", "wood", "clay", "fruit", "fur", "meat", "vp"),
    *("field slot", "used field", "consumption stone", "revealed", "every wilderness", "every hunting"),
    *("placing", "recall", "sunset", "display", "exchange", "becomes", "goal", "last turn", "locked"),
    *("round", "turn", "start player", "crown", "nothing"),
)
_OF_PLACES = ("keep", "forgo", "opponent")
"""What only the powers of sacred places are written with."""


def signs(view: TableView) -> tuple[str, ...]:
    """The icons that the board of this table is written with, beside those of the cards themselves."""
    survival = ("survival stone",) if "survival" in view.modules else ()
    return (*_SIGNS, *(_OF_PLACES if view.places else ()), *survival)


def legend_text(texts: Texts, view: TableView) -> str:
    """The public things of this table and what each means, costs and brings, a line each."""
    return "\n".join(_lines(texts, view))


def _lines(texts: Texts, view: TableView) -> Iterator[str]:
    yield texts.say("hunters-legend-signs")
    if view.places:
        yield texts.say("hunters-legend-places")
    for place in view.places:
        blessing = texts.say(f"hunters-blesses-{place.id}")
        yield texts.say("hunters-board-place", place=heading(texts, place), blessing=blessing)
    yield texts.say("hunters-legend-characters")
    for each in faces.characters():
        yield texts.say("hunters-own-character", card=character(texts, each), does=does(texts, each))
    yield texts.say("hunters-legend-items")
    for item in faces.items().values():
        yield full_item(texts, item)
