"""Which options of a question differ in effect, and which only lose something; both follow from public knowledge.

Two options have the same effect when they lead to the same table, whatever chance and others do then: of two equal
tools either may be used, and marks of used tools do not count when no roll of the round is left. An option only wastes
when another leads to the same table and leaves its owner at least as much of everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from engine.core.actions import Action
from engine.core.questions import Decision, Seat
from engine.core.steps import apply, copy_without_events, pending
from engine.stone_age.actions import Feed, Gain, Pay, Resolve, Swap, UseTools
from engine.stone_age.base.building import points_for
from engine.stone_age.base.buying import Purchase
from engine.stone_age.base.gathering import AddTools, pieces_for, sum_tools
from engine.stone_age.base.payments import goods_to_pay, sum_values
from engine.stone_age.base.trading import list_payments
from engine.stone_age.components import Building
from engine.stone_age.own_places import find_first_places, is_beyond_means, may_roll_again
from engine.stone_age.state import State

Options = Sequence[Action]
Left = tuple[tuple[bool, int], ...]
"""Unused tools: whether each is for one use, and its value; those for one use and the high ones come first."""
Stock = tuple[int, ...]


def list_distinct(s: State, decision: Decision) -> Options:
    """The options that differ in effect, in the order in which people want them: see `Game.list_distinct`."""
    sort = SORTED.get(decision.prompt)
    return decision.options if sort is None else sort(s, decision)


def loses(s: State, seat: Seat, action: Action) -> bool:
    """Whether people would be taken from a place that cannot be paid yet, while they have others to use first."""
    return isinstance(action, Resolve) and is_beyond_means(s, seat, action.where)


# Tools


def _distinct_tools(s: State, decision: Decision) -> Options:
    """The ways to every yield that leave different tools, the smallest yield first and its least costly way.

    A way is left out when another to the same yield leaves tools that can do all that its own can (B-TOOL-04, -11).
    """
    step = s.stack[-1]
    if not isinstance(step, AddTools):
        raise AssertionError(f"tools are added to {step}")
    seat, marks_count = decision.seat, may_roll_again(s, decision.seat)
    ways = dict[int, list[tuple[int, int, int, UseTools]]]()
    for option in decision.options:
        if isinstance(option, UseTools):
            added = sum_tools(s, seat, option)
            pieces = pieces_for(step.total + added, step.pips)
            ways.setdefault(pieces, []).append((_sum_one_use(s, option), added, len(option.tools), option))
    found = list[Action]()
    for pieces in sorted(ways):
        kept = list[Left]()
        for *_, option in sorted(ways[pieces], key=lambda way: way[:3]):
            left = _list_tools_left(s, seat, option, marks_count=marks_count)
            if not any(_is_as_good(each, left) for each in kept):
                kept.append(left)
                found.append(option)
    return found


def _sum_one_use(s: State, option: UseTools) -> int:
    """The worth of the tools among these that are discarded after use (B-TOOL-11)."""
    return sum(s.rules.cards[tool].top["amount"] for tool in option.tools if not tool.isdigit())


def _list_tools_left(s: State, seat: Seat, option: UseTools, *, marks_count: bool) -> Left:
    """The tools that this option leaves; lasting ones only if a roll of this round may still use them."""
    player = s.players[seat]
    once = [(True, s.rules.cards[card].top["amount"]) for card in player.one_use if card not in option.tools]
    lasting = [
        (False, value)
        for n, value in enumerate(player.tools)
        if marks_count and value and not player.used[n] and str(n) not in option.tools
    ]
    return tuple(sorted(once + lasting, reverse=True))


@lru_cache(maxsize=1024)
def _is_as_good(one: Left, other: Left) -> bool:
    """Whether for each of the `other` tools there is one or several, together worth as much, that last as long."""
    if not other:
        return True
    (once, value), *rest = other
    fit = [each for each in one if each[0] >= once]
    for count in range(1, len(fit) + 1):
        for group in combinations(fit, count):
            if sum(worth for _, worth in group) >= value and _is_as_good(_remove(one, group), tuple(rest)):
                return True
    return False


def _remove(tools: Left, group: Left) -> Left:
    left = list(tools)
    for each in group:
        left.remove(each)
    return tuple(left)


# The order of the own places


def _distinct_places(s: State, decision: Decision) -> Options:
    """The places whose order matters now, then the uses of a kept card, which are possible at any time."""
    where = [option.where for option in decision.options if isinstance(option, Resolve)]
    gains = [option for option in decision.options if isinstance(option, Gain)]
    return [*map(Resolve, find_first_places(s, decision.seat, where)), *gains]


# Prices


def _cheapest_first(s: State, decision: Decision) -> Options:
    """All options, the cheapest payment first."""
    return sorted(decision.options, key=lambda option: _sort_key(s, option))


def _most_points_first(s: State, decision: Decision) -> Options:
    """Payments for a building: if its points depend on them the one for the most points, then the cheapest first."""
    ordered = _distinct_purchases(s, decision)
    building = _find_tile(s, decision)
    if building is None:
        return ordered
    points = {each: points_for(s, building, each.goods) for each in ordered if isinstance(each, Pay)}
    if len({*points.values()}) < 2:
        return ordered
    best = max(points, key=lambda each: points[each])
    return [best, *(option for option in ordered if option != best)]


def _find_tile(s: State, decision: Decision) -> Building | None:
    """The building or igloo that is for sale, if it is one."""
    tile = str(decision.about.get("building"))
    return s.rules.buildings.get(tile) or s.rules.igloos.get(tile)


def _distinct_purchases(s: State, decision: Decision) -> Options:
    """The cheapest payment first; an exchange only if it leads to a result to which no option before it does."""
    ordered, step = _cheapest_first(s, decision), s.stack[-1]
    if not isinstance(step, Purchase) or not any(isinstance(option, Swap) for option in ordered):
        return ordered
    ways = _Ways(s, decision, step)
    return [option for option in ordered if not isinstance(option, Pay | Swap) or ways.leads_further(option)]


class _Ways:
    """The known results of a purchase: the goods that are left, and the points.

    Whether an exchange was made is left out: of two results that are else equal, the one without it is better.
    """

    def __init__(self, s: State, decision: Decision, step: Purchase) -> None:
        self._s, self._deal, self._tile = s, step.deal(s), _find_tile(s, decision)
        self._player = s.players[decision.seat]
        self._stock = goods_to_pay(self._player)
        self._found = dict[Stock, int]()

    def leads_further(self, option: Pay | Swap) -> bool:
        """Whether this option leads to a result that is not known yet, as every payment does; then it is known."""
        fresh = dict(self._find_stocks(option))
        if isinstance(option, Swap):
            fresh = {left: points for left, points in fresh.items() if not self._is_known(left, points)}
        self._found.update(fresh)
        return bool(fresh)

    def _is_known(self, left: Stock, points: int) -> bool:
        """Whether a known result leaves as much of everything, for as many points."""
        if self._found.get(left, -1) >= points:
            return True
        return any(
            known >= points and all(map(int.__ge__, stock, left)) for stock, known in self._found.items()
        )

    def _find_stocks(self, option: Pay | Swap) -> Iterator[tuple[Stock, int]]:
        if isinstance(option, Pay):
            yield self._find_result(option, None)
            return
        for pay in list_payments(self._player, self._deal.price, self._deal.extra, option):
            yield self._find_result(pay, option)

    def _find_result(self, pay: Pay, swap: Swap | None) -> tuple[Stock, int]:
        """The goods that are left, whether something was paid on top, and the points of the tile."""
        left = dict(self._stock)
        for what, count in (*pay.goods, *pay.plus, *(swap.give if swap else ())):
            left[what] = left.get(what, 0) - count
        for what, count in swap.get if swap else ():
            left[what] = left.get(what, 0) + count
        points = points_for(self._s, self._tile, pay.goods) if self._tile else 0
        return (*[left[what] for what in sorted(left)], len(pay.plus)), points


def _sort_key(s: State, option: Action) -> tuple[int, int, int]:
    """Sort key: payments, exchanges, uses of a kept card, refusals; the first two by what they are worth."""
    match option:
        case Pay():
            return (0, len(option.plus), sum_values(s, option.goods))
        case Feed():
            return (0, 0, sum_values(s, option.goods))
        case Swap():
            return (1, sum_values(s, option.give), -sum_values(s, option.get))
        case Gain():
            return (2, 0, 0)
        case _:
            return (3, 0, 0)


# Rewards, and the last people to be placed


def _keep_differing(s: State, decision: Decision) -> Options:
    """One option of each effect: two rewards have the same effect when neither can be given."""
    found, reached = list[Action](), list[State]()
    for option in decision.options:
        after = _play_on(s, decision.seat, option)
        if after not in reached:
            found.append(option)
            reached.append(after)
    return found


def _distinct_placements(s: State, decision: Decision) -> Options:
    """All placements as long as others can still place people; the very last person may be of no use anywhere."""
    others = (player.tableau for seat, player in enumerate(s.players) if seat != decision.seat)
    return decision.options if any(others) else _keep_differing(s, decision)


def _play_on(s: State, seat: Seat, action: Action) -> State:
    fork = copy_without_events(s)
    apply(fork, seat, action)
    pending(fork)
    return fork


SORTED: Mapping[str, Callable[[State, Decision], Options]] = {
    "place": _distinct_placements,
    "tools": _distinct_tools,
    "resolve": _distinct_places,
    "buy-card": _distinct_purchases,
    "buy-building": _most_points_first,
    "buy-extra-card": _distinct_purchases,
    "pay-move": _cheapest_first,
    "feed": _cheapest_first,
    "bonus": _keep_differing,
    "animal-reward": _keep_differing,
}
"""By question; in all others every option differs from every other."""
