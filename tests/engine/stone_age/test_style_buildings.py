"""Style is the Goal: section ST of the golden cases from the new round on, its buildings and cards."""

from collections import Counter
from typing import Any

import pytest

from engine import GAMES
from engine.core.errors import SetupError
from engine.core.facets import find_facets, narrow
from engine.core.match import Match, Setup
from engine.core.questions import Draw
from engine.stone_age import components
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
)

STYLE = "style"
HUTS = "new-huts"
CARDS = components.PRINTED.cards("style")
TILES = components.PRINTED.buildings("style")
NEW_HUTS = components.PRINTED.buildings("new_huts")


def on_a_tile(tile: str, *, phase: str = "turn", **given: Any) -> Match:
    """Seat 0 of four stands on this tile and acts."""
    return table(4, STYLE, HUTS, phase=phase, crowd={"building 1": [1]}, tops=[tile], **given)


def test_gc_st_21_jewelry_gives_no_points() -> None:
    match = table(4, STYLE, phase="scoring", score=[50], jewelry=[9], wood=[2])
    assert player(match, 0).score == 50 + 2


def test_gc_st_22_slide_and_refill_with_5_fields() -> None:
    match = table(4, STYLE, phase="new round", display=["K1", None, None, "K4", "K5"], deck=["X", "Y", "Z"])
    supply(match, card("X"), card("Y"))
    assert faces(match) == ["K1", "K4", "K5", "X", "Y"]
    (third,) = (field for field in match.view(None).card_fields if field.card.id == "K5")
    assert (third.price, third.paid_in) == (3, "resources")


def test_gc_st_23_game_end_by_cards() -> None:
    match = table(4, STYLE, phase="new round", display=["K1", None, None, "K4", "K5"], deck=["X"])
    supply(match, card("X"))
    assert result(match) is not None


@pytest.mark.parametrize(("pieces", "points"), [(1, 4), (2, 8), (4, 16)])
def test_gc_st_24_jewelry_building(pieces: int, points: int) -> None:
    match = on_a_tile("ST5", jewelry=[5])
    assert options(match, 0) == [*(f"pay {n} jewelry" for n in range(1, 5)), "decline"]
    for wrong in (0, 5):
        refused(match, 0, f"pay {wrong} jewelry")
    play(match, 0, f"pay {pieces} jewelry")
    assert (player(match, 0).score, player(match, 0).jewelry) == (points, 5 - pieces)


def test_gc_st_25_income_building() -> None:
    match = on_a_tile("NH1", phase="actions", in_round=3, wood=[1], brick=[1], stone=[1], food=[99])
    wood = [1]
    play(match, 0, "pay 1 wood 1 brick 1 stone", card("H01"))
    wood.append(player(match, 0).resources["wood"])
    for turn in (4, 5):
        assert match.round == turn
        while match.waiting and match.decisions[0].prompt == "place":
            assert player(match, 0).resources["wood"] == turn - 4, "not before phase 2"
            seat = match.waiting[0]
            play(match, seat, "place hunt 5" if "place hunt 5" in options(match, seat) else "place hunt 4")
        wood.append(player(match, 0).resources["wood"])
        for _ in range(4):
            people = getattr(match.chance, "n", 0)
            supply(match, dice(*[1] * people))
            play(match, match.waiting[0], options(match, match.waiting[0])[0])
    assert wood == [1, 0, 1, 2]


def test_gc_st_26_field_building() -> None:
    match = on_a_tile("NH4", wood=[1], brick=[1], gold=[1], field=[3])
    play(match, 0, "pay 1 wood 1 brick 1 gold")
    assert [*player(match, 0).resources.values()] == [0, 0, 0, 0]
    assert player(match, 0).field == 4


def test_the_field_building_takes_any_mix() -> None:
    """R-50."""
    assert options(on_a_tile("NH4", wood=[3]), 0) == ["pay 3 wood", "decline"]


def test_gc_st_27_person_building() -> None:
    match = on_a_tile("NH6", phase="actions", people=[6], food=[7], wood=[1], stone=[1], gold=[1])
    play(match, 0, "pay 1 wood 1 stone 1 gold")
    supply(match, card("H01"))
    assert (player(match, 0).people, player(match, 0).food) == (7, 0)
    assert player(match, 0).points.get("hunger", 0) == 0


def test_gc_st_28_wood_ring_building() -> None:
    match = table(4, STYLE, phase="turn", crowd={"ring 1": [3]}, buildings=[["ST1"]])
    supply(match, dice(4, 3, 3))
    assert player(match, 0).resources["wood"] == 10 // 2 == 5


