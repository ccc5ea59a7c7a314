"""What a control carries in its custom id: everything that is needed to carry it out, even after a restart."""

from __future__ import annotations

from dataclasses import dataclass

LONGEST = 100


@dataclass(frozen=True, slots=True)
class Control:
    """`kind:game:deed:argument`. `do` is a button, `pick` a select whose value completes the argument, `send` a form.

    `which` is a select of tables: its game is 0 and its value is the table.
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
        kind, *rest = text.split(":", 3)
        if kind not in ("do", "pick", "send", "which") or len(rest) != 3 or not rest[0].isdecimal():
            return None
        return cls(kind, int(rest[0]), rest[1], rest[2])


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
        seat, move, said = text.split(".", 2)
        return cls(int(seat), int(move), said)
