"""The table of rules that a game is played by: places, stages of a round, prices, decks, effects, score lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.questions import Seat
from engine.core.steps import Step
from engine.core.values import frozen
from engine.stone_age.actions import Place, Resolve
from engine.stone_age.components import Animal, BonusTile, Building, Card

if TYPE_CHECKING:
    from engine.stone_age.state import State

Seating = Callable[[Seat, str, int], Step]
"""Makes the step of people on a place: seat, place, people."""
Visit = Callable[[Seat, int], tuple[Step, ...]]
"""Makes the steps of a seat with so many people on a place."""
Effect = Callable[["State", Seat, Card], None]
Count = Callable[["State", Seat], "Reckoned"]
Outcome = Callable[["State", Seat], "tuple[Step, ...]"]
"""The steps to which people who stay at a place lead for this seat alone, once nobody can join them."""
Blocked = Callable[["State", "Space"], bool]
"""Whether a place is closed although there is room."""
Malus = Callable[["State"], int]
Meeting = Callable[["State", str], None]
"""What happens when this id is revealed."""


@frozen
class Price:
    """What must be paid: exactly `cost`, or `fewest` to `most` pieces of free choice.

    `of` is resources (any of them) or the one thing it is paid in; `kinds` is the exact number of kinds, None for any.
    """

    cost: tuple[tuple[str, int], ...] = ()
    fewest: int = 0
    most: int = 0
    kinds: int | None = None
    of: str = "resources"


NOTHING = Price()
USUAL_BAR = "usual"
"""The dice bar of cards that name none."""


@frozen
class Extra:
    """What may be paid once on top of a price, for points on a score line."""

    what: str
    pieces: int
    points: int
    line: str


@frozen
class Trade:
    """`give` pieces of the `given` kinds for `get` ingredients of choice (S-EXC-05)."""

    give: int
    get: int
    given: tuple[str, ...]


@frozen
class FillerCard:
    """An id in the card deck that is no card: what it does when it is laid out, and when it is drawn by an effect."""

    revealed: Meeting
    drawn: Meeting


def never(_s: State, _space: Space) -> bool:
    """Nothing bars this place."""
    return False


def no_malus(_s: State) -> int:
    return 0


@frozen
class Space:
    """A place for people (T-07): who may come, and the step that uses it (`use(seat, space, people)`).

    `rings` is None without limit; one turn puts `fewest` to `most` people there (most 0: no one is placed there in a
    turn), `again` also those who are there already; `use` is None where people stay when phase 2 comes to them. `bar`
    closes it to everybody; `is_shared_out` says whether the most players are there, which closes it to others
    (B-COUNT-03, -05).
    `group` is village, hunt, resource, card, building or the name of another sort of places; `index` is the card
    field, stack or tile it stands for, from 0; `what` is found there; `price` is that of its card field.
    """

    id: str
    group: str
    rings: int | None
    fewest: int
    most: int | None
    use: Seating | None
    index: int = 0
    what: str = ""
    price: Price = NOTHING
    bar: Blocked = never
    is_shared_out: Blocked = never
    again: bool = False


Entry = tuple[str, Space, int | None, bool, Blocked | None, Blocked | None, tuple[tuple[Place, ...], ...]]
"""A place where people may be placed in a turn, with what every turn asks about it.

Its id and itself, rings, whether one may come again, what bars it and whether it is shared out (None where that is
never so with these numbers and players), and by number of people the placements of at most so many on the
empty place.
"""


@frozen
class Phase:
    """A part of every round; `order` is its step in the combined sequence (section 8), `begin` makes its first step."""

    order: float
    begin: Callable[[], Step]


@frozen
class Reckoned:
    """The points of a score line, and how they come about where that says more: `3×7`, `4²+2²`."""

    points: int
    sum: str = ""


@frozen
class ScoreLine:
    """One line of the final scoring (section 2.13)."""

    id: str
    count: Count


@dataclass(slots=True)
class Numbers:
    """The single numbers of a game, as modules set them; those of a module that is not played stay 0.

    `people`, `food` and `jewelry` are what a player starts with; `tiles` lie in each of the `stacks`. `village` and
    `sharing` are the most places of the village and the most players at a resource in one round. `famine` and
    `majority` are points, `trader_steps` and `trader_jewelry` come from a visit, `extra_card` is the jewelry that a
    second card costs.
    """

    people: int = 0
    food: int = 0
    people_limit: int = 0
    tools_limit: int = 0
    field_limit: int = 0
    famine: int = 0
    tiles: int = 0
    stacks: int = 0
    village: int = 0
    sharing: int = 0
    jewelry: int = 0
    trader_steps: int = 0
    trader_jewelry: int = 0
    trader_limit: int = 0
    extra_card: int = 0
    majority: int = 0


@dataclass(frozen=True, eq=False)
class Rules:
    """Everything that the chosen modules, the edition and the number of players decide; never saved.

    `round` are the first steps of the phases, `entries` the places where people may be placed in a turn, `visits` the
    steps that resolve a place in phase 2; `placements` and `resolves` are the actions, by place. `nobody` is the
    crowd of an empty place, `clockwise` all seats from each on. `prices` are those of the tiles, by id; `rings` are
    the tiles with places of their own, by place. `extras` are by group of places, `trades` by field of the trader
    track, `splits`, `follows` and `outcomes` by place, `dice_bars` by name.
    """

    modules: tuple[str, ...]
    edition: str
    seats: int
    numbers: Numbers
    values: Mapping[str, int]
    rates: Mapping[str, int]
    spaces: Mapping[str, Space]
    entries: tuple[Entry, ...]
    nobody: list[int]
    clockwise: tuple[tuple[Seat, ...], ...]
    visits: Mapping[str, Visit]
    village: tuple[str, ...]
    phases: tuple[Phase, ...]
    round: tuple[Step, ...]
    cards: Mapping[str, Card]
    buildings: Mapping[str, Building]
    igloos: Mapping[str, Building]
    animals: Mapping[str, Animal]
    bonus_tiles: Mapping[str, BonusTile]
    effects: Mapping[str, Effect]
    dice_bars: Mapping[str, Mapping[int, Card]]
    rewards: Mapping[int, Card]
    score_lines: tuple[ScoreLine, ...]
    placements: Mapping[str, tuple[Place, ...]]
    resolves: Mapping[str, Resolve]
    prices: Mapping[str, Price]
    rings: Mapping[str, str]
    extras: Mapping[str, Extra]
    trades: Mapping[int, Trade]
    splits: Mapping[str, str]
    follows: Mapping[str, Seating]
    outcomes: Mapping[str, Outcome]
    strangers: Mapping[str, FillerCard]
    malus: Malus
