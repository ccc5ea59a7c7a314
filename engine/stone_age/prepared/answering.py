"""Applies the prepared answers to kinds of questions: each class is one sort of answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core.actions import Action
from engine.core.errors import RuleError
from engine.core.questions import Decision, Seat
from engine.core.values import frozen
from engine.stone_age.actions import Decline, Feed, Pay, Place, Resolve, Share, Swap, UseTools
from engine.stone_age.base.gathering import pieces_for, sum_tools
from engine.stone_age.base.placing import placements
from engine.stone_age.prepared.paying import BOUGHT
from engine.stone_age.prepared.planning import find_placement, find_planned, write_plan
from engine.stone_age.prepared.plans import read_plan
from engine.stone_age.rules import Rules
from engine.stone_age.state import State

BOARD = "board"
PLUS = "plus"
UNPAYABLE = "unpayable"
TOOLING = ("gain", "gain-all", "never")


@frozen
class Planned:
    """A plan: the moves of the placing phase, and how to pay for the purchases that they lead to."""

    prompts: tuple[str, ...] = ("place", "ring", *BOUGHT)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        """Beginnings of a plan: the places of the village, the single moves that are legal now, and every place."""
        single = (str(each) for each in placements(s, seat))
        moves = (f"round {s.round}: {line.removeprefix('place ')}" for line in single)
        return ("; ".join(s.rules.village), *moves, *_everywhere(s.rules))

    def read(self, s: State, text: str) -> str:
        return str(write_plan(s, text))

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        try:
            plan = read_plan(value, tuple(s.rules.spaces), s.round)
        except RuleError:
            # Stored by a version with more words: its player is asked, and the game continues.
            return None
        if decision.prompt in BOUGHT:
            return find_planned(s, decision, plan)
        return find_placement(
            s, decision.seat, [each for each in decision.options if isinstance(each, Place)], plan
        )


def _everywhere(rules: Rules) -> Iterator[str]:
    """Yield every place to which people can be sent, with the numbers that it takes: `field`, `forest 1-7`."""
    for where, ways in rules.placements.items():
        if ways and ways[-1].people:
            fewest, most = ways[0].people, ways[-1].people
            yield where if fewest == most else f"{where} {fewest}-{most}"


@frozen
class InTurn:
    """Which of one's places is used next: `hut; forest; board`; `board` is all others in the order of the board."""

    prompts: tuple[str, ...] = ("resolve",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (BOARD,)

    def read(self, s: State, text: str) -> str:
        names = [" ".join(name.split()) for name in text.split(";")]
        return "; ".join(dict.fromkeys(read_one((BOARD, *s.rules.visits), name) for name in names))

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        uses = [each for each in decision.options if isinstance(each, Resolve)]
        for name in value.split("; "):
            fit = [each for each in uses if name in (each.where, BOARD)]
            if fit:
                return fit[0]
        return None


@frozen
class Tooling:
    """`gain`: add tools only where they bring more pieces, the fewest that bring the most; or `never`.

    Tools that are used up stay with their owner; `gain-all` adds them too.
    """

    prompts: tuple[str, ...] = ("tools",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return TOOLING

    def read(self, s: State, text: str) -> str:
        return read_one(TOOLING, text)

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        if value not in TOOLING:
            return None
        choices = (each for each in decision.options if isinstance(each, UseTools))
        usable = [each for each in choices if _may_add(value, each)]
        total, pips = int(decision.about["total"]), int(decision.about["pips"])

        def rank_yield(choice: UseTools) -> tuple[int, int, int]:
            """Sort key: more pieces, then fewer tools, then smaller ones."""
            added = sum_tools(s, decision.seat, choice)
            return pieces_for(total + added, pips), -len(choice.tools), -added

        return max(usable, key=rank_yield)


def _may_add(value: str, choice: UseTools) -> bool:
    if value == "never":
        return not choice.tools
    return value == "gain-all" or all(tool.isdigit() for tool in choice.tools)


@frozen
class Preferring:
    """Picks the first of these that is an option: `6 5 4` for `take 6`, else `take 5` …; asks if none is."""

    prompts: tuple[str, ...]
    verb: str
    choices: Callable[[Rules], Sequence[str]]

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        choices = self.choices(s.rules)
        return (*((" ".join(choices),) if len(choices) > 1 else ()), *choices)

    def read(self, s: State, text: str) -> str:
        return " ".join(read_words(self.choices(s.rules), text))

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        open_lines = {str(option): option for option in decision.options}
        wanted = (open_lines.get(f"{self.verb} {word}") for word in value.split(" "))
        return next((option for option in wanted if option is not None), None)


@frozen
class Whole:
    """Takes a whole yield as one kind of goods: `food`."""

    prompts: tuple[str, ...] = ("share",)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return tuple(what for other in s.rules.splits.values() for what in ("food", other))

    def read(self, s: State, text: str) -> str:
        return read_one(self.values(s, 0), text)

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        shares = (each for each in decision.options if isinstance(each, Share))
        return next((each for each in shares if [what for what, _ in each.goods] == [value]), None)


@frozen
class Giving:
    """What to give: as much as possible of the first kind, then of the second, and of no others; `wood brick`.

    With `plus` the optional addition is paid where possible; where the kinds do not suffice, the `refusal` is the
    answer if it is named. `other` is a second predefined value after the `usual` one.
    """

    prompts: tuple[str, ...]
    usual: Callable[[Rules], Sequence[str]]
    refusal: Action | None = None
    other: Callable[[Rules], Sequence[str]] | None = None

    @property
    def refusing(self) -> tuple[str, ...]:
        """The word for the refusal, if there is one."""
        return () if self.refusal is None else (str(self.refusal),)

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        usual = " ".join(self.usual(s.rules))
        if not usual:
            return ()
        other = () if self.other is None else (" ".join(self.other(s.rules)),)
        wholes = (usual, *other)
        return (*wholes, *(f"{each} {word}" for each in wholes for word in self.refusing), *self.refusing)

    def read(self, s: State, text: str) -> str:
        words = read_words((*s.rules.values, "food", "jewelry", PLUS, *self.refusing), text)
        for word in self.refusing:
            if word in words[:-1]:
                raise RuleError("error-answer-last", word=word)
        return " ".join(words)

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        words = value.split(" ")
        payments = [each for each in decision.options if isinstance(each, Pay | Feed)]
        fit = [each for each in payments if {what for what, _ in each.goods} <= {*words}]
        rich = [each for each in fit if isinstance(each, Pay) and each.plus]
        fit = rich if rich and PLUS in words else [each for each in fit if each not in rich]
        if fit:
            return max(fit, key=lambda each: [dict(each.goods).get(word, 0) for word in words])
        return self.refusal if any(word in words for word in self.refusing) else None


@frozen
class Declining:
    """`unpayable`: decline where nothing can be paid or exchanged, also if the seat is only asked for a kept card."""

    prompts: tuple[str, ...] = ("buy-card", "buy-building", "buy-extra-card")

    def values(self, s: State, seat: Seat) -> tuple[str, ...]:
        return (UNPAYABLE,)

    def read(self, s: State, text: str) -> str:
        return read_one((UNPAYABLE,), text)

    def answer(self, s: State, decision: Decision, value: str) -> Action | None:
        payable = any(isinstance(option, Pay | Swap) for option in decision.options)
        return Decline() if value == UNPAYABLE and not payable else None


def read_one(choices: Sequence[str], text: str) -> str:
    """The text with single spaces; raises `RuleError` if it is not one of these."""
    word = " ".join(text.split())
    if word not in choices:
        raise RuleError("error-answer-value", value=word[:40], choices=" ".join(choices))
    return word


def read_words(choices: Sequence[str], text: str) -> list[str]:
    """Split the text into words, each once; raises `RuleError` if there are none or some are not among these."""
    return [*dict.fromkeys(read_one(choices, word) for word in text.split() or [""])]
