"""What a control carries in its custom id: everything that is needed to carry it out, even after a restart."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.core.errors import RuleError

LONGEST = 100
OWN = "own"
NUMBER = r"(0|[1-9][0-9]{0,17})"
CONTROL = re.compile(rf"(do|pick|send|which|own):{NUMBER}:([a-z]+):(.*)", re.DOTALL)
TURN = re.compile(rf"{NUMBER}\.{NUMBER}\.(.*)", re.DOTALL)


def number_of(text: str) -> int:
    """The id that a control carries; raises `RuleError` for one that no version of ours made."""
    if not re.fullmatch(NUMBER, text):
        raise RuleError("error-nothing-asked")
    return int(text)


@dataclass(frozen=True, slots=True)
class Control:
    """`kind:game:deed:argument`. `do` is a button, `pick` a select whose value completes the argument, `send` a form.

    `which` is a select of tables: its game is 0 and its value is the table. `own` is a button that is about the person
    alone: its game is 0.
    """

    kind: str
    game: int
    deed: str
    argument: str = ""

    def __str__(self) -> str:
        text = f"{self.kind}:{self.game}:{self.deed}:{self.argument}"
        if len(text) > LONGEST:
            raise ValueError(f"custom id too long: {text}")
        return text

    @classmethod
    def read(cls, text: str) -> Control | None:
        """The control of a custom id, None if it is not one of ours."""
        found = CONTROL.fullmatch(text)
        if found is None or len(text) > LONGEST:
            return None
        kind, game, deed, argument = found.groups()
        return cls(kind, int(game), deed, argument)


@dataclass(frozen=True, slots=True)
class Turn:
    """The decision that a control belongs to: the seat, its own move number, and what it says."""

    seat: int
    move: int
    said: str = ""

    def __str__(self) -> str:
        return f"{self.seat}.{self.move}.{self.said}"

    @classmethod
    def read(cls, text: str) -> Turn:
        """Raises `ValueError` when it is none."""
        found = TURN.fullmatch(text)
        if found is None:
            raise ValueError(f"not a turn: {text[:LONGEST]}")
        seat, move, said = found.groups()
        return cls(int(seat), int(move), said)
