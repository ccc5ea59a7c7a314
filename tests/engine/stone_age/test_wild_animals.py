"""Wild animals: section WA of the golden cases, and the ruling checks about them."""

import pytest

from engine import GAMES
from engine.core.errors import SetupError
from engine.core.match import Match, Setup
from engine.stone_age import components
from engine.stone_age.components import Building
from engine.stone_age.state import State
from tests.engine.stone_age.practice import with_tiles
from tests.engine.stone_age.table import (
    card,
    dice,
    events,
    faces,
    options,
    play,
    player,
    refused,
    result,
    space,
    supply,
    table,
    tiles,
)

ANIMALS = "wild-animals"
DRAWS = Building("T1", "fixed", {"wood": 1}, 1, top={"kind": "draw_card", "amount": 1})
CLOSED = {
    **{place: [0, 1] for place in ("toolmaker", "field", "card 1", "card 2", "card 3", "card 4")},
    **{place: [0, 1] for place in ("forest", "claypit", "quarry", "river", "building 1", "building 2")},
}


def kinds(match: Match) -> list[str]:
    return [event.kind for event in events(match)]


def driven_away(seats: int = 4, **given: object) -> Match:
    """The boar is surrounded by as many people as there are players; it comes to the check."""
    given.setdefault("crowd", {"animal": [2, 1, 1, 0]})
    return table(seats, ANIMALS, phase="animal", animal="boar", **given)  # pyright: ignore[reportArgumentType]


def test_gc_wa_01_setup() -> None:
    match = Match.start(GAMES["stone_age"], Setup("stone_age", 4, ("base", ANIMALS), "jubilee"))
    supply(match, *(card(f"H{n:02}") for n in range(1, 5)))
    refused_draw = match.chance
    assert refused_draw is not None
    assert not {"polar_bear", "boar", "wolf", "bird_of_prey"} & {*getattr(refused_draw, "pool", ())}
    supply(match, *(card(f"C{n:02}") for n in range(1, 5)))
    view = match.view(None)
    assert (faces(match), view.animal, view.queue) == (["C01", "C02", "C03", "C04"], None, ())
    assert view.deck == 36 - 4 + 4 == 36


def test_gc_wa_02_animal_revealed_during_the_refill() -> None:
    match = table(
        4, ANIMALS, phase="new round", display=["K1", None, None, "K4"], deck=["X", "boar", "Y", "Z"]
    )
    supply(match, card("X"), card("boar"), card("Y"))
    assert faces(match) == ["K1", "K4", "X", "Y"]
    assert match.view(None).animal.id == "boar"
    assert match.view(None).deck == 1


@pytest.mark.parametrize(("animal", "where", "total", "what", "pieces"), [("boar", "hunt", 7, "food", 3)])
def test_gc_wa_03_malus(animal: str, where: str, total: int, what: str, pieces: int) -> None:
    match = table(4, ANIMALS, phase="turn", animal=animal, crowd={where: [3]})
    supply(match, dice(4, 3, 2))
    roll = match.view(None).last_roll
    assert (roll.total, roll.malus) == (total, 2)
    assert (what, player(match, 0).food) == ("food", 12 + pieces)


@pytest.mark.parametrize(("animal", "total", "wood"), [("bird_of_prey", 9, 3), ("polar_bear", 7, 2)])
def test_gc_wa_04_malus_1_and_3_in_the_forest(animal: str, total: int, wood: int) -> None:
    match = table(4, ANIMALS, phase="turn", animal=animal, crowd={"forest": [3]})
    supply(match, dice(4, 3, 3))
    assert match.view(None).last_roll.total == total
    assert player(match, 0).resources["wood"] == wood


@pytest.mark.parametrize("seats", [4, 3, 2])
def test_gc_wa_05_places_equal_players(seats: int) -> None:
    assert space(table(seats, ANIMALS, animal="boar"), "animal").rings == seats


