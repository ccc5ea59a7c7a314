"""The icons next to words: the bot's own emoji, where Discord has them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from functools import lru_cache

from engine.core.values import frozen

MARKUP = re.compile(r"<:\w+:\d+> ?")
"""An icon in a message, with the space after it."""
FACE = re.compile(r"<:die_(\d):\d+>")
"""A die in a message, which stands for its number."""


@frozen
class Icons:
    """The ids of the emoji that were uploaded to Discord, by the name of the icon."""

    ids: Mapping[str, int] = field(default_factory=dict[str, int])

    def markup(self, icon: str) -> str:
        """The icon and a space, to be put before its word in a message; empty if Discord lacks it."""
        return f"<:{emoji_name(icon)}:{self.ids[icon]}> " if icon in self.ids else ""

    def face(self, pips: str) -> str:
        """A die with so many pips on top; the number where Discord lacks the icon."""
        icon = f"die {pips}"
        return f"<:{emoji_name(icon)}:{self.ids[icon]}>" if icon in self.ids else pips


NO_ICONS = Icons()


@lru_cache(maxsize=1024)
def emoji_name(icon: str) -> str:
    """The name of an icon in the letters that Discord allows in the name of an emoji."""
    return re.sub(r"\W", "_", icon, flags=re.ASCII)


def without_icons(said: str) -> str:
    """A message without icons, with dice as numbers."""
    return MARKUP.sub("", FACE.sub(r"\1", said))
