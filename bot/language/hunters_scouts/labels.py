"""Labels of Jäger und Späher for buttons, selects and autocomplete: short, and distinct within a decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.language.hunters_scouts.words import (
    AT_HOME,
    all_characters,
    brought,
    character,
    item,
    kind,
    letter_of,
    letter_place,
    open_place,
    priced_item,
    several,
    sum_of_items,
)
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.core.questions import Seat
from engine.hunters_scouts.actions import (
    COLUMNS,
    Create,
    Exchange,
    Give,
    Lay,
    Lose,
    Mark,
    Pick,
    Play,
    Recall,
    Recruit,
    Send,
    Stash,
    Wear,
)
from engine.hunters_scouts.view import TableView

Label = Callable[[Texts, Any, TableView, Seat], str]
LONGEST = 80


def action(texts: Texts, chosen: Action, view: TableView, seat: Seat) -> str:
    """The label of an option of this seat, at most 80 characters: `1 to Forest 2`."""
    label = LABELS.get(type(chosen))
    return texts.say(f"hunters-action-{chosen.verb}") if label is None else label(texts, chosen, view, seat)


def _play(texts: Texts, chosen: Play, _view: TableView, _seat: Seat) -> str:
    return character(texts, chosen.what)


def standing(view: TableView, seat: Seat) -> Counter[str]:
    """Where the members of a seat stand that could be sent."""
    found = Counter({"village": view.tribes[seat].village})
    for each in (*view.locations, *view.places):
        found[each.id] = each.members[seat]
    return +found


def _send(texts: Texts, chosen: Send, view: TableView, seat: Seat) -> str:
    """Who goes where; those who stay are not named."""
    now, then = standing(view, seat), Counter(chosen.members)
    if now == then:
        return texts.say("hunters-action-nobody")
    come = [("send-to", where, {"members": count}) for where, count in (then - now).items()]
    leaving = (now - then).items()
    leave = [("send-from", where, {"members": count}) for where, count in leaving if where != "village"]
    return _list_parts(texts, [*come, *leave], view)


Part = tuple[str, str, Mapping[str, str | int]]
"""A message, the place it names, and its other parameters."""


def _list_parts(texts: Texts, parts: Sequence[Part], view: TableView) -> str:
    """The parts as a list; where it is too long, with the first letters of the places or only those on the picture."""
    label = ""  # by letter, those who leave a place last
    parts = sorted(parts, key=lambda each: (each[0] == "send-from", letter_of(view, each[1]) or "~"))
    for letters in (LONGEST, 8, 6, 4, 0):
        label = ", ".join(
            texts.say(
                f"hunters-action-{message}",
                place=_abbreviate(texts, where, view, letters),
                **params,
            )
            for message, where, params in parts
        )
        if len(label) <= LONGEST:
            break
    return label


def _abbreviate(texts: Texts, where: str, view: TableView, letters: int) -> str:
    """`B Sabr` for `B Sabre-toothed cat`, or only `B`; the village has no letter and keeps its name."""
    name, shown = letter_place(texts, where, view), open_place(view, where)
    if where in AT_HOME:
        return name
    kept = len(shown.letter) + 1 + letters if shown and shown.letter else max(letters, 4) + 2
    return name[:kept].rstrip()


def _recall(texts: Texts, chosen: Recall, view: TableView, _seat: Seat) -> str:
    loads = [("recall", where, {"things": brought(texts, load)}) for where, load in chosen.fetched]
    return _list_parts(texts, loads, view)


def _wear(texts: Texts, chosen: Wear, view: TableView, _seat: Seat) -> str:
    fields = [("wear", where, {"goods": kind(texts, what)}) for where, what in chosen.covered]
    return _list_parts(texts, fields, view)


def _mark(texts: Texts, chosen: Mark, view: TableView, _seat: Seat) -> str:
    return _list_parts(texts, [("mark", where, {}) for where in chosen.locations], view)


def column(texts: Texts, name: str, view: TableView) -> str:
    """A column of the display with its free card: `Left, after Hunter`."""
    cards = next(each.cards for each in view.columns if each.name == name)
    if not cards:
        return texts.say("hunters-column-empty", column=texts.say(f"hunters-column-{name}"))
    return texts.say(
        "hunters-column", column=texts.say(f"hunters-column-{name}"), card=character(texts, cards[-1])
    )


def _lay(texts: Texts, chosen: Lay, view: TableView, _seat: Seat) -> str:
    return column(texts, chosen.what, view)


def characters_taken(view: TableView, name: str, count: int) -> tuple[str, ...]:
    """The characters on this number of cards from the free end of a column, in the order in which they are taken."""
    cards = next(each.cards for each in view.columns if each.name == name)
    return tuple(reversed(cards[len(cards) - count :]))


def _recruit(texts: Texts, chosen: Recruit, view: TableView, _seat: Seat) -> str:
    if sum(chosen.cards) == 1:
        name = COLUMNS[chosen.cards.index(1)]
        (card,) = characters_taken(view, name, 1)
        column_name = texts.say(f"hunters-column-{name}")
        return texts.say("hunters-action-recruit-one", card=character(texts, card), column=column_name)
    left, middle, right = chosen.cards
    return texts.say("hunters-action-recruit", left=left, middle=middle, right=right)


def _create(texts: Texts, chosen: Create, _view: TableView, _seat: Seat) -> str:
    return texts.say("hunters-action-create", item=item(texts, chosen.what))


def label_pick(texts: Texts, what: str, view: TableView) -> str:
    """One of several ways: what to reveal, what a character does, a column to take from, a card to lay down."""
    if what in all_characters():
        return texts.say("hunters-pick-character", card=character(texts, what))
    if what in COLUMNS:
        return column(texts, what, view)
    return texts.say(f"hunters-pick-{what}")


def _lose(texts: Texts, chosen: Lose, view: TableView, _seat: Seat) -> str:
    return texts.say("hunters-action-lose", place=letter_place(texts, chosen.what, view))


def _items(texts: Texts, chosen: Stash | Exchange | Give, _view: TableView, _seat: Seat) -> str:
    if not chosen.items:
        return texts.say(f"hunters-action-{chosen.verb}-none")
    items = sum_of_items(texts, chosen.items)
    if len(chosen.items) == 1:
        items = priced_item(texts, chosen.items[0])
    label = texts.say(f"hunters-action-{chosen.verb}", items=items)
    return label if len(label) <= LONGEST else _many_items(texts, chosen)


def _many_items(texts: Texts, chosen: Stash | Exchange | Give) -> str:
    """Many items by their first letters."""
    counts = Counter(chosen.items)
    names = [several(texts, item(texts, which)[:5], count) for which, count in counts.items()]
    return texts.say(f"hunters-action-{chosen.verb}", items=", ".join(names))[:LONGEST]


LABELS: dict[type[Any], Label] = {
    Play: _play,
    Send: _send,
    Recall: _recall,
    Wear: _wear,
    Mark: _mark,
    Lay: _lay,
    Recruit: _recruit,
    Create: _create,
    Pick: lambda texts, chosen, view, _seat: label_pick(texts, chosen.what, view),
    Lose: _lose,
    Stash: _items,
    Exchange: _items,
    Give: _items,
}
"""The actions that name something; all others are one fixed text."""
