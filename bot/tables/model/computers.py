"""Computer players: which member ids are theirs, and how strong each is.

A computer player is a level, not an individual: all seats of one level share one negative member id, at all tables and
within one. So only people can be looked up by member id (`Table.seat_of`, `Registry.tables_of`), and code that goes
through the seats of a table to ask, notify, count or rate somebody leaves out those with `is_computer`. A seat is
identified by its number, never by its member.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.language.texts import Texts
from bot.storage.records import SeatRecord
from engine.core.questions import Seat

COMPUTERS: Mapping[int, str] = {-1: "easy", -2: "normal", -3: "strong", -4: "expert"}
"""The level of each member id. These ids are stored, so none may ever get another level."""
USUAL_LEVEL = "normal"


def is_computer(member: int) -> bool:
    """Whether this member id is a computer's: neither a Discord user's nor that of erased players."""
    return member < 0


def level_of(member: int) -> str:
    """The level of a computer player; raises `KeyError` for people."""
    return COMPUTERS[member]


def computer_name(texts: Texts, level: str) -> str:
    """The name of a computer player of this level, in the language of `texts`."""
    return texts.say("computer-name", level=texts.say(f"level-{level}"))


def seat_name(texts: Texts, seat: SeatRecord) -> str:
    """The name of a seat in the language of `texts`; a computer's is its level, and its number among several."""
    if not is_computer(seat.member):
        return seat.name
    return computer_name(texts, level_of(seat.member)) + seat.name.partition(")")[2]


def member_of_level(level: str) -> int:
    """The member id of all computer players of a level; raises `KeyError` when there is no such level."""
    return {name: member for member, name in COMPUTERS.items()}[level]


def level_playing(seat: SeatRecord) -> str:
    """The level of the computer player or caretaker that plays this seat now; empty where a person does."""
    return level_of(seat.member) if is_computer(seat.member) else seat.caretaker


def computers_among(seats: Sequence[SeatRecord], asked: Collection[Seat]) -> list[Seat]:
    """Those of the `asked` seats that a computer plays now."""
    return [each.seat for each in seats if each.seat in asked and level_playing(each)]
