"""Sample tables for the gallery, the benchmark and the tests, made by hand from the view types alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.core.views import ResultView
from engine.stone_age.view import (
    BuildingView,
    CardFieldView,
    CardView,
    PlayerView,
    RollView,
    SpaceView,
    StackView,
    TableView,
    ToolView,
)

NAMES = ("Mira", "Jörg van den Berg", "Ṣọlá 🦣", "Ana", "Eva")
Row = Mapping[str, str | int]


def card(identity: str, top: Row, bottom: Row) -> CardView:
    """A civilization card from its two rows."""
    return CardView(identity, dict(top), dict(bottom))


CARDS = (
    card("C08", {"kind": "dice_bar"}, {"kind": "culture", "symbol": "pottery"}),
    card(
        "C30",
        {"kind": "roll_for", "resource": "stone", "dice": 2},
        {"kind": "people", "people": "shaman", "amount": 1},
    ),
    card("C26", {"kind": "points", "amount": 3}, {"kind": "people", "people": "hut_builder", "amount": 3}),
    card("C01", {"kind": "food", "amount": 5}, {"kind": "culture", "symbol": "medicine"}),
    card(
        "C36", {"kind": "one_use_tool", "amount": 2}, {"kind": "people", "people": "tool_maker", "amount": 2}
    ),
    card("C02", {"kind": "choose_resources", "amount": 2}, {"kind": "culture", "symbol": "medicine"}),
    card("C18", {"kind": "dice_bar"}, {"kind": "people", "people": "farmer", "amount": 2}),
    card("C13", {"kind": "points", "amount": 3}, {"kind": "culture", "symbol": "music"}),
    card("C09", {"kind": "field", "amount": 1}, {"kind": "culture", "symbol": "sundial"}),
)
BUILDINGS = (
    BuildingView("H09", "fixed", {"stone": 2, "gold": 1}, 16),
    BuildingView("H20", "choice", pieces=4, kinds=3),
    BuildingView("H26", "range", fewest=1, most=7),
    BuildingView("H10", "fixed", {"wood": 1, "brick": 1, "stone": 1}, 12),
)
OWNED = tuple(
    tile if tile.points else replace(tile, scored=18 + 5 * number) for number, tile in enumerate(BUILDINGS)
)
LINES = (
    "buildings",
    "cards",
    "hunger",
    "resources",
    "culture",
    "farmer",
    "hut_builder",
    "shaman",
    "tool_maker",
)
_PLACES: tuple[tuple[str, str, int | None], ...] = (
    ("toolmaker", "village", 1),
    ("hut", "village", 2),
    ("field", "village", 1),
    ("hunt", "hunt", None),
    ("forest", "resource", 7),
    ("claypit", "resource", 7),
    ("quarry", "resource", 7),
    ("river", "resource", 7),
)
_CROWDS: dict[str, tuple[int, ...]] = {
    "hut": (0, 2, 0, 0, 0),
    "field": (1, 0, 0, 0, 0),
    "hunt": (3, 0, 1, 2, 0),
    "forest": (1, 2, 0, 0, 0),
    "quarry": (0, 0, 3, 0, 0),
    "river": (0, 0, 0, 2, 0),
    "card 2": (1, 0, 0, 0, 0),
    "building 1": (0, 1, 0, 0, 0),
}


def table(seats: int, phase: str = "placing") -> TableView:
    """A table in the middle of a game; in the phase `over` with its standing."""
    players = tuple(player(seat) for seat in range(seats))
    over = phase == "over"
    waiting = {"placing": (1,), "actions": (0,), "feeding": tuple(range(seats))}.get(phase, ())
    return TableView(
        game="stone_age",
        modules=("base",),
        edition="jubilee",
        viewer=None,
        round=7,
        phase=phase,
        start_player=0,
        waiting=waiting,
        spaces=spaces(seats, crowded=phase in ("placing", "actions")),
        card_fields=tuple(
            CardFieldView(f"card {n}", n, CARDS[n - 1] if n < 4 or not over else None) for n in (1, 2, 3, 4)
        ),
        deck=0 if over else 14,
        stacks=tuple(
            StackView(f"building {n + 1}", 1 if n == 1 else 5 - n, BUILDINGS[n])
            for n in range(min(seats, len(BUILDINGS)))
        ),
        players=players,
        last_roll=RollView(0, "quarry", (6, 4, 1), 3, 14) if phase == "actions" else None,
        standing=standing(players) if over else (),
    )


def spaces(seats: int, *, crowded: bool) -> tuple[SpaceView, ...]:
    """All places for a number of players, with people on some of them."""
    offers = [(f"card {n}", "card", 1) for n in (1, 2, 3, 4)]
    offers += [(f"building {n + 1}", "building", 1) for n in range(seats)]
    return tuple(
        _space(name, group, rings, seats, crowded=crowded) for name, group, rings in (*_PLACES, *offers)
    )


def _space(name: str, group: str, rings: int | None, seats: int, *, crowded: bool) -> SpaceView:
    people = _CROWDS.get(name, (0, 0, 0, 0, 0))[:seats] if crowded else (0,) * seats
    shut = crowded and seats < 4 and name == "toolmaker"
    return SpaceView(name, group, rings, people, open=not shut and (rings is None or sum(people) < rings))


def player(seat: int) -> PlayerView:
    """A player in the middle of a game, a different one for each seat."""
    lines: dict[str, int] = dict.fromkeys(LINES, 0)
    lines |= {"buildings": 23 + 9 * seat, "cards": 3 * seat, "hunger": -10 * (seat == 2)}
    return PlayerView(
        seat=seat,
        people=5 + seat,
        tableau=2 + seat % 3,
        food=12 - 3 * seat,
        field=2 * seat,
        resources={"wood": 3 * seat, "brick": 4 - seat, "stone": 2, "gold": 5 * (seat == 3)},
        tools=(
            (ToolView(2, used=True), ToolView(1, used=False), ToolView(1, used=False)),
            (ToolView(1, used=False),),
            (),
        )[seat % 3],
        one_use_tools=(CARDS[4],) if seat == 1 else (),
        kept_cards=(CARDS[5],) if seat == 0 else (),
        buildings=OWNED[: seat + 1],
        cards=3 + seat,
        own_cards=None,
        score=sum(lines.values()),
        points=lines,
    )


def standing(players: tuple[PlayerView, ...]) -> tuple[ResultView, ...]:
    """A final standing in which every line has points for one player at least."""
    rows: list[ResultView] = []
    for one in players:
        lines = dict(one.points) | {
            "resources": 4 + one.seat,
            "culture": (25, 10, 40, 16, 20)[one.seat],
            "farmer": 6 * one.seat,
            "hut_builder": 8,
            "shaman": 5 * abs(3 - one.seat),
            "tool_maker": 12,
        }
        rows.append(ResultView(one.seat, 0, sum(lines.values()), 11 + one.seat, lines))
    rows.sort(key=lambda row: (row.score, row.tie_break or 0), reverse=True)
    return tuple(replace(row, rank=rank) for rank, row in enumerate(rows, start=1))


def own() -> TableView:
    """A table of four as seat 1 sees it, with own cards."""
    view = table(4)
    mine = replace(view.players[1], own_cards=CARDS[:7], cards=7)
    return replace(view, viewer=1, players=(view.players[0], mine, *view.players[2:]))
