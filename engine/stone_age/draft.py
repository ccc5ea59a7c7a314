"""How modules compose the table of rules before play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from engine.core.modules import Module
from engine.core.steps import Step
from engine.stone_age.actions import Place, Resolve
from engine.stone_age.base.building import price_of
from engine.stone_age.base.placing import is_village_full
from engine.stone_age.base.using import make_visit
from engine.stone_age.components import PRINTED, Animal, BonusTile, Building, Card, Components
from engine.stone_age.rules import (
    USUAL_BAR,
    Count,
    Effect,
    Entry,
    Extra,
    FillerCard,
    Malus,
    Numbers,
    Outcome,
    Phase,
    Rules,
    ScoreLine,
    Seating,
    Space,
    Trade,
    never,
    no_malus,
)


class Draft:
    """What a module may edit. A closed list of verbs: when a rule cannot be said with them, add one verb."""

    def __init__(self, seats: int, components: Components = PRINTED) -> None:
        self.seats = seats
        self.components = components
        self.numbers = Numbers()
        self.values: dict[str, int] = {}
        self.rates: dict[str, int] = {}
        self.spaces: dict[str, Space] = {}
        self.phases: dict[float, Phase] = {}
        self.cards: dict[str, Card] = {}
        self.buildings: dict[str, Building] = {}
        self.igloos: dict[str, Building] = {}
        self.animals: dict[str, Animal] = {}
        self.bonus_tiles: dict[str, BonusTile] = {}
        self.effects: dict[str, Effect] = {}
        self.dice_bars: dict[str, dict[int, Card]] = {}
        self.rewards: dict[int, Card] = {}
        self.score_lines: dict[str, ScoreLine] = {}
        self.extras: dict[str, Extra] = {}
        self.trades: dict[int, Trade] = {}
        self.splits: dict[str, str] = {}
        self.follows: dict[str, Seating] = {}
        self.outcomes: dict[str, Outcome] = {}
        self.strangers: dict[str, FillerCard] = {}
        self.malus: Malus = no_malus

    def add_resource(self, name: str, value: int) -> None:
        """Add a resource with its worth, the same in pips and in points (K-02 to K-06)."""
        self.values[name] = self.rates[name] = value

    def set_rate(self, name: str, pips: int) -> None:
        """Set the number of pips for one piece of this (K-01)."""
        self.rates[name] = pips

    def add_space(self, space: Space) -> None:
        """Add or replace a place."""
        self.spaces[space.id] = space

    def add_phase(self, order: float, begin: Callable[[], Step]) -> None:
        """Add or replace a part of the round."""
        self.phases[order] = Phase(order, begin)

    def add_cards(self, *cards: Card) -> None:
        self.cards.update((card.id, card) for card in cards)

    def add_buildings(self, *buildings: Building) -> None:
        self.buildings.update((building.id, building) for building in buildings)

    def add_igloos(self, *tiles: Building) -> None:
        """Add tiles that lie open next to the board, each on a place of its own."""
        self.igloos.update((tile.id, tile) for tile in tiles)

    def add_bonus_tiles(self, *tiles: BonusTile) -> None:
        self.bonus_tiles.update((tile.id, tile) for tile in tiles)

    def add_animal(self, animal: Animal, stranger: FillerCard) -> None:
        """Add an animal, and what happens when it is revealed among the cards."""
        self.animals[animal.id] = animal
        self.strangers[animal.id] = stranger

    def add_effect(self, kind: str, effect: Effect) -> None:
        """Set what the upper part of a card of this kind does."""
        self.effects[kind] = effect

    def add_die(self, face: int, top: Mapping[str, Any], bar: str = USUAL_BAR) -> None:
        """Set what a number on a dice bar gives, in the words of a card's upper part."""
        self.dice_bars.setdefault(bar, {})[face] = Card(f"die {face}", top, {})

    def add_reward(self, face: int, top: Mapping[str, Any]) -> None:
        """Set what a number on a reward die gives, in the words of a card's upper part."""
        self.rewards[face] = Card(f"reward {face}", top, {})

    def add_score_line(self, name: str, count: Count) -> None:
        """Add a line of the final scoring."""
        self.score_lines[name] = ScoreLine(name, count)

    def allow_extra(self, group: str, extra: Extra) -> None:
        """Allow a payment on top of the price on places of this group."""
        self.extras[group] = extra

    def allow_trade(self, field: int, trade: Trade) -> None:
        """Allow an exchange within a purchase on this field of the trader track."""
        self.trades[field] = trade

    def split_yield(self, where: str, other: str) -> None:
        """Let players take the yield of this place in part or all in the other goods."""
        self.splits[where] = other

    def add_follower(self, where: str, seating: Seating) -> None:
        """Add a step after the use of this place, before its people return."""
        self.follows[where] = seating

    def add_outcome(self, where: str, outcome: Outcome) -> None:
        """Add the steps to which people who stay at this place lead, about which each seat decides alone."""
        self.outcomes[where] = outcome

    def set_malus(self, malus: Malus) -> None:
        """Set what is taken off every sum of dice to which tools may be added."""
        self.malus = malus


