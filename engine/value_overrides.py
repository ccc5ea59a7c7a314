"""The games with an operator's values: `[game.file.table.row]`; tables without a game belong to Stone Age."""

from __future__ import annotations

from engine import GAMES
from engine.core.match import AnyGame
from engine.core.value_overrides import Reading, parse
from engine.stone_age.game import StoneAge


def override(file: str, text: str) -> dict[str, AnyGame]:
    """Every game with the values of this file, by id; raises `WrongOverrides`."""
    tables = dict(parse(file, text))
    said = {game.id: tables.pop(game.id, {}) for game in GAMES.values()}
    found: dict[str, AnyGame] = {}
    for game in GAMES.values():
        reading = Reading(file, text, game.overrides, f"{game.id}.")
        values = reading.rows(dict(reading.tables("", said[game.id])))
        if game.id == StoneAge.id:
            values = {**values, **Reading(file, text, game.overrides).rows(tables)}
        found[game.id] = game.with_values(values)
    return found
