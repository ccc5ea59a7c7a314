"""What one person may see of a table, as frozen values: the only thing pictures and messages are made from."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import field
from itertools import combinations

from engine.core.questions import Seat
from engine.core.snapshot import LATER
from engine.core.values import frozen
from engine.core.views import ResultView

Gift = Mapping[str, str | int]
"""What a player gets, in the words of a card's upper part: `kind` and its numbers."""


@frozen
class CardView:
    """A civilization card: its upper part (`top`) and lower part (`bottom`) as rows of `data/cards.toml`.

    `top["kind"]` is food, resource, points, tool, field, draw_card, choose_resources, roll_for, one_use_tool,
    dice_bar (with `bar` style for the other table) or trader (with `steps` and `jewelry`); `bottom["kind"]` is culture
    (with `symbol`) or people (with `people` and `amount`).
    """

    id: str
    top: Mapping[str, str | int]
    bottom: Mapping[str, str | int]


@frozen
class BuildingView:
    """A building tile: fixed (`cost`, `points`), choice (`pieces` of `kinds`) or range (`fewest` to `most`).

    A choice of `kinds` 0 takes any mix; kind jewelry takes `fewest` to `most` jewelry for `each` points apiece; `cost`
    may name jewelry. `plus` marks insulation (only where it is played); `top` is the effect when it is built, in the
    words of a card's upper part; `income` (`resource`, `amount`) comes every round; `ring` (`resource`, `pips`,
    `people`) are places of the owner's own. `scored` is what a tile without printed points gave its owner, None where
    it is not owned or not known.
    """

    id: str
    kind: str
    cost: Mapping[str, int] = field(default_factory=dict[str, int])
    points: int = 0
    pieces: int = 0
    kinds: int = 0
    fewest: int = 0
    most: int = 0
    each: int = 0
    plus: bool = False
    top: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    income: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    ring: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    scored: int | None = None


@frozen
class AnimalView:
    """A wild animal, active or waiting: `malus` is what it takes off every sum of dice while it is active.

    Its places and the people there are those of the space `animal`.
    """

    id: str
    malus: int


@frozen
class BonusTileView:
    """The open bonus tile: the bonus of the winner and that of all others, in the words of a card's upper part."""

    id: str
    first: Mapping[str, str | int]
    all: Mapping[str, str | int]


@frozen
class HerdView:
    """The mammoth herd: the place where it stands (None: it has left the game), and the bonus tiles.

    `tile` is the open one, `next_back` the resource on the back of the next, `left` how many lie face down. The people
    who follow it are those of the space `herd`.
    """

    space: str | None
    tile: BonusTileView | None
    next_back: str | None
    left: int


@frozen
class IglooView:
    """An igloo next to the board; `building` is None once it is taken."""

    space: str
    building: BuildingView | None


@frozen
class TradeView:
    """The exchange on these fields of the trader track: `give` pieces of the `given` kinds for `get` of choice."""

    first: int
    last: int
    give: int
    get: int
    given: tuple[str, ...]


@frozen
class TraderView:
    """The trader board: the last field of its track, and the exchange by fields; markers are with the players."""

    fields: int
    trades: tuple[TradeView, ...]


@frozen
class UseView:
    """The place whose people a seat is using now.

    `total` are the pips that were rolled and not taken yet, `pips` of which make a piece of `what` (empty: no roll);
    `tools` says whether tools may still be added.
    """

    seat: Seat
    where: str
    what: str = ""
    pips: int = 1
    total: int = 0
    tools: bool = False


@frozen
class SpaceView:
    """One place of the board: who stands there, and who may still come in this round.

    `people[seat]` counts persons; `rings` is None where the number is unlimited; `open` is False when no one may
    place here any more in this round (full, or closed by the limits for 2 and 3 players). `owner` is the only seat that
    may use the place, None where all may; a ring place has no owner before its tile is built. One turn brings
    at least `fewest` people. Where dice are rolled they bring a piece of `what`, or of `instead`, for each `pips`.
    """

    id: str
    group: str
    rings: int | None
    people: tuple[int, ...]
    open: bool
    owner: Seat | None = None
    fewest: int = 1
    what: str = ""
    pips: int = 0
    instead: str = field(default="", metadata=LATER)


@frozen
class CardFieldView:
    """A card field, counted from the right; `price` is in resources of any kind, or in jewelry where `paid_in` says so.

    `card` is None when the field is empty.
    """

    space: str
    price: int
    card: CardView | None
    paid_in: str = "resources"