@cache
def compose(
    modules: tuple[Module[Draft], ...], edition: str, seats: int, components: Components = PRINTED
) -> Rules:
    """The rules table of these modules, installed in the given order."""
    draft = Draft(seats, components)
    for module in modules:
        module.install(draft)
    spaces = draft.spaces.values()
    with_rings = [tile.id for tile in draft.buildings.values() if tile.ring]
    phases = tuple(draft.phases[order] for order in sorted(draft.phases))
    return Rules(
        modules=tuple(module.id for module in modules),
        edition=edition,
        seats=seats,
        numbers=draft.numbers,
        values=draft.values,
        rates=draft.rates,
        spaces=draft.spaces,
        entries=tuple(_make_entry(space, draft) for space in spaces if space.most != 0),
        nobody=[0] * seats,
        clockwise=tuple((*range(first, seats), *range(first)) for first in range(seats)),
        visits={
            each.id: make_visit(each.id, each.use, draft.follows.get(each.id)) for each in spaces if each.use
        },
        village=tuple(space.id for space in spaces if space.group == "village"),
        phases=phases,
        round=tuple(phase.begin() for phase in phases),
        cards=draft.cards,
        buildings=draft.buildings,
        igloos=draft.igloos,
        animals=draft.animals,
        bonus_tiles=draft.bonus_tiles,
        effects=draft.effects,
        dice_bars=draft.dice_bars,
        rewards=draft.rewards,
        score_lines=tuple(draft.score_lines.values()),
        placements={space.id: _list_placements(space, draft) for space in spaces},
        resolves={space.id: Resolve(space.id) for space in spaces},
        prices={tile.id: price_of(tile) for tile in (*draft.buildings.values(), *draft.igloos.values())},
        rings={space.id: with_rings[space.index] for space in spaces if space.group == "ring"},
        extras=draft.extras,
        trades=draft.trades,
        splits=draft.splits,
        follows=draft.follows,
        outcomes=draft.outcomes,
        strangers=draft.strangers,
        malus=draft.malus,
    )


def _make_entry(space: Space, draft: Draft) -> Entry:
    options, fewest = _list_placements(space, draft), space.fewest
    limit = draft.numbers.people_limit
    room = space.rings or limit
    up_to = [options[: max(0, min(people, room) - fewest + 1)] for people in range(limit + 1)]
    village = sum(other.group == "village" for other in draft.spaces.values())
    never_bars = space.bar is never or (space.bar is is_village_full and draft.numbers.village >= village)
    bar = None if never_bars else space.bar
    is_shared = space.is_shared_out is not never and draft.numbers.sharing < draft.seats
    is_shared_out = space.is_shared_out if is_shared else None
    return space.id, space, space.rings, space.again, bar, is_shared_out, tuple(up_to)


def _list_placements(space: Space, draft: Draft) -> tuple[Place, ...]:
    """All placements on one place, by number of people: index 0 is the fewest."""
    most = draft.numbers.people_limit if space.most is None else space.most or space.rings or 0
    return tuple(Place(space.id, people) for people in range(space.fewest, most + 1))
