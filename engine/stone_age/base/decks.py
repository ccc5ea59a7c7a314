"""Cards and tiles that are revealed: dealt one by one from the unseen ones."""

from __future__ import annotations

from engine.core.actions import Drawn
from engine.core.questions import Draw, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.stone_age.base.scoring import FinalScoring
from engine.stone_age.state import State


@frozen
class SlideCards(Acts):
    """The remaining cards slide to the right, order kept, then the empty fields are filled (B-NEW-02)."""

    def ask(self, s: State) -> None:
        left = [card for card in s.display if card is not None]
        s.display = [*left, *[None] * (len(s.display) - len(left))]
        s.then(FillFields(len(left)))


def can_fill(s: State) -> bool:
    """Whether enough cards are left for all empty fields; animals in the deck do not count (B-END-01, W-APP-04)."""
    strangers = s.rules.strangers
    cards = [card for card in s.deck if card not in strangers] if strangers else s.deck
    return len(cards) >= s.display.count(None)


@frozen
class FillFields:
    """Empty fields are filled from the deck, from right to left; if that fails the game ends (B-NEW-03, B-END-01).

    An animal that is drawn comes into play and the field is still filled; `met` counts animals (W-APP-01).
    """

    field: int
    met: int = 0

    def ask(self, s: State) -> Draw | None:
        if self.field == len(s.display):
            return None
        if s.deck:
            key = occasion(f"r{s.round}/card/{self.field + 1}", self.met)
            return Draw(tuple(s.deck), key, where=f"card {self.field + 1}")
        s.tell("end-cards")
        s.round -= 1  # the round that could not begin is no round
        s.stack.clear()
        s.then(FinalScoring())
        return None

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        s.deck.remove(drawn.card)
        stranger = s.rules.strangers.get(drawn.card)
        if stranger is not None:
            stranger.revealed(s, drawn.card)
            s.then(FillFields(self.field, self.met + 1))
            return
        s.display[self.field] = drawn.card
        s.tell("card-revealed", card=drawn.card, space=f"card {self.field + 1}")
        s.then(FillFields(self.field + 1))


@frozen
class DrawCard:
    """The top card of the deck, for the final scoring only; no card when the deck is empty (B-CARD-08, R-16, R-32)."""

    seat: Seat
    source: str
    met: int = 0

    def ask(self, s: State) -> Draw | None:
        if s.deck:
            key = occasion(f"r{s.round}/seat{self.seat}/draw/{self.source}", self.met)
            return Draw(tuple(s.deck), key, self.seat, self.source)
        s.tell("deck-empty", seat=self.seat)
        return None

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        s.deck.remove(drawn.card)
        stranger = s.rules.strangers.get(drawn.card)
        if stranger is not None:
            stranger.drawn(s, drawn.card)
            s.then(DrawCard(self.seat, self.source, self.met + 1))
            return
        s.players[self.seat].cards.append(drawn.card)
        s.drawn = None if s.drawn is None else (*s.drawn, drawn.card)
        s.tell("card-drawn", seat=self.seat)
        s.tell_only(self.seat, "card-drawn-own", card=drawn.card)


def occasion(key: str, met: int) -> str:
    """The key of a draw; each repetition, because an animal was drawn, has a key of its own."""
    return f"{key}/{met}" if met else key


@frozen
class RevealBuilding:
    """The next tile of a stack becomes visible at once (B-BLD-05, R-13)."""

    stack: int

    def ask(self, s: State) -> Draw | None:
        if s.stacks[self.stack]:
            key = f"r{s.round}/building/{self.stack + 1}"
            return Draw(tuple(s.tiles), key, where=f"building {self.stack + 1}")
        s.tell("stack-empty", space=f"building {self.stack + 1}")
        return None

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        s.tiles.remove(drawn.card)
        s.tops[self.stack] = drawn.card
        s.tell("building-revealed", building=drawn.card, space=f"building {self.stack + 1}")
