"""The people and tables of the week as data, and their variations by a seed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

HOUR = 3600
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Rhythm:
    """The habits and settings of one person."""

    name: str
    zone: str
    quiet: tuple[int, int] | None
    """Their quiet hours, in hours of the day."""
    looks: tuple[int, ...]
    """The hours of the day at which they visit by themselves."""
    after: tuple[int, int] | None = None
    """After how many minutes they follow a notification, at least and at most; None: never."""
    free: tuple[int, int] = (7, 22)
    """The hours of the day between which they can follow one."""
    moves: int = 2
    """The most moves in one visit."""
    moves_a_day: int = 3
    where: str = "thread"
    next_up: bool = False
    vanishes: float | None = None
    """The day after which they never visit again."""
    away: tuple[float, int] | None = None
    """The day on which they go away, and for how many days."""
    snoozes: float = 0.0
    """The probability that they press *Not now* in a direct message."""
    plans: bool = False
    """Whether they prepare plans."""
    votes: tuple[str, ...] = ("wait", "skip", "substitute")
    """Their choices in the first, second and later votes about a seat; empty: they never vote."""
    substitutes: bool = False
    """Whether they take free seats."""


@dataclass(frozen=True, slots=True)
class Company:
    """A table: its game, pace and people."""

    title: str
    pace: str
    seats: tuple[str, ...]
    game: str = "stone_age"
    modules: str = ""


TABLES = (
    Company("Evening", "live", ("Anna", "Ben")),
    Company("Lunch", "8h", ("Carla", "David"), "hunters_scouts"),
    Company("Winter", "24h", ("Ben", "Carla", "Emil", "Farah")),
    Company("Slow", "72h", ("Anna", "Farah", "Gita", "Hugo", "David"), modules="style"),
)

PEOPLE = (
    Rhythm("Anna", "Europe/Berlin", (22, 7), (8, 20), (1, 4), free=(20, 22), moves_a_day=8, next_up=True),
    Rhythm("Ben", "Europe/London", (23, 8), (9, 19), (1, 5), free=(19, 23), moves_a_day=8),
    Rhythm("Carla", "America/New_York", (21, 6), (7, 12), (10, 240), where="dm", snoozes=0.15, next_up=True),
    Rhythm(
        "David", "Asia/Kolkata", (23, 7), (9, 21), (30, 300), free=(9, 23), votes=("wait", "wait", "skip")
    ),
    Rhythm("Emil", "Europe/Amsterdam", None, (10, 18), (5, 120), vanishes=3.3),
    Rhythm("Farah", "Asia/Tokyo", (22, 8), (9, 19), (15, 240), where="dm", away=(4.6, 4), next_up=True),
    Rhythm("Gita", "America/Los_Angeles", (22, 9), (20,), moves=4, where="dm"),
    Rhythm("Hugo", "Europe/Berlin", (0, 6), (7, 17), plans=True, where="none", votes=()),
    Rhythm("Ines", "Europe/Paris", (22, 7), (12, 19), (20, 180), substitutes=True),
)


def people(seed: int) -> Mapping[str, Rhythm]:
    """The people by name; those of the first seed as listed, of other seeds with other zones, hours and habits."""
    if seed == 1:
        return {each.name: each for each in PEOPLE}
    dice = random.Random(seed)
    return {each.name: _vary(each, dice) for each in PEOPLE}


def _vary(person: Rhythm, dice: random.Random) -> Rhythm:
    zones = [each.zone for each in PEOPLE]
    zones += ["Australia/Lord_Howe", "America/St_Johns", "Asia/Kathmandu", "UTC"]
    quiet = [each.quiet for each in PEOPLE] + [None, (1, 9), (13, 15)]
    away = (dice.uniform(1, 11), dice.randint(1, 5)) if dice.random() < 0.3 else person.away
    follows = (low := dice.randint(1, 60), low + dice.randint(1, 400))
    return replace(
        person,
        zone=dice.choice(zones),
        quiet=dice.choice(quiet),
        looks=tuple(sorted({(hour + dice.randint(0, 3)) % 24 for hour in person.looks})),
        after=dice.choice((follows, follows, person.after)),
        where=dice.choice(("thread", "thread", "dm", "none") if person.where != "none" else ("none", "dm")),
        next_up=dice.random() < 0.5,
        away=away,
        vanishes=None if person.vanishes is None else dice.uniform(2, 8),
        snoozes=dice.choice((0.0, 0.1, 0.3)),
        votes=tuple(dice.choice(("wait", "skip", "substitute")) for _ in range(3)) if person.votes else (),
    )


def tables(seed: int) -> tuple[Company, ...]:
    """The four tables; those of the first seed as listed, of other seeds with other paces."""
    if seed == 1:
        return TABLES
    dice = random.Random(-seed)
    paces = ("live", "8h", "24h", "72h", "none", "8h", "24h")
    return (TABLES[0], *(replace(each, pace=dice.choice(paces)) for each in TABLES[1:]))
