"""Which bands a table needs, and where everything stands then: the picture grows only as modules need it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.stone_age.view import TableView, TraderView
from renders.stone_age import layout
from renders.stone_age.layout import MARGIN, PANEL_HEIGHT, PANEL_WIDTH, WIDTH, Box, Place

_IGLOOS = tuple(f"igloo {n}" for n in (1, 2, 3, 4))
_RINGS = tuple(f"ring {n}" for n in (1, 2, 3))
_STYLE = ("trader", "card 5")
_KNOWN = {*layout.IN_VALLEY, *layout.OFFERS, *_STYLE, *_IGLOOS, *_RINGS, "building 5", "animal", "herd"}


@dataclass(frozen=True, slots=True)
class Form:
    """Everything that decides where things stand and what never changes; the key of the static layer.

    `spaces` are those beyond the four cards, the four buildings and the valley; `others` are unknown ones.
    """

    seats: int
    modules: tuple[str, ...]
    spaces: frozenset[str]
    others: tuple[str, ...]
    trader: TraderView | None


def form_of(view: TableView) -> Form:
    """The form of a table; ring places count once their tile is built."""
    names = [space.id for space in view.spaces if space.group != "ring" or space.owner is not None]
    base = {*layout.IN_VALLEY, *layout.OFFERS}
    extra = {name for name in names if name in _KNOWN} - base
    extra |= {each.space for each in view.card_fields} - base
    extra |= {each.space for each in view.stacks} - base
    others = tuple(name for name in names if name not in _KNOWN)
    return Form(len(view.players), view.modules, frozenset(extra), others, view.trader)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything of one form stands; a band that is not needed has no box."""

    form: Form
    places: Mapping[str, Place]
    valley: Box
    players_top: int
    panel_height: int
    track: Box | None
    vacant: tuple[Box, ...]

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.players_top + (self.form.seats + 1) // 2 * (self.panel_height + MARGIN)

    def panel(self, seat: int) -> Box:
        """The box of a player, two in a row."""
        left = MARGIN + seat % 2 * (PANEL_WIDTH + MARGIN)
        top = self.players_top + seat // 2 * (self.panel_height + MARGIN)
        return left, top, left + PANEL_WIDTH, top + self.panel_height


@dataclass(slots=True)
class _Rows:
    """Places while they are laid out from top to bottom."""

    places: dict[str, Place]
    y: int
    vacant: list[Box] = field(default_factory=list[Box])


@lru_cache(maxsize=32)
def plan(form: Form) -> Layout:
    """The places of a form: bands between the buildings and the valley, then the players."""
    rows = _Rows(dict(layout.OFFERS), layout.BANDS_TOP)
    track = _add_trader(form, rows)
    _add_igloos(form, rows)
    _add_rings(form, rows)
    _add_others(form, rows)
    panel_height = PANEL_HEIGHT + layout.POSSESSIONS * _has_possessions(form)
    blocks = [name for name in ("animal", "herd") if name in form.spaces]
    if form.seats % 2 == 0:
        _add_blocks(blocks, rows)
    valley = (0, rows.y, WIDTH, rows.y + layout.VALLEY_HEIGHT)
    for name, (box, rings) in layout.IN_VALLEY.items():
        rows.places[name] = layout.valley_place(rows.y, box, rings)
    players_top = valley[3] + 10
    if form.seats % 2:
        _fill_last_row(blocks, rows, players_top + form.seats // 2 * (panel_height + MARGIN), panel_height)
    return Layout(form, rows.places, valley, players_top, panel_height, track, tuple(rows.vacant))


def _has_possessions(form: Form) -> bool:
    return bool(form.spaces & {*_STYLE, *_IGLOOS, "herd"})


def _add_trader(form: Form, rows: _Rows) -> Box | None:
    if not form.spaces & {*_STYLE}:
        return None
    rows.places["card 5"] = layout.card_at(layout.FIFTH_LEFT, rows.y)
    rows.places["trader"] = trader = layout.trader_at(rows.y)
    track = (trader.box[2], rows.y, WIDTH - MARGIN, rows.y + layout.CARD_HEIGHT)
    rows.y += layout.CARD_HEIGHT + 10
    return track


def _add_igloos(form: Form, rows: _Rows) -> None:
    igloos = [name for name in _IGLOOS if name in form.spaces]
    fifth = "building 5" in form.spaces
    if not igloos and not fifth:
        return
    if fifth:
        rows.places["building 5"] = layout.tile_at(layout.FIFTH_LEFT, rows.y)
    else:
        rows.vacant.append((layout.FIFTH_LEFT, rows.y, layout.FIFTH_RIGHT, rows.y + layout.BUILDING_HEIGHT))
    for i, name in enumerate(igloos):
        left = layout.BESIDE_FIFTH + i * layout.IGLOO_STEP
        rows.places[name] = layout.tile_at(left, rows.y, layout.IGLOO_WIDTH)
    if not igloos:
        rows.vacant.append((layout.BESIDE_FIFTH, rows.y, WIDTH - MARGIN, rows.y + layout.BUILDING_HEIGHT))
    rows.y += layout.BUILDING_HEIGHT + 10


def _add_rings(form: Form, rows: _Rows) -> None:
    built = [name for name in _RINGS if name in form.spaces]
    for i, name in enumerate(built):
        rows.places[name] = layout.ring_at(MARGIN + i * layout.RING_STEP, rows.y)
    if not built:
        return
    if len(built) < len(_RINGS):
        left = MARGIN + len(built) * layout.RING_STEP
        rows.vacant.append((left, rows.y, WIDTH - MARGIN, rows.y + layout.RING_HEIGHT))
    rows.y += layout.RING_HEIGHT + 10


def _add_others(form: Form, rows: _Rows) -> None:
    for i, name in enumerate(form.others):
        left = MARGIN + i % 3 * layout.OTHER_STEP
        rows.places[name] = layout.other_at(left, rows.y + i // 3 * (layout.OTHER_HEIGHT + MARGIN))
    rows.y += -(-len(form.others) // 3) * (layout.OTHER_HEIGHT + MARGIN)


_BLOCKS = {"animal": layout.animal_at, "herd": layout.herd_at}


def _add_blocks(blocks: list[str], rows: _Rows) -> None:
    """A band of its own, half of it vacant when there is one block only."""
    for i, name in enumerate(blocks):
        rows.places[name] = _BLOCKS[name](MARGIN + i * (PANEL_WIDTH + MARGIN), rows.y)
    if len(blocks) == 1:
        left = 2 * MARGIN + PANEL_WIDTH
        rows.vacant.append((left, rows.y, left + PANEL_WIDTH, rows.y + layout.BLOCK_HEIGHT))
    rows.y += (layout.BLOCK_HEIGHT + 10) * bool(blocks)


def _fill_last_row(blocks: list[str], rows: _Rows, top: int, panel_height: int) -> None:
    """Beside the last of an odd number of players there is room for both blocks."""
    left, bottom = 2 * MARGIN + PANEL_WIDTH, top + panel_height
    for name in blocks:
        rows.places[name] = _BLOCKS[name](left, top)
        top += layout.BLOCK_HEIGHT + 4
    if len(blocks) < 2:
        rows.vacant.append((left, top, left + PANEL_WIDTH, bottom))
