"""Games to fit a value on: `python -m tools.example_games stone_age --seats 4 --simulations 80 --seed 1 > four.jsonl`.

Most begin in the middle: at the start of some round (or turn) what the seats own is changed at random. A value that is
fitted on ordinary games knows only positions that computers reach, and a search with it loses. A search chooses for all
seats; without simulations rules do, with noise in half of the games: quick, but worse for Stone Age. Each game is a
line of JSON: each seat's features at every later start of a round, its points at the end, its part of the victory.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

from engine import GAMES
from engine.computer.search import search
from engine.computer.simulation import choose_best, choose_with_noise, shares
from engine.core.actions import Action, Drawn, Rolled
from engine.core.brain import Brain
from engine.core.errors import SetupError
from engine.core.match import Setup
from engine.core.questions import Decision, Draw, Over, Roll
from engine.core.randomness import Randomness
from engine.core.steps import apply, copy_without_events, pending
from engine.hunters_scouts.computer.features import features as tribe_features
from engine.hunters_scouts.computer.features import survival_features
from engine.hunters_scouts.state import State as HuntersAndScouts
from engine.stone_age.base.village import gain_field, gain_person, gain_tool
from engine.stone_age.computer.features import features as player_features
from engine.stone_age.state import State as StoneAge

CHANGED, STRAYING = 0.6, 0.06
"""The part of the games that begin in the middle, and of the choices of a search that are replaced by random ones."""
NOISES, OPTIONS = (0.0, 0.0, 0.15, 0.4), 6
"""The noise in points on scores of placements (or turns) without a search, and how many options a search tries out."""
VARIED, BASE = 0.1, 0.6
"""The part of the games that draw their modules at random, and the part of these that are the base game."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=STARTS)
    parser.add_argument("--seats", default="2", help="numbers of players, one of them for each game: 3,4,4,5")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument(
        "--simulations", type=int, default=80, help="for each choice with two seats; none: by rules"
    )
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    seats = [int(each) for each in chosen.seats.split(",")]
    random, dice = Random(chosen.seed), Randomness(chosen.seed + 1000)
    for _ in range(chosen.games):
        found = play_game(STARTS[chosen.game], random.choice(seats), chosen.simulations, random, dice)
        print(json.dumps(found), flush=True)


