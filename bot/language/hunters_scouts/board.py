"""The whole table of Jäger und Späher as text, complete enough to play without seeing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.language.hunters_scouts.words import (
    character,
    characters,
    field_list,
    fields,
    goods,
    heading,
    items,
    pieces,
)
from bot.language.names import show_name
from bot.language.texts import Texts
from engine.hunters_scouts.view import LocationView, SacredPlaceView, TableView, TribeView

LONGEST = 2000
"""The most characters of a message."""
WIDTHS = (32, 20, 12, 8, 5, 3)
"""The widths of names that are tried, in this order."""
PlaceLine = Callable[[Texts, SacredPlaceView, Sequence[str]], str]


def board_text(texts: Texts, view: TableView, names: Sequence[str]) -> str:
    """Everything public in at most 2,000 characters; what sacred places do and long names are left out if need be."""
    text = ""
    for width in WIDTHS:
        for words in (place_in_full, place_in_short):
            lines = _lines(texts, view, [show_name(name, width) for name in names], words)
            text = "\n".join(lines)
            if len(text) <= LONGEST:
                return text
    return text[:LONGEST].rpartition("\n")[0]


def _lines(texts: Texts, view: TableView, names: Sequence[str], place: PlaceLine) -> Iterator[str]:
    yield texts.say("hunters-board-head", round=view.round, turn=view.turn, phase=phase(texts, view))
    if view.waiting:
        to_move = texts.list_items([names[seat] for seat in view.waiting])
        yield texts.say("hunters-board-to-move", names=to_move)
    if view.ending:
        yield texts.say("hunters-board-ending")
    if view.pool:
        yield texts.say("hunters-board-pool", goods=goods(texts, view.pool))
    yield texts.say("hunters-board-display")
    for column in view.columns:
        cards = ", ".join(character(texts, each) for each in reversed(column.cards))
        name = texts.say(f"hunters-column-{column.name}")
        yield texts.say("hunters-board-column", column=name, cards=cards or texts.say("hunters-nothing"))
    yield texts.say("hunters-board-locations")
    yield from (location_line(texts, each, names) for each in view.locations)
    yield from (place(texts, each, names) for each in view.places)
    yield decks(texts, view)
    yield from (tribe_line(texts, each, view, names) for each in view.tribes)


def phase(texts: Texts, view: TableView) -> str:
    """The phase of the turn: `calling members home`."""
    return texts.say(f"hunters-phase-{view.phase}")


def crowd(texts: Texts, each: LocationView | SacredPlaceView, names: Sequence[str]) -> str:
    """Who stands at a location: `Ben 2 (1 stays out), Mia 1`; empty when there is no one."""
    here: list[str] = []
    for name, members, locked in zip(names, each.members, each.locked, strict=True):
        if locked:
            here.append(texts.say("hunters-board-locked", name=name, members=members, locked=locked))
        elif members:
            here.append(f"{name} {members}")
    return ", ".join(here)


def location_line(texts: Texts, each: LocationView, names: Sequence[str]) -> str:
    """A card with what is free and covered on it, and who stands there."""
    covered = field_list(texts, [field for field in each.fields if field.covered])
    free = fields(texts, each)
    said = texts.say("hunters-board-covered", free=free, covered=covered) if covered else free
    here = crowd(texts, each, names)
    group = texts.say(f"hunters-group-{each.group}")
    line = texts.say("hunters-board-location", place=heading(texts, each), group=group, fields=said)
    return f"{line} ← {here}" if here else line


def place_in_full(texts: Texts, each: SacredPlaceView, names: Sequence[str]) -> str:
    """A sacred place with what it does."""
    blessing = texts.say(f"hunters-blesses-{each.id}")
    line = texts.say("hunters-board-place", place=heading(texts, each), blessing=blessing)
    here = crowd(texts, each, names)
    return f"{line} ← {here}" if here else line


def place_in_short(texts: Texts, each: SacredPlaceView, names: Sequence[str]) -> str:
    """A sacred place by its name alone; the help says what it does."""
    here = crowd(texts, each, names)
    return f"{heading(texts, each)} ← {here}" if here else heading(texts, each)


def decks(texts: Texts, view: TableView) -> str:
    """How many cards lie face down, and how many are discarded."""
    said = [
        texts.say("hunters-board-deck", deck=each.id, left=each.left, discarded=len(each.discard))
        for each in view.decks
    ]
    return texts.say("hunters-board-decks", decks=", ".join(said))


def tribe_line(texts: Texts, tribe: TribeView, view: TableView, names: Sequence[str]) -> str:
    """Everything public about a tribe."""
    out = sum(each.members[tribe.seat] for each in (*view.locations, *view.places))
    return texts.say(
        "hunters-board-tribe",
        name=names[tribe.seat],
        start="yes" if tribe.seat == view.start_player else "no",
        points=pieces(texts, "vp", tribe.vp),
        hunger=tribe.hunger,
        members=members(texts, tribe, out),
        hand=characters(texts, tribe.hand),
        items=tribe.items,
        created=items(texts, [each.id for each in tribe.created]),
    )


def members(texts: Texts, tribe: TribeView, out: int) -> str:
    """Where the members of a tribe are: `village 2, out 1, camp 1, supply 1`."""
    return texts.say("hunters-members", village=tribe.village, out=out, camp=tribe.camp, supply=tribe.supply)