def test_gc_wa_06_one_person_per_turn_again_later() -> None:
    match = table(4, ANIMALS, animal="boar")
    refused(match, 0, "place animal 2")
    play(match, 0, "place animal 1")
    for seat in (1, 2, 3):
        play(match, seat, "place hunt 5")
    play(match, 0, "place animal 1")
    assert space(match, "animal").people == (2, 0, 0, 0)


def test_gc_wa_07_animal_full() -> None:
    match = table(2, ANIMALS, animal="boar", crowd={"animal": [1, 1]})
    refused(match, 0, "place animal 1")
    assert not space(match, "animal").open


def test_gc_wa_08_not_enough_persons_it_stays() -> None:
    match = table(4, ANIMALS, phase="actions", animal="boar", crowd={"animal": [1, 1, 1]})
    assert match.round == 2
    assert match.view(None).animal.id == "boar"
    assert space(match, "animal").people == (1, 1, 1, 0)
    assert [player(match, seat).tableau for seat in range(4)] == [4, 4, 4, 5]


@pytest.mark.parametrize(("die", "line"), [(1, None), (4, "reward points")])
def test_gc_wa_09_reward_1_and_replacement(die: int, line: str | None) -> None:
    match = driven_away(2, crowd={"animal": [1, 1]}, score=[10])
    supply(match, dice(die))
    if line:
        play(match, 0, line)
    assert player(match, 0).score == 10 + 3 == 13


def test_gc_wa_10_no_tools_on_the_reward_roll() -> None:
    match = driven_away(2, crowd={"animal": [1, 1]}, tools=[[2, 1]])
    supply(match, dice(4))
    refused(match, 0, "tools 0")
    assert options(match, 0) == ["reward assigned", "reward points"]
    assert [player(match, seat).rewards for seat in (0, 1)] == [(4,), (0,)], "a die each, one not rolled yet"
    assert [tool.used for tool in player(match, 0).tools] == [False, False]


def test_gc_wa_11_second_animal_waits() -> None:
    match = table(
        4,
        ANIMALS,
        phase="new round",
        animal="bird_of_prey",
        display=["K1", "K2", "K3", None],
        deck=["polar_bear", "X"],
    )
    supply(match, card("polar_bear"), card("X"))
    assert [each.id for each in match.view(None).queue] == ["polar_bear"]
    play(match, 1, "place forest 3")
    assert [each.id for each in match.view(None).spaces if each.group == "animal"] == ["animal"]
    match = table(
        4, ANIMALS, phase="turn", animal="bird_of_prey", queue=["polar_bear"], crowd={"forest": [3]}
    )
    supply(match, dice(4, 3, 3))
    assert match.view(None).last_roll.total == 10 - 1 == 9
    assert player(match, 0).resources["wood"] == 3


def test_gc_wa_12_remaining_persons_are_not_fed() -> None:
    match = table(4, ANIMALS, phase="feeding", animal="boar", crowd={"animal": [2]}, food=[3], score=[9])
    assert (player(match, 0).food, player(match, 0).score) == (3 - (5 - 2), 9)


def test_gc_wa_13_reward_dice_by_persons() -> None:
    match = driven_away()
    rolled: list[int] = []
    for faces_shown in ((1, 1), (1,), (1,)):
        assert match.chance is not None
        rolled.append(getattr(match.chance, "n", 0))
        supply(match, dice(*faces_shown))
    assert rolled == [2, 1, 1]
    assert [player(match, seat).score for seat in range(4)] == [6, 3, 3, 0]
    assert "animal-driven-away" in kinds(match)


