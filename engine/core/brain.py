"""What a game gives so that the computer can play it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from engine.core.actions import Action
from engine.core.questions import Decision, Seat
from engine.core.randomness import Randomness
from engine.core.steps import GameState

S = TypeVar("S", bound=GameState)


class Brain(ABC, Generic[S]):
    """How the computer thinks about one game. A game whose `scores` are the last word needs nothing else.

    `version` goes up when the same question may be answered otherwise than before; `releases` names, for former
    versions of choices, a release that computes them again. `share` is the part of the simulations of a level, a hint
    or an analysis that is enough, less than 1 where each takes long; `level_shares` has those of single levels. `noise`
    is the part of a level's noise, less than 1 where options differ by fewer points.

    `searched` is the prompt of the question whose `candidates` are tried out (of others where `share_of` says so), and
    `prior` as how many simulations its scores count. `tree` says how levels that think ahead do so: in a tree of what
    all seats may answer, or in simulations whose seats `foresee`.
    """

    version = 1
    releases: Mapping[str, str] = {}
    horizon = 1
    share = 1.0
    level_shares: Mapping[str, float] = {}
    noise = 1.0
    searched = ""
    prior = 0.0
    tree = True

    @abstractmethod
    def imagine(self, state: S, seat: Seat, random: Randomness) -> S:
        """A silent copy that fits what the seat may see, everything hidden dealt anew.

        Nothing of it may follow from what is hidden, the order of hidden things included.
        """

    def remembers(self, state: S) -> bool:
        """Whether the state has all that was to be seen; one of an old snapshot may lack what was noted later.

        Choices follow from it, so such a state is made anew from the log.
        """
        del state
        return True

    def wavering(self, state: S) -> float:
        """The noise, in points, with which the searched question is answered while trying out others."""
        del state
        return 0.0

    @abstractmethod
    def scores(self, state: S, decision: Decision) -> Sequence[float]:
        """How good each option looks, in points of the game, by rules alone: at most a millisecond."""

    def foresee(self, state: S, decision: Decision) -> Sequence[float]:
        """The scores of somebody who thinks of their next answer, too. It takes some milliseconds: within simulations
        the quick `scores` choose, but for levels that think ahead.
        """
        return self.scores(state, decision)

    def candidates(self, decision: Decision, scores: Sequence[float], most: int) -> Sequence[int]:
        """The options worth a search, by their numbers, best first; none where the scores decide."""
        del decision, scores, most
        return ()

    def share_of(self, level: str, state: S, decision: Decision) -> float:
        """The part of a level's simulations that this question is worth; 0 where scores alone decide."""
        del state
        return self.level_shares.get(level, self.share) if decision.prompt == self.searched else 0.0

    def of_level(self, level: str, state: S) -> Brain[S]:
        """Who thinks for a level: one of them may look closer at a position than others."""
        del level, state
        return self

    def moment(self, state: S) -> int:
        """A number that grows; a simulation ends where it is `horizon` more than at the beginning.

        Where it does not grow simulations go on to the end of the game.
        """
        del state
        return 0

    def value(self, state: S) -> Sequence[float]:
        """Each seat's chance to win where a simulation has ended; they add up to 1."""
        raise NotImplementedError

    def hunger(self, state: S, seat: Seat) -> float:
        """The points of this seat that hunger has cost by now."""
        del state, seat
        return 0.0

    def waste(self, chosen: Action, better: Action) -> str:
        """What only the first answer leaves unused, in one word; empty where the difference lies elsewhere."""
        del chosen, better
        return ""

    def parts(self, state: S) -> Sequence[Mapping[str, float]]:
        """What each seat's chance to win is made of, by part, such as food or tools; nothing if that cannot be said.

        The chances are as the exponentials of the sums.
        """
        del state
        return ()

    def point(self, state: S) -> float:
        """By how much one point more raises the sum of these parts."""
        raise NotImplementedError
