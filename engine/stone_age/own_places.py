"""Which own places come first: their order is a choice only where one matters for the questions of another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.questions import Seat
from engine.core.values import frozen
from engine.stone_age.base.buying import Purchase, list_answers
from engine.stone_age.base.gathering import ready_tools
from engine.stone_age.base.using import ReturnPeople
from engine.stone_age.base.village import HaveChild, MakeTool, TillField
from engine.stone_age.modules.style.trader import VisitTrader
from engine.stone_age.rules import USUAL_BAR, Space
from engine.stone_age.state import State

Subjects = frozenset[str]
"""What questions are about, and what their answers may depend on."""
NONE: Subjects = frozenset()
GOODS = frozenset({"goods"})
"""Resources and jewelry, to pay with."""
FOOD = frozenset({"food"})
TOOLS = frozenset({"tools"})
"""Which tools are left, and what they are still needed for."""
LEVEL = frozenset({"level"})
"""The field on the trader track, which says what can be exchanged for what."""
EXCHANGE = frozenset({"exchange"})
"""Whether the one exchange of this round has been made."""
NEWS = frozenset({"news"})
"""A tile or card that is turned up: who sees it may want to keep the goods."""
ALL: Subjects = GOODS | FOOD | TOOLS | LEVEL | EXCHANGE | NEWS
PURCHASE = GOODS | LEVEL | NEWS
HERD = GOODS | FOOD | NEWS

GIFTS: Mapping[str, Subjects] = {
    **dict.fromkeys(("points", "field", "person"), NONE),
    "food": FOOD,
    **dict.fromkeys(("resource", "any_resource", "choose_resources"), GOODS),
    **dict.fromkeys(("tool", "one_use_tool"), TOOLS),
    "draw_card": NEWS,
    "trader": GOODS | LEVEL,
}
"""What the upper parts of cards and tiles bring, by kind; `_subjects_of_gift` knows those with dice."""
VISITS: Mapping[object, Subjects] = {
    HaveChild: NONE,
    TillField: NONE,
    MakeTool: TOOLS,
    VisitTrader: GOODS | LEVEL,
}
"""What visits to the village bring; none of them asks anything. Any other step, such as that of a house rule, may ask
and bring everything.
"""


@frozen
class OwnPlace:
    """A place with own people: what its questions are about, and what using it changes or shows for others."""

    where: str
    asks: Subjects
    brings: Subjects


def find_first_places(s: State, seat: Seat, where: Sequence[str]) -> Sequence[str]:
    """The places among which the order matters before all others: one, or several that matter for one another.

    Every result of another order can be reached with these first (B-ACT-02), as nothing that the others bring or show
    concerns their questions. What cannot be paid yet is left for later (B-CARD-06, B-BLD-06).
    """
    places = [*describe_places(s, seat, where)]
    before = {place.where: {each.where for each in places if each.brings & place.asks} for place in places}
    groups = [_with_all_before(each, before) for each in where]
    group = min(groups, key=len)
    first = [each for each in where if each in group]
    return [each for each in first if not is_beyond_means(s, seat, each)] or first[:1]


def _with_all_before(where: str, before: Mapping[str, set[str]]) -> set[str]:
    """This place and all that should come before it, directly or not."""
    found, waiting = {where}, [where]
    while waiting:
        fresh = before[waiting.pop()] - found
        found |= fresh
        waiting += fresh
    return found


def describe_places(s: State, seat: Seat, where: Sequence[str]) -> list[OwnPlace]:
    """What the questions of these places are about, and what using each of them changes."""
    gifts = {each: _subjects_of_use(s, seat, each) for each in where}
    can_add = bool(ready_tools(s.players[seat]) or any(TOOLS & each for each in gifts.values()))
    added = TOOLS if can_add else NONE
    return [_describe_place(s, seat, s.rules.spaces[each], gifts[each], added) for each in where]


def may_roll_again(s: State, seat: Seat) -> bool:
    """Whether tools can still be added to a roll of this round, on another place than the one being used."""
    using = {step.where for step in s.stack if isinstance(step, ReturnPeople) and step.seat == seat}
    where = [each for each in s.rules.visits if s.crowd[each][seat] and each not in using]
    return any(TOOLS & place.asks for place in describe_places(s, seat, where))


def is_beyond_means(s: State, seat: Seat, where: str) -> bool:
    """Whether something is sold there, and nothing can be done but to take the people back."""
    step = _find_purchase(s, seat, where)
    return step is not None and not list_answers(s, step)


def _describe_place(s: State, seat: Seat, space: Space, gifts: Subjects, added: Subjects) -> OwnPlace:
    """`added` are the tools, if any may be added to a roll: then it matters which rolls come before."""
    where = space.id
    if (step := _find_purchase(s, seat, where)) is not None:
        rolls = added if _find_upper_part(s, step).get("kind") == "roll_for" else NONE
        return OwnPlace(where, PURCHASE | rolls, gifts | EXCHANGE | rolls | _subjects_of_space(s, space))
    if space.what:
        share = GOODS | NEWS if where in s.rules.splits else NONE
        follow = HERD if where == s.herd else NONE
        return OwnPlace(where, added | share | follow, gifts | added)
    if space.use is VisitTrader:
        return OwnPlace(where, _subjects_of_visit(s, seat), gifts)
    return OwnPlace(where, NONE if space.use in VISITS else ALL, gifts)


def _subjects_of_use(s: State, seat: Seat, where: str) -> Subjects:
    """What using this place may bring, whatever its dice show."""
    space = s.rules.spaces[where]
    if (step := _find_purchase(s, seat, where)) is not None:
        return _subjects_of_gift(s, _find_upper_part(s, step))
    if space.what:
        return _subjects_of_yield(space.what) | (GOODS if where in s.rules.splits else NONE)
    return VISITS.get(space.use, ALL)


def _subjects_of_gift(s: State, top: Mapping[str, Any]) -> Subjects:
    """What an upper part may bring; a dice bar may bring what any of its numbers gives."""
    match top.get("kind"):
        case None:
            return NONE
        case "roll_for":
            return _subjects_of_yield(top["resource"])
        case "dice_bar":
            bar = s.rules.dice_bars[top.get("bar", USUAL_BAR)].values()
            return NONE.union(*(_subjects_of_gift(s, gift.top) for gift in bar))
        case kind:
            return GIFTS.get(kind, ALL)


def _subjects_of_yield(what: str) -> Subjects:
    return FOOD if what == "food" else GOODS


def _subjects_of_space(s: State, space: Space) -> Subjects:
    """News if buying there turns up the next tile of a stack, or offers a second card (B-BLD-05, S-CARD5-03)."""
    is_last = space.group != "building" or s.stacks[space.index] <= 1
    return NONE if is_last and space.id not in s.rules.follows else NEWS


def _subjects_of_visit(s: State, seat: Seat) -> Subjects:
    """The exchange if a visit to the trader changes it: then purchases may be wanted before (S-EXC-05)."""
    player, trades = s.players[seat], s.rules.trades
    field = min(player.trader + s.rules.numbers.trader_steps, s.rules.numbers.trader_limit)
    now = None if player.traded else trades.get(player.trader)
    return NONE if now is None or now == trades.get(field) else EXCHANGE


def _find_purchase(s: State, seat: Seat, where: str) -> Purchase | None:
    """The purchase that people of this seat on this place make; None where nothing is sold."""
    use = s.rules.spaces[where].use
    step = use(seat, where, s.crowd[where][seat]) if use else None
    return step if isinstance(step, Purchase) else None


def _find_upper_part(s: State, step: Purchase) -> Mapping[str, Any]:
    """The upper part of what is sold there, empty where it has none."""
    about = step.deal(s).about
    card, tile = s.rules.cards.get(str(about.get("card"))), s.rules.buildings.get(str(about.get("building")))
    return (card.top if card else tile.top if tile else None) or {}
