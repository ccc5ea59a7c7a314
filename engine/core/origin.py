"""Where the chance of a game comes from: three schemes, and the head of a published file, whose lines state it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import field
from itertools import zip_longest
from typing import Self

from engine.core import chance
from engine.core.match import Setup
from engine.core.values import frozen

SALTED, WORDED, SEALED = 1, 2, 3
"""The schemes: salts that the bot draws; words that players add once the commitment is published; words that they add
once a hash of commitment and complete setup is published.
"""
HEAD = re.compile(
    r"# (scheme|rules|house|commitment|seed|salt|seat|sealed|words|forgotten|fingerprint)( .*)?"
)
OCCUPANT = re.compile(r"person [0-9a-f]{64}|computer [a-z]{1,20} \d{1,4}\.\d{1,4}", re.ASCII)
READABLE = re.compile(
    r"# (?:(?:scheme|rules) \d{1,4}|house.*|(?:commitment|sealed|fingerprint) [0-9a-f]{64}"
    rf"|seed (?:[0-9a-f]{{2}})+|salt \d{{1,2}} (?:[0-9a-f]{{2}})*|seat \d{{1,2}} (?:{OCCUPANT.pattern})"
    r"|words \d{1,2} .+|forgotten \d{1,2} [0-9a-f]{64})",
    re.ASCII,
)
HASHES = ("sealed", "fingerprint")
"""Lines of the head that are hashes of other lines: one that differs means that one of those is wrong."""


class Misfit(Exception):
    """A published file that is wrong: `line` is the first wrong line (from 1), `why` names the reason."""

    def __init__(self, line: int, why: str, found: str = "", expected: str = "") -> None:
        self.line = line
        self.why = why
        self.found = found
        self.expected = expected
        super().__init__(f"line {line}: {why} {found} {expected}".rstrip())


@frozen
class Words:
    """The words of one player: their SHA-256, and the text unless its author has been erased."""

    digest: str
    text: str | None = None


@frozen
class Occupant:
    """Who has a seat when a game begins: a person, as an anonymous hash, or a computer player of a level.

    As text: `person HASH` or `computer LEVEL VERSION`.
    """

    person: str = ""
    level: str = ""
    version: str = ""

    def __str__(self) -> str:
        return f"person {self.person}" if self.person else f"computer {self.level} {self.version}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse what `str` wrote; raises `ValueError`."""
        if not OCCUPANT.fullmatch(text):
            raise ValueError(text)
        kind, *rest = text.split(" ")
        return cls(person=rest[0]) if kind == "person" else cls("", *rest)


@frozen
class Origin:
    """Everything that determines the chance of a game, with the version of its rules and the operator's own values.

    `rules` is `engine.RULES` at the start, `house` the text of the operator's values; `words` are in order of hashing.
    In the third scheme `seats` says who had each seat at the start.
    """

    scheme: int
    commitment: str
    seed: bytes = field(repr=False)
    setup: Setup
    salts: tuple[bytes, ...] = field(default=(), repr=False)
    words: tuple[Words, ...] = ()
    rules: int = 1
    house: str = ""
    seats: tuple[Occupant, ...] = ()

    @property
    def sealed_hash(self) -> str:
        """The hash of commitment and complete setup, published before players add words in the third scheme."""
        return chance.hash_lines((f"setup {self.setup}", *_setup_lines(self)))

    @property
    def fingerprint(self) -> str:
        """The hash of what was published before and of all words, which the first message of the game shows."""
        before = (self.sealed_hash,) if self.scheme == SEALED else (self.commitment, self.setup.contents)
        return chance.hash_lines((*before, *(each.digest for each in self.words)))

    @property
    def hashes(self) -> tuple[str, ...]:
        """All hashes that were published."""
        return (self.commitment, self.promised_hash, self.fingerprint)

    @property
    def promised_hash(self) -> str:
        """The hash that was published before players could add words."""
        return self.sealed_hash if self.scheme == SEALED else self.commitment

    @property
    def begun_hash(self) -> str:
        """The last hash that was published before the first move."""
        return self.commitment if self.scheme == SALTED else self.fingerprint

    @property
    def key(self) -> bytes:
        """The key of all chance."""
        if self.scheme == SALTED:
            return chance.salted_secret(self.seed, self.salts)
        return chance.secret(self.seed, self.fingerprint)


