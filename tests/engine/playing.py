"""Random games for the generic tests, and what only the games themselves can say: pieces and secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, product
from random import Random
from typing import Any

from hypothesis import settings

from engine import GAMES
from engine.core import chance
from engine.core.errors import SetupError
from engine.core.match import Match, Row, Setup
from engine.stone_age.modules.style.rings import owner_of
from engine.stone_age.state import State
from tests.engine.hunters_scouts import pieces as hunters_scouts

ALL_MODULES = GAMES["stone_age"].modules
BOXES = ("base", "hard-winter", "wild-animals", "igloos", "style", "new-huts", "mammoths")
"""What lies in the boxes. Games of which a test expects what happened are played with these, however many modules there
are: another one would make other games of them.
"""
GATE_EXAMPLES = 100
"""A profile with more examples than this is a thorough one."""


def legal_setups() -> Iterator[Setup]:
    """Every game with all combinations of modules, numbers of seats and editions that go together."""
    for game in GAMES.values():
        for count in range(len(game.modules) + 1):
            for modules, seats, edition in product(
                combinations(game.modules, count), game.seats, game.editions
            ):
                setup = Setup(game.id, seats, modules, edition)
                try:
                    game.check(setup)
                except SetupError:
                    continue
                yield setup


EVERY = [*legal_setups()]
VARIANTS = [(module,) for module in GAMES["hunters_scouts"].modules[:3]]
BASE = [setup for setup in EVERY if setup.modules in (("base",), *VARIANTS)]
SAMPLE = [
    Setup("stone_age", 2, ("base", "hard-winter", "wild-animals", "igloos"), "jubilee"),
    Setup("stone_age", 3, ALL_MODULES, "jubilee"),
    Setup("stone_age", 4, ("base", "mammoths"), "2008"),
    Setup("stone_age", 5, ("base", "wild-animals", "style", "new-huts"), "jubilee"),
    Setup("hunters_scouts", 2, ("survival", "even-items", "first-places"), "2014"),
]
STONE_AGE = [setup for setup in EVERY if setup.game == "stone_age"]
THOROUGH = settings().max_examples > GATE_EXAMPLES
SETUPS = EVERY if THOROUGH else [*BASE, *SAMPLE]
"""What is always tested: the base game in all forms, the modules in samples; with the thorough profile everything."""


def state_of(match: Match) -> Any:
    """The state itself, which only tests look into."""
    return match._state


def answer(match: Match, choice: int, key: bytes) -> Row:
    """Chance answers by its key; of all options of all seats the one of this number is taken."""
    if match.chance is not None:
        return match.supply(chance.answer(key, match.chance))
    options = [(decision.seat, option) for decision in match.decisions for option in decision.options]
    seat, option = options[choice % len(options)]
    return match.play(seat, str(option))


def playout(setup: Setup, seed: int) -> Iterator[tuple[Match, Row]]:
    """A random game, after each of its rows."""
    random = Random(seed)
    match = Match.start(GAMES[setup.game], setup)
    while match.over is None:
        yield match, answer(match, random.randrange(1 << 30), b"%d" % seed)


def assert_pieces_of_stone_age(s: State) -> None:
    """Nothing is lost and nothing comes from nowhere (T-01 to T-12)."""
    display = [card for card in s.display if card is not None]
    owned = [card for player in s.players for card in player.cards]
    cards = [card for card in s.deck if card not in s.rules.animals]
    assert sorted([*cards, *display, *owned]) == sorted(s.rules.cards)
    assert_pieces_of_modules(s)
    tops = [tile for tile in s.tops if tile is not None]
    built = [tile for player in s.players for tile in player.buildings]
    assert sorted([*s.tiles, *tops, *built]) == sorted(s.rules.buildings)
    assert sum(s.stacks) + len(built) == s.rules.numbers.tiles * s.seats
    assert all(left >= (top is not None) for left, top in zip(s.stacks, s.tops, strict=True))
    for seat, player in enumerate(s.players):
        assert player.people == player.tableau + sum(crowd[seat] for crowd in s.crowd.values())
        assert player.people <= s.rules.numbers.people_limit
        assert sum(player.tools) <= s.rules.numbers.tools_limit
        assert max(player.tools) - min(player.tools) <= 1
        assert player.field <= s.rules.numbers.field_limit
        assert min(player.food, player.tableau, player.field, *player.tools, *player.resources.values()) >= 0
        assert {*player.one_use, *player.kept} <= {*player.cards}
        assert min(player.jewelry, player.trader) >= 0
        assert player.trader <= s.rules.numbers.trader_limit
        assert player.score == sum(player.points.values())
    for space in s.rules.spaces.values():
        crowd = s.crowd[space.id]
        assert min(crowd) >= 0
        assert space.rings is None or sum(crowd) <= space.rings


def assert_pieces_of_modules(s: State) -> None:
    """Animals, igloos and bonus tiles are all somewhere, once; nobody stands where nobody may."""
    animals = [*(card for card in s.deck if card in s.rules.animals), *s.queue]
    active = [] if s.animal is None else [s.animal]
    animals += [*active, *(each for each in s.box if each in s.rules.animals)]
    assert sorted(animals) in ([], sorted(s.rules.animals)), "all are released together"
    assert animals or s.round <= 1 or not s.rules.animals
    igloos = [each for each in s.igloos if each is not None]
    igloos += [each for player in s.players for each in player.igloos]
    assert sorted(igloos) == sorted(s.rules.igloos)
    won = [tile for player in s.players for tile in player.bonus_tiles]
    boxed = [each for each in s.box if each in s.rules.bonus_tiles]
    shown = [] if s.bonus is None else [s.bonus]
    assert sorted([*s.unseen, *shown, *won, *boxed]) == sorted(s.rules.bonus_tiles)
    assert s.animal is not None or not any(s.crowd.get("animal", ()))
    for space in s.rules.spaces.values():
        if space.group == "ring":
            owner = owner_of(s, space)
            assert all(not people or seat == owner for seat, people in enumerate(s.crowd[space.id]))


def change_secrets_of_stone_age(s: State, viewer: int | None, *, remembers: bool = False) -> None:
    """Deal the unseen cards and tiles anew: the face-down cards of the others and everything in the deck.

    Who remembers what the others took in public knows that these are the same.
    """
    s.deck.reverse()
    s.tiles.reverse()
    s.unseen.reverse()
    for seat, player in enumerate(s.players):
        if seat == viewer:
            continue
        # One-use tools and kept cards lie open.
        for place, card in enumerate(player.cards):
            unseen = next((n for n, other in enumerate(s.deck) if other in s.rules.cards), None)
            is_known = remembers and card not in (s.drawn or ())
            if unseen is not None and not is_known and card not in {*player.one_use, *player.kept}:
                player.cards[place] = s.deck.pop(unseen)
                s.deck.append(card)
                s.drawn = tuple(player.cards[place] if each == card else each for each in s.drawn or ())


def lose_a_card_of_stone_age(s: State) -> None:
    s.deck.pop()


assert_pieces: Mapping[str, Callable[[Any], None]] = {
    "stone_age": assert_pieces_of_stone_age,
    "hunters_scouts": hunters_scouts.assert_pieces,
}
change_secrets: Mapping[str, Callable[..., None]] = {
    "stone_age": change_secrets_of_stone_age,
    "hunters_scouts": hunters_scouts.change_secrets,
}
lose_a_card: Mapping[str, Callable[[Any], None]] = {
    "stone_age": lose_a_card_of_stone_age,
    "hunters_scouts": hunters_scouts.lose_a_card,
}
