"""What a player can expect of the dice of this round, read from the player's own view: places, purchases, hunger.

All of it is for the people who stand on places now. Exchanges with the trader, what cards may bring and what the herd
may bring are left out: these depend on what somebody chooses later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

from engine.core.questions import Seat
from engine.core.values import frozen
from engine.stone_age.base.gathering import pieces_for
from engine.stone_age.odds import (
    NO_ENDING,
    DiceRoll,
    Ending,
    Stock,
    average,
    chance_from,
    chance_to_reach,
    chance_to_show,
    find_yields,
)
from engine.stone_age.prospects import open_places
from engine.stone_age.view import (
    BuildingView,
    Gift,
    PlayerView,
    SpaceView,
    TableView,
    ToolView,
    UseView,
    can_pay_building,
    can_pay_card,
    count_free_resources,
)

ANY = "any"
SAFE = Fraction(3, 4)
"""The chance from which on `/odds` calls a yield likely."""
TOOL_PLACES = 3
INSTEAD = 1
"""The number of the reward of an animal that may be taken instead of any other (W-ACT-05)."""


@frozen
class PlaceRoll:
    """A place where dice are rolled, and the roll of the people there, or of as many as may still come."""

    where: str
    roll: DiceRoll


def roll_of(view: TableView, where: str, people: int) -> DiceRoll | None:
    """The roll of so many people at a place; None where no dice are rolled."""
    space = next(each for each in view.spaces if each.id == where)
    if not space.pips:
        return None
    return DiceRoll(space.what, people, space.pips, view.animal.malus if view.animal else 0)


def usual_yield(roll: DiceRoll, added: int) -> int:
    """The most pieces that are likely (`SAFE`) when tools worth `added` are added; at least 1."""
    chances = find_yields(roll, added)
    return max((number for number in chances if number and chance_from(chances, number) >= SAFE), default=1)


def least_to_compare(rolls: Sequence[DiceRoll], added: int) -> int:
    """The number of pieces by which people compare these rolls of one place.

    It is the average yield of the rolls, at least 1: the chances of few and of many dice differ most around it.
    """
    return max(1, round(sum(average(find_yields(roll, added)) for roll in rolls) / max(1, len(rolls))))


def possible_rolls(view: TableView, seat: Seat) -> tuple[PlaceRoll, ...]:
    """The places where this seat may still send people to roll dice, with as many as may come (B-PLACE-02 to -05)."""
    spaces = {space.id: space for space in view.spaces}
    rooms = ((where, _room(spaces[where], view.players[seat].tableau)) for where in open_places(view, seat))
    return tuple(_rolls(view, rooms))


def own_rolls(view: TableView, seat: Seat) -> tuple[PlaceRoll, ...]:
    """The rolls of the people who stand on places of this seat and have not rolled yet."""
    used = view.use.where if view.use is not None and view.use.seat == seat else ""
    return tuple(_rolls(view, ((space.id, space.people[seat] * (space.id != used)) for space in view.spaces)))


def _room(space: SpaceView, hands: int) -> int:
    return hands if space.rings is None else min(hands, space.rings - sum(space.people))


def _rolls(view: TableView, people: Iterator[tuple[str, int]]) -> Iterator[PlaceRoll]:
    for where, count in people:
        roll = roll_of(view, where, count) if count else None
        if roll is not None:
            yield PlaceRoll(where, roll)


def ready_tools(view: TableView, seat: Seat) -> tuple[int, ...]:
    """The values of the tools that can still be added in this round, with the one of an own person at the tool maker.

    Using that place first never leaves fewer (B-TOOL-02 to -04, B-TOOL-11).
    """
    me = view.players[seat]
    return (*_list_unused(_add_new_tool(view, seat, me.tools)), *_list_one_use(me))


def _add_new_tool(view: TableView, seat: Seat, tools: Sequence[ToolView]) -> Sequence[ToolView]:
    if not _stands_at(view, seat, "toolmaker") or sum(tool.value for tool in tools) >= view.limits["tools"]:
        return tools
    if len(tools) < TOOL_PLACES:
        return (*tools, ToolView(1, used=False))
    least = min(range(len(tools)), key=lambda at: (tools[at].value, tools[at].used))
    return (*tools[:least], replace(tools[least], value=tools[least].value + 1), *tools[least + 1 :])


def _list_unused(tools: Sequence[ToolView]) -> Iterator[int]:
    return (tool.value for tool in tools if not tool.used)


def _list_one_use(me: PlayerView) -> list[int]:
    return [int(card.top["amount"]) for card in me.one_use_tools]


def _stands_at(view: TableView, seat: Seat, where: str) -> bool:
    return any(space.people[seat] for space in view.spaces if space.id == where)


def chance_to_pay(view: TableView, seat: Seat, where: str) -> Fraction | None:
    """The chance to pay for the card, building or igloo there with the rolls of the own people on places and all tools.

    None where nothing lies. Kept cards count. What is being offered now must be paid with what the seat has.
    """
    me = view.players[seat]
    is_offered = view.use is not None and (view.use.seat, view.use.where) == (seat, where)
    tile = next((each.building for each in (*view.stacks, *view.igloos) if each.space == where), None)
    if tile is not None:
        return Fraction(can_pay_building(me, tile)) if is_offered else _chance_of_tile(view, seat, tile)
    field = next((each for each in view.card_fields if each.space == where), None)
    if field is None or field.card is None:
        return None
    if is_offered:
        return Fraction(can_pay_card(me, field))
    if field.paid_in == "jewelry":
        return _chance(view, seat, {"jewelry": field.price}, lambda have: have["jewelry"] >= field.price)
    return _chance_of_any(view, seat, field.price)


def _chance_of_tile(view: TableView, seat: Seat, tile: BuildingView) -> Fraction:
    """The chance to pay for this building or igloo (B-BLD-02, S-BLD-06)."""
    me = view.players[seat]
    if tile.kind == "range" or (tile.kind == "choice" and not tile.kinds):
        return _chance_of_any(view, seat, tile.fewest or tile.pieces)
    needed = dict.fromkeys(me.resources, tile.pieces) if tile.kind == "choice" else dict(tile.cost)
    needed |= {"jewelry": tile.fewest} if tile.kind == "jewelry" else {}

    def is_enough(have: Mapping[str, int]) -> bool:
        kinds = {what: have.get(what, 0) for what in me.resources}
        return can_pay_building(replace(me, resources=kinds, jewelry=have.get("jewelry", 0)), tile)

    return _chance(view, seat, needed, is_enough)


def _chance_of_any(view: TableView, seat: Seat, needed: int) -> Fraction:
    """The chance to have so many resources of any kind, for which all kinds are one."""
    me = view.players[seat]
    alike = dict.fromkeys(me.resources, ANY)
    free = count_free_resources(me)
    return _chance(view, seat, {ANY: needed}, lambda have: have[ANY] + free >= needed, alike)


def chance_of_hunger(view: TableView, seat: Seat) -> Fraction | None:
    """The chance that the food of this seat does not suffice; None if nobody is to be fed any more in this round.

    Who stands at the hut has a child to feed, who stands at the field more food; who stands at an animal that stays
    eats nothing (B-FEED-02 to -05, W-ACT-02 to -05, W-ACT-08).
    """
    if view.phase not in ("placing", "actions"):
        return Fraction(1) if view.phase == "feeding" and seat in view.waiting else None
    me, limits = view.players[seat], view.limits
    child = _stands_at(view, seat, "hut") and me.people < limits["people"]
    field = min(limits["field"], me.field + _stands_at(view, seat, "field"))
    animal = next((space for space in view.spaces if space.group == "animal"), None)
    there = animal.people[seat] if animal is not None else 0
    goes = animal is not None and sum(animal.people) == animal.rings
    needed = max(0, me.people + child - field - (0 if goes else there))
    dice = (*me.rewards, *[0] * (there * goes))
    ending = _count_rewards(view, dice, needed, limits["field"] - field) if dice else NO_ENDING
    return 1 - _chance(view, seat, {"food": needed}, lambda have: have["food"] >= needed, ending=ending)


def _count_rewards(view: TableView, dice: Sequence[int], needed: int, fields: int) -> Ending:
    """What the dice for driving an animal away add to the food, at best; a die of 0 is still to be rolled."""
    brought = {(0, 0): 1}
    for die in dice:
        more: dict[tuple[int, int], int] = {}
        for (food, field), count in brought.items():
            for face in view.rewards if not die else (die,):
                extra = max((_split_gift(view.rewards[each]) for each in (face, INSTEAD)), key=sum)
                after = food + extra[0], field + extra[1]
                more[after] = more.get(after, 0) + count
        brought = more
    added = [(food + min(field, fields), count) for (food, field), count in brought.items()]

    def ways(stock: Stock) -> int:
        have = dict(stock)["food"]
        return sum(count for food, count in added if have + food >= needed)

    return Ending(sum(brought.values()), ways)


def _split_gift(gift: Gift) -> tuple[int, int]:
    """The food of a reward, and its steps on the field track."""
    return int(gift["amount"]) if gift["kind"] == "food" else 0, int(gift["kind"] == "field")


def _chance(
    view: TableView,
    seat: Seat,
    most: Mapping[str, int],
    is_enough: Callable[[Mapping[str, int]], bool],
    alike: Mapping[str, str] | None = None,
    ending: Ending = NO_ENDING,
) -> Fraction:
    """The chance that `is_enough` holds; more than `most` does not matter, `alike` names what counts as one."""
    names, spaces = alike or {}, {space.id: space for space in view.spaces}
    known: dict[Stock, Stock | None] = {}

    def keep_useful(have: Mapping[str, int]) -> Stock | None:
        kept = tuple([(what, min(have.get(what, 0), limit)) for what, limit in most.items()])
        if kept not in known:
            known[kept] = None if is_enough(dict(kept)) else kept
        return known[kept]

    def count_as(what: str, instead: str) -> str:
        """The name under which a yield counts: of two goods that it may be, the one that matters."""
        name = names.get(what, what)
        return name if name in most or instead not in most else instead

    found = [
        (count_as(each.roll.what, spaces[each.where].instead), each.roll) for each in own_rolls(view, seat)
    ]
    rolls = [replace(roll, what=what) for what, roll in found if most.get(what)]
    stock = dict.fromkeys(most, 0)
    for what, count in _list_goods(view, seat):
        stock[names.get(what, what)] = stock.get(names.get(what, what), 0) + count
    use = view.use
    if use is None or use.seat != seat or not use.what:
        return chance_to_reach(rolls, ready_tools(view, seat), stock, keep_useful, ending)
    instead = spaces[use.where].instead if use.where in spaces else ""
    what = count_as(use.what, instead)
    ways = [
        chance_to_reach(rolls, left, {**stock, what: stock.get(what, 0) + brought}, keep_useful, ending)
        for brought, left in _list_uses(view, seat, use)
    ]
    return max(ways)


def _list_goods(view: TableView, seat: Seat) -> Iterator[tuple[str, int]]:
    """Yield what this seat has, and what comes without dice: income after placing, jewelry of the trader."""
    me = view.players[seat]
    yield from (("food", me.food), ("jewelry", me.jewelry), *me.resources.items())
    if _stands_at(view, seat, "trader"):
        yield "jewelry", view.limits["jewelry"]
    if view.phase == "placing":
        incomes = (tile.income for tile in me.buildings if tile.income)
        yield from ((str(income["resource"]), int(income["amount"])) for income in incomes)


def _list_uses(view: TableView, seat: Seat, use: UseView) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield for each use of the tools the pieces of the current roll, and the tools that are left for later rolls."""
    me = view.players[seat]
    once = _list_one_use(me)
    places = [("place", at) for at, tool in enumerate(me.tools) if not tool.used]
    ready = [*places, *(("once", at) for at in range(len(once)))] if use.tools else []
    for count in range(len(ready) + 1):
        for used in combinations(ready, count):
            added = sum(me.tools[at].value if kind == "place" else once[at] for kind, at in used)
            tools = [
                replace(tool, used=tool.used or ("place", at) in used) for at, tool in enumerate(me.tools)
            ]
            later = [amount for at, amount in enumerate(once) if ("once", at) not in used]
            left = (*_list_unused(_add_new_tool(view, seat, tools)), *later)
            yield pieces_for(use.total + added, use.pips), left


def chance_of_face(view: TableView) -> Fraction:
    """The chance that a number is among the dice of a dice bar: one die for each player."""
    return chance_to_show(len(view.players), 1)
