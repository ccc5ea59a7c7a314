"""The brain of Jäger und Späher: see `engine.core.brain.Brain`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import nlargest

from engine.computer.weights import Weights, chances, fitted_tables, parts
from engine.core.actions import Action
from engine.core.brain import Brain
from engine.core.questions import Decision, Seat
from engine.core.randomness import Randomness
from engine.core.steps import apply, copy_without_events, pending
from engine.hunters_scouts.actions import Recruit
from engine.hunters_scouts.base.creating import UsePool
from engine.hunters_scouts.base.placing import PlaceByItem, PlaceMembers, PlaceOnRevealed
from engine.hunters_scouts.base.turns import BeginTurn, TakeTurn
from engine.hunters_scouts.computer.features import features, features_of_point, survival_features
from engine.hunters_scouts.computer.prices import fitted_prices, is_introductory
from engine.hunters_scouts.evaluation import Prices, evaluate
from engine.hunters_scouts.state import State, opponent

ASKING = frozenset({TakeTurn, UsePool, PlaceMembers, PlaceOnRevealed, PlaceByItem, BeginTurn})
"""Steps that only ask, and take long to find their options; the value of an option does not depend on these."""
FORESEEN, NEXT_ANSWERS = 10, 60
"""Most options whose next question is scored, too, and most answers to all of these questions together."""
LONG_GAME, IMPATIENCE = 100, 0.1
"""From this turn on a character that a shaman takes is worth so many points less with every further turn: two computers
that take shamans with shamans to put off a sunset would never end.
"""
PARTS: Mapping[str, tuple[str, ...]] = {
    "points": ("vp",),
    "members": ("members", "camp"),
    "hunger": ("hunger", "famine", "too_hungry"),
    "characters": ("hand", "dusk", "sunset"),
    "items": ("items", "spare_items", "created"),
    "errands": ("errands", "out"),
    "order": ("turn", "starts"),
}
"""The parts of a tribe's chance to win in hints: features, grouped under names that people understand."""
PART_OF = {feature: part for part, features in PARTS.items() for feature in features}


class HuntersAndScoutsBrain(Brain[State]):
    """How to spend a turn is simulated; the policy takes the option with the best evaluation right after it."""

    version = 8
    searched = "turn"
    releases: Mapping[str, str] = {"1.1": "1.0.0", "1.2": "1.1.0", "1.7": "1.2.0", "1.8": "1.3.0"}
    horizon = 4
    share = 0.5
    level_shares: Mapping[str, float] = {"strong": 0.18, "expert": 0.13}
    prior = 8.0
    tree = False
    noise = 0.3

    def __init__(self, prices: Callable[[tuple[str, ...]], Prices] = fitted_prices) -> None:
        self._prices = prices

    def imagine(self, state: State, seat: Seat, random: Randomness) -> State:
        """Deals the unknown hidden items of the other tribe anew; the decks have no order (R43)."""
        copy = copy_without_events(state)
        copy.wilderness.unseen.sort()
        copy.hunting.unseen.sort()
        rival = copy.tribes[opponent(seat)]
        known, hidden = sorted(rival.known or ()), list(rival.items)
        for item in known:
            hidden.remove(item)
        pool = random.shuffle(sorted([*copy.items.unseen, *hidden]))
        rival.items = [*known, *(pool.pop() for _ in hidden)]
        copy.items.unseen = sorted(pool)
        return copy

    def remembers(self, state: State) -> bool:
        return all(tribe.known is not None for tribe in state.tribes)

    def scores(self, state: State, decision: Decision) -> Sequence[float]:
        return self._score_forks(
            state, decision, (_play_option(state, decision.seat, option) for option in decision.options)
        )

    def _score_forks(self, state: State, decision: Decision, forks: Iterable[State]) -> Sequence[float]:
        seat, prices = decision.seat, self._prices(state.rules.modules)
        found = [evaluate(fork, seat, prices) for fork in forks]
        if decision.prompt != "spirits" or state.turn <= LONG_GAME:
            return found
        late = IMPATIENCE * (state.turn - LONG_GAME)
        taken = [late * isinstance(option, Recruit) for option in decision.options]
        return [worth - less for worth, less in zip(found, taken, strict=True)]

    def foresee(self, state: State, decision: Decision) -> Sequence[float]:
        """Scores an option that leads to another question by the best answer to that."""
        forks = [_play_option(state, decision.seat, option) for option in decision.options]
        scores, left = [*self._score_forks(state, decision, forks)], NEXT_ANSWERS
        for number in nlargest(FORESEEN, range(len(scores)), key=scores.__getitem__):
            fork = forks[number]
            asked = pending(fork)
            if isinstance(asked, tuple) and asked[0].seat == decision.seat and len(asked[0].options) <= left:
                left -= len(asked[0].options)
                scores[number] = max(self.scores(fork, asked[0]))
        return scores

    def candidates(self, decision: Decision, scores: Sequence[float], most: int) -> Sequence[int]:
        """The best ways to spend a turn, one of each kind at least."""
        if decision.prompt != self.searched:
            return ()
        options = decision.options
        ranked = sorted(range(len(options)), key=lambda number: -scores[number])
        kinds = {type(options[number]): number for number in reversed(ranked)}
        first = sorted(kinds.values(), key=lambda number: -scores[number])
        return [*first, *(number for number in ranked if number not in first)][:most]

    def share_of(self, level: str, state: State, decision: Decision) -> float:
        """`expert` simulates every decision of an introductory game, each with half the simulations; in other games
        that won no more (`engine/computer/STRENGTH.md`).
        """
        if level == "expert" and is_introductory(state.rules.modules):
            return self.level_shares[level] / 2
        return super().share_of(level, state, decision)

    def of_level(self, level: str, state: State) -> Brain[State]:
        """`expert` evaluates positions of survival by more features; the only variant that covers marked fields."""
        return SurvivalBrain(self._prices) if level == "expert" and state.rules.marks else self

    def progress_of(self, state: State) -> int:
        """The turn."""
        return state.turn

    def value(self, state: State) -> Sequence[float]:
        """Estimated from what both tribes own."""
        return chances(_weights(), [features(state, seat) for seat in range(state.seats)])

    def hunger(self, state: State, seat: Seat) -> float:
        return self._prices(state.rules.modules).hunger * state.tribes[seat].hunger

    def parts(self, state: State) -> Sequence[Mapping[str, float]]:
        return [parts(_weights(), features(state, seat), PART_OF) for seat in range(state.seats)]

    def worth_of_point(self, state: State) -> float:
        return sum(parts(_weights(), features_of_point(state), PART_OF).values())


class SurvivalBrain(HuntersAndScoutsBrain):
    """`expert` in survival: more features of a position, and fewer simulations, as those of an option hardly differ."""

    level_shares: Mapping[str, float] = {"expert": 0.08}

    def value(self, state: State) -> Sequence[float]:
        return chances(_weights("survival"), [survival_features(state, seat) for seat in range(state.seats)])


def _weights(name: str = "tribe") -> Weights:
    return fitted_tables("engine.hunters_scouts.computer", "weights.toml")[name]


def _play_option(state: State, seat: Seat, option: Action) -> State:
    """A copy in which the option was chosen, played on up to the next question."""
    fork = state.copy()
    apply(fork, seat, option)
    _settle(fork)
    return fork


def _settle(s: State) -> None:
    """Run the steps that ask nothing, without finding the options of the next question."""
    stack = s.stack
    while stack and type(stack[-1]) not in ASKING:
        step = stack.pop()
        if step.ask(s) is not None:
            stack.append(step)
            return
