"""What happened since a player last acted: in the game's own words where it has them, else sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.questions import Seat

MOST_SENTENCES = 10

Digest = Callable[[Texts, Any, Any, Sequence[Event], Sequence[str], Seat], str]
"""`digest_text(texts, before, view, events, names, seat)`: the public table then, the seat's own view now, and the
events that the seat may know, as a few lines, what matters most first; empty when nothing happened.
"""


def sentences(event: Callable[[Texts, Event, Sequence[str]], str]) -> Digest:
    """The digest of a game that groups nothing: the latest events, a sentence each."""

    def digest(
        texts: Texts, before: Any, view: Any, events: Sequence[Event], names: Sequence[str], seat: Seat
    ) -> str:
        del before, view, seat
        told = [event(texts, each, names) for each in events]
        return "\n".join([each for each in told if each][-MOST_SENTENCES:])

    return digest
