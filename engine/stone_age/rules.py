"""The table of rules that modules compose before play: places, stages of a round, decks, effects, score lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core.errors import SetupError
from engine.core.questions import Seat
from engine.core.steps import Step
from engine.stone_age.actions import Place
from engine.stone_age.components import Building, Card

if TYPE_CHECKING:
    from engine.stone_age.state import State

Seating = Callable[[Seat, str, int], Step]
Effect = Callable[["State", Seat, Card], None]
Count = Callable[["State", Seat], "Reckoned"]


@dataclass(frozen=True, slots=True)
class Space:
    """A place for people (T-07): who may come, and the step that uses it (`use(seat, space, people)`).

    `rings` is None without limit; one turn puts `fewest` to `most` people there; `group` is village, hunt, resource,
    card or building; `index` is the card field or building stack it stands for, from 0.
    """

    id: str
    group: str
    rings: int | None
    fewest: int
    most: int | None
    use: Seating
    index: int = 0


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of every round; `order` is its step in the combined sequence (section 8), `begin` makes its first step."""

    order: float
    begin: Callable[[], Step]


@dataclass(frozen=True, slots=True)
class Reckoned:
    """The points of a score line, and how they come about where that says more: `3×7`, `4²+2²`."""

    points: int
    sum: str = ""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the final scoring (section 2.13)."""

    id: str
    count: Count


@dataclass(frozen=True)
class Rules:
    """Everything that the chosen modules, the edition and the number of players decide; never saved."""

    modules: tuple[str, ...]
    edition: str
    seats: int
    numbers: Mapping[str, int]
    values: Mapping[str, int]
    rates: Mapping[str, int]
    spaces: Mapping[str, Space]
    stages: tuple[Stage, ...]
    cards: Mapping[str, Card]
    buildings: Mapping[str, Building]
    effects: Mapping[str, Effect]
    dice_bar: Mapping[int, Card]
    score_lines: tuple[ScoreLine, ...]
    placements: Mapping[str, tuple[Place, ...]]


class Draft:
    """What a module may edit. A closed list of verbs: when a rule cannot be said with them, add one verb."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.numbers: dict[str, int] = {}
        self.values: dict[str, int] = {}
        self.rates: dict[str, int] = {}
        self.spaces: dict[str, Space] = {}
        self.stages: dict[float, Stage] = {}
        self.cards: dict[str, Card] = {}
        self.buildings: dict[str, Building] = {}
        self.effects: dict[str, Effect] = {}
        self.dice_bar: dict[int, Card] = {}
        self.score_lines: dict[str, ScoreLine] = {}

    def number(self, name: str, value: int) -> None:
        """Set one of the numbers of the game."""
        self.numbers[name] = value

    def resource(self, name: str, value: int) -> None:
        """A resource, worth so many pips and so many points (K-02 to K-06)."""
        self.values[name] = self.rates[name] = value

    def rate(self, name: str, pips: int) -> None:
        """So many pips give one piece of this (K-01)."""
        self.rates[name] = pips

    def space(self, space: Space) -> None:
        """Add or replace a place."""
        self.spaces[space.id] = space

    def stage(self, order: float, begin: Callable[[], Step]) -> None:
        """Add or replace a part of the round."""
        self.stages[order] = Stage(order, begin)

    def add_cards(self, *cards: Card) -> None:
        self.cards.update((card.id, card) for card in cards)

    def add_buildings(self, *buildings: Building) -> None:
        self.buildings.update((building.id, building) for building in buildings)

    def effect(self, kind: str, effect: Effect) -> None:
        """What the upper part of a card of this kind does."""
        self.effects[kind] = effect

    def die(self, face: int, top: Mapping[str, Any]) -> None:
        """What a number on the dice bar gives, in the words of a card's upper part."""
        self.dice_bar[face] = Card(f"die {face}", top, {})

    def score(self, name: str, count: Count) -> None:
        """A line of the final scoring."""
        self.score_lines[name] = ScoreLine(name, count)


@dataclass(frozen=True, slots=True)
class Module:
    """A part of the game as it stands on a box: what it needs, and how it edits the draft."""

    id: str
    seats: tuple[int, ...]
    editions: tuple[str, ...]
    install: Callable[[Draft], None]


@cache
def compose(modules: tuple[Module, ...], edition: str, seats: int) -> Rules:
    """The rules table of these modules, installed in the given order; raises `SetupError`."""
    draft = Draft(seats)
    for module in modules:
        if edition not in module.editions:
            raise SetupError("error-setup-edition", module=module.id, edition=edition)
        module.install(draft)
    if not any(seats in module.seats for module in modules):
        raise SetupError("error-setup-seats", seats=seats)
    return Rules(
        modules=tuple(module.id for module in modules),
        edition=edition,
        seats=seats,
        numbers=draft.numbers,
        values=draft.values,
        rates=draft.rates,
        spaces=draft.spaces,
        stages=tuple(draft.stages[order] for order in sorted(draft.stages)),
        cards=draft.cards,
        buildings=draft.buildings,
        effects=draft.effects,
        dice_bar=draft.dice_bar,
        score_lines=tuple(draft.score_lines.values()),
        placements={space.id: _placements(space, draft) for space in draft.spaces.values()},
    )


def _placements(space: Space, draft: Draft) -> tuple[Place, ...]:
    """All placements on one place, by number of people: index 0 is the fewest."""
    most = space.most or draft.numbers["people limit"]
    return tuple(Place(space.id, people) for people in range(space.fewest, most + 1))
