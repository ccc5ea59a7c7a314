"""Setups that do not go together are refused before anything is asked (D-16)."""

import pytest

from engine import GAMES
from engine.core.errors import SetupError
from engine.core.match import Match, Setup

GAME = GAMES["stone_age"]


@pytest.mark.parametrize("edition", ["jubilee", "2008"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_in_both_editions(seats: int, edition: str) -> None:
    match = Match.start(GAME, Setup("stone_age", seats, edition=edition, modules=("base",)))
    assert match.chance is not None
    assert len(match.view(None).players) == seats
    assert match.view(None).edition == edition


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup("stone_age", 1, ("base",), "jubilee"), "error-setup-seats"),
        (Setup("stone_age", 0, ("base",), "jubilee"), "error-setup-seats"),
        (Setup("stone_age", -2, ("base",), "jubilee"), "error-setup-seats"),
        (Setup("stone_age", 5, ("base",), "jubilee"), "error-setup-seats"),
        (Setup("stone_age", 400, ("base",), "jubilee"), "error-setup-seats"),
        (Setup("stone_age", 2, edition="1999", modules=("base",)), "error-setup-unknown-edition"),
        (Setup("stone_age", 2, edition="", modules=("base",)), "error-setup-unknown-edition"),
        (Setup("stone_age", 2, modules=("base", "volcano"), edition="jubilee"), "error-setup-unknown-module"),
        (Setup("stone_age", 2, modules=("",), edition="jubilee"), "error-setup-unknown-module"),
        (Setup("stone_age", 2, modules=("base", "base"), edition="jubilee"), "error-setup-module-order"),
        (Setup("stone_age", 2, modules=(), edition="jubilee"), "error-setup-needs-base"),
    ],
)
def test_what_does_not_go_together_is_refused_with_its_reason(setup: Setup, reason: str) -> None:
    with pytest.raises(SetupError) as caught:
        Match.start(GAME, setup)
    assert caught.value.id == reason


@pytest.mark.parametrize("edition", ["jubilee", "2008"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_setup_line_is_read_and_written_the_same(seats: int, edition: str) -> None:
    setup = Setup("stone_age", seats, edition=edition, modules=("base",))
    assert str(setup) == f"stone_age seats={seats} modules=base edition={edition}"
    assert Setup.read(str(setup)) == setup


@pytest.mark.parametrize(
    "line",
    [
        "",
        "stone_age",
        "stone_age seats=2",
        "stone_age seats=two modules=base edition=jubilee",
        "stone_age seats=-2 modules=base edition=jubilee",
        "stone_age seats= modules=base edition=jubilee",
        "stone_age seats=\u00b2 modules=base edition=jubilee",
        "stone_age seats=\uff12 modules=base edition=jubilee",
        "stone_age seats=02 modules=base edition=jubilee",
        "stone_age seats=2 seats=3 modules=base edition=jubilee",
        "stone_age seats=2 modules=base edition=jubilee colour=red",
        "stone_age  seats=2 modules=base edition=jubilee",
        "stone_age modules=base seats=2 edition=jubilee",
        "stone_age seats=" + "9" * 5000 + " modules=base edition=jubilee",
    ],
)
def test_a_setup_line_of_another_form_is_unreadable(line: str) -> None:
    with pytest.raises(SetupError) as caught:
        Setup.read(line)
    assert caught.value.id == "error-setup-unreadable"
