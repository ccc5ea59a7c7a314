"""What happened since somebody last acted: in the game's own words where it has them, else sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.language.phrases import PHRASES
from bot.language.stone_age.digest import digest_text
from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.questions import Seat

MOST_LINES = 12
MOST_SENTENCES = 10

Digest = Callable[[Texts, Any, Any, Sequence[Event], Sequence[str], Seat], str]
"""`digest_text(texts, before, view, events, names, seat)`: the public table then, the seat's own view now, and the
events that the seat may know, as a few lines; empty when nothing happened.
"""

DIGESTS: Mapping[str, Digest] = {"stone_age": digest_text}
"""The games that group what happened."""


def digest(
    game: str, texts: Texts, before: Any, view: Any, events: Sequence[Event], names: Sequence[str], seat: Seat
) -> str:
    """At most a dozen lines, what matters most first."""
    grouped = DIGESTS.get(game)
    if grouped is not None:
        return "\n".join(grouped(texts, before, view, events, names, seat).splitlines()[:MOST_LINES])
    sentences = [PHRASES[game].event(texts, each, names) for each in events]
    return "\n".join([each for each in sentences if each][-MOST_SENTENCES:])
