"""The board picture of every set of modules: legible, complete, and never at a loss."""

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engine.stone_age.modules import MODULES
from engine.stone_age.view import AnimalView, BuildingView, RollView, SpaceView, TableView
from renders.gallery import module_samples, samples
from renders.gallery.module_samples import ALL
from renders.icons import ICONS
from renders.stone_age import draw, draw_own, draw_standing
from renders.stone_age.board import compose
from renders.stone_age.modules import paint_modules
from renders.stone_age.rings import ring_buildings
from renders.stone_age.scenery import is_winter
from renders.stone_age.standing import line_icon
from tests.renders.conftest import Writing, board_box, news_in
from tests.renders.test_pictures import MOST_BYTES

NAMES = samples.NAMES
PHASES = ("placing", "actions", "feeding", "over")
SETS = [*((module,) for module in ALL if module != "new-huts"), ALL]


def extreme(seats: int) -> TableView:
    """All modules with the largest numbers anybody may have, all at the same places."""
    view = module_samples.table(seats, "placing", ALL)
    rich = tuple(
        replace(
            player, people=10, tableau=10, food=140, field=10, jewelry=88, trader=10, traded=True, bonus_tiles=16,
            igloos=module_samples.IGLOOS, score=312, cards=45, resources=dict.fromkeys(player.resources, 30),
        )
        for player in view.players
    )  # fmt: skip
    crowds = {"hunt": (10,) * seats, "herd": (7,) * seats, "animal": (1,) * seats}
    spaces = tuple(replace(space, people=crowds.get(space.id, space.people)) for space in view.spaces)
    queue = (AnimalView("polar_bear", 3), AnimalView("wolf", 2), AnimalView("bird_of_prey", 1))
    roll = RollView(seats - 1, "ring 1", (6,) * 10, 12, 70, 2)
    assert view.herd is not None
    herd = replace(view.herd, left=15)
    return replace(view, players=rich, spaces=spaces, queue=queue, last_roll=roll, herd=herd)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_no_two_texts_overlap(seats: int, modules: tuple[str, ...], writing: Writing) -> None:
    for phase in PHASES:
        if seats == 5 and "style" not in modules:
            continue
        writing.texts.clear()
        since = module_samples.table(seats, "feeding", modules)
        compose(module_samples.table(seats, phase, modules), names=NAMES, since=since)
        assert list(writing.overlaps()) == []
        writing.texts.clear()
        paint_modules(module_samples.table(seats, phase, modules), names=NAMES, since=since)
        assert list(writing.overlaps()) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_extreme_values_stay_apart(seats: int, writing: Writing) -> None:
    now, before = extreme(seats), module_samples.table(seats, "feeding", ALL)
    compose(now, names=("W" * 40,) * 5, since=before)
    assert list(writing.overlaps()) == []
    writing.texts.clear()
    paint_modules(now, names=("W" * 40,) * 5, since=before)
    assert list(writing.overlaps()) == []
    assert len(draw(now, names=NAMES, since=before)) < MOST_BYTES


def second(view: TableView, since: TableView | None = None) -> Image.Image:
    """The second picture in full colours."""
    image = paint_modules(view, names=NAMES, since=since)
    assert image is not None
    return image.convert("RGB")


@pytest.mark.parametrize("line", ["jewelry", "trader", "bonus_tiles"])
def test_a_changed_number_is_marked_in_the_row(line: str) -> None:
    before = module_samples.table(5, "feeding", ALL)
    richer = replace(before.players[2], **{line: getattr(before.players[2], line) + 3})
    now = replace(before, players=(*before.players[:2], richer, *before.players[3:]))
    difference = ImageChops.difference(second(now), second(now, before))
    assert difference.crop(board_box(now, "player 2")).getbbox() is not None
    assert difference.crop(board_box(now, "player 3")).getbbox() is None


@pytest.mark.parametrize("name", ["trader", "ring 1", "igloo 1", "card 5", "building 5", "animal", "herd"])
def test_people_and_their_arrival_are_seen_at_every_place(name: str) -> None:
    now = module_samples.table(5, "feeding", ALL)
    spaces = tuple(replace(each, people=(0, 1, 0, 0, 0)) if each.id == name else each for each in now.spaces)
    box = board_box(now, name)
    crowded = replace(now, spaces=spaces)
    difference = ImageChops.difference(second(now), second(crowded))
    assert difference.crop(box).getbbox() is not None
    assert news_in(second(crowded, now), box) > 50


