"""What cards, building tiles and igloos have in common: who stands there, who could pay for it, whether it is new."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.stone_age.view import PlayerView, SpaceView, TableView, can_pay_building, can_pay_card
from renders.cells import Cell
from renders.frame import Box, Frame
from renders.stone_age.buildings import paint_igloo, paint_stack
from renders.stone_age.cards import paint_card
from renders.stone_age.layout import OFFER_HEIGHT, TILE_WIDTH
from renders.stone_age.offer import Offer
from renders.stone_age.scenery import is_winter, scenery

_ANIMALS = ("deer", "mammoth", "bison")
Places = Mapping[str, Box]


def offer_cells(
    view: TableView, letters: Sequence[str], since: TableView | None, places: Places
) -> Iterator[Cell]:
    """The cells of the cards, stacks and igloos among these places, and of stacks that this table does not have."""
    found = offers(view, letters, since)
    for field in view.card_fields:
        if field.space in places:
            content = {"field": field, "offer": found[field.space]}
            yield Cell(places[field.space], paint_card, content)
    for stack in view.stacks:
        if stack.space in places:
            yield Cell(places[stack.space], paint_stack, {"stack": stack, "offer": found[stack.space]})
    for n in range(len(view.stacks) + 1, 5):
        if (box := places.get(f"building {n}")) is not None:
            yield Cell(box, paint_vacancy, {"animal": _ANIMALS[n % 3], "winter": is_winter(view.modules)})
    for igloo in view.igloos:
        if igloo.space in places:
            content = {"building": igloo.building, "offer": found[igloo.space]}
            yield Cell(places[igloo.space], paint_igloo, content)


def paint_vacancy(frame: Frame, *, animal: str, winter: bool) -> None:
    """Draw a cave painting where a table of more players has a stack."""
    frame.shadow(animal, TILE_WIDTH / 2, OFFER_HEIGHT / 2, 110, scenery(winter=winter).shade)


def offers(view: TableView, letters: Sequence[str], since: TableView | None) -> dict[str, Offer]:
    """The state of all cards, tiles and igloos by place."""
    spaces = {space.id: space for space in view.spaces}
    affordable = affordable_places(view)
    prices = {field.space for field in view.card_fields}
    now, before = _states(view), _states(since or view)
    return {
        name: Offer(
            visitor=_visitor(spaces.get(name), letters),
            number="" if name in prices else name.rpartition(" ")[2],
            payable=name in affordable,
            news=before.get(name, state) != state,
        )
        for name, state in now.items()
    }


def affordable_places(view: TableView) -> frozenset[str]:
    """The places of cards, tiles and igloos that the player on turn can pay and nobody else stands at."""
    player = payer(view)
    if player is None:
        return frozenset()
    taken = {space.id for space in view.spaces if sum(space.people) > space.people[player.seat]}
    return frozenset(payable(view, player)) - taken


def _states(view: TableView) -> dict[str, tuple[object, ...]]:
    """What lies and who stands at each place: an offer has changed if this differs."""
    people = {space.id: space.people for space in view.spaces}
    lying: dict[str, object] = {field.space: field.card and field.card.id for field in view.card_fields}
    lying |= {stack.space: stack.left for stack in view.stacks}
    lying |= {igloo.space: igloo.building is None for igloo in view.igloos}
    return {name: (what, people.get(name)) for name, what in lying.items()}


def _visitor(space: SpaceView | None, letters: Sequence[str]) -> tuple[int, str] | None:
    seats = [seat for seat, count in enumerate(space.people) if count] if space else []
    return (seats[0], letters[seats[0]]) if seats else None


def payer(view: TableView) -> PlayerView | None:
    """The player who is asked; None if nobody is, or several at once."""
    return view.players[view.waiting[0]] if len(view.waiting) == 1 else None


def payable(view: TableView, player: PlayerView) -> Iterator[str]:
    """The places of all cards, tiles and igloos that a player can pay, kept cards included, exchanges not."""
    yield from (field.space for field in view.card_fields if field.card and can_pay_card(player, field))
    for offer in (*view.stacks, *view.igloos):
        if offer.building and can_pay_building(player, offer.building):
            yield offer.space
