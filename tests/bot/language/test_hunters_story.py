"""What happened at a table of Jäger und Späher is written once."""

from __future__ import annotations

from bot.games import SPECS
from bot.language.hunters_scouts.sentences import remove_repeats
from bot.language.texts import Texts
from engine.core.events import VOTED, Event
from tests.bot.language.games import NAMES

DRAWN = Event("item-drawn", {"seat": 0})
RECALLED = {"seat": 0, "where": "cave-bear-1"}


def own(item: str) -> Event:
    return Event("item-drawn-own", {"item": item}, only=0)


def tell(*events: Event) -> list[str]:
    spec = SPECS["hunters_scouts"]
    return [spec.phrases.event(Texts("en"), each, NAMES) for each in spec.remove_repeats(events)]


def test_two_drawn_items_are_one_sentence_for_all_and_one_for_their_owner() -> None:
    assert tell(DRAWN, DRAWN) == ["Ben draws 2 items."]
    assert tell(DRAWN) == ["Ben draws an item."]
    (said,) = tell(DRAWN, own("axe"), DRAWN, own("boots"))
    assert said.startswith("You draw Axe (1 stone + 1 wood")
    assert " and Boots (" in said


def test_the_cards_that_are_taken_are_named_and_not_counted_before() -> None:
    counted = Event("recruited-column", {"seat": 0, "column": "left", "cards": 1})
    named = Event("recruited", {"seat": 0, "cards": "hunter"})
    assert remove_repeats([counted, named]) == [named]
    assert remove_repeats([counted]) == [counted]


def test_points_from_a_field_are_written_with_what_was_brought() -> None:
    brought = Event("recalled", {**RECALLED, "things": "meat+vp"})
    scored = Event("scored", {"seat": 0, "points": 1, "source": "field"})
    assert remove_repeats([brought, scored]) == [brought]
    fewer = Event("scored", {"seat": 0, "points": 2, "source": "field"})
    assert remove_repeats([brought, fewer]) == [brought, fewer], "as many as were brought are said already"


def test_those_who_come_home_one_after_the_other_are_added_up() -> None:
    one = Event("recalled", {"seat": 0, "where": "mud-springs", "things": "member"})
    assert tell(one, one) == ["2 members of Ben come home from Mud springs."]
    other = Event("recalled", {"seat": 1, "where": "mud-springs", "things": "member"})
    assert len(tell(one, other)) == 2


def test_who_does_several_things_in_a_row_is_named_once() -> None:
    turn = Event("turn", {"turn": 3, "seat": 0})
    drawn, drawn_by_other = Event("item-drawn", {"seat": 0}), Event("item-drawn", {"seat": 1})
    grown, nobody = Event("grown-up", {"seat": 0}), Event("nobody-sent", {"seat": 0, VOTED: "yes"})
    story = SPECS["hunters_scouts"].story
    assert story(Texts("en"), [nobody, turn, drawn, nobody], ["Ben", "Ben B."]) == [
        "Ben sends nobody. (chosen by vote)",
        "**Turn 3: Ben** draws an item · sends nobody. (chosen by vote)",
    ]
    assert story(Texts("en"), [turn, grown, drawn, nobody, drawn_by_other, drawn], ["Ben", "Ben B."]) == [
        "**Turn 3: Ben.** A member of Ben comes from the camp to the village. Ben draws an item · "
        "sends nobody. (chosen by vote) Ben B. draws an item. Ben draws an item."
    ]
