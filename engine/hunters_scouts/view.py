"""What one person may see of a table, as frozen values: the only thing pictures and messages are made from."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.questions import Seat
from engine.core.values import frozen
from engine.core.views import ResultView


@frozen
class ColumnView:
    """A column of the display, `left`, `middle` or `right`: characters from below to the free one, which is last."""

    name: str
    cards: tuple[str, ...]


@frozen
class FieldView:
    """A field of a location: stone, wood, clay, fruit, fur, meat or vp; `marked` for the fight for survival.

    Fields of one kind stand together; the marked ones are the last of their kind and covered first only by the mark.
    """

    kind: str
    covered: bool
    marked: bool = False


@frozen
class LocationView:
    """An open card of the wilderness or a hunting ground (`group`): `name` is what stands on it without the copy.

    `members` and `locked` are by seat; the locked ones stay out for the rest of this turn. `letter` names the card in
    pictures and controls as long as it lies there.
    """

    id: str
    group: str
    name: str
    fields: tuple[FieldView, ...]
    members: tuple[int, int]
    locked: tuple[int, int] = (0, 0)
    letter: str = ""


@frozen
class SacredPlaceView:
    """A sacred place in play; `members` and `locked` are by seat, never both seats at once."""

    id: str
    members: tuple[int, int]
    locked: tuple[int, int] = (0, 0)
    letter: str = ""


@frozen
class DeckView:
    """A deck (`items`, `wilderness` or `hunting`): how many lie face down, and the open discard, first to last."""

    id: str
    left: int
    discard: tuple[str, ...]


@frozen
class ItemView:
    """An item card; `effects` are place-member, draw-item, take-hunger and discard-hunger, in order."""

    id: str
    cost: Mapping[str, int]
    vp: int
    effects: tuple[str, ...]


@frozen
class TribeView:
    """Everything one may know about a tribe; `own_items` is None unless the viewer may look at them.

    `hand` are characters (public), `items` counts the hidden items, `created` lie open. `village`, `camp` and `supply`
    count members; the others stand on locations. `passed` are the bonus fields that are behind.
    """

    seat: Seat
    vp: int
    hunger: int
    hand: tuple[str, ...]
    items: int
    own_items: tuple[ItemView, ...] | None
    created: tuple[ItemView, ...]
    village: int
    camp: int
    supply: int
    passed: tuple[int, ...]


@frozen
class TrackView:
    """The track: `bonus_fields`, the `goal` field, and how much hunger at most one may have to enter it."""

    goal: int
    hungry: int
    bonus_fields: tuple[int, ...]


@frozen
class TableView:
    """A whole table as one person (`viewer`, None for a bystander) may see it.

    `round` counts pairs of turns, `phase` is setup, turn, recall, sunset, end or over; `active` is the seat on turn
    (None before the first), `waiting` are the seats that are asked. `locations` are the open cards in the order in
    which they were laid out, `pool` is what was fetched in this turn and not used yet, `ending` is true in the last
    turn, `why` is how the game ended: goal, last-turn or extinct, empty while it runs.
    """

    game: str
    modules: tuple[str, ...]
    edition: str
    viewer: Seat | None
    round: int
    turn: int
    phase: str
    start_player: Seat
    active: Seat | None
    waiting: tuple[Seat, ...]
    columns: tuple[ColumnView, ...]
    locations: tuple[LocationView, ...]
    places: tuple[SacredPlaceView, ...]
    decks: tuple[DeckView, ...]
    tribes: tuple[TribeView, ...]
    pool: Mapping[str, int]
    track: TrackView
    ending: bool = False
    standing: tuple[ResultView, ...] = ()
    why: str = ""


def find_affordable(view: TableView, fetched: Mapping[str, int]) -> tuple[ItemView, ...]:
    """The viewer's own hidden items that the pool could pay for, each alone, if this were added; private."""
    if view.viewer is None:
        return ()
    items = view.tribes[view.viewer].own_items or ()
    pool = {what: view.pool.get(what, 0) + fetched.get(what, 0) for what in {*view.pool, *fetched}}
    return tuple(
        item for item in items if all(pool.get(what, 0) >= pieces for what, pieces in item.cost.items())
    )
