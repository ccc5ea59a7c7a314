"""Options as parts that are chosen one by one: members to send or call home, fields, characters and items."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.language.hunters_scouts.icons import GOODS, value_icon
from bot.language.hunters_scouts.labels import characters_taken, members_by_place
from bot.language.hunters_scouts.words import (
    all_items,
    character,
    full_item,
    kind,
    letter_of,
    letter_place,
    place_with_fields,
    things_brought,
)
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.core.questions import Seat
from engine.hunters_scouts.actions import COLUMNS, Exchange, Give, Mark, Recall, Recruit, Send, Stash, Wear
from engine.hunters_scouts.view import TableView

drafted = frozenset({"send", "recall", "wear", "mark", "recruit", "stash", "exchange", "give"})
AWAY = "-"
"""Written before the letter of a place that a member leaves."""
VILLAGE = "village"


def parts(option: Action, view: TableView, seat: Seat) -> Sequence[str]:
    """The parts: `B` is a member that comes to B, `-C` one that leaves C, `Awood` wood from A; items by their index."""
    match option:
        case Send():
            return _moves(option, view, seat)
        case Recall():
            return [f"{letter_of(view, where)}{thing}" for where, load in option.fetched for thing in load]
        case Wear():
            return [f"{letter_of(view, where)}{field}" for where, field in option.covered]
        case Mark():
            return [letter_of(view, where) for where in option.locations]
        case Recruit():
            return [name for name, count in zip(COLUMNS, option.cards, strict=True) for _ in range(count)]
        case Stash() | Exchange() | Give():
            order = list(all_items())
            return [str(order.index(each)) for each in option.items]
        case _:
            return [str(option)]


def _moves(option: Send, view: TableView, seat: Seat) -> list[str]:
    """The places that members come to and leave, without the village, where all others come from."""
    now, then = members_by_place(view, seat), Counter(option.members)
    come = [letter_of(view, where) for where in (then - now).elements()]
    leave = [f"{AWAY}{letter_of(view, where)}" for where in (now - then).elements() if where != VILLAGE]
    return [*sorted(come), *sorted(leave)]


def _id_of(view: TableView, letter: str) -> str:
    """The id of the place with this letter."""
    return next(each.id for each in (*view.locations, *view.places) if each.letter == letter)


def part(texts: Texts, verb: str, part: str, chosen: Sequence[str], view: TableView, seat: Seat) -> str:
    """The label of a part that could be chosen next: `B Forest · 3 wood`, `A Swamp: clay`."""
    del seat
    match verb:
        case "send" if part.startswith(AWAY):
            return texts.say("hunters-part-from", place=letter_place(texts, _id_of(view, part[1:]), view))
        case "send" | "mark":
            return place_with_fields(texts, _id_of(view, part), view)
        case "recall" | "wear":
            letter = next(each for each in _letters(view) if part.startswith(each))
            thing = part.removeprefix(letter)
            said = things_brought(texts, [thing]) if verb == "recall" else kind(texts, thing)
            place = letter_place(texts, _id_of(view, letter), view)
            return texts.say("hunters-part-thing", place=place, thing=said)
        case "recruit":
            (*_, card) = characters_taken(view, part, chosen.count(part) + 1)
            column = texts.say(f"hunters-column-{part}")
            return texts.say("hunters-action-recruit-one", card=character(texts, card), column=column)
        case _:
            return full_item(texts, all_items()[list(all_items())[int(part)]])


def part_icon(verb: str, part: str, chosen: Sequence[str], view: TableView) -> str:
    """The icon of the place that members go to or leave, of what they bring, of the card or the item."""
    match verb:
        case "send" | "mark":
            return value_icon("what", _id_of(view, part.removeprefix(AWAY)), view)
        case "recall" | "wear":
            letter = next(each for each in _letters(view) if part.startswith(each))
            return GOODS.get(part.removeprefix(letter), "")
        case "recruit":
            return characters_taken(view, part, chosen.count(part) + 1)[-1]
        case _:
            return list(all_items())[int(part)]


def _letters(view: TableView) -> list[str]:
    """The letters of all places, longer ones first, as some begin with another one."""
    return sorted((each.letter for each in (*view.locations, *view.places)), key=len, reverse=True)


def goes_first(part: str) -> bool:
    """Whether a part must be chosen before the others: a member that leaves a place; the others leave the village."""
    return part.startswith(AWAY)


def rank(option: Action, parts: Sequence[str]) -> tuple[int, int]:
    """The sort key of an option: few members that leave places first, then many parts first; of items few first."""
    few_first = isinstance(option, Exchange | Stash)
    return sum(map(goes_first, parts)), len(parts) if few_first else -len(parts)
