"""The one redaction: from the state to what a person may see (D-GEN-05, D-GEN-06)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.core.questions import Seat
from engine.core.views import ResultView
from engine.stone_age.base.civilising import count_price, paid_in
from engine.stone_age.base.gathering import AddTools, ShareYield
from engine.stone_age.base.placing import is_open
from engine.stone_age.base.scoring import rank_seats, sum_tie_break
from engine.stone_age.base.using import ReturnPeople
from engine.stone_age.components import Building, Card
from engine.stone_age.modules.style.rings import owner_of
from engine.stone_age.modules.wild_animals import RollRewards, TakeReward
from engine.stone_age.rules import Space
from engine.stone_age.state import LastRoll, State
from engine.stone_age.view import (
    AnimalView,
    BonusTileView,
    BuildingView,
    CardFieldView,
    CardView,
    Gift,
    HerdView,
    IglooView,
    PlayerView,
    RollView,
    ScoreLineView,
    SpaceView,
    StackView,
    TableView,
    ToolView,
    TraderView,
    TradeView,
    UseView,
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
        start_player=_start_player(s),
        waiting=waiting,
        spaces=tuple(_space(s, space) for space in s.rules.spaces.values()),
        card_fields=tuple(
            _card_field(s, space) for space in s.rules.spaces.values() if space.group == "card"
        ),
        deck=len(s.deck),
        stacks=tuple(
            StackView(
                f"building {n + 1}", left, None if top is None else _building(s, s.rules.buildings[top])
            )
            for n, (left, top) in enumerate(zip(s.stacks, s.tops, strict=True))
        ),
        players=tuple(_player(s, seat, viewer) for seat in range(s.seats)),
        last_roll=None if s.last_roll is None else _roll(s.last_roll),
        standing=_standing(s) if s.phase == "over" else (),
        animal=None if s.animal is None else _animal(s, s.animal),
        queue=tuple(_animal(s, each) for each in s.queue),
        herd=_herd(s) if s.rules.bonus_tiles else None,
        igloos=tuple(
            IglooView(f"igloo {n + 1}", None if tile is None else _building(s, s.rules.igloos[tile]))
            for n, tile in enumerate(s.igloos)
        ),
        trader=_trader(s) if s.rules.trades else None,
        dice_bars={name: _gifts(bar) for name, bar in s.rules.dice_bars.items()},
        rewards=_gifts(s.rules.rewards),
        use=_use(s),
        limits=_limits(s),
    )


def _use(s: State) -> UseView | None:
    """The place that is being used, by the steps of its use that are still on the stack."""
    using = next((step for step in reversed(s.stack) if isinstance(step, ReturnPeople)), None)
    if using is None:
        return None
    match s.stack[-1]:
        case AddTools(_, _, what, pips, total):
            return UseView(using.seat, using.where, what, pips, total, tools=True)
        case ShareYield(_, _, what, _, pieces):
            return UseView(using.seat, using.where, what, 1, pieces)
        case _:
            return UseView(using.seat, using.where)


def _limits(s: State) -> Mapping[str, int]:
    numbers = s.rules.numbers
    limits = {"people": numbers.people_limit, "field": numbers.field_limit, "tools": numbers.tools_limit}
    return {**limits, "jewelry": numbers.trader_jewelry}


def _rewards(s: State, seat: Seat) -> Iterator[int]:
    for step in s.stack:
        if isinstance(step, RollRewards) and step.seat == seat:
            yield from [0] * step.people
        elif isinstance(step, TakeReward) and step.seat == seat:
            yield step.die


def _start_player(s: State) -> Seat:
    """The seat with the figure, which does not move on to a round that cannot begin (B-NEW-01, B-END-01).

    The state has moved it before the cards ran out; that stays so, as the digests of stored games include it.
    """
    ran_out = s.phase == "over" and 0 not in s.stacks
    return (s.start_player - 1) % s.seats if ran_out else s.start_player


def _gifts(faces: Mapping[int, Card]) -> dict[int, Gift]:
    """What each number gives, without the score line on which its points count."""
    return {
        face: {name: value for name, value in card.top.items() if name != "line"}
        for face, card in faces.items()
    }


def _space(s: State, space: Space) -> SpaceView:
    people = tuple(s.crowd[space.id])
    owner = owner_of(s, space) if space.group == "ring" else None
    step = space.use(0, space.id, 1) if space.use and space.what else None
    pips: int = getattr(step, "pips", 0)
    yields = (space.what, pips, s.rules.splits.get(space.id, ""))
    shown = (space.id, space.group, space.rings, people, is_open(s, space), owner, space.fewest)
    return SpaceView(*shown, *yields)


def _card_field(s: State, space: Space) -> CardFieldView:
    card = s.display[space.index]
    price = space.price
    face = None if card is None else _card(s.rules.cards[card])
    return CardFieldView(space.id, count_price(price), face, paid_in(price))


def _animal(s: State, animal: str) -> AnimalView:
    return AnimalView(animal, s.rules.animals[animal].malus)


def _herd(s: State) -> HerdView:
    tile = None if s.bonus is None else s.rules.bonus_tiles[s.bonus]
    shown = None if tile is None else BonusTileView(tile.id, tile.first, tile.all)
    return HerdView(s.herd, shown, s.next_back, len(s.unseen))


def _trader(s: State) -> TraderView:
    """The trader board; neighbouring fields with the same exchange are one row."""
    rows: list[TradeView] = []
    for field, trade in sorted(s.rules.trades.items()):
        row = TradeView(field, field, trade.give, trade.get, trade.given)
        if rows and replace(rows[-1], first=field, last=field) == row:
            rows[-1] = replace(rows[-1], last=field)
        else:
            rows.append(row)
    return TraderView(s.rules.numbers.trader_limit, tuple(rows))


def _card(card: Card) -> CardView:
    return CardView(card.id, card.top, card.bottom)


def _building(s: State, b: Building, scored: int | None = None) -> BuildingView:
    plus = b.plus and "building" in s.rules.extras
    price = (b.kind, b.cost, b.points, b.pieces, b.kinds, b.fewest, b.most, b.each)
    return BuildingView(b.id, *price, plus, b.top, b.income, b.ring, scored)


def _roll(roll: LastRoll) -> RollView:
    return RollView(roll.seat, roll.where, roll.dice, roll.tools, max(0, roll.total), roll.malus)


def _player(s: State, seat: Seat, viewer: Seat | None) -> PlayerView:
    player = s.players[seat]
    may_look = seat == viewer or s.phase == "over"
    cards, scored = s.rules.cards, dict(player.scored)
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
        buildings=tuple(_building(s, s.rules.buildings[each], scored.get(each)) for each in player.buildings),
        cards=len(player.cards),
        own_cards=tuple(_card(cards[card]) for card in player.cards) if may_look else None,
        score=player.score,
        points=dict(player.points),
        lines=_lines(s, seat) if may_look else (),
        jewelry=player.jewelry,
        trader=player.trader,
        traded=player.traded,
        igloos=tuple(_building(s, s.rules.igloos[each]) for each in player.igloos),
        bonus_tiles=len(player.bonus_tiles),
        rewards=tuple(_rewards(s, seat)),
    )


def _lines(s: State, seat: Seat) -> tuple[ScoreLineView, ...]:
    reckoned = ((line.id, line.count(s, seat)) for line in s.rules.score_lines)
    return tuple(ScoreLineView(name, each.points, each.sum) for name, each in reckoned if each.points)


def _standing(s: State) -> tuple[ResultView, ...]:
    rank = rank_seats(s)
    rows = [
        ResultView(seat, rank[seat], player.score, sum_tie_break(s, seat), dict(player.points))
        for seat, player in enumerate(s.players)
    ]
    return tuple(sorted(rows, key=lambda row: row.rank))
