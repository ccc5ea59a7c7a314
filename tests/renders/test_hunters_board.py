"""The board picture of Jäger und Späher: its track, locations, changes and extreme values."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageColor

from engine.hunters_scouts.view import TableView
from renders.frame import Box
from renders.gallery import hunters_samples as samples
from renders.hunters_scouts import draw
from renders.hunters_scouts.board import compose
from renders.hunters_scouts.layout import DISPLAY_TOP, HEADER_HEIGHT, TRACK_TOP, WIDTH, Form, form_of, plan
from renders.hunters_scouts.track import empty_track, middle
from renders.theme import MARKS
from tests.renders.conftest import Writing, changed_box, in_one, news_in
from tests.renders.hunters_tables import CARDS, bare_table, crowded_table, location, open_table
from tests.renders.test_pictures import MOST_BYTES

NAMES = samples.NAMES
MOST_OPEN = 14
"""More locations than were ever open in thousands of games that were played by chance."""
EVERY = [(variant, phase) for variant in samples.VARIANTS for phase in samples.PHASES]


def compose_again(
    now: TableView, since: TableView | None, writing: Writing, names: tuple[str, ...] = NAMES
) -> Image.Image:
    """The picture once its sprites are cached, so that all that is recorded stands where it was written."""
    compose(now, names=names, since=since)
    writing.texts.clear()
    return compose(now, names=names, since=since)


@pytest.mark.parametrize("variant", samples.VARIANTS)
def test_the_words_of_the_empty_track_stand_apart(variant: str, writing: Writing) -> None:
    empty_track.cache_clear()
    track = empty_track(samples.table(variant).track, (variant,))
    assert len(writing.texts) >= 25 + 2 + 1
    assert list(writing.overlaps()) == []
    assert all(
        a >= 0 and b >= 0 and c <= track.width and d <= track.height for _, (a, b, c, d) in writing.texts
    )


@pytest.mark.parametrize("count", [0, 1, 2, 4, 5, 14, 16, 17, 36])
def test_any_number_of_locations_fits(count: int) -> None:
    where = plan(form_of(open_table(count)))
    boxes = [*where.columns, *where.places, *where.locations, where.row(0), where.row(1)]
    assert len(where.locations) == count
    assert all(a >= 0 and b >= HEADER_HEIGHT and c <= WIDTH and d <= where.height for a, b, c, d in boxes)
    assert not any(overlap(one, other) for one, other in combinations([*boxes, *where.vacant], 2))
    assert len(draw(open_table(count), names=NAMES)) < MOST_BYTES
    assert count > MOST_OPEN or 1.5 <= WIDTH / where.height <= 1.7


def test_a_location_stays_where_it_is_when_another_one_goes() -> None:
    table = samples.table()
    fewer = replace(table, locations=(*table.locations[:1], *table.locations[3:]))
    where, then = plan(form_of(table)), plan(form_of(fewer))
    assert then.locations == (*where.locations[:1], *where.locations[3:])
    assert {*where.locations[1:3]} <= {*then.vacant}


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def test_a_table_without_sacred_places_is_lower() -> None:
    without, with_places = (plan(Form(count, (0, 1, 2, 3))) for count in (0, 3))
    assert without.height < with_places.height


@pytest.mark.parametrize(
    ("now", "before"), [(crowded_table(), bare_table()), (bare_table(), crowded_table())]
)
def test_extreme_values_stay_in_their_boxes(now: TableView, before: TableView, writing: Writing) -> None:
    picture = compose_again(now, before, writing, names=("W" * 40, "Walter " * 9))
    assert list(writing.overlaps()) == []
    where = plan(form_of(now))
    boxes = [*where.columns, *where.places, *where.locations, where.row(0), where.row(1)]
    left_of_columns = where.columns[0][0]
    homeless = [
        text
        for text, box in writing.texts
        if box[1] >= where.columns[0][1] and box[2] > left_of_columns and not in_one(box, boxes)
    ]
    assert homeless == []
    assert all(box[0] >= 0 and box[2] <= WIDTH for _, box in writing.texts)
    assert picture.size == (WIDTH, where.height)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_location_shows_its_fields_and_members(card: object) -> None:
    """Each field, each stone and each member changes the picture, inside the card alone."""
    assert isinstance(card, type(CARDS[0]))
    printed = location(card)
    table = replace(samples.table(), locations=(printed,))
    plain = compose(table, names=NAMES)
    (box,) = plan(form_of(table)).locations
    variants = [replace(printed, members=members) for members in ((1, 0), (0, 1), (2, 1), (0, 3))]
    for i, field in enumerate(printed.fields):
        turned = replace(field, covered=not field.covered)
        variants.append(replace(printed, fields=(*printed.fields[:i], turned, *printed.fields[i + 1 :])))
    for variant in variants:
        changed = changed_box(plain, compose(replace(table, locations=(variant,)), names=NAMES))
        assert changed is not None
        assert in_one(changed, [box])


@pytest.mark.parametrize("line", ["vp", "hunger", "items", "village", "camp", "supply"])
def test_a_changed_number_of_a_tribe_is_marked_in_its_row(line: str) -> None:
    now = samples.table()
    former = replace(now.tribes[0], **{line: getattr(now.tribes[0], line) - 3})
    before = replace(now, tribes=(former, now.tribes[1]))
    plain, marked = compose(now, names=NAMES), compose(now, names=NAMES, since=before)
    row = plan(form_of(now)).row(0)
    below = (0, DISPLAY_TOP, WIDTH, plain.height)
    changed = changed_box(plain.crop(below), marked.crop(below))
    assert changed is not None
    left, top, right, bottom = changed
    moved = (left, top + DISPLAY_TOP, right, bottom + DISPLAY_TOP)
    assert in_one(moved, [row])
    assert news_in(marked, moved) > 20


def test_a_worn_out_location_is_marked_at_its_deck() -> None:
    """The card was discarded, so the number of its discard shows it."""
    now = samples.table()
    before = replace(now, decks=(*now.decks[:2], replace(now.decks[2], discard=())))
    plain, marked = compose(now, names=NAMES), compose(now, names=NAMES, since=before)
    changed = changed_box(plain, marked)
    assert changed is not None
    assert changed[2] <= plan(form_of(now)).columns[0][0]


def test_the_last_turn_and_the_pool_are_shown_in_the_header() -> None:
    table = samples.table()
    plain = compose(table, names=NAMES)
    for other in (replace(table, ending=True), replace(table, pool={"fur": 2})):
        changed = changed_box(plain, compose(other, names=NAMES))
        assert changed is not None
        assert changed[3] <= HEADER_HEIGHT


def test_a_bonus_field_shows_for_whom_it_lies_ahead() -> None:
    table = samples.table()
    passed = replace(table.tribes[0], passed=(9, 14))
    changed = changed_box(
        compose(table, names=NAMES), compose(replace(table, tribes=(passed, table.tribes[1])), names=NAMES)
    )
    x = middle(18, table.track) if 18 in table.tribes[0].passed else middle(14, table.track)
    assert changed is not None
    assert in_one(changed, [(round(x) - 30, TRACK_TOP, round(x) + 30, TRACK_TOP + 40)])


@pytest.mark.parametrize("names", [("Mira", "Jörg"), ("Anna", "Andi"), ("W", "M")])
def test_both_tribes_are_seen_where_they_stand_on_one_field(names: tuple[str, str], writing: Writing) -> None:
    table = samples.table()
    level = tuple(replace(tribe, vp=13) for tribe in table.tribes)
    picture = compose_again(replace(table, tribes=level), None, writing, names=names)
    assert list(writing.overlaps()) == []
    x = middle(13, table.track)
    fields = picture.crop((round(x) - 36, TRACK_TOP + 38, round(x) + 36, DISPLAY_TOP))
    colours = {colour for _, colour in fields.getcolors(100_000) or ()}
    for seat in (0, 1):
        assert ImageColor.getrgb(MARKS[seat].colour) in colours


def test_a_name_in_another_script_is_written() -> None:
    table = samples.table()
    assert draw(table, names=("A", "山田")) != draw(table, names=("A", "🦣"))
    assert draw(table, names=("A", "山田")) != draw(table, names=("A", "B"))
