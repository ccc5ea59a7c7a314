"""What people write as a plan of Stone Age is read: names of all languages, any order of number and name, links."""

from __future__ import annotations

import pytest

from bot.language import stone_age
from bot.language.texts import Texts, languages
from bot.tables.paused_orders import ASK
from engine import GAMES
from engine.core.errors import RuleError
from engine.core.match import Match
from engine.stone_age.orders.plans import PAYMENTS
from tests.engine.stone_age.table import table

MATCH = table(3)
MODULES = table(3, *GAMES["stone_age"].modules)
WRITTEN = [
    ("Forest 3", "forest 3"),
    ("3 forest", "forest 3"),
    ("3x Wald", "forest 3"),
    ("3xWald", "forest 3"),
    ("wald 3", "forest 3"),
    ("3 Leute in den Wald", "forest 3"),
    ("send 3 people to the forest", "forest 3"),
    ("bos 2 tot 4", "forest 2-4"),
    ("Wald 2 bis 4", "forest 2-4"),
    ("forest 2 to 4", "forest 2-4"),
    ("2-4 forest", "forest 2-4"),
    ("3 wood", "forest 3"),
    ("Holz 3", "forest 3"),
    ("Steinbruch 2", "quarry 2"),
    ("2 Steine", "quarry 2"),
    ("tool maker", "toolmaker"),
    ("Tool-Maker", "toolmaker"),
    ("Werkzeugmacher", "toolmaker"),
    ("Acker", "field"),
    ("fields", "field"),
    ("huette 2", "hut 2"),
    ("Karte 2", "card 2"),
    ("card2", "card 2"),
    ("kaart 3", "card 3"),
    ("Gebäude 1", "building 1"),
    ("1 person card 2", "card 2 1"),
    ("field, then hut", "field; hut"),
    ("field, hut, forest 2", "field; hut; forest 2"),
    ("Acker und dann Hütte", "field; hut"),
    ("Acker, dann Hütte", "field; hut"),
    ("akker en dan bos 2", "field; forest 2"),
    ("field then 2 hunt", "field; hunt 2"),
    ("field → hut", "field; hut"),
    ("Field or tool maker", "field else toolmaker"),
    ("Acker sonst Werkzeugmacher", "field else toolmaker"),
    ("akker anders gereedschapmaker", "field else toolmaker"),
    ("field, or else hut; ask me", "field; hut; ask"),
    ("Jagd 3 wenn Hütte meine und Nahrung < 4", "hunt 3 if hut mine and food < 4"),
    ("Jagd 3, wenn ich weniger als 4 Nahrung habe", "hunt 3 if food < 4"),
    ("Jagd 3 wenn ich weniger als 4 Nahrung habe", "hunt 3 if food < 4"),
    ("hunt 3 (if I have at least 2 wood)", "hunt 3 if wood > 1"),
    ("jacht 2 als ik minder dan 4 voedsel heb", "hunt 2 if food < 4"),
    ("field; stop if hut taken", "field; stop if hut taken"),
    ("Acker; anhalten wenn Hütte besetzt ist", "field; stop if hut taken"),
    ("akker; stop als bos bezet", "field; stop if forest taken"),
    ("card 2; stop if card 2 gone", "card 2; stop if card 2 not K2"),
    ("buy card 3 if it costs at most two wood", "K3 pay only wood if price < 3"),
    ("Karte 3, am billigsten bezahlen, wenn sie höchstens 2 kostet", "K3 pay cheapest if price < 3"),
    ("Karte 3, wenn sie höchstens 2 kostet, am billigsten bezahlen", "K3 pay cheapest if price < 3"),
    ("koop kaart 3 als hij hoogstens twee kost", "K3 pay cheapest if price < 3"),
    ("K3 pay only wood if price < 3", "K3 pay only wood if price < 3"),
    ("card 2 only if it costs 2 or less", "K2 if price < 3"),
    ("card 2 if it costs at most one, then field", "K2 if price < 2; field"),
    ("Gebäude 1 mit möglichst viel Holz bezahlen", "building 1 pay most wood"),
    ("gebouw 1 alleen met hout betalen", "building 1 pay only wood"),
    ("building 1, as valuable as possible", "building 1 pay dearest"),
    ("buy building 1; forest 2", "building 1 pay cheapest; forest 2"),
    ("two people to the forest", "forest 2"),
    ("this round: field", "round 1: field"),
    ("in dieser Runde: Acker", "round 1: field"),
    ("deze ronde: akker", "round 1: field"),
    ("Runde 4: Acker", "round 4: field"),
    ("every round: field", "field"),
    ("frag mich", "ask"),
]


