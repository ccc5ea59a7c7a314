"""The places of the valley: what they yield, their rings and the people on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.stone_age.view import SpaceView, TableView
from renders import changes, theme
from renders.frame import Frame
from renders.stone_age.layout import IN_VALLEY, RING, Place, Spot
from renders.stone_age.plan import Layout
from renders.theme import FIGURE, INK

_RATES: dict[str, tuple[int, str]] = {
    "hunt": (2, "food"),
    "forest": (3, "wood"),
    "claypit": (4, "brick"),
    "quarry": (5, "stone"),
    "river": (6, "gold"),
}
_CHOICES = {"hunt": "jewelry"}
"""What a place may give instead, where the trader comes to the valley."""
_GAINS = {"toolmaker": "tool", "hut": "person", "field": "field"}
_OFFERED = ("card", "building", "igloo")
_COUNTED = ("ring", "herd")
_OFFERS = tuple(f"{group} " for group in _OFFERED)


def plaques(frame: Frame, where: Layout) -> None:
    """What each place of the valley gives, for the static layer: pips per piece, or one more of something."""
    for space, (pips, goods) in _RATES.items():
        left, top, *_ = where.places[space].box
        choice = _CHOICES.get(space) if where.track else None
        right = left + (160 if choice else 116)
        frame.box((left + 4, top + 4, right, top + 60), theme.RADIUS, theme.CREAM, INK, theme.LINE)
        frame.icon("die 0", left + 34, top + 32, 44)
        frame.write(str(pips), left + 34, top + 32, theme.TEXT, INK, "middle")
        frame.icon(goods, left + 86, top + 32, 46)
        if choice:
            frame.icon(choice, left + 132, top + 32, 42)
    for space, goods in _GAINS.items():
        left, top, *_ = where.places[space].box
        frame.box((left + 4, top + 4, left + 104, top + 60), theme.RADIUS, theme.CREAM, INK, theme.LINE)
        frame.write("+1", left + 14, top + 32, theme.TEXT, INK)
        frame.icon(goods, left + 76, top + 32, 44)


def draw_spaces(frame: Frame, where: Layout, view: TableView, since: TableView | None) -> None:
    """Rings, people and closed places of the whole table, cards and buildings included."""
    before = {space.id: space for space in since.spaces} if since else {}
    for space in view.spaces:
        place = where.places.get(space.id)
        if place is None:
            continue
        _draw_people(frame, where, view, space, place)
        _mark_change(frame, space, place, before.get(space.id))


def _draw_people(frame: Frame, where: Layout, view: TableView, space: SpaceView, place: Place) -> None:
    if space.rings is not None:
        if space.id != "animal" or view.animal:
            _rings(frame, space, place, closing=view.phase == "placing" and space.group != "ring")
    elif space.id in IN_VALLEY:
        _crowd(frame, space, place)
    else:
        _count(frame, space, place.rings[::2] if space.id in where.form.others else place.rings)


def draw_others(frame: Frame, where: Layout, view: TableView, _since: TableView | None) -> None:
    """A ground with a letter for every place this folder does not know."""
    for name in where.form.others:
        left, top, right, bottom = where.places[name].box
        frame.box((left, top, right, bottom), theme.RADIUS, theme.EARTH, theme.UMBER, theme.LINE)
        frame.icon(f"{name} ", left + 28, (top + bottom) / 2, 44)


def _rings(frame: Frame, space: SpaceView, place: Place, *, closing: bool) -> None:
    occupants = _occupants(space)
    rings = place.rings
    if _is_offer(space):
        for x, y in rings[: sum(space.people)]:
            frame.mark(next(occupants), x, y, RING + 8)
        return
    shut = closing and not space.open
    for x, y in rings[: space.rings]:
        _ring(frame, x, y, next(occupants, None), "closed ring" if shut else "ring")


def _ring(frame: Frame, x: int, y: int, seat: int | None, empty: str) -> None:
    if seat is None:
        frame.icon(empty, x, y, RING)
    else:
        frame.mark(seat, x, y, RING + 4)


def _occupants(space: SpaceView) -> Iterator[int]:
    return (seat for seat, count in enumerate(space.people) for _ in range(count))


def _is_offer(space: SpaceView) -> bool:
    return space.group in _OFFERED or space.id.startswith(_OFFERS)


def _crowd(frame: Frame, space: SpaceView, place: Place) -> None:
    present = [(seat, count) for seat, count in enumerate(space.people) if count]
    for (seat, count), (x, y) in zip(present, place.rings, strict=False):
        frame.box((x - 30, y - 26, x + 100, y + 26), 26, theme.CREAM, INK, 3)
        frame.mark(seat, x, y, RING)
        frame.write(f"×{count}", x + 32, y, FIGURE, INK)


def _count(frame: Frame, space: SpaceView, spots: Sequence[Spot]) -> None:
    """One mark per player with the number of their people, where there is little room."""
    present = [(seat, count) for seat, count in enumerate(space.people) if count]
    for (seat, count), (x, y) in zip(present, spots, strict=False):
        frame.mark(seat, x, y, 46)
        frame.write(f"×{count}", x + 26, y, FIGURE, INK)


def _mark_change(frame: Frame, space: SpaceView, place: Place, before: SpaceView | None) -> None:
    if before is None or before.people == space.people:
        return
    box = place.box
    changes.outline(frame, box)
    if _is_offer(space) or space.group in _COUNTED:
        return
    changes.chip(frame, sum(space.people) - sum(before.people), place.news or _corner(box))


def _corner(box: tuple[int, int, int, int]) -> Spot:
    _, top, right, _ = box
    return right - 34, top + 22
