"""Sentences of Stone Age: what happened, a round in a few lines, and what a seat is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.language.names import show_name
from bot.language.stone_age.words import (
    POINTS_INSTEAD,
    all_bonus_tiles,
    all_buildings,
    all_forms,
    animal,
    building,
    card,
    effects,
    find_reward,
    goods,
    kind,
    pairs,
    pieces,
    place,
    price,
    sum_of_goods,
    top,
)
from bot.language.texts import Texts
from engine.core.events import VOTED, Event
from engine.core.questions import Decision
from engine.stone_age.view import TableView

Params = dict[str, str | int]
NAMED = {"card": card, "building": building, "animal": animal}
IN_LINES = frozenset(
    {
        *("placed", "gathered", "tool", "person", "field", "card-bought", "received", "points", "gained"),
        *(
            "card-drawn",
            "built",
            "fed",
            "replaced-food",
            "starved",
            "paid-extra",
            "extra-card-bought",
            "income",
        ),
    }
)
"""Events that the lines of the players contain."""
DETAILS = frozenset(
    {
        *("rolled", "malus", "tool-limit", "people-limit", "field-limit", "one-use-tool", "kept", "dice-bar"),
        *("took-die", "declined", "animal-reward", "trader", "trader-limit", "bonus"),
    }
)
"""Events that have a sentence when they happen, but are left out of the story of the round."""
LEFT_OUT = frozenset({"round", "start-player", "card-revealed", "building-revealed", "herd-next"})
"""Events that are left out of stories, as the board or the heading shows them."""
GOODS = ("wood", "brick", "stone", "gold", "food", "jewelry")
BOUGHT = ("card", "building", "igloo")
GROWN = ("tool", "person", "field")


def event(texts: Texts, happened: Event, names: Sequence[str]) -> str:
    """One sentence of the log; `names` are the display names by seat, as people chose them.

    The caller checks who may read it (`Event.only`).
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
                tile = all_bonus_tiles()[str(value)]
                said["first"], said["all"] = top(texts, tile.first), top(texts, tile.all)
            case "dice" | "die":
                said[key] = texts.dice(str(value))
            case "goods" | "give" | "get":
                said[key] = goods(texts, str(value))
            case "what":
                said["goods"] = _write_thing(texts, str(value), params)
            case _:
                said[key] = value
    return said


def _write_thing(texts: Texts, what: str, params: Mapping[str, str | int]) -> str:
    """What `what` stands for: a number of pieces, a reward of a die or of a bonus tile, else a sort of goods."""
    if "pieces" in params:
        return pieces(texts, what, int(params["pieces"]))
    if "tile" in params:
        tile = all_bonus_tiles()[str(params["tile"])]
        return top(texts, tile.first if what == "first" else tile.all)
    if "die" in params:
        die = POINTS_INSTEAD if what == "points" else int(params["die"])
        return top(texts, find_reward(die))
    return kind(texts, what)


def prompt(texts: Texts, decision: Decision, view: TableView, address: str | None = None) -> str:
    """What this seat is asked; with a name, used as it is, it is addressed: `Ben, place your people (4 left).`"""
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
    """The dice and the malus, as the sum that gives the total; `one` if there is nothing to add up."""
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


