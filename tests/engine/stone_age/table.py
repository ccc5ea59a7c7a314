"""A position in one line, scripted chance, and moves as a player would say them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict, Unpack

import pytest

from engine.core.actions import Action, Drawn, Rolled
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.match import Match, Setup
from engine.core.modules import Module
from engine.core.questions import Decision, Over, Seat
from engine.stone_age.actions import Decline
from engine.stone_age.base.using import Turn
from engine.stone_age.draft import Draft
from engine.stone_age.position import Position, set_up
from engine.stone_age.state import State
from engine.stone_age.view import PlayerView, SpaceView
from tests.engine.stone_age.practice import BLANKS, Practice

ONLY_THE_HUNT: Mapping[str, Sequence[int]] = {
    **{place: [1] for place in ("toolmaker", "field", "card 1", "card 2", "card 3", "card 4")},
    **{place: [0, 1] for place in ("forest", "claypit", "quarry", "river", "building 1", "building 2")},
}
"""A table of two on which seat 0 may place nowhere but on the hunt."""
TOPS: Sequence[str | None] = ("H10", "H11", "H12", "H13", "H14")


class Columns(TypedDict, total=False):
    """What the players have, one entry per seat; seats that are left out have the neutral start.

    `people` are all owned; `tools` are values by tool place, `used` their marks; `score` was scored before.
    """

    people: Sequence[int]
    food: Sequence[int]
    wood: Sequence[int]
    brick: Sequence[int]
    stone: Sequence[int]
    gold: Sequence[int]
    field: Sequence[int]
    score: Sequence[int]
    tools: Sequence[Sequence[int]]
    used: Sequence[Sequence[bool]]
    one_use: Sequence[Sequence[str]]
    kept: Sequence[Sequence[str]]
    cards: Sequence[Sequence[str]]
    buildings: Sequence[Sequence[str]]
    jewelry: Sequence[int]
    trader: Sequence[int]
    igloos: Sequence[Sequence[str]]
    bonus_tiles: Sequence[Sequence[str]]


class Table(TypedDict, total=False):
    """What the modules lay on the table; `bonus_tiles` unseen are all but those that lie elsewhere."""

    animal: str | None
    queue: Sequence[str]
    igloos_left: Sequence[str | None]
    herd: str
    bonus: str
    next_back: str


class Given(Columns, Table, total=False):
    """All that a case may name."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Nothing comes any more: the table stands still and can be looked at."""

    seat: Seat

    def ask(self, _s: State) -> tuple[Decision, ...]:
        return (Decision(self.seat, "rest", (Decline(),)),)

    def answer(self, _s: State, _seat: Seat | None, _action: Action) -> None:
        raise AssertionError("the table rests")


def table(
    seats: int = 4,
    *modules: str,
    more: Sequence[Module[Draft]] = (),
    phase: str = "placing",
    start: Seat = 0,
    in_round: int = 1,
    crowd: Mapping[str, Sequence[int]] | None = None,
    display: Sequence[str | None] = ("K1", "K2", "K3", "K4", "K5"),
    deck: Sequence[str] | None = None,
    tops: Sequence[str | None] = TOPS,
    stacks: Sequence[int] = (7, 7, 7, 7, 7),
    **columns: Unpack[Given],
) -> Match:
    """A table with these modules in the middle of a game, entered at a stage of the round; it goes on by the rules.

    Besides the stages of a position there is `turn`: the start player's turn of phase 2, after which the table rests.
    People named in `crowd[space][seat]` are taken from the tableau.
    """
    setup = Setup("stone_age", seats, ("base", *modules), "jubilee")
    game = Practice(*more)
    rules = game.rules(setup)
    fields = sum(space.group == "card" for space in rules.spaces.values())
    columns["jewelry"] = [*columns.get("jewelry", ()), *[0] * seats][:seats]
    state = set_up(
        rules,
        Position(
            phase="actions" if phase == "turn" else phase,
            start=start,
            round=in_round,
            crowd=crowd or {},
            display=display[:fields],
            deck=BLANKS[fields:36] if deck is None else deck,
            tops=[*tops, *(tile for tile in TOPS if tile not in tops)][:seats],
            stacks=stacks[:seats],
            **columns,
        ),
    )
    if phase == "turn":
        state.phase, state.stack = "actions", []
        state.then(Turn(start), Rest(start))
    return Match(game, setup, state)


def dice(*faces: int) -> Rolled:
    """Chance shows these dice."""
    return Rolled(faces)


def card(name: str) -> Drawn:
    """Chance brings this card or tile to light."""
    return Drawn(name)


def supply(match: Match, *chance: Rolled | Drawn) -> None:
    """Chance answers, in this order, what it is asked."""
    for outcome in chance:
        match.supply(outcome)


def play(match: Match, seat: Seat, line: str, *chance: Rolled | Drawn) -> None:
    """The seat says a line, then chance answers what it is asked."""
    match.play(seat, line)
    supply(match, *chance)


def refused(match: Match, seat: Seat, line: str) -> RuleError:
    """The line is rejected: nothing has changed, the same question is open, nothing was asked of chance."""
    state, asked, said = match.snapshot(), match.asked, events(match)
    with pytest.raises(RuleError) as caught:
        match.play(seat, line)
    assert match.snapshot() == state
    assert match.asked == asked
    assert events(match) == said
    return caught.value


def options(match: Match, seat: Seat) -> list[str]:
    """What this seat may say now."""
    return [str(option) for option in match.decision_of(seat).options]


def events(match: Match) -> list[Event]:
    """What has happened since the position was set up, without taking it away."""
    return match.copy().take_events()


def player(match: Match, seat: Seat) -> PlayerView:
    """What everybody may know about a player."""
    return match.view(None).players[seat]


def tiles(match: Match, seat: Seat) -> list[int]:
    """The values of the tool tiles, highest first."""
    return sorted((tool.value for tool in player(match, seat).tools), reverse=True)


def space(match: Match, name: str) -> SpaceView:
    """One place of the board."""
    (found,) = (each for each in match.view(None).spaces if each.id == name)
    return found


def faces(match: Match) -> list[str | None]:
    """The cards on the card fields, from the rightmost."""
    return [each.card and each.card.id for each in match.view(None).card_fields]


def result(match: Match) -> Over:
    """The end of the game, which has come."""
    assert match.over is not None
    return match.over
