"""A position of Jäger und Späher in a few words: the beginning of a turn in the middle of a game."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.core.position import WrongPosition, refuse_beyond, refuse_longer, refuse_twice, refuse_unknown
from engine.core.questions import Seat
from engine.hunters_scouts.base.decks import RefillWilderness
from engine.hunters_scouts.base.places import VisitPlaces
from engine.hunters_scouts.base.setting_up import new_table
from engine.hunters_scouts.base.track import CheckEnd
from engine.hunters_scouts.base.turns import BeginTurn, TakeTurn
from engine.hunters_scouts.rules import Rules
from engine.hunters_scouts.state import SEATS, State, opponent

T = TypeVar("T")
MOST = 10_000
Numbers = Sequence[int]
Names = Sequence[Sequence[str]]


@dataclass(frozen=True, kw_only=True, slots=True)
class Position:
    """What may be said; columns have one entry per seat, and seats that are left out have what a game begins with.

    `members` live in the village or stand on locations (`crowd[location][seat]`); who is not in the `camp` either is
    in the supply. `fields` are the open cards with their free fields by kind, all free where none is said.
    `wilderness`, `hunting` and `deck` (of items) are unseen, `discard` are items.
    """

    seat: int = 0
    start: int = 0
    turn: int = 9
    vp: Numbers = ()
    hunger: Numbers = ()
    members: Numbers = ()
    camp: Numbers = ()
    hand: Names = ()
    items: Names = ()
    created: Names = ()
    passed: Sequence[Sequence[int]] = ()
    fields: Mapping[str, Mapping[str, int]] = dataclasses.field(default_factory=dict[str, Mapping[str, int]])
    crowd: Mapping[str, Sequence[int]] = dataclasses.field(default_factory=dict[str, Sequence[int]])
    places: Sequence[str] = ()
    display: Names | None = None
    wilderness: Sequence[str] | None = None
    hunting: Sequence[str] | None = None
    deck: Sequence[str] | None = None
    discard: Sequence[str] = ()


def set_up(rules: Rules, said: Position) -> State:
    """The state of this position; raises `WrongPosition` when it cannot be."""
    _check(rules, said)
    s = new_table(rules)
    s.turn, s.active, s.start_player, s.phase = said.turn, said.seat, said.start, "turn"
    _lay_out(s, said)
    for seat in range(SEATS):
        _settle(s, seat, said)
    owned = [item for tribe in s.tribes for item in (*tribe.items, *tribe.created)]
    for item in (*owned, *said.discard):
        if item in s.items.unseen:
            s.items.unseen.remove(item)
    if said.deck is not None:
        s.items.unseen = [*said.deck]
    s.items.discard = [*said.discard]
    s.stack = []
    s.then(
        TakeTurn(said.seat),
        VisitPlaces(said.seat),
        RefillWilderness(),
        CheckEnd(said.seat),
        BeginTurn(opponent(said.seat)),
    )
    return s


def _check(rules: Rules, said: Position) -> None:
    """Raise `WrongPosition` if something that is named does not exist, or is there twice."""
    refuse_beyond("The seat", said.seat, 0, SEATS - 1)
    refuse_beyond("The start player", said.start, 0, SEATS - 1)
    refuse_beyond("The turn", said.turn, 1, MOST)
    refuse_unknown("location", said.fields, rules.locations)
    refuse_unknown("sacred place", said.places, rules.places)
    refuse_twice("sacred place", said.places)
    fields = [str(each) for each in rules.bonus_fields]
    refuse_unknown("bonus field", (str(each) for own in said.passed for each in own), fields)
    if said.display is not None and len(said.display) != rules.numbers.table_columns:
        raise WrongPosition(
            f"There are {rules.numbers.table_columns} columns of characters, not {len(said.display)}"
        )
    refuse_unknown("location", said.crowd, (*said.fields, *said.places))
    cards = [card for column in (*(said.display or ()), *said.hand) for card in column]
    refuse_unknown("character", cards, rules.characters)
    items = [item for own in (*said.items, *said.created, said.deck or (), said.discard) for item in own]
    refuse_unknown("item", items, rules.items)
    for item in {*items}:
        refuse_beyond(f"The number of {item}", items.count(item), 0, rules.items[item].copies)
    refuse_unknown("location", (*(said.wilderness or ()), *(said.hunting or ())), rules.locations)
    refuse_twice("location", (*said.fields, *(said.wilderness or ()), *(said.hunting or ())))
    for name in ("vp", "hunger", "members", "camp", "hand", "items", "created", "passed"):
        refuse_longer(name, getattr(said, name), SEATS)
    for where, people in said.crowd.items():
        refuse_longer(where, people, SEATS)
        refuse_beyond(f"The number of members on {where}", min(people, default=0), 0, MOST)


def _lay_out(s: State, said: Position) -> None:
    if said.display is not None:
        s.display = [[*column] for column in said.display]
    s.places = [*said.places]
    for card, free in said.fields.items():
        place = s.rules.locations[card]
        for kind, fields in place.fields:
            refuse_beyond(f"The free {kind} of {card}", free.get(kind, 0), 0, fields)
        s.fields[card] = {kind: free.get(kind, 0) if free else fields for kind, fields in place.fields}
        s.deck(place.group).unseen.remove(card)
    if said.wilderness is not None:
        s.wilderness.unseen = [*said.wilderness]
    if said.hunting is not None:
        s.hunting.unseen = [*said.hunting]
    s.crowd = {where: [*said.crowd.get(where, ()), 0, 0][:SEATS] for where in s.locations}


def _pick(column: Sequence[T], seat: Seat, neutral: T) -> T:
    """The entry of a seat in a column; `neutral` where the column is shorter."""
    return column[seat] if seat < len(column) else neutral


def _settle(s: State, seat: Seat, said: Position) -> None:
    numbers, tribe = s.rules.numbers, s.tribes[seat]
    total = numbers.tribe_village + numbers.tribe_camp + numbers.tribe_supply
    members = _pick(said.members, seat, numbers.tribe_village)
    camp = _pick(said.camp, seat, numbers.tribe_camp)
    tribe.vp, tribe.hunger = _pick(said.vp, seat, numbers.vp), _pick(said.hunger, seat, numbers.tribe_hunger)
    tribe.gained = {"start": tribe.vp}
    tribe.village, tribe.camp, tribe.supply = members - s.count_out(seat), camp, total - members - camp
    tribe.hand = [*_pick(said.hand, seat, tribe.hand)]
    tribe.items, tribe.created = [*_pick(said.items, seat, ())], [*_pick(said.created, seat, ())]
    tribe.passed = [*_pick(said.passed, seat, [each for each in s.rules.bonus_fields if each <= tribe.vp])]
    refuse_beyond(f"The members of seat {seat} in the village", tribe.village, 0, total)
    refuse_beyond(f"The members of seat {seat} in the supply", tribe.supply, 0, total)
    for what, count in (("vp", tribe.vp), ("hunger", tribe.hunger), ("camp", tribe.camp)):
        refuse_beyond(f"The {what} of seat {seat}", count, 0, MOST)
