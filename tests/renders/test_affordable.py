"""What the player on turn could pay is ticked, by public facts alone."""

from dataclasses import replace

import pytest

from engine.stone_age.view import BuildingView, CardFieldView, PlayerView, TableView, can_pay_building
from renders.frame import Frame
from renders.gallery import module_samples, samples
from renders.gallery.module_samples import ALL
from renders.stone_age import draw
from renders.stone_age.board import compose
from renders.stone_age.layout import places
from renders.stone_age.modules import module_places, paint_modules
from renders.stone_age.offers import payable, payer
from tests.renders.conftest import board_box

NAMES = samples.NAMES


def having(jewelry: int = 0, **resources: int) -> PlayerView:
    stock = {**dict.fromkeys(("wood", "brick", "stone", "gold"), 0), **resources}
    return replace(samples.player(0), resources=stock, jewelry=jewelry, kept_cards=())


@pytest.mark.parametrize(
    ("building", "player", "enough"),
    [
        (BuildingView("F", "fixed", {"wood": 2, "gold": 1}), having(wood=2, gold=1), True),
        (BuildingView("F", "fixed", {"wood": 2, "gold": 1}), having(wood=1, gold=9), False),
        (BuildingView("J", "fixed", {"wood": 1, "jewelry": 2}), having(2, wood=1), True),
        (BuildingView("J", "fixed", {"wood": 1, "jewelry": 2}), having(1, wood=1), False),
        (BuildingView("C", "choice", pieces=4, kinds=2), having(wood=3, brick=1), True),
        (BuildingView("C", "choice", pieces=4, kinds=2), having(wood=9), False),
        (BuildingView("C", "choice", pieces=4, kinds=2), having(wood=2, brick=1, stone=1), False),
        (BuildingView("C", "choice", pieces=4, kinds=3), having(wood=2, brick=1, stone=1), True),
        (BuildingView("C", "choice", pieces=3), having(wood=1, brick=1, stone=1), True),
        (BuildingView("C", "choice", pieces=3), having(wood=1, brick=1), False),
        (BuildingView("R", "range", fewest=1, most=7), having(gold=1), True),
        (BuildingView("R", "range", fewest=1, most=7), having(9), False),
        (BuildingView("N", "jewelry", fewest=1, most=4), having(1), True),
        (BuildingView("N", "jewelry", fewest=1, most=4), having(gold=9), False),
        (BuildingView("U", "barter"), having(9, wood=9, brick=9, stone=9, gold=9), False),
    ],
)
def test_a_tile_can_be_paid_or_not(building: BuildingView, player: PlayerView, enough: bool) -> None:
    assert can_pay_building(player, building) == enough


@pytest.mark.parametrize(
    ("field", "player", "enough"),
    [
        (CardFieldView("card 3", 3, samples.CARDS[0]), having(wood=1, gold=2), True),
        (CardFieldView("card 3", 3, samples.CARDS[0]), having(9, wood=2), False),
        (CardFieldView("card 1", 1, None), having(wood=9), False),
        (CardFieldView("card 5", 3, samples.CARDS[0], "jewelry"), having(3), True),
        (CardFieldView("card 5", 3, samples.CARDS[0], "jewelry"), having(2, wood=9), False),
    ],
)
def test_a_card_can_be_paid_or_not(field: CardFieldView, player: PlayerView, enough: bool) -> None:
    view = replace(samples.table(2), card_fields=(field,))
    assert (field.space in payable(view, player)) == enough


def test_nobody_pays_while_several_are_asked_or_the_game_is_over() -> None:
    assert payer(samples.table(4, "feeding")) is None
    assert payer(samples.table(4, "over")) is None
    assert payer(samples.table(4, "placing")) == samples.table(4).players[1]


def ticks(view: TableView, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The places that bear a tick in either picture."""
    found: set[str] = set()
    icon = Frame.icon

    def recorded(frame: Frame, name: str, x: float, y: float, size: int) -> None:
        if name == "payable":
            found.add(next(each for each in boxes if board_box(view, each)[:2] == frame.origin))
        icon(frame, name, x, y, size)

    monkeypatch.setattr(Frame, "icon", recorded)
    boxes = [name for name in places(len(view.players)) if " " in name]
    compose(view, names=NAMES)
    boxes = [name for name in module_places(view) if " " in name]
    paint_modules(view, names=NAMES)
    return found


@pytest.mark.usefixtures("uncached")
def test_a_rich_player_is_shown_every_free_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    view = module_samples.table(5, "placing", ALL)
    rich = replace(view.players[1], resources=dict.fromkeys(("wood", "brick", "stone", "gold"), 9), jewelry=9)
    wealthy = replace(view, players=(view.players[0], rich, *view.players[2:]))
    offers = {*payable(wealthy, rich)}
    assert offers == {
        *(f"card {n}" for n in (1, 2, 3, 4, 5)),
        *(f"building {n}" for n in (1, 2, 3, 4, 5)),
        *("igloo 1", "igloo 2", "igloo 4"),
    }
    others = {space.id for space in view.spaces if any(n for seat, n in enumerate(space.people) if seat != 1)}
    assert {"card 2", "card 5"} <= others
    assert ticks(wealthy, monkeypatch) == offers - others


@pytest.mark.usefixtures("uncached")
def test_one_piece_is_enough_for_the_cheapest_card(monkeypatch: pytest.MonkeyPatch) -> None:
    view = samples.table(4, "placing")
    for resources, ticked in (({}, set[str]()), ({"wood": 1}, {"card 1", "building 3"})):
        buyer = replace(view.players[1], resources=resources)
        able = replace(view, players=(view.players[0], buyer, *view.players[2:]))
        with monkeypatch.context() as patch:
            assert ticks(able, patch) == ticked


def test_the_hidden_cards_of_the_player_play_no_part() -> None:
    view = samples.table(4, "placing")
    looking = replace(view.players[1], own_cards=samples.CARDS)
    assert draw(view, names=NAMES) == draw(
        replace(view, players=(view.players[0], looking, *view.players[2:])), names=NAMES
    )
