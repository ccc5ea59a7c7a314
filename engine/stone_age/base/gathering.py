"""Rolling for food and resources, and adding tools (sections 2.7 and 2.8)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from engine.core.actions import Rolled, write_dice
from engine.core.questions import Decision, Roll, Seat
from engine.core.steps import Step
from engine.core.values import frozen
from engine.stone_age.actions import Share, UseTools
from engine.stone_age.base.payments import take
from engine.stone_age.rules import Seating
from engine.stone_age.state import LastRoll, Player, State


def pieces_for(total: int, pips: int) -> int:
    """What a roll of this total brings, at a piece for so many pips: rounded down, a total below 0 counts as 0
    (B-ROLL-02, -03, R-33).
    """
    return max(0, total) // pips


@frozen
class Gather:
    """Roll one die per person there; every `pips` pips of the total are one piece (B-ROLL-01, -02, -05)."""

    seat: Seat
    where: str
    dice: int
    what: str
    pips: int

    def ask(self, s: State) -> Roll:
        return s.roll(self.dice, self.seat, self.where)

    def answer(self, s: State, _seat: None, rolled: Rolled) -> None:
        malus = s.rules.malus(s)
        total = sum(rolled.dice) - malus
        s.last_roll = LastRoll(self.seat, self.where, rolled.dice, 0, total, malus)
        if s.records_events:
            s.tell("rolled", seat=self.seat, where=self.where, dice=write_dice(rolled.dice))
        if malus and s.records_events:
            s.tell("malus", seat=self.seat, where=self.where, points=malus, total=max(0, total))
        s.then(AddTools(self.seat, self.where, self.what, self.pips, total))


def make_gathering(what: str, pips: int) -> Seating:
    """The use of a place with this yield at this rate: a function that makes the step of its people."""

    def gather(seat: Seat, where: str, people: int) -> Step:
        return Gather(seat, where, people, what, pips)

    return gather


@frozen
class AddTools:
    """Any number of unused tools may be added to the roll, each with its whole value (B-TOOL-04 to -07)."""

    seat: Seat
    where: str
    what: str
    pips: int
    total: int

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        ready = ready_tools(s.players[self.seat])
        if not ready:
            self.collect(s, self.total)
            return None
        about: dict[str, str | int] = {
            "total": self.total,
            "what": self.what,
            "pips": self.pips,
            "where": self.where,
        }
        return (Decision(self.seat, "tools", _list_choices(ready), about),)

    def answer(self, s: State, seat: Seat, action: UseTools) -> None:
        if not action.tools:
            self.collect(s, self.total)
            return
        added = sum_tools(s, seat, action)
        turn_tools(s.players[seat], action)
        roll = s.last_roll
        if roll is not None:
            s.last_roll = LastRoll(roll.seat, roll.where, roll.dice, added, self.total + added, roll.malus)
        self.collect(s, self.total + added)

    def collect(self, s: State, total: int) -> None:
        """The yield comes from the supply (B-ROLL-02)."""
        pieces, total = pieces_for(total, self.pips), max(0, total)
        other = s.rules.splits.get(self.where)
        if other and pieces:
            s.then(ShareYield(self.seat, self.where, self.what, other, pieces, total))
            return
        take(s.players[self.seat], self.what, pieces)
        if s.records_events:
            s.tell("gathered", seat=self.seat, where=self.where, what=self.what, pieces=pieces, total=total)


@frozen
class ShareYield:
    """The whole yield is taken, each piece in one goods or the other (S-HUNT-01, S-HUNT-02, R-43)."""

    seat: Seat
    where: str
    what: str
    other: str
    pieces: int
    total: int

    def ask(self, s: State) -> tuple[Decision, ...]:
        about: dict[str, str | int] = {"pieces": self.pieces, "where": self.where, "total": self.total}
        return (Decision(self.seat, "share", _list_shares(self.what, self.other, self.pieces), about),)

    def answer(self, s: State, seat: Seat, action: Share) -> None:
        for what, count in action.goods:
            take(s.players[seat], what, count)
            own = self.total * count // self.pieces  # each part by itself, for its share of the pips
            s.tell("gathered", seat=seat, where=self.where, what=what, pieces=count, total=own)


@lru_cache(maxsize=128)
def _list_shares(what: str, other: str, pieces: int) -> tuple[Share, ...]:
    parts = (((what, pieces - count), (other, count)) for count in range(pieces + 1))
    return tuple(Share(tuple(part for part in goods if part[1])) for goods in parts)


def ready_tools(player: Player) -> tuple[str, ...]:
    """The tools that may still be added in this round: tool places by number, one-use tools by card."""
    ready = [str(n) for n, value in enumerate(player.tools) if value and not player.used[n]]
    return (*ready, *player.one_use) if ready or player.one_use else ()


@lru_cache(maxsize=512)
def _list_choices(ready: tuple[str, ...]) -> tuple[UseTools, ...]:
    return tuple(UseTools(used) for count in range(len(ready) + 1) for used in combinations(ready, count))


def sum_tools(s: State, seat: Seat, action: UseTools) -> int:
    """The sum of the values of these tools (B-TOOL-05)."""
    if not action.tools:
        return 0
    values, cards = s.players[seat].tools, s.rules.cards
    return sum([values[int(tool)] if tool.isdigit() else cards[tool].top["amount"] for tool in action.tools])


def turn_tools(player: Player, action: UseTools) -> None:
    """Tools are used once per round (B-TOOL-04), one-use tools once per game (B-TOOL-11)."""
    for tool in action.tools:
        if tool.isdigit():
            player.used[int(tool)] = True
        else:
            player.one_use.remove(tool)
