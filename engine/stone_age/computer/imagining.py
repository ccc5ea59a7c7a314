"""A state that fits what a seat may see (D-GEN-05): cards that others hold may be any that were not seen."""

from __future__ import annotations

from engine.core.questions import Seat
from engine.core.randomness import Randomness
from engine.core.steps import silent_copy
from engine.stone_age.state import Player, State


def imagine(s: State, seat: Seat, random: Randomness) -> State:
    """The unseen cards dealt anew: those of the others that do not lie open, and the deck.

    The deck, the tiles and the bonus tiles have no order: chance names what comes. So they are sorted.
    """
    copy = silent_copy(s)
    copy.events.clear()
    copy.tiles.sort()
    copy.unseen.sort()
    others = [player for each, player in enumerate(copy.players) if each != seat]
    closed = {id(player): _closed(player) for player in others}
    known = [card for card in copy.deck if card not in s.rules.cards]
    unseen = [card for card in copy.deck if card in s.rules.cards]
    unseen += [player.cards[place] for player in others for place in closed[id(player)]]
    dealt = random.shuffled(sorted(unseen))
    for player in others:
        for place in closed[id(player)]:
            player.cards[place] = dealt.pop()
    copy.deck = sorted((*known, *dealt))
    return copy


def _closed(player: Player) -> list[int]:
    """Where among the cards of a player those stand that nobody else may look at."""
    opened = {*player.one_use, *player.kept}
    return [place for place, card in enumerate(player.cards) if card not in opened]
