"""The house file of the host: values of his own where no source gives the printed ones."""

from __future__ import annotations

from pathlib import Path

import engine
from bot.config import ConfigError
from engine.stone_age.game import StoneAge
from engine.stone_age.house import WrongHouseFile, override


def furnish(path: Path) -> None:
    """Play Stone Age with the values of this file, from before the first game is loaded; raises `ConfigError`."""
    try:
        components = override(str(path), path.read_text("utf-8"))
    except WrongHouseFile as mistake:
        raise ConfigError(str(mistake)) from None
    except (OSError, UnicodeDecodeError) as problem:
        raise ConfigError(f"HOUSE_RULES: {path} cannot be read: {problem}.") from None
    engine.GAMES[StoneAge.id] = StoneAge(components)
