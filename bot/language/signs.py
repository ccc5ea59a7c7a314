"""What the symbols of a picture mean, in a few words each."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.language.texts import Texts

IN_A_PICTURE = 24


def sign(texts: Texts, game: str, icon: str) -> str:
    """What a symbol of a game means, after the symbol itself where Discord has it."""
    name = re.sub("[ _]", "-", icon.replace("Σ", "sum"))
    return texts.icon(icon) + texts.say(f"sign-{game}-{name}")


def signs_by_page(texts: Texts, game: str, icons: Sequence[str]) -> list[tuple[tuple[str, str], ...]]:
    """Symbols with their words, in parts of about one size that fit into one picture each."""
    meant = [(each, sign(texts, game, each)) for each in icons]
    most = -(-len(meant) // max(1, -(-len(meant) // IN_A_PICTURE)))
    return [tuple(meant[at : at + most]) for at in range(0, len(meant), most)]
