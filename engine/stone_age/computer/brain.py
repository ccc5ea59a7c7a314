"""The brain of Stone Age: see `engine.core.brain.Brain`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.computer.weights import Weights, chances, fitted_tables, parts
from engine.core.actions import Action
from engine.core.brain import Brain
from engine.core.questions import Decision, Seat
from engine.core.randomness import Randomness
from engine.core.steps import copy_without_events
from engine.stone_age.actions import Place, UseTools
from engine.stone_age.computer import answering
from engine.stone_age.computer.features import features, features_of_point
from engine.stone_age.computer.prices import Prices, fitted_prices
from engine.stone_age.computer.worth import PEOPLE
from engine.stone_age.state import Player, State

MOST_OF_A_PLACE = 2
"""Most placements at one place, with different numbers of people, that are simulated."""
ANSWERING = 0.13
"""The part of its simulations that `expert` uses for a decision other than a placement."""
PLACING: Mapping[int, float] = {2: 1.0, 3: 1.5, 4: 2.0, 5: 1.4}
"""The factor on its simulations for a placement by the number of seats: as many as take some half a second."""
PARTS: Mapping[str, tuple[str, ...]] = {
    "points": ("score",),
    "cards": ("lines", "symbols", "symbols2", "second", *PEOPLE, "cards"),
    "resources": ("pips", "pieces", "hoard"),
    "people": ("people", "people5"),
    "field": ("field",),
    "tools": ("tools", "tools6", "once"),
    "food": ("food", "hunger", "plenty", "starving"),
    "buildings": ("buildings", "income", "rings"),
    "trade": ("jewelry", "trader"),
    "animals": ("herd", "most", "animal"),
    "order": ("starts", "second_seat"),
}
"""The parts of a seat's chance to win in hints: features, grouped under names that people understand."""
PART_OF = {feature: part for part, features in PARTS.items() for feature in features}


class StoneAgeBrain(Brain[State]):
    """Placements are simulated; everything else is chosen by scores, except by `expert`."""

    version = 10
    searched = "place"
    prior = 8.0
    releases: Mapping[str, str] = {"1.3": "1.0.0", "1.4": "1.1.0", "1.9": "1.2.0", "1.10": "1.3.0"}

    def __init__(self, prices: Callable[[int], Prices] = fitted_prices) -> None:
        self._prices = prices

    def imagine(self, state: State, seat: Seat, random: Randomness) -> State:
        """Deals the unseen cards anew: those that others drew face down, and the deck (D-GEN-05).

        What they took in public stays theirs. The deck, the tiles and the bonus tiles have no order, as chance names
        what comes; so they are sorted.
        """
        copy = copy_without_events(state)
        copy.tiles.sort()
        copy.unseen.sort()
        others = [player for each, player in enumerate(copy.players) if each != seat]
        closed = [(player.cards, place) for player in others for place in _find_face_down(state, player)]
        known = [card for card in copy.deck if card not in state.rules.cards]
        unseen = [card for card in copy.deck if card in state.rules.cards]
        unseen += [cards[place] for cards, place in closed]
        dealt = random.shuffle(sorted(unseen))
        for cards, place in closed:
            cards[place] = dealt.pop()
        copy.deck = sorted((*known, *dealt))
        if state.drawn is not None:
            own = [card for card in state.drawn if card in state.players[seat].cards]
            copy.drawn = (*own, *[cards[place] for cards, place in closed])
        return copy

    def remembers(self, state: State) -> bool:
        return state.drawn is not None

    def noise_for_search(self, state: State) -> float:
        """With two players more noise wins more games; with four that is not shown (`engine/computer/STRENGTH.md`)."""
        return 1.4 if state.seats == 2 else 0.7

    def scores(self, state: State, decision: Decision) -> Sequence[float]:
        return answering.scores(state, decision, self._prices(state.seats))

    def share_of(self, level: str, state: State, decision: Decision) -> float:
        """`expert` simulates every decision, those other than placements with few simulations."""
        if level == "expert":
            return PLACING[state.seats] if decision.prompt == self.searched else ANSWERING
        return super().share_of(level, state, decision)

    def candidates(self, decision: Decision, scores: Sequence[float], most: int) -> Sequence[int]:
        """The placements with the best scores, at most `MOST_OF_A_PLACE` of one place."""
        if decision.prompt != self.searched:
            return ()
        places = dict[str, int]()
        chosen: list[int] = []
        for number in sorted(range(len(scores)), key=lambda number: -scores[number]):
            option = decision.options[number]
            if not isinstance(option, Place) or places.get(option.where, 0) == MOST_OF_A_PLACE:
                continue
            places[option.where] = places.get(option.where, 0) + 1
            chosen.append(number)
        return chosen[:most]

    def progress_of(self, state: State) -> int:
        """The round, so that a simulation ends at the start of the next one."""
        return state.round

    def value(self, state: State) -> Sequence[float]:
        """Estimated from what all players own."""
        return chances(_weights(state), [features(state, seat) for seat in range(state.seats)])

    def hunger(self, state: State, seat: Seat) -> float:
        return -state.players[seat].points.get("hunger", 0)

    def find_waste(self, chosen: Action, better: Action) -> str:
        match chosen, better:
            case UseTools(used), UseTools(useful) if len(used) < len(useful):
                return "tools"
            case _:
                return ""

    def parts(self, state: State) -> Sequence[Mapping[str, float]]:
        return [parts(_weights(state), features(state, seat), PART_OF) for seat in range(state.seats)]

    def worth_of_point(self, state: State) -> float:
        return sum(parts(_weights(state), features_of_point(state), PART_OF).values())


def _weights(s: State) -> Weights:
    """The weights of features, which differ between two and more players."""
    return fitted_tables("engine.stone_age.computer", "weights.toml")["two" if s.seats == 2 else "more"]


def _find_face_down(s: State, player: Player) -> list[int]:
    """Indexes of a player's cards that nobody else has seen; all face-down ones if the state does not record that."""
    if s.drawn is not None:
        return [place for place, card in enumerate(player.cards) if card in s.drawn]
    opened = {*player.one_use, *player.kept}
    return [place for place, card in enumerate(player.cards) if card not in opened]
