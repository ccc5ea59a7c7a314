"""The digest: short, complete about what matters, and silent about what is nobody's business."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from bot.games import SPECS
from bot.language.phrases import MOST_SENTENCES, sentences
from bot.language.stone_age.digest import MOST_LINES
from bot.language.stone_age.words import card, place
from bot.language.texts import Texts
from engine.core.events import Event
from tests.bot.language.games import ALL, NAMES, Stop, game

GAMES = ((2, 7, ("base",)), (4, 2, ("base",)), (5, 7, ALL), (2, 9, ALL))
LONG = 10
"""So many stops lie between two looks."""

digest = SPECS["stone_age"].digest
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
    return digest(english, then.public, now.own[seat], events, NAMES, seat)


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize(("seats", "seed", "modules"), GAMES)
def test_it_is_short(english: Texts, seats: int, seed: int, modules: tuple[str, ...]) -> None:
    texts = [said(english, look) for look in looks(seats, seed, modules)]
    assert len(texts) > 20
    assert max(len(text.splitlines()) for text in texts) <= MOST_LINES
    assert max(map(len, texts)) < 1800


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize(("seats", "seed", "modules"), GAMES)
def test_it_names_who_took_which_card_and_who_went_hungry(
    english: Texts, seats: int, seed: int, modules: tuple[str, ...]
) -> None:
    named = 0
    for look in looks(seats, seed, modules):
        _, _, events, seat = look
        lines = said(english, look).splitlines()
        for other in range(seats):
            (line,) = [
                each for each in lines if each.startswith(f"**{'You' if other == seat else NAMES[other]}**")
            ] or [""]
            bought = [e for e in events if e.kind == "card-bought" and e.params["seat"] == other]
            if 0 < len(bought) <= 2:
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
        public = digest(english, then.public, now.public, events, NAMES, seat)
        assert public == said(english, (then, now, events, seat))
        drawn += sum(each.kind == "card-drawn" for each in events)
    assert drawn


def test_the_end_says_who_won(english: Texts) -> None:
    stops = game(2, 7)
    events = [event for stop in stops[-5:] for event in stop.news]
    text = digest(english, stops[-6].public, stops[-1].own[0], events, NAMES, 0)
    assert "wins with" in text
    assert "You can" not in text


def test_nothing_happened_is_nothing_said(english: Texts) -> None:
    stop = game(2, 7)[-1]
    assert digest(english, stop.public, stop.own[0], (), NAMES, 0) == ""


def test_a_game_without_grouping_tells_its_sentences(english: Texts) -> None:
    digest = sentences(SPECS["stone_age"].phrases.event)
    stops = game(2, 7)
    events = [event for stop in stops[:30] for event in stop.news if event.only is None]
    text = digest(english, stops[0].public, stops[30].own[0], events, NAMES, 0)
    assert len(text.splitlines()) == MOST_SENTENCES
    assert "Ben" in text
