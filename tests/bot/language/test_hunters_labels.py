"""Labels of Jäger und Späher that name many places are short in every language."""

from __future__ import annotations

import pytest

from bot.games import SPECS
from bot.language.hunters_scouts.asking import MINUS
from bot.language.hunters_scouts.words import all_characters, all_items, item
from bot.language.texts import Texts, languages
from bot.messages.asking import BETWEEN, LONG_LABEL
from engine import GAMES
from engine.core.actions import Bag
from engine.core.events import Event
from engine.core.match import Match, Setup
from engine.core.questions import Decision
from engine.hunters_scouts.actions import Done, Exchange, Play, Recall
from tests.bot.language.hunters import NAMES, new_match, stops
from tests.engine.hunters_scouts.camp import camp, play

SAYS = SPECS["hunters_scouts"].phrases
FAR = ("glyptodon-1", "macrauchenia-1", "megatherium-1", "sabre-tooth-1", "floodplain-1")
"""The locations with the longest names."""


@pytest.mark.parametrize("language", languages())
def test_members_from_five_places_are_named_briefly_but_apart(language: str) -> None:
    view = Match.start(GAMES["hunters_scouts"], Setup("hunters_scouts", 2, ("normal",), "2014")).view(0)
    said = SAYS.action(Texts(language), Recall(tuple((where, Bag(("stone",))) for where in FAR)), view, 0)
    assert len(said) <= 80
    assert len({part.partition(":")[0] for part in said.split(", ")}) == len(FAR)


@pytest.mark.parametrize("language", languages())
def test_one_item_is_named_in_full(language: str) -> None:
    texts, view = Texts(language), new_match("normal").view(0)
    for each in all_items():
        assert item(texts, each) in SAYS.action(texts, Exchange(Bag((each,))), view, 0)


POINTS = {"en": "point", "de": "Punkt", "nl": "punt"}


@pytest.mark.parametrize("language", languages())
def test_a_label_with_its_preview_says_points_once(language: str) -> None:
    """`Sabre-toothed cat 1: 1 point · 1 point` would be two."""
    texts = Texts(language)
    recall = Recall((("sabre-tooth-1", Bag(("vp",))),))
    label = SAYS.action(texts, recall, new_match("normal").view(0), 0)
    assert label.count(POINTS[language]) == 1
    previews = [
        SAYS.preview(texts, each) for stop in stops() for each in stop.previews if each.kind == "recall"
    ]
    assert previews
    assert not [each for each in previews if POINTS[language] in each]


@pytest.mark.parametrize("language", languages())
def test_each_character_says_on_its_button_what_it_does(language: str) -> None:
    texts, view = Texts(language), new_match("normal").view(0)
    played = [Play(each) for each in all_characters()]
    labels = [
        f"{SAYS.action(texts, each, view, 0)}{BETWEEN}{SAYS.remark(texts, each, view)}" for each in played
    ]
    assert [each for each in labels if len(each) > LONG_LABEL] == []


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "+1 point, then 3 hunger in all", f"{MINUS}2 points, then 3 hunger in all"),
        ("de", "+1 Punkt, danach insgesamt 3 Hunger", f"{MINUS}2 Punkte, danach insgesamt 3 Hunger"),
        ("nl", "+1 punt, daarna in totaal 3 honger", f"{MINUS}2 punten, daarna in totaal 3 honger"),
    ],
)
def test_the_sunset_says_one_point_and_all_hunger(language: str, one: str, more: str) -> None:
    what = [{"points": n, "hunger": 3, "starves": 0} for n in (1, -2)]
    said = [SAYS.preview(Texts(language), Event("sunset", each)) for each in what]
    assert said == [one, more]


@pytest.mark.parametrize("language", languages())
def test_created_items_say_their_points_once(language: str) -> None:
    said = SAYS.event(Texts(language), Event("created", {"seat": 0, "item": "axe", "points": 1}), NAMES)
    assert said.count(POINTS[language]) == 1


@pytest.mark.parametrize("language", languages())
def test_a_single_location_to_cover_is_asked_for_as_one(language: str) -> None:
    view, texts = new_match("normal").view(None), Texts(language)
    one, more = (Decision(0, "wear", (), {"cards": cards}) for cards in (1, 2))
    assert SAYS.prompt(texts, one, view) != SAYS.prompt(texts, more, view)
    assert SAYS.prompt(texts, one, view, "Ben") != SAYS.prompt(texts, more, view, "Ben")


@pytest.mark.parametrize("language", languages())
def test_what_a_turn_means_is_not_the_question_again(language: str) -> None:
    texts = Texts(language)
    asked = SAYS.prompt(texts, Decision(0, "turn", ()), new_match("normal").view(0))
    assert asked[:12] not in texts.say("rules-hunters_scouts-prompt-turn")


@pytest.mark.parametrize("language", languages())
def test_the_hunter_sends_to_the_revealed_card_l565(language: str) -> None:
    view = new_match("normal").view(None)
    texts, about = Texts(language), {"most": 3, "where": "toxodon-1"}
    assert "Toxodon 1" in SAYS.prompt(texts, Decision(0, "send", (), about), view)
    assert "Toxodon" not in SAYS.prompt(texts, Decision(0, "send", (), {"most": 3}), view)


