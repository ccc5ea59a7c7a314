"""Every way to give resources that fits a price."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeVar

from engine.core.questions import Seat
from engine.stone_age.actions import Feed, Gain, Goods, Pay, write_goods
from engine.stone_age.state import Player, State

Giving = TypeVar("Giving", Pay, Feed, Gain)


def list_ways(
    giving: type[Giving],
    stock: Mapping[str, int],
    fewest: int,
    most: int | None = None,
    kinds: int | None = None,
) -> tuple[Giving, ...]:
    """All ways to give `fewest` to `most` pieces (default: exactly `fewest`) of exactly `kinds` kinds (default any)."""
    most = fewest if most is None else most
    return _list_ways(giving, tuple(stock), limit_stock(stock, most), fewest, most, kinds)


def limit_stock(stock: Mapping[str, int], most: int) -> tuple[int, ...]:
    """The stock of each kind, but no more than so many pieces of one."""
    return tuple([count if count < most else most for count in stock.values()])


@lru_cache(maxsize=4096)
def _list_ways(
    giving: type[Giving],
    names: tuple[str, ...],
    have: tuple[int, ...],
    fewest: int,
    most: int,
    kinds: int | None,
) -> tuple[Giving, ...]:
    bundles = [goods for pieces in range(fewest, most + 1) for goods in _list_bundles(names, have, pieces)]
    return tuple(map(giving, bundles if kinds is None else [each for each in bundles if len(each) == kinds]))


@lru_cache(maxsize=4096)
def _list_bundles(names: tuple[str, ...], have: tuple[int, ...], pieces: int) -> tuple[Goods, ...]:
    """All bundles of exactly this many pieces; those with most of the first names come first."""
    if not names:
        return () if pieces else ((),)
    found: list[Goods] = []
    for count in range(min(have[0], pieces), -1, -1):
        first: Goods = ((names[0], count),) if count else ()
        found += [first + rest for rest in _list_bundles(names[1:], have[1:], pieces - count)]
    return tuple(found)


def give(player: Player, goods: Goods) -> None:
    """The goods go back to the supply (B-CARD-04)."""
    for what, count in goods:
        take(player, what, -count)


def take(player: Player, what: str, count: int) -> None:
    """Goods from the supply, which never runs out (B-ROLL-03, B-ROLL-04, S-JEW-02)."""
    if what in player.resources:
        player.resources[what] += count
    elif what == "food":
        player.food += count
    else:
        player.jewelry += count


def receive(s: State, seat: Seat, what: str, pieces: int) -> None:
    """Goods from the supply, and the event that says so."""
    if pieces:
        take(s.players[seat], what, pieces)
        s.tell("received", seat=seat, what=what, pieces=pieces)


def goods_to_pay(player: Player) -> Mapping[str, int]:
    """What a player can buy with: resources, and jewelry for what is paid in it (T-06)."""
    if not player.jewelry:
        return player.resources
    return {**player.resources, "jewelry": player.jewelry}


def list_gains(s: State, seat: Seat) -> tuple[Gain, ...]:
    """What a kept card with free resources may be turned into, at any decision on the owner's own turn."""
    player = s.players[seat]
    if not player.kept:
        return ()
    count: int = s.rules.cards[player.kept[0]].top["amount"]
    return list_ways(Gain, dict.fromkeys(s.rules.values, count), count)


def spend_kept(s: State, seat: Seat, gain: Gain) -> None:
    """Turn the first kept card into the chosen resources."""
    player = s.players[seat]
    card = player.kept.pop(0)
    for what, count in gain.goods:
        take(player, what, count)
    s.tell("gained", seat=seat, card=card, goods=write_goods(gain.goods))


def count_kept(s: State, seat: Seat) -> int:
    """How many resources the kept cards of this seat still stand for."""
    return sum([s.rules.cards[card].top["amount"] for card in s.players[seat].kept])


def sum_values(s: State, goods: Goods) -> int:
    """The points of these resources on a building (K-06); other goods count as 0."""
    return sum(s.rules.values.get(what, 0) * count for what, count in goods)
