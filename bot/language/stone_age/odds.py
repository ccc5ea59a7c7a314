"""Chances in words: what dice will bring, what can be paid then, who goes hungry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bot.language.stone_age.words import pieces, place
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.stone_age.actions import Place
from engine.stone_age.chances import (
    PlaceRoll,
    chance_of_face,
    chance_of_hunger,
    chance_to_pay,
    own_rolls,
    possible_rolls,
    ready_tools,
    roll_of,
    usual_yield,
)
from engine.stone_age.odds import at_least, average, people_needed
from engine.stone_age.odds import pieces as pieces_of
from engine.stone_age.view import TableView

SAFE = Fraction(3, 4)
"""So likely is what people count on."""
MOST_NUMBERS = 3


def likely(texts: Texts, chosen: Action, view: TableView) -> str:
    """Beside an option the usual yield of its dice alone: `2 gold: 76 %`; empty where none are rolled."""
    roll = roll_of(view, chosen.where, chosen.people) if isinstance(chosen, Place) and chosen.people else None
    if roll is None:
        return ""
    least, chance = usual_yield(roll)
    return texts.say("stone-age-odds-likely", goods=pieces(texts, roll.what, least), percent=percent(chance))


def odds_text(texts: Texts, view: TableView) -> str:
    """What the viewer can expect of this round, at most a message long."""
    if view.viewer is None:
        raise ValueError("a bystander rolls no dice")
    return "\n".join(_lines(texts, view, view.viewer))


def _lines(texts: Texts, view: TableView, seat: int) -> Iterator[str]:
    own, possible = own_rolls(view, seat), possible_rolls(view, seat)
    yield texts.say("stone-age-odds-heading")
    if own:
        yield texts.say("stone-age-odds-own")
        yield from (_own_roll(texts, each) for each in own)
    if possible:
        yield texts.say("stone-age-odds-needed", percent=percent(SAFE))
        yield from (line for each in possible if (line := _needed(texts, each)))
    yield from _purchases(texts, view, seat)
    yield _hunger(texts, view, seat)
    if any(field.card and field.card.top["kind"] == "dice_bar" for field in view.card_fields):
        yield texts.say("stone-age-odds-face", percent=percent(chance_of_face(view)))
    tools = ready_tools(view.players[seat])
    if tools:
        yield texts.say("stone-age-odds-tools", tools=" + ".join(map(str, sorted(tools, reverse=True))))


def _own_roll(texts: Texts, each: PlaceRoll) -> str:
    """What these people bring by their dice alone."""
    chances = pieces_of(each.roll)
    usual = average(chances)
    tenths = round(10 * usual)
    numbers = [number for number in sorted(chances) if number and 0 < at_least(chances, number) < 1]
    numbers = sorted(sorted(numbers, key=lambda number: abs(number - usual))[:MOST_NUMBERS])
    said = [
        texts.say("stone-age-odds-at-least", number=number, percent=percent(at_least(chances, number)))
        for number in numbers
    ]
    return texts.say(
        "stone-age-odds-roll",
        place=place(texts, each.where),
        dice=each.roll.dice,
        whole=tenths // 10,
        tenths=tenths % 10,
        likely=" · ".join(said),
    )


def _needed(texts: Texts, each: PlaceRoll) -> str:
    """How many people it takes to count on one, two … pieces; empty where all of them are not enough for one."""
    one, said = replace(each.roll, dice=1), list[str]()
    for least in range(1, MOST_NUMBERS + 1):
        people = people_needed(one, least, SAFE, each.roll.dice)
        if people is None:
            break
        goods = pieces(texts, each.roll.what, least)
        said.append(texts.say("stone-age-odds-people", goods=goods, people=people))
    return (
        texts.say("stone-age-odds-at", place=place(texts, each.where), likely=" · ".join(said))
        if said
        else ""
    )


def _purchases(texts: Texts, view: TableView, seat: int) -> Iterator[str]:
    """What is on sale, as far as it is neither out of reach nor paid already."""
    places = [space.id for space in view.spaces if space.open or space.people[seat]]
    found = ((where, chance_to_pay(view, seat, where)) for where in places)
    said = [
        texts.say("stone-age-odds-pay", place=place(texts, where), percent=percent(chance))
        for where, chance in found
        if chance is not None and 0 < chance < 1
    ]
    if said:
        yield texts.say("stone-age-odds-purchases", purchases=" · ".join(said))


def _hunger(texts: Texts, view: TableView, seat: int) -> str:
    chance = chance_of_hunger(view, seat)
    if chance == 0:
        return texts.say("stone-age-odds-fed")
    if chance == 1:
        return texts.say("stone-age-odds-hungry")
    return texts.say("stone-age-odds-hunger", percent=percent(chance))


def percent(chance: Fraction) -> int:
    """A whole number of hundredths; what is neither certain nor impossible never seems to be."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))
