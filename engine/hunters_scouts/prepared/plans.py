"""Plans and their text form: `round 5: gatherer, send forest-1 2 else chief; recall forest-1 wood; sunset`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.actions import read_int
from engine.core.errors import RuleError
from engine.core.plans import IF, join_conditions, split_plan
from engine.core.values import frozen

ASK, ALWAYS = "ask", "always"
RECALL, SUNSET, FORGO = "recall", "sunset", "forgo"
NO_CHARACTERS = {ASK, RECALL, SUNSET, FORGO, "else", "if", "stop"}
COUNTED = ("hunger", "points", "village", "items", "cards")
"""What a condition may count of its owner: `village` are members at home, `items` hidden ones, `cards` the hand."""
SIGNS = ("<", ">", "=")
STANDS = ("mine", "taken", "free", "gone", "open")
"""Of a place: has an own member, one of the other tribe, room for one more, is absent; of a character: free to take."""
WORD = re.compile(r"[\w-]+", re.ASCII)


@frozen
class Count:
    """A condition that compares what the owner has: `hunger < 3`; or the free fields of a card: `forest-1 wood > 1`."""

    what: str
    sign: str
    number: int
    where: str = ""

    def __str__(self) -> str:
        return f"{self.where} {self.what} {self.sign} {self.number}".strip()


@frozen
class Stands:
    """A condition about the state of a place or a character: one of `STANDS`."""

    where: str
    how: str

    def __str__(self) -> str:
        return f"{self.where} {self.how}"


Condition = Count | Stands


@frozen
class PlannedTurn:
    """One way to spend a turn: how it begins, the answers to its further questions, and the conditions of all that.

    `start` is a character, `recall …`, `sunset`, `forgo` or `ask`; `said` are the answers, each after the name of its
    kind of question.
    """

    start: str
    said: tuple[tuple[str, str], ...] = ()
    given: tuple[Condition, ...] = ()

    def __str__(self) -> str:
        words = ", ".join([self.start, *(f"{name} {value}" for name, value in self.said)])
        return f"{words} if {join_conditions(self.given)}" if self.given else words

    def parts(self) -> Iterator[tuple[str, str]]:
        """Yield its beginning, the answers within it, and its conditions, each with its way."""
        yield "", self.start
        yield from self.said
        yield from ((IF, str(condition)) for condition in self.given)


@frozen
class Plan:
    """Turns with their alternatives, one for each round from `round` on; with None the first possible one of all of
    them is taken in every turn. The plan stops while all conditions of one of `stops` hold.

    `str(plan)` and `read_plan` are inverse. A mere list of characters is written as before: `hunter scout`.
    """

    turns: tuple[tuple[PlannedTurn, ...], ...]
    stops: tuple[tuple[Condition, ...], ...] = ()
    round: int | None = None

    def __str__(self) -> str:
        turns = [" else ".join(map(str, turn)) for turn in self.turns]
        stops = [f"stop if {join_conditions(stop)}" for stop in self.stops]
        if self.round is not None:
            return f"round {self.round}: {'; '.join(turns + stops)}"
        if not stops and _are_characters(turns):
            return " ".join(turns)
        return f"{ALWAYS}: {'; '.join(turns + stops)}"

    def of_round(self, number: int) -> tuple[tuple[PlannedTurn, ...], ...]:
        """The turns that apply in this round."""
        if self.round is None:
            return self.turns
        turn = number - self.round
        return self.turns[turn : turn + 1] if turn >= 0 else ()


def read_plan(text: str, now: int) -> Plan:
    """Parse the text of a plan, which begins in the round `now` if it has no scope; raises `RuleError`.

    Whether its words mean something in this game is checked by `planning.check_plan`.
    """
    return _read(text, now)


@lru_cache(maxsize=1024)
def _read(text: str, now: int) -> Plan:
    scope, turns, stops = split_plan(text)
    if scope is None and not stops and len(turns) == 1 and _are_characters(words := turns[0].split(" ")):
        # the only plans of earlier versions: characters, of which the first one in the hand is played
        return Plan(tuple((PlannedTurn(word),) for word in dict.fromkeys(words)))
    return Plan(
        tuple(tuple(map(_turn, turn.split(" else "))) for turn in turns),
        tuple(map(_stop, stops)),
        now if scope is None else _scope(scope),
    )


def _are_characters(words: Sequence[str]) -> bool:
    return all(WORD.fullmatch(word) and word not in NO_CHARACTERS for word in words)


def _scope(words: str) -> int | None:
    if words == ALWAYS:
        return None
    try:
        return read_int(words.removeprefix("round "))
    except ValueError:
        raise RuleError("error-plan-unreadable") from None


def _stop(text: str) -> tuple[Condition, ...]:
    words, sep, conditions = text.partition(" if ")
    if words != "stop" or not sep:
        raise RuleError("error-plan-unreadable")
    return _conditions(conditions)


def _turn(text: str) -> PlannedTurn:
    words, sep, conditions = text.partition(" if ")
    start, *answers = [part.strip() for part in words.split(",")]
    said = tuple(_split_answer(each, text) for each in answers)
    if not start or len({name for name, _ in said}) < len(said):
        raise RuleError("error-plan-unreadable")
    return PlannedTurn(start, said, _conditions(conditions) if sep else ())


def _split_answer(answer: str, text: str) -> tuple[str, str]:
    name, _, value = answer.partition(" ")
    if not value:
        raise RuleError("error-plan-unreadable")
    return name, value


def _conditions(text: str) -> tuple[Condition, ...]:
    return tuple(map(read_condition, text.split(" and ")))


def read_condition(text: str) -> Condition:
    """Parse a condition; raises `RuleError`."""
    match text.split(" "):
        case [where, how] if how in STANDS:
            return Stands(where, how)
        case [*where, what, sign, count] if sign in SIGNS and len(where) < 2 and _is_number(count):
            return Count(what, sign, int(count), *where)
        case _:
            raise RuleError("error-plan-unreadable")


def _is_number(word: str) -> bool:
    try:
        return read_int(word) >= 0
    except ValueError:
        return False
