"""What no document says: how the rules that they leave open are read here, and which components are reconstructed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import ModuleType
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


def list_reconstructed(
    texts: Texts, prefix: str, components: ModuleType, overrides: Iterable[tuple[str, str, Any]]
) -> str:
    """A line for each sort of component of a game: how many have no source, and how many the operator has changed."""
    overridden = Counter((table, part) for table, part, _ in overrides)
    lines = [texts.say(f"{prefix}-credits")]
    found = Counter((table, part) for table, part, _ in components.find_reconstructed())
    for (table, part), count in found.items():
        name = texts.say(f"{prefix}-credit-{table}-{part}")
        among = len(components.rows_of(table).get(part, [None]))
        said = texts.say(f"{prefix}-credit", name=name, count=count, among=among)
        changed = overridden[table, part]
        lines.append(texts.say(f"{prefix}-credit-house", line=said, changed=changed) if changed else said)
    return "\n".join(lines)
