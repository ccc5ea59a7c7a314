"""What lies on a table that one can ask about: its cards, tiles and places, and the symbols on them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.language.texts import Texts
from engine.core.values import frozen

PIECE = "piece/"
"""What the value of a choice of a piece begins with."""


@frozen
class Piece:
    """One of them, by its own `id`, with the `place` where it lies (empty for none), its `name` with what it says, and
    the `entries` of the rules that explain it.
    """

    id: str
    place: str
    name: str
    entries: tuple[str, ...]

    def __str__(self) -> str:
        return f"{PIECE}{self.id}"

    def title(self, _texts: Texts) -> str:
        return self.name

    def text(self, texts: Texts, game: str) -> str:
        """What it is, under its name."""
        said = "\n".join(texts.say(f"rules-{game}-{entry}") for entry in dict.fromkeys(self.entries))
        return texts.say("rules-entry", title=self.name, text=said)


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
