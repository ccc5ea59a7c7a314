"""The file `HOUSE_RULES` of the operator: other values where no source gives the printed ones."""

from __future__ import annotations

from pathlib import Path

import engine
from bot.config import ConfigError
from engine.core.value_overrides import WrongOverrides
from engine.text_files import UnreadableFile, read_text
from engine.value_overrides import override

OverridesFile = tuple[str, str]
"""Its name and its text."""


def apply(path: Path) -> None:
    """Play the games with the values of this file, from before the first one is loaded; raises `ConfigError`."""
    try:
        name, text = read(path)
        games = override(name, text)
    except WrongOverrides as mistake:
        raise ConfigError(f"HOUSE_RULES: {mistake}.") from None
    engine.GAMES.update(games)
    engine.OVERRIDES[:] = text.splitlines()


def read(path: Path) -> OverridesFile:
    """The name and the text of such a file; raises `ConfigError`."""
    try:
        return str(path), read_text(path)
    except UnreadableFile as problem:
        raise ConfigError(f"HOUSE_RULES: {problem}.") from None
