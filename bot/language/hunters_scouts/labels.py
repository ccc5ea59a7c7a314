"""Labels of Jäger und Späher for buttons, selects and autocomplete: short, and distinct within a decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.language.hunters_scouts.words import (
    AT_HOME,
    all_characters,
    character,
    item,
    kind,
    letter_of,
    letter_place,
    open_place,
    priced_item,
    sum_of_items,
    things_brought,
    with_count,
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

LONGEST = 80


def action(texts: Texts, chosen: Action, view: TableView, seat: Seat) -> str:
    """The label of an option of this seat, at most 80 characters: `1 to Forest 2`."""
    match chosen:
        case Play(what=what):
            return character(texts, what)
        case Send():
            return _label_send(texts, chosen, view, seat)
        case Recall() | Wear() | Mark():
            return _list_parts(texts, _list_places(texts, chosen), view)
        case Lay(what=what):
            return column(texts, what, view)
        case Recruit():
            return _label_recruit(texts, chosen, view)
        case Create(what=what):
            return texts.say("hunters-action-create", item=item(texts, what))
        case Pick(what=what):
            return label_pick(texts, what, view)
        case Lose(what=what):
            return texts.say("hunters-action-lose", place=letter_place(texts, what, view))
        case Stash() | Exchange() | Give():
            return _label_items(texts, chosen)
        case _:
            return texts.say(f"hunters-action-{chosen.verb}")


def members_by_place(view: TableView, seat: Seat) -> Counter[str]:
    """How many members of a seat are in the village and at each location: those that can be sent."""
    found = Counter({"village": view.tribes[seat].village})
    for each in (*view.locations, *view.places):
        found[each.id] = each.members[seat]
    return +found


def _label_send(texts: Texts, chosen: Send, view: TableView, seat: Seat) -> str:
    """Where members go and what they leave; those that stay are not named."""
    now, then = members_by_place(view, seat), Counter(chosen.members)
    if now == then:
        return texts.say("hunters-action-nobody")
    come = [("send-to", where, {"members": count}) for where, count in (then - now).items()]
    leaving = (now - then).items()
    leave = [("send-from", where, {"members": count}) for where, count in leaving if where != "village"]
    return _list_parts(texts, [*come, *leave], view)


Part = tuple[str, str, Mapping[str, str | int]]
"""A message, the place it names, and its other parameters."""


def _list_parts(texts: Texts, parts: Sequence[Part], view: TableView) -> str:
    """The parts as a list; if it is too long, with only the first letters of names, or only the letters of places."""
    label = ""  # by letter, those who leave a place last
    parts = sorted(parts, key=lambda each: (each[0] == "send-from", letter_of(view, each[1]) or "~"))
    for letters in (LONGEST, 8, 6, 4, 0):
        label = ", ".join(
            texts.say(f"hunters-action-{message}", place=_abbreviate(texts, where, view, letters), **params)
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


def _list_places(texts: Texts, chosen: Recall | Wear | Mark) -> list[Part]:
    """What is fetched from where, what covers which field, or what is marked."""
    match chosen:
        case Recall(fetched=fetched):
            return [("recall", where, {"things": things_brought(texts, load)}) for where, load in fetched]
        case Wear(covered=covered):
            return [("wear", where, {"goods": kind(texts, what)}) for where, what in covered]
        case Mark(locations=locations):
            return [("mark", where, {}) for where in locations]


def column(texts: Texts, name: str, view: TableView) -> str:
    """A column of the display with its free card: `Left, after Hunter`."""
    cards = next(each.cards for each in view.columns if each.name == name)
    called = texts.say(f"hunters-column-{name}")
    if not cards:
        return texts.say("hunters-column-empty", column=called)
    return texts.say("hunters-column", column=called, card=character(texts, cards[-1]))


def characters_taken(view: TableView, name: str, count: int) -> tuple[str, ...]:
    """The characters on this number of cards from the free end of a column, in the order in which they are taken."""
    cards = next(each.cards for each in view.columns if each.name == name)
    return tuple(reversed(cards[len(cards) - count :]))


def _label_recruit(texts: Texts, chosen: Recruit, view: TableView) -> str:
    if sum(chosen.cards) == 1:
        name = COLUMNS[chosen.cards.index(1)]
        (card,) = characters_taken(view, name, 1)
        column_name = texts.say(f"hunters-column-{name}")
        return texts.say("hunters-action-recruit-one", card=character(texts, card), column=column_name)
    left, middle, right = chosen.cards
    return texts.say("hunters-action-recruit", left=left, middle=middle, right=right)


def label_pick(texts: Texts, what: str, view: TableView) -> str:
    """One of several choices: what to reveal, what a character does, a column to take from, a card to lay down."""
    if what in all_characters():
        return texts.say("hunters-pick-character", card=character(texts, what))
    if what in COLUMNS:
        return column(texts, what, view)
    return texts.say(f"hunters-pick-{what}")


def _label_items(texts: Texts, chosen: Stash | Exchange | Give) -> str:
    if not chosen.items:
        return texts.say(f"hunters-action-{chosen.verb}-none")
    one = [priced_item(texts, which) for which in chosen.items if len(chosen.items) == 1]
    short = [with_count(texts, item(texts, each)[:5], count) for each, count in Counter(chosen.items).items()]
    ways = (*one, sum_of_items(texts, chosen.items), ", ".join(short))  # many by their first letters
    labels = [texts.say(f"hunters-action-{chosen.verb}", items=items) for items in ways]
    return next((label for label in labels if len(label) <= LONGEST), labels[-1][:LONGEST])
