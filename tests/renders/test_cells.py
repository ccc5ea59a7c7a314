"""Caches change nothing but time: pictures from kept cells and strips are those that are painted and deflated anew."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from PIL import Image

from engine.core.match import Setup
from engine.hunters_scouts.view import TableView as HuntersView
from engine.stone_age.modules import MODULES
from renders import cells, png, theme
from renders.cache import SizedCache
from renders.cells import CELLS, Cell, assemble
from renders.frame import Frame
from renders.hunters_scouts import board as hunters_board
from renders.png import STRIPS, encode
from renders.stone_age.board import paint
from renders.stone_age.modules import paint_modules
from tests.renders.test_png import read
from tests.renders.test_real_games import HUNTERS_SCOUTS, NAMES, STONE_AGE, played

VALLEY = Setup("stone_age", 5, MODULES.ids, "jubilee")


def moments(setup: Setup, every: int) -> Iterator[tuple[Any, Any]]:
    """Each so many moments of a whole game, a view and the one before it."""
    since = None
    for count, match in enumerate(played(setup, Random(str(setup)))):
        if match.chance or (count % every and not match.over):
            continue
        view = match.view(None)
        yield view, since
        since = view


def drawn(view: Any, since: Any) -> list[Image.Image]:
    if isinstance(view, HuntersView):
        return [hunters_board.paint(view, names=NAMES[:2], since=since)]
    both = (paint(view, names=NAMES, since=since), paint_modules(view, names=NAMES, since=since))
    return [image for image in both if image]


@pytest.mark.long
@pytest.mark.parametrize(
    "setup", [STONE_AGE[0], STONE_AGE[2], VALLEY, *HUNTERS_SCOUTS], ids=lambda setup: "+".join(setup.modules)
)
def test_a_whole_game_looks_the_same_with_and_without_caches(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0
    for view, since in moments(setup, 28 if setup == VALLEY else 40):
        quick = drawn(view, since)
        with monkeypatch.context() as patch:
            patch.setattr(cells, "CELLS", SizedCache(0, cells.bytes_of_cell))
            plain = drawn(view, since)
        for one, other in zip(quick, plain, strict=True):
            assert one.tobytes() == other.tobytes()
            assert read(encode(one)).convert("RGB").tobytes() == other.convert("RGB").tobytes()
        seen += 1
    assert seen > 3


@pytest.mark.long
def test_the_caches_keep_to_their_bytes_and_are_used() -> None:
    for view, since in moments(VALLEY, 60):
        for image in drawn(view, since):
            encode(image)
        assert 0 < CELLS.size <= CELLS.most
        assert 0 < STRIPS.size <= STRIPS.most
    assert CELLS.most + STRIPS.most <= 40_000_000


@pytest.mark.long
def test_many_threads_paint_what_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """With caches that are too small for it, so that all of them replace what others keep."""
    games = list(moments(STONE_AGE[1], 60))
    alone = [encode(image) for view, since in games for image in drawn(view, since)]
    monkeypatch.setattr(cells, "CELLS", SizedCache(300_000, cells.bytes_of_cell))
    monkeypatch.setattr(png, "STRIPS", SizedCache(20_000, png.bytes_of_strip))
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