def test_gc_wa_15_reward_kinds() -> None:
    match = driven_away(food=[2, 2, 2, 2])
    supply(match, dice(2, 4))
    assert match.decision_of(0).about == {"die": 2, "number": 1}
    play(match, 0, "reward assigned")
    assert (player(match, 0).food, tiles(match, 0)) == (5, [])
    play(match, 0, "reward assigned", dice(6))
    assert (player(match, 0).score, tiles(match, 0)) == (0, [1])
    play(match, 1, "reward points", dice(3))
    play(match, 2, "reward assigned")
    assert options(match, 2) == ["choose wood", "choose brick", "choose stone", "choose gold"]
    before = match.copy()
    play(match, 2, "choose stone")
    assert [player(before, seat).food for seat in range(4)] == [5, 2, 2, 2]
    assert [player(match, seat).points.get("animals", 0) for seat in range(4)] == [0, 3, 0, 0]
    assert player(match, 2).resources["stone"] == 1
    assert player(match, 3).resources == player(before, 3).resources


@pytest.mark.parametrize(("waiting", "gold"), [([], 1), (["boar"], 2)])
def test_gc_wa_16_malus_on_a_card_that_rolls_for_a_yield(waiting: list[str], gold: int) -> None:
    """One that only waits takes nothing off."""
    crowd, display = {"card 1": [1]}, ["C03", "K2", "K3", "K4"]
    active = None if waiting else "boar"
    match = table(
        4, ANIMALS, phase="turn", crowd=crowd, display=display, wood=[1], animal=active, queue=waiting
    )
    play(match, 0, "pay 1 wood", dice(6, 6))
    assert player(match, 0).resources["gold"] == gold


def test_gc_wa_14_winter_side_only() -> None:
    with pytest.raises(SetupError) as caught:
        Match.start(GAMES["stone_age"], Setup("stone_age", 4, ("base", ANIMALS), "2008"))
    assert caught.value.id == "error-setup-edition"


@pytest.mark.parametrize(
    ("line", "total", "food"), [("tools 1", 1, 0), ("tools 0", 2, 1), ("tools none", 0, 0)]
)
def test_rc_05_malus_below_zero(line: str, total: int, food: int) -> None:
    match = table(4, ANIMALS, phase="turn", animal="polar_bear", crowd={"hunt": [1]}, tools=[[4, 3, 3]])
    supply(match, dice(1))
    play(match, 0, line)
    assert match.view(None).last_roll.total == total
    assert player(match, 0).food == 12 + food


@pytest.mark.parametrize(("tools", "asked"), [((), False), ((2,), True)])
def test_rc_05_a_total_below_zero_reads_as_zero(tools: tuple[int, ...], asked: bool) -> None:
    """R-33: in the log and in the question; what tools are added to is still less than 0."""
    match = table(4, ANIMALS, phase="turn", animal="polar_bear", crowd={"hunt": [1]}, tools=[tools])
    supply(match, dice(1))
    if asked:
        assert match.view(None).last_roll.total == 0
        play(match, 0, "tools 0")
    found = {event.kind: event.params for event in match.take_events()}
    assert (found["malus"]["total"], found["gathered"]["total"]) == (0, 0)
    assert player(match, 0).food == 12


def test_rc_06_animal_drawn_by_an_effect() -> None:
    match = table(
        4,
        ANIMALS,
        more=[with_tiles(DRAWS)],
        phase="actions",
        crowd={"building 1": [1], "forest": [2]},
        tops=["T1", "H11", "H12", "H13"],
        deck=["wolf", "X", "Y"],
        wood=[1],
    )
    play(match, 0, "resolve building 1")
    play(match, 0, "pay 1 wood", card("wolf"), card("X"))
    assert (match.view(None).animal, [each.id for each in match.view(None).queue]) == (None, ["wolf"])
    assert [each.id for each in match.view(0).players[0].own_cards] == ["X"]
    supply(match, card("H01"), dice(5, 4))
    assert player(match, 0).resources["wood"] == 3, "no malus in this round"
    assert "malus" not in {event.kind for event in match.take_events()}
    assert match.view(None).animal.id == "wolf", "active from the next round"
    assert match.round == 2


