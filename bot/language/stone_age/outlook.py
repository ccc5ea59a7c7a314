"""What has changed at a table of Stone Age while its reader was away, and what they can do now, in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.language.stone_age.board import is_there, phase
from bot.language.stone_age.words import building, card, place
from bot.language.texts import Texts
from engine.core.questions import Seat
from engine.stone_age.prospects import find_payable, open_places
from engine.stone_age.view import TableView

FEW_LEFT = 2
"""A pile of at most this many buildings may end the game soon."""
MOST_SIGNS = 3


def outlook(texts: Texts, before: TableView, view: TableView, me: Seat) -> Iterator[str]:
    """Lines about the round, what became scarce, what is new, and what the reader can do; none for a game that is over.
    `before` is the public view when they left, `view` their own view now.
    """
    if view.phase == "over":
        return
    if view.round != before.round:
        yield texts.say("outlook-round", round=view.round, phase=phase(texts, view))
    if full := _closed_places(texts, before, view):
        yield texts.say("outlook-full", places=", ".join(full))
    if scarce := [*_running_out(texts, before, view)]:
        yield texts.say("outlook-scarce", what=", ".join(scarce))
    if fresh := [*_list_new(texts, before, view)]:
        yield texts.say("outlook-new", what=_shorten(texts, fresh))
    bought = [_sign(texts, view, where) for where in find_payable(view, me)]
    if bought:
        yield texts.say("outlook-affordable", what=_shorten(texts, bought))
    elif view.phase == "placing":
        yield texts.say("outlook-nothing-affordable")
    if free := open_places(view, me):
        others = [where for where in free if where.partition(" ")[0] not in ("card", "building", "igloo")]
        places = ", ".join(place(texts, where) for where in others)  # what is for sale has lines of its own
        yield texts.say("outlook-open", people=view.players[me].tableau, places=places or "–")


def _closed_places(texts: Texts, before: TableView, view: TableView) -> list[str]:
    """Places that are full or closed now; in a running round only those that still were open."""
    if view.phase != "placing":
        return []
    was_open = {space.id for space in before.spaces if space.open or before.round != view.round}
    shut = [
        space.id
        for space in view.spaces
        if not space.open and space.id in was_open and space.group not in ("ring", "herd")
        if is_there(space, view)
        and not (space.group in ("card", "building", "igloo") and not any(space.people))
    ]
    return [place(texts, where) for where in shut]


def _running_out(texts: Texts, before: TableView, view: TableView) -> Iterator[str]:
    """Piles that have become low: an empty one ends the game."""
    left = {stack.space: stack.left for stack in before.stacks}
    for stack in view.stacks:
        if stack.left < left[stack.space] and stack.left <= FEW_LEFT:
            name = place(texts, stack.space)
            empty = not stack.left
            yield (
                texts.say("outlook-stack-empty", place=name)
                if empty
                else texts.say("outlook-stack", place=name, left=stack.left)
            )
    if view.deck < before.deck and view.deck <= FEW_LEFT * len(view.card_fields):
        yield texts.say("outlook-deck", left=view.deck)


def _list_new(texts: Texts, before: TableView, view: TableView) -> Iterator[str]:
    """Cards and tiles that were not open before."""
    known = Counter(field.card.id for field in before.card_fields if field.card)
    known.update(stack.building.id for stack in before.stacks if stack.building)
    for field in view.card_fields:
        if field.card and field.card.id not in known:
            yield _sign(texts, view, field.space)
    for stack in view.stacks:
        if stack.building and stack.building.id not in known:
            yield _sign(texts, view, stack.space)


def _sign(texts: Texts, view: TableView, where: str) -> str:
    """A card or a tile by its place and its face."""
    faces = {field.space: card(texts, field.card) for field in view.card_fields if field.card}
    tiles = ((each.space, each.building) for each in (*view.stacks, *view.igloos))
    faces.update((space, building(texts, tile)) for space, tile in tiles if tile)
    return texts.say("outlook-sign", place=place(texts, where), sign=faces[where])


def _shorten(texts: Texts, said: Sequence[str]) -> str:
    """The list, or its beginning and how many more there are."""
    if len(said) <= MOST_SIGNS + 1:
        return ", ".join(said)
    return texts.say("outlook-more", list=", ".join(said[:MOST_SIGNS]), count=len(said) - MOST_SIGNS)
