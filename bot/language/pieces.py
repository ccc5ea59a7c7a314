"""The cards, tiles and places on a table that one can ask about."""

from __future__ import annotations

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
