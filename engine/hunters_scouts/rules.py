"""The table of rules that a game is played by, and how modules compose it before play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from engine.core.modules import Module
from engine.hunters_scouts.actions import Play
from engine.hunters_scouts.components import PRINTED, Components, Fields, Item, Place

NO_LIMIT = 31
"""The number of item cards: all may be kept."""


@dataclass(slots=True)
class Numbers:
    """The single numbers of a game, named as in `data/board.toml`; what a variant does not set stays as here."""

    tribe_village: int = 0
    tribe_camp: int = 0
    tribe_supply: int = 0
    tribe_hunger: int = 0
    table_columns: int = 0
    table_wilderness: int = 0
    table_crowd: int = 0
    track_goal: int = 0
    track_hungry: int = 0
    track_bonus_items: int = 0
    track_bonus: int = 0
    famine_hunger: int = 0
    famine_tiles: int = 0
    vp: int = 0
    depth: int = 0
    starter_items: int = 0
    other_items: int = 0
    fewest: int = 0
    most: int = 0
    keep: int = NO_LIMIT
    places: int = 0
    misty_gorge: int = 0
    ice_cavern: int = 0
    geysers: int = 0
    rock_bridge: int = 0
    missed_bonus: int = 0


@dataclass(frozen=True, eq=False)
class Rules:
    """Everything that the chosen modules decide; never saved.

    `display` are the columns that are laid out, `strangers` the cards that fill them up by lot to the `depth`. `places`
    are the sides of the sacred cards to draw from, by the number of their card; `marks` are covered on reveal.
    `plays` are the actions that play a character, by character.
    """

    modules: tuple[str, ...]
    edition: str
    numbers: Numbers
    hand: tuple[str, ...]
    display: tuple[tuple[str, ...], ...]
    strangers: tuple[str, ...]
    characters: tuple[str, ...]
    plays: Mapping[str, Play]
    items: Mapping[str, Item]
    locations: Mapping[str, Place]
    places: Mapping[str, int]
    marks: Mapping[str, Fields]
    bonus_fields: tuple[int, ...]


class Draft:
    """What a module may edit. A closed list of verbs: when a rule cannot be said with them, add one verb."""

    def __init__(self, components: Components = PRINTED) -> None:
        self.components = components
        self.numbers = Numbers()
        self.hand: tuple[str, ...] = ()
        self.display: tuple[tuple[str, ...], ...] = ()
        self.strangers: tuple[str, ...] = ()
        self.places: dict[str, int] = {}
        self.marks: dict[str, Fields] = {}
        self.bonus_fields: tuple[int, ...] = ()

    def deal(self, hand: Sequence[str]) -> None:
        """Let every player begin with these characters."""
        self.hand = tuple(hand)

    def lay_out(self, columns: Sequence[Sequence[str]], strangers: Sequence[str] = ()) -> None:
        """Let the display begin with these columns; the strangers fill them up by lot."""
        self.display = tuple(tuple(column) for column in columns)
        self.strangers = tuple(strangers)

    def add_places(self, places: Mapping[str, int]) -> None:
        """Set the sacred places from which those of the game are drawn, by the number of their card."""
        self.places = dict(places)

    def mark(self, location: str, fields: Fields) -> None:
        """Let these fields be covered when the card is revealed."""
        self.marks[location] = fields

    def set_bonus_fields(self, fields: Sequence[int]) -> None:
        """Set the fields of the track where created items pay a step."""
        self.bonus_fields = tuple(fields)


@cache
def compose(modules: tuple[Module[Draft], ...], edition: str, components: Components = PRINTED) -> Rules:
    """The rules table of these modules, installed in the given order."""
    draft = Draft(components)
    for module in modules:
        module.install(draft)
    return Rules(
        modules=tuple(module.id for module in modules),
        edition=edition,
        numbers=draft.numbers,
        hand=draft.hand,
        display=draft.display,
        strangers=draft.strangers,
        characters=tuple(character.id for character in components.characters()),
        plays={character.id: Play(character.id) for character in components.characters()},
        items={item.id: item for item in components.items()},
        locations={place.id: place for place in (*components.wilderness(), *components.hunting())},
        places=draft.places,
        marks=draft.marks,
        bonus_fields=draft.bonus_fields,
    )
