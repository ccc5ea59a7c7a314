"""Over whole games: icons stand where Discord shows them, and nothing changes but them where they are missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

import engine
from bot.games import SPECS
from bot.language.icons import Icons, without_icons
from bot.language.texts import Texts, languages
from bot.messages.analysis_words import luck_text
from bot.messages.asking import Asking, asking
from bot.messages.screens import alt_text, decision_screen
from bot.tables.model.table import Table
from engine.core.events import Event
from engine.core.match import Match, Setup
from engine.core.players import play_out
from engine.core.questions import Decision
from engine.core.story import frames
from engine.core.views import LuckView
from tests.bot.support.decision_screens import decisions, table
from tests.bot.support.icons import ALL
from tests.support.choosing import choose_well

IDS = {icon: 10**18 + number for number, icon in enumerate(sorted(ALL))}
STONE_AGE, HUNTERS = engine.GAMES["stone_age"], engine.GAMES["hunters_scouts"]
GAMES = [
    *(
        Setup("stone_age", seats, modules, "jubilee")
        for seats, modules in ((2, ("base",)), (4, STONE_AGE.modules))
    ),
    *(
        Setup("hunters_scouts", 2, HUNTERS.complete((module,)), HUNTERS.editions[0])
        for module in ("normal", "survival")
    ),
]


def with_icons(language: str) -> Texts:
    return Texts(language, Icons(IDS))


def controls(ask: Asking, live: Table) -> Iterator[Any]:
    """Everything with a label that a decision shows, as it goes to Discord."""
    view = decision_screen(live, ask.texts, ask.decision).view
    assert view is not None
    yield view.to_components()


def without_emoji(part: Any, found: Counter[int | None]) -> Any:
    """The same without its emoji, which are counted; every button and option that has none counts as None."""
    if isinstance(part, list):
        return [without_emoji(each, found) for each in part]
    if not isinstance(part, dict):
        return part
    if "label" in part and ("value" in part or "style" in part):
        found[int(part["emoji"]["id"]) if part.get("emoji") else None] += 1
    return {key: without_emoji(each, found) for key, each in part.items() if key != "emoji"}


@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_controls_keep_every_word(setup: Setup) -> None:
    found = Counter[int | None]()
    live, language = table(setup), languages()[setup.seats % len(languages())]
    for number, decision in enumerate(decisions(live, seed=3)):
        if number % 30 or (setup.game == "hunters_scouts" and len(decision.options) > 2000):
            continue
        plain, shown = asking(live, Texts(language), decision), asking(live, with_icons(language), decision)
        pairs = zip(controls(plain, live), controls(shown, live), strict=True)
        for words, illustrated in pairs:
            assert without_emoji(illustrated, found) == without_emoji(words, Counter())
        _content(live, decision, language)
    known = {each for each in found if each is not None}
    assert known <= set(IDS.values())
    assert len(known) > 15, "many different ones"


def _content(live: Table, decision: Decision, language: str) -> None:
    """The words above the controls are the same, and no icon stands where only words are shown."""
    shown = decision_screen(live, with_icons(language), decision).content
    assert without_icons(shown) == decision_screen(live, Texts(language), decision).content
    assert "<:" not in alt_text(live, with_icons(language))
    labels = [asking(live, with_icons(language), decision).full_label(each) for each in decision.options[:5]]
    assert not any("<:" in each for each in labels)


@pytest.mark.parametrize("language", languages())
def test_dice_are_faces(language: str) -> None:
    says, rolled = SPECS["stone_age"].phrases, Event("rolled", {"seat": 0, "dice": "2+6", "where": "forest"})
    faces = f"<:die_2:{IDS['die 2']}>+<:die_6:{IDS['die 6']}>"
    assert faces in says.event(with_icons(language).with_icons, rolled, ("Anna",))
    assert "2+6" in says.event(with_icons(language), rolled, ("Anna",))


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_what_is_said_is_the_same_without_icons(setup: Setup) -> None:
    says, names = SPECS[setup.game].phrases, ("Anna", "Ben", "Carla", "David")[: setup.seats]
    game = engine.GAMES[setup.game]
    people = [partial(choose_well, dice=Random(seat)) for seat in range(setup.seats)]
    rows = [*play_out(Match.start(game, setup), people, b"icons")]
    shown_frames = [*frames(Match.start(game, setup), rows)]
    seen = 0
    for language in languages():
        words, shown = Texts(language), with_icons(language).with_icons
        for happened in (event for frame in shown_frames for event in frame.events):
            sentence = says.event(shown, happened, names)
            assert without_icons(sentence) == says.event(words, happened, names)
            seen += "<:" in sentence
    assert seen > 50


@pytest.mark.parametrize("language", languages())
def test_the_luckiest_roll_shows_its_dice_where_there_is_room(language: str) -> None:
    few, many = LuckView(4, 20, (6, 6, 5)), LuckView(60, 300, (6,) * 15)
    said = luck_text(with_icons(language), STONE_AGE.id, [few, few], ["Anna", "Ben"])
    assert said.count(f"<:die_6:{IDS['die 6']}>") == 2 * 2
    assert without_icons(said).count("6+6+5") == 2
    crowded = luck_text(with_icons(language), STONE_AGE.id, [many] * 4, ["Anna", "Ben", "Carla", "David"])
    assert "<:" not in crowded
    assert crowded.count("+".join("6" * 15)) == 4
