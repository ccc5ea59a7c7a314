"""Options that are built up by taps: what a game must provide for them, and what a draft can still become."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

from bot.language.texts import Texts
from engine.core.actions import Action
from engine.core.questions import Seat
from engine.core.values import frozen

DONE, LISTED = "=", "*"


class Drafting(Protocol):
    """How the options of one game consist of parts; a module with these functions implements it.

    An option is a multiset of parts: a member sent to B, a wood brought from A. `drafted` are the verbs chosen so.
    """

    drafted: frozenset[str]

    def parts(self, option: Action, view: Any, seat: Seat) -> Sequence[str]:
        """The parts of an option, each a short word without spaces that does not change while the question is open."""
        ...

    def goes_first(self, part: str) -> bool:
        """Whether such a part is chosen before the others, if it is needed at all."""
        ...

    def part(self, texts: Texts, verb: str, part: str, chosen: Sequence[str], view: Any, seat: Seat) -> str:
        """The label of a part that could be chosen next."""
        ...

    def part_icon(self, verb: str, part: str, chosen: Sequence[str], view: Any) -> str:
        """The icon of a part that could be chosen next; empty for none."""
        ...

    def rank(self, option: Action, parts: Sequence[str]) -> tuple[int, ...]:
        """The sort key of an option with these parts: the more usual it is, the lower."""
        ...


@frozen
class Draft:
    """The parts of an option chosen so far, in the order of the taps; `done` means that no more will be added."""

    verb: str
    chosen: tuple[str, ...] = ()
    done: bool = False

    def __str__(self) -> str:
        return " ".join((self.verb, *self.chosen, *([DONE] if self.done else [])))

    @classmethod
    def read(cls, text: str) -> Draft:
        """Parse the draft in a control, also with a line of a list added."""
        verb, *words = text.split(" ")
        return cls(verb, tuple(word for word in words if word not in (DONE, LISTED)), DONE in words)


@frozen
class Left:
    """What a draft can still become: the `options`, each with the parts that it lacks."""

    options: Sequence[tuple[Action, Counter[str]]]

    @property
    def parts(self) -> list[str]:
        """Every part that could be chosen next, in the order of the options."""
        return list(dict.fromkeys(part for _, missing in self.options for part in missing))

    @property
    def whole(self) -> Action | None:
        """The option that the draft is already; None if it is incomplete."""
        return next((option for option, missing in self.options if not missing), None)


def find_left(
    drafting: Drafting, options: Sequence[Action], chosen: Sequence[str], view: Any, seat: Seat
) -> Left:
    """The options that these parts can become."""
    begun = Counter(chosen)
    wholes = [(option, Counter(drafting.parts(option, view, seat))) for option in options]
    if not chosen:
        return Left(wholes)
    found = [(option, whole - begun) for option, whole in wholes if begun <= whole]
    if not drafting.goes_first(chosen[-1]):
        found = [each for each in found if not any(map(drafting.goes_first, each[1]))] or found
    return Left(found)
