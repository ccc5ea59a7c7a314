"""Pictures of games that were really played, by chance, from the first placement to the standings."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import GAMES
from engine.core.actions import Drawn, Rolled
from engine.core.match import Match, Setup
from engine.core.questions import Draw, Roll
from engine.stone_age.modules import MODULES
from renders.stone_age import draw, draw_close, draw_own, draw_standing
from renders.stone_age.board import compose
from tests.renders.conftest import Writing

NAMES = ("Mira", "Jörg van den Berg", "山田", "Ana", "Eva")
EVERY = 80


def played(seats: int, chance: Random, modules: tuple[str, ...] = ("base",)) -> Iterator[Match]:
    match = Match.start(GAMES["stone_age"], Setup("stone_age", seats, modules, "jubilee"))
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
    ("seats", "modules"),
    [
        (2, ("base",)),
        (4, ("base",)),
        (3, ("base", "hard-winter", "igloos")),
        (5, MODULES.ids),
        *(
            pytest.param(seats, modules, marks=pytest.mark.long)
            for seats, modules in (
                (3, ("base",)),
                (2, ("base", "wild-animals", "mammoths")),
                (5, ("base", "style")),
                (4, MODULES.ids),
            )
        ),
    ],
)
def test_a_played_game_can_be_drawn_at_any_moment(
    seats: int, modules: tuple[str, ...], writing: Writing
) -> None:
    since = None
    for count, match in enumerate(played(seats, Random(seats), modules)):
        if count % EVERY and not match.over:
            continue
        view = match.view(None)
        writing.texts.clear()
        compose(view, names=NAMES, since=since)
        assert list(writing.overlaps()) == []
        since = view
        if match.over:
            assert draw(view, names=NAMES)
            assert draw_standing(view, names=NAMES)
            assert all(draw_own(match.view(seat), names=NAMES) for seat in range(seats))
        if match.decisions:
            seat = match.decisions[0].seat
            assert draw_close(match.view(seat), names=NAMES, places=_places(match))


def _places(match: Match) -> list[str]:
    fields = (option.fields() for option in match.decisions[0].options)
    return [str(each["where"]) for each in fields if "where" in each]
