"""The state of a table of Jäger und Späher: plain data only, for all variants at once."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core import snapshot
from engine.core.copying import Copied
from engine.core.events import Event
from engine.core.questions import Draw, Seat
from engine.core.steps import Flow
from engine.hunters_scouts.rules import Rules

SEATS = 2
VILLAGE = "village"
LETTERS, SACRED = (
    [f"{each}{again}" for again in ("", 2, 3, 4) for each in letters]
    for letters in ("ABCDEFGHIJKLMNOPQRSTUVW", "XYZ")
)
"""What names the open cards, and the sacred places of a game: enough for all that there are."""
WATERFALL, MUD_SPRINGS = "waterfall", "mud-springs"


@dataclass(slots=True)
class Tribe(Copied):
    """A tribe. `items` are hidden, `created` lie open; members who are not counted here stand on locations.

    `passed` are the bonus fields that can no longer pay. `gained` are the points by source, `vp` is their sum.
    `known` are the hidden items that the opponent can infer, in any order: those that the tribe had when the deck of
    items ran out, as all others lay open or were the opponent's own. It is None in a state of an older snapshot.
    """

    vp: int
    hunger: int
    hand: list[str]
    village: int
    camp: int
    supply: int
    passed: Sequence[int]
    items: list[str] = dataclasses.field(default_factory=list[str])
    created: list[str] = dataclasses.field(default_factory=list[str])
    gained: Mapping[str, int] = dataclasses.field(default_factory=dict[str, int])
    known: tuple[str, ...] | None = dataclasses.field(default=None, metadata=snapshot.LATER)

    def bring_to_light(self, item: str) -> None:
        """Make a hidden item public."""
        self.items.remove(item)
        if self.known and item in self.known:
            at = self.known.index(item)
            self.known = (*self.known[:at], *self.known[at + 1 :])

    def move_marker(self, steps: int, source: str) -> None:
        """Move the marker forward or back on the track."""
        self.vp += steps
        self.gained = {**self.gained, source: self.gained.get(source, 0) + steps}


@dataclass(slots=True)
class Deck(Copied):
    """A deck: the cards unseen since the last shuffle, in the order of the cards, and the open discard."""

    unseen: list[str]
    discard: list[str] = dataclasses.field(default_factory=list[str])

    @property
    def pool(self) -> list[str]:
        """The cards of which the next is one: those of the discard if the deck is empty (L402-406)."""
        return self.unseen or self.discard

    def remove(self, card: str) -> None:
        """Take a card from the deck, which is made of the discard first if it is empty."""
        if not self.unseen:
            self.unseen, self.discard = self.discard, []
        self.unseen.remove(card)


def _make_dict() -> dict[str, int]:
    """An empty dictionary; `dict[str, int]` takes six times as long, and every turn begins with two."""
    return {}


@dataclass(slots=True)
class Today(Copied):
    """What has happened in the current turn.

    `pool` holds fetched resources, `locked` members by location who stay out (R06), `carried` whether the Waterfall was
    used (R21), `draws` how often chance was asked, `revealed` the card that came to light last, `furs_scored` whether
    furs became a point at the Mud springs (R11).
    """

    played: str | None = None
    sunset: bool = False
    created: int = 0
    carried: bool = False
    draws: int = 0
    revealed: str | None = None
    pool: dict[str, int] = dataclasses.field(default_factory=_make_dict)
    locked: dict[str, int] = dataclasses.field(default_factory=_make_dict)
    furs_scored: bool = dataclasses.field(default=False, metadata=snapshot.LATER)


@dataclass(slots=True)
class State(Flow):
    """A table. `fields[card][kind]` are the free fields of the open cards, in the order in which they were laid out, as
    are those in `crowd`. What stands there for a card is replaced, not changed, so copies share it; so is a column.

    `crowd[location][seat]` are the members on open cards and sacred places; the last card of a column of `display` is
    free. `phase` is setup, turn, recall, sunset, end or over, `why` how the game ended; `ending` is the last turn.
    `laid` are the open cards by letter as they were when the last one came: see `slots`.
    """

    rules: Rules = dataclasses.field(compare=False)
    tribes: list[Tribe]
    display: list[Sequence[str]]
    items: Deck
    wilderness: Deck
    hunting: Deck
    fields: dict[str, Mapping[str, int]] = dataclasses.field(default_factory=dict[str, Mapping[str, int]])
    places: list[str] = dataclasses.field(default_factory=list[str])
    crowd: dict[str, Sequence[int]] = dataclasses.field(default_factory=dict[str, Sequence[int]])
    today: Today = dataclasses.field(default_factory=Today)
    turn: int = 0
    phase: str = "setup"
    start_player: Seat = 0
    active: Seat | None = None
    ending: bool = False
    why: str = ""
    laid: tuple[str, ...] = dataclasses.field(default=(), metadata=snapshot.LATER)

    @property
    def seats(self) -> int:
        return len(self.tribes)

    @property
    def locations(self) -> list[str]:
        """All places members can stand on: the open cards, then the sacred places."""
        return [*self.fields, *self.places]

    @property
    def slots(self) -> tuple[str, ...]:
        """The open cards by letter, empty where a card was removed: each keeps its letter as long as it lies there."""
        found = [card if card in self.fields else "" for card in self.laid]
        for card in self.fields:
            if card not in found and "" in found:
                found[found.index("")] = card
            elif card not in found:
                found.append(card)
        return tuple(found)

    def letter(self, where: str) -> str:
        """The letter of a location in the picture, also while it is being discarded; empty for other places."""
        if where in self.places:
            return SACRED[self.places.index(where)]
        laid = self.laid if where in self.laid else self.slots
        return LETTERS[laid.index(where)] if where and where in laid else ""

    def tell(self, kind: str, **params: str | int) -> None:
        """Record a public event; a location in it gets its letter."""
        letter = self.letter(str(params.get("where") or params.get("location") or ""))
        self.events.append(Event(kind, {**params, "letter": letter} if letter else params))

    def deck(self, group: str) -> Deck:
        """The deck of the wilderness or of the hunting grounds."""
        return self.wilderness if group == "wilderness" else self.hunting

    def count_out(self, seat: Seat) -> int:
        """The members of a seat on locations."""
        return sum([people[seat] for people in self.crowd.values()])

    def stands_on(self, seat: Seat, place: str) -> bool:
        """Whether a member of this seat stands on a sacred place of this game."""
        return self.crowd.get(place, _NOBODY)[seat] > 0

    def holds(self, place: str) -> bool:
        """Whether a sacred place was used in this turn, so that the last member must stay there (R11, R21)."""
        return (place == WATERFALL and self.today.carried) or (
            place == MUD_SPRINGS and self.today.furs_scored
        )

    def draw(self, pool: Sequence[str], where: str, seat: Seat | None = None) -> Draw:
        """The question to chance for the next draw of this turn."""
        return Draw(tuple(pool), f"t{self.turn}/{where}/{self.today.draws + 1}", seat, where)


_NOBODY: Sequence[int] = (0,) * SEATS


def opponent(seat: Seat) -> Seat:
    """The opponent."""
    return 1 - seat
