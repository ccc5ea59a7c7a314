"""How a simulated person plans payments: only where they do not depend on the dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace

from engine.core.actions import Rolled
from engine.core.ahead import automatic_answer
from engine.core.match import AnyGame, Match, Setup
from engine.core.players import Player
from engine.core.prepared import Prepared
from engine.core.questions import Decision, Draw, Roll, Seat
from engine.core.steps import WaitForOthers
from engine.core.values import frozen
from engine.simulation.people import Answers
from engine.simulation.rhythm import hashed_number
from engine.stone_age.actions import Pay, Place
from engine.stone_age.base.placing import placements
from engine.stone_age.base.using import ReturnPeople, Turn
from engine.stone_age.prepared.paying import BOUGHT, find_offer, find_pay, spot, ways_to_pay
from engine.stone_age.prepared.planning import SOLD, find_option
from engine.stone_age.prepared.plans import Plan, PlannedMove, read_plan
from engine.stone_age.simulation.writing import place_people
from engine.stone_age.state import State

IMAGINED = 4
"""Courses of the dice that people imagine before they plan a payment."""
Turns = tuple[tuple[PlannedMove, ...], ...]
Purchase = tuple[Decision, str]
"""The decision of a purchase, and the line of its answer."""


@frozen
class Buyer:
    """Plans the payments of a person with this player and these prepared answers; `certain` is a cache."""

    game: AnyGame
    choose: Player
    prepared: Answers
    certain: dict[str, str | None] = field(default_factory=dict[str, "str | None"])

    def plan(self, s: State, seat: Seat, written: str | None, entries: int) -> str | None:
        """The plan `written`, completed by payments where they are certain, with at most `entries` entries."""
        if s.phase not in ("placing", "actions") or _is_acting(s, seat):
            return written
        plan = read_plan(written, tuple(s.rules.spaces), s.round) if written else Plan((), round=s.round)
        turns = plan.turns
        for where in _list_sales(s, seat, plan):
            after = _send_others(s, seat, plan, where)
            how = None if after is None else self._find_certain(after, seat, where)
            if how is not None:
                turns = _add_payment(turns, where, how, entries)
        return str(replace(plan, turns=turns)) if turns else None

    def _find_certain(self, s: State, seat: Seat, where: str) -> str | None:
        """The manner of payment that fits their choice in all imagined courses of the dice, if there is one; cached."""
        own = tuple(crowd[seat] for crowd in s.crowd.values())
        position = f"{s.round} {where} {find_offer(s, s.rules.spaces[where])} {own} {s.players[seat]}"
        if position not in self.certain:
            self.certain[position] = self._find_payment(s, seat, where)
        return self.certain[position]

    def _find_payment(self, s: State, seat: Seat, where: str) -> str | None:
        asked, fit = False, list[str](ways_to_pay(s, where))
        for number in range(IMAGINED):
            for decision, said in self._imagine_purchases(s, seat, where, number):
                asked = True
                fit = [how for how in fit if str(find_pay(s, decision.options, how)) == said]
                if not fit:
                    return None
        return fit[0] if asked and fit else None

    def _imagine_purchases(self, s: State, seat: Seat, where: str, number: int) -> Iterator[Purchase]:
        """Yield the purchases that would be asked and chosen at this place with the dice of course `number`."""
        copy = s.copy()
        copy.phase = "actions"
        copy.stack = [WaitForOthers(), Turn(seat)]
        setup = Setup(self.game.id, s.seats, s.rules.modules, s.rules.edition)
        match = Match(self.game, setup, copy)
        while True:
            if isinstance(match.chance, Roll):
                match.supply(_imagine_dice(match.chance, number))
            elif isinstance(match.chance, Draw):
                match.leave_out()
            elif (decision := match.find_decision(seat)) is None:
                return
            else:
                usual = automatic_answer(match, decision, Prepared.of_kinds(self.prepared))
                choice = self.choose(match, decision) if usual is None else usual
                if decision.prompt in BOUGHT and decision.about.get("space") == where:
                    yield decision, str(choice)
                    if isinstance(choice, Pay):
                        return
                match.play(seat, str(choice))


def _is_acting(s: State, seat: Seat) -> bool:
    """Whether this player is in the middle of using a place."""
    return any(isinstance(step, ReturnPeople) and step.seat == seat for step in s.stack)


def _list_sales(s: State, seat: Seat, plan: Plan) -> list[str]:
    """The places where this player buys or would buy, those they stand on first."""
    here = [where for where, crowd in s.crowd.items() if crowd[seat]]
    named = [spot(s, entry.where) for turn in plan.turns for entry in turn]
    places = dict.fromkeys([*here, *(where for where in named if where is not None)])
    return [where for where in places if s.rules.spaces[where].group in SOLD]


def _send_others(s: State, seat: Seat, plan: Plan, where: str) -> State | None:
    """The state once this player stands there and has placed all others by the plan, as if nobody else moved."""
    if not s.crowd[where][seat]:
        if s.phase != "placing" or Place(where, 1) not in placements(s, seat):
            return None
        s = place_people(s, seat, Place(where, 1))
    entries = [entry for turn in plan.turns for entry in turn]
    while s.phase == "placing":
        options = placements(s, seat)
        fit = (found for entry in entries if (found := find_option(s, entry, options)) is not None)
        if (move := next(fit, None)) is None:
            break
        s = place_people(s, seat, move)
    return s


def _imagine_dice(roll: Roll, number: int) -> Rolled:
    return Rolled(tuple(1 + int(6 * hashed_number(number, roll.key, die)) for die in range(roll.n)))


def _add_payment(turns: Turns, where: str, how: str, entries: int) -> Turns:
    """The turns with this payment in the first entry of the place. Without one a new entry comes first, for a player
    who stands there already; the last entries are dropped if the plan gets too long.
    """
    for number, turn in enumerate(turns):
        for at, entry in enumerate(turn):
            if entry.where == where:
                said = (*turn[:at], replace(entry, pay=how), *turn[at + 1 :])
                return (*turns[:number], said, *turns[number + 1 :])
    paying, kept = (PlannedMove(where, pay=how),), list[tuple[PlannedMove, ...]]()
    left = entries - 1
    for turn in turns:
        if left > 0:
            kept.append(turn[:left])
        left -= len(turn)
    return (paying, *kept)