def play_game(
    starts: Starts, seats: int, simulations: int, random: Random, dice: Randomness
) -> Mapping[str, Any]:
    """Play one game; returns what is printed of it."""
    brain = GAMES[starts.game].brain
    state = copy_without_events(GAMES[starts.game].start(starts.setup(seats, random)))
    changed = random.randint(1, starts.latest) if random.random() < CHANGED else 0
    noise = 0.0 if simulations else random.choice(NOISES)
    seen, found = 0, list[list[Mapping[str, float]]]()

    def choose(decision: Decision) -> Action:
        searched = simulations and seen >= changed
        scores = brain.foresee(state, decision) if searched else ()
        numbers = brain.candidates(decision, scores, OPTIONS) if searched else ()
        if len(numbers) < 2:
            return _choose_by_rules(brain, state, decision, dice, noise)
        if random.random() < STRAYING:
            return decision.options[random.choice(numbers)]
        imagine = partial(brain.imagine, state, decision.seat)
        return search(brain, imagine, decision, numbers, simulations * 2 // seats, dice)[0].option

    while not isinstance(asked := pending(state), Over):
        if brain.progress_of(state) != seen:
            seen = brain.progress_of(state)
            if seen == changed:
                starts.change(state, random)
                asked = pending(state)
                if isinstance(asked, Over):
                    break
            if seen >= changed:
                every = [starts.features(state, seat).items() for seat in range(seats)]
                found.append([{name: round(value, 4) for name, value in each if value} for each in every])
        if isinstance(asked, tuple):
            apply(state, asked[0].seat, choose(asked[0]))
        else:
            apply(state, None, answer_chance(asked, random))
    return {"scores": [*asked.scores], "won": shares(asked), "found": found}


def _choose_by_rules(
    brain: Brain[Any], state: Any, decision: Decision, dice: Randomness, noise: float
) -> Action:
    if noise and decision.prompt == brain.searched:
        return choose_with_noise(brain, state, decision, dice, noise)
    return choose_best(brain.scores, state, decision)


@dataclass(frozen=True, slots=True)
class Starts:
    """How example games begin; `latest` is the last round or turn whose start may be changed."""

    game: str
    latest: int
    setup: Callable[[int, Random], Setup]
    change: Callable[[Any, Random], None]
    features: Callable[[Any, int], Mapping[str, float]]


def answer_chance(asked: Draw | Roll, random: Random) -> Action:
    """Answer a draw or a roll at random."""
    if isinstance(asked, Draw):
        return Drawn(random.choice(asked.pool))
    return Rolled(tuple(random.randint(1, 6) for _ in range(asked.n)))


def stone_age_setup(seats: int, random: Random) -> Setup:
    """The base game, which has at most four seats, or a random combination of modules."""
    if seats < 5 and (random.random() >= VARIED or random.random() < BASE):
        return Setup("stone_age", seats, ("base",), "jubilee")
    while True:
        others = GAMES["stone_age"].modules[1:]
        modules = ("base", *random.choice([*combinations(others, random.randint(1, len(others)))]))
        found = Setup("stone_age", seats, modules, "jubilee")
        try:
            GAMES["stone_age"].check(found)
        except SetupError:
            continue
        return found


def change_stone_age(s: StoneAge, random: Random) -> None:
    """Change at random what the seats own; the later the round, the more."""
    stage = min(1.0, 0.3 + s.round / 8)
    for seat, player in enumerate(s.players):
        for _ in range(random.randint(0, round(4 * stage))):
            gain_tool(s, seat)
        for _ in range(random.randint(0, round(4 * stage))):
            gain_field(s, seat)
        for _ in range(random.randint(0, round(3 * stage))):
            gain_person(s, seat)
        if random.random() < 0.3:
            lost = random.randint(0, min(3, player.people - 4))
            player.people -= lost
            player.tableau -= lost
        if random.random() < 0.3:
            player.field = random.randint(0, player.field)
        if random.random() < 0.2:
            player.tools = [0, 0, 0]
        player.food = max(0, player.food + random.randint(-8, 10))
        for what in player.resources:
            player.resources[what] = max(0, player.resources[what] + random.choice((-3, -1, 0, 0, 1, 2, 4)))
        _change_cards(s, seat, random, stage)
        if s.rules.trades:
            player.jewelry = max(0, player.jewelry + random.randint(-3, 4))
            player.trader = min(s.rules.numbers.trader_limit, player.trader + random.randint(0, 4))
        player.points["buildings"] = player.points.get("buildings", 0) + random.randint(0, round(40 * stage))


def _change_cards(s: StoneAge, seat: int, random: Random, stage: float) -> None:
    player = s.players[seat]
    for _ in range(random.randint(0, 2)):
        if player.cards and player.cards[-1] not in {*player.one_use, *player.kept}:
            s.deck.append(player.cards.pop())
    for _ in range(random.randint(0, round(4 * stage))):
        fit = [card for card in s.deck if card in s.rules.cards]
        if len(fit) > 12:
            card = random.choice(fit)
            s.deck.remove(card)
            player.cards.append(card)
    to_come = sum(s.stacks) - sum(top is not None for top in s.tops)
    if len(s.tiles) > to_come and random.random() < 0.5 * stage:
        player.buildings.append(s.tiles.pop(random.randrange(len(s.tiles))))


def hunters_scouts_setup(seats: int, random: Random) -> Setup:
    """A random variant."""
    rules = GAMES["hunters_scouts"]
    variant = random.choice(("introductory", "normal", "survival"))
    return Setup(rules.id, seats, (variant,), rules.editions[0])


def survival_setup(seats: int, _random: Random) -> Setup:
    """The variant `survival`, which has a value of its own."""
    return Setup("hunters_scouts", seats, ("survival",), GAMES["hunters_scouts"].editions[0])


def change_hunters_scouts(s: HuntersAndScouts, random: Random) -> None:
    """Change points, hunger, members and items of all tribes at random."""
    for tribe in s.tribes:
        steps = random.randint(-3, max(-3, min(6, s.rules.numbers.track_goal - 4 - tribe.vp)))
        tribe.move_marker(max(steps, -tribe.vp), "start")
        tribe.hunger = max(0, tribe.hunger + random.randint(-3, 4))
        for _ in range(random.randint(0, 3)):
            if tribe.supply and random.random() < 0.6:
                tribe.supply -= 1
                tribe.village += 1
            elif tribe.village > 1:
                tribe.village -= 1
                tribe.camp += 1
        for _ in range(random.randint(0, 3)):
            if s.items.unseen:
                item = s.items.unseen.pop(random.randrange(len(s.items.unseen)))
                random.choice((tribe.items, tribe.created)).append(item)


STARTS: Mapping[str, Starts] = {
    "stone_age": Starts("stone_age", 9, stone_age_setup, change_stone_age, player_features),
    "hunters_scouts": Starts(
        "hunters_scouts", 50, hunters_scouts_setup, change_hunters_scouts, tribe_features
    ),
    "survival": Starts("hunters_scouts", 50, survival_setup, change_hunters_scouts, survival_features),
}
"""By game, or by variant where it has a value of its own."""


if __name__ == "__main__":
    main()
