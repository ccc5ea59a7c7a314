"""What an option costs or yields, for labels."""

import pytest

from engine.core.events import Event
from engine.core.match import Match
from tests.engine.stone_age.table import dice, play, supply, table


def preview(match: Match, seat: int, line: str) -> Event | None:
    """What is said about an option that is open."""
    (option,) = (option for option in match.decision_of(seat).options if str(option) == line)
    return match.preview(seat, option)


@pytest.mark.parametrize(
    ("line", "what", "pips"),
    [
        ("place hunt 4", "food", 2),
        ("place forest 3", "wood", 3),
        ("place claypit 1", "brick", 4),
        ("place quarry 5", "stone", 5),
        ("place river 2", "gold", 6),
    ],
)
def test_placing_to_gather_says_the_rate(line: str, what: str, pips: int) -> None:
    """Each person is a die, so it is the same for any number."""
    assert preview(table(), 0, line) == Event("rate", {"what": what, "pips": pips})


@pytest.mark.parametrize(
    ("line", "name"), [("place toolmaker 1", "toolmaker"), ("place hut 2", "hut"), ("place field 1", "field")]
)
def test_the_village_says_its_name(line: str, name: str) -> None:
    assert preview(table(), 0, line) == Event(name)


@pytest.mark.parametrize(
    ("name", "kind", "params"),
    [
        ("C07", "top-food", {"amount": 7}),
        ("C11", "top-resource", {"resource": "stone", "amount": 2}),
        ("C13", "top-points", {"amount": 3}),
        ("C04", "top-tool", {"amount": 1}),
        ("C09", "top-field", {"amount": 1}),
        ("C05", "top-draw-card", {"amount": 1}),
        ("C02", "top-choose-resources", {"amount": 2}),
        ("C30", "top-roll-for", {"resource": "stone", "dice": 2}),
        ("C34", "top-one-use-tool", {"amount": 4}),
        ("C06", "top-dice-bar", {}),
    ],
)
def test_a_card_says_what_it_gives_and_what_it_costs(
    name: str, kind: str, params: dict[str, str | int]
) -> None:
    match = table(display=["K1", "K2", name, "K4"])
    assert preview(match, 0, "place card 3 1") == Event(kind, {**params, "price": 3, "paid_in": "resources"})


def test_a_building_says_its_price() -> None:
    match = table(tops=["H01", "H19", "H26", "H16"])
    assert [preview(match, 0, f"place building {n} 1") for n in (1, 2, 3, 4)] == [
        Event("price-fixed", {"goods": "2 wood 1 brick", "points": 10}),
        Event("price-choice", {"pieces": 4, "kinds": 2}),
        Event("price-range", {"fewest": 1, "most": 7}),
        Event("price-fixed", {"goods": "1 brick 1 stone 1 gold", "points": 15}),
    ]


def test_resolving_counts_the_people_who_stand_there() -> None:
    match = table(
        phase="turn",
        crowd={"forest": [3, 2], "field": [1], "card 2": [1]},
        display=["K1", "C07", "K3", "K4"],
        wood=[2],
    )
    assert preview(match, 0, "resolve forest") == Event("dice", {"dice": 3, "what": "wood", "pips": 3})
    assert preview(match, 0, "resolve field") == Event("field")
    assert preview(match, 0, "resolve card 2") == Event(
        "top-food", {"amount": 7, "price": 2, "paid_in": "resources"}
    )


def test_adding_tools_says_total_and_yield() -> None:
    match = table(phase="turn", crowd={"forest": [2]}, tools=[[2, 1]], one_use=[["C34"]])
    supply(match, dice(3, 2))
    assert preview(match, 0, "tools none") == Event("yield", {"total": 5, "pieces": 1, "what": "wood"})
    assert preview(match, 0, "tools 1") == Event("yield", {"total": 6, "pieces": 2, "what": "wood"})
    assert preview(match, 0, "tools 0+1+C34") == Event("yield", {"total": 12, "pieces": 4, "what": "wood"})


def test_buying_a_building_says_the_points() -> None:
    match = table(
        phase="turn",
        tops=["H19", "H01", "H12", "H13"],
        crowd={"building 1": [1], "building 2": [1]},
        wood=[3],
        brick=[3],
    )
    play(match, 0, "resolve building 2")
    assert preview(match, 0, "pay 2 wood 1 brick") == Event("points", {"points": 10})
    assert preview(match, 0, "decline") is None
    play(match, 0, "decline")
    assert preview(match, 0, "pay 1 wood 3 brick") == Event("points", {"points": 3 + 3 * 4})
    assert preview(match, 0, "pay 3 wood 1 brick") == Event("points", {"points": 3 * 3 + 4})


def test_feeding_says_what_is_left() -> None:
    match = table(phase="feeding", food=[3], wood=[2], gold=[1])
    assert preview(match, 0, "feed 2 wood") == Event("left", {"goods": "1 gold"})
    assert preview(match, 0, "feed 1 wood 1 gold") == Event("left", {"goods": "1 wood"})


def test_what_cannot_be_paid_yet_says_so() -> None:
    match = table(phase="turn", crowd={"building 1": [1], "forest": [1]}, tools=[[1]])
    assert preview(match, 0, "resolve building 1") == Event("beyond-means")


def test_a_die_says_what_it_gives() -> None:
    match = table(2, phase="turn", display=["C06", "K2", "K3", "K4"], crowd={"card 1": [1]}, wood=[1])
    play(match, 0, "pay 1 wood", dice(4, 5))
    assert preview(match, 0, "take 4") == Event("top-resource", {"resource": "gold", "amount": 1})
    assert preview(match, 0, "take 5") == Event("top-tool", {"amount": 1})


def test_where_there_is_nothing_to_say_nothing_is_said() -> None:
    match = table(phase="feeding", food=[3], wood=[2])
    assert preview(match, 0, "starve") is None
    match = table(phase="turn", crowd={"card 2": [1]}, wood=[2], kept=[["C02"]])
    assert preview(match, 0, "pay 2 wood") is None
    assert preview(match, 0, "gain 2 gold") is None


def test_asking_for_a_preview_changes_nothing() -> None:
    match = table(phase="turn", crowd={"forest": [2]}, tools=[[2, 1]])
    supply(match, dice(3, 2))
    before = match.snapshot()
    preview(match, 0, "tools 0+1")
    assert match.snapshot() == before
