"""What a control carries in its custom id: everything that is needed to carry it out, even after a restart.

`str` writes a value and `read` reads it back; it raises `ValueError` for what no version of ours wrote.
`Control.read` gives None for that, and `FirstField` and `Topic` are only read.
"""

from __future__ import annotations

import re
from dataclasses import replace

from bot.tables.model.computers import COMPUTERS
from engine.core.values import frozen

LONGEST = 100
OWN = "own"
WHICH = "which"
NUMBER = r"(0|[1-9][0-9]{0,17})"
CONTROL = re.compile(rf"(do|pick|send|which|own):{NUMBER}:([a-z]+):(.*)", re.DOTALL)
PLAN_STEP = re.compile(r"([0-9a-f]{0,16})\.(0|[1-9][0-9]{0,2}|)\.([a-z-]*)\.(.*)", re.DOTALL)
PRESS = re.compile(rf"{NUMBER}\.{NUMBER}\.(.*)", re.DOTALL)


def number_of(text: str) -> int:
    """A number that a control carries; raises `ValueError`."""
    if not re.fullmatch(NUMBER, text):
        raise ValueError(f"not a number: {text[:LONGEST]}")
    return int(text)


@frozen
class Control:
    """`kind:game:action:argument`. `do` is a button, `pick` a select whose value completes the argument, `send` a form.

    `which` is a select of tables: its game is 0 and its value is the table. `own` is a control that is about the person
    alone: its game is 0.
    """

    kind: str
    game: int
    action: str
    argument: str = ""

    def __str__(self) -> str:
        text = f"{self.kind}:{self.game}:{self.action}:{self.argument}"
        if len(text) > LONGEST:
            raise ValueError(f"custom id too long: {text}")
        return text

    @classmethod
    def read(cls, text: str) -> Control | None:
        """The control of a custom id, None if it is not one of ours."""
        found = CONTROL.fullmatch(text)
        if found is None or len(text) > LONGEST:
            return None
        kind, game, action, argument = found.groups()
        return cls(kind, int(game), action, argument)

    def complete(self, value: str) -> str:
        """The argument, completed by what was chosen in a select: a press by its option, others by one more word."""
        if self.kind == "pick" and self.action == "press":
            return str(replace(Press.read(self.argument), line=value))
        return f"{self.argument} {value}".strip() if self.kind in ("pick", OWN) else self.argument


@frozen
class Press:
    """A control of a decision: the seat, its move number, and the line of an option."""

    seat: int
    move: int
    line: str = ""

    def __str__(self) -> str:
        return f"{self.seat}.{self.move}.{self.line}"

    @classmethod
    def read(cls, text: str) -> Press:
        found = PRESS.fullmatch(text)
        if found is None:
            raise ValueError(f"not a press: {text[:LONGEST]}")
        seat, move, line = found.groups()
        return cls(int(seat), int(move), line)


@frozen
class FirstField:
    """The first of two fields is chosen: the press names the verb."""

    press: Press
    name: str
    value: str

    @classmethod
    def read(cls, text: str) -> FirstField:
        press = Press.read(text)
        verb, _, chosen = press.line.partition(" ")
        name, _, value = chosen.partition("=")
        return cls(replace(press, line=verb), name, value)


@frozen
class Vote:
    """A vote about a seat whose time is up."""

    number: int
    choice: str

    def __str__(self) -> str:
        return f"{self.number}.{self.choice}"

    @classmethod
    def read(cls, text: str) -> Vote:
        number, _, choice = text.partition(".")
        return cls(number_of(number), choice)


@frozen
class Setting:
    """A choice of the host in a lobby, and the fingerprint of all choices above which its control stands."""

    name: str
    fingerprint: str

    def __str__(self) -> str:
        return f"{self.name}.{self.fingerprint}"

    @classmethod
    def read(cls, text: str) -> Setting:
        name, mark, fingerprint = text.partition(" ")[0].partition(".")
        if not mark:
            raise ValueError(f"not a setting: {text[:LONGEST]}")
        return cls(name, fingerprint)


@frozen
class ComputerSeat:
    """A seat at which a computer player of this level sits."""

    seat: int
    level: str

    def __str__(self) -> str:
        return f"{self.seat}.{self.level}"

    @classmethod
    def read(cls, text: str) -> ComputerSeat:
        seat, _, level = text.partition(".")
        if level not in COMPUTERS.values():
            raise ValueError(f"no computer player: {text[:LONGEST]}")
        return cls(number_of(seat), level)


@frozen
class Topic:
    """An entry of the rules of one game."""

    game: str
    entry: str

    @classmethod
    def read(cls, text: str) -> Topic:
        game, _, entry = text.partition(" ")
        return cls(game, entry)


@frozen
class PlanStep:
    """A step in building a plan: the fingerprint of the plan above it, which part it is about (None: the last move or
    the whole plan), the way in which something is added or changed, and what. In front of the way stands how far a move
    has been chosen: `n-` narrowed by its first field, `d-` drafted part by part, `k-` kept as it was made out of turn.
    """

    fingerprint: str
    at: int | None
    way: str
    said: str = ""

    def __str__(self) -> str:
        return f"{self.fingerprint}.{'' if self.at is None else self.at}.{self.way}.{self.said}"

    @classmethod
    def read(cls, text: str) -> PlanStep:
        found = PLAN_STEP.fullmatch(text)
        if found is None:
            raise ValueError(f"not a step of a plan: {text[:LONGEST]}")
        fingerprint, at, way, said = found.groups()
        return cls(fingerprint, int(at) if at else None, way, said.strip())


ALWAYS, THIS_ROUND, EVERYWHERE, NEVER = "", "round", "all", "never"
"""When an answer to a kind of question holds: until it is changed, in this round, at all tables of the game too; or it
is never to be proposed again.
"""


@frozen
class KindAnswer:
    """A kind of question, how a seat wants it answered, and when that holds."""

    question: str
    answer: str
    scope: str = ALWAYS

    def __str__(self) -> str:
        return f"{self.question}.{self.scope} {self.answer}"

    @classmethod
    def read(cls, text: str) -> KindAnswer:
        named, _, answer = text.partition(" ")
        question, _, scope = named.partition(".")
        if scope not in (ALWAYS, THIS_ROUND, EVERYWHERE, NEVER):
            raise ValueError(f"not an answer: {text[:LONGEST]}")
        return cls(question, answer, scope)
