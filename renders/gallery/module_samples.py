"""Sample tables with modules, made by hand: each module adds its components to a table of the base game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from engine.stone_age.view import (
    AnimalView,
    BonusTileView,
    BuildingView,
    CardFieldView,
    HerdView,
    IglooView,
    PlayerView,
    RollView,
    ScoreLineView,
    SpaceView,
    StackView,
    TableView,
    TraderView,
    TradeView,
)
from renders.gallery import samples
from renders.gallery.samples import card

_ANY = ("wood", "brick", "stone", "gold", "jewelry")
TRADER = TraderView(
    10, (TradeView(1, 3, 2, 1, _ANY), TradeView(4, 8, 1, 1, _ANY), TradeView(9, 10, 1, 2, ("jewelry",)))
)
STYLE_CARDS = (
    card("SC1", {"kind": "dice_bar", "bar": "style"}, {"kind": "people", "people": "trader", "amount": 2}),
    card("SC6", {"kind": "trader", "steps": 1, "jewelry": 2}, {"kind": "culture", "symbol": "jewelry"}),
    card("SC7", {"kind": "food", "amount": 3}, {"kind": "people", "people": "trader", "amount": 1}),
)
RING = BuildingView(
    "ST2",
    "fixed",
    {"wood": 1, "stone": 1, "jewelry": 2},
    8,
    ring={"resource": "gold", "pips": 5, "people": 3},
)
SECOND_RING = BuildingView(
    "ST1",
    "fixed",
    {"stone": 1, "gold": 1, "jewelry": 3},
    8,
    ring={"resource": "wood", "pips": 2, "people": 3},
)
STYLE_BUILDINGS = (
    BuildingView("ST5", "jewelry", fewest=1, most=4, each=4),
    BuildingView(
        "ST4", "fixed", {"wood": 1, "brick": 1, "jewelry": 2}, 9, top={"kind": "dice_bar", "bar": "style"}
    ),
    BuildingView("ST6", "fixed", {"stone": 1, "jewelry": 3}, 8, top={"kind": "draw_card", "amount": 1}),
)
NEW_HUTS = (
    BuildingView(
        "NH1", "fixed", {"wood": 1, "brick": 1, "stone": 1}, 4, income={"resource": "wood", "amount": 1}
    ),
    BuildingView("NH4", "choice", points=4, pieces=3, top={"kind": "field", "amount": 1}),
)
IGLOOS = (
    BuildingView("I1", "fixed", {"wood": 1, "brick": 1, "stone": 1}, 12),
    BuildingView("I2", "fixed", {"wood": 1, "brick": 1, "gold": 1}, 13, plus=True),
    BuildingView("I3", "fixed", {"wood": 1, "stone": 1, "gold": 1}, 14),
    BuildingView("I4", "fixed", {"brick": 1, "stone": 1, "gold": 1}, 15),
)
BONUS = BonusTileView(
    "M04", {"kind": "resource", "resource": "brick", "amount": 2}, {"kind": "any_resource", "amount": 1}
)
Grow = Callable[[TableView], TableView]


def table(seats: int, phase: str, modules: Sequence[str]) -> TableView:
    """A table of `seats` in a phase with these modules besides the base game."""
    view = replace(samples.table(seats, phase), modules=("base", *modules))
    for module in modules:
        if module in _GROW:
            view = _GROW[module](view)
    return view


def own() -> TableView:
    """A table of five with every module as seat 1 sees it, with own cards and what they would count for."""
    view = table(5, "placing", ALL)
    lines = (
        ScoreLineView("resources", 8, ""),
        ScoreLineView("culture", 17, "4²+1²"),
        ScoreLineView("trader", 30, "3×10"),
    )
    cards = (*samples.CARDS[:5], *STYLE_CARDS)
    mine = replace(view.players[1], own_cards=cards, cards=len(cards), lines=lines)
    return replace(view, viewer=1, players=(view.players[0], mine, *view.players[2:]))


def _add_space(view: TableView, space: SpaceView) -> TableView:
    return replace(view, spaces=(*view.spaces, space))


def _space(view: TableView, name: str, group: str, rings: int | None, people: Mapping[int, int]) -> TableView:
    """Add a place to a table, with these people while people are placed or used, and empty in other phases."""
    busy = view.phase in ("placing", "actions")
    crowd = tuple(people.get(seat, 0) * busy for seat in range(len(view.players)))
    return _add_space(view, SpaceView(name, group, rings, crowd, rings is None or sum(crowd) < rings))


def _each(view: TableView, change: Callable[[PlayerView], PlayerView]) -> TableView:
    return replace(view, players=tuple(change(player) for player in view.players))


def _score(view: TableView, **lines: int) -> TableView:
    """Add these lines to the score of each player, with one point less for each further seat, and rank them anew."""
    rows = [
        replace(
            place,
            lines={**place.lines, **{line: max(0, points - place.seat) for line, points in lines.items()}},
        )
        for place in view.standing
    ]
    rows = [replace(row, score=sum(row.lines.values())) for row in rows]
    rows.sort(key=lambda row: (row.score, row.tie_break or 0), reverse=True)
    return replace(view, standing=tuple(replace(row, rank=rank) for rank, row in enumerate(rows, start=1)))


def _hard_winter(view: TableView) -> TableView:
    stacks = tuple(
        replace(stack, building=replace(stack.building, plus=stack.building.kind == "fixed"))
        if stack.building
        else stack
        for stack in view.stacks
    )
    return _score(replace(view, stacks=stacks), insulation=15, winter_gold=12)


def _wild_animals(view: TableView) -> TableView:
    seats = len(view.players)
    view = _space(view, "animal", "animal", seats, {0: 1, seats - 1: 1})
    roll = view.last_roll
    if roll:
        view = replace(
            view, last_roll=RollView(roll.seat, roll.where, roll.dice, roll.tools, roll.total - 2, 2)
        )
    queue = (AnimalView("wolf", 2), AnimalView("bird_of_prey", 1))
    return _score(replace(view, animal=AnimalView("boar", 2), queue=queue), animals=9)


def _igloos(view: TableView) -> TableView:
    for n in range(len(IGLOOS)):
        view = _space(view, f"igloo {n + 1}", "igloo", 1, {1: int(n == 3)})
    igloos = tuple(IglooView(f"igloo {n + 1}", None if n == 2 else IGLOOS[n]) for n in range(len(IGLOOS)))
    view = replace(view, igloos=igloos)
    return _each(view, lambda player: replace(player, igloos=IGLOOS[2:3] if player.seat == 1 else ()))


def _style(view: TableView) -> TableView:
    seats = len(view.players)
    view = _space(view, "trader", "village", 2, {1: 2})
    view = _space(view, "card 5", "card", 1, {seats - 1: 1})
    if seats == 5:
        view = _space(view, "building 5", "building", 1, {})
        view = replace(view, stacks=(*view.stacks, StackView("building 5", 6, RING)))
    for n in (1, 2, 3):
        busy = view.phase in ("placing", "actions")
        people = tuple(2 * busy * (seat == 1 and n == 1) for seat in range(seats))
        owner = {1: 1, 2: 0}.get(n)
        view = _add_space(view, SpaceView(f"ring {n}", "ring", 3, people, open=False, owner=owner))
    fields = (*view.card_fields[:1], replace(view.card_fields[1], card=STYLE_CARDS[0]), *view.card_fields[2:])
    fifth = CardFieldView("card 5", 3, STYLE_CARDS[1], "jewelry")
    stacks = (view.stacks[0], replace(view.stacks[1], building=STYLE_BUILDINGS[0]), *view.stacks[2:])
    view = replace(view, card_fields=(*fields, fifth), stacks=stacks, trader=TRADER)
    return _score(_each(view, _stylish), trader=30)


def _stylish(player: PlayerView) -> PlayerView:
    tiles = {1: (SECOND_RING,), 0: (RING,)}.get(player.seat, ())
    return replace(
        player,
        jewelry=1 + 4 * player.seat,
        trader=(3, 10, 3, 0, 6)[player.seat],
        traded=player.seat == 2,
        buildings=(*player.buildings, *tiles),
    )


def _new_huts(view: TableView) -> TableView:
    stacks = (replace(view.stacks[0], building=NEW_HUTS[0]), *view.stacks[1:])
    return replace(view, stacks=stacks)


def _mammoths(view: TableView) -> TableView:
    view = _space(view, "herd", "herd", None, {0: 2, 1: 1, 4: 3})
    view = replace(view, herd=HerdView("river", BONUS, "stone", 9))
    view = _each(view, lambda player: replace(player, bonus_tiles=player.seat % 3))
    return _score(view, herd=10)


_GROW: dict[str, Grow] = {
    "hard-winter": _hard_winter,
    "wild-animals": _wild_animals,
    "igloos": _igloos,
    "style": _style,
    "new-huts": _new_huts,
    "mammoths": _mammoths,
}
ALL = tuple(_GROW)
"""The modules that show something of their own."""
