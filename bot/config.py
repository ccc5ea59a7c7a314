"""The settings of the host, from the environment and a `.env` file; each is explained in `.env.example`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.language.texts import languages

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class ConfigError(Exception):
    """A setting cannot be used; the text says which, why, and what is possible."""


@dataclass(frozen=True, slots=True)
class Config:
    """How this bot runs. An empty token means: play in the embedded playground."""

    token: str
    database: Path
    playground_port: int
    language: str
    log_level: str

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Config:
        """The settings; raises `ConfigError`."""
        port = environment.get("PLAYGROUND_PORT") or "8765"
        language = environment.get("LANGUAGE") or "en"
        level = (environment.get("LOG_LEVEL") or "INFO").upper()
        if not port.isdigit() or int(port) > 65535:
            raise ConfigError(f"PLAYGROUND_PORT must be a number from 0 to 65535, not {port!r}.")
        if level not in LEVELS:
            raise ConfigError(f"LOG_LEVEL must be one of {', '.join(LEVELS)}, not {level!r}.")
        return cls(
            token=environment.get("DISCORD_TOKEN", "").strip(),
            database=Path(environment.get("DATABASE") or "stone_age.sqlite"),
            playground_port=int(port),
            language=language if language in languages() else "en",
            log_level=level,
        )
