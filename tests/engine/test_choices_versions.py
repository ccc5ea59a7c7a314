"""Whoever changes what computers choose, or which answers are obvious, raises a version: `/verify` goes by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256

import pytest

from engine import GAMES
from engine.computer import levels
from engine.computer.levels import LEVELS, choose, version_of
from engine.core import chance
from engine.core.match import Match, Setup
from tests.engine.playing import BOXES

KEY = b"choices"
SIMULATIONS = 2
CHOSEN = 60
"""So many choices of each game are looked at."""
GAMES_PLAYED = (
    Setup("stone_age", 2, ("base",), "2008"),
    Setup("stone_age", 3, BOXES, "jubilee"),
    Setup("hunters_scouts", 2, ("survival", "even-items", "first-places"), "2014"),
)
KNOWN: Mapping[str, str] = {
    "stone_age 1.3": "8d9a9d60ea65ec36",
    "stone_age 1.4": "4e5c812680314bd4",
    "hunters_scouts 1.1": "83a587d3ab1545c6",
    "hunters_scouts 1.2": "7516af0e0a6b47aa",
}
"""What was offered and chosen, by game and version. Entries are added, never changed: games played with a version that
chooses otherwise are verified wrongly.
"""
WHAT_TO_DO = (
    "{name} offers or chooses otherwise than it did. If that is meant, raise `Brain.version` of the game, or "
    "`engine/computer/levels.py::VERSION` if all games do, and add the new version here: {digest}"
)


def offered_and_chosen(setup: Setup) -> Iterator[str]:
    """What is asked and chosen in a game of all levels in turn; obvious answers are given as the bot gives them."""
    match, chosen, names = Match.start(GAMES[setup.game], setup), 0, [*LEVELS]
    while match.over is None and chosen < CHOSEN:
        if match.chance is not None:
            match.supply(chance.answer(KEY, match.chance))
            continue
        for decision in match.decisions:
            yield f"{decision.seat} {decision.prompt}: {' | '.join(map(str, match.distinct(decision)))}"
        if (obvious := match.obvious) is not None:
            match.play(obvious[0], str(obvious[1]))
            continue
        decision = match.decisions[0]
        choice = choose(match, decision, names[chosen % len(names)], "commitment")
        chosen += 1
        yield f"{choice.origin}: {choice.action}"
        match.play(decision.seat, str(choice.action))


def digest_of(game: str) -> str:
    """All that was said in the games of this kind."""
    said = [line for setup in GAMES_PLAYED if setup.game == game for line in offered_and_chosen(setup)]
    return sha256("\n".join(said).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", [*GAMES])
def test_what_is_offered_and_chosen_changes_only_with_its_version(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fewer = {
        name: replace(each, simulations=min(each.simulations, SIMULATIONS)) for name, each in LEVELS.items()
    }
    monkeypatch.setattr(levels, "LEVELS", fewer)
    name, digest = f"{game} {version_of(GAMES[game])}", digest_of(game)
    assert KNOWN.get(name) == digest, WHAT_TO_DO.format(name=name, digest=f'"{name}": "{digest}"')
