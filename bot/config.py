"""The settings of the host, from the environment and a `.env` file; each is explained in `.env.example`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.language.texts import languages

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
HIGHEST_PORT = 65535


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
    house_rules: Path | None = None

    @classmethod
    def read(cls, environment: Mapping[str, str | None]) -> Config:
        """The settings, with the default for what is missing or empty; raises `ConfigError`."""

        def setting(name: str, default: str) -> str:
            return (environment.get(name) or "").strip() or default

        return cls(
            token=setting("DISCORD_TOKEN", ""),
            database=Path(setting("DATABASE", "stone_age.sqlite")),
            playground_port=_port("PLAYGROUND_PORT", setting("PLAYGROUND_PORT", "8765")),
            language=_one_of("BOT_LANGUAGE", setting("BOT_LANGUAGE", "en").lower(), languages()),
            house_rules=_path(setting("HOUSE_RULES", "")),
            log_level=_one_of("LOG_LEVEL", setting("LOG_LEVEL", "INFO").upper(), LEVELS),
        )


def _path(value: str) -> Path | None:
    return Path(value) if value else None


def _port(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and int(value[:6]) <= HIGHEST_PORT):
        raise ConfigError(f"{name} must be a number from 0 to {HIGHEST_PORT}, not {value[:40]!r}.")
    return int(value)


def _one_of(name: str, value: str, possible: Sequence[str]) -> str:
    if value not in possible:
        raise ConfigError(f"{name} must be one of {', '.join(possible)}, not {value[:40]!r}.")
    return value
