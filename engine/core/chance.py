"""Dice and cards that anyone can recompute: HMAC-SHA256 over the name of the occasion, with rejection sampling."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from engine.core.actions import Drawn, Rolled
from engine.core.questions import Draw, Roll


def commitment(seed: bytes) -> str:
    """The SHA-256 of the server seed, in hex, which is published before players add words."""
    return hashlib.sha256(seed).hexdigest()


def digest(words: str) -> str:
    """The SHA-256 of the words that a player added, in hex."""
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
    """The outcome of this roll or draw: the same key and occasion always give the same outcome."""
    if isinstance(question, Roll):
        return Rolled(tuple([number + 1 for number in _random_numbers(key, question.key, 6, question.n)]))
    return Drawn(question.pool[_random_numbers(key, question.key, len(question.pool), 1)[0]])


def _random_numbers(key: bytes, occasion: str, limit: int, count: int) -> bytes:
    """`count` numbers from 0 to `limit` - 1, one in each byte."""
    found, counter = b"", 0
    while len(found) < count:
        keyed = _prepare(key).copy()
        keyed.update(f"{occasion}|{counter}".encode())
        found += keyed.digest().translate(*_fair_bytes(limit))
        counter += 1
    return found[:count]


@lru_cache(maxsize=64)
def _prepare(key: bytes) -> hmac.HMAC:
    """An HMAC with its key and no text yet: `hmac.digest` sets it up each time, which takes longer than the rest."""
    return hmac.new(key, digestmod="sha256")


@cache
def _fair_bytes(limit: int) -> tuple[bytes, bytes]:
    """Arguments of `bytes.translate`: the number for each byte (`limit` ≤ 256), and the bytes to reject as unfair."""
    return bytes([byte % limit for byte in range(256)]), bytes(range(256 - 256 % limit, 256))
