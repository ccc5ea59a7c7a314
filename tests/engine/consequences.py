"""What an answer leads to, found out with the rules alone: the tables at the end of the own turn.

Chance follows a course; all other answers are those of the seat that is asked, in every way.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import product

from engine.core import chance
from engine.core.actions import Action
from engine.core.questions import Decision, Draw, Pending, Roll, Seat
from engine.core.steps import apply, pending
from engine.core.values import frozen
from engine.stone_age.base.using import Turn
from engine.stone_age.state import Player, State


class TooMany(Exception):
    """So many lines of play are not followed."""


@frozen
class End:
    """A table, in two parts: what must be equal, and what the seat has of what it can never have too much.

    `once` are its tools for one use, the best first.
    """

    table: Hashable
    own: tuple[int, ...]
    once: tuple[int, ...]

    def is_as_good(self, other: End) -> bool:
        """Whether this is the same as the other, or the same but for more of what is the seat's own."""
        have, want = self.once, other.once
        return (
            self.table == other.table
            and all(map(int.__ge__, self.own, other.own))
            and len(have) >= len(want)
            and all(one >= two for one, two in zip(have, want, strict=False))
        )


@frozen
class Course:
    """What chance says: by its key, at one place or card by another."""

    key: bytes
    where: str = ""
    other: bytes = b""

    def answer(self, question: Roll | Draw) -> Action:
        return chance.answer(
            self.other if self.where and question.where == self.where else self.key, question
        )


class Consequences:
    """The ends that the answers of one seat can lead to in a course of chance; `most` tables are looked at."""

    def __init__(self, seat: Seat, course: Course, most: int) -> None:
        self.seat, self._course, self._most = seat, course, most
        self._known: dict[Hashable, frozenset[End]] = {}

    def of(self, state: State, option: Action) -> frozenset[End]:
        """All ends after this answer, at once if it is not given in the own turn; raises `TooMany`."""
        fork = after(state, self.seat, option)
        if not is_own_turn(state, self.seat):
            pending(fork)
            return frozenset({end(fork, self.seat)})
        return self.ends(fork)

    def ends(self, state: State) -> frozenset[End]:
        """All ends from here; raises `TooMany`."""
        decision = self.ask(state)
        if decision is None:
            return frozenset({end(state, self.seat)})
        here = table_of(state)
        if here not in self._known:
            if len(self._known) >= self._most:
                raise TooMany
            found = (self.of(state, option) for option in decision.options)
            self._known[here] = frozenset[End]().union(*found)
        return self._known[here]

    def ask(self, state: State) -> Decision | None:
        """The next question of the own turn, once chance and others have answered; None as soon as it is over."""
        while is_own_turn(state, self.seat):
            step = state.stack.pop()
            asked = step.ask(state)
            if asked is None:
                continue
            state.stack.append(step)
            answer = self._others(asked)
            if answer is None:
                return asked[0] if isinstance(asked, tuple) else None
            apply(state, *answer)
        return None

    def _others(self, asked: Pending) -> tuple[Seat | None, Action] | None:
        """What chance says, or others who take a die within the turn: their first option."""
        match asked:
            case Roll() | Draw():
                return None, self._course.answer(asked)
            case (decision, *_) if decision.seat != self.seat:
                return decision.seat, decision.options[0]
            case _:
                return None


class Plans:
    """What can be made of two courses of chance by who does not know which of them it is: pairs of ends."""

    def __init__(self, seat: Seat, courses: tuple[Course, Course], most: int) -> None:
        self._seat, self._most, self._looked_at = seat, most, 0
        self._one, self._two = (Consequences(seat, course, most) for course in courses)

    def of(self, state: State, option: Action) -> frozenset[tuple[End, End]]:
        """All pairs after this answer; raises `TooMany`."""
        fork = after(state, self._seat, option)
        return self._pairs(fork, fork.copy())

    def _pairs(self, one: State, two: State) -> frozenset[tuple[End, End]]:
        self._looked_at += 1
        if self._looked_at > self._most:
            raise TooMany
        asked, other = self._one.ask(one), self._two.ask(two)
        if asked is None or other is None or _seen(one) != _seen(two):
            pairs = product(self._one.ends(one), self._two.ends(two))
        else:
            pairs = (
                pair
                for option in asked.options
                for pair in self._pairs(after(one, self._seat, option), after(two, self._seat, option))
            )
        return frozenset(pairs)


def is_own_turn(state: State, seat: Seat) -> bool:
    return any(isinstance(step, Turn) and step.seat == seat for step in state.stack)


def after(state: State, seat: Seat, option: Action) -> State:
    fork = state.copy()
    apply(fork, seat, option)
    return fork


def _seen(state: State) -> Hashable:
    return table_of(state), state.last_roll


def table_of(state: State) -> Hashable:
    """The whole table, with equal tools and unordered cards in one order."""
    return _board(state), *(_player(player) for player in state.players)


def end(state: State, seat: Seat) -> End:
    """The table at the end of a turn: until tools are turned back and exchanges given anew, the seat needs none."""
    mine = state.players[seat]
    others = [_player(each) for n, each in enumerate(state.players) if n != seat]
    own = (mine.food, mine.jewelry, *mine.resources.values(), mine.score)
    once = tuple(sorted((state.rules.cards[card].top["amount"] for card in mine.one_use), reverse=True))
    return End((_board(state), _lasting(mine), tuple(sorted(mine.tools)), *others), own, once)


def _player(player: Player) -> Hashable:
    tools = sorted(zip(player.tools, player.used, strict=True))
    goods = (player.food, player.jewelry, *player.resources.values(), *sorted(player.points.items()))
    return _lasting(player), goods, tuple(tools), tuple(sorted(player.one_use)), player.traded


def _lasting(player: Player) -> Hashable:
    """What an order cannot change."""
    piles = (player.kept, player.cards, player.buildings, player.igloos, player.bonus_tiles)
    return (
        player.people,
        player.tableau,
        player.field,
        player.trader,
        *(tuple(sorted(pile)) for pile in piles),
    )


def _board(state: State) -> Hashable:
    """What lies on the table, what comes next, and how it ended; nobody reads an old roll."""
    piles = (state.deck, state.tiles, state.display, state.stacks, state.tops, state.igloos, state.queue)
    more = (*map(tuple, (state.unseen, state.box)), state.animal, state.herd, state.bonus, state.next_back)
    flow = (tuple(state.stack), state.result, state.round, state.phase, state.start_player)
    return (*map(tuple, piles), *map(tuple, state.crowd.values()), *more, *flow)
