"""What holds of the pictures of every game: size, texts apart, secrets, news, names, and the view for a phone."""

import io
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from renders.by_name import ByName
from renders.frame import Box
from renders.gallery import hunters_samples, module_samples, samples
from renders.hunters_scouts.layout import form_of, plan
from tests.renders.conftest import CAPITALS, Writing, board_box, changed_box, crowded_table, in_one, news_in
from tests.renders.hunters_tables import CHARACTERS, ITEMS
from tests.renders.hunters_tables import crowded_table as crowded_valley

MOST_BYTES = 90_000
LONG_NAMES = ("W" * 40,) * 5
CLOSE = 1080
"""How wide a view for a phone is."""


@dataclass(frozen=True)
class Game:
    """The drawing functions of a game, and views that they draw here."""

    draws: ByName
    names: tuple[str, ...]
    tables: Mapping[str, Any]
    earlier: Mapping[str, Any]
    own: Any
    own_with_others_changed: Any
    seen: Mapping[str, tuple[Any, Any]]
    """By drawing function, a table as a player sees it and as everybody does."""
    change: tuple[Any, Any, Box]
    """A table, the same one before, and where alone they differ."""
    places: tuple[str, str]
    close: Mapping[str, Any]
    highest: float
    """The most of a view for a phone, in its widths."""
    legible: float
    """The least size of a letter in it."""

    def compose(self, now: Any, since: Any = None) -> Image.Image:
        return ByName(f"{self.draws.module}.board").compose(now, names=self.names, since=since)


def stone_age() -> Game:
    kinds = [
        f"{phase}-{seats}" for seats, phase in product((2, 3, 4), ("placing", "actions", "feeding", "over"))
    ]
    tables = {kind: samples.table(int(kind[-1]), kind[:-2]) for kind in kinds}
    table, own, crowd = tables["placing-4"], samples.own(), crowded_table()
    spaces = (replace(each, people=(0,) * 4) if each.id == "quarry" else each for each in table.spaces)
    looking = replace(table.players[0], own_cards=samples.CARDS[:3])
    stranger = replace(own.players[0], own_cards=samples.CARDS, food=99)
    rich = replace(crowd.players[3], own_cards=samples.CARDS * 4, cards=36)
    return Game(
        draws=ByName("renders.stone_age"),
        names=samples.NAMES,
        tables=tables,
        earlier={kind: tables[f"feeding-{kind[-1]}"] for kind in kinds},
        own=own,
        own_with_others_changed=replace(own, players=(stranger, *own.players[1:])),
        seen={"draw": (replace(table, viewer=0, players=(looking, *table.players[1:])), table)},
        change=(table, replace(table, spaces=tuple(spaces)), board_box(table, "quarry")),
        places=("hunt", "forest"),
        close={
            "usual": own,
            "modules": module_samples.own(),
            "crowd": replace(crowd, viewer=3, players=(*crowd.players[:3], rich)),
        },
        highest=2,
        legible=7 / CAPITALS * CLOSE / 318,  # seven pixels where a phone shows the picture 318 pixels wide
    )


def hunters_scouts() -> Game:
    kinds = list(product(hunters_samples.VARIANTS, hunters_samples.PHASES))
    tables = {f"{variant}-{phase}": hunters_samples.table(variant, phase) for variant, phase in kinds}
    table, over, own = tables["normal-turn"], tables["normal-over"], hunters_samples.own("turn")
    cards = (table.locations[0], replace(table.locations[1], members=(1, 1)), *table.locations[2:])
    looking = replace(table.tribes[0], own_items=ITEMS[:1])
    stranger = replace(own.tribes[0], own_items=ITEMS, hunger=9, hand=("fisher",), vp=3)
    crowd = crowded_valley()
    rich = replace(crowd.tribes[1], own_items=ITEMS * 2, items=2 * len(ITEMS), hand=CHARACTERS[:7])
    return Game(
        draws=ByName("renders.hunters_scouts"),
        names=hunters_samples.NAMES,
        tables=tables,
        earlier={kind: hunters_samples.earlier(view) for kind, view in tables.items()},
        own=own,
        own_with_others_changed=replace(own, tribes=(stranger, own.tribes[1])),
        seen={
            "draw": (replace(table, viewer=0, tribes=(looking, table.tribes[1])), table),
            "draw_standing": (replace(over, viewer=0, tribes=(looking, over.tribes[1])), over),
        },
        change=(table, replace(table, locations=cards), plan(form_of(table)).locations[1]),
        places=("forest-1", "swamp-1"),
        close={
            "recall": hunters_samples.own("recall"),
            "turn": own,
            "crowd": replace(crowd, viewer=1, tribes=(crowd.tribes[0], rich), pool={}),
        },
        highest=3.2,
        legible=27 * CLOSE / 1200 * 1.2,  # larger than the smallest one of the board at the same width
    )