@frozen
class StackView:
    """A stack of building tiles: the open top tile and how many tiles are left including it."""

    space: str
    left: int
    building: BuildingView | None


@frozen
class ToolView:
    """A tool tile on one of the three tool places."""

    value: int
    used: bool


@frozen
class ScoreLineView:
    """What a line of the final scoring would give now, and how it comes about: `3×7`, `4²+2²`, or empty."""

    id: str
    points: int
    sum: str


@frozen
class PlayerView:
    """Everything one may know about a player; `own_cards` is None unless the viewer may look at them.

    `points` are those on the score track by source, `lines` what the final scoring would add to them now (empty
    unless the viewer may look at the cards). `trader` is the field on the trader track, `traded` whether this
    round's exchange was used; `bonus_tiles` is how many tiles of the herd were won. `rewards` are the dice for driving
    an animal away that wait to be used, 0 those that are still to be rolled.
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
    jewelry: int = 0
    trader: int = 0
    traded: bool = False
    igloos: tuple[BuildingView, ...] = ()
    bonus_tiles: int = 0
    rewards: tuple[int, ...] = dataclasses.field(default=(), metadata=LATER)


@frozen
class RollView:
    """The last dice rolled: by whom, where (`space` or card id), and the tools added.

    `total` is after tools and after the `malus` of an animal, never below 0.
    """

    seat: Seat
    where: str
    dice: tuple[int, ...]
    tools: int
    total: int
    malus: int = 0


@frozen
class TableView:
    """A whole table as one person (`viewer`, None for a bystander) may see it.

    `phase` is placing, actions, feeding or over; `waiting` are the seats that are asked; `spaces` are all
    places of the rules table in board order, cards and buildings included. `animal` is active, `queue` waits behind
    it; `herd` and `trader` are None where they are not played. `dice_bars` (by name) and `rewards` of driving an animal
    away say what each number gives, in the words of a card's upper part. `limits` are the most `people`, fields and sum
    of `tools` of a player, and the `jewelry` of a visit to the trader.
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
    standing: tuple[ResultView, ...]
    animal: AnimalView | None = None
    queue: tuple[AnimalView, ...] = ()
    herd: HerdView | None = None
    igloos: tuple[IglooView, ...] = ()
    trader: TraderView | None = None
    dice_bars: Mapping[str, Mapping[int, Gift]] = field(default_factory=dict[str, Mapping[int, Gift]])
    rewards: Mapping[int, Gift] = field(default_factory=dict[int, Gift])
    use: UseView | None = field(default=None, metadata=LATER)
    limits: Mapping[str, int] = field(default_factory=dict[str, int], metadata=LATER)


def can_pay_card(me: PlayerView, field: CardFieldView) -> bool:
    """Whether the goods of this player suffice for the card on this field (B-CARD-01, S-CARD5-01)."""
    if field.paid_in == "jewelry":
        return me.jewelry >= field.price
    return sum(me.resources.values()) + count_free_resources(me) >= field.price


def can_pay_building(me: PlayerView, tile: BuildingView) -> bool:
    """Whether the goods of this player suffice for this tile (B-BLD-02, S-BLD-02, S-BLD-06)."""
    free = count_free_resources(me)
    match tile.kind:
        case "choice" if tile.kinds:
            chosen = combinations(me.resources, tile.kinds)
            return any(_pays({what: me.resources[what] for what in kinds}, free, tile) for kinds in chosen)
        case "choice":
            return sum(me.resources.values()) + free >= tile.pieces
        case "range":
            return sum(me.resources.values()) + free >= tile.fewest
        case "jewelry":
            return me.jewelry >= tile.fewest
        case "fixed":
            have = {**me.resources, "jewelry": me.jewelry}
            lacking = {what: max(0, count - have.get(what, 0)) for what, count in tile.cost.items()}
            return not lacking.pop("jewelry", 0) and sum(lacking.values()) <= free
        case _:
            return False


def _pays(stock: Mapping[str, int], free: int, tile: BuildingView) -> bool:
    """Whether these kinds, each with one piece at least, pay for the tile; free resources fill gaps."""
    return sum(stock.values()) + free >= tile.pieces and sum(not count for count in stock.values()) <= free


def count_free_resources(me: PlayerView) -> int:
    """How many resources of any kind the kept cards still stand for."""
    return sum(int(card.top["amount"]) for card in me.kept_cards)
