"""Random games for the generic tests, and what only the games themselves can say: pieces and secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from engine import GAMES
from engine.core import chance
from engine.core.match import Match, Row, Setup
from engine.stone_age.state import State

SETUPS = [
    Setup(game.id, seats, ("base",), edition)
    for game in GAMES.values()
    for seats in game.seats
    for edition in game.editions
]
"""Every game for every number of seats in every edition."""


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
    assert sorted([*s.deck, *display, *owned]) == sorted(s.rules.cards)
    tops = [tile for tile in s.tops if tile is not None]
    built = [tile for player in s.players for tile in player.buildings]
    assert sorted([*s.tiles, *tops, *built]) == sorted(s.rules.buildings)
    assert sum(s.stacks) + len(built) == s.rules.numbers["tiles"] * s.seats
    assert all(left >= (top is not None) for left, top in zip(s.stacks, s.tops, strict=True))
    for seat, player in enumerate(s.players):
        assert player.people == player.tableau + sum(crowd[seat] for crowd in s.crowd.values())
        assert player.people <= s.rules.numbers["people limit"]
        assert sum(player.tools) <= s.rules.numbers["tools limit"]
        assert max(player.tools) - min(player.tools) <= 1
        assert player.field <= s.rules.numbers["field limit"]
        assert min(player.food, player.tableau, player.field, *player.tools, *player.resources.values()) >= 0
        assert {*player.one_use, *player.kept} <= {*player.cards}
        assert player.score == sum(player.points.values())
    for space in s.rules.spaces.values():
        crowd = s.crowd[space.id]
        assert min(crowd) >= 0
        assert space.rings is None or sum(crowd) <= space.rings


def change_secrets_of_stone_age(s: State, viewer: int | None) -> None:
    """Deal the unseen cards and tiles anew: the face-down cards of the others and everything in the deck."""
    s.deck.reverse()
    s.tiles.reverse()
    for seat, player in enumerate(s.players):
        if seat == viewer:
            continue
        # One-use tools and kept cards lie open.
        for place, card in enumerate(player.cards):
            if s.deck and card not in {*player.one_use, *player.kept}:
                player.cards[place], s.deck[0] = s.deck[0], card
                s.deck.append(s.deck.pop(0))


assert_pieces: Mapping[str, Callable[[Any], None]] = {"stone_age": assert_pieces_of_stone_age}
change_secrets: Mapping[str, Callable[[Any, int | None], None]] = {"stone_age": change_secrets_of_stone_age}
