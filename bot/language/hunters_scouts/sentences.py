"""Sentences of Jäger und Späher: what happened, each thing once, and what a seat is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from bot.language.hunters_scouts.words import (
    all_forms,
    all_sacred_places,
    character,
    characters,
    goods,
    items,
    kind,
    letter_of,
    location,
    priced_item,
    things_brought,
    write_fields,
)
from bot.language.names import show_name
from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.questions import Decision
from engine.hunters_scouts.view import TableView

Params = dict[str, str | int]
MEMBER = "member"
"""The thing that a recall brings from a sacred place, which has no fields: only the member."""
JOINED = {"item-drawn": "count", "item-drawn-own": "item", "recalled": "things"}
"""Events that share one sentence when one follows the other, and the parameter that adds up."""


def event(texts: Texts, happened: Event, names: Sequence[str]) -> str:
    """One sentence of the log; `names` are the display names by seat, as people chose them.

    The caller checks who may read it (`Event.only`).
    """
    return sentence(texts, happened, [show_name(name) for name in names])


def sentence(texts: Texts, happened: Event, names: Sequence[str]) -> str:
    """One sentence about what happened; `names` are used as they are."""
    said = in_words(texts, happened.params, names)
    things = str(happened.params.get("things", "")).split("+")
    if {*things} == {MEMBER}:
        return texts.say("hunters-came-home", **said, members=len(things))
    if happened.kind == "item-drawn" and "count" in said:
        return texts.say("hunters-drew-items", **said)
    return texts.say(f"hunters-event-{happened.kind}", **said)


def in_words(texts: Texts, params: Mapping[str, str | int], names: Sequence[str]) -> Params:
    """The parameters of an event or a question as words; numbers stay numbers, for the plural."""
    said: Params = {}
    for key, value in params.items():
        said |= _in_words(texts, key, value, names, str(params.get("letter", "")))
    return said


def _in_words(texts: Texts, key: str, value: str | int, names: Sequence[str], letter: str) -> Params:
    if isinstance(value, int):
        return {"name": names[value]} if key == "seat" else {key: value}
    if key in ("where", "location", "place"):
        return _of_place(texts, value, letter)
    return {NAMED.get(key, key): WORDS[key](texts, value) if key in WORDS else value}


def _of_place(texts: Texts, where: str, letter: str) -> Params:
    """The parameters for a location: its name in all forms, and for a sacred place what it does."""
    said: Params = {**all_forms(texts, where, letter)}
    if where in all_sacred_places():
        said["blessing"] = texts.say(f"hunters-blesses-{where}")
    return said


def _source(texts: Texts, source: str) -> str:
    """What points were scored for: a sacred place, or one of a few occasions."""
    if source in all_sacred_places():
        return location(texts, source)
    return texts.say(f"hunters-source-{source}")


WORDS: Mapping[str, Callable[[Texts, str], str]] = {
    "card": character,
    "cards": lambda texts, value: characters(texts, value.split("+")),
    "column": lambda texts, value: texts.say(f"hunters-column-{value}"),
    "item": lambda texts, value: texts.list_items([priced_item(texts, each) for each in value.split("+")]),
    "items": lambda texts, value: items(texts, value.split("+")),
    "field": kind,
    "fields": lambda texts, value: write_fields(texts, Counter(value.split("+"))),
    "things": lambda texts, value: things_brought(texts, value.split("+")),
    "source": _source,
}
"""How the ids in the parameters of an event become words."""
NAMED = {"field": "goods", "things": "brought"}


def prompt(texts: Texts, decision: Decision, view: TableView, address: str | None = None) -> str:
    """What this seat is asked; with a name, used as it is, it is addressed: `Ben, send up to 2 members …`"""
    letter = letter_of(view, str(decision.about.get("where", "")))
    words = in_words(texts, {**decision.about, "letter": letter}, ())
    if decision.prompt == "use":
        words["pool"] = goods(texts, view.pool)
    there = "-there" if decision.prompt == "send" and "where" in decision.about else ""
    message = f"hunters-prompt-{decision.prompt}{there}"
    if address is None:
        return texts.say(message, **words)
    return texts.say(f"{message}.named", name=address, **words)


def rules_text(texts: Texts) -> str:
    """The game in one minute."""
    return texts.say("hunters-help")


def together(texts: Texts, prompt_id: str) -> str:
    """What several seats are asked at the same time, without the numbers of single players."""
    return texts.say(f"hunters-prompt-{prompt_id}.together")


def remove_repeats(events: Sequence[Event]) -> list[Event]:
    """Remove events that another one says, too, and add up events of drawn items and of members that come home."""
    found: list[Event] = []
    for number, each in enumerate(events):
        if _is_repeated(each, events[:number], events[number + 1 :]):
            continue
        if found and _can_join(found[-1], each):
            found[-1] = _join(found[-1], each)
        else:
            found.append(each)
    return found


def _is_repeated(event: Event, before: Sequence[Event], after: Sequence[Event]) -> bool:
    """Whether another event says the same: the private one about an item, the taken cards, or the recalled things."""
    match event.kind:
        case "item-drawn":
            return bool(after) and after[0].kind == "item-drawn-own"
        case "recruited-column":
            return any(each.kind == "recruited" and _seat(each) == _seat(event) for each in after)
        case "scored" if event.params["source"] == "field" and before and before[-1].kind == "recalled":
            return str(before[-1].params["things"]).split("+").count("vp") == event.params["points"]
        case _:
            return False


def _seat(event: Event) -> object:
    return event.params.get("seat")


def _can_join(first: Event, second: Event) -> bool:
    name = JOINED.get(first.kind)
    return name is not None and first.kind == second.kind and _without(first, name) == _without(second, name)


def _without(event: Event, name: str) -> dict[str, str | int]:
    return {key: value for key, value in event.params.items() if key != name}


def _join(first: Event, second: Event) -> Event:
    name = JOINED[first.kind]
    one, other = first.params.get(name, 1), second.params.get(name, 1)
    total = one + other if isinstance(one, int) and isinstance(other, int) else f"{one}+{other}"
    return Event(first.kind, {**first.params, name: total}, first.only)
