"""Pictures of whole games of Jäger und Späher, played by chance in every variant."""

from random import Random

import pytest

from engine import GAMES
from engine.core.match import Match, Setup
from engine.hunters_scouts.view import TableView
from renders import cells
from renders.cache import SizedCache
from renders.gallery.hunters_samples import NAMES, VARIANTS
from renders.hunters_scouts import draw, draw_own, draw_standing
from renders.hunters_scouts.board import compose, paint
from renders.png import encode
from tests.renders.conftest import Writing
from tests.renders.test_png import read
from tests.renders.test_real_games import answer, move

EVERY = 61
PHASES = {"turn", "recall", "sunset", "end", "over"}


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_played_game_can_be_drawn_at_any_moment(variant: str, writing: Writing) -> None:
    chance, since, phases = Random(variant), None, set[str]()
    match = Match.start(GAMES["hunters_scouts"], Setup("hunters_scouts", 2, (variant,), "2014"))
    count = 0
    while not match.over:
        view: TableView = match.view(None)
        if view.phase not in phases or count % EVERY == 0:
            phases.add(view.phase)
            compose(view, names=NAMES, since=since)
            writing.texts.clear()
            compose(view, names=NAMES, since=since)
            assert list(writing.overlaps()) == []
            assert all(draw_own(match.view(seat), names=NAMES) for seat in range(2))
            since = view
        match.supply(answer(match.chance, chance)) if match.chance else move(match, chance)
        count += 1
    view = match.view(None)
    assert draw(view, names=NAMES, since=since)
    assert draw_standing(view, names=NAMES)
    assert {"turn", "recall", "sunset"} <= phases


@pytest.mark.long
@pytest.mark.sweep(1, quick=2)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_looks_the_same_with_and_without_caches(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, since, count = Random(variant), None, 0
    match = Match.start(GAMES["hunters_scouts"], Setup("hunters_scouts", 2, (variant,), "2014"))
    while not match.over:
        if match.chance:
            match.supply(answer(match.chance, chance))
            continue
        if count % EVERY == 0:
            view: TableView = match.view(None)
            quick = paint(view, names=NAMES, since=since)
            with monkeypatch.context() as patch:
                patch.setattr(cells, "CELLS", SizedCache(0, cells.pixels_of))
                plain = paint(view, names=NAMES, since=since)
            assert quick.tobytes() == plain.tobytes()
            assert read(encode(quick)).convert("RGB").tobytes() == plain.convert("RGB").tobytes()
            since = view
        move(match, chance)
        count += 1
    assert count > EVERY
