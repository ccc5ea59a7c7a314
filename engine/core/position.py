"""A position in the middle of a game, described as TOML instead of played (example in `NOTATION.md`)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from types import NoneType
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

from engine.core.errors import SetupError
from engine.core.match import AnyMatch, Games, Match, Setup
from engine.core.questions import Roll

P = TypeVar("P")
SHAPES = {int: "a number", str: "a text", bool: "true or false"}


class WrongPosition(Exception):
    """The position is impossible or cannot be parsed; the text says why, in one sentence."""


def read(games: Games, text: str) -> AnyMatch:
    """Parse a position; returns the match that begins in it, or raises `WrongPosition`."""
    try:
        said = tomllib.loads(text)
        setup = Setup.read(str(said.pop("setup", "")))
        game = games[setup.game]
        game.check(setup)
    except tomllib.TOMLDecodeError as mistake:
        raise WrongPosition(f"This is not TOML: {mistake}") from None
    except (SetupError, KeyError) as mistake:
        raise WrongPosition(f"The setup line cannot be played: {mistake}") from mistake
    return Match(game, setup, game.set_up(setup, said))


def write_position(match: AnyMatch) -> Iterator[str]:
    """Yield the rows that could come next; lines with a # name the round, the decisions and the dice asked for."""
    yield f"# round {match.round}"
    for decision in match.decisions:
        yield f"# seat {decision.seat}: {decision.prompt}"
        yield from (f"{decision.seat} {option}" for option in decision.options)
    if isinstance(match.chance, Roll):
        yield f"# chance: {match.chance.n} dice, such as chance roll {'+'.join('1' * match.chance.n)}"
    elif match.chance is not None:
        yield from (f"chance draw {each}" for each in match.chance.pool)
    if match.over is not None:
        yield from (f"= {seat} {score}" for seat, score in enumerate(match.over.scores))


def build_typed(kind: type[P], said: Mapping[str, object]) -> P:
    """Make the dataclass of these values; raises `WrongPosition` for an unknown name or a value of another type.

    TOML has no null: "" stands for None where a field may be None.
    """
    hints = get_type_hints(kind)
    names = [each.name for each in fields(cast("Any", kind))]
    refuse_unknown("name", said, names)
    return kind(**{name: _fit(name, value, hints[name]) for name, value in said.items()})


def _fit(name: str, value: Any, hint: Any) -> Any:
    """Convert a value to this type: lists become tuples; raises `WrongPosition` for another type."""
    outer, inner = get_origin(hint), get_args(hint)
    if NoneType in inner:
        return None if value == "" else _fit(name, value, inner[0])
    if outer is None:
        if type(value) is not hint:
            raise WrongPosition(f"{name} needs {SHAPES[hint]}, not {value!r}")
        return value
    if issubclass(outer, Sequence):
        if not isinstance(value, list):
            raise WrongPosition(f"{name} needs a list, not {value!r}")
        return tuple(_fit(name, each, inner[0]) for each in cast("list[Any]", value))
    if not isinstance(value, dict):
        raise WrongPosition(f"{name} needs a table, not {value!r}")
    return {key: _fit(f"{name}.{key}", each, inner[1]) for key, each in cast("dict[str, Any]", value).items()}


def refuse_unknown(what: str, said: Iterable[str | None], known: Iterable[str]) -> None:
    """Raise `WrongPosition` for the first of these that is not known; None is skipped."""
    known = tuple(known)
    for each in said:
        if each is not None and each not in known:
            raise WrongPosition(f"There is no {what} {each}; there is {', '.join(known) or 'none'}")


def refuse_twice(what: str, said: Iterable[str | None]) -> None:
    """Raise `WrongPosition` for the first of these that occurs a second time; None is skipped."""
    seen = set[str]()
    for each in said:
        if each is not None and each in seen:
            raise WrongPosition(f"The {what} {each} can only be in one place")
        seen |= {each} if each is not None else set()


def refuse_longer(what: str, said: Sequence[object], most: int) -> None:
    """Raise `WrongPosition` for a list with more entries than there can be."""
    if len(said) > most:
        raise WrongPosition(f"{what} has {len(said)} entries, but there can be {most}")


def refuse_beyond(what: str, value: int, fewest: int, most: int) -> None:
    """Raise `WrongPosition` for a number that is too small or too large."""
    if not fewest <= value <= most:
        raise WrongPosition(f"{what} goes from {fewest} to {most}, not to {value}")
