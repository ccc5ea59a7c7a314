"""A change of what computers choose, or of which answers are obvious, needs a new version: `/verify` goes by it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

import pytest

from engine import GAMES
from engine.computer import levels
from engine.computer.levels import LEVELS, choose, version_of
from engine.core import chance
from engine.core.match import Match, Setup
from engine.core.randomness import Randomness
from tests.engine.playing import BOXES
from tests.test_architecture import ROOT

KEY = b"choices"
SIMULATIONS = 2
CHOSEN = 60
"""So many choices of each game are looked at."""
GAMES_PLAYED = (
    Setup("stone_age", 2, ("base",), "2008"),
    Setup("stone_age", 3, BOXES, "jubilee"),
    Setup("hunters_scouts", 2, ("survival", "even-items", "first-places"), "2014"),
    Setup("hunters_scouts", 2, ("introductory",), "2014"),
)
KNOWN: Mapping[str, tuple[str, str]] = {
    "stone_age 1.3": ("8d9a9d60ea65ec36", ""),
    "stone_age 1.4": ("4e5c812680314bd4", "eb811fe726aaaf6c"),
    "stone_age 1.5": ("48d2c3bd74fa6da1", "75cc0ad61444e286"),
    "stone_age 1.6": ("896b2299bdcd2765", "75cc0ad61444e286"),
    "stone_age 1.7": ("544ec74f267a0533", "82dda3eefd2670ec"),
    "stone_age 1.8": ("e3f7fe063ffc984f", "88765758e95005ab"),
    "stone_age 1.9": ("1d28a2a62b13d094", "88765758e95005ab"),
    "stone_age 1.10": ("8d0de6ae03ec0d3f", "88765758e95005ab"),
    "hunters_scouts 1.1": ("83a587d3ab1545c6", ""),
    "hunters_scouts 1.2": ("7516af0e0a6b47aa", "40379165a698a468"),
    "hunters_scouts 1.3": ("d1c86e59f18d9f43", "b11b48b84271259c"),
    "hunters_scouts 1.4": ("5cea632c96e073b4", "929fd95ce2e719c7"),
    "hunters_scouts 1.5": ("1c7a0a9180bbdc90", "22d3c4a448cf849c"),
    "hunters_scouts 1.6": ("ecaa894257c1f884", "22d3c4a448cf849c"),
    "hunters_scouts 1.7": ("ed3043044caa4d0e", "a9cb7ab295e2ea49"),
    "hunters_scouts 1.8": ("f4bbdc0afeeb2fd2", "8c71856e479682a9"),
}
"""What was offered and chosen, and how positions of whole games were weighed, by game and version. Entries are added,
never changed: games played with a version that chooses otherwise are verified wrongly.
"""
WEIGHED_GAMES = (
    *GAMES_PLAYED,
    Setup("stone_age", 4, ("base",), "jubilee"),
    Setup("stone_age", 5, BOXES, "jubilee"),
    Setup("hunters_scouts", 2, ("normal",), "2014"),
)
NEW = ("", "")
WHAT_TO_DO = (
    "{name} offers, weighs or chooses otherwise than it did. If that is meant, raise `Brain.version` of the game, or "
    "`engine/computer/levels.py::VERSION` if all games do, and add the new version to `KNOWN` with {digest}"
)


def offered_and_chosen(setup: Setup) -> Iterator[str]:
    """What is asked and chosen in a game of all levels in turn; obvious answers are given as the bot gives them."""
    match, chosen, names = Match.start(GAMES[setup.game], setup), 0, [*LEVELS]
    while match.over is None and chosen < CHOSEN:
        if match.chance is not None:
            match.supply(chance.answer(KEY, match.chance))
            continue
        for decision in match.decisions:
            yield f"{decision.seat} {decision.prompt}: {' | '.join(map(str, match.list_distinct(decision)))}"
        if (obvious := match.obvious) is not None:
            match.play(obvious[0], str(obvious[1]))
            continue
        decision = match.decisions[0]
        choice = choose(match, decision, names[chosen % len(names)], "commitment")
        chosen += 1
        yield f"{choice.origin}: {choice.action}"
        match.play(decision.seat, str(choice.action))


def weighed(setup: Setup) -> Iterator[str]:
    """How good options and positions look in a game that is played by scores alone, to the end.

    To the last bit: in every release of Python, and on every machine, the same is to be chosen.
    """
    match = Match.start(GAMES[setup.game], setup)
    brain = match.game.brain
    while match.over is None:
        if match.chance is not None:
            match.supply(chance.answer(KEY, match.chance))
            continue
        decision = match.decisions[0]
        state = match.imagine(decision.seat, Randomness(match.round))
        numbers = [*brain.foresee(state, decision), *brain.value(state)]
        if (closer := brain.of_level("expert", state)) is not brain:
            numbers += closer.value(state)
        yield " ".join(map(repr, numbers))
        match.play(decision.seat, str(choose(match, decision, "normal", "commitment").action))


def digest_of(game: str, say: Callable[[Setup], Iterator[str]], setups: Sequence[Setup]) -> str:
    """All that is said of the games of this kind."""
    said = [line for setup in setups if setup.game == game for line in say(setup)]
    return sha256("\n".join(said).encode()).hexdigest()[:16]


@pytest.fixture
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    fewer = {
        name: replace(each, simulations=min(each.simulations, SIMULATIONS)) for name, each in LEVELS.items()
    }
    monkeypatch.setattr(levels, "LEVELS", fewer)


@pytest.fixture
def whole_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    """Since Python 3.12 `sum` is more exact, and a last bit may choose another option: `add_up` is the same."""

    def whole(numbers: Iterable[float], start: float = 0) -> float:
        found = [*numbers]
        assert all(isinstance(each, int) for each in found), "use add_up"
        return sum(found, start)

    for name, module in [*sys.modules.items()]:
        if name.startswith("engine.") and (".computer." in name or name.endswith(".evaluation")):
            monkeypatch.setattr(module, "sum", whole, raising=False)


@pytest.mark.long
@pytest.mark.usefixtures("few_simulations", "whole_sums")
@pytest.mark.parametrize("game", [*GAMES])
def test_what_is_offered_and_chosen_changes_only_with_its_version(game: str) -> None:
    name = f"{game} {version_of(GAMES[game])}"
    digest = digest_of(game, offered_and_chosen, GAMES_PLAYED)
    assert KNOWN.get(name, NEW)[0] == digest, WHAT_TO_DO.format(name=name, digest=digest)


@pytest.mark.parametrize("game", [*GAMES])
def test_positions_are_weighed_otherwise_only_with_the_version(game: str) -> None:
    """A choice turns out otherwise only now and then where a weight does; what it is made of shows it in each."""
    name = f"{game} {version_of(GAMES[game])}"
    digest = digest_of(game, weighed, WEIGHED_GAMES)
    assert KNOWN.get(name, NEW)[1] == digest, WHAT_TO_DO.format(name=name, digest=digest)


@pytest.mark.parametrize("game", [*GAMES])
def test_the_newest_release_is_named_for_what_its_computers_chose(game: str) -> None:
    newest = re.findall(r"^## (\d+\.\d+\.\d+) ", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)[0]
    assert newest in GAMES[game].brain.releases.values()
