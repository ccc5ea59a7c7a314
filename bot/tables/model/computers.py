"""Computer players: which member ids are theirs, and how strong each is.

A computer player is a level, not somebody: all seats of one level have the same negative member id, at all tables and
several times at one. So who looks for a seat by a member id (`Table.seat_of`, `Registry.of`) must look for a person,
and what goes through the seats of a table in order to ask, tell, count or rate somebody leaves out those with
`is_computer`. A seat is distinguished from others by its number, never by its member.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.language.texts import Texts
from bot.storage.records import SeatRecord
from engine.core.questions import Seat

COMPUTERS: Mapping[int, str] = {-1: "easy", -2: "normal", -3: "strong", -4: "expert"}
"""The level of each member id; they stand in databases, so none ever means another level."""
USUAL_LEVEL = "normal"


def is_computer(member: int) -> bool:
    """Whether this is no person: neither somebody on Discord nor a player who was erased."""
    return member < 0


def level_of(member: int) -> str:
    """The level of a computer player; raises `KeyError` for people."""
    return COMPUTERS[member]


def computer_name(texts: Texts, level: str) -> str:
    """What a computer player of this level is called."""
    return texts.say("computer-name", level=texts.say(f"level-{level}"))


def name_in(texts: Texts, seat: SeatRecord) -> str:
    """What a seat is called in the language of a reader: a computer by its level, and by which one it is."""
    if not is_computer(seat.member):
        return seat.name
    return computer_name(texts, level_of(seat.member)) + seat.name.partition(")")[2]


def computer(level: str) -> int:
    """The member id of all computer players of a level; raises `KeyError` when there is no such level."""
    return {name: member for member, name in COMPUTERS.items()}[level]


def plays(seat: SeatRecord) -> str:
    """The level of the computer that plays this seat now, for itself or for its owner; empty where a person does."""
    return level_of(seat.member) if is_computer(seat.member) else seat.caretaker


def computers_among(seats: Sequence[SeatRecord], asked: Collection[Seat]) -> list[Seat]:
    """The seats of computers among those that are asked."""
    return [each.seat for each in seats if each.seat in asked and plays(each)]
