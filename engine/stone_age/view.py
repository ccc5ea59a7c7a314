"""What one person may see of a table, as frozen values: the only thing pictures and messages are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.questions import Seat


@dataclass(frozen=True, slots=True)
class CardView:
    """A civilization card: its upper part (`top`) and lower part (`bottom`) as rows of `data/cards.toml`.

    `top["kind"]` is food, resource, points, tool, field, draw_card, choose_resources, roll_for, one_use_tool or
    dice_bar; `bottom["kind"]` is culture (with `symbol`) or people (with `people` and `amount`).
    """

    id: str
    top: Mapping[str, str | int]
    bottom: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A building tile: fixed (`cost`, `points`), choice (`pieces` of `kinds`) or range (`fewest` to `most`)."""

    id: str
    kind: str
    cost: Mapping[str, int] = field(default_factory=dict[str, int])
    points: int = 0
    pieces: int = 0
    kinds: int = 0
    fewest: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class SpaceView:
    """One place of the board: who stands there, and how many of whom may still come in this round.

    `people[seat]` counts persons; `rings` is None where the number is unlimited; `open` is False when nobody may
    place here any more in this round (full, or closed by the limits for 2 and 3 players).
    """

    id: str
    group: str
    rings: int | None
    people: tuple[int, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class CardFieldView:
    """A card field, counted from the right; `price` is in resources of any kind; `card` is None when it is empty."""

    space: str
    price: int
    card: CardView | None


@dataclass(frozen=True, slots=True)
class StackView:
    """A stack of building tiles: the open top tile and how many tiles are left including it."""

    space: str
    left: int
    building: BuildingView | None


@dataclass(frozen=True, slots=True)
class ToolView:
    """A tool tile on one of the three tool places."""

    value: int
    used: bool


@dataclass(frozen=True, slots=True)
class ScoreLineView:
    """What a line of the final scoring would give now, and how it comes about: `3×7`, `4²+2²`, or empty."""

    id: str
    points: int
    sum: str


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything one may know about a player; `own_cards` is None unless the viewer may look at them.

    `points` are those on the score track by source, `lines` what the final scoring would add to them now (empty
    unless the viewer may look at the cards).
    """

    seat: Seat
    people: int
    tableau: int
    food: int
    field: int
    resources: Mapping[str, int]
    tools: tuple[ToolView, ...]
    one_use_tools: tuple[CardView, ...]
    kept_cards: tuple[CardView, ...]
    buildings: tuple[BuildingView, ...]
    cards: int
    own_cards: tuple[CardView, ...] | None
    score: int
    points: Mapping[str, int]
    lines: tuple[ScoreLineView, ...] = ()


@dataclass(frozen=True, slots=True)
class RollView:
    """The last dice rolled: by whom, where (`space` or card id), and the tools added; `total` after tools."""

    seat: Seat
    where: str
    dice: tuple[int, ...]
    tools: int
    total: int


@dataclass(frozen=True, slots=True)
class PlaceInStanding:
    """One row of the final standings: rank 1 wins; `lines` are the points by source and sum up to `score`."""

    seat: Seat
    rank: int
    score: int
    tie_break: int
    lines: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class TableView:
    """A whole table as one person (`viewer`, None for a bystander) may see it.

    `phase` is placing, actions, feeding or over; `waiting` are the seats that owe a decision; `spaces` are all
    places of the rules table in board order, cards and buildings included.
    """

    game: str
    modules: tuple[str, ...]
    edition: str
    viewer: Seat | None
    round: int
    phase: str
    start_player: Seat
    waiting: tuple[Seat, ...]
    spaces: tuple[SpaceView, ...]
    card_fields: tuple[CardFieldView, ...]
    deck: int
    stacks: tuple[StackView, ...]
    players: tuple[PlayerView, ...]
    last_roll: RollView | None
    standing: tuple[PlaceInStanding, ...]
