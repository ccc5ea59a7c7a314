"""A location keeps its letter as long as it lies on the table, also over snapshots; digests know nothing of letters."""

from __future__ import annotations

from random import Random

import pytest

import engine
from engine.core import chance
from engine.core.match import Match, Setup
from engine.hunters_scouts.components import PRINTED
from engine.hunters_scouts.state import SACRED
from tests.engine.hunters_scouts.camp import camp
from tests.support.choosing import choose_well

GAME = engine.GAMES["hunters_scouts"]
SETUP = Setup(GAME.id, 2, GAME.complete(("normal",)), GAME.editions[0])


@pytest.mark.long
def test_a_location_keeps_its_letter_and_two_never_share_one() -> None:
    match, before, freed = Match.start(GAME, SETUP), dict[str, str](), 0
    while match.over is None:
        _advance(match)
        view = match.view(None)
        now = {each.id: each.letter for each in view.locations}
        assert all(before[card] == letter for card, letter in now.items() if card in before)
        assert len({*now.values()}) == len(now)
        assert all(now.values())
        assert [place.letter for place in view.places] == list(SACRED[: len(view.places)])
        freed += len(before.keys() - now.keys())
        before = now
    assert freed > 3, "no letter became free"


def test_letters_outlast_a_snapshot_and_old_snapshots_get_some() -> None:
    match = Match.start(GAME, SETUP)
    while len(match.view(None).locations) < 4 or match.view(None).locations[0].letter == "A":
        _advance(match)
    nowhere = [each.params for each in match.take_events() if not {"where", "location"} & {*each.params}]
    assert not [params for params in nowhere if "letter" in params], "that of a card that has left"
    plain = match.snapshot()
    again = Match.restore(GAME, SETUP, plain)
    assert again.view(None).locations == match.view(None).locations
    assert isinstance(plain, dict)
    old = {name: value for name, value in plain.items() if name != "+"}
    aged = Match.restore(GAME, SETUP, old)
    assert aged.digest() == match.digest()
    letters = [each.letter for each in aged.view(None).locations]
    assert letters == list("ABCDEFGH"[: len(letters)])


def test_all_cards_at_once_have_letters_of_their_own() -> None:
    every = [card.id for card in (*PRINTED.wilderness(), *PRINTED.hunting())]
    letters = [each.letter for each in camp(fields=dict.fromkeys(every)).view(None).locations]
    assert letters[21:25] == ["V", "W", "A2", "B2"]
    assert len({*letters}) == len(every)


def _advance(match: Match) -> None:
    """The next answer of chance or of somebody who chooses well."""
    if match.chance is not None:
        match.supply(chance.answer(b"letters", match.chance))
        return
    decision = match.decisions[0]
    match.play(decision.seat, str(choose_well(match, decision, Random(match.round))))
