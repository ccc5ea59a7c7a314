"""Answers that people type beforehand are read in all languages; what means nothing stays as it was typed."""

from __future__ import annotations

import pytest

from bot.language import hunters_scouts, stone_age
from bot.language.hunters_scouts.orders import order_hint
from bot.language.hunters_scouts.typed_words import NOTHING, vocabulary, word_of
from bot.language.texts import Texts, languages
from bot.tables.paused_orders import ASK
from engine import GAMES
from tests.engine.hunters_scouts.camp import camp
from tests.engine.stone_age.table import table

MATCH = table(3)
MODULES = table(3, *GAMES["stone_age"].modules)
HAND = ("hunter", "scout", "gatherer", "chief")
CAMP = camp(
    hand=(HAND, HAND),
    fields={"forest-1": None, "desert-1": None, "swamp-2": None},
    places=("geysers", "herb-heath"),
).view(0)


@pytest.mark.parametrize(
    ("order", "text", "value"),
    [
        ("feed", "Holz, Lehm", "wood brick"),
        ("feed", "hout leem starve", "wood brick starve"),
        ("resolve", "Hütte; Wald; Rest", "hut; forest; board"),
        ("resolve", "Karte 2, bos", "card 2; forest"),
        ("resolve", "card2, tool maker", "card 2; toolmaker"),
        ("tools", "never", "never"),
        ("resolve", "hut; bos; de rest", "hut; forest; board"),
        ("feed", "Holz, Lehm, hungern", "wood brick starve"),
        ("feed", "hout, leem, honger lijden", "wood brick starve"),
        ("cards", "Holz, Lehm, nicht kaufen", "wood brick decline"),
        ("cards", "hout, leem, niet kopen", "wood brick decline"),
    ],
)
def test_an_answer_of_stone_age_is_read(order: str, text: str, value: str) -> None:
    assert MATCH.orders.read(0, order, stone_age.order_text(order, text, MATCH.view(0))) == value


@pytest.mark.parametrize("order", [each for each in MODULES.orders.names if each != MODULES.orders.plan])
def test_every_value_that_is_offered_is_read_as_itself(order: str) -> None:
    values = [each for each in MODULES.orders.values(0, order) if each != ASK]
    assert values
    typed = [stone_age.order_text(order, each, MODULES.view(0)) for each in values]
    assert [MODULES.orders.read(0, order, each) for each in typed] == values


@pytest.mark.parametrize(
    ("order", "typed", "value"),
    [
        ("use", "2 Axt, Trommel fertig", "2 axe drum done"),
        ("use", "2 Axt, wenn nichts mehr geht", "2 axe finish"),
        ("use", "bijl als er niets meer kan", "axe finish"),
        ("keep", "Trommeln, beste", "drum best"),
        ("recruit", "Jäger viele links Mitte rechts", "hunter most left middle right"),
        ("wear", "Lehm, Früchte, most", "clay fruit most"),
        ("mark", "B und C", "desert-1 swamp-2"),
        ("use", "moon", "moon"),
    ],
)
def test_an_answer_of_hunters_and_scouts_is_read(order: str, typed: str, value: str) -> None:
    assert hunters_scouts.order_text(order, typed, CAMP) == value


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("order", "value"),
    [
        ("use", "2 axe drum done"),
        ("keep", "drum best"),
        ("recruit", "hunter most left middle right"),
        ("wear", "clay fruit most"),
        ("mark", "desert-1 swamp-2 away"),
    ],
)
def test_the_example_of_each_hint_is_read(language: str, order: str, value: str) -> None:
    """In the words of its language."""
    example = order_hint(Texts(language), order).rpartition(": ")[2]
    assert hunters_scouts.order_text(order, example, CAMP) == value


def test_no_word_means_two_things() -> None:
    for word, names in vocabulary().items():
        assert {name for name in names if word_of(name) != word} <= vocabulary()[NOTHING]
