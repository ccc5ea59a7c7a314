"""The arguments of an option as they are typed and as they are called."""

from __future__ import annotations

from typing import Any

from bot.messages.asking import Asking
from engine.core.actions import NOBODY, Action


def argument(option: Action, name: str) -> str:
    """One argument of an option as it is typed; the only one is all that follows the verb."""
    if len(option.arguments) == 1:
        return str(option).partition(" ")[2]
    return option.arguments[name].form.write(getattr(option, name)) or NOBODY


def label(ask: Asking, option: Action, name: str) -> str:
    """The name of an argument of an option."""
    if len(option.arguments) == 1:
        return ask.label(option)
    value: Any = getattr(option, name)
    if isinstance(value, tuple):
        value = argument(option, name) if value else 0
    return ask.words.value(ask.texts, name, value, ask.view, ask.decision.seat)
