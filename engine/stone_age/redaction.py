"""The one redaction: from the state to what a person may see (D-GEN-05, D-GEN-06)."""

from __future__ import annotations

from engine.core.questions import Seat
from engine.stone_age.components import Building, Card
from engine.stone_age.placing import is_open
from engine.stone_age.scoring import ranks, tie_break
from engine.stone_age.state import LastRoll, State
from engine.stone_age.view import (
    BuildingView,
    CardFieldView,
    CardView,
    PlaceInStanding,
    PlayerView,
    RollView,
    ScoreLineView,
    SpaceView,
    StackView,
    TableView,
    ToolView,
)


def view(s: State, viewer: Seat | None, waiting: tuple[Seat, ...]) -> TableView:
    """The table as this seat (None: a bystander) may see it. Face-down cards are shown to their owner only."""
    return TableView(
        game="stone_age",
        modules=s.rules.modules,
        edition=s.rules.edition,
        viewer=viewer,
        round=s.round,
        phase=s.phase,
        start_player=s.start_player,
        waiting=waiting,
        spaces=tuple(
            SpaceView(space.id, space.group, space.rings, tuple(s.crowd[space.id]), is_open(s, space))
            for space in s.rules.spaces.values()
        ),
        card_fields=tuple(
            CardFieldView(f"card {n + 1}", n + 1, None if card is None else _card(s.rules.cards[card]))
            for n, card in enumerate(s.display)
        ),
        deck=len(s.deck),
        stacks=tuple(
            StackView(f"building {n + 1}", left, None if top is None else _building(s.rules.buildings[top]))
            for n, (left, top) in enumerate(zip(s.stacks, s.tops, strict=True))
        ),
        players=tuple(_player(s, seat, viewer) for seat in range(s.seats)),
        last_roll=None if s.last_roll is None else _roll(s.last_roll),
        standing=_standing(s) if s.phase == "over" else (),
    )


def _card(card: Card) -> CardView:
    return CardView(card.id, card.top, card.bottom)


def _building(b: Building) -> BuildingView:
    return BuildingView(b.id, b.kind, b.cost, b.points, b.pieces, b.kinds, b.fewest, b.most)


def _roll(roll: LastRoll) -> RollView:
    return RollView(roll.seat, roll.where, roll.dice, roll.tools, roll.total)


def _player(s: State, seat: Seat, viewer: Seat | None) -> PlayerView:
    player = s.players[seat]
    may_look = seat == viewer or s.phase == "over"
    cards = s.rules.cards
    return PlayerView(
        seat=seat,
        people=player.people,
        tableau=player.tableau,
        food=player.food,
        field=player.field,
        resources=dict(player.resources),
        tools=tuple(ToolView(v, used) for v, used in zip(player.tools, player.used, strict=True) if v),
        one_use_tools=tuple(_card(cards[card]) for card in player.one_use),
        kept_cards=tuple(_card(cards[card]) for card in player.kept),
        buildings=tuple(_building(s.rules.buildings[each]) for each in player.buildings),
        cards=len(player.cards),
        own_cards=tuple(_card(cards[card]) for card in player.cards) if may_look else None,
        score=player.score,
        points=dict(player.points),
        lines=_lines(s, seat) if may_look else (),
    )


def _lines(s: State, seat: Seat) -> tuple[ScoreLineView, ...]:
    reckoned = ((line.id, line.count(s, seat)) for line in s.rules.score_lines)
    return tuple(ScoreLineView(name, each.points, each.sum) for name, each in reckoned if each.points)


def _standing(s: State) -> tuple[PlaceInStanding, ...]:
    rank = ranks(s)
    rows = [
        PlaceInStanding(seat, rank[seat], player.score, tie_break(s, seat), dict(player.points))
        for seat, player in enumerate(s.players)
    ]
    return tuple(sorted(rows, key=lambda row: row.rank))
