"""What happened since a player last acted, and in a round: in the game's own words, else sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.language.names import show_name
from bot.language.phrases import mark_vote
from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.questions import Seat

MOST_SENTENCES = 10

Digest = Callable[[Texts, Any, Any, Sequence[Event], Sequence[str], Seat], str]
"""`digest_text(texts, before, view, events, names, seat)`: the public table then, the seat's own view now, and the
events that the seat may know, as a few lines, what matters most first; empty when nothing happened.
"""

Story = Callable[[Texts, Sequence[Event], Sequence[str]], list[str]]
"""`story(texts, events, names)`: what happened in a round, finished or running, in a few lines; `events` are those that
the reader may know.
"""
WithoutRepeats = Callable[[Sequence[Event]], Sequence[Event]]
"""Leaves out the events that another one says, too."""


def all_of(events: Sequence[Event]) -> Sequence[Event]:
    """All events: none repeats another."""
    return events


def sentences(
    event: Callable[[Texts, Event, Sequence[str]], str], without_repeats: WithoutRepeats = all_of
) -> Digest:
    """The digest of a game that groups nothing: the latest events, a sentence each."""

    def digest(
        texts: Texts, before: Any, view: Any, events: Sequence[Event], names: Sequence[str], seat: Seat
    ) -> str:
        del before, view, seat
        said = [mark_vote(texts, each, event(texts, each, names)) for each in without_repeats(events)]
        return "\n".join([each for each in said if each][-MOST_SENTENCES:])

    return digest


def each_event(event: Callable[[Texts, Event, Sequence[str]], str]) -> Story:
    """The story of a game that groups nothing: a sentence for each event."""

    def story(texts: Texts, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return [said for each in events if (said := mark_vote(texts, each, event(texts, each, names)))]

    return story


def turn_by_turn(
    event: Callable[[Texts, Event, Sequence[str]], str], begins: str, without_repeats: WithoutRepeats = all_of
) -> Story:
    """The story of a game with long turns: a paragraph for each, which the sentence about `begins` opens in bold.

    Who does several things, one after the other, is named once.
    """

    def story(texts: Texts, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        turns, acting = [""], None
        for each in without_repeats(events):
            if not (said := mark_vote(texts, each, event(texts, each, names))):
                continue
            seat = each.params.get("seat")
            subject = f"{show_name(names[seat])} " if isinstance(seat, int) else ""
            if each.kind == begins:
                turns.append(f"**{said}**")
            elif subject and said.startswith(subject):
                turns[-1] = _go_on(turns[-1], said, subject if seat == acting else "")
            else:
                turns[-1], seat = _go_on(turns[-1], said, ""), None
            acting = seat
        return [turn for turn in turns if turn]

    return story


def _go_on(paragraph: str, said: str, subject: str) -> str:
    """The paragraph with one more sentence, whose subject is not said again: `Anna plays a card · draws an item.`"""
    if not subject:
        return f"{paragraph} {said}".lstrip()
    deed = said.removeprefix(subject)
    if paragraph.endswith(".**"):
        return f"{paragraph.removesuffix('.**')}** {deed}"
    return f"{paragraph.removesuffix('.')} · {deed}"
