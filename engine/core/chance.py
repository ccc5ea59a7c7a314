"""Dice and cards that anyone can recompute: HMAC-SHA256 over the name of the occasion, with rejection sampling."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence

from engine.core.actions import Drawn, Rolled
from engine.core.questions import Draw, Roll


def commitment(seed: bytes) -> str:
    """What is published before players add words: the SHA-256 of the server seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def digest(words: str) -> str:
    """The SHA-256 of what a player added, in hex."""
    return hashlib.sha256(words.encode()).hexdigest()


def hash_lines(lines: Iterable[str]) -> str:
    """The SHA-256 of these lines, each with its line break, in hex."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def secret(seed: bytes, fingerprint: str) -> bytes:
    """The key of all chance of one game: the server seed mixed with what was published at the start."""
    return hmac.digest(seed, bytes.fromhex(fingerprint), "sha256")


def salted_secret(seed: bytes, salts: Sequence[bytes]) -> bytes:
    """The key in games of the first scheme: the server seed mixed with a salt per seat, drawn by the bot."""
    return hmac.digest(seed, b"".join(hashlib.sha256(salt).digest() for salt in salts), "sha256")


def answer(key: bytes, question: Roll | Draw) -> Rolled | Drawn:
    """What chance says to this question; the same question at the same occasion always gets the same answer."""
    stream = _bytes(key, question.key)
    if isinstance(question, Roll):
        return Rolled(tuple(_below(stream, 6) + 1 for _ in range(question.n)))
    return Drawn(question.pool[_below(stream, len(question.pool))])


def _bytes(key: bytes, occasion: str) -> Iterator[int]:
    counter = 0
    while True:
        yield from hmac.digest(key, f"{occasion}|{counter}".encode(), "sha256")
        counter += 1


def _below(stream: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1 (limit at most 256): bytes that would favour small numbers are rejected."""
    fair = 256 - 256 % limit
    while (byte := next(stream)) >= fair:
        pass
    return byte % limit