@pytest.mark.parametrize(("ring", "tile"), [("ring 2", "ST2"), ("ring 3", "ST3")])
def test_gold_ring_buildings(ring: str, tile: str) -> None:
    """S-BLD-09: a gold for 5 pips, tools may be added."""
    match = table(4, STYLE, phase="turn", crowd={ring: [2]}, buildings=[[tile]], tools=[[1]])
    supply(match, dice(4, 5))
    play(match, 0, "tools 0")
    assert player(match, 0).resources["gold"] == 10 // 5


def test_gc_st_29_ring_placement_at_the_beginning_of_the_round_only() -> None:
    match = table(4, STYLE, phase="rings", buildings=[["ST1"]], people=[6], kept=[["C02"]])
    play(match, 0, "gain 2 wood")
    refused(match, 0, "place ring 1 4")
    assert match.waiting == (0,)
    play(match, 0, "place ring 1 2")
    assert match.decisions[0].prompt == "place"
    refused(match, 0, "place ring 1 1")
    play(match, 0, "place forest 2")
    assert space(match, "ring 1").people == (2, 0, 0, 0)


def test_rings_belong_to_who_built_them() -> None:
    match = table(4, STYLE, phase="rings", start=2, buildings=[["ST1"], [], [], ["ST3", "ST2"]])
    assert [space(match, f"ring {n}").owner for n in (1, 2, 3)] == [0, 3, 3]
    asked: list[tuple[int, object]] = []
    while match.decisions[0].prompt == "ring":
        decision = match.decisions[0]
        asked.append((decision.seat, decision.about["space"]))
        play(match, decision.seat, str(decision.options[-1]))
    assert asked == [(3, "ring 2"), (3, "ring 3"), (0, "ring 1")]
    assert player(match, 3).tableau == 0
    assert [space(match, f"ring {n}").people for n in (1, 2, 3)] == [(3, 0, 0, 0), (0, 0, 0, 3), (0, 0, 0, 2)]


def test_gc_st_30_draw_building() -> None:
    deck = ["C01", *(f"K{n}" for n in range(6, 17))]
    match = on_a_tile("ST6", stone=[1], jewelry=[3], deck=deck)
    play(match, 0, "pay 1 stone 3 jewelry", card("C01"))
    assert (player(match, 0).cards, match.view(None).deck) == (1, 12 - 1)
    assert player(match, 0).food == 12


def test_gc_st_31_traders() -> None:
    four = ["SC1", "SC2", "SC5"]
    assert sum(row.bottom["amount"] for row in CARDS if row.id in four) == 4
    match = table(4, STYLE, phase="scoring", cards=[four], trader=[7])
    assert player(match, 0).points["trader"] == 4 * 7


def test_gc_st_32_nine_culture_symbols() -> None:
    rows = [row for row in (*components.cards(), *CARDS) if "symbol" in row.bottom]
    nine = {row.bottom["symbol"]: row.id for row in rows}
    match = table(4, STYLE, phase="scoring", cards=[[*nine.values()]])
    assert player(match, 0).points["culture"] == 9 * 9 == 81


def test_gc_st_33_resource_limit_for_2_players_stays() -> None:
    refused(table(2, STYLE, start=1, crowd={"forest": [1]}), 1, "place forest 1")


def test_gc_st_34_five_players_in_the_forest() -> None:
    match = table(5, STYLE, start=4, crowd={"forest": [2, 2, 1, 1]})
    refused(match, 4, "place forest 2")
    play(match, 4, "place forest 1")
    assert sum(space(match, "forest").people) == 7


def test_gc_st_35_person_on_the_fifth_card() -> None:
    match = table(5, STYLE)
    play(match, 0, "place card 5 1")
    refused(match, 1, "place card 5 1")
    play(match, 1, "place card 4 1")


def test_rc_15_style_tiles_count_for_hut_builders() -> None:
    match = table(
        4, STYLE, phase="scoring", cards=[["C26", "C22"]], buildings=[["H01", "H02", "H03", "ST7", "ST8"]]
    )
    assert player(match, 0).points["hut_builder"] == 4 * (3 + 2) == 20


def test_the_tool_building_and_the_dice_building() -> None:
    """S-BLD-03, S-BLD-05: the second asks every player for a die of the other bar."""
    match = on_a_tile("NH5", wood=[2], brick=[1])
    play(match, 0, "pay 2 wood 1 brick")
    assert [tool.value for tool in player(match, 0).tools] == [1]
    match = on_a_tile("ST4", wood=[1], brick=[1], jewelry=[2])
    play(match, 0, "pay 1 wood 1 brick 2 jewelry", dice(1, 1, 2, 6))
    play(match, 0, "take 6")
    assert (player(match, 0).trader, player(match, 0).jewelry) == (1, 2)
    play(match, 1, "take 2")
    assert player(match, 1).jewelry == 3
    assert [player(match, seat).jewelry for seat in (2, 3)] == [2, 2], "equal dice need no choice"


