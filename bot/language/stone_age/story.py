"""A round of Stone Age in a few lines: one for each player, and a sentence for what concerns all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.language.names import show_name
from bot.language.stone_age.sentences import sentence
from bot.language.stone_age.words import building, card, pairs, place, sum_of_goods
from bot.language.texts import Texts
from engine.core.events import VOTED, Event

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
"""What the lines of the players tell."""
DETAILS = frozenset(
    {
        *("rolled", "malus", "tool-limit", "people-limit", "field-limit", "one-use-tool", "kept", "dice-bar"),
        *("took-die", "declined", "animal-reward", "trader", "trader-limit", "bonus"),
    }
)
"""How something came about: told once it has happened, in a sentence, and no more in the story of the round."""
LEFT_OUT = frozenset({"round", "start-player", "card-revealed", "building-revealed"})
"""What one sees on the board, or in the heading."""
GOODS = ("wood", "brick", "stone", "gold", "food", "jewelry")
BOUGHT = ("card", "building", "igloo")
GROWN = ("tool", "person", "field")


def story(texts: Texts, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """`**Ben**: Hunt 5 → 13 food · Forest 2`, the last line for who acted last, and what else happened.

    `events` are those that the reader may know.
    """
    escaped = [show_name(name) for name in names]
    acted = [int(each.params["seat"]) for each in events if each.kind in IN_LINES and "seat" in each.params]
    lines: list[str] = []
    for seat in sorted({*acted}, key=acted[::-1].index, reverse=True):
        own = [each for each in events if each.params.get("seat") == seat]
        if did := " · ".join(_did(texts, own)):
            lines.append(texts.say("story-player", name=escaped[seat], did=did))
    others = [each for each in events if each.kind not in IN_LINES | DETAILS | LEFT_OUT]
    return [*lines, *(sentence(texts, each, escaped) for each in others)]


def _did(texts: Texts, own: Sequence[Event]) -> Iterator[str]:
    yield from _places(texts, own)
    for each in own:
        if each.kind == "card-bought":
            yield _write_payment(
                texts, texts.say("digest-card", card=card(texts, str(each.params["card"]))), each
            )
        elif each.kind == "built":
            yield texts.say("digest-built", building=building(texts, str(each.params["building"])))
        elif each.kind == "extra-card-bought":
            yield _write_payment(texts, texts.say("digest-drawn"), each)
        elif each.kind == "card-drawn":
            yield texts.say("digest-drawn")
    yield from _tell_goods(texts, own)
    yield from _hunger(texts, own)
    if points := sum(
        int(each.params["points"]) for each in own if each.kind in ("points", "built", "paid-extra")
    ):
        yield texts.say("story-points", points=points)
    if voted := sum(VOTED in each.params for each in own):
        yield texts.say("by-vote", count=voted)


def _places(texts: Texts, own: Sequence[Event]) -> Iterator[str]:
    """Where people were sent, and what they brought from there; cards and buildings only until they are used."""
    used = any(each.kind == "fed" for each in own)
    people = Counter[str]()
    for each in own:
        if each.kind == "placed":
            people[str(each.params["space"])] += int(each.params["people"])
    for where, count in people.items():
        if where.partition(" ")[0] in BOUGHT and used:
            continue
        brought = _brought(own, where)
        if brought is None and count == 1:
            yield place(texts, where)
        elif brought is None:
            yield texts.say("story-placed", place=place(texts, where), people=count)
        else:
            goods = sum_of_goods(texts, [*brought.items()]) or texts.say("story-nothing")
            yield texts.say("story-brought", place=place(texts, where), people=count, goods=goods)


def _brought(own: Sequence[Event], where: str) -> Counter[str] | None:
    """What was gathered at a place, None before that."""
    there = [each for each in own if each.kind == "gathered" and each.params["where"] == where]
    found = Counter[str]()
    for each in there:
        found[str(each.params["what"])] += int(each.params["pieces"])
    return +found if there else None


def _write_payment(texts: Texts, what: str, bought: Event) -> str:
    goods = str(bought.params["goods"])
    return texts.say("story-paid", what=what, goods=sum_of_goods(texts, goods)) if goods else what


def _tell_goods(texts: Texts, own: Sequence[Event]) -> Iterator[str]:
    """Goods from anything but the places, then tools, people and fields that came to stay."""
    placed = {str(each.params["space"]) for each in own if each.kind == "placed"}
    gained = Counter[str]()
    for each in own:
        if each.kind in ("received", "income") or (
            each.kind == "gathered" and each.params["where"] not in placed
        ):
            gained[str(each.params["what"])] += int(each.params["pieces"])
        if each.kind == "gained":
            gained.update(dict(pairs(str(each.params["goods"]))))
    found = [
        (what, gained[what])
        for what in (*GOODS, *(each for each in gained if each not in GOODS))
        if gained[what]
    ]
    if found:
        yield texts.say("digest-got", goods=sum_of_goods(texts, found))
    grown = Counter(each.kind for each in own)
    yield from (texts.say(f"digest-{what}", count=grown[what]) for what in GROWN if grown[what])


def _hunger(texts: Texts, own: Sequence[Event]) -> Iterator[str]:
    for each in own:
        if each.kind == "replaced-food":
            yield texts.say("digest-replaced", goods=sum_of_goods(texts, str(each.params["goods"])))
        elif each.kind == "starved":
            yield texts.say("digest-starved", points=each.params["points"])
