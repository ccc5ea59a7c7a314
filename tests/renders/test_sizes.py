"""What is written can be read where Discord shows it: 550 pixels wide on a desktop, 318 on a phone."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

import pytest
from PIL import Image

from engine.core.views import StoryView
from engine.hunters_scouts import view as hunters_view
from engine.stone_age.view import TableView
from renders import theme
from renders.end import compose_end
from renders.gallery import chances_samples, hunters_samples, module_samples, samples
from renders.gallery import records_samples as records
from renders.gallery import story_samples as ends
from renders.hunters_scouts import board as hunters_board
from renders.hunters_scouts.track import empty_track
from renders.records.person import draw_person
from renders.records.ranking import draw_ranking
from renders.records.values import RankedPerson, VersusRecord
from renders.records.versus import draw_versus
from renders.stone_age.board import paint
from renders.stone_age.layout import WIDTH, measure
from renders.stone_age.modules import paint_modules
from renders.stone_age.standing import LEGEND
from tests.renders import hunters_tables
from tests.renders.conftest import Drawn, Writing, are_apart, bare_table, crowded_table
from tests.renders.test_modules import extreme

NAMES = ("Mira", "Mario", "Jörg van den Berg", "山田太郎", "🦣")
CAPITAL = 0.66
"""How high a capital of the typeface is, as a share of its size."""
DESKTOP, HIGHEST, LEAST_ON_DESKTOP = 550, 350, 9
PHONE, LEAST_ON_PHONE = 318, 7

TABLES: dict[str, TableView] = {
    **{
        f"{phase} {seats}": samples.table(seats, phase)
        for seats in (2, 3, 4, 5)
        for phase in ("placing", "actions", "feeding", "over")
    },
    **{
        f"modules {seats}": module_samples.table(seats, "actions", module_samples.ALL)
        for seats in (2, 3, 4, 5)
    },
    "rich": crowded_table(),
    "poor": bare_table(),
    "extreme": extreme(5),
}


def shown(size: float, width: float) -> float:
    """The height of a capital when the picture is shown this wide."""
    return size * CAPITAL * width / WIDTH


@pytest.mark.parametrize("view", TABLES.values(), ids=TABLES)
def test_whatever_is_written_can_be_read_on_a_desktop(view: TableView, writing: Writing) -> None:
    paint(view, names=NAMES)
    paint_modules(view, names=NAMES)
    assert len(writing.sizes) > 40
    small = [(text, size) for text, size in writing.sizes if shown(size, DESKTOP) < LEAST_ON_DESKTOP]
    assert small == []
    assert writing.clipped == []


def test_what_is_needed_most_can_be_read_on_a_phone(writing: Writing) -> None:
    """Whose turn it is, prices and points, and what every player has."""
    view = samples.table(4, "placing")
    paint(view, names=NAMES)
    large = [text for text, size in writing.sizes if shown(size, PHONE) >= LEAST_ON_PHONE]
    assert "Mario" in large, "whose turn it is"
    assert large.count("+1") == 3
    for pips in "23456":
        assert pips in large, "what a piece costs"
    prices = [str(field.price) for field in view.card_fields]
    points = [str(stack.building.points or "Σ") for stack in view.stacks if stack.building]
    values = [
        str(value)
        for player in view.players
        for value in (player.score, player.people, player.food, *player.resources.values())
        if value
    ]
    needed = [*prices, *points, *values, *(f"+{player.field}" for player in view.players if player.field)]
    for text in dict.fromkeys(needed):
        assert large.count(text) >= needed.count(text), text


HUNTERS = {
    **{
        f"{variant} {phase}": hunters_samples.table(variant, phase)
        for variant in hunters_samples.VARIANTS
        for phase in hunters_samples.PHASES
    },
    **{f"{count} open": hunters_tables.open_table(count) for count in (9, 14)},
    "rich": hunters_tables.crowded_table(),
    "poor": hunters_tables.bare_table(),
}


@pytest.mark.parametrize("view", HUNTERS.values(), ids=HUNTERS)
def test_whatever_is_written_for_hunters_can_be_read_on_a_desktop(
    view: hunters_view.TableView, writing: Writing
) -> None:
    empty_track.cache_clear()
    hunters_board.paint(view, names=NAMES)
    assert len(writing.sizes) > 40
    small = [(text, size) for text, size in writing.sizes if shown(size, DESKTOP) < LEAST_ON_DESKTOP]
    assert small == []
    assert writing.clipped == []


@pytest.mark.parametrize("phase", ["turn", "recall", "sunset"])
def test_what_is_needed_most_of_hunters_can_be_read_on_a_phone(phase: str, writing: Writing) -> None:
    """Whose turn it is, the letter of each place, what was fetched, and what both tribes have."""
    view = hunters_samples.table("survival", phase)
    hunters_board.paint(view, names=NAMES)
    large = [text for text, size in writing.sizes if shown(size, PHONE) >= LEAST_ON_PHONE]
    values = [
        str(value)
        for tribe in view.tribes
        for value in (tribe.vp, tribe.village, tribe.camp, tribe.supply, tribe.hunger, tribe.items)
        if value
    ]
    letters = [each.letter for each in (*view.locations, *view.places)]
    needed = ["Mario", str(view.round), *letters, *values, *map(str, view.pool.values())]
    for text in dict.fromkeys(needed):
        assert large.count(text) >= needed.count(text), text


@pytest.mark.parametrize("story", [ends.story(samples.table(seats, "over"), 9) for seats in (2, 3, 4)])
def test_the_end_can_be_read_on_a_desktop_and_scores_on_a_phone(story: StoryView, writing: Writing) -> None:
    compose_end(story, names=NAMES, legend=LEGEND)
    assert [(text, size) for text, size in writing.sizes if shown(size, DESKTOP) < LEAST_ON_DESKTOP] == []
    large = {text for text, size in writing.sizes if shown(size, PHONE) >= LEAST_ON_PHONE}
    assert {str(result.score) for result in story.results} <= large
    assert {str(luck.dice) for luck in story.lucks} <= large


MANY_GAMES = tuple(
    RankedPerson(name, 1450, 1800, 600, tuple((i, 1000 + i % 450) for i in range(0, 1801, 20)))
    for name in NAMES
)
"""A ranking of those who have played for years."""


@pytest.mark.parametrize(
    ("draw", "needed"),
    [
        (lambda: draw_person(records.person(40, 24)), ("Jörg van den Berg", "40", "1311")),
        (lambda: draw_person(records.person(12, 0)), ("Jörg van den Berg", "12")),
        (lambda: draw_ranking(records.ranking(5, 18)), ("1201", "Mira", "18", "Eva")),
        (lambda: draw_ranking(MANY_GAMES), ("1450", "600")),
        (lambda: draw_versus(records.versus(30)), ("10 : 14", "6", "Mira")),
        (lambda: chances_samples.several(), ("1", "2", "3")),
        (
            lambda: draw_versus(VersusRecord(("W" * 40, "ﷺ"), 0, 0, 1, records.versus(1).latest)),
            ("0 : 0", "1"),
        ),
    ],
)
def test_records_and_chances_can_be_read_on_a_desktop_and_what_matters_on_a_phone(
    draw: Callable[[], bytes], needed: Sequence[str], writing: Writing, icons: Drawn
) -> None:
    picture = Image.open(io.BytesIO(draw()))
    assert 1.5 <= picture.width / picture.height <= 1.7
    assert [(text, size) for text, size in writing.sizes if shown(size, DESKTOP) < LEAST_ON_DESKTOP] == []
    large = {text for text, size in writing.sizes if shown(size, PHONE) >= LEAST_ON_PHONE}
    assert {*needed} <= large
    assert list(writing.overlaps()) == []
    assert all(box[0] >= 0 and box[2] <= picture.width for _, box in writing.texts)
    signs = [(name, box) for name, box in icons if "figure" not in name]
    for written in writing.texts:
        assert not [sign for sign in signs if not are_apart(written[1], sign[1])], written


def test_the_sizes_of_the_type_are_what_discord_asks_for() -> None:
    assert shown(theme.LEAST, DESKTOP) >= LEAST_ON_DESKTOP
    assert shown(theme.LEAST - 1, DESKTOP) < LEAST_ON_DESKTOP
    assert shown(theme.FIGURE, PHONE) >= LEAST_ON_PHONE


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_high_board_that_is_shown_less_wide_can_still_be_read(seats: int) -> None:
    """A single picture is at most 350 high (discord-api-docs#8100), so that of five is 535 wide."""
    width = min(DESKTOP, HIGHEST * WIDTH / measure(seats).height)
    assert round(shown(theme.LEAST, width), 1) >= LEAST_ON_DESKTOP
