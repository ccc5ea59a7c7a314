"""What an option costs or yields, for labels and autocomplete; everything here is public knowledge."""

from __future__ import annotations

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.questions import Seat
from engine.hunters_scouts.actions import Convert, Create, Done, Forgo, Recall, Recruit, Sunset
from engine.hunters_scouts.base.creating import FURS, count_useful_pairs
from engine.hunters_scouts.base.display import cards_taken
from engine.hunters_scouts.base.recalling import count_meals
from engine.hunters_scouts.base.sunset import count_eaters, points_of_day
from engine.hunters_scouts.state import MUD_SPRINGS, State


def preview(s: State, seat: Seat, action: Action) -> Event | None:
    """What this open option of this seat would cost or yield."""
    match action:
        case Recall():
            return _preview_recall(s, seat, action)
        case Recruit():
            return Event("recruit", {"cards": "+".join(cards_taken(s, action))})
        case Create():
            item = s.rules.items[action.what]
            return Event("create", {"points": item.vp, "effects": "+".join(item.effects)})
        case Convert():
            return Event("convert", {"what": _name_gain(s, seat), "pairs": 1})
        case Done():
            return _preview_end(s, seat)
        case Sunset():
            return _preview_sunset(s, seat)
        case Forgo():
            return Event("forgo", {"items": s.rules.numbers.geysers})
        case _:
            return None


def _preview_sunset(s: State, seat: Seat) -> Event:
    """What is scored and the hunger after that, unless items are given back on the way. `starves` is 1 where a member
    does, 2 where that is the last one, which ends the game.
    """
    tribe, numbers, points = s.tribes[seat], s.rules.numbers, points_of_day(s, seat)
    if tribe.vp < numbers.track_goal <= tribe.vp + points and tribe.hunger > numbers.track_hungry:
        points = numbers.track_goal - 1 - tribe.vp
    passed = {*range(tribe.vp + 1, tribe.vp + points + 1)} & {*s.rules.bonus_fields} - {*tribe.passed}
    missed = len(passed) * numbers.missed_bonus if len(tribe.created) < numbers.track_bonus_items else 0
    eaters = count_eaters(s, seat)
    hunger = tribe.hunger + missed + eaters
    starves = (2 if eaters + tribe.camp == 1 else 1) if eaters and hunger >= numbers.famine_hunger else 0
    return Event("sunset", {"points": points, "hunger": hunger, "starves": starves})


def _preview_recall(s: State, seat: Seat, action: Recall) -> Event | None:
    """The hunger that a recall discards; what members bring is named by the action."""
    things = [thing for _, load in action.fetched for thing in load]
    fed = min(s.tribes[seat].hunger, count_meals(things))
    return Event("recall", {"fed": fed}) if fed else None


def _name_gain(s: State, seat: Seat) -> str:
    return "vp" if s.stands_on(seat, MUD_SPRINGS) else "member"


def _preview_end(s: State, seat: Seat) -> Event | None:
    """What pairs of furs turn into at the end of the turn, and how many pieces are lost (R05, R11)."""
    pairs = count_useful_pairs(s, seat)
    lost = sum(s.today.pool.values()) - FURS * pairs
    return (
        Event("done", {"what": _name_gain(s, seat), "pairs": pairs, "lost": lost}) if pairs or lost else None
    )
