"""A playground for a busy machine: Discord waits three seconds for an answer, and tests about that set their own."""

from __future__ import annotations

from typing import Any

from bot.playground import Settings


def unhurried(**more: Any) -> Settings:
    """Settings under which other people's load on the machine fails no test; `more` are further ones."""
    return Settings(**{"settle": 0.02, "deadline": 15.0, "patience": 60.0, **more})
