"""Pictures of games that were really played, by chance, from the first placement to the standings."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.core.actions import Drawn, Rolled
from engine.core.match import Match, Setup
from engine.core.questions import Draw, Roll
from engine.stone_age.modules import MODULES
from renders.by_name import ByName
from renders.gallery.hunters_samples import VARIANTS
from tests.renders.conftest import Writing

NAMES = ("Mira", "Jörg van den Berg", "山田", "Ana", "Eva")
EVERY = 80
"""How many moments are passed over for each that is drawn."""
STONE_AGE = [
    Setup("stone_age", seats, modules, "jubilee")
    for seats, modules in (
        (2, ("base",)),
        (4, ("base",)),
        (3, ("base", "hard-winter", "igloos")),
        (5, MODULES.ids),
        (3, ("base",)),
        (2, ("base", "wild-animals", "mammoths")),
        (5, ("base", "style")),
        (4, MODULES.ids),
    )
]
HUNTERS_SCOUTS = [Setup("hunters_scouts", 2, (variant,), "2014") for variant in VARIANTS]


def played(setup: Setup, chance: Random) -> Iterator[Match]:
    match = Match.start(GAMES[setup.game], setup)
    while not match.over:
        yield match
        match.supply(answer(match.chance, chance)) if match.chance else move(match, chance)
    yield match


def answer(question: Roll | Draw, chance: Random) -> Rolled | Drawn:
    if isinstance(question, Roll):
        return Rolled(tuple(chance.randint(1, 6) for _ in range(question.n)))
    return Drawn(chance.choice(question.pool))


def move(match: Match, chance: Random) -> None:
    decision = chance.choice(match.decisions)
    match.play(decision.seat, str(chance.choice(decision.options)))


@pytest.mark.sweep(4, quick=2)
@pytest.mark.parametrize(
    "setup",
    [
        *STONE_AGE[:4],
        *(pytest.param(each, marks=pytest.mark.long) for each in (*STONE_AGE[4:], *HUNTERS_SCOUTS)),
    ],
    ids=lambda setup: f"{setup.seats} {'+'.join(setup.modules)}",
)
def test_a_played_game_can_be_drawn_at_any_moment(setup: Setup, writing: Writing) -> None:
    draws, board = ByName(f"renders.{setup.game}"), ByName(f"renders.{setup.game}.board")
    names, since, phases = NAMES[: setup.seats], None, set[str]()
    for count, match in enumerate(played(setup, Random(str(setup)))):
        view: Any = match.view(None)
        if count % EVERY and not match.over and view.phase in phases:
            continue
        phases.add(view.phase)
        for _ in range(2):  # the second time no sprite is made that records what is written on it
            writing.texts.clear()
            board.compose(view, names=names, since=since)
        assert list(writing.overlaps()) == []
        since = view
        if match.decisions:
            mine = match.view(match.decisions[0].seat)
            assert draws.draw_own(mine, names=names)
            assert draws.draw_close(mine, names=names, places=places(match))
    assert draws.draw(view, names=names)
    assert draws.draw_standing(view, names=names)
    assert all(draws.draw_own(match.view(seat), names=names) for seat in range(setup.seats))
    assert len(phases) >= 4


def places(match: Match) -> list[str]:
    fields = (option.fields() for option in match.decisions[0].options)
    return [str(each["where"]) for each in fields if "where" in each]
