"""How the rules that the documents leave open are read here, with the lines each reading rests on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.language.texts import Texts


def readings_text(texts: Texts, game: str, table: Mapping[str, Any]) -> str:
    """Every reading of a game, a line each: `R04 Who is called home covers exactly one free field (L159-165)`."""
    rows = [
        texts.say(
            "reading-row",
            id=row["id"],
            text=texts.say(f"reading-{game}-{row['id'].lower()}"),
            source=row["source"],
        )
        for row in table.get("reading", ())
    ]
    return "\n".join([texts.say(f"readings-{game}"), *rows])
