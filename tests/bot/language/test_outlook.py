"""What happened since a turn, and what came of it: short, complete about what matters, silent about secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.games import SPECS
from bot.language.stone_age.words import card, place
from bot.language.texts import Texts
from engine.core.events import Event
from engine.stone_age.view import TableView
from tests.bot.language.games import ALL, NAMES, Stop, game

GAMES = ((2, 7, ("base",)), (4, 2, ("base",)), (5, 7, ALL), (2, 9, ALL))
LONG = 10
"""So many stops lie between two looks."""

SPEC = SPECS["stone_age"]
Look = tuple[Stop, Stop, list[Event], int]


def looks(seats: int, seed: int, modules: Sequence[str]) -> Iterator[Look]:
    """A table then and now, what a seat may know of what happened in between, and the seat."""
    stops = game(seats, seed, tuple(modules))
    for begin in range(0, len(stops) - 1, LONG):
        end = min(begin + LONG + begin % 23, len(stops) - 1)
        for seat in range(seats):
            news = [event for stop in stops[begin + 1 : end + 1] for event in stop.news]
            yield stops[begin], stops[end], [each for each in news if each.only in (None, seat)], seat


def said(english: Texts, look: Look) -> str:
    then, now, events, seat = look
    return tell(english, then, now.own[seat], events, seat)


def tell(english: Texts, then: Stop, view: TableView, events: Sequence[Event], seat: int) -> str:
    return "\n".join([*SPEC.story(english, events, NAMES), *SPEC.outlook(english, then.public, view, seat)])


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize(("seats", "seed", "modules"), GAMES)
def test_it_is_short(english: Texts, seats: int, seed: int, modules: tuple[str, ...]) -> None:
    texts = [said(english, look) for look in looks(seats, seed, modules)]
    assert len(texts) > 20
    assert max(len(text.splitlines()) for text in texts) <= 18
    assert max(map(len, texts)) < 1800


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize(("seats", "seed", "modules"), GAMES)
def test_it_names_who_took_which_card_and_who_went_hungry(
    english: Texts, seats: int, seed: int, modules: tuple[str, ...]
) -> None:
    named = 0
    for look in looks(seats, seed, modules):
        events = look[2]
        lines = said(english, look).splitlines()
        for other in range(seats):
            (line,) = [each for each in lines if each.startswith(f"**{NAMES[other]}**")] or [""]
            bought = [e for e in events if e.kind == "card-bought" and e.params["seat"] == other]
            if bought:
                assert all(card(english, str(each.params["card"])) in line for each in bought), line
                named += 1
            if any(e.kind == "starved" and e.params["seat"] == other for e in events):
                assert "went hungry" in line
    assert named > 5


def test_it_names_places_that_filled_up(english: Texts) -> None:
    filled = 0
    for look in looks(4, 2, ("base",)):
        then, now, _, _ = look
        if now.public.phase != "placing" or then.public.round != now.public.round:
            continue
        was_open = {space.id for space in then.public.spaces if space.open}
        shut = [
            each.id
            for each in now.public.spaces
            if each.id in was_open and not each.open and any(each.people)
        ]
        lines = [each for each in said(english, look).splitlines() if each.startswith("**Full")]
        assert bool(lines) == bool(shut)
        assert all(place(english, where) in lines[0] for where in shut)
        filled += len(shut)
    assert filled > 5


@pytest.mark.long
def test_nothing_private_of_others_is_shown(english: Texts) -> None:
    """What others alone know is not even given; the texts do not change with the cards they hold."""
    drawn = 0
    for then, now, events, seat in looks(5, 7, ALL):
        secrets = [e for stop in game(5, 7, ALL) for e in stop.news if e.only not in (None, seat)]
        assert not any(secret in events for secret in secrets)
        public = tell(english, then, now.public, events, seat)
        assert public == said(english, (then, now, events, seat))
        drawn += sum(each.kind == "card-drawn" for each in events)
    assert drawn


def test_the_end_says_who_won(english: Texts) -> None:
    stops = game(2, 7)
    events = [event for stop in stops[-5:] for event in stop.news]
    text = tell(english, stops[-6], stops[-1].own[0], events, 0)
    assert "wins with" in text
    assert "You can" not in text


def test_nothing_happened_is_nothing_said(english: Texts) -> None:
    stop = game(2, 7)[-1]
    assert tell(english, stop, stop.own[0], (), 0) == ""


def test_people_bring_nothing_from_where_they_are_sent_later(english: Texts) -> None:
    sent = Event("placed", {"seat": 0, "space": "forest", "people": 2})
    brought = Event("gathered", {"seat": 0, "where": "forest", "what": "wood", "pieces": 3})
    fed = Event("fed", {"seat": 0, "people": 5, "missing": 0})
    card = Event("placed", {"seat": 0, "space": "card 1", "people": 1})
    (in_order,) = SPEC.story(english, [sent, brought], NAMES)
    assert "Forest\N{NO-BREAK SPACE}×2 → 3 wood" in in_order
    (over_a_round,) = SPEC.story(english, [card, brought, fed, sent], NAMES)
    assert over_a_round.endswith("Forest\N{NO-BREAK SPACE}×2 · got 3 wood"), (
        "the card was used, the wood is of the round before"
    )
    (as_much_again,) = SPEC.story(english, [brought, fed, sent, replace(brought)], NAMES)
    assert as_much_again.endswith("Forest\N{NO-BREAK SPACE}×2 → 3 wood · got 3 wood")
