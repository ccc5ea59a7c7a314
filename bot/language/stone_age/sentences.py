"""Sentences of Stone Age: what happened, and what a seat is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.language.names import shown
from bot.language.stone_age.words import building, card, goods, pieces, place
from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.questions import Decision
from engine.stone_age.view import TableView

Params = dict[str, str | int]


def event(texts: Texts, happened: Event, names: Sequence[str]) -> str:
    """One sentence of the log; `names` are the display names by seat, as people chose them.

    Who may read it is the caller's care: see `Event.only`.
    """
    return sentence(texts, happened, [shown(name) for name in names])


def sentence(texts: Texts, happened: Event, names: Sequence[str]) -> str:
    """One sentence about what happened; `names` are used as they are."""
    return texts.say(f"stone-age-event-{happened.kind}", **in_words(texts, happened.params, names))


def in_words(texts: Texts, params: Mapping[str, str | int], names: Sequence[str]) -> Params:
    """The parameters of an event or a question as words; numbers stay numbers, for the plural."""
    said: Params = {}
    for key, value in params.items():
        match key:
            case "seat":
                said["name"] = names[int(value)]
            case "space" | "where":
                said["place"] = place(texts, str(value))
                said["to"] = place(texts, str(value), "to")
                said["at"] = place(texts, str(value), "at")
            case "card":
                said["card"] = card(texts, str(value))
            case "building":
                said["building"] = building(texts, str(value))
            case "goods":
                said["goods"] = goods(texts, str(value))
            case "what":
                said["goods"] = pieces(texts, str(value), int(params["pieces"]))
            case _:
                said[key] = value
    return said


def prompt(texts: Texts, decision: Decision, view: TableView, names: Sequence[str] | None = None) -> str:
    """What this seat is asked; with `names` it is addressed: `Ben, place your people (4 left).`"""
    address = None if names is None else shown(names[decision.seat])
    return asked(texts, decision, view, address)


def asked(texts: Texts, decision: Decision, view: TableView, address: str | None) -> str:
    """What this seat is asked; `address` is used as it is."""
    about = dict(decision.about)
    if "pips" in about:
        about["pieces"] = max(0, int(about["total"])) // int(about.pop("pips"))
        about["dice"] = _dice(view)
    elif "dice" in about:
        about["dice"] = texts.listed(str(about["dice"]).split("+"))
    words = in_words(texts, about, ())
    if address is None:
        return texts.say(f"stone-age-prompt-{decision.prompt}", **words)
    return texts.say(f"stone-age-prompt-{decision.prompt}.named", name=address, **words)


def _dice(view: TableView) -> str:
    """The dice that make up the total; `one` when there is nothing to add up."""
    dice = () if view.last_roll is None else view.last_roll.dice
    return "+".join(map(str, dice)) if len(dice) > 1 else "one"


def rules_text(texts: Texts) -> str:
    """The game in one minute."""
    return texts.say("stone-age-help")


def together(texts: Texts, prompt_id: str) -> str:
    """What several seats are asked at the same time, without anybody's numbers."""
    return texts.say(f"stone-age-prompt-{prompt_id}.together")
