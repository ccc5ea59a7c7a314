"""The cards, tiles and the animal on a table of Stone Age, each with the rules that explain it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.language.pieces import Piece
from bot.language.stone_age.board import card_line
from bot.language.stone_age.words import animal, building, place
from bot.language.texts import Texts
from engine.stone_age.view import BuildingView, CardFieldView, TableView


def pieces(texts: Texts, view: TableView) -> list[Piece]:
    """What lies open, by the number of its place."""
    found = [_card(texts, field) for field in view.card_fields]
    tiles = [(each.space, each.building) for each in (*view.stacks, *view.igloos)]
    found += [_tile(texts, space, tile) for space, tile in tiles]
    if view.animal:
        name = f"{place(texts, 'animal')}: {animal(texts, view.animal.id)}"
        found.append(Piece(view.animal.id, "animal", name, ("place-animal",)))
    return [each for each in found if each is not None]


def _card(texts: Texts, field: CardFieldView) -> Piece | None:
    if field.card is None:
        return None
    top, bottom = field.card.top["kind"], field.card.bottom.get("people", "culture")
    entries = (f"card-{top}", f"bottom-{bottom}", "place-card")
    return Piece(field.card.id, field.space, card_line(texts, field), entries)


def _tile(texts: Texts, space: str, tile: BuildingView | None) -> Piece | None:
    if tile is None:
        return None
    name = f"{place(texts, space)}: {building(texts, tile)}"
    return Piece(tile.id, space, name, (*_rules_of(tile), f"place-{space.partition(' ')[0]}"))


def _rules_of(tile: BuildingView) -> Iterator[str]:
    yield f"building-{tile.kind}"
    if tile.top:
        yield f"card-{tile.top['kind']}"
    yield from (f"building-{each}" for each in ("income", "ring", "plus") if getattr(tile, each))
