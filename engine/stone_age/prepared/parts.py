"""A plan as parts: its text, the moves that can be added, and the conditions that are offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core.actions import Action
from engine.core.errors import Unreadable
from engine.core.plans import ELSE, IF, SCOPE, STOP, Parts, PlanPart, join_conditions, moves_of, write_parts
from engine.core.questions import Decision, Seat
from engine.stone_age.actions import Place
from engine.stone_age.base.placing import placements
from engine.stone_age.prepared.paying import count_cost, find_offer, spot, ways_to_pay
from engine.stone_age.prepared.planning import SOLD, Turn, find_option
from engine.stone_age.prepared.plans import PAY, Removed, read_plan
from engine.stone_age.state import State

UNKNOWN = "?"
"""Stands for a card that nobody has seen yet."""
MOST_OFFERED = 25
MOST_COUNTED = 3
"""Conditions that count a resource are offered up to this number."""


def text_of(parts: Parts) -> str:
    """The text of the plan of these parts."""
    return write_parts(parts, _write_move)


def _write_move(said: str, attached: Parts) -> str:
    """The text of a move: its payment comes before its conditions; of several payments the last one counts."""
    pays = [f"pay {part.said}" for part in attached if part.way == PAY]
    given = [part.said for part in attached if part.way == IF]
    return " ".join([said, *pays[-1:], *([f"if {join_conditions(given)}"] if given else [])])


def beginning(s: State, seat: Seat) -> Parts:
    """A plan holds for the round in which this seat places people next."""
    return (PlanPart(SCOPE, f"round {go_to_turn(s, seat).round}"),)


def next_move(s: State, seat: Seat, parts: Parts, way: str) -> Decision | None:
    """The placements that this seat would have at its next turn once the plan is carried out so far."""
    at, turns = go_to_turn(s, seat), _turns(s, parts)
    for turn in turns[:-1] if way == ELSE else turns:
        _carry_out(at, seat, turn)
    named = {spot(at, entry.where) for entry in turns[-1]} if way == ELSE and turns else set[str | None]()
    options = tuple(each for each in placements(at, seat) if each.where not in named)
    about = {"people": at.players[seat].tableau, "round": at.round}
    return Decision(seat, "place", options, about) if options else None


def describe_placement(s: State, option: Action) -> str:
    """The text of a placement in a plan: `field`, `forest 3`."""
    if not isinstance(option, Place):
        raise Unreadable(line=str(option))
    return option.where if len(s.rules.placements[option.where]) == 1 else f"{option.where} {option.people}"


def go_to_turn(s: State, seat: Seat) -> State:
    """The state in which this seat places people next: now, else at the start of the next round."""
    at = s.copy()
    if s.phase == "placing" and s.players[seat].tableau:
        return at
    at.round += 1
    for crowd in at.crowd.values():
        crowd[:] = [0] * len(crowd)
    for player in at.players:
        player.tableau = player.people
    # Gaps are filled, nobody knows by what.
    at.display = [card or UNKNOWN for card in at.display]
    return at


def _carry_out(at: State, seat: Seat, turn: Turn) -> None:
    """Apply the first of the alternatives that is possible."""
    options = placements(at, seat)
    for entry in turn:
        if (found := find_option(at, entry, options)) is not None:
            at.crowd[found.where][seat] += found.people
            at.players[seat].tableau -= found.people
            return


def _turns(s: State, parts: Parts) -> tuple[Turn, ...]:
    return read_plan(text_of(parts), tuple(s.rules.spaces), s.round).turns if moves_of(parts) else ()


def attachable(s: State, seat: Seat, parts: Parts) -> Mapping[str, Sequence[str]]:
    """Payments and conditions of the last move, conditions that stop the plan, and a scope of one round."""
    if not moves_of(parts):
        return {}
    turns, last_move = _turns(s, parts), max(at for at, part in enumerate(parts) if part.is_move)
    known = {part.said for part in parts[last_move:]}
    scope = () if any(part.way == SCOPE for part in parts) else (str(beginning(s, seat)[0].said),)
    named = [spot(s, entry.where) for turn in turns for entry in turn]
    places = [where for where in named if where is not None]
    last = named[-1]
    paid = {entry.pay for entry in turns[-1][-1:]}
    found = {
        PAY: () if last is None else [each for each in ways_to_pay(s, last) if each not in paid],
        IF: (*_prices(s, last), *_standing(s, places, last), *_counts(s, seat)),
        STOP: (*_find_missing(s, places), *_standing(s, places, None), *_counts(s, seat)),
        SCOPE: scope,
    }
    return {way: [each for each in said if each not in known][:MOST_OFFERED] for way, said in found.items()}


def _standing(s: State, planned: Sequence[str], but: str | None) -> Iterator[str]:
    """Yield conditions that others stand in the village or on planned places, or that the owner stands on these."""
    for where in dict.fromkeys((*s.rules.village, *planned)):
        if where != but:
            yield f"{where} taken"
    for where in dict.fromkeys(planned):
        if where != but:
            yield f"{where} mine"


def _prices(s: State, where: str | None) -> Iterator[str]:
    """Yield conditions on the price at a card place, where a card gets cheaper from round to round."""
    space, price = s.rules.spaces.get(where or ""), count_cost(s, where)
    if space is not None and space.group == SOLD[0] and price is not None:
        yield from (f"price < {most + 1}" for most in range(price, 0, -1))


def _find_missing(s: State, places: Sequence[str]) -> Iterator[str]:
    """Yield conditions that what lies now on a planned place was removed."""
    for where in dict.fromkeys(places):
        if (what := find_offer(s, s.rules.spaces[where])) is not None:
            yield str(Removed(where, what))


def _counts(s: State, seat: Seat) -> Iterator[str]:
    """Yield conditions on food, too little or enough to feed all people, and on few or enough of each resource."""
    yield f"food < {s.players[seat].people}"
    yield f"food > {s.players[seat].people - 1}"
    for resource in s.rules.values:
        yield f"{resource} > 0"
        yield f"{resource} < {MOST_COUNTED}"
        yield f"{resource} > {MOST_COUNTED - 1}"
