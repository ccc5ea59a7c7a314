"""The rest of a recall turn: items, furs, more members, until the player has done enough (R05, R10, R11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.actions import Action
from engine.core.questions import Decision, Seat
from engine.core.steps import Acts, Step
from engine.core.values import frozen
from engine.hunters_scouts.actions import Convert, Create, Done, Recall
from engine.hunters_scouts.base.decks import DrawItem
from engine.hunters_scouts.base.hunger import DiscardHunger, TakeHunger
from engine.hunters_scouts.base.placing import PlaceByItem
from engine.hunters_scouts.base.recalling import call_home, list_recalls
from engine.hunters_scouts.base.track import Advance, score
from engine.hunters_scouts.state import MUD_SPRINGS, State

FUR, FURS = "fur", 2
EFFECTS: Mapping[str, Callable[[Seat], Step]] = {
    "place-member": PlaceByItem,
    "draw-item": DrawItem,
    "take-hunger": lambda seat: TakeHunger(seat, 1),
    "discard-hunger": lambda seat: DiscardHunger(seat, 1),
}


@frozen
class UsePool:
    """What was fetched is used, in any order. Whether this is asked depends on nothing hidden (R43)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        more = list_recalls(s, self.seat)
        furs = [Convert()] if count_useful_pairs(s, self.seat) else []
        hopeful = any(s.today.pool.values()) and s.tribes[self.seat].items
        if not (more or furs or hopeful):
            s.then(EndRecall(self.seat))
            return None
        creates = [Create(item) for item in sorted({*s.tribes[self.seat].items}) if can_pay(s, item)]
        options: tuple[Action, ...] = (*creates, *furs, *more, Done())
        return (Decision(self.seat, "use", options, secret=True),)

    def answer(self, s: State, seat: Seat, action: Create | Convert | Recall | Done) -> None:
        if isinstance(action, Done):
            s.then(EndRecall(seat))
            return
        s.then(self)
        if isinstance(action, Recall):
            call_home(s, seat, action)
        elif isinstance(action, Create):
            create(s, seat, action.what)
        else:
            convert(s, seat)


@frozen
class EndRecall(Acts):
    """All pairs of furs that are left are converted; what was not used is lost (R05, R11)."""

    seat: Seat

    def ask(self, s: State) -> None:
        if count_useful_pairs(s, self.seat):
            s.then(self)
            convert(s, self.seat)
            return
        s.today.pool.clear()


def can_pay(s: State, item: str) -> bool:
    """Whether the pool holds the whole cost."""
    pool = s.today.pool
    return all(pool.get(what, 0) >= pieces for what, pieces in s.rules.items[item].cost.items())


def create(s: State, seat: Seat, item: str) -> None:
    """The item is paid, lies open from now on, scores, and takes effect from left to right (L328, L419-421)."""
    card, tribe = s.rules.items[item], s.tribes[seat]
    for what, pieces in card.cost.items():
        s.today.pool[what] -= pieces
    tribe.bring_to_light(item)
    tribe.created.append(item)
    s.today.created += 1
    s.tell("created", seat=seat, item=item, points=card.vp)
    s.then(Advance(seat, card.vp, "item"), *(EFFECTS[effect](seat) for effect in card.effects))


def count_useful_pairs(s: State, seat: Seat) -> int:
    """How many pairs of furs bring anything: without a member in the supply only at the Mud springs (R10)."""
    pairs = s.today.pool.get(FUR, 0) // FURS
    return pairs if s.stands_on(seat, MUD_SPRINGS) else min(pairs, s.tribes[seat].supply)


def convert(s: State, seat: Seat) -> None:
    """Two furs are a new member in the camp, or one point for who leaves a member at the Mud springs (R11)."""
    s.today.pool[FUR] -= FURS
    if s.stands_on(seat, MUD_SPRINGS):
        s.today.furs_scored = True
        score(s, seat, 1, MUD_SPRINGS)
        return
    tribe = s.tribes[seat]
    tribe.supply -= 1
    tribe.camp += 1
    s.tell("converted", seat=seat)
