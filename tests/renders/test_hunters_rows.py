"""Rows, panel, standing and track of Jäger und Späher with as much as games bring together: each thing is seen."""

from collections import Counter
from dataclasses import replace

import pytest
from PIL import Image

from engine.hunters_scouts.view import TableView
from renders import theme
from renders.frame import Frame
from renders.gallery import hunters_samples as samples
from renders.hunters_scouts import draw_standing
from renders.hunters_scouts.board import compose
from renders.hunters_scouts.layout import DISPLAY_TOP, TRACK_TOP, form_of, plan
from renders.hunters_scouts.panel import HEIGHT, WIDTH, draw_panel
from renders.hunters_scouts.track import middle
from renders.theme import MARKS
from tests.renders.conftest import Drawn, Writing, apart, inside, reaches
from tests.renders.hunters_tables import CHARACTERS, ITEMS

NAMES = ("W" * 40, "Walter " * 9)
COUNTS = (0, 1, 4, 5, 7, 10, 13, 18)


def owned(count: int, phase: str = "turn") -> TableView:
    """Both tribes with so many characters in hand and so many created items, and everything changed by two digits."""
    table = samples.table("normal", phase)
    hand, created = (CHARACTERS * 2)[:count], (ITEMS * 2)[:count]
    tribes = (
        replace(tribe, vp=22, hunger=10, items=17, hand=hand, created=created) for tribe in table.tribes
    )
    return replace(table, tribes=tuple(tribes))


@pytest.mark.parametrize("count", COUNTS)
def test_every_character_and_item_of_a_row_is_seen(count: int, icons: Drawn, writing: Writing) -> None:
    """In thousands of games nobody had more than thirteen characters."""
    view = owned(count)
    compose(view, names=NAMES, since=owned(0 if count else 1))
    for seat in (0, 1):
        row = plan(form_of(view)).row(seat)
        mine = [(name, box) for name, box in icons if reaches(box, row) and name != "nothing"]
        hand, created = view.tribes[seat].hand, (item.id for item in view.tribes[seat].created)
        cards = Counter((*hand, *created))
        assert Counter(name for name, _ in mine if name in cards) == cards
        numbers = [(text, box) for text, box in writing.texts if inside(box, row) and text.isdigit()]
        apart([*(each for each in mine if "figure" not in each[0]), *numbers])
        assert all(inside(box, row) for name, box in mine if name in cards)


@pytest.mark.parametrize("count", COUNTS)
def test_every_character_and_item_of_the_panel_is_seen(count: int, icons: Drawn) -> None:
    view = owned(count)
    frame = Frame(Image.new("RGB", (WIDTH, HEIGHT), theme.PARCHMENT))
    draw_panel(frame, view, view.tribes[0], NAMES[0], "W")
    cards = [(name, box) for name, box in icons if name in {*CHARACTERS, *(item.id for item in ITEMS)}]
    assert len(cards) == 2 * count
    apart(cards)
    assert all(inside(box, (0, 0, WIDTH, HEIGHT)) for _, box in cards)


@pytest.mark.parametrize("count", COUNTS)
def test_every_created_item_of_the_standing_is_seen(count: int, icons: Drawn) -> None:
    draw_standing(owned(count, "over"), names=NAMES)
    cards = [(name, box) for name, box in icons if name in {item.id for item in ITEMS}]
    assert len(cards) == 2 * count
    apart(cards)


@pytest.mark.parametrize("field", [0, 1, 13, 23, 24])
def test_two_tribes_on_one_field_of_the_track_stand_there(field: int, icons: Drawn) -> None:
    """At its ends, too: the middle of nobody lies on the next field."""
    table = samples.table("normal")
    level = tuple(replace(tribe, vp=field, passed=table.track.bonus_fields) for tribe in table.tribes)
    compose(replace(table, tribes=level), names=NAMES)
    half = (middle(1, table.track) - middle(0, table.track)) / 2
    there = middle(field, table.track)
    figures = [box for name, box in icons if name in (f"figure {mark.letter}" for mark in MARKS)]
    on_track = [(box[0] + box[2]) / 2 for box in figures if box[1] > TRACK_TOP and box[3] < DISPLAY_TOP]
    assert len(on_track) == 2
    assert all(there - half <= x <= there + half for x in on_track)
