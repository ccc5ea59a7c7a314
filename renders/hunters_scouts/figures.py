"""Members on cards: whose they are, which of them are locked, and the letter of the place."""

from __future__ import annotations

from collections.abc import Sequence

from engine.hunters_scouts.view import LocationView, SacredPlaceView
from renders import theme
from renders.frame import Frame, text_width
from renders.theme import FIGURE, INK, LEAST, RADIUS

LETTER_SIZE = 42
_APART, _HALF_CLOAK = 3, 0.4
_SHARE_OF_LOCK = 0.46

Member = tuple[int, str, bool]
"""Seat, initials, and whether it stays out for the rest of the turn."""


def figures_at(place: LocationView | SacredPlaceView, letters: Sequence[str]) -> tuple[Member, ...]:
    """The members at a place, one entry for each figure."""
    return tuple(
        (seat, letters[seat], i >= count - stuck)
        for seat, (count, stuck) in enumerate(zip(place.members, place.locked, strict=True))
        for i in range(count)
    )


def draw_letter(frame: Frame, letter: str) -> None:
    """Draw the letter by which texts and controls name a place, on a dark tab in its upper left corner."""
    if letter:
        frame.box((0, 0, LETTER_SIZE, LETTER_SIZE), RADIUS, INK)
        frame.write(letter, LETTER_SIZE // 2, LETTER_SIZE // 2, FIGURE, theme.CREAM, "middle")


def draw_members(
    frame: Frame, members: Sequence[Member], left: float, right: float, y: float, size: int
) -> float:
    """Draw figures up to the right end, closer together where there are many; returns where the next one would stand.

    Letters are left out where the next figure would cover them.
    """
    step = min(float(size), (right - left - size) / max(1, len(members) - 1))
    for i, (seat, letters, stuck) in enumerate(members):
        x = right - size / 2 - (len(members) - 1 - i) * step
        last = i == len(members) - 1
        width = text_width(letters, LEAST)
        seen = last or step >= max(width + _APART, width / 2 + _HALF_CLOAK * size)
        frame.figure(seat, letters if seen else "", x, y, size)
        if stuck:
            frame.icon("locked", x + size * 0.3, y - size * 0.3, round(size * _SHARE_OF_LOCK))
    return right - size / 2 - len(members) * step