GAMES = (stone_age(), hunters_scouts())
of_each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.draws.module.rpartition(".")[2])
of_each_table = pytest.mark.parametrize(
    ("game", "kind"), [pytest.param(game, kind, id=kind) for game in GAMES for kind in game.tables]
)
of_each_close_view = pytest.mark.parametrize(
    ("game", "kind"), [pytest.param(game, kind, id=kind) for game in GAMES for kind in game.close]
)


@of_each_table
def test_a_board_is_a_small_indexed_png_in_landscape(game: Game, kind: str) -> None:
    picture = game.draws.draw(game.tables[kind], names=game.names)
    image = Image.open(io.BytesIO(picture))
    assert (image.format, image.mode, image.width) == ("PNG", "P", 1100)
    assert 1.5 <= image.width / image.height <= 1.7
    assert len(picture) < MOST_BYTES


@of_each_table
def test_no_two_texts_overlap(game: Game, kind: str, writing: Writing) -> None:
    for _ in range(2):  # what is recorded at the second time stands where it was written: sprites are kept
        writing.texts.clear()
        game.compose(game.tables[kind], since=game.earlier[kind])
    assert list(writing.overlaps()) == []


@of_each_game
def test_many_threads_draw_the_same_pictures_as_one(game: Game) -> None:
    tables = list(game.tables.values())
    alone = [game.draws.draw(table, names=game.names) for table in tables]
    with ThreadPoolExecutor(6) as threads:
        together = list(threads.map(lambda table: game.draws.draw(table, names=game.names), tables * 2))
    assert together == alone * 2


@of_each_game
def test_what_one_player_alone_may_know_is_in_no_picture_for_others(game: Game) -> None:
    for drawing, (private, table) in game.seen.items():
        draw = getattr(game.draws, drawing)
        assert draw(private, names=game.names) == draw(table, names=game.names)
    one, other = (
        game.draws.draw_close(view, names=game.names, places=game.places)
        for view in (game.own, game.own_with_others_changed)
    )
    assert one == other


@of_each_game
def test_nothing_is_marked_when_nothing_changed(game: Game) -> None:
    table, *_ = game.change
    assert game.draws.draw(table, names=game.names, since=table) == game.draws.draw(table, names=game.names)


@of_each_game
def test_a_change_is_marked_where_it_happened_and_nowhere_else(game: Game) -> None:
    now, before, box = game.change
    marked = game.compose(now, since=before)
    changed = changed_box(game.compose(now), marked)
    assert changed is not None
    assert in_one(changed, [box])
    assert news_in(marked, changed) > 500


@of_each_close_view
def test_a_view_for_a_phone_is_wide_enough_and_not_endless(game: Game, kind: str) -> None:
    picture = game.draws.draw_close(game.close[kind], names=LONG_NAMES, places=game.places)
    image = Image.open(io.BytesIO(picture))
    assert (image.format, image.mode, image.width) == ("PNG", "P", CLOSE)
    assert image.height <= game.highest * CLOSE


@of_each_close_view
def test_everything_in_a_view_for_a_phone_is_large_and_apart(game: Game, kind: str, writing: Writing) -> None:
    for _ in range(2):
        writing.texts.clear()
        game.draws.draw_close(game.close[kind], names=LONG_NAMES, places=())
    assert writing.texts
    assert list(writing.overlaps()) == []
    assert all(box[0] >= 0 and box[2] <= CLOSE for _, box in writing.texts)
    small = [text for text, box in writing.texts if box[3] - box[1] < game.legible * CAPITALS]
    assert not any(text.isalnum() for text in small)


@of_each_game
def test_places_are_shown_once_and_what_is_none_is_left_out(game: Game) -> None:
    one, two = game.places
    none, shown, repeated, both = (
        game.draws.draw_close(game.own, names=game.names, places=places)
        for places in ([], [one], ["moon", one, one], [one, two])
    )
    assert none != shown == repeated != both


@of_each_game
def test_a_bystander_has_nothing_of_their_own(game: Game) -> None:
    table = next(iter(game.tables.values()))
    with pytest.raises(ValueError, match="bystander"):
        game.draws.draw_own(table, names=game.names)
    with pytest.raises(ValueError, match="bystander"):
        game.draws.draw_close(table, names=game.names, places=())


@of_each_game
def test_there_is_no_standing_before_the_end(game: Game) -> None:
    with pytest.raises(ValueError, match="end of the game"):
        game.draws.draw_standing(next(iter(game.tables.values())), names=game.names)


@of_each_game
@settings(max_examples=10, deadline=None)
@given(st.lists(st.text(max_size=80), min_size=4, max_size=4))
def test_no_name_breaks_a_picture(game: Game, names: list[str]) -> None:
    *_, over = game.tables.values()
    here = names[: len(game.names)]
    assert game.draws.draw(over, names=here)
    assert game.draws.draw_own(game.own, names=here)
    assert game.draws.draw_standing(over, names=here)
    assert game.draws.draw_close(game.own, names=here, places=game.places)
