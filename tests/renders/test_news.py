"""What changed since the last hand-over and has no number next to it is outlined."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engine.stone_age.view import AnimalView, HerdView, PlayerView, TableView, ToolView
from renders.frame import Box
from renders.gallery import module_samples, samples
from renders.stone_age.board import compose
from renders.stone_age.layout import HEADER_HEIGHT
from renders.stone_age.modules import paint_modules
from renders.theme import NEWS
from tests.renders.conftest import board_box, row_box

NAMES = samples.NAMES
BASE = samples.table(4, "feeding")
WHOLE = module_samples.table(4, "placing", module_samples.ALL)


def marked(now: TableView, before: TableView) -> tuple[Box | None, Image.Image]:
    """The box of everything that is drawn only because `before` was different, and the picture."""
    plain, picture = compose(now, names=NAMES), compose(now, names=NAMES, since=before)
    return ImageChops.difference(plain, picture).getbbox(), picture


def marked_in_second(now: TableView, before: TableView) -> Box | None:
    """The same for the second picture."""
    plain, picture = paint_modules(now, names=NAMES), paint_modules(now, names=NAMES, since=before)
    assert plain is not None
    assert picture is not None
    return ImageChops.difference(plain.convert("RGB"), picture.convert("RGB")).getbbox()


def within(inner: Box | None, outer: Box) -> bool:
    left, top, right, bottom = outer
    return inner is not None and (
        left <= inner[0] and top <= inner[1] and inner[2] <= right and inner[3] <= bottom
    )


def with_player(view: TableView, player: PlayerView) -> TableView:
    players = (*view.players[: player.seat], player, *view.players[player.seat + 1 :])
    return replace(view, players=players)


def test_a_used_tool_is_outlined() -> None:
    player = replace(BASE.players[0], tools=(ToolView(2, used=True), ToolView(1, used=True)))
    fresh = replace(player, tools=(ToolView(2, used=True), ToolView(1, used=False)))
    box, _ = marked(with_player(BASE, player), with_player(BASE, fresh))
    assert within(box, row_box(BASE, 0))
    assert box is not None
    assert box[2] - box[0] < 64


def test_a_new_start_player_is_outlined() -> None:
    box, _ = marked(replace(BASE, start_player=2), replace(BASE, start_player=1))
    assert within(box, row_box(BASE, 2))


def test_a_new_round_is_marked_in_the_head() -> None:
    box, _ = marked(BASE, replace(BASE, round=BASE.round - 1))
    assert within(box, (0, 0, 160, HEADER_HEIGHT))


@pytest.mark.parametrize(
    "then",
    [replace(WHOLE, animal=None), replace(WHOLE, queue=()), replace(WHOLE, queue=(AnimalView("wolf", 3),))],
)
def test_another_animal_or_one_more_that_waits_is_outlined(then: TableView) -> None:
    assert WHOLE.queue != then.queue or WHOLE.animal != then.animal
    assert within(marked_in_second(WHOLE, then), board_box(WHOLE, "animal"))


def test_a_herd_that_moved_is_outlined() -> None:
    assert WHOLE.herd is not None
    then = replace(WHOLE, herd=HerdView("forest", WHOLE.herd.tile, "gold", WHOLE.herd.left + 1))
    assert within(marked_in_second(WHOLE, then), board_box(WHOLE, "herd"))


def test_a_place_that_got_an_owner_is_outlined() -> None:
    owned = next(space for space in WHOLE.spaces if space.group == "ring" and space.owner is not None)
    spaces = tuple(replace(each, owner=None) if each is owned else each for each in WHOLE.spaces)
    box = marked_in_second(WHOLE, replace(WHOLE, spaces=spaces))
    assert within(box, board_box(WHOLE, owned.id))


def test_an_exchange_that_is_used_up_is_outlined() -> None:
    player = WHOLE.players[1]
    then = with_player(WHOLE, replace(player, traded=not player.traded))
    assert within(marked_in_second(WHOLE, then), board_box(WHOLE, "player 1"))


def test_outlines_are_of_the_colour_of_news() -> None:
    box, picture = marked(replace(BASE, start_player=2), replace(BASE, start_player=1))
    red, green, blue = (int(NEWS[i : i + 2], 16) for i in (1, 3, 5))
    assert (red, green, blue) in {colour for _, colour in picture.crop(box).getcolors(100_000) or ()}
