"""The actions of a player of Jäger und Späher, and how they are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from engine.core.actions import COUNT, ID, SET, Action, Bag, Form, Ids, Value, Vocabulary
from engine.core.values import frozen

COLUMNS = ("left", "middle", "right")
"""The columns of the display, as they are named in a form."""
Counts = tuple[int, int, int]


def _read_pairs(text: str) -> tuple[tuple[str, str], ...]:
    words = text.split(" ")
    return tuple(zip(words[::2], words[1::2], strict=True))


def _read_fetched(text: str) -> tuple[tuple[str, Bag], ...]:
    return tuple((where, Bag.read(things)) for where, things in _read_pairs(text))


def _write_pairs(pairs: tuple[tuple[str, Any], ...]) -> str:
    return " ".join([f"{where} {what}" for where, what in pairs])


def _read_counts(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(" ")))


def _write_counts(counts: Counts) -> str:
    return " ".join(map(str, counts))


def _by_column(counts: Counts) -> Mapping[str, Value]:
    return dict(zip(COLUMNS, counts, strict=True))


def _pairs(what: str) -> str:
    return rf"{ID} {what}(?: {ID} {what})*"


Fetched = Annotated[
    tuple[tuple[str, Bag], ...], Form(_pairs(SET), _read_fetched, _write_pairs, fields=dict, any_order=True)
]
"""What members bring, by location in the order of the table; each is a field of its own."""
Kinds = Annotated[
    tuple[tuple[str, str], ...], Form(_pairs(ID), _read_pairs, _write_pairs, fields=dict, any_order=True)
]
"""A kind of field for each of these cards."""
Columns = Annotated[Counts, Form(f"{COUNT} {COUNT} {COUNT}", _read_counts, _write_counts, fields=_by_column)]
"""A number for each column of the display."""


@frozen
class Play(Action, text="play {what}"):
    """Play a character from the hand: `play hunter` (T1)."""

    what: str


@frozen
class Send(Action, text="send {members}"):
    """Send members: where all own ones stand afterwards, `send forest-1+village+village` (R07)."""

    members: Bag


@frozen
class Recall(Action, text="recall {fetched}"):
    """Call members home, by location with what they bring: `recall forest-1 fruit+wood waterfall member` (T2).

    `meat2` is one member with two fields of meat, `member` one from a sacred place. Locations stand in the order of the
    table. All meat is used first, then fields with victory points, then the rest; who wants it otherwise recalls twice.
    """

    fetched: Fetched


@frozen
class Wear(Action, text="wear {covered}"):
    """Cover one field of this kind on each of these cards: `wear forest-1 wood toxodon-2 meat` (R13)."""

    covered: Kinds


@frozen
class Mark(Action, text="mark {locations}"):
    """Put one stone on each of these different cards: `mark forest-1+swamp-2+toxodon-1` (Advanced Scout)."""

    locations: Ids


@frozen
class Lay(Action, text="lay {what}"):
    """Lay the played card into this column of the display: `lay left` (T1)."""

    what: str


@frozen
class Recruit(Action, text="recruit {cards}"):
    """Take these numbers of free cards from the left, middle and right column: `recruit 3 2 1` (L252-268)."""

    cards: Columns


@frozen
class Create(Action, text="create {what}"):
    """Create a hidden item and pay for it from the pool: `create hand-axe` (L297-304)."""

    what: str


@frozen
class Pick(Action, text="pick {what}"):
    """Take this of several ways: `pick items`, `members`, `wilderness`, `hunting`, or a character to be laid down."""

    what: str


@frozen
class Lose(Action, text="lose {what}"):
    """Take the starving member from here: `lose village`, `lose forest-1` (R27)."""

    what: str


@frozen
class Stash(Action, text="stash {items}"):
    """Keep these hidden items and discard the others: `stash drum` (L503-506, Fisher)."""

    items: Bag


@frozen
class Exchange(Action, text="exchange {items}"):
    """Discard these hidden items and draw as many: `exchange axe+boots`, `exchange none` (Basket weaver)."""

    items: Bag


@frozen
class Give(Action, text="give {items}"):
    """Give two created items back for the step of a bonus field: `give axe+drum` (R31)."""

    items: Bag


@frozen
class Convert(Action, text="convert"):
    """Turn two furs of the pool into a new member in the camp, or a point at the Mud springs (R11)."""


@frozen
class Done(Action, text="done"):
    """End the recalling and creating of this turn."""


@frozen
class Sunset(Action, text="sunset"):
    """End the day of the tribe (T3)."""


@frozen
class Forgo(Action, text="forgo"):
    """Forgo the turn for three items from the Geysers (T0)."""


@frozen
class Decline(Action, text="decline"):
    """Keep the created items and do without the bonus step (R31)."""


ACTIONS: tuple[type[Action], ...] = (
    *(Play, Send, Recall, Create, Convert, Done, Sunset, Forgo),
    *(Wear, Mark, Lay, Recruit, Pick, Stash, Exchange, Give, Decline, Lose),
)
WORDS = Vocabulary(ACTIONS)
