"""Explains why an action of Stone Age is not among the options, from the options and the view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.language.names import quote
from bot.language.stone_age.labels import tool
from bot.language.stone_age.words import all_forms, building, goods, is_place, kind, pieces, place
from bot.language.texts import Texts, languages
from bot.language.typed_names import find_name
from engine.core.actions import Action
from engine.core.errors import Unreadable
from engine.core.questions import Decision
from engine.stone_age.actions import WORDS, Feed, Gain, Pay, Place, Resolve, Take, UseTools
from engine.stone_age.view import SpaceView, TableView

Explanation = Callable[[Texts, Any, Decision, TableView], str | None]


def explain(texts: Texts, line: str, decision: Decision, view: TableView) -> str | None:
    """What is wrong with the action and what is possible; None if a list of the options of its verb says enough."""
    try:
        said = WORDS.read(line)
    except Unreadable:
        return None
    explanation = EXPLANATIONS.get(type(said))
    if explanation is None or all(option.verb != said.verb for option in decision.options):
        return None
    return explanation(texts, said, decision, view)


def _explain_place(texts: Texts, said: Place, decision: Decision, view: TableView) -> str:
    space = next((each for each in view.spaces if each.id == said.where), None)
    if space is None:
        return _unknown_place(texts, said.where, decision)
    people = [
        option.people for option in decision.options if isinstance(option, Place) and option.where == space.id
    ]
    if people:
        return _wrong_number(texts, said, people, view.players[decision.seat].tableau)
    return texts.say(f"stone-age-error-{_obstacle(space, decision.seat)}", **all_forms(texts, space.id))


def _unknown_place(texts: Texts, where: str, decision: Decision) -> str:
    open_now = [option.where for option in decision.options if isinstance(option, Place | Resolve)]
    options = texts.list_items([place(texts, each) for each in dict.fromkeys(open_now)])
    if is_place(texts, where):
        said = texts.say("stone-age-error-place-not-here", **all_forms(texts, where))
    else:
        said = texts.say("error-unknown-place", place=quote(where))
    return texts.say("error-and-you-can", error=said, options=options)


def _wrong_number(texts: Texts, said: Place, people: Sequence[int], left: int) -> str:
    if said.people > left:
        return texts.say("stone-age-error-too-many-people", left=left)
    fewest, most = min(people), max(people)
    there = all_forms(texts, said.where)
    if fewest == most:
        return texts.say("stone-age-error-exactly", people=said.people, exact=fewest, **there)
    return texts.say("stone-age-error-between", people=said.people, fewest=fewest, most=most, **there)


def _obstacle(space: SpaceView, seat: int) -> str:
    if space.people[seat]:
        return "already-there"
    return "too-few-people" if space.open else "no-room"


def _explain_resolve(texts: Texts, said: Resolve, decision: Decision, _view: TableView) -> str:
    if not is_place(texts, said.where):
        return _unknown_place(texts, said.where, decision)
    own = [place(texts, option.where) for option in decision.options if isinstance(option, Resolve)]
    options = texts.list_items(own)
    return texts.say("stone-age-error-not-your-place", options=options, **all_forms(texts, said.where))


def _explain_tools(texts: Texts, _said: UseTools, decision: Decision, view: TableView) -> str:
    ready = dict.fromkeys(
        each for option in decision.options if isinstance(option, UseTools) for each in option.tools
    )
    labels = [tool(texts, each, view, decision.seat) for each in ready]
    return texts.say("stone-age-error-tools", options=texts.list_items(labels))


def _explain_pay(texts: Texts, said: Pay | Feed, decision: Decision, view: TableView) -> str | None:
    if "get" in decision.about:
        return None
    have = _purse(decision, view)
    called = {each: [kind(Texts(language), each) for language in languages()] for each in have}
    plus = said.plus if isinstance(said, Pay) else ()
    for typed, count in (*said.goods, *plus):
        if (what := find_name(typed, called)) is None:
            return texts.say("stone-age-error-no-such-resource", resource=quote(typed))
        if count > have[what]:
            return texts.say(
                "stone-age-error-lacking", goods=pieces(texts, what, count), have=_stock(texts, have)
            )
    return None if plus else _wrong_price(texts, decision)


def _purse(decision: Decision, view: TableView) -> Mapping[str, int]:
    """What this seat could pay with: also food for people who follow the herd, and jewelry if the trader is played."""
    player = view.players[decision.seat]
    have = dict(player.resources)
    if decision.prompt == "pay-move":
        return {"food": player.food, **have}
    return {**have, "jewelry": player.jewelry} if view.trader else have


def _stock(texts: Texts, have: Mapping[str, int]) -> str:
    return goods(texts, [(what, count) for what, count in have.items() if count]) or texts.say(
        "stone-age-nothing"
    )


def _wrong_price(texts: Texts, decision: Decision) -> str:
    about = decision.about
    if "building" in about:
        return texts.say("stone-age-error-building-price", building=building(texts, str(about["building"])))
    exact = next(about[name] for name in ("price", "missing", "people") if name in about)
    option = next(option for option in decision.options if isinstance(option, Pay | Feed))
    if any(what == "jewelry" for what, _ in option.goods):
        return texts.say("stone-age-error-jewelry-price", pieces=exact)
    return texts.say("stone-age-error-exact-price", pieces=exact)


def _explain_gain(texts: Texts, _said: Gain, decision: Decision, _view: TableView) -> str:
    option = next(option for option in decision.options if isinstance(option, Gain))
    return texts.say("stone-age-error-gain", pieces=sum(count for _, count in option.goods))


def _explain_take(texts: Texts, _said: Take, decision: Decision, _view: TableView) -> str:
    dice = [str(option.die) for option in decision.options if isinstance(option, Take)]
    return texts.say("stone-age-error-die", dice=texts.list_items(dice))


EXPLANATIONS: dict[type[Action], Explanation] = {
    Place: _explain_place,
    Resolve: _explain_resolve,
    UseTools: _explain_tools,
    Pay: _explain_pay,
    Feed: _explain_pay,
    Gain: _explain_gain,
    Take: _explain_take,
}
"""Functions that explain mistakes better than a list of the options would."""
