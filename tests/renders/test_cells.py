"""Caches change nothing but time: pictures from kept cells and strips are those that are painted and deflated anew."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from PIL import Image

from engine.stone_age.modules import MODULES
from engine.stone_age.view import TableView
from renders import cells, png, theme
from renders.cache import SizedCache
from renders.cells import CELLS, Cell, assemble
from renders.frame import Frame
from renders.png import STRIPS, encode
from renders.stone_age.board import paint
from renders.stone_age.modules import paint_modules
from tests.renders.test_png import read
from tests.renders.test_real_games import NAMES, played

GAMES = [
    (2, ("base",), 40),
    (3, ("base", "hard-winter", "igloos"), 40),
    pytest.param(5, MODULES.ids, 28, marks=pytest.mark.long),
]
"""Seats, modules, and how many moments of the game are passed over for each that is looked at."""


def moments(seats: int, modules: tuple[str, ...], every: int) -> Iterator[tuple[TableView, TableView | None]]:
    """Views of a whole game with those of the hand-over before."""
    since: TableView | None = None
    for count, match in enumerate(played(seats, Random(seats), modules)):
        if match.chance or (count % every and not match.over):
            continue
        view = match.view(None)
        yield view, since
        since = view


def drawn(view: TableView, since: TableView | None) -> list[Image.Image]:
    both = (paint(view, names=NAMES, since=since), paint_modules(view, names=NAMES, since=since))
    return [image for image in both if image]


@pytest.mark.long
@pytest.mark.parametrize(("seats", "modules", "every"), GAMES)
def test_a_whole_game_looks_the_same_with_and_without_caches(
    seats: int, modules: tuple[str, ...], every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for view, since in moments(seats, modules, every):
        quick = drawn(view, since)
        with monkeypatch.context() as patch:
            patch.setattr(cells, "CELLS", SizedCache(0, cells.pixels_of))
            plain = drawn(view, since)
        for one, other in zip(quick, plain, strict=True):
            assert one.tobytes() == other.tobytes()
            assert read(encode(one)).convert("RGB").tobytes() == other.convert("RGB").tobytes()


@pytest.mark.long
def test_the_caches_keep_to_their_bytes_and_are_used() -> None:
    for view, since in moments(5, MODULES.ids, 60):
        for image in drawn(view, since):
            encode(image)
        assert 0 < CELLS.size <= CELLS.most
        assert 0 < STRIPS.size <= STRIPS.most
    assert CELLS.most + STRIPS.most <= 40_000_000


@pytest.mark.long
def test_many_threads_paint_what_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """With caches that are too small for it, so that all of them replace what others keep."""
    games = list(moments(4, ("base",), 60))
    alone = [encode(image) for view, since in games for image in drawn(view, since)]
    monkeypatch.setattr(cells, "CELLS", SizedCache(300_000, cells.pixels_of))
    monkeypatch.setattr(png, "STRIPS", SizedCache(20_000, png.bytes_of))
    with ThreadPoolExecutor(6) as threads:
        together = list(threads.map(lambda each: encode(drawn(*each)[0]), games * 4))
    assert together == alone * 4


def test_what_was_not_used_for_the_longest_goes_first() -> None:
    cache: SizedCache[str, bytes] = SizedCache(10, len)
    for name in "abc":
        cache.put(name, name.encode() * 3)
    assert cache.get("a") == b"aaa"
    cache.put("d", b"dddd")
    assert [cache.get(name) for name in "abcd"] == [b"aaa", None, b"ccc", b"dddd"]
    cache.put("a", b"a")
    assert cache.size == 8
    cache.put("huge", b"h" * 11)
    assert cache.size == 0


def test_content_decides_how_a_cell_looks() -> None:
    def paint_word(frame: Frame, *, word: str) -> None:
        frame.write(word, 2, 15, theme.SMALL, theme.INK)

    def image(word: str) -> bytes:
        return assemble((90, 30), theme.CREAM, [Cell((0, 0, 90, 30), paint_word, {"word": word})]).tobytes()

    assert image("one") == image("one") != image("two")