def story(texts: Texts, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Tell events in a line for each player, `**Ben**: Hunt 5 → 13 food · Forest 2`, who acted last comes last, and all
    other events as sentences. `events` are those of a round, or since a moment, that the reader may know.
    """
    escaped = [show_name(name) for name in names]
    acted = [int(each.params["seat"]) for each in events if each.kind in IN_LINES and "seat" in each.params]
    lines: list[str] = []
    for seat in sorted({*acted}, key=acted[::-1].index, reverse=True):
        own = [each for each in events if each.params.get("seat") == seat]
        if did := " · ".join(_list_deeds(texts, own)):
            lines.append(texts.say("story-player", name=escaped[seat], did=did))
    others = [each for each in events if each.kind not in IN_LINES | DETAILS | LEFT_OUT]
    return [*lines, *(sentence(texts, each, escaped) for each in others)]


def _list_deeds(texts: Texts, own: Sequence[Event]) -> Iterator[str]:
    brought, others = _split_by_origin(own)
    yield from _places(texts, own, brought)
    yield from _purchases(texts, own)
    yield from _tell_goods(texts, others)
    yield from _hunger(texts, own)
    if points := sum(int(each.params["points"]) for each in own if each.kind in ("points", "paid-extra")):
        yield texts.say("story-points", points=points)
    if voted := sum(VOTED in each.params for each in own):
        yield texts.say("by-vote", count=voted)


def _purchases(texts: Texts, own: Sequence[Event]) -> Iterator[str]:
    """Cards and buildings with their price, then the cards that were drawn."""
    for each in own:
        if each.kind == "card-bought":
            bought = texts.say("story-card", card=card(texts, str(each.params["card"])))
            yield _write_payment(texts, bought, each)
        elif each.kind == "built":
            yield texts.say("story-built", building=_write_building(texts, each))
    for before, each in zip([*own[:1], *own], own, strict=False):
        if each.kind == "card-drawn":
            drawn = texts.say("story-drawn")
            yield _write_payment(texts, drawn, before) if before.kind == "extra-card-bought" else drawn


def _write_building(texts: Texts, event: Event) -> str:
    """What was paid for a tile and what it scored, where that is not fixed, and its effects."""
    tile = all_buildings()[str(event.params["building"])]
    return " · ".join([price(texts, Event("price-fixed", event.params)), *effects(texts, tile)])


def _places(texts: Texts, own: Sequence[Event], brought: Sequence[Event]) -> Iterator[str]:
    """Where people were placed, and what they brought from there; cards and buildings only until the round is over."""
    people = Counter[str]()
    for each in own:
        if each.kind == "placed":
            people[str(each.params["space"])] += int(each.params["people"])
        elif each.kind == "fed":  # which ends the round
            people = Counter({at: n for at, n in people.items() if at.partition(" ")[0] not in BOUGHT})
    there = {str(each.params["where"]) for each in brought}
    for where, count in people.items():
        name = place(texts, where)
        if where in there:
            found = count_gained(each for each in brought if each.params["where"] == where)
            goods = sum_of_goods(texts, [*(+found).items()]) or texts.say("story-nothing")
            yield texts.say("story-brought", place=name, people=count, goods=goods)
        else:
            yield name if count == 1 else texts.say("story-placed", place=name, people=count)


def _split_by_origin(own: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """Split events: yields of places where these events placed people, not earlier ones, and all the others."""
    sent, brought, others = set[object](), list[Event](), list[Event]()
    for each in own:
        if each.kind == "placed":
            sent.add(each.params["space"])
        is_brought = each.kind == "gathered" and each.params["where"] in sent
        (brought if is_brought else others).append(each)
    return brought, others


def _write_payment(texts: Texts, what: str, bought: Event) -> str:
    goods = str(bought.params["goods"])
    return texts.say("story-paid", what=what, goods=sum_of_goods(texts, goods)) if goods else what


def count_gained(events: Iterable[Event]) -> Counter[str]:
    """All goods that these events brought."""
    gained = Counter[str]()
    for each in events:
        if each.kind in ("gathered", "received", "income"):
            gained[str(each.params["what"])] += int(each.params["pieces"])
        if each.kind == "gained":
            gained.update(dict(pairs(str(each.params["goods"]))))
    return gained


def _tell_goods(texts: Texts, others: Sequence[Event]) -> Iterator[str]:
    """Goods that came from anything but these places, then new tools, people and fields."""
    gained = count_gained(others)
    found = [
        (what, gained[what])
        for what in (*GOODS, *(each for each in gained if each not in GOODS))
        if gained[what]
    ]
    if found:
        yield texts.say("story-got", goods=sum_of_goods(texts, found))
    grown = Counter(each.kind for each in others)
    yield from (texts.say(f"story-{what}", count=grown[what]) for what in GROWN if grown[what])


def _hunger(texts: Texts, own: Sequence[Event]) -> Iterator[str]:
    for each in own:
        if each.kind == "replaced-food":
            yield texts.say("story-replaced", goods=sum_of_goods(texts, str(each.params["goods"])))
        elif each.kind == "starved":
            yield texts.say("story-starved", points=each.params["points"])
