"""A round of Stone Age in lines: each kind of event is told, by a player's line, in a sentence, or on purpose not."""

from __future__ import annotations

import pytest

from bot.language.stone_age.story import IN_LINES, LEFT_OUT, story
from bot.language.texts import Texts
from engine.core.events import Event
from tests.bot.language.fluent_files import messages

NAMES = ("Anna", "B*n", "Carla")


def test_every_kind_is_an_event_of_the_game() -> None:
    """So that a renamed event does not fall out of the lines unseen."""
    kinds = {
        each.removeprefix("stone-age-event-")
        for each in messages("en")
        if each.startswith("stone-age-event-")
    }
    assert kinds >= IN_LINES | LEFT_OUT
    assert not IN_LINES & LEFT_OUT


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Hunt 5 → 13 food"), ("de", "Jagd 5 → 13 Nahrung"), ("nl", "Jacht 5 → 13 voedsel")],
)
def test_what_people_bring_stands_behind_their_place(language: str, line: str) -> None:
    events = [
        Event("placed", {"seat": 1, "space": "hunt", "people": 5}),
        Event("placed", {"seat": 0, "space": "field", "people": 1}),
        Event("gathered", {"seat": 1, "where": "hunt", "what": "food", "pieces": 13, "total": 26}),
    ]
    told = story(Texts(language), events, NAMES)
    assert told[0] == f"**B\\*n**: {line}"
    assert told[1].startswith("**Anna**: ")
    assert len(told) == 2


def test_hunger_points_and_what_concerns_all_are_told() -> None:
    events = [
        Event("fed", {"seat": 0, "people": 5, "food": 3, "missing": 2}),
        Event("starved", {"seat": 0, "points": 10}),
        Event("points", {"seat": 0, "points": 3}),
        Event("stack-empty", {"space": "building 1"}),
        Event("end-buildings", {}),
    ]
    told = story(Texts("en"), events, NAMES)
    assert told == [
        "**Anna**: **went hungry: \u221210 points** · +3 points",
        "Building 1: the pile is empty.",
        "A pile of buildings is empty: the game ends.",
    ]