def test_markers_of_all_players_are_seen_on_every_field_of_the_track() -> None:
    table = module_samples.table(5, "feeding", ALL)
    seen = {
        second(replace(table, players=tuple(replace(p, trader=at) for p in table.players)))
        .crop(board_box(table, "track"))
        .tobytes()
        for at in range(11)
    }
    assert len(seen) == 11


def test_a_table_without_such_modules_has_no_second_picture() -> None:
    assert paint_modules(samples.table(4), names=NAMES) is None
    assert paint_modules(module_samples.table(4, "actions", ("hard-winter",)), names=NAMES) is None
    assert paint_modules(module_samples.table(4, "actions", ("mammoths",)), names=NAMES) is not None


def test_an_owner_of_two_ring_buildings_has_them_in_their_order() -> None:
    table = module_samples.table(3, "placing", ("style",))
    both = replace(table.players[0], buildings=(module_samples.RING, module_samples.SECOND_RING))
    spaces = tuple(
        replace(each, owner=0) if each.id in ("ring 1", "ring 2") else each for each in table.spaces
    )
    bought = replace(table, players=(both, *table.players[1:]), spaces=spaces)
    found = {space: tile.id for space, tile in ring_buildings(bought).items() if tile}
    assert found["ring 1"] == "ST1"
    assert found["ring 2"] == "ST2"


@pytest.mark.parametrize("module", MODULES.ids)
def test_the_valley_lies_under_snow_with_the_winter_side(module: str) -> None:
    assert is_winter(("base", module)) == (module in {"hard-winter", "wild-animals", "igloos"})


def test_what_nobody_has_drawn_yet_is_shown_by_a_letter(writing: Writing) -> None:
    view = module_samples.table(5, "actions", ALL)
    strange = SpaceView("xylophone", "music", 12, (3, 3, 3, 3, 0), open=True)
    fields = (replace(view.card_fields[0], card=samples.card("Z", {"kind": "quest"}, {"kind": "luck"})),)
    stack = replace(view.stacks[0], building=BuildingView("Z", "barter"))
    people = samples.card(
        "Y", {"kind": "points", "amount": 1}, {"kind": "people", "people": "ogre", "amount": 1}
    )
    crowd = SpaceView("yurt", "music", None, (9, 0, 9, 9, 9), open=True)
    odd = replace(
        view,
        spaces=(*view.spaces, strange, crowd),
        card_fields=(*fields, replace(view.card_fields[1], card=people), *view.card_fields[2:]),
        stacks=(stack, *view.stacks[1:]),
        animal=AnimalView("unicorn", 2),
    )
    compose(odd, names=NAMES, since=view)
    written = {text for text, _ in writing.texts}
    assert list(writing.overlaps()) == []
    writing.texts.clear()
    paint_modules(odd, names=NAMES, since=view)
    assert {"X", "Y", "Q", "B", "O", "U"} <= written | {text for text, _ in writing.texts}
    assert list(writing.overlaps()) == []


def test_every_line_of_a_score_has_an_icon(writing: Writing) -> None:
    view = module_samples.table(5, "over", ALL)
    lines = {line for place in view.standing for line in place.lines}
    assert {"insulation", "winter_gold", "animals", "herd", "trader"} <= lines
    assert all(line_icon(line) in ICONS for line in lines)
    assert len({line_icon(line) for line in lines}) == len(lines)
    draw_standing(view, names=NAMES)
    assert list(writing.overlaps()) == []


def test_an_unknown_line_is_shown_by_its_letter(writing: Writing) -> None:
    view = module_samples.table(2, "over", ALL)
    rows = tuple(replace(place, lines={**place.lines, "yodelling": 7}) for place in view.standing)
    draw_standing(replace(view, standing=rows), names=NAMES)
    assert "Y" in {text for text, _ in writing.texts}


def test_own_things_show_what_every_line_would_count(writing: Writing) -> None:
    view = module_samples.own()
    assert draw_own(view, names=NAMES)
    assert list(writing.overlaps()) == []
    written = [text for text, _ in writing.texts]
    assert all(str(line.points) in written for line in view.players[1].lines)
