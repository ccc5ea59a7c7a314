"""The sunset of a tribe (L198-286, R27 to R30)."""

from __future__ import annotations

from engine.core.actions import Bag
from engine.core.questions import Decision, Options, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.hunters_scouts.actions import Lose, Recruit, Stash
from engine.hunters_scouts.base.display import take, ways_to_take
from engine.hunters_scouts.base.hunger import DiscardHunger, TakeHunger
from engine.hunters_scouts.base.items import keep_items, list_subsets
from engine.hunters_scouts.base.placing import go_home
from engine.hunters_scouts.base.track import has_died_out, score
from engine.hunters_scouts.state import VILLAGE, State, opponent


def may_set(s: State, seat: Seat) -> bool:
    """An early sunset must leave enough characters for every later one (R28)."""
    if not s.tribes[seat].hand:
        return True
    fewest, lying = s.rules.numbers.fewest, sum(map(len, s.display))
    return lying >= fewest and lying - fewest + len(s.tribes[opponent(seat)].hand) >= fewest


def set_sun(s: State, seat: Seat) -> None:
    """The steps of the sunset in their order (R30)."""
    s.today.sunset = True
    s.phase = "sunset"
    s.tell("sunset", seat=seat)
    s.then(ScoreDay(seat), StashItems(seat), Eat(seat), Starve(seat), RecruitCharacters(seat))


def count_eaters(s: State, seat: Seat) -> int:
    """Members in the village and on locations; camp and supply do not count (L207-209)."""
    return s.tribes[seat].village + s.count_out(seat)


def find_balance(s: State, seat: Seat) -> int:
    """The balance of the day: members less hunger less cards still in hand (L203-236)."""
    return count_eaters(s, seat) - s.tribes[seat].hunger - len(s.tribes[seat].hand)


def points_of_day(s: State, seat: Seat) -> int:
    """How far the marker goes; never back below 0 (L220-227)."""
    return max(find_balance(s, seat), -s.tribes[seat].vp)


@frozen
class ScoreDay(Acts):
    """The marker goes forward or back by the balance of the day."""

    seat: Seat

    def ask(self, s: State) -> None:
        points = points_of_day(s, self.seat)
        if points < 0:
            s.tribes[self.seat].move_marker(points, "sunset")
            s.tell("fell-back", seat=self.seat, points=-points)
        score(s, self.seat, max(0, points), "sunset")


@frozen
class StashItems:
    """All hidden items but one are discarded (L503-506); where more may be kept, fewer may be, too (L674-679)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        items, most = s.tribes[self.seat].items, find_item_limit(s, self.seat)
        fewest = most if most == s.rules.numbers.keep else 0
        if len(items) <= fewest:
            return None
        bags = list_subsets(items, range(min(most, len(items)), fewest - 1, -1))
        about = {"limit": most, "fewest": fewest}
        return (Decision(self.seat, "stash", Options(_make_stash, bags), about, secret=True),)

    def answer(self, s: State, seat: Seat, action: Stash) -> None:
        keep_items(s, seat, action.items, len(s.tribes[seat].items) - len(action.items))


def _make_stash(items: tuple[str, ...]) -> Stash:
    return Stash(Bag(items))


def find_item_limit(s: State, seat: Seat) -> int:
    """How many hidden items last over the night at most; a sacred place allows more (L674-679)."""
    numbers = s.rules.numbers
    caves = {"misty-gorge": numbers.misty_gorge, "ice-cavern": numbers.ice_cavern}
    return max([numbers.keep, *(most for place, most in caves.items() if s.stands_on(seat, place))])


@frozen
class Eat(Acts):
    """One hunger for every member in the village and on locations; the old ones stay (L238-246)."""

    seat: Seat

    def ask(self, s: State) -> None:
        if eaters := count_eaters(s, self.seat):
            s.then(TakeHunger(self.seat, eaters))


@frozen
class Starve:
    """With too much hunger one member is lost to the supply, once, and some hunger with it (R27)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        tribe, numbers = s.tribes[self.seat], s.rules.numbers
        if tribe.hunger < numbers.famine_hunger:
            return None
        homes = [VILLAGE] if tribe.village else []
        where = [*homes, *(each for each in s.locations if s.crowd[each][self.seat])]
        if len(where) > 1:
            return (Decision(self.seat, "lose", tuple(map(Lose, where)), {"hunger": tribe.hunger}),)
        for each in where:
            self.lose(s, each)
        return None

    def answer(self, s: State, _seat: Seat, action: Lose) -> None:
        self.lose(s, action.what)

    def lose(self, s: State, where: str) -> None:
        if where != VILLAGE:
            go_home(s, self.seat, where, 1)
        s.tribes[self.seat].village -= 1
        s.tribes[self.seat].supply += 1
        s.tell("starved", seat=self.seat, where=where)
        if not has_died_out(s, self.seat):
            s.then(DiscardHunger(self.seat, s.rules.numbers.famine_tiles))


@frozen
class RecruitCharacters:
    """The hand for the next day comes from the display (L252-268, R29)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        ways = list_recruits(s, self.seat)
        if len(ways) > 1:
            return (Decision(self.seat, "recruit", tuple(ways)),)
        take(s, self.seat, ways[0])
        return None

    def answer(self, s: State, seat: Seat, action: Recruit) -> None:
        take(s, seat, action)


def list_recruits(s: State, seat: Seat) -> list[Recruit]:
    """All legal ways to take the new characters; too few for the rules are all taken."""
    numbers, lying = s.rules.numbers, sum(map(len, s.display))
    most = min(numbers.most, lying)
    if s.tribes[seat].hand:
        most = min(most, count_takeable(s, seat))
    fewest = min(numbers.fewest, lying)
    return [way for cards in range(fewest, max(fewest, most) + 1) for way in ways_to_take(s, cards)]


def count_takeable(s: State, seat: Seat) -> int:
    """How many cards may be taken so that display and opponent still hold enough for a sunset (R28, R29)."""
    lying = sum(map(len, s.display))
    return lying + len(s.tribes[opponent(seat)].hand) - s.rules.numbers.fewest
