"""Prepared answers of Stone Age in words: what one means, and what a plan would do now."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.stone_age.words import (
    all_buildings,
    all_cards,
    building,
    card,
    goods,
    is_place,
    kind,
    pieces,
    place,
)
from bot.language.texts import Texts
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.questions import Seat
from engine.stone_age.prepared.plans import (
    CARD,
    Condition,
    Count,
    Plan,
    PlannedMove,
    Removed,
    Stands,
    read_plan,
)
from engine.stone_age.view import TableView

THEN = " → "
"""Separates what is wanted first from what is wanted next, in every language."""


def answer_words(texts: Texts, kind: str, value: str, view: TableView) -> str:
    """The value of a prepared answer in words: `wood → brick → go hungry`, `Field · 1. Forest, 2 to 5 people · …`."""
    if kind == "plan":
        return _plan_in_a_line(texts, value, view)
    words = value.split("; ") if kind == "resolve" else value.split()
    if kind == "herd" and len(words) > 1:
        return texts.say("stone-age-answer-fewest")
    if kind == "resolve" and words == ["board"]:
        return texts.say("stone-age-answer-in-order")
    later = words[1:] if kind == "dice-bar" else [_word(texts, kind, word) for word in words[1:]]
    said = THEN.join([_word(texts, kind, words[0]), *later])
    by_worth = next((how for goods, how in BY_WORTH.items() if value.startswith(goods)), "")
    return texts.say(by_worth, answer=said) if by_worth and kind in PURCHASES else said


PURCHASES = ("cards", "buildings")
BY_WORTH = {
    "wood brick stone gold": "stone-age-answer-cheapest",
    "gold stone brick wood": "stone-age-answer-dearest",
}
"""The messages for the two orders of all resources that have a name."""


def _word(texts: Texts, kind: str, word: str) -> str:
    """One word of a value, in words."""
    if kind == "herd":
        return texts.say("stone-age-action-move", people=int(word)) if word.isdecimal() else word
    if kind == "dice-bar":
        return texts.say("stone-age-action-take", die=word)
    if kind == "resolve" and is_place(texts, word):
        return place(texts, word)
    for message in (f"stone-age-answer-{word}", f"stone-age-reward-{word}", f"stone-age-kind-{word}"):
        if texts.knows(message):
            return texts.say(message)
    return word


def plan_part(texts: Texts, way: str, said: str, view: TableView, seat: Seat) -> str:
    """One part of a plan: `Forest · 3 people`, `you have fewer than 4 food`, `pay the cheapest way`, `in round 4`."""
    del seat
    match way:
        case "scope":
            return texts.say("stone-age-plan-for-round", round=int(said.removeprefix("round ")))
        case "stop" | "if":
            return _write_conditions(texts, said, view)
        case "pay":
            return payment(texts, said)
        case _:
            return _write_entry(texts, said, view)


def parse_plan(value: str, view: TableView) -> Plan | None:
    """Parse a stored plan; None if these rules cannot read it, such as one of a newer version."""
    try:
        return read_plan(value, tuple(space.id for space in view.spaces), view.round)
    except RuleError:
        return None


def _plan_in_a_line(texts: Texts, value: str, view: TableView) -> str:
    plan = parse_plan(value, view)
    if plan is None:
        return value
    turns = [texts.say("plan-else").join(entry(texts, each) for each in turn) for turn in plan.turns]
    stops = [texts.say("plan-stop", condition=conditions(texts, stop)) for stop in plan.stops]
    said = THEN.join([*turns, *stops])
    return said if plan.round is None else texts.say("stone-age-plan-in-round", round=plan.round, moves=said)


def entry(texts: Texts, said: PlannedMove) -> str:
    """One placement, with its conditions: `Forest, 2 to 5 people, if you have fewer than 4 food`."""
    if said.where is None:
        words = texts.say("plan-ask")
    elif CARD.fullmatch(said.where):
        words = texts.say("stone-age-plan-card", what=_name(texts, said.where))
    elif said.most is None:
        words = place(texts, said.where)
    elif said.fewest == said.most:
        words = texts.say("stone-age-action-place", place=place(texts, said.where), people=said.most)
    else:
        where = place(texts, said.where)
        words = texts.say("stone-age-plan-range", place=where, fewest=said.fewest, most=said.most)
    if said.pay:
        words = texts.say("stone-age-plan-paying", entry=words, how=payment(texts, said.pay))
    if not said.given:
        return words
    return texts.say("plan-if", entry=words, condition=conditions(texts, said.given))


def payment(texts: Texts, how: str) -> str:
    """How a purchase is paid for: `pay the cheapest way`, `pay with wood only`."""
    manner, _, what = how.partition(" ")
    return texts.say(f"stone-age-plan-pay-{manner}", what=kind(texts, what) if what else "")


def conditions(texts: Texts, given: Sequence[Condition]) -> str:
    return texts.list_items([_condition(texts, each) for each in given])


def _condition(texts: Texts, said: Condition) -> str:
    match said:
        case Count():
            return _write_count(texts, said)
        case Stands(where, whose):
            return texts.say(f"stone-age-plan-{whose}", place=place(texts, where))
        case Removed(where, what):
            return texts.say("stone-age-plan-gone", place=place(texts, where), what=_name(texts, what or ""))


def _write_count(texts: Texts, said: Count) -> str:
    """What is counted, as people say it: `more than 0 wood` is at least one, `fewer than 1` none."""
    sign, number = SIGNS[said.sign], said.number + (said.sign == ">")
    if said.what == "price":
        return texts.say("stone-age-plan-price", sign=sign, number=number - (said.sign == "<"))
    if (said.sign, number) in (("<", 1), ("=", 0)):
        sign = "none"
    if said.what == "people":
        return texts.say("stone-age-plan-people", sign=sign, number=number)
    what, counted = kind(texts, said.what), pieces(texts, said.what, number)
    return texts.say("stone-age-plan-count", sign=sign, pieces=counted, what=what)


SIGNS = {"<": "fewer", ">": "least", "=": "exactly"}


def _name(texts: Texts, what: str) -> str:
    """The name of a card, a tile or an animal."""
    if what in all_cards():
        return card(texts, what)
    if what in all_buildings():
        return building(texts, what)
    animal_name = f"stone-age-animal-{what}"
    return texts.say(animal_name) if texts.knows(animal_name) else what


def plan_verdict(texts: Texts, part: Event) -> str:
    """What an entry would do now, with what it costs or pays, or for which round the plan is."""
    given, price = str(part.params.get("goods", "")), part.params.get("price", 0)
    number = part.params.get("round", 0)
    return texts.say(f"stone-age-{part.kind}", goods=goods(texts, given), price=price, round=number)


def _write_conditions(texts: Texts, text: str, view: TableView) -> str:
    """Conditions of a move or a stop, in words."""
    plan = parse_plan(f"ask if {text}", view)
    return text if plan is None else conditions(texts, plan.turns[0][0].given)


def _write_entry(texts: Texts, text: str, view: TableView) -> str:
    plan = parse_plan(text, view)
    return text if plan is None else entry(texts, plan.turns[0][0])
