"""Which options of a question differ in effect, and which only lose something; both follow from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core import snapshot
from engine.core.actions import Action
from engine.core.questions import Decision, Seat
from engine.core.steps import apply, pending
from engine.stone_age.actions import Feed, Gain, Goods, Pay, Resolve, Swap, UseTools
from engine.stone_age.base.building import points_for
from engine.stone_age.base.buying import Purchase, answers
from engine.stone_age.base.gathering import AddTools, ready_tools, tools_worth
from engine.stone_age.rules import Space
from engine.stone_age.state import State

Options = Sequence[Action]
GIVES_AT_ONCE = frozenset({"toolmaker", "hut", "field"})
"""What only gives, asks nothing, and brings later choices no harm: used first, it leaves all others open."""
BRING_NO_TOOL = frozenset({"food", "resource", "points", "field", "person", "trader"})
"""Upper parts of cards and tiles after which no more tools can be added than before."""


def distinct(s: State, decision: Decision) -> Options:
    """The options that differ in effect, in the order in which people want them: see `Game.distinct`."""
    sort = SORTED.get(decision.prompt)
    return decision.options if sort is None else sort(s, decision)


def loses(s: State, seat: Seat, action: Action) -> bool:
    """Whether people would be taken from a place that cannot be paid yet, while they have others to use first."""
    return isinstance(action, Resolve) and _is_beyond_means(s, seat, action.where)


# Tools


def _tools(s: State, decision: Decision) -> Options:
    """One way to every yield, the smallest first: one-use tools only where needed, then as little as possible."""
    step = s.stack[-1]
    if not isinstance(step, AddTools):
        raise AssertionError(f"tools are added to {step}")
    seat, cheapest = decision.seat, dict[int, tuple[tuple[int, int, int], UseTools]]()
    for option in decision.options:
        if not isinstance(option, UseTools):
            continue
        added = tools_worth(s, seat, option)
        pieces = max(0, step.total + added) // step.pips
        cost = (_one_use(s, option), added, len(option.tools))
        if pieces not in cheapest or cost < cheapest[pieces][0]:
            cheapest[pieces] = cost, option
    return [cheapest[pieces][1] for pieces in sorted(cheapest)]


def _one_use(s: State, option: UseTools) -> int:
    """The worth of the tools among these that are gone afterwards (B-TOOL-11)."""
    return sum(s.rules.cards[tool].top["amount"] for tool in option.tools if not tool.isdigit())


# The order of the own places


def _places(s: State, decision: Decision) -> Options:
    """Who has something that comes first in any case is not asked for the order, and what cannot be paid comes last."""
    seat = decision.seat
    if s.players[seat].kept:
        return decision.options
    where = [option.where for option in decision.options if isinstance(option, Resolve)]
    first = next((each for each in where if _comes_first(s, seat, each, where)), None)
    if first is not None:
        return (Resolve(first),)
    hopeless = [each for each in where if _is_beyond_means(s, seat, each)]
    hopeful = [each for each in where if each not in hopeless]
    return [*map(Resolve, [*hopeful, *hopeless] if len(hopeful) > 1 else (hopeful or hopeless)[:1])]


def _comes_first(s: State, seat: Seat, where: str, others: Sequence[str]) -> bool:
    """Whether using this place now leaves everything open that any other order would."""
    if where in GIVES_AT_ONCE:
        return True
    space = s.rules.spaces[where]
    for_sale = [step for each in others if (step := _purchase(s, seat, each)) is not None]
    if where == "trader":
        return not for_sale
    return _is_plain_roll(s, seat, space) and all(_brings_no_tool(s, step) for step in for_sale)


def _is_plain_roll(s: State, seat: Seat, space: Space) -> bool:
    """Whether a roll is all that happens there: no tool to add, nothing to share, no herd to follow."""
    asks = space.id in s.rules.splits or space.id == s.herd
    return bool(space.what) and not asks and not ready_tools(s.players[seat])


def _brings_no_tool(s: State, step: Purchase) -> bool:
    about = step.deal(s).about
    card, tile = s.rules.cards.get(str(about.get("card"))), s.rules.buildings.get(str(about.get("building")))
    top = card.top if card else tile.top if tile else None
    return not top or top["kind"] in BRING_NO_TOOL


def _purchase(s: State, seat: Seat, where: str) -> Purchase | None:
    """What is for sale to the people on this place."""
    use = s.rules.spaces[where].use
    step = use(seat, where, s.crowd[where][seat]) if use else None
    return step if isinstance(step, Purchase) else None


def _is_beyond_means(s: State, seat: Seat, where: str) -> bool:
    step = _purchase(s, seat, where)
    return step is not None and not answers(s, step)


# Prices


def _cheapest_first(s: State, decision: Decision) -> Options:
    """Payments by what they are worth; all differ."""
    return sorted(decision.options, key=lambda option: _cost(s, option))


def _most_points_first(s: State, decision: Decision) -> Options:
    """A building whose points follow from what is paid: the payment for most points, then the others from below."""
    ordered = _trades_that_help(s, _cheapest_first(s, decision))
    tile = str(decision.about["building"])
    building = s.rules.buildings.get(tile) or s.rules.igloos[tile]
    points = {each: points_for(s, building, each.goods) for each in ordered if isinstance(each, Pay)}
    if len({*points.values()}) < 2:
        return ordered
    best = max(points, key=lambda each: points[each])
    return [best, *(option for option in ordered if option != best)]


def _card_payments(s: State, decision: Decision) -> Options:
    return _trades_that_help(s, _cheapest_first(s, decision))


def _cost(s: State, option: Action) -> tuple[int, int, int]:
    """Payments first, then what changes goods, then refusals; each by what it is worth."""
    match option:
        case Pay():
            return (0, len(option.plus), _value(s, option.goods))
        case Feed():
            return (0, 0, _value(s, option.goods))
        case Swap():
            return (1, _value(s, option.give), -_value(s, option.get))
        case Gain():
            return (2, 0, 0)
        case _:
            return (3, 0, 0)


def _value(s: State, goods: Goods) -> int:
    return sum(s.rules.values.get(what, 0) * count for what, count in goods)


def _trades_that_help(s: State, options: Options) -> Options:
    """Without exchanges of one resource for another where any resource can be paid: they change nothing but use up."""
    step = s.stack[-1]
    if not isinstance(step, Purchase) or not any(isinstance(option, Swap) for option in options):
        return options
    price = step.deal(s).price
    if price.cost or price.kinds is not None or price.of != "resources":
        return options
    payable = any(isinstance(option, Pay) for option in options)
    return [
        each
        for each in options
        if not (payable and isinstance(each, Swap) and all(what in s.rules.values for what, _ in each.give))
    ]


# Rewards


def _rewards(s: State, decision: Decision) -> Options:
    """One of two rewards that come to the same, as when neither can be given."""
    seen: dict[str, Action] = {}
    for option in decision.options:
        seen.setdefault(_after(s, decision.seat, option), option)
    return [*seen.values()]


def _after(s: State, seat: Seat, action: Action) -> str:
    fork = s.copy()
    apply(fork, seat, action)
    pending(fork)
    return snapshot.digest(snapshot.dump(fork, leave_out=frozenset({"rules", "events"})))


SORTED: Mapping[str, Callable[[State, Decision], Options]] = {
    "tools": _tools,
    "resolve": _places,
    "buy-card": _card_payments,
    "buy-building": _most_points_first,
    "buy-extra-card": _card_payments,
    "pay-move": _cheapest_first,
    "feed": _cheapest_first,
    "bonus": _rewards,
    "animal-reward": _rewards,
}
"""By question; in all others every option differs from every other."""
