"""The locations, sacred places and characters on a table of Jäger und Späher, each with the rules that explain it."""

from __future__ import annotations

from bot.language.hunters_scouts.words import character, does, place_with_fields
from bot.language.pieces import Piece
from bot.language.texts import Texts
from engine.hunters_scouts.view import TableView


def pieces(texts: Texts, view: TableView) -> list[Piece]:
    """What lies open: by the letter of its place, then the characters on display by their names."""
    open_ones = [(each.id, each.group) for each in view.locations]
    open_ones += [(each.id, f"place-{each.id}") for each in view.places]
    found = [
        Piece(where, where, place_with_fields(texts, where, view), (entry,)) for where, entry in open_ones
    ]
    shown = dict.fromkeys(each for column in view.columns for each in column.cards)
    cards = {each: f"{character(texts, each)}: {does(texts, each)}" for each in shown}
    return [*found, *(Piece(each, "", name, (f"character-{each}",)) for each, name in cards.items())]
