"""How the rules that the documents leave open are read here, with the lines each reading rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.language.texts import Texts
from engine.hunters_scouts import components as hunters_scouts
from engine.stone_age import components as stone_age

TABLES: Mapping[str, Callable[[str], Mapping[str, Any]]] = {
    "stone_age": stone_age.table,
    "hunters_scouts": hunters_scouts.table,
}


def readings_text(texts: Texts, game: str) -> str:
    """Every reading of a game, a line each: `R04 Who is called home covers exactly one free field (L159-165)`."""
    rows = [
        texts.say(
            "reading-row",
            id=row["id"],
            text=texts.say(f"reading-{game}-{row['id'].lower()}"),
            source=row["source"],
        )
        for row in TABLES[game]("readings")["reading"]
    ]
    return "\n".join([texts.say(f"readings-{game}"), *rows])
