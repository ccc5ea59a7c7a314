"""Where the chance of one game comes from: two schemes, and the lines that say it at the head of a published file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import field
from itertools import zip_longest

from engine.core import chance
from engine.core.values import frozen

SALTED, WORDED = 1, 2
"""The schemes: with salts that the bot draws, and with words that players add after the commitment is published."""
HEAD = re.compile(r"# (scheme|rules|house|commitment|seed|salt|words|forgotten|fingerprint)( .*)?")
READABLE = re.compile(
    r"# (?:(?:scheme|rules) \d{1,4}|house.*|(?:commitment|fingerprint) [0-9a-f]{64}|seed (?:[0-9a-f]{2})+"
    r"|salt \d{1,2} (?:[0-9a-f]{2})*|words \d{1,2} .+|forgotten \d{1,2} [0-9a-f]{64})",
    re.ASCII,
)


class Misfit(Exception):
    """A file that does not hold: `line` is the first wrong line (from 1), `why` names what is wrong with it."""

    def __init__(self, line: int, why: str, found: str = "", expected: str = "") -> None:
        self.line = line
        self.why = why
        self.found = found
        self.expected = expected
        super().__init__(f"line {line}: {why} {found} {expected}".rstrip())


@frozen
class Words:
    """What one player added: the SHA-256, and the text unless its author wanted to be forgotten."""

    digest: str
    text: str | None = None


@frozen
class Origin:
    """Everything that the chance of a game follows from, with the rules it began with and the operator's own values.

    `contents` says what is played (`Setup.contents`), `rules` is `engine.RULES` at the start, `house` the text of
    the operator's values; `words` stand in their order.
    """

    scheme: int
    commitment: str
    seed: bytes = field(repr=False)
    contents: str
    salts: tuple[bytes, ...] = field(default=(), repr=False)
    words: tuple[Words, ...] = ()
    rules: int = 1
    house: str = ""

    @property
    def fingerprint(self) -> str:
        """What the first message of the game shows."""
        return chance.fingerprint(self.commitment, self.contents, [each.digest for each in self.words])

    @property
    def key(self) -> bytes:
        """The key of all chance."""
        if self.scheme == SALTED:
            return chance.salted_secret(self.seed, self.salts)
        return chance.secret(self.seed, self.fingerprint)


def write(origin: Origin) -> Iterator[str]:
    """The head of a file."""
    yield f"# scheme {origin.scheme}"
    yield f"# rules {origin.rules}"
    yield from (f"# house {line}".rstrip() for line in origin.house.splitlines())
    yield f"# commitment {origin.commitment}"
    yield f"# seed {origin.seed.hex()}"
    if origin.scheme == SALTED:
        yield from (f"# salt {seat} {salt.hex()}" for seat, salt in enumerate(origin.salts))
        return
    for place, each in enumerate(origin.words, 1):
        yield f"# forgotten {place} {each.digest}" if each.text is None else f"# words {place} {each.text}"
    yield f"# fingerprint {origin.fingerprint}"


def read(lines: Sequence[tuple[int, str]], contents: str) -> Origin:
    """The head that these numbered lines say, of a game of these `contents`.

    Raises `Misfit` unless it is written exactly as `write` does, but for files from before there were schemes: they
    begin with the commitment.
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
        contents,
        tuple(bytes.fromhex(_numbered(value)) for name, value in said if name == "salt"),
        tuple(_words(name, _numbered(value)) for name, value in said if name in ("words", "forgotten")),
        int(once["rules"]),
        "\n".join(value for name, value in said if name == "house"),
    )
    if origin.scheme not in (SALTED, WORDED):
        raise Misfit(lines[0][0], "unreadable", lines[0][1])
    _compare(origin, lines, [*write(origin)][0 if any(name == "scheme" for name, _ in said) else 2 :])
    return origin


def _numbered(value: str) -> str:
    """What stands after the number."""
    return value.partition(" ")[2]


def _words(name: str, said: str) -> Words:
    return Words(chance.digest(said), said) if name == "words" else Words(said)


def _compare(origin: Origin, lines: Sequence[tuple[int, str]], written: Sequence[str]) -> None:
    """Raise `Misfit` at the first line that is not the one that must stand there, or holds the wrong number."""
    last = lines[-1][0]
    for found, expected in zip_longest(lines, written):
        at, line = found or (last, "")
        if line != expected:
            is_fingerprint = line.startswith("# fingerprint ") and (expected or "").startswith(
                "# fingerprint "
            )
            raise Misfit(at, "wrong-fingerprint" if is_fingerprint else "wrong-head", line, expected or "")
        if line.startswith("# seed ") and chance.commitment(origin.seed) != origin.commitment:
            raise Misfit(at, "wrong-seed", origin.commitment, chance.commitment(origin.seed))