def test_new_huts_need_style() -> None:
    with pytest.raises(SetupError) as caught:
        GAMES["stone_age"].check(Setup("stone_age", 4, ("base", HUTS), "jubilee"))
    assert (caught.value.id, caught.value.params) == ("error-setup-needs", {"module": HUTS, "needs": STYLE})


def test_the_extra_card_is_reported_with_its_price() -> None:
    match = table(4, STYLE, phase="turn", crowd={"card 5": [1]}, jewelry=[6], deck=["K6"])
    play(match, 0, "pay 3 jewelry")
    play(match, 0, "pay 3 jewelry", card("K6"))
    (bought,) = (event for event in events(match) if event.kind == "extra-card-bought")
    assert bought.params == {"seat": 0, "space": "card 5", "goods": "3 jewelry"}


def test_9_cards_as_the_rules_count_them() -> None:
    """DT-06."""
    assert Counter(row.top["kind"] for row in CARDS) == {
        "dice_bar": 4,
        "trader": 2,
        "food": 1,
        "resource": 1,
        "points": 1,
    }
    assert all(row.top["bar"] == "style" for row in CARDS if row.top["kind"] == "dice_bar")
    traders = [row.bottom["amount"] for row in CARDS if row.bottom.get("people") == "trader"]
    assert (len(traders), sum(traders)) == (5, 7)
    symbols = Counter(row.bottom["symbol"] for row in CARDS if row.bottom["kind"] == "culture")
    assert (symbols["jewelry"], sum(symbols.values())) == (2, 4)


def test_9_and_6_buildings_of_the_kinds_of_the_rules() -> None:
    """DT-07."""
    assert (len(TILES), len(NEW_HUTS)) == (9, 6)
    rings = [(tile.ring["resource"], tile.ring["pips"]) for tile in TILES if tile.ring]
    assert sorted(rings) == [("gold", 5), ("gold", 5), ("wood", 2)]
    assert [tile.income["resource"] for tile in NEW_HUTS if tile.income] == ["wood", "brick", "stone"]
    tops = Counter(tile.top["kind"] for tile in (*TILES, *NEW_HUTS) if tile.top)
    assert tops == {"dice_bar": 1, "draw_card": 1, "field": 1, "tool": 1, "person": 1}
    assert not any(tile.plus for tile in (*TILES, *NEW_HUTS)), "R-24"
    assert not any("jewelry" in tile.cost for tile in NEW_HUTS)


def test_the_two_dice_bars_differ() -> None:
    """DT-03."""
    bars = [components.table(name)["dice_bar"] for name in ("board", "style")]
    assert all(set(map(str, range(1, 7))) <= {*bar} for bar in bars)
    assert any(bars[0][str(face)] != bars[1][str(face)] for face in range(1, 7))


@pytest.mark.parametrize(
    ("seats", "modules", "deck", "shown", "removed"),
    [
        *((seats, (), 32, 4, 28 - 7 * seats) for seats in (2, 3, 4)),
        *((seats, ("wild-animals",), 36, 4, 28 - 7 * seats) for seats in (2, 3, 4)),
        *((seats, (STYLE,), 40, 5, 37 - 7 * seats) for seats in (2, 3, 4, 5)),
        *((seats, (STYLE, HUTS), 40, 5, 43 - 7 * seats) for seats in (2, 3, 4, 5)),
        *((seats, ("wild-animals", STYLE), 44, 5, 37 - 7 * seats) for seats in (2, 3, 4, 5)),
    ],
)
def test_deck_and_stack_sizes_after_setup(
    seats: int, modules: tuple[str, ...], deck: int, shown: int, removed: int
) -> None:
    """The table of section 13."""
    match = Match.start(GAMES["stone_age"], Setup("stone_age", seats, ("base", *modules), "jubilee"))
    while isinstance(match.chance, Draw):
        supply(match, card(match.chance.pool[0]))
    view = match.view(None)
    assert (view.deck, len(view.card_fields)) == (deck, shown)
    assert [stack.left for stack in view.stacks] == [7] * seats
    buildings = 28 + 9 * (STYLE in modules) + 6 * (HUTS in modules)
    assert buildings - 7 * seats == removed
    assert len(match._state.tiles) == buildings - seats


def test_ten_hunters_can_be_asked_in_one_form() -> None:
    match = table(4, STYLE, phase="turn", crowd={"hunt": [10]}, people=[10])
    supply(match, dice(*[6] * 10))
    shares = match.decision_of(0).options
    assert len(shares) == 60 // 2 + 1
    asked = find_facets(shares)
    assert [(facet.name, len(facet.values)) for facet in asked] == [("tens", 4), ("ones", 10)]
    assert [str(option) for option in narrow(shares, {"tens": 1, "ones": 2})] == ["share 18 food 12 jewelry"]