def _setup_lines(origin: Origin) -> Iterator[str]:
    """Yield the lines of the head about everything that must not change once there are words."""
    yield f"scheme {origin.scheme}"
    yield f"rules {origin.rules}"
    yield from (f"house {line}".rstrip() for line in origin.house.splitlines())
    yield f"commitment {origin.commitment}"
    yield from (f"seat {seat} {each}" for seat, each in enumerate(origin.seats))


def write(origin: Origin) -> Iterator[str]:
    """Yield the lines of the head of a file."""
    yield from (f"# {line}" for line in _setup_lines(origin))
    if origin.scheme == SEALED:
        yield f"# sealed {origin.sealed_hash}"
    yield f"# seed {origin.seed.hex()}"
    if origin.scheme == SALTED:
        yield from (f"# salt {seat} {salt.hex()}" for seat, salt in enumerate(origin.salts))
        return
    for place, each in enumerate(origin.words, 1):
        yield f"# forgotten {place} {each.digest}" if each.text is None else f"# words {place} {each.text}"
    yield f"# fingerprint {origin.fingerprint}"


def read(lines: Sequence[tuple[int, str]], setup: Setup) -> Origin:
    """Parse the numbered lines of the head of a game of this setup.

    Raises `Misfit` unless they are exactly what `write` yields; only files from before there were schemes lack its
    first two lines, and begin with the commitment.
    """
    if not lines:
        raise Misfit(1, "no-head")
    for at, line in lines:
        if not READABLE.fullmatch(line):
            raise Misfit(at, "unreadable", line)
    said = [(name, value) for _, name, value in ([*line.split(" ", 2), ""][:3] for _, line in lines)]
    once = {"scheme": "1", "rules": "1", "commitment": "", "seed": "", **dict(said)}
    origin = Origin(
        int(once["scheme"]),
        once["commitment"],
        bytes.fromhex(once["seed"]),
        setup,
        tuple(bytes.fromhex(_value_after_number(value)) for name, value in said if name == "salt"),
        tuple(
            _words(name, _value_after_number(value)) for name, value in said if name in ("words", "forgotten")
        ),
        int(once["rules"]),
        "\n".join(value for name, value in said if name == "house"),
        tuple(Occupant.read(_value_after_number(value)) for name, value in said if name == "seat"),
    )
    if origin.scheme not in (SALTED, WORDED, SEALED):
        raise Misfit(lines[0][0], "unreadable", lines[0][1])
    _compare(origin, lines, [*write(origin)][0 if any(name == "scheme" for name, _ in said) else 2 :])
    if len(origin.seats) != (setup.seats if origin.scheme == SEALED else 0):
        raise Misfit(lines[-1][0], "wrong-seats", str(len(origin.seats)), str(setup.seats))
    return origin


def _value_after_number(value: str) -> str:
    """The rest of the value after its leading number."""
    return value.partition(" ")[2]


def _words(name: str, said: str) -> Words:
    return Words(chance.digest(said), said) if name == "words" else Words(said)


def _compare(origin: Origin, lines: Sequence[tuple[int, str]], written: Sequence[str]) -> None:
    """Raise `Misfit` at the first line that differs from the one expected there, or whose seed is the wrong one."""
    last = lines[-1][0]
    for found, expected in zip_longest(lines, written):
        at, line = found or (last, "")
        if line != expected:
            name = line.split(" ")[1] if line else ""
            is_hash = name in HASHES and (expected or "").startswith(f"# {name} ")
            raise Misfit(at, f"wrong-{name}" if is_hash else "wrong-head", line, expected or "")
        if line.startswith("# seed ") and chance.commitment(origin.seed) != origin.commitment:
            raise Misfit(at, "wrong-seed", origin.commitment, chance.commitment(origin.seed))
