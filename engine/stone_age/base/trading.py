"""What a price can be paid with, and changing ingredients within a purchase (sections 2.9 and 6.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from engine.stone_age.actions import Goods, Pay, Swap, write_goods
from engine.stone_age.base.payments import give, goods_to_pay, list_ways, take
from engine.stone_age.rules import Extra, Price, Trade
from engine.stone_age.state import Player, State

JEWELRY = "jewelry"


def list_payments(player: Player, price: Price, extra: Extra | None, swap: Swap | None) -> tuple[Pay, ...]:
    """Every payment of this player that fits the price; all that was swapped for is part of it (R-42)."""
    if swap is None:
        stock, got = goods_to_pay(player), ()
    else:
        stock, got = _subtract(goods_to_pay(player), swap.give), swap.get
    plain = _list_plain(price, stock, tuple(player.resources), got)
    if extra is None or stock.get(extra.what, 0) < extra.pieces:
        return plain
    plus = ((extra.what, extra.pieces),)
    spare = stock[extra.what] - extra.pieces + dict(got).get(extra.what, 0)
    richer = [Pay(pay.goods, plus) for pay in plain if dict(pay.goods).get(extra.what, 0) <= spare]
    return (*plain, *richer)


def _list_plain(
    price: Price, stock: Mapping[str, int], resources: tuple[str, ...], got: Goods
) -> tuple[Pay, ...]:
    if price.cost:
        own = dict(got)
        for what, count in price.cost:
            if stock.get(what, 0) + own.get(what, 0) < count:
                return ()
        return (Pay(price.cost),)
    names = resources if price.of == "resources" else (price.of,)
    is_all = price.of == "resources" and len(stock) == len(resources)
    have = stock if is_all else {what: stock.get(what, 0) for what in names}
    if not got:
        return list_ways(Pay, have, price.fewest, price.most, price.kinds)
    pieces = sum(count for _, count in got)
    rest = list_ways(Pay, have, max(0, price.fewest - pieces), price.most - pieces)
    whole = (_join_goods(pay.goods, got, names) for pay in rest)
    return tuple(Pay(goods) for goods in whole if price.kinds is None or len(goods) == price.kinds)


def _join_goods(one: Goods, other: Goods, names: tuple[str, ...]) -> Goods:
    first, second = dict(one), dict(other)
    both = ((what, first.get(what, 0) + second.get(what, 0)) for what in names)
    return tuple((what, count) for what, count in both if count)


def _subtract(stock: Mapping[str, int], goods: Goods) -> Mapping[str, int]:
    spent = dict(goods)
    return {what: count - spent.get(what, 0) for what, count in stock.items()}


def list_swaps(s: State, player: Player, price: Price) -> tuple[Swap, ...]:
    """Every exchange that can help to pay this price, one per round, by field of the track (S-EXC-01 to -07).

    An exchange names only what will be paid; what comes beyond that is lost (S-EXC-06).
    """
    if player.traded:
        return ()
    trade = s.rules.trades.get(player.trader)
    if trade is None:
        return ()
    stock = {**player.resources, JEWELRY: player.jewelry}
    missing = sum([count - stock[what] for what, count in price.cost if count > stock[what]])
    pieces = sum(player.resources.values()) if price.of == "resources" else player.jewelry
    if max(missing, price.fewest - pieces) > trade.get:
        return ()
    cost, enough = dict(price.cost), price.most if price.kinds else 0
    have: Goods = tuple(
        [
            (what, count if count < (most := trade.give + cost.get(what, enough)) else most)
            for what, count in stock.items()
        ]
    )
    return _list_helpful(trade, price, have, min(pieces, price.fewest + trade.give))


@lru_cache(maxsize=4096)
def _list_helpful(trade: Trade, price: Price, have: Goods, pieces: int) -> tuple[Swap, ...]:
    """The exchanges after which the price can be paid; `have` ends with jewelry, and is limited to what can matter.

    `pieces` of them fit a price of free choice.
    """
    names = tuple(what for what, _ in have[:-1])
    exchanges = _list_exchanges(trade, tuple((what, min(count, trade.give)) for what, count in have))
    wanted = _find_wanted(trade, price, names)
    found = (swap for swap in exchanges if swap.get in wanted)
    if price.cost:
        stock = dict(have)
        return tuple([swap for swap in found if _covers(price, stock, swap)])
    fit = names if price.of == "resources" else (price.of,)
    if price.kinds is None:
        spare = pieces - price.fewest
        return tuple(swap for swap in found if _count(swap.give, fit) <= spare + _count(swap.get, fit))
    kinds = price.kinds
    return tuple(swap for swap in found if _suffices(price, kinds, _carry_out(have, swap), dict(swap.get)))


def _count(goods: Goods, fit: tuple[str, ...]) -> int:
    """How many of these goods fit."""
    return sum([count for what, count in goods if what in fit])


def _carry_out(have: Goods, swap: Swap) -> Mapping[str, int]:
    """What one has after the exchange."""
    stock = dict(have)
    for what, count in swap.give:
        stock[what] -= count
    for what, count in swap.get:
        stock[what] += count
    return stock


@lru_cache(maxsize=256)
def _list_exchanges(trade: Trade, have: Goods) -> tuple[Swap, ...]:
    """All exchanges that leave more of something than there was, from the pieces one has."""
    kinds = [what for what, _ in have]
    offered = [goods for goods in _list_bundles(kinds, trade.give) if _is_within(goods, have, trade.given)]
    wanted = _list_supply(kinds, trade.get)
    return tuple(Swap(give, get) for give in offered for get in wanted if _brings_something(give, get))


def _list_supply(kinds: Sequence[str], most: int) -> list[Goods]:
    """All combinations of one to `most` pieces of these kinds."""
    return [goods for pieces in range(1, most + 1) for goods in _list_bundles(kinds, pieces)]


def _list_bundles(kinds: Sequence[str], pieces: int) -> Iterator[Goods]:
    for chosen in combinations_with_replacement(kinds, pieces):
        yield tuple(Counter(chosen).items())


def _is_within(goods: Goods, have: Goods, given: tuple[str, ...]) -> bool:
    owned = dict(have)
    return all(what in given and owned[what] >= count for what, count in goods)


def _brings_something(give: Goods, get: Goods) -> bool:
    given = dict(give)
    return any(count > given.get(what, 0) for what, count in get)


@lru_cache(maxsize=512)
def _find_wanted(trade: Trade, price: Price, names: tuple[str, ...]) -> frozenset[Goods]:
    """All goods from an exchange that can be part of the payment, independent of what the player has."""
    return frozenset(
        got for got in _list_supply((*names, JEWELRY), trade.get) if _is_wanted(price, got, names)
    )


def _is_wanted(price: Price, got: Goods, names: tuple[str, ...]) -> bool:
    """Whether all of this can be part of the payment."""
    if price.cost:
        cost = dict(price.cost)
        return all(count <= cost.get(what, 0) for what, count in got)
    fit = names if price.of == "resources" else (price.of,)
    return all(what in fit for what, _ in got) and sum(count for _, count in got) <= price.most


def _covers(price: Price, stock: Mapping[str, int], swap: Swap) -> bool:
    """Whether the exchange leaves what the price demands."""
    given, got = dict(swap.give), dict(swap.get)
    return not [
        what for what, count in price.cost if stock[what] - given.get(what, 0) + got.get(what, 0) < count
    ]


def _suffices(price: Price, kinds: int, stock: Mapping[str, int], got: Mapping[str, int]) -> bool:
    """Whether a payment of this number of kinds of resources contains all that was got."""
    others = sorted(
        (count for what, count in stock.items() if count and what not in got and what != JEWELRY),
        reverse=True,
    )
    free = kinds - len(got)
    if free < 0 or len(others) < free or sum(got.values()) + free > price.most:
        return False
    return sum(stock[what] for what in got) + sum(others[:free]) >= price.fewest


def exchange(s: State, seat: int, swap: Swap, where: str) -> None:
    """The one exchange of this round, as part of a purchase (S-EXC-03, S-EXC-08)."""
    player = s.players[seat]
    give(player, swap.give)
    for what, count in swap.get:
        take(player, what, count)
    player.traded = True
    s.tell("swapped", seat=seat, space=where, give=write_goods(swap.give), get=write_goods(swap.get))
