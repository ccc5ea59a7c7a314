"""Icons that a playground has from the beginning, so that no test waits for a hundred uploads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.games import SPECS
from bot.language.icons import emoji_name
from bot.playground import Playground
from renders.emoji import emoji

ALL = frozenset[str]().union(*(spec.phrases.icons for spec in SPECS.values()))


@cache
def drawn() -> Mapping[str, bytes]:
    """Every icon of the product as Discord has it after the first start, by its name there."""
    found = {icon: emoji(icon) for icon in sorted(ALL)}
    return {f"{emoji_name(icon)}_{each.version}": each.png for icon, each in found.items()}


def provide(ground: Playground) -> None:
    """As after an earlier start of this version."""
    for name, png in drawn().items():
        ground.world.add_emoji(name, png)
