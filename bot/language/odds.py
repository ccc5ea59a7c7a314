"""Chances in words: what a game whose dice can be reckoned with must say."""

from __future__ import annotations

from typing import Any, Protocol

from bot.language.texts import Texts
from engine.core.actions import Action


class Odds(Protocol):
    """How likely things are in one game; a module with these is one."""

    def likely(self, texts: Texts, chosen: Action, view: Any) -> str:
        """Beside an option what its dice usually bring, in a few words; empty where none are rolled."""
        ...

    def odds_text(self, texts: Texts, view: Any) -> str:
        """What the viewer can expect of the dice of this round, at most a message long."""
        ...
