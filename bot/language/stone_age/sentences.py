"""Sentences of Stone Age: what happened, and what a seat is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.language.names import show_name
from bot.language.stone_age import faces
from bot.language.stone_age.words import all_forms, animal, building, card, goods, kind, pieces, top
from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.questions import Decision
from engine.stone_age.view import TableView

Params = dict[str, str | int]
NAMED = {"card": card, "building": building, "animal": animal}


def event(texts: Texts, happened: Event, names: Sequence[str]) -> str:
    """One sentence of the log; `names` are the display names by seat, as people chose them.

    Who may read it is the caller's care: see `Event.only`.
    """
    return sentence(texts, happened, [show_name(name) for name in names])


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
                said |= all_forms(texts, str(value))
            case "card" | "building" | "animal":
                said[key] = NAMED[key](texts, str(value))
            case "tile":
                tile = faces.bonus_tiles()[str(value)]
                said["first"], said["all"] = top(texts, tile.first), top(texts, tile.all)
            case "dice" | "die":
                said[key] = texts.dice(str(value))
            case "goods" | "give" | "get":
                said[key] = goods(texts, str(value))
            case "what":
                said["goods"] = _thing(texts, str(value), params)
            case _:
                said[key] = value
    return said


def _thing(texts: Texts, what: str, params: Mapping[str, str | int]) -> str:
    """What `what` stands for: a number of pieces, a reward of a die or of a bonus tile, else a sort of goods."""
    if "pieces" in params:
        return pieces(texts, what, int(params["pieces"]))
    if "tile" in params:
        tile = faces.bonus_tiles()[str(params["tile"])]
        return top(texts, tile.first if what == "first" else tile.all)
    if "die" in params:
        die = faces.POINTS_INSTEAD if what == "points" else int(params["die"])
        return top(texts, faces.reward(die))
    return kind(texts, what)


def prompt(texts: Texts, decision: Decision, view: TableView, names: Sequence[str] | None = None) -> str:
    """What this seat is asked; with `names` it is addressed: `Ben, place your people (4 left).`"""
    address = None if names is None else show_name(names[decision.seat])
    return write_question(texts, decision, view, address)


def write_question(texts: Texts, decision: Decision, view: TableView, address: str | None) -> str:
    """What this seat is asked; `address` is used as it is."""
    about = dict(decision.about)
    if "pips" in about:
        about["total"] = max(0, int(about["total"]))
        about["pieces"] = about["total"] // int(about.pop("pips"))
        about["dice"] = _dice(view)
    elif "dice" in about:
        about["dice"] = texts.list_items(str(about["dice"]).split("+"))
    if "price" in about:
        about["cost"] = pieces(texts, _paid_in(view, decision), int(about["price"]))
    words = in_words(texts, about, ())
    message = f"stone-age-prompt-{decision.prompt}"
    said = (
        texts.say(message, **words)
        if address is None
        else texts.say(f"{message}.named", name=address, **words)
    )
    return texts.say("stone-age-swapped", prompt=said, goods=words["get"]) if "get" in about else said


def _paid_in(view: TableView, decision: Decision) -> str:
    """What the price of a card is paid in: `resources` of any kind, or `jewelry`."""
    where = decision.about["space"]
    return next((field.paid_in for field in view.card_fields if field.space == where), "resources")


def _dice(view: TableView) -> str:
    """The dice and what is taken off, as they make up the total; `one` when there is nothing to add up."""
    roll = view.last_roll
    if roll is None or (len(roll.dice) == 1 and not roll.malus):
        return "one"
    added = "+".join(map(str, roll.dice))
    return f"{added}-{roll.malus}" if roll.malus else added


def rules_text(texts: Texts) -> str:
    """The game in one minute."""
    return texts.say("stone-age-help")


def together(texts: Texts, prompt_id: str) -> str:
    """What several seats are asked at the same time, without the numbers of single players."""
    return texts.say(f"stone-age-prompt-{prompt_id}.together")
