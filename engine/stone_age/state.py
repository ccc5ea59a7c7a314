"""The state of a table of Stone Age: plain data only, for all modules at once, with neutral defaults."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from functools import lru_cache

from engine.core.copying import Copied
from engine.core.questions import Roll, Seat
from engine.core.snapshot import LATER
from engine.core.steps import Flow
from engine.core.values import frozen
from engine.stone_age.rules import Rules


@dataclass(slots=True)
class Player(Copied):
    """A player's tableau. `people` are all owned persons, `tableau` those that can be placed.

    `tools` are the values on the tool places (0 = empty) and `used` their turned marks; `one_use` and `kept` hold
    card ids; `points` are the scored points by source and add up to the score. `jewelry`, the field on the `trader`
    track, whether this round's exchange is `traded`, `igloos` and won bonus tiles stay as they are without modules.
    `scored` are the points of the buildings that print none, each with its id; older snapshots may lack some.
    """

    people: int
    tableau: int
    food: int
    resources: dict[str, int]
    field: int = 0
    tools: list[int] = dataclasses.field(default_factory=lambda: [0, 0, 0])
    used: list[bool] = dataclasses.field(default_factory=lambda: [False, False, False])
    one_use: list[str] = dataclasses.field(default_factory=list[str])
    kept: list[str] = dataclasses.field(default_factory=list[str])
    cards: list[str] = dataclasses.field(default_factory=list[str])
    buildings: list[str] = dataclasses.field(default_factory=list[str])
    points: dict[str, int] = dataclasses.field(default_factory=dict[str, int])
    jewelry: int = 0
    trader: int = 0
    traded: bool = False
    igloos: list[str] = dataclasses.field(default_factory=list[str])
    bonus_tiles: list[str] = dataclasses.field(default_factory=list[str])
    scored: tuple[tuple[str, int], ...] = dataclasses.field(default=(), metadata=LATER)

    @property
    def score(self) -> int:
        return sum(self.points.values())

    def win(self, source: str, points: int) -> None:
        """Score points (or lose them) on the line of this source."""
        self.points[source] = self.points.get(source, 0) + points


@frozen
class LastRoll:
    """The dice that fell last, kept for the picture."""

    seat: Seat
    where: str
    dice: tuple[int, ...]
    tools: int
    total: int
    malus: int = 0


@dataclass(slots=True)
class State(Flow):
    """A table. `crowd[space][seat]` are the people on a place; `deck` and `tiles` are the unseen ones.

    `display[0]` is the card on field 1, the rightmost; `stacks[n]` are the tiles left of a stack, its open top
    `tops[n]` included. `phase` is placing, actions, feeding or over.

    `animal` is the active one, `queue` those that wait; `igloos` lie open, None once taken; `herd` is the place where
    the herd stands, `bonus` the open bonus tile, `next_back` the back of the next one, `unseen` the tiles whose fronts
    were not revealed yet; the `box` holds animals and bonus tiles that left the game.

    `drawn` are the cards that their owners drew face down: all others were taken in public. It is None in a state of a
    snapshot that is older than this field.
    """

    rules: Rules = dataclasses.field(compare=False)
    players: list[Player]
    crowd: dict[str, list[int]]
    deck: list[str]
    tiles: list[str]
    display: list[str | None]
    stacks: list[int]
    tops: list[str | None]
    round: int = 0
    phase: str = "placing"
    start_player: Seat = 0
    last_roll: LastRoll | None = None
    animal: str | None = None
    queue: list[str] = dataclasses.field(default_factory=list[str])
    igloos: list[str | None] = dataclasses.field(default_factory=list["str | None"])
    herd: str | None = None
    bonus: str | None = None
    next_back: str | None = None
    unseen: list[str] = dataclasses.field(default_factory=list[str])
    box: list[str] = dataclasses.field(default_factory=list[str])
    drawn: tuple[str, ...] | None = dataclasses.field(default=None, metadata=LATER)

    @property
    def seats(self) -> int:
        return len(self.players)

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, beginning with this one (T-12)."""
        return self.rules.clockwise[first]

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.players)

    def roll(self, dice: int, seat: Seat, where: str) -> Roll:
        """The question to chance when a seat rolls for a place or a card in this round."""
        return _make_roll(dice, self.round, seat, where)


@lru_cache(maxsize=8192)
def _make_roll(dice: int, number: int, seat: Seat, where: str) -> Roll:
    """Roll for the round of this number."""
    return Roll(dice, f"r{number}/seat{seat}/{where}", seat, where)