def test_rc_08_held_persons_count_at_the_end() -> None:
    shamans = [c.id for c in components.cards() if c.bottom.get("people") == "shaman"]
    amounts = {c.id: c.bottom["amount"] for c in components.cards() if c.id in shamans}
    three = [name for name in shamans if amounts[name] == 1][:1] + [
        name for name in shamans if amounts[name] == 2
    ][:1]
    assert sum(amounts[name] for name in three) == 3
    match = table(
        4, ANIMALS, phase="scoring", animal="boar", crowd={"animal": [2]}, people=[6], cards=[three]
    )
    assert match.view(None).standing[0].lines["shaman"] == 3 * 6 == 18


def test_rc_17_last_legal_location_is_the_animal() -> None:
    crowd = {**CLOSED, "card 1": [1], "card 2": [1], "hunt": [4]}
    match = table(2, ANIMALS, animal="boar", people=[7, 10], crowd=crowd)
    (placed,) = (event for event in events(match) if event.kind == "placed" and event.params["seat"] == 0)
    assert placed.params["space"] == "animal", "with one legal move it is made"


def test_the_next_animal_is_active_from_the_new_round_on() -> None:
    """R-30: before the refill; what is revealed then goes under it."""
    match = table(
        2,
        ANIMALS,
        phase="animal",
        animal="boar",
        queue=["wolf", "polar_bear"],
        crowd={"animal": [1, 1]},
        display=["K1", "K2", "K3", None],
        deck=["bird_of_prey", "X"],
    )
    supply(match, dice(1), dice(1))
    assert match.view(None).animal.id == "wolf"
    supply(match, card("bird_of_prey"), card("X"))
    assert [each.id for each in match.view(None).queue] == ["polar_bear", "bird_of_prey"]


def test_returned_people_are_fed_in_the_same_round() -> None:
    """R-39."""
    match = driven_away(2, crowd={"animal": [1, 1]}, food=[5, 5])
    supply(match, dice(1), dice(1))
    assert [player(match, seat).food for seat in (0, 1)] == [0, 0]


def test_the_last_cards_may_all_be_animals() -> None:
    """R-31, B-END-01: then the display cannot be filled."""
    match = table(4, ANIMALS, phase="new round", display=["K1", "K2", "K3", None], deck=["wolf", "boar"])
    supply(match, card("wolf"), card("boar"))
    assert result(match) is not None
    assert [each.id for each in match.view(None).queue] == ["boar"]


def test_a_useless_reward_may_be_taken() -> None:
    match = driven_away(2, crowd={"animal": [1, 1]}, tools=[[4, 4, 4]])
    supply(match, dice(4))
    play(match, 0, "reward assigned")
    assert "tool-limit" in kinds(match)


def test_animal_values_and_rewards() -> None:
    """DT-04."""
    animals = {animal.id: animal.malus for animal in components.PRINTED.animals()}
    assert {*animals.values()} == {1, 2, 3}
    assert animals["boar"] == 2
    rewards = {row["id"]: row["gives"] for row in components.table("animals")["reward"]}
    assert rewards[1] == {"kind": "points", "amount": 3}
    assert {row["kind"] for row in rewards.values()} >= {"food", "tool", "any_resource"}
    assert sorted(rewards) == [1, 2, 3, 4, 5, 6]


def test_the_animal_shows_what_a_place_there_means() -> None:
    match = table(2, ANIMALS, animal="boar", crowd={"animal": [1]})
    (place,) = (each for each in match.decision_of(0).options if str(each) == "place animal 1")
    shown = match.preview(0, place)
    assert shown is not None
    assert (shown.kind, shown.params) == ("animal", {"places": 1})


def test_state_without_animals_is_neutral() -> None:
    state: State = table(2)._state
    assert (state.animal, state.queue, state.box) == (None, [], [])


def test_what_each_number_of_a_reward_die_gives_is_seen() -> None:
    rewards = table(2, ANIMALS).view(None).rewards
    assert rewards[1] == {"kind": "points", "amount": 3}
    assert rewards[4] == {"kind": "tool", "amount": 1}
