"""Fields of forms, prepared answers, previews and hints of Jäger und Späher."""

from __future__ import annotations

from bot.language.hunters_scouts.labels import characters_taken, label_pick
from bot.language.hunters_scouts.plans import answer_words, plan_in_a_line
from bot.language.hunters_scouts.words import (
    all_items,
    all_locations,
    all_sacred_places,
    brief_effect,
    character,
    characters,
    cost,
    full_item,
    is_location,
    item,
    items,
    location,
    pieces,
    place_with_fields,
    things_brought,
)
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.core.events import Event
from engine.core.questions import Decision, Seat
from engine.hunters_scouts.actions import COLUMNS, Create, Exchange, Play, Recall, Stash
from engine.hunters_scouts.view import TableView, find_affordable

MINUS = "\N{MINUS SIGN}"


def verb(texts: Texts, word: str) -> str:
    """The label of a verb in a choice between verbs: `Play a character`."""
    return texts.say(f"hunters-verb-{word}")


def field(texts: Texts, name: str) -> str:
    """The question for one field: `Members`, `Forest 1`, `Left column`, or of a prepared answer."""
    if name in all_locations() or name in all_sacred_places():
        return location(texts, name)
    return texts.say(f"hunters-field-{name}")


def value(texts: Texts, name: str, chosen: int | str, view: TableView, seat: Seat) -> str:
    """One value of a field: a place to send a member to, what a member brings, characters from a column, an item."""
    if name in COLUMNS:
        return _column_value(texts, name, int(chosen), view)
    if name == "answer-character":
        return plan_in_a_line(texts, str(chosen), view, seat)
    if name.startswith("answer-"):
        return answer_words(texts, name.removeprefix("answer-"), str(chosen), view)
    if name in ("members", "locations", "what") and is_location(str(chosen)):
        return place_with_fields(texts, str(chosen), view)
    if name in all_locations() or name in all_sacred_places():
        return things_brought(texts, (str(chosen),))
    if name == "items" or chosen in all_items():
        return item(texts, str(chosen)) if chosen != "none" else texts.say("hunters-nothing")
    return label_pick(texts, str(chosen), view)


def _column_value(texts: Texts, name: str, count: int, view: TableView) -> str:
    """So many characters from a column: `2: Hunter, Chief`."""
    if not count:
        return texts.say("hunters-nothing")
    names = ", ".join(character(texts, each) for each in characters_taken(view, name, count))
    return texts.say("hunters-value-cards", count=count, cards=names)


def preview(texts: Texts, shown: Event) -> str:
    """What an option costs or yields beyond what its label says: `2 hunger less`, `Hunter, Chief`."""
    params = dict(shown.params)
    match shown.kind:
        case "recruit":
            return characters(texts, str(params["cards"]).split("+"))
        case "create":
            return _gains(texts, int(params["points"]), str(params["effects"]))
        case "recall":
            return texts.say("hunters-preview-fed", tiles=params["fed"])
        case "sunset":
            count = int(params["points"])
            points = f"{count:+}".replace("-", MINUS) if count else "0"
            return texts.say("hunters-preview-sunset", **{**params, "points": points, "count": abs(count)})
        case kind:
            return texts.say(f"hunters-preview-{kind}", **params)


def _gains(texts: Texts, points: int, effects: str) -> str:
    """What an item brings: `1 point · send 1`."""
    said = [pieces(texts, "vp", points)] if points else []
    said += [texts.say(f"hunters-effect-{effect}") for effect in effects.split("+") if effect]
    return " · ".join(said) or texts.say("hunters-nothing")


def remark(texts: Texts, chosen: Action, view: TableView) -> str:
    """What a character does, what an item costs; for the owner of hidden items also which a recall would pay for."""
    match chosen:
        case Play():
            return brief_effect(texts, chosen.what)
        case Create():
            return texts.say("hunters-costs", cost=cost(texts, all_items()[chosen.what]))
        case Recall():
            payable = find_affordable(view, {})
            found = find_affordable(view, count_fetched(chosen))
            more = [*dict.fromkeys(each.id for each in found if each not in payable)]
            return texts.say("hunters-enough-for", items=items(texts, more, "list-or")) if more else ""
        case Stash() | Exchange() if len(chosen.items) > 1:
            worth = pieces(texts, "vp", sum(all_items()[each].vp for each in chosen.items))
            said = "together" if isinstance(chosen, Stash) else "gives-up"
            return texts.say(f"hunters-{said}", points=worth)
        case _:
            return ""


def count_fetched(chosen: Recall) -> dict[str, int]:
    """The things that a recall brings, by kind; those that are used at once and do not go to the pool do no harm."""
    things = [thing for _, load in chosen.fetched for thing in load]
    return {thing: things.count(thing) for thing in things}


def hint(texts: Texts, decision: Decision, view: TableView) -> str:
    """The owner's hidden items with their prices, and which of them can be paid for by this decision."""
    own = () if view.viewer is None else view.tribes[view.viewer].own_items or ()
    if not own or view.viewer != decision.seat or decision.prompt not in WITH_ITEMS:
        return ""
    lines = [texts.say("hunters-hint", count=len(own))]
    lines += [texts.say("hunters-own-row", row=full_item(texts, each)) for each in own]
    recalls = [option for option in decision.options if isinstance(option, Recall)]
    if recalls:
        payable = {item.id for each in recalls for item in find_affordable(view, count_fetched(each))}
        possible = [*dict.fromkeys(item.id for item in own if item.id in payable)]
        lines.append(texts.say("hunters-within-reach", items=items(texts, possible, "list-or")))
    return "\n".join(lines)


WITH_ITEMS = frozenset({"turn", "use", "send", "herb-heath"})
"""The prompts of questions for which the costs of hidden items matter."""
