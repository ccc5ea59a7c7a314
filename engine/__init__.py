"""The rules of the games, pure: no I/O, no clock, no randomness of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.match import AnyGame

GAMES: dict[str, AnyGame]
"""Every game of the product, by id: all that the product needs to know of its rules stands in this one record.

It is made when it is asked for: what needs a part of the engine, such as the views of a picture, imports no rules.
"""

OVERRIDES: list[str] = []
"""The lines of the file whose values these games have instead of the printed ones."""

RULES = 2
"""Goes up when old logs change their meaning.

1: Stone Age with all its modules, Jäger und Späher with its variants.
2: Jäger und Späher: who scores furs at the Mud springs stays there (R11), Misty gorge and Ice cavern keep up to 2 or 3
items (L674-679), a tribe without members has lost at once (R37).
"""


def __getattr__(name: str) -> object:
    """Of all names that are not there only `GAMES` can be made."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from engine.hunters_scouts.game import HuntersAndScouts
    from engine.stone_age.game import StoneAge

    games: dict[str, AnyGame] = {game.id: game for game in (StoneAge(), HuntersAndScouts())}
    return globals().setdefault(name, games)
