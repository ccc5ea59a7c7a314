"""The levels of computer players, and the only function that makes their choices.

Budgets are numbers of simulations, never time, so that a choice can be recomputed anywhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import partial
from heapq import nlargest

from engine.computer.search import search
from engine.computer.tree import search_tree
from engine.core import snapshot
from engine.core.actions import Action
from engine.core.match import AnyGame, AnyMatch
from engine.core.questions import Decision
from engine.core.randomness import Randomness
from engine.core.values import frozen

FEWEST_SEATS = 2
AT_ONCE = frozenset({"easy", "normal"})
"""Levels that take at most a millisecond; the others simulate."""
CAUTIOUS = "cautious"
"""The level that the log has for a choice that no level could make."""
INSTEAD = ("normal", CAUTIOUS)
"""The levels that choose for one that cannot: where its process fails, and where that fails, too."""
OTHER_OPTIONS = 8
"""How many options are simulated of a question for which the brain has no candidates."""
VERSION = 1
"""Goes up when choices may change for all games, `Brain.version` for one of them; also when other answers become
obvious (`Match.obvious`), as those have no mark in the log (`tests/engine/test_choices_versions.py`).
"""


@frozen
class Level:
    """How a choice is made: by scores with `noise`, in points of the game, or by simulating the best `options`.

    `noise` and `simulations` are for two seats: with more seats there are fewer points to be had, and each simulation
    takes longer. `ahead` considers the following choices of all seats, too: see `Brain.tree`.
    """

    noise: float = 0.0
    options: int = 0
    simulations: int = 0
    ahead: bool = False

    def budget(self, share: float, seats: int) -> int:
        """The most simulations for one choice, `share` being the factor of the game."""
        return int(self.simulations * share * FEWEST_SEATS / seats)


LEVELS: Mapping[str, Level] = {
    "easy": Level(noise=1.3),
    "normal": Level(),
    "strong": Level(options=8, simulations=100),
    "expert": Level(options=12, simulations=750, ahead=True),
}


@frozen
class Choice:
    """The choice of a computer player, the number of its simulations, and the level and version that made it."""

    action: Action
    simulations: int
    level: str
    version: str

    @property
    def origin(self) -> str:
        """Level, simulations and version as in the log: enough to recompute the choice."""
        return f"{self.level} {self.simulations} {self.version}"


def version_of(game: AnyGame) -> str:
    """The version of choices: that of all games, and that of the game's brain."""
    return f"{VERSION}.{game.brain.version}"


def choose(match: AnyMatch, decision: Decision, level: str, commitment: str) -> Choice:
    """The answer of a computer player of this level to an open decision; changes nothing.

    It depends only on the public commitment of the game, what the seat may see, the level and the version.
    """
    made = partial(Choice, level=level, version=version_of(match.game))
    if len(decision.options) == 1:
        return made(decision.options[0], 0)
    chosen = LEVELS[level]
    random = Randomness(seed_of(match, decision, level, commitment) if level != "normal" else 0)
    seat, state = decision.seat, match.imagine(decision.seat, random)
    brain = match.game.brain.of_level(level, state)
    scores = (brain.scores if chosen.noise else brain.foresee)(state, decision)
    if chosen.noise:
        noise = chosen.noise * brain.noise * FEWEST_SEATS / match.setup.seats
        scores = [each + noise * random.gumbel() for each in scores]
    share = brain.share_of(level, state, decision) if chosen.simulations else 0.0
    is_searched = decision.prompt == brain.searched
    numbers: Sequence[int] = ()
    if share and is_searched:
        numbers = brain.candidates(decision, scores, chosen.options)
    elif share:
        numbers = _rank_distinct(match, decision, scores)
    if len(numbers) < 2:
        return made(decision.options[_best(scores)] if scores else match.list_distinct(decision)[0], 0)
    imagine, budget = partial(match.imagine, seat), chosen.budget(share, match.setup.seats)
    if chosen.ahead and brain.tree and is_searched:
        tried = search_tree(brain, imagine, decision, numbers, budget, random)
    else:
        tried = search(brain, imagine, decision, numbers, budget, random, ahead=chosen.ahead)
    return made(tried[0].option, sum(each.simulations for each in tried))


def _rank_distinct(match: AnyMatch, decision: Decision, scores: Sequence[float]) -> Sequence[int]:
    """The indexes of the options with the best scores, best first, among those that differ in effect."""
    distinct = {*match.list_distinct(decision)}
    numbers = [number for number, option in enumerate(decision.options) if option in distinct]
    return nlargest(OTHER_OPTIONS, numbers, key=scores.__getitem__)


def _best(scores: Sequence[float]) -> int:
    return max(range(len(scores)), key=scores.__getitem__)


def seed_of(match: AnyMatch, decision: Decision, level: str, commitment: str) -> int:
    """The seed of a choice, which everyone who knows the seat's view can recompute."""
    seen = snapshot.digest(match.view(decision.seat))
    asked = "\n".join((commitment, seen, str(decision.seat), level, version_of(match.game)))
    return int.from_bytes(hashlib.sha256(asked.encode()).digest()[:8], "big")
