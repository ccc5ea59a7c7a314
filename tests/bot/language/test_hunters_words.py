"""Previews, boards, mistakes and credits of Jäger und Späher over whole random games."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from bot.games import SPECS
from bot.language.hunters_scouts.labels import members_by_place
from bot.language.hunters_scouts.plans import conditions
from bot.language.hunters_scouts.words import all_characters, all_items, all_locations, all_sacred_places
from bot.language.phrases import error
from bot.language.texts import Texts, languages
from engine.core.errors import Illegal, RuleError, Unreadable
from engine.core.facets import group_by_verb
from engine.core.questions import Decision
from engine.hunters_scouts.actions import WORDS
from engine.hunters_scouts.prepared.plans import Count
from tests.bot.language.fluent_files import messages
from tests.bot.language.hunters import NAMES, Stop, game, moments, stops

SAYS = SPECS["hunters_scouts"].phrases
AWFUL = ("@everyone **" * 10, "שלום <@1> " * 10)


def test_previews_and_remarks_are_short(english: Texts) -> None:
    for stop in moments():
        said = [SAYS.preview(english, each) for each in stop.previews]
        for decision in stop.decisions:
            view = stop.own[decision.seat]
            said += [text for each in decision.options[:40] if (text := SAYS.remark(english, each, view))]
        assert all(0 < len(each) <= 100 for each in said), said


def test_what_is_answered_beforehand_is_named_without_a_question_mark() -> None:
    """The answer follows after a colon."""
    named = {name for name in messages("en") if "-field-answer-" in name}
    assert len(named) > 20
    assert [text for each in languages() for name in named if "?" in (text := Texts(each).say(name))] == []


def test_conditions_of_a_plan_count_one() -> None:
    view = next(moments()).public
    one, two = (Count("items", ">", number) for number in (1, 2))
    assert [conditions(Texts(each), [one], view) for each in ("en", "de", "nl")] == [
        "you have more than 1 hidden item",
        "du mehr als 1 verdeckten Gegenstand hast",
        "je meer dan 1 verborgen voorwerp hebt",
    ]
    assert conditions(Texts("en"), [two], view) == "you have more than 2 hidden items"


@pytest.mark.parametrize("names", [NAMES, AWFUL])
def test_boards_fit(english: Texts, names: tuple[str, str]) -> None:
    for stop in moments():
        assert len(SAYS.board_text(english, stop.public, names)) <= 2000
        assert all(len(SAYS.own_text(english, view)) <= 2000 for view in stop.own)


def test_the_essentials_stand_first(english: Texts) -> None:
    for stop in game("normal", 1)[::5]:
        said = SAYS.alt_text(english, stop.public, NAMES, stop.news, stop.decisions)
        assert said.index("Points:") < 250
        if stop.decisions:
            assert said.index(NAMES[stop.decisions[0].seat]) < 40


def test_the_board_as_text_is_complete(english: Texts) -> None:
    for stop in game("survival", 2)[::5]:
        said = SAYS.board_text(english, stop.public, NAMES)
        for each in stop.public.locations:
            assert english.say(f"hunters-terrain-{each.name}") in said
            assert all(english.say(f"hunters-kind-{field.kind}") in said for field in each.fields)
        for place in stop.public.places:
            assert english.say(f"hunters-sacred-{place.id}") in said
        for column in stop.public.columns:
            assert all(english.say(f"hunters-character-{card}") in said for card in column.cards)
        for tribe in stop.public.tribes:
            assert f"{tribe.vp} point{'s' * (tribe.vp != 1)}, {tribe.hunger} hunger" in said
            assert f"hidden items {tribe.items}" in said


def test_a_full_board_with_long_names_loses_nothing_but_length(english: Texts) -> None:
    """All locations of a terrible day at once."""
    stop = max(stops(), key=lambda each: len(each.public.locations))
    many = dataclasses.replace(stop.public, locations=(stop.public.locations * 3)[:12])
    said = SAYS.board_text(english, many, AWFUL)
    assert len(said) <= 2000
    assert said.count("hidden items") == 2


def test_own_things_name_every_hidden_item_with_its_price(english: Texts) -> None:
    for stop in moments():
        for view in stop.own:
            said, me = SAYS.own_text(english, view), view.tribes[view.viewer or 0]
            for each in me.own_items or ():
                assert f"{english.say(f'hunters-item-{each.id}')}: " in said
            assert (f"Your characters ({len(me.hand)})" in said) == bool(me.hand), "not the kinds of them"


def test_a_hint_is_for_the_owner_alone(english: Texts) -> None:
    seen = 0
    for stop in moments():
        for decision in stop.decisions:
            seen += bool(SAYS.hint(english, decision, stop.own[decision.seat]))
            assert not SAYS.hint(english, decision, stop.own[1 - decision.seat])
            assert not SAYS.hint(english, decision, stop.public)
    assert seen


def test_standings_name_both(english: Texts) -> None:
    ends = [stop for stop in stops() if stop.public.standing]
    assert ends
    for stop in ends:
        said = SAYS.standing_text(english, stop.public, NAMES)
        assert all(f"**{name}**" in said for name in NAMES)


def test_credits_say_that_the_numbers_are_reconstructed(english: Texts) -> None:
    said = SAYS.credits_text(english)
    assert "13 of 13 reconstructed" in said
    assert "18 of 18 reconstructed" in said


def test_everything_in_the_box_has_a_name(english: Texts) -> None:
    for which in all_characters():
        assert english.knows(f"hunters-character-{which}")
        assert len(english.say(f"hunters-does-{which}")) <= 100
    assert all(english.knows(f"hunters-item-{item}") for item in all_items())
    assert all(english.knows(f"hunters-terrain-{name}") for name in all_locations().values())
    for place in all_sacred_places():
        assert english.knows(f"hunters-sacred-{place}")
        assert english.knows(f"hunters-blesses-{place}")


# Mistakes


def wrong(english: Texts, stop: Stop, decision: Decision, line: str) -> str:
    """What is said to this seat when it tries the line."""
    try:
        if WORDS.read(line) in decision.options:
            raise AssertionError(f"{line} is legal")
        mistake: RuleError = Illegal(action=line)
    except Unreadable as unreadable:
        mistake = unreadable if WORDS.by_verb.get(line.partition(" ")[0]) is None else Illegal(action=line)
    return error(english, SAYS, mistake, decision, stop.own[decision.seat])


def first(prompt: str, verb: str = "") -> tuple[Stop, Decision]:
    """The first decision of this kind that has options of this verb."""
    for stop in stops():
        for decision in stop.decisions:
            if decision.prompt == prompt and (not verb or verb in group_by_verb(decision.options)):
                return stop, decision
    raise AssertionError(prompt)


@pytest.mark.parametrize(
    ("prompt", "verb", "line", "said"),
    [
        ("turn", "play", "play fisherman", "There is no character called “fisherman”."),
        ("turn", "play", "play basket-weaver", "You do not hold the Basket weaver; you can play:"),
        ("turn", "", "create axe", "That is not what you are asked now."),
        ("turn", "recall", "recall ", "Call at least one member home"),
        ("turn", "recall", "recall moon wood", "That is none of your choices here; you can: "),
        ("use", "", "create moon", "There is no item called “moon”."),
        ("use", "", "create stone-hut", "Stone hut"),
        ("use", "create", "create axe", "You have no hidden Axe."),
        ("turn", "recall", "recall forest-1 wood", "You have no member at Forest 1 who could come home."),
        ("mark", "mark", "mark forest-1", "Choose exactly 3 different locations."),
        ("send", "", "send village", "Say for all your"),
        ("send", "", "send members moon+village", "you can: Nobody moves, 1 to C"),
        ("recruit", "", "recruit 1 left", "Characters chosen: 1. Take exactly 6."),
        ("recruit", "", "recruit 9 9 9", "cards in the left column."),
        ("stash", "", "stash stone-hut", "That is none of your choices here; you can: Keep "),
    ],
)
def test_what_is_wrong_is_named(english: Texts, prompt: str, verb: str, line: str, said: str) -> None:
    assert said in wrong(english, *first(prompt, verb), line)


def moved_at_once(stop: Stop, decision: Decision) -> Iterator[str]:
    """Lines that the rules refuse: one, two or more members of one place are sent to another one."""
    view, legal = stop.own[decision.seat], {*map(str, decision.options)}
    now = members_by_place(view, decision.seat)
    for here, there in product(now, (*view.locations, *view.places)):
        for count in range(1, now[here] + 1):
            then = now - Counter({here: count}) + Counter({there.id: count})
            if (line := f"send {'+'.join(sorted(then.elements()))}") not in legal and then != now:
                yield line


def test_why_members_cannot_go_somewhere_is_said(english: Texts) -> None:
    reasons = {
        "send at least 2 at once",
        "is full: three",
        "room for only 2 more members.",
        "now; you can send to: ",
    }
    asked = [(stop, each) for stop in stops() for each in stop.decisions if each.prompt == "send"]
    for stop, decision in asked[::2]:
        for line in moved_at_once(stop, decision):
            said = wrong(english, stop, decision, line)
            reasons = {each for each in reasons if each not in said}
    assert reasons == set()


def test_any_line_gets_one_line_at_any_decision(english: Texts) -> None:
    lines = [
        *("play hunter", "play moon", "send none", "send a+b+c+d+e+f", "recall a b", "wear a b", "mark a"),
        *("lay left", "recruit 0 0 0", "create axe", "convert", "done", "sunset", "forgo", "pick items"),
        *("stash none", "exchange axe+axe", "give axe", "decline", "lose village", "dance", "recall"),
    ]
    for stop in game("normal", 1)[::9]:
        for decision in stop.decisions:
            for line in lines:
                if line in map(str, decision.options):
                    continue
                said = wrong(english, stop, decision, line)
                assert 0 < len(said) < 600
                assert "\n" not in said
