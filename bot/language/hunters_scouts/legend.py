"""What everything on the table means: characters, items, sacred places and signs, for who asks for it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.language.hunters_scouts import faces
from bot.language.hunters_scouts.words import character, does, full_item, heading
from bot.language.texts import Texts
from engine.hunters_scouts.view import TableView


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
