"""What a player can expect of the dice of this round, read from the player's own view: places, purchases, hunger."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from engine.core.questions import Seat
from engine.core.values import frozen
from engine.stone_age.odds import DiceRoll, Stock, at_least, pieces, reached, shows
from engine.stone_age.prospects import free_resources, open_places, pays_for_building, pays_for_card
from engine.stone_age.view import PlayerView, SpaceView, TableView

ANY = "any"
LIKELY = Fraction(1, 2)
"""What is at least as likely as this is worth naming."""


@frozen
class PlaceRoll:
    """A place where dice are rolled, and the roll of the people there, or of as many as may still come."""

    where: str
    roll: DiceRoll


def roll_of(view: TableView, where: str, people: int) -> DiceRoll | None:
    """What so many people roll at a place; None where no dice are rolled."""
    space = next(each for each in view.spaces if each.id == where)
    if not space.pips:
        return None
    return DiceRoll(space.what, people, space.pips, view.animal.malus if view.animal else 0)


def usual_yield(roll: DiceRoll) -> tuple[int, Fraction]:
    """The most pieces that are at least likely, or one, and their chance, by the dice alone."""
    chances = pieces(roll)
    named = [number for number in chances if number > 1 and at_least(chances, number) >= LIKELY]
    least = max(named, default=1)
    return least, at_least(chances, least)


def possible_rolls(view: TableView, seat: Seat) -> tuple[PlaceRoll, ...]:
    """The places where this seat may still send people to roll dice, with as many as may come (B-PLACE-02 to -05)."""
    spaces = {space.id: space for space in view.spaces}
    rooms = ((where, _room(spaces[where], view.players[seat].tableau)) for where in open_places(view, seat))
    return tuple(_rolls(view, rooms))


def own_rolls(view: TableView, seat: Seat) -> tuple[PlaceRoll, ...]:
    """The rolls of the people who stand on places of this seat."""
    return tuple(_rolls(view, ((space.id, space.people[seat]) for space in view.spaces)))


def _room(space: SpaceView, hands: int) -> int:
    return hands if space.rings is None else min(hands, space.rings - sum(space.people))


def _rolls(
    view: TableView, people: Iterator[tuple[str, int]] | Sequence[tuple[str, int]]
) -> Iterator[PlaceRoll]:
    for where, count in people:
        roll = roll_of(view, where, count) if count else None
        if roll is not None:
            yield PlaceRoll(where, roll)


def ready_tools(me: PlayerView) -> tuple[int, ...]:
    """The values of the tools that can still be added in this round (B-TOOL-04, B-TOOL-11)."""
    return (
        *(tool.value for tool in me.tools if not tool.used),
        *(int(card.top["amount"]) for card in me.one_use_tools),
    )


def chance_to_pay(view: TableView, seat: Seat, where: str) -> Fraction | None:
    """The chance to pay for the card, building or igloo there with the rolls of the own people on places and all tools.

    None where nothing lies. Kept cards are counted in, exchanges with the trader are not.
    """
    me = view.players[seat]
    field = next((each for each in view.card_fields if each.space == where), None)
    tile = next((each.building for each in (*view.stacks, *view.igloos) if each.space == where), None)
    if field is not None and field.card is not None:
        if field.paid_in == "resources":
            return _chance_of_any(view, seat, field.price)
        return Fraction(pays_for_card(me, field))
    if tile is None:
        return None
    if tile.kind == "range" or (tile.kind == "choice" and not tile.kinds):
        return _chance_of_any(view, seat, tile.fewest or tile.pieces)
    most = {what: tile.cost.get(what, 0) if tile.cost else tile.pieces for what in me.resources}
    return _chance(view, seat, most, lambda stock: pays_for_building(replace(me, resources=stock), tile))


def _chance_of_any(view: TableView, seat: Seat, needed: int) -> Fraction:
    """The chance to have so many resources of any kind, for which all kinds are one."""
    me = view.players[seat]
    rolls = [replace(each.roll, what=ANY) for each in own_rolls(view, seat) if each.roll.what in me.resources]
    total = sum(me.resources.values()) + free_resources(me)

    def goal(have: Mapping[str, int]) -> Stock | None:
        return None if have[ANY] >= needed else ((ANY, have[ANY]),)

    return reached(rolls, ready_tools(me), {ANY: total}, goal)


def chance_of_hunger(view: TableView, seat: Seat) -> Fraction:
    """The chance that the food of this seat does not suffice, with the rolls of its people on places and all tools.

    Food of cards that may be bought is not counted in (B-FEED-02 to -05).
    """
    me = view.players[seat]
    needed = max(0, me.people - me.field)
    return 1 - _chance(view, seat, {"food": needed}, lambda stock: stock["food"] >= needed)


def _chance(
    view: TableView, seat: Seat, most: Mapping[str, int], is_enough: Callable[[Mapping[str, int]], bool]
) -> Fraction:
    """The chance to have enough; `most` says how much of what can matter."""
    me = view.players[seat]
    rolls = [each.roll for each in own_rolls(view, seat) if most.get(each.roll.what)]
    known: dict[Stock, Stock | None] = {}

    def goal(have: Mapping[str, int]) -> Stock | None:
        kept = tuple([(what, min(have[what], limit)) for what, limit in most.items()])
        if kept not in known:
            known[kept] = None if is_enough(dict(kept)) else kept
        return known[kept]

    return reached(rolls, ready_tools(me), {"food": me.food, **me.resources}, goal)


def chance_of_face(view: TableView) -> Fraction:
    """The chance that a number is among the dice of a dice bar: one die for each player."""
    return shows(len(view.players), 1)
