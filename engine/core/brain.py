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
    """What the computer needs to play one game. Where `scores` alone decide, a game implements nothing else.

    `version` goes up when the same question may be answered otherwise than before; `releases` maps former versions of
    choices to a release that can compute them again. `share` is the factor on the simulations of a level, a hint or an
    analysis, less than 1 where one takes long; `level_shares` replaces it for single levels. `noise` is the factor on
    a level's noise, less than 1 where options differ by fewer points.

    `searched` is the prompt of the question whose `candidates` are simulated (of others where `share_of` says so), and
    `prior` the number of simulations that its scores count as. `tree` says how levels that think ahead do so: in a tree
    of the answers of all seats, or, if False, in simulations whose seats `foresee`.
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
        """A copy without events that agrees with what the seat may see, with everything hidden dealt anew.

        Nothing in it may depend on what is hidden, nor on the order of hidden things.
        """

    def remembers(self, state: S) -> bool:
        """Whether the state has all that seats could see; one of an old snapshot may lack what is recorded since.

        Choices depend on it, so such a state is replayed from the log.
        """
        del state
        return True

    def noise_for_search(self, state: S) -> float:
        """The noise, in points, with which the searched question is answered within simulations."""
        del state
        return 0.0

    @abstractmethod
    def scores(self, state: S, decision: Decision) -> Sequence[float]:
        """A score for each option, in points of the game, by heuristics alone; takes at most a millisecond."""

    def foresee(self, state: S, decision: Decision) -> Sequence[float]:
        """Scores that take the seat's own next answer into account. It takes some milliseconds, so simulations use the
        quick `scores`, except for levels that think ahead.
        """
        return self.scores(state, decision)

    def candidates(self, decision: Decision, scores: Sequence[float], most: int) -> Sequence[int]:
        """The indexes of at most `most` options that are worth a search, best first; none where the scores decide."""
        del decision, scores, most
        return ()

    def share_of(self, level: str, state: S, decision: Decision) -> float:
        """The factor on a level's simulations for this question; 0 where scores alone decide."""
        del state
        return self.level_shares.get(level, self.share) if decision.prompt == self.searched else 0.0

    def of_level(self, level: str, state: S) -> Brain[S]:
        """The brain that chooses for a level: one level may evaluate a position more precisely than others."""
        del level, state
        return self

    def progress_of(self, state: S) -> int:
        """A number that grows during a game; a simulation ends when it has grown by `horizon`.

        Where it stays the same, simulations go on to the end of the game.
        """
        del state
        return 0

    def value(self, state: S) -> Sequence[float]:
        """Each seat's chance to win, estimated where a simulation ends; they add up to 1."""
        raise NotImplementedError

    def hunger(self, state: S, seat: Seat) -> float:
        """The points that hunger has cost this seat so far."""
        del state, seat
        return 0.0

    def find_waste(self, chosen: Action, better: Action) -> str:
        """What `chosen` leaves unused and `better` does not, in one word; empty where the difference is another."""
        del chosen, better
        return ""

    def parts(self, state: S) -> Sequence[Mapping[str, float]]:
        """For each seat the summands of its chance to win by part, such as food or tools; empty if there are none.

        The chances are the softmax of the sums.
        """
        del state
        return ()

    def worth_of_point(self, state: S) -> float:
        """By how much one more point raises the sum of these parts."""
        raise NotImplementedError
