"""Adds the bot's icons to a playground beforehand, so that no test waits for a hundred uploads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.games import SPECS
from bot.language.icons import emoji_name
from bot.playground import Playground
from renders.emoji import emoji

ALL = frozenset[str]().union(*(spec.phrases.icons for spec in SPECS.values()))


@cache
def draw_icons() -> Mapping[str, bytes]:
    """The PNG of every icon, by the name of its emoji on Discord."""
    found = {icon: emoji(icon) for icon in sorted(ALL)}
    return {f"{emoji_name(icon)}_{each.version}": each.png for icon, each in found.items()}


def provide(ground: Playground) -> None:
    """Add all icons to a playground, as if this version had run before."""
    for name, png in draw_icons().items():
        ground.world.add_emoji(name, png)
