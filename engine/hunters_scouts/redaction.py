"""The one redaction: from the state to what a person may see (R43)."""

from __future__ import annotations

from engine.core.questions import Seat
from engine.core.views import ResultView
from engine.hunters_scouts.actions import COLUMNS
from engine.hunters_scouts.state import Deck, State, Tribe
from engine.hunters_scouts.view import (
    ColumnView,
    DeckView,
    FieldView,
    ItemView,
    LocationView,
    SacredPlaceView,
    TableView,
    TrackView,
    TribeView,
)

LINES = ("start", "sunset", "item", "bonus", "field", "place", "character")
"""Where points come from, in the order in which they are counted up."""


def view(s: State, viewer: Seat | None, waiting: tuple[Seat, ...]) -> TableView:
    """The table as this seat (None: a bystander) may see it. Hidden items are shown to their owner only."""
    numbers = s.rules.numbers
    return TableView(
        game="hunters_scouts",
        modules=s.rules.modules,
        edition=s.rules.edition,
        viewer=viewer,
        round=round_of(s),
        turn=s.turn,
        phase=s.phase,
        start_player=s.start_player,
        active=s.active,
        waiting=waiting,
        columns=tuple(ColumnView(name, tuple(cards)) for name, cards in zip(COLUMNS, s.display, strict=True)),
        locations=tuple(_location(s, card) for card in s.fields),
        places=tuple(_place(s, place) for place in s.places),
        decks=(_deck("items", s.items), _deck("wilderness", s.wilderness), _deck("hunting", s.hunting)),
        tribes=tuple(_tribe(s, seat, viewer) for seat in range(s.seats)),
        pool={what: pieces for what, pieces in s.today.pool.items() if pieces},
        track=TrackView(numbers.track_goal, numbers.track_hungry, s.rules.bonus_fields),
        ending=s.ending and not s.why,
        standing=_standing(s),
        why=s.why,
    )


def round_of(s: State) -> int:
    """Two turns, one of each tribe, are a round."""
    return max(1, (s.turn + 1) // 2)


def _members(s: State, where: str) -> tuple[int, int]:
    first, second = s.crowd[where]
    return first, second


def _count_locked(s: State, where: str) -> tuple[int, int]:
    """The members by seat that must stay there this turn: placed by an item, or at a used place (R06, R11)."""
    members = max(s.today.locked.get(where, 0), int(s.holds(where)))
    return (members, 0) if s.active == 0 else (0, members)


def _location(s: State, card: str) -> LocationView:
    place = s.rules.locations[card]
    marks = dict(s.rules.marks.get(card, ()))
    fields = tuple(
        FieldView(kind, n >= s.fields[card][kind], n >= count - marks.get(kind, 0))
        for kind, count in place.fields
        for n in range(count)
    )
    members, locked = _members(s, card), _count_locked(s, card)
    return LocationView(card, place.group, place.name, fields, members, locked, s.letter(card))


def _place(s: State, place: str) -> SacredPlaceView:
    return SacredPlaceView(place, _members(s, place), _count_locked(s, place), s.letter(place))


def _deck(name: str, deck: Deck) -> DeckView:
    return DeckView(name, len(deck.unseen), tuple(deck.discard))


def _item(s: State, name: str) -> ItemView:
    item = s.rules.items[name]
    return ItemView(item.id, item.cost, item.vp, item.effects)


def _tribe(s: State, seat: Seat, viewer: Seat | None) -> TribeView:
    tribe = s.tribes[seat]
    may_look = seat == viewer or s.phase == "over"
    return TribeView(
        seat=seat,
        vp=tribe.vp,
        hunger=tribe.hunger,
        hand=tuple(card for card in s.rules.characters for _ in range(tribe.hand.count(card))),
        items=len(tribe.items),
        own_items=tuple(_item(s, name) for name in sorted(tribe.items)) if may_look else None,
        created=tuple(_item(s, name) for name in tribe.created),
        village=tribe.village,
        camp=tribe.camp,
        supply=tribe.supply,
        passed=tuple(tribe.passed),
    )


def _standing(s: State) -> tuple[ResultView, ...]:
    if s.result is None:
        return ()
    winners = s.result.winners
    rows = [
        ResultView(seat, 1 if seat in winners else 2, tribe.vp, None, _lines(tribe))
        for seat, tribe in enumerate(s.tribes)
    ]
    return tuple(sorted(rows, key=lambda row: row.rank))


def _lines(tribe: Tribe) -> dict[str, int]:
    """The points by source, those of all sacred places together."""
    lines: dict[str, int] = dict.fromkeys(LINES, 0)
    for source, points in tribe.gained.items():
        lines[source if source in lines else "place"] += points
    return lines
