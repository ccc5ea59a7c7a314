"""Chances in words: what dice will bring, what can be paid then, who goes hungry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from bot.language.stone_age.words import pieces, place
from bot.language.texts import Texts
from engine.core.actions import Action
from engine.stone_age.actions import Place
from engine.stone_age.chances import (
    SAFE,
    PlaceRoll,
    chance_of_face,
    chance_of_hunger,
    chance_to_pay,
    least_to_compare,
    own_rolls,
    possible_rolls,
    ready_tools,
    roll_of,
    usual_yield,
)
from engine.stone_age.odds import DiceRoll, average, chance_from, people_needed
from engine.stone_age.odds import find_yields as pieces_of
from engine.stone_age.prospects import open_places
from engine.stone_age.view import TableView

MOST_NUMBERS, MOST_PIECES = 3, 12
"""How many numbers of people are listed for a place, and the most pieces that are considered."""


def likely(texts: Texts, options: Sequence[Action], view: TableView) -> list[str]:
    """For each of these options its likely yield with all tools, `≥ 2 gold 76 % · avg 1.9`; empty without a roll."""
    rolls = [
        roll_of(view, option.where, option.people) if isinstance(option, Place) and option.people else None
        for option in options
    ]
    seat = view.waiting[0] if view.viewer is None else view.viewer
    added = sum(ready_tools(view, seat))
    least = least_to_compare([roll for roll in rolls if roll], added)
    return [
        texts.say("stone-age-odds-likely", **_yield(texts, roll, added, least)) if roll else ""
        for roll in rolls
    ]


def odds_text(texts: Texts, view: TableView) -> str:
    """The viewer's chances in this round, at most a message long."""
    if view.viewer is None:
        raise ValueError("a bystander rolls no dice")
    return "\n".join(_lines(texts, view, view.viewer))


def _lines(texts: Texts, view: TableView, seat: int) -> Iterator[str]:
    own, possible, tools = (own_rolls(view, seat), possible_rolls(view, seat), ready_tools(view, seat))
    yield texts.say("stone-age-odds-heading")
    if own:
        yield texts.say("stone-age-odds-own")
        yield from (_own_roll(texts, each, sum(tools)) for each in own)
    if possible:
        yield texts.say("stone-age-odds-needed", percent=percent(SAFE))
        yield from (line for each in possible if (line := _write_needed(texts, each, sum(tools))))
    yield from _purchases(texts, view, seat)
    yield _hunger(texts, view, seat)
    if any(field.card and field.card.top["kind"] == "dice_bar" for field in view.card_fields):
        yield texts.say("stone-age-odds-face", percent=percent(chance_of_face(view)))
    if tools:
        yield texts.say("stone-age-odds-tools", tools=" + ".join(map(str, sorted(tools, reverse=True))))
    played = [name for name, part in (("trader", view.trader), ("herd", view.herd)) if part is not None]
    yield texts.say("stone-age-odds-without", without="-".join(played) or "none")


def _own_roll(texts: Texts, each: PlaceRoll, added: int) -> str:
    """The line about what these people are likely to bring with all tools."""
    said = _yield(texts, each.roll, added, usual_yield(each.roll, added))
    return texts.say("stone-age-odds-roll", place=place(texts, each.where), dice=each.roll.dice, **said)


def _yield(texts: Texts, roll: DiceRoll, added: int, least: int) -> dict[str, str | int]:
    """The parameters of a message about a roll: so many pieces, their chance, and the average."""
    chances = pieces_of(roll, added)
    tenths = round(10 * average(chances))
    return {
        "goods": pieces(texts, roll.what, least),
        "percent": percent(chance_from(chances, least)),
        "whole": tenths // 10,
        "tenths": tenths % 10,
    }


def _write_needed(texts: Texts, each: PlaceRoll, added: int) -> str:
    """How many people are needed for one, two … likely pieces; empty where all of them are not enough for one."""
    one, said = replace(each.roll, dice=1), dict[int, str]()
    for least in range(1, MOST_PIECES + 1):
        people = people_needed(one, least, SAFE, each.roll.dice, added)
        if people is None:
            break
        said[people] = texts.say(
            "stone-age-odds-people", goods=pieces(texts, each.roll.what, least), people=people
        )
    likely = " · ".join([*said.values()][:MOST_NUMBERS])
    return texts.say("stone-age-odds-at", place=place(texts, each.where), likely=likely) if said else ""


def _purchases(texts: Texts, view: TableView, seat: int) -> Iterator[str]:
    """The line about chances to pay for cards and tiles, without those that are certain or impossible."""
    within_reach = open_places(view, seat)
    places = [space.id for space in view.spaces if space.id in within_reach or space.people[seat]]
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
    if chance is None:
        return texts.say("stone-age-odds-eaten")
    if chance == 0:
        return texts.say("stone-age-odds-fed")
    if chance == 1:
        return texts.say("stone-age-odds-hungry")
    return texts.say("stone-age-odds-hunger", percent=percent(chance))


def percent(chance: Fraction) -> int:
    """A chance in whole percent; 0 and 100 are only for what is impossible or certain."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))
