"""Plans of Jäger und Späher as people type them, in all languages, and what is answered to what means nothing."""

from __future__ import annotations

import pytest

from bot.language.hunters_scouts.orders import order_hint
from bot.language.hunters_scouts.typed_plans import order_text
from bot.language.hunters_scouts.typed_words import NOTHING, vocabulary, word_of
from bot.language.texts import Texts, languages
from engine.core.errors import RuleError
from tests.engine.hunters_scouts.camp import camp

HAND = ("hunter", "scout", "gatherer", "chief")
MATCH = camp(
    hand=(HAND, HAND),
    fields={"forest-1": None, "desert-1": None, "swamp-2": None},
    places=("geysers", "herb-heath"),
)
VIEW = MATCH.view(0)


@pytest.mark.parametrize(
    ("typed", "plan"),
    [
        ("hunter scout", "hunter scout"),
        ("Jäger Späher", "hunter scout"),
        ("JÄGER\nspäher", "round 5: hunter; scout"),
        (
            "Gatherer B 2 C 1 if hunger < 3 else chief",
            "gatherer, send desert-1 2 swamp-2 1 if hunger < 3 else chief",
        ),
        ("Sammlerin 2 nach A, 1 nach C", "gatherer, send forest-1 2 swamp-2 1"),
        ("gatherer 2 to the forest or 2 to the desert", "gatherer, send forest-1 2 or desert-1 2"),
        ("Sammlerin, setzen B 2 sonst Häuptling", "gatherer, send desert-1 2 else chief"),
        ("verzamelaarster B 2 from C 1", "gatherer, send desert-1 2 from swamp-2 1"),
        ("Jäger neue Karte 1-3; Abend", "hunter, send new 1-3; sunset"),
        ("hunter new 3, then recall 2 wood from the forest", "hunter, send new 3; recall forest-1 wood+wood"),
        ("terughalen bos hout + fruit, maken bijl klaar", "recall forest-1 fruit+wood, use axe done"),
        ("Sonnenuntergang, behalte Trommel wenn weniger als 3 Hunger", "sunset, keep drum if hunger < 3"),
        ("zonsondergang als minstens 3 honger en B vrij", "sunset if hunger > 2 and desert-1 free"),
        ("Fischer wenn Fischer frei", "fisher if fisher open"),
        ("Schamane, Geister Fischer Gegenstände", "shaman, spirits fisher items"),
        (
            "Feuerwächterin, Feuer Mitglieder, setzen 2 Mitglieder nach B",
            "fire-keeper, fire members, send desert-1 2",
        ),
        ("Geysire", "forgo"),
        ("ab Runde 7: Jäger", "round 7: hunter"),
        ("immer: Jäger; Sonnenuntergang", "always: hunter; sunset"),
        ("Sammlerin niemand", "gatherer, send nobody"),
        ("stopp wenn Hunger > 4; Jäger", "hunter; stop if hunger > 4"),
        ("frag wenn A besetzt sonst Jäger", "ask if forest-1 taken else hunter"),
    ],
)
def test_a_plan_is_read_as_people_write_it(typed: str, plan: str) -> None:
    stored = MATCH.orders.read(0, "character", order_text("character", typed, VIEW))
    assert stored in (plan, f"round 5: {plan}")
    assert order_text("character", stored, VIEW) == stored, "also when it is edited"


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
def test_an_answer_is_read_as_people_write_it(order: str, typed: str, value: str) -> None:
    assert order_text(order, typed, VIEW) == value


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
    assert order_text(order, example, VIEW) == value


@pytest.mark.parametrize(
    ("typed", "near"), [("gaterer B 2", "gatherer"), ("Sonenuntergang", "sonnenuntergang")]
)
def test_the_nearest_word_is_suggested(typed: str, near: str) -> None:
    with pytest.raises(RuleError) as mistake:
        order_text("character", typed, VIEW)
    assert mistake.value.params["near"] == near


def test_what_is_like_nothing_is_said_to_mean_nothing() -> None:
    with pytest.raises(RuleError) as mistake:
        order_text("character", "Sammlerin moon 2", VIEW)
    assert mistake.value.params == {"word": "moon"}


@pytest.mark.parametrize(
    "typed", ["if if if", "wenn", "als A vrij als B vrij", "hunter if", "hunter else if A free"]
)
def test_what_is_only_a_condition_or_lacks_one_is_said_to_be_no_plan(typed: str) -> None:
    with pytest.raises(RuleError) as mistake:
        order_text("character", typed, VIEW)
    assert mistake.value.id == "error-hunters-plan-entry"


def test_no_word_means_two_things() -> None:
    """Points are what one has, and also what lies on a field."""
    other = {name for word, names in vocabulary().items() for name in names if word_of(name) != word}
    assert other - vocabulary()[NOTHING] == {"points", "punkte", "punten"}
