"""The house file of the host: values of his own where no source gives the printed ones."""

from __future__ import annotations

from pathlib import Path

import engine
from bot.config import ConfigError
from engine.core.value_overrides import WrongHouseFile
from engine.value_overrides import furnished

HouseFile = tuple[str, str]
"""Its name and its text."""


def furnish(path: Path) -> None:
    """Play the games with the values of this file, from before the first one is loaded; raises `ConfigError`."""
    try:
        name, text = read(path)
        games = furnished(name, text)
    except WrongHouseFile as mistake:
        raise ConfigError(str(mistake)) from None
    engine.GAMES.update(games)
    engine.HOUSE[:] = text.splitlines()


def read(path: Path) -> HouseFile:
    """The name and the text of a house file; raises `ConfigError`."""
    try:
        return str(path), path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ConfigError(f"HOUSE_RULES: {path} cannot be read: {problem}.") from None
