"""Cards that are revealed, locations that are used up, and items that are drawn (L392-406)."""

from __future__ import annotations

from engine.core.actions import Drawn
from engine.core.questions import Decision, Draw, Seat
from engine.core.steps import Acts
from engine.core.values import frozen
from engine.hunters_scouts.actions import Pick
from engine.hunters_scouts.base.placing import go_home
from engine.hunters_scouts.state import State

GROUPS = ("wilderness", "hunting")


@frozen
class Reveal:
    """A card of this deck is laid out, its marked fields covered at once; no card when there is none (R14)."""

    group: str

    def ask(self, s: State) -> Draw | None:
        s.today.revealed = None
        if pool := s.deck(self.group).pool:
            return s.draw(pool, self.group)
        s.tell("deck-empty", deck=self.group)
        return None

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        card = drawn.card
        s.deck(self.group).remove(card)
        s.today.draws += 1
        s.today.revealed = card
        s.fields[card] = dict(s.rules.locations[card].fields)
        s.crowd[card] = [0] * s.seats
        s.laid = s.slots
        for kind, fields in s.rules.marks.get(card, ()):
            cover(s, card, kind, fields)
        if s.records_events:
            free = [kind for kind, fields in s.fields[card].items() for _ in range(fields)]
            s.tell("revealed", location=card, fields="+".join(free))


@frozen
class RevealEither:
    """The player chooses the deck (Tracker)."""

    seat: Seat

    def ask(self, s: State) -> tuple[Decision, ...] | None:
        groups = [group for group in GROUPS if s.deck(group).pool]
        if len(groups) > 1:
            return (Decision(self.seat, "reveal", tuple(map(Pick, groups))),)
        s.then(*map(Reveal, groups))
        return None

    def answer(self, s: State, _seat: Seat, action: Pick) -> None:
        s.then(Reveal(action.what))


@frozen
class DrawItem:
    """An item comes from the deck to the hidden ones; that is public, the owner sees which (R14, R43)."""

    seat: Seat

    def ask(self, s: State) -> Draw | None:
        if s.items.pool:
            return s.draw(s.items.pool, "item", self.seat)
        s.tell("deck-empty", deck="items")
        return None

    def answer(self, s: State, _seat: None, drawn: Drawn) -> None:
        if not s.items.unseen:
            for tribe in s.tribes:
                tribe.known = None if tribe.known is None else tuple(sorted(tribe.items))
        s.items.remove(drawn.card)
        s.today.draws += 1
        s.tribes[self.seat].items.append(drawn.card)
        if s.records_events:
            s.tell("item-drawn", seat=self.seat)
        s.tell_only(self.seat, "item-drawn-own", item=drawn.card)


@frozen
class RefillWilderness(Acts):
    """At the end of a turn some wilderness lies open (R38)."""

    def ask(self, s: State) -> None:
        if not any(s.rules.locations[card].group == "wilderness" for card in s.fields):
            s.then(Reveal("wilderness"))


def cover(s: State, card: str, kind: str, fields: int = 1) -> None:
    """Consumption stones on fields of an open card; who covers the last one calls `use_up` after that."""
    free = s.fields[card]
    s.fields[card] = {**free, kind: free[kind] - fields}


def use_up(s: State, card: str) -> None:
    """A card without a free field is discarded, and all members there go home empty-handed (R12)."""
    if any(s.fields[card].values()):
        return
    for seat, members in enumerate(s.crowd[card]):
        go_home(s, seat, card, members)
        if members:
            s.tell("sent-home", seat=seat, where=card, members=members)
    del s.fields[card], s.crowd[card]
    s.today.locked.pop(card, None)
    s.deck(s.rules.locations[card].group).discard.append(card)
    s.tell("used-up", location=card)
