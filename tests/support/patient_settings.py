"""Settings of a playground for a busy machine, which waits longer than the three seconds of Discord."""

from __future__ import annotations

from typing import Any

from bot.playground import Settings


def patient_settings(**more: Any) -> Settings:
    """Settings with long timeouts, so that no test fails because the machine is busy; `more` override them."""
    return Settings(**{"settle": 0.02, "deadline": 15.0, "patience": 60.0, **more})