def read(match: Match, text: str) -> str:
    return match.orders.read(0, "plan", stone_age.order_text("plan", text, match.view(0)))


@pytest.mark.parametrize(("text", "plan"), WRITTEN)
def test_a_plan_is_read_as_it_is_written(text: str, plan: str) -> None:
    assert read(MATCH, text) == plan


@pytest.mark.parametrize("modules", [(), ("style", "mammoths", "wild-animals", "igloos")])
def test_the_text_form_and_every_offered_name_are_read(modules: tuple[str, ...]) -> None:
    match = table(4, *modules)
    for plan in match.orders.values(0, "plan")[1:]:
        assert read(match, plan) == match.orders.read(0, "plan", plan)
    for language in languages():
        texts = Texts(language)
        for option in match.decision_of(0).options[::3]:
            label = stone_age.action(texts, option, match.view(0), 0)
            # The Dutch name of a building is the English one of the hut, which the text form has.
            if option.verb == "place" and not label.startswith("Hut "):
                assert read(match, label).startswith(match.orders.planned(option)), label


@pytest.mark.parametrize("language", languages())
def test_what_is_said_about_how_a_plan_is_written_is_read(language: str) -> None:
    """Every example, and every way to pay as it is shown."""
    texts = Texts(language)
    hint = stone_age.order_hint(texts, "plan")
    examples = hint[hint.index(":") + 1 :].split(" · ")
    assert len(examples) > 6
    for each in examples[:-1]:
        assert read(MATCH, f"{each.rpartition(': ')[2]}\nask")
    for how in PAYMENTS:
        shown = stone_age.plan_part(texts, "pay", how, MATCH.view(0), 0)
        assert read(MATCH, f"card 3, {shown}") == f"card 3 pay {how}"


@pytest.mark.parametrize(
    ("text", "error", "near"),
    [
        ("forrest 3", "error-plan-place-near", "Forest"),
        ("Werkzugmacher", "error-plan-place-near", "Werkzeugmacher"),
        ("moon", "error-plan-place", None),
        ("card 2 pay mud", "error-plan-payment", None),
        ("card", "error-plan-place-near", "Card"),
    ],
)
def test_what_means_nothing_is_answered_with_what_is_near(text: str, error: str, near: str | None) -> None:
    with pytest.raises(RuleError) as caught:
        read(MATCH, text)
    assert caught.value.id == error
    assert caught.value.params.get("near") == near


@pytest.mark.parametrize(
    ("order", "text", "value"),
    [
        ("feed", "Holz, Lehm", "wood brick"),
        ("feed", "hout leem starve", "wood brick starve"),
        ("resolve", "Hütte; Wald; Rest", "hut; forest; board"),
        ("resolve", "Karte 2, bos", "card 2; forest"),
        ("tools", "never", "never"),
        ("resolve", "hut; bos; de rest", "hut; forest; board"),
        ("feed", "Holz, Lehm, hungern", "wood brick starve"),
        ("feed", "hout, leem, honger lijden", "wood brick starve"),
        ("cards", "Holz, Lehm, nicht kaufen", "wood brick decline"),
        ("cards", "hout, leem, niet kopen", "wood brick decline"),
    ],
)
def test_other_answers_are_read_too(order: str, text: str, value: str) -> None:
    assert MATCH.orders.read(0, order, stone_age.order_text(order, text, MATCH.view(0))) == value


@pytest.mark.parametrize("order", [each for each in MODULES.orders.names if each != MODULES.orders.plan])
def test_every_value_that_is_offered_is_read_as_itself(order: str) -> None:
    values = [each for each in MODULES.orders.values(0, order) if each != ASK]
    assert values
    typed = [stone_age.order_text(order, each, MODULES.view(0)) for each in values]
    assert [MODULES.orders.read(0, order, each) for each in typed] == values
