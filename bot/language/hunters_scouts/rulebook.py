"""The rulebook of Jäger und Späher: its rules, components on the table, symbols, sources; and its lesson."""

from __future__ import annotations

from collections.abc import Iterator

from bot.language.hunters_scouts.words import (
    all_characters,
    all_items,
    character,
    components_in_use,
    effect_of,
    full_item,
    heading,
    place_with_fields,
)
from bot.language.rulebooks import GOAL, Lesson, Piece, Step, list_reconstructed
from bot.language.texts import Texts
from engine.hunters_scouts import components
from engine.hunters_scouts.view import TableView

COURSE = (
    "turn",
    "playing",
    "recalling",
    "sunset",
    "members",
    "wilderness",
    "hunting",
    "sabre-tooth",
    "wear",
    "sacred",
    "items",
    "effects",
    "ending",
)
"""The entries of general interest, in the order in which one reads them."""


def pieces(texts: Texts, view: TableView) -> list[Piece]:
    """The open places by their ids, then the characters on display, with the entries about them."""
    open_ones = [(each.id, each.group) for each in view.locations]
    open_ones += [(each.id, f"place-{each.id}") for each in view.places]
    found = [
        Piece(where, where, place_with_fields(texts, where, view), (entry,)) for where, entry in open_ones
    ]
    shown = dict.fromkeys(each for column in view.columns for each in column.cards)
    cards = {each: f"{character(texts, each)}: {effect_of(texts, each)}" for each in shown}
    return [*found, *(Piece(each, "", name, (f"character-{each}",)) for each, name in cards.items())]


_SIGNS = (
    *("points", "hunger", "village", "camp", "supply", "item", "character", "create"),
    *("wilderness", "hunting", "location", "stone", "wood", "clay", "fruit", "fur", "meat", "vp"),
    *("field slot", "used field", "consumption stone", "revealed", "every wilderness", "every hunting"),
    *("placing", "recall", "sunset", "display", "exchange", "becomes", "goal", "last turn", "locked"),
    *("round", "turn", "start player", "crown", "nothing"),
)
_OF_PLACES = ("keep", "forgo", "opponent")
"""Icons that are only used for the powers of sacred places."""


def signs(view: TableView) -> tuple[str, ...]:
    """The icons that are used on the board of this table, besides those of the cards themselves."""
    survival = ("survival stone",) if "survival" in view.modules else ()
    return (*_SIGNS, *(_OF_PLACES if view.places else ()), *survival)


def legend_text(texts: Texts, view: TableView) -> str:
    """A line for each icon, sacred place, character and item of this table, with what it means, costs or brings."""
    return "\n".join(_lines(texts, view))


def _lines(texts: Texts, view: TableView) -> Iterator[str]:
    yield texts.say("hunters-legend-signs")
    if view.places:
        yield texts.say("hunters-legend-places")
    for place in view.places:
        blessing = texts.say(f"hunters-blesses-{place.id}")
        yield texts.say("hunters-board-place", place=heading(texts, place), blessing=blessing)
    yield texts.say("hunters-legend-characters")
    for each in all_characters():
        yield texts.say("hunters-own-character", card=character(texts, each), does=effect_of(texts, each))
    yield texts.say("hunters-legend-items")
    for item in all_items().values():
        yield full_item(texts, item)


def credits_text(texts: Texts) -> str:
    """Which components carry values for which no source was found, and which of those the operator has changed."""
    return list_reconstructed(texts, "hunters", components, components_in_use().overrides)


LESSON = Lesson(
    seed=b"lesson 1",
    rounds=2,
    deal="""
setup = "hunters_scouts seats=2 modules=normal edition=2014"
turn = 11
vp = [4, 5]
hunger = [3, 2]
members = [5, 5]
camp = [0, 0]
hand = [["hunter", "chief"], ["gatherer", "scout"]]
items = [["millstone"], ["boots"]]
display = [["scout", "offspring"], ["shaman"], ["gatherer", "chief"]]

[fields]
mountains-1 = {}
savanna-2 = {}
toxodon-1 = {}
swamp-1 = {}

[crowd]
mountains-1 = [1]
savanna-2 = [1]
toxodon-1 = [1]
swamp-1 = [0, 2]
""",
    steps={
        GOAL: Step(shows=("track", "points", "hunger"), signs=("points", "hunger", "sunset")),
        "turn-1": Step(
            offers=("recall mountains-1 stone savanna-2 fruit toxodon-1 meat", "play hunter"),
            signs=("stone", "fruit", "meat"),
        ),
        "turn": Step(
            offers=("recall", "play hunter", "play chief"), shows=("members", "hand"), signs=("village",)
        ),
        "use": Step(offers=("create", "done"), shows=("points", "hunger", "own"), signs=("item",)),
        "send": Step(shows=("members",)),
        "lay": Step(shows=("display",), signs=("character",)),
    },
)
"""The prepared deal: two turns with hunger, members to call home, an item to create, a hunt."""
