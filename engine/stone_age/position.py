"""A position of Stone Age in a few words; what is left out is as at the start of a game."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TypeVar

from engine.core.position import WrongPosition, refuse_beyond, refuse_longer, refuse_twice, refuse_unknown
from engine.core.questions import Seat
from engine.core.steps import Step
from engine.stone_age.base.rounds import BeginRound
from engine.stone_age.base.scoring import FinalScoring
from engine.stone_age.rules import Rules
from engine.stone_age.state import Player, State

T = TypeVar("T")
PHASES = {
    "herd": 0.5,
    "rings": 0.6,
    "placing": 1,
    "income": 2.0,
    "actions": 2.1,
    "taming": 2.2,
    "animal": 2.3,
    "feeding": 3,
    "new round": math.inf,
    "scoring": math.inf,
}
"""Where a round may be entered: the order of the first phase that is still to come."""
MOST = 10_000
TOOL_PLACES = 3
Numbers = Sequence[int]
Names = Sequence[Sequence[str]]


@dataclass(frozen=True, kw_only=True, slots=True)
class Position:
    """What may be said; columns have one entry per seat, and seats that are left out have what a game begins with.

    `people` are all owned, also those of `crowd[place][seat]`; `tools` are values by tool place, `used` their marks;
    `score` was scored before. Without `display`, `tops` and `igloos_left` the first cards and tiles lie open, without
    `deck` all other cards and animals are in it. `deck` and `display` are cards, `tops` the open buildings of `stacks`.
    """

    phase: str = "placing"
    start: int = 0
    round: int = 1
    crowd: Mapping[str, Sequence[int]] = dataclasses.field(default_factory=dict[str, Sequence[int]])
    display: Sequence[str | None] | None = None
    deck: Sequence[str] | None = None
    tops: Sequence[str | None] | None = None
    stacks: Numbers | None = None
    people: Numbers = ()
    food: Numbers = ()
    wood: Numbers = ()
    brick: Numbers = ()
    stone: Numbers = ()
    gold: Numbers = ()
    field: Numbers = ()
    score: Numbers = ()
    tools: Sequence[Sequence[int]] = ()
    used: Sequence[Sequence[bool]] = ()
    one_use: Names = ()
    kept: Names = ()
    cards: Names = ()
    buildings: Names = ()
    jewelry: Numbers = ()
    trader: Numbers = ()
    igloos: Names = ()
    bonus_tiles: Names = ()
    animal: str | None = None
    queue: Sequence[str] = ()
    igloos_left: Sequence[str | None] | None = None
    herd: str | None = None
    bonus: str | None = None
    next_back: str | None = None


def set_up(rules: Rules, said: Position) -> State:
    """The state of this position; raises `WrongPosition` when it cannot be."""
    _check_names(rules, said)
    crowd = {space: [*said.crowd.get(space, ()), *[0] * rules.seats][: rules.seats] for space in rules.spaces}
    players = [_make_player(seat, rules, said, crowd) for seat in range(rules.seats)]
    display = _open(said.display, rules.cards, sum(space.group == "card" for space in rules.spaces.values()))
    tops = _open(said.tops, rules.buildings, rules.numbers.stacks)
    shown = {*tops, *(building for player in players for building in player.buildings)}
    away = {*display, *(card for player in players for card in player.cards), said.animal, *said.queue}
    state = State(
        rules=rules,
        players=players,
        crowd=crowd,
        deck=[each for each in (*rules.cards, *rules.animals) if each not in away]
        if said.deck is None
        else [*said.deck],
        tiles=[tile for tile in rules.buildings if tile not in shown],
        display=display,
        stacks=[rules.numbers.tiles] * rules.numbers.stacks if said.stacks is None else [*said.stacks],
        tops=tops,
        round=said.round,
        start_player=said.start,
        animal=said.animal,
        queue=[*said.queue],
        igloos=_open(said.igloos_left, rules.igloos, len(rules.igloos), _flatten(said.igloos)),
        herd=said.herd,
        bonus=said.bonus,
        next_back=said.next_back,
        drawn=(),
    )
    won = {tile for player in players for tile in player.bonus_tiles} | {said.bonus}
    state.unseen = [tile for tile in rules.bonus_tiles if tile not in won]
    _check_pieces(state)
    state.then(*_list_steps(said.phase, rules))
    return state


def _open(
    said: Sequence[str | None] | None,
    all_of_them: Mapping[str, object],
    count: int,
    owned: Sequence[str] = (),
) -> list[str | None]:
    """The cards or tiles that lie open: those that are said, else the first `count`, None for an owned one."""
    found: list[str | None] = []
    found += [None if each in owned else each for each in [*all_of_them][:count]] if said is None else said
    if len(found) != count:
        raise WrongPosition(f"{count} lie open here, not {len(found)}")
    return found


def _pick(column: Sequence[T], seat: Seat, neutral: T) -> T:
    """The entry of a seat in a column; `neutral` where the column is shorter."""
    return column[seat] if seat < len(column) else neutral


def _make_player(seat: Seat, rules: Rules, said: Position, crowd: Mapping[str, Sequence[int]]) -> Player:
    people = _pick(said.people, seat, rules.numbers.people)
    return Player(
        people=people,
        tableau=people - sum(placed[seat] for placed in crowd.values()),
        food=_pick(said.food, seat, rules.numbers.food),
        resources={
            what: _pick(column, seat, 0)
            for what, column in zip(rules.values, (said.wood, said.brick, said.stone, said.gold), strict=True)
        },
        field=_pick(said.field, seat, 0),
        tools=[*_pick(said.tools, seat, ()), *[0] * TOOL_PLACES][:TOOL_PLACES],
        used=[*_pick(said.used, seat, ()), *[False] * TOOL_PLACES][:TOOL_PLACES],
        one_use=[*_pick(said.one_use, seat, ())],
        kept=[*_pick(said.kept, seat, ())],
        cards=[*_pick(said.cards, seat, ())],
        buildings=[*_pick(said.buildings, seat, ())],
        points={"before": _pick(said.score, seat, 0)},
        jewelry=_pick(said.jewelry, seat, rules.numbers.jewelry),
        trader=_pick(said.trader, seat, 0),
        igloos=[*_pick(said.igloos, seat, ())],
        bonus_tiles=[*_pick(said.bonus_tiles, seat, ())],
    )


def _list_steps(phase: str, rules: Rules) -> Sequence[Step]:
    if phase == "scoring":
        return (FinalScoring(),)
    return (*(each.begin() for each in rules.phases if each.order >= PHASES[phase]), BeginRound())


def _check_names(rules: Rules, said: Position) -> None:
    """Raise `WrongPosition` for a name that this game does not have, or a list that is too long."""
    refuse_unknown("phase", [said.phase], PHASES)
    refuse_beyond("The start player", said.start, 0, rules.seats - 1)
    refuse_beyond("The round", said.round, 0, MOST)
    refuse_unknown("place", [*said.crowd, said.herd], rules.spaces)
    refuse_unknown("resource", [said.next_back], rules.values)
    refuse_unknown("animal", [said.animal, *said.queue], rules.animals)
    refuse_unknown("card", [*(said.display or ()), *_flatten(said.cards), *_flatten(said.kept)], rules.cards)
    refuse_unknown("card", _flatten(said.one_use), rules.cards)
    refuse_unknown("card", said.deck or (), (*rules.cards, *rules.animals))
    refuse_unknown("building", [*(said.tops or ()), *_flatten(said.buildings)], rules.buildings)
    refuse_unknown("igloo", [*(said.igloos_left or ()), *_flatten(said.igloos)], rules.igloos)
    refuse_unknown("bonus tile", [said.bonus, *_flatten(said.bonus_tiles)], rules.bonus_tiles)
    for each in fields(said):
        if each.default == () and each.name != "queue":
            refuse_longer(each.name, getattr(said, each.name), rules.seats)
    for where, people in said.crowd.items():
        refuse_longer(where, people, rules.seats)
    for tools in (*said.tools, *said.used):
        refuse_longer("tools", tools, TOOL_PLACES)


def _flatten(column: Names) -> list[str]:
    return [each for own in column for each in own]


def _check_pieces(s: State) -> None:
    """Raise `WrongPosition` for a piece that is there twice, or a number that the game does not allow."""
    numbers, players = s.rules.numbers, s.players
    refuse_twice("card", [*s.deck, *s.display, *(card for player in players for card in player.cards)])
    refuse_twice("kept card", [card for player in players for card in player.kept])
    refuse_twice("animal", [s.animal, *s.queue, *(each for each in s.deck if each in s.rules.animals)])
    refuse_twice("building", [*s.tops, *(tile for player in players for tile in player.buildings)])
    refuse_twice("igloo", [*s.igloos, *(tile for player in players for tile in player.igloos)])
    refuse_twice("bonus tile", [s.bonus, *(tile for player in players for tile in player.bonus_tiles)])
    if len(s.stacks) != numbers.stacks:
        raise WrongPosition(f"There are {numbers.stacks} stacks of buildings, not {len(s.stacks)}")
    for tiles, top in zip(s.stacks, s.tops, strict=True):
        refuse_beyond("A stack of buildings", tiles, 0, numbers.tiles)
        if (tiles == 0) != (top is None):
            raise WrongPosition(f"A stack of {tiles} buildings shows {top or 'none'}")
    for where, people in s.crowd.items():
        rings = s.rules.spaces[where].rings
        refuse_beyond(f"The number of people on {where}", sum(people), 0, MOST if rings is None else rings)
        refuse_beyond(f"The number of people on {where}", min(people), 0, MOST)
    for seat, player in enumerate(players):
        _check_player(f"of seat {seat}", player, s.rules)


def _check_player(whose: str, player: Player, rules: Rules) -> None:
    numbers = rules.numbers
    refuse_beyond(f"The number of people {whose}", player.people, 1, numbers.people_limit)
    if player.tableau < 0:
        raise WrongPosition(f"More people {whose} are on places than there are")
    refuse_beyond(f"The field position {whose}", player.field, 0, numbers.field_limit)
    refuse_beyond(f"The trader position {whose}", player.trader, 0, numbers.trader_limit)
    for tool in player.tools:
        refuse_beyond(f"A tool {whose}", tool, 0, numbers.tools_limit // TOOL_PLACES)
    for what, count in {**player.resources, "food": player.food, "jewelry": player.jewelry}.items():
        refuse_beyond(f"The {what} {whose}", count, 0, MOST)
