"""Prepared answers to the questions where members go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from engine.core.actions import Action, Bag, read_int
from engine.core.errors import RuleError
from engine.core.questions import Decision, Seat
from engine.core.values import frozen
from engine.hunters_scouts.actions import Send
from engine.hunters_scouts.prepared.answering import MOST, read_words
from engine.hunters_scouts.state import VILLAGE, State

NOBODY, NEW = "nobody", "new"
OR, FROM = " or ", " from "
Numbers = tuple[tuple[str, int, int], ...]
"""Places, each with the fewest and the most members who come there, or leave."""


def all_locations(s: State) -> tuple[str, ...]:
    """Every place to which members can ever be sent in this game."""
    return (*s.rules.locations, *s.rules.places)


def find_move(decision: Decision, come: Counter[str], leave: Counter[str]) -> Send | None:
    """The option in which these members come and leave; others come from the village, and the rest stay."""
    as_it_is = decision.options[0]
    if not isinstance(as_it_is, Send):
        return None
    then = Counter(as_it_is.members) + come
    then.subtract(leave)
    then[VILLAGE] -= come.total() - leave.total()
    wanted = Send(Bag(then.elements()))
    whole = min(then.values()) >= 0 and come.total() >= leave.total()
    return wanted if whole and wanted in decision.options else None


@frozen
class Ways:
    """A parsed value of `send`: its alternatives, each with who comes and who leaves."""

    ways: tuple[tuple[Numbers, Numbers], ...]

    @staticmethod
    @lru_cache(maxsize=512)
    def read(text: str) -> Ways:
        """Parse ways such as `forest-1 2 new 1-3 from swamp-1 1 or nobody`; raises `RuleError`."""
        return Ways(tuple(map(_way, text.split(OR))))


def _way(text: str) -> tuple[Numbers, Numbers]:
    if text == NOBODY:
        return (), ()
    come, sep, leave = text.partition(FROM)
    return _numbers(come), _numbers(leave) if sep else ()


def _numbers(text: str) -> Numbers:
    words = text.split()
    if not words or len(words) % 2:
        raise RuleError("error-plan-unreadable")
    return tuple(_number(where, count) for where, count in zip(words[::2], words[1::2], strict=True))


def _number(where: str, text: str) -> tuple[str, int, int]:
    lowest, dash, highest = text.partition("-")
    try:
        fewest, most = read_int(lowest), read_int(highest if dash else lowest)
    except ValueError:
        raise RuleError("error-plan-unreadable") from None
    if not 0 < most < 10 or fewest > most:
        raise RuleError("error-plan-unreadable")
    return where, fewest, most


@frozen
class Sending:
    """Where members go in a planned turn: as many as are named, from the village unless a place after `from` is.

    `new` is the card that is revealed in this turn. Of a range as many as possible go. Of several ways the first
    possible one is taken; of several such questions in one turn only the first is answered.
    """

    prompts: tuple[str, ...] = ("send",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return ()

    def read(self, s: State, text: str) -> str:
        known = {NEW, *all_locations(s)}
        for come, leave in Ways.read(" ".join(text.split())).ways:
            for where, _, _ in (*come, *leave):
                if where not in known:
                    raise RuleError("error-plan-unreadable")
        return " ".join(text.split())

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        if any(s.today.locked.values()):
            return None
        try:
            ways = Ways.read(value).ways
        except RuleError:
            return None
        for come, leave in ways:
            for some, others in product(_choices(s, come), _choices(s, leave)):
                if (found := find_move(decision, some, others)) is not None:
                    return found
        return None


def _choices(s: State, numbers: Numbers) -> Iterator[Counter[str]]:
    """Yield all combinations of numbers within the ranges, large numbers before small ones."""
    for counts in product(*(range(most, fewest - 1, -1) for _, fewest, most in numbers)):
        said = Counter[str]()
        for (where, _, _), count in zip(numbers, counts, strict=True):
            said[(s.today.revealed or "") if where == NEW else where] += count
        yield +said


@frozen
class Following:
    """How many members of the village go to the card that a Hunter reveals: `most`, a number, or `nobody`."""

    prompts: tuple[str, ...] = ("send",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (MOST, "2", "1", NOBODY)

    def read(self, s: State, text: str) -> str:
        (word, *more) = read_words(self.values(s, 0), text)
        if more:
            raise RuleError("error-answer-value", value=text[:40], choices=" ".join(self.values(s, 0)))
        return word

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        where = str(decision.about.get("where", ""))
        if not where or value not in self.values(s, decision.seat):
            return None
        counts: Sequence[int] = {MOST: (3, 2, 1, 0), NOBODY: (0,)}.get(value) or (int(value),)
        moves = (find_move(decision, Counter({where: count}), Counter()) for count in counts)
        return next((each for each in moves if each is not None), None)


@frozen
class SendingOne:
    """Where a single member goes from the village: the first possible of these places, or `nobody`.

    `is_asked` says whether a decision is such a question, and `matters` whether this seat can be asked it.
    """

    prompts: tuple[str, ...]
    is_asked: Callable[[State, Decision], bool]
    matters: Callable[[State, Seat], bool]

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (NOBODY, *s.locations) if self.matters(s, seat) else ()

    def read(self, s: State, text: str) -> str:
        now = (NOBODY, *s.locations)
        return " ".join(dict.fromkeys(read_words((NOBODY, *all_locations(s)), text, now)))

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        if not self.is_asked(s, decision):
            return None
        for word in value.split(" "):
            come = Counter[str]() if word == NOBODY else Counter({word: 1})
            if (found := find_move(decision, come, Counter())) is not None:
                return found
        return None
