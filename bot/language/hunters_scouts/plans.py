"""Plans and prepared answers of Jäger und Späher in words: what each means, and what it would do now."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.hunters_scouts.labels import action
from bot.language.hunters_scouts.words import (
    all_characters,
    all_forms,
    all_items,
    character,
    is_location,
    item,
    kind,
    letter_of,
    letter_place,
    place_with_fields,
    sum_of_items,
)
from bot.language.texts import Texts
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.questions import Seat
from engine.hunters_scouts.actions import WORDS
from engine.hunters_scouts.prepared.plans import (
    ALWAYS,
    ASK,
    Condition,
    Count,
    Plan,
    PlannedTurn,
    Stands,
    read_condition,
    read_plan,
)
from engine.hunters_scouts.prepared.sending import NEW, Numbers, Ways
from engine.hunters_scouts.view import TableView

SIGNS = {"<": "fewer", ">": "more", "=": "exactly"}
WITHOUT_NAME = ("send",)
"""The answers that are shown without their question."""
THEN = " → "
"""Separates what is wanted first from what is wanted next, in every language."""
RANGE = "\N{EN DASH}"


def plan_in_a_line(texts: Texts, value: str, view: TableView, seat: Seat) -> str:
    """A stored plan in words; unchanged if these rules cannot read it any more."""
    try:
        plan = read_plan(value, view.round)
    except RuleError:
        return value
    turns = [
        texts.say("plan-else").join(entry(texts, way, view, seat) for way in turn) for turn in plan.turns
    ]
    stops = [texts.say("plan-stop", condition=conditions(texts, stop, view)) for stop in plan.stops]
    said = texts.say("hunters-plan-then").join([*turns, *stops])
    return said if plan.round is None else texts.say("hunters-plan-from-round", round=plan.round, turns=said)


def entry(texts: Texts, way: PlannedTurn, view: TableView, seat: Seat) -> str:
    """One way to spend a turn: `Gatherer · 2 to B Forest (if you have fewer than 3 hunger)`."""
    said = [_start(texts, way.start, view, seat)]
    said += [answer(texts, name, value, view) for name, value in way.said]
    words = " · ".join(said)
    if not way.given:
        return words
    return texts.say("plan-if", entry=words, condition=conditions(texts, way.given, view))


def _start(texts: Texts, start: str, view: TableView, seat: Seat) -> str:
    if start in all_characters():
        return character(texts, start)
    if start == ASK:
        return texts.say("plan-ask")
    try:
        said = action(texts, WORDS.read(start), view, seat)
    except RuleError:
        return start
    return texts.say("hunters-plan-recall", loads=said) if start.startswith("recall ") else said


def answer(texts: Texts, name: str, value: str, view: TableView) -> str:
    """The answer to a question within a turn: `2 to B Forest`, `Create: Axe → then done`."""
    said = answer_words(texts, name, value, view)
    if name in WITHOUT_NAME:
        return said
    return texts.say("hunters-plan-answer", question=texts.say(f"hunters-field-plan-{name}"), answer=said)


def conditions(texts: Texts, given: Sequence[Condition], view: TableView) -> str:
    return texts.list_items([_condition(texts, each, view) for each in given])


def _condition(texts: Texts, said: Condition, view: TableView) -> str:
    where = said.where
    forms = all_forms(texts, where, letter_of(view, where)) if where and where not in all_characters() else {}
    match said:
        case Count(what, sign, number) if where:
            words = {"sign": SIGNS[sign], "number": number, "what": kind(texts, what)}
            return texts.say("hunters-plan-fields", **words, place=forms["place"])
        case Count(what, "<", 1):
            return texts.say("hunters-plan-none", counted=what)
        case Count(what, ">", 0):
            return texts.say("hunters-plan-some", counted=what)
        case Count(what, sign, number):
            counted = texts.say(f"hunters-plan-counted-{what}", number=number)
            return texts.say("hunters-plan-count", sign=SIGNS[sign], number=number, what=counted)
        case Stands(_, "open"):
            return texts.say("hunters-plan-open", card=character(texts, where))
        case Stands(_, how):
            return texts.say(f"hunters-plan-{how}", **forms)


def plan_part(texts: Texts, way: str, said: str, view: TableView, seat: Seat) -> str:
    """One part of a plan: `Gatherer`, `2 to B Forest`, `the Fisher is free`, `from round 5 on`."""
    match way:
        case "scope":
            if said == ALWAYS:
                return texts.say("hunters-plan-always")
            return texts.say("hunters-plan-since-round", round=int(said.removeprefix("round ")))
        case "stop" | "if":
            return _write_conditions(texts, said, view)
        case "then" | "else":
            return _write_entry(texts, said, view, seat)
        case "send" if is_location(where := said.partition(" ")[0]):
            return with_fields(texts, answer(texts, way, said, view), where, view)
        case _:
            return answer(texts, way, said, view)


def with_fields(texts: Texts, said: str, where: str, view: TableView) -> str:
    """An answer about one place, with the fields there: `2 to B Forest · 3 wood, 1 fruit`."""
    name = letter_place(texts, where, view)
    return said.removesuffix(name) + place_with_fields(texts, where, view) if said.endswith(name) else said


def _write_conditions(texts: Texts, said: str, view: TableView) -> str:
    try:
        return conditions(texts, [read_condition(each) for each in said.split(" and ")], view)
    except RuleError:
        return said


def _write_entry(texts: Texts, said: str, view: TableView, seat: Seat) -> str:
    plan = _parse_plan(f"{ALWAYS}: {said}", view)
    return said if plan is None else entry(texts, plan.turns[0][0], view, seat)


def _parse_plan(text: str, view: TableView) -> Plan | None:
    try:
        return read_plan(text, view.round)
    except RuleError:
        return None


def plan_verdict(texts: Texts, part: Event) -> str:
    """What a turn would do now, or for which rounds the plan is."""
    rounds = {name: value for name, value in part.params.items() if name in ("round", "last")}
    return texts.say(f"hunters-{part.kind}", **rounds)


def answer_words(texts: Texts, kind: str, value: str, view: TableView) -> str:
    """The value of a prepared answer in words: `Axe → Drum → then done`, `B Forest · 3 wood`, `Nobody moves`."""
    if kind == "send":
        return moves(texts, value, view)
    if is_location(value) and kind != "lose":
        return place_with_fields(texts, value, view)
    return THEN.join(_word(texts, kind, word, view) for word in value.split())


def _word(texts: Texts, kind: str, word: str, view: TableView) -> str:
    """One word of a value, in words: a piece of the game, an amount, or what has a message."""
    if word in all_characters():
        card = character(texts, word)
        return texts.say("hunters-pick-character", card=card) if kind == "fire" else card
    if word in all_items():
        return item(texts, word)
    if is_location(word):
        return letter_place(texts, word, view)
    messages = (f"hunters-answer-{kind}-{word}", f"hunters-answer-{word}", f"hunters-kind-{word}")
    known = (texts.say(each) for each in messages if texts.knows(each))
    return _write_amount(texts, kind, word) or next(known, word)


def _write_amount(texts: Texts, kind: str, word: str) -> str:
    """A number, the sum of several items, or how many characters of each column; empty if it is none of them."""
    if word.isdecimal():
        return texts.say(f"hunters-answer-{kind}-number", number=int(word))
    if kind == "bonus" and "+" in word:
        return sum_of_items(texts, word.split("+"))
    if kind == "recruit" and word.count("-") == 2:
        left, middle, right = word.split("-")
        return texts.say("hunters-action-recruit", left=int(left), middle=int(middle), right=int(right))
    return ""


def moves(texts: Texts, value: str, view: TableView) -> str:
    """Where members go in a planned turn: `2 to B Forest, 1 to the new card; otherwise nobody moves`."""
    try:
        ways = Ways.read(value).ways
    except RuleError:
        return value
    return texts.say("plan-else").join(_write_way(texts, come, leave, view) for come, leave in ways)


def _write_way(texts: Texts, come: Numbers, leave: Numbers, view: TableView) -> str:
    if not come:
        return texts.say("hunters-action-nobody")
    said = [
        texts.say(message, place=_place(texts, where, view), members=_write_number(fewest, most))
        for message, numbers in (("hunters-action-send-to", come), ("hunters-action-send-from", leave))
        for where, fewest, most in numbers
    ]
    return ", ".join(said)


def _place(texts: Texts, where: str, view: TableView) -> str:
    return texts.say("hunters-plan-new-card") if where == NEW else letter_place(texts, where, view)


def _write_number(fewest: int, most: int) -> str:
    return str(most) if fewest == most else f"{fewest}{RANGE}{most}"
