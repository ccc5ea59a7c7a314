"""Turns of a game that was played, as the plan of somebody who would have done just that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core.actions import Action
from engine.core.match import Match, Row
from engine.core.questions import Decision, Seat
from engine.hunters_scouts.actions import Create, Done, Mark, Recruit, Send, Stash, Wear

ORDER_OF = {"stash": "keep", "keep-one": "keep", "ancestor": "recruit"}
"""The questions whose prepared answer has another name."""


@dataclass(frozen=True)
class Answered:
    """A question of somebody's own turn, and the answer to it."""

    match: Match
    decision: Decision
    row: Row


def own_turns(game: Iterable[tuple[Match, Row]]) -> Iterator[list[Answered]]:
    """The questions of each turn to the tribe whose turn it was; the match is as it was before its answer."""
    before, turn, number = None, list[Answered](), 0
    for match, row in game:
        if before is not None and before.decisions:
            (decision,) = before.decisions
            view = before.view(None)
            if view.turn != number:
                if turn:
                    yield turn
                turn, number = [], view.turn
            if decision.seat == view.active:
                turn.append(Answered(before, decision, row))
        before = match.copy()
    if turn:
        yield turn


def is_whole(turn: Sequence[Answered]) -> bool:
    """Whether a plan can say all of this turn: members called home once, and sent once."""
    prompts = Counter(each.decision.prompt for each in turn)
    more = any(each.decision.prompt == "use" and not _is_plain(each) for each in turn)
    return not more and all(prompts[each] < 2 for each in ("send", "exchange", "bonus"))


def _is_plain(use: Answered) -> bool:
    return isinstance(action_of(use), Create | Done)


def action_of(answered: Answered) -> Action:
    return answered.match.game.read(answered.row.text)


def described(turn: Sequence[Answered]) -> str:
    """What was done, as a planned turn; what a plan cannot say is left out."""
    first, *rest = turn
    start = first.row.text.removeprefix("play ")
    said: dict[str, list[str]] = {}
    sends = sum(each.decision.prompt == "send" for each in rest)
    for each in rest:
        prompt = each.decision.prompt
        if prompt == "use" and not _is_plain(each):
            break
        if prompt == "send" and sends > 1:
            continue
        said.setdefault(ORDER_OF.get(prompt, prompt), []).append(_value(each))
    if len(said.get("exchange", ())) > 1 or len(said.get("bonus", ())) > 1:
        said = {name: values for name, values in said.items() if name not in ("exchange", "bonus")}
    return ", ".join([start, *(f"{name} {' '.join(values)}" for name, values in said.items())])


def _value(answered: Answered) -> str:
    action = action_of(answered)
    match action:
        case Send():
            return _moves(answered.decision.options[0], action)
        case Wear():
            return " ".join(f"{card} {kind}" for card, kind in action.covered)
        case Mark():
            return " ".join(action.locations)
        case Recruit():
            return "-".join(map(str, action.cards))
        case Stash():
            return " ".join([*action.items, "only"])
        case Create():
            return action.what
        case _ if str(action).startswith("exchange "):
            return str(action).removeprefix("exchange ").replace("+", " ")
        case _:
            return str(action).rpartition(" ")[2]


def _moves(as_it_is: Action, then: Send) -> str:
    assert isinstance(as_it_is, Send)
    now, later = Counter(as_it_is.members), Counter(then.members)
    come, leave = later - now, now - later
    del leave["village"]
    if not come:
        return "nobody"
    return _numbers(come) + (f" from {_numbers(leave)}" if leave else "")


def _numbers(members: Mapping[str, int]) -> str:
    return " ".join(f"{where} {count}" for where, count in members.items())


def seat_of(turn: Sequence[Answered]) -> Seat:
    return turn[0].decision.seat