@pytest.mark.parametrize(
    ("language", "points", "home", "line"),
    [
        ("en", "2 points", "2 home", "2 members of Ben come home from Cult site."),
        ("de", "2 Punkte", "2 zurück", "2 Stammesmitglieder von Ben kommen von der Kultstätte zurück."),
        ("nl", "2 punten", "2 naar huis", "2 stamleden van Ben komen terug van de Cultusplaats."),
    ],
)
def test_points_and_members_are_brought_in_one_sum(language: str, points: str, home: str, line: str) -> None:
    """Not `1 point + 1 point`, and nobody is called home: 1 home."""
    texts, view = Texts(language), new_match("normal").view(0)
    for load, said in ((("vp", "vp"), points), (("member", "member"), home)):
        where = "sabre-tooth-1" if "vp" in load else "cult-site"
        assert SAYS.action(texts, Recall(((where, Bag(load)),)), view, 0).endswith(f": {said}")
    came = Event("recalled", {"seat": 0, "where": "cult-site", "things": "member+member"})
    assert SAYS.event(texts, came, NAMES) == line


def finish(language: str, match: Match) -> str:
    """What stands on the button that ends the turn."""
    texts, shown = Texts(language), match.preview(0, Done())
    label = SAYS.action(texts, Done(), match.view(0), 0)
    return label if shown is None else f"{label}{BETWEEN}{SAYS.preview(texts, shown)}"


def test_one_of_the_items_can_be_paid_and_what_is_left_is_lost() -> None:
    """One stone and one fruit are no two Millstones, nor one and an Axe; where nothing is left, nothing is lost."""
    texts, crowd = Texts("en"), {"mountains-1": (1, 0), "savanna-1": (1, 0)}
    match = camp(fields=dict.fromkeys(crowd), crowd=crowd, items=[["millstone", "millstone", "axe"]])
    assert finish("en", match) == "Done"
    loads = (("mountains-1", Bag(("stone",))), ("savanna-1", Bag(("fruit",))))
    assert len({SAYS.action(texts, Recall(each), match.view(0), 0) for each in (loads, loads[::-1])}) == 1
    play(match, "recall mountains-1 stone")
    (asked,), view = match.decisions, match.view(0)
    assert "enough for: Axe or Millstone" in SAYS.hint(texts, asked, view)
    fruit = Recall((("savanna-1", Bag(("fruit",))),))
    assert SAYS.remark(texts, fruit, view) == "enough for Millstone"
    assert finish("en", match) == "Done · what is left is lost"
    assert texts.say("turn-done", done=finish("en", match)) == "✓ Done · what is left is lost", (
        "not Done: Done"
    )


@pytest.mark.parametrize(
    ("fetched", "members", "springs", "said"),
    [
        ("fur+fur", 3, 0, "Done · 1 member to the camp"),
        ("fur+fur+meat", 4, 0, "Done · 1 member to the camp"),
        ("fur+fur+fur", 3, 0, "Done · 1 member to the camp, the rest is lost"),
        ("fur+fur", 4, 1, "Done · 1 point"),
        ("fur+fur", 5, 0, "Done · what is left is lost"),
    ],
)
def test_who_finishes_reads_what_their_furs_become(
    fetched: str, members: int, springs: int, said: str
) -> None:
    """Pairs of furs convert: to members, to points at the Mud springs, or to nothing without supply (R10, R11)."""
    crowd = {"mammoth-1": (fetched.count("+") + 1, 0), "mud-springs": (springs, 0)}
    match = camp(
        fields={"mammoth-1": None, "desert-1": None},
        crowd=crowd,
        places=["mud-springs"],
        members=[members, 2],
        camp=[0, 1],
        items=[["axe"]],
    )
    play(match, f"recall mammoth-1 {fetched}")
    assert finish("en", match) == said
    before = match.view(0).tribes[0]
    play(match, "done")
    after = match.view(0).tribes[0]
    assert (f"{after.camp - before.camp} member" in said) == (after.camp > before.camp)
    assert ("point" in said) == (after.vp > before.vp)


@pytest.mark.parametrize("language", languages())
def test_what_furs_become_fits_on_a_button(language: str) -> None:
    for what in ("vp", "member"):
        shown = Event("done", {"what": what, "pairs": 2, "lost": 1})
        label = SAYS.action(Texts(language), Done(), new_match("normal").view(0), 0)
        assert label == SAYS.verb(Texts(language), "done")
        assert len(f"{label}{BETWEEN}{SAYS.preview(Texts(language), shown)}") <= LONG_LABEL


def test_a_revealed_card_is_named_with_what_can_be_fetched_there() -> None:
    revealed = Event("revealed", {"location": "mammoth-1", "fields": "fur+meat+meat"})
    assert SAYS.event(Texts("en"), revealed, NAMES) == "Mammoth is revealed: 1 fur, 2 meat."
