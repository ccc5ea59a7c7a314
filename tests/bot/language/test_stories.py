"""A round of Stone Age in lines: each kind of event is shown by a player's line, in a sentence, or on purpose not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from bot.language.stone_age.sentences import DETAILS, IN_LINES, LEFT_OUT, story
from bot.language.texts import Texts
from engine.core.events import Event
from engine.core.match import Match
from tests.bot.language.fluent_files import messages
from tests.bot.language.games import WITH_MODULES, waiting

NAMES = ("Anna", "B*n", "Carla", "Dora", "Emil")


def test_every_kind_is_an_event_of_the_game() -> None:
    """So that a renamed event does not fall out of the lines unseen."""
    kinds = {
        each.removeprefix("stone-age-event-")
        for each in messages("en")
        if each.startswith("stone-age-event-")
    }
    assert kinds >= IN_LINES | DETAILS | LEFT_OUT
    assert len(IN_LINES | DETAILS | LEFT_OUT) == len(IN_LINES) + len(DETAILS) + len(LEFT_OUT)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Hunt ×5 → 13 food"), ("de", "Jagd ×5 → 13 Nahrung"), ("nl", "Jacht ×5 → 13 voedsel")],
)
def test_what_people_bring_stands_behind_their_place(language: str, line: str) -> None:
    events = [
        Event("placed", {"seat": 1, "space": "hunt", "people": 5}),
        Event("placed", {"seat": 0, "space": "field", "people": 1}),
        Event("gathered", {"seat": 1, "where": "hunt", "what": "food", "pieces": 13, "total": 26}),
    ]
    lines = story(Texts(language), events, NAMES)
    assert lines[0].startswith("**Anna**: ")
    assert lines[1].replace("\u00a0", " ") == f"**B\\*n**: {line}"  # who acted last
    assert len(lines) == 2


def test_hunger_points_and_what_concerns_all_are_shown() -> None:
    events = [
        Event("fed", {"seat": 0, "people": 5, "food": 3, "missing": 2}),
        Event("starved", {"seat": 0, "points": 10}),
        Event("points", {"seat": 0, "points": 3}),
        Event("built", {"seat": 1, "building": "H01", "goods": "2 wood 1 brick", "points": 10}),
        Event("built", {"seat": 1, "building": "H26", "goods": "7 gold", "points": 42}),
        Event("stack-empty", {"space": "building 1"}),
        Event("end-buildings", {}),
    ]
    lines = story(Texts("en"), events, NAMES)
    assert lines == [
        "**Anna**: **went hungry: \u221210 points** · +3 points",
        "**B\\*n**: built 2 wood + 1 brick → 10 points · built 7 gold → 42 points",
        "Building 1: the pile is empty.",
        "A pile of buildings is empty: the game ends.",
    ]


def test_an_extra_card_is_drawn_once_for_its_price() -> None:
    paid = Event("extra-card-bought", {"seat": 0, "space": "card 5", "goods": "3 jewelry"})
    drawn = Event("card-drawn", {"seat": 0})
    drew = "drew a card in secret"
    assert story(Texts("en"), [drawn, paid, drawn], NAMES) == [f"**Anna**: {drew} · {drew} for 3 jewelry"]


def test_each_event_is_shown_once() -> None:
    """A detail has a sentence of its own, since the story reads the same without it; all else changes the story."""
    telling, silent = Counter[str](), Counter[str]()
    games = waiting(3, 2), waiting(*WITH_MODULES[0]), waiting(*WITH_MODULES[1])
    for events in (each for played in games for each in _rounds(played)):
        whole = story(Texts("en"), events, NAMES)
        for number, event in enumerate(events):
            changes = story(Texts("en"), [*events[:number], *events[number + 1 :]], NAMES) != whole
            (telling if changes else silent)[event.kind] += 1
    assert {*telling} & (DETAILS | LEFT_OUT) == set()
    assert {*silent} - {*telling} <= DETAILS | LEFT_OUT
    assert {"placed", "gathered", "card-bought", "built"} <= {*telling}
    assert {"rolled", "malus", "took-die"} <= {*silent}


def _rounds(played: Iterable[Match[Any, Any]]) -> Iterator[list[Event]]:
    """What everybody may know of each round."""
    events: list[Event] = []
    for event in (each for match in played for each in match.take_events() if each.only is None):
        if event.kind == "round":
            yield events
            events = []
        events.append(event)
    yield events
