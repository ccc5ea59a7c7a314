"""The legend explains every symbol that is on a board and none that its modules do not bring, legibly."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

import engine
from bot.games import SPECS
from bot.language.rulebooks import signs_by_page
from bot.language.texts import Texts, languages
from renders.frame import Frame
from renders.gallery import hunters_samples, module_samples, samples
from renders.hunters_scouts.display import ORDERS
from renders.icons import ICONS
from renders.legend import HEIGHT, WIDTH, draw_signs
from renders.theme import LEAST
from tests.renders.conftest import Writing
from tests.renders.hunters_tables import CARDS, ITEMS, PLACES

MODULES = engine.GAMES["stone_age"].modules[1:]
PHASES = ("placing", "actions", "feeding", "over")
TELLS_ITSELF = re.compile(r"figure .|die [1-6]|kind \d|.* ")
"""Figures bear letters and dice pips; there are as many signs for kinds as kinds."""
NAMES = ("Anna", "Ben", "Carla", "David", "Eva")


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch, uncached: None) -> set[str]:
    """The icons that are drawn."""
    drawn, draw = set[str](), Frame.icon

    def recorded(frame: Frame, name: str, x: float, y: float, size: int) -> None:
        drawn.add(name)
        draw(frame, name, x, y, size)

    monkeypatch.setattr(Frame, "icon", recorded)
    return drawn


def signs_of(game: str, view: Any) -> Sequence[str]:
    legend = SPECS[game].legend
    assert legend is not None
    return legend.signs(view)


def unexplained(icons: set[str], signs: Sequence[str]) -> set[str]:
    return {each for each in icons - {*signs} if not TELLS_ITSELF.fullmatch(each)}


def drawn_on(icons: set[str], views: Sequence[Any]) -> set[str]:
    icons.clear()
    for view in views:
        SPECS[view.game].painter.draw(view, names=NAMES)
    return set(icons)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_adds_its_own_symbols_and_no_others(icons: set[str], module: str) -> None:
    """The samples have igloos and cards only with insulation, which Hard Winter brings."""
    bare = [samples.table(4, phase) for phase in PHASES]
    modules = tuple(dict.fromkeys(("hard-winter", module)))
    views = [module_samples.table(4, phase, modules) for phase in PHASES]
    of_base, of_module = drawn_on(icons, bare), drawn_on(icons, views)
    known, more = ({*signs_of("stone_age", found[0])} for found in (bare, views))
    assert unexplained(of_base, [*known]) == set()
    assert unexplained(of_module, [*more]) == set()
    assert known < more
    assert not of_base & (more - known), "what every board shows is no symbol of a module"


@pytest.mark.parametrize("setup", ["normal", "survival"])
def test_every_symbol_of_hunters_is_explained(icons: set[str], setup: str) -> None:
    """By the signs, or by the cards themselves, which stand below them."""
    cards = {*ORDERS, *(each.id for each in ITEMS), *PLACES, *(each.name for each in CARDS)}
    view = hunters_samples.table(setup, "turn")
    drawn = drawn_on(icons, [view])
    assert unexplained(drawn - cards, signs_of("hunters_scouts", view)) == set()


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_its_words_can_be_read_on_a_desktop(language: str, writing: Writing) -> None:
    views = {
        "stone_age": module_samples.table(4, "actions", MODULES),
        "hunters_scouts": hunters_samples.table("survival", "turn"),
    }
    for game, view in views.items():
        for page in signs_by_page(Texts(language), game, signs_of(game, view)):
            assert all(each in ICONS or len(each) == 1 for each, _ in page)
            writing.texts.clear()
            draw_signs(signs=page)
            assert [*writing.overlaps()] == []
    assert min(size for _, size in writing.sizes) >= LEAST
    assert writing.clipped == []
    assert 1.5 <= WIDTH / HEIGHT <= 1.7
