"""The settings of the operator, from the environment and a `.env` file; each is explained in `.env.example`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

from bot.language.texts import add_home, languages

FORMS = ("text", "json")
SCHEMES = ("postgresql", "postgres")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
HIGHEST_PORT = 65535
NO_BACKUP = (
    "BACKUP_FOLDER is for SQLite files. Copy a PostgreSQL database with pg_dump, or into a file with"
    " python -m bot move-database ADDRESS FILE."
)
ENVIRONMENT = Path(".env")
"""Where the settings are that stand in a file."""


class ConfigError(Exception):
    """A setting cannot be used; the text says which, why, and what is possible."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a PostgreSQL database is; as a string without the password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user, _, host = parts.netloc.rpartition("@")
        return f"postgresql://{user.partition(':')[0]}{'@' if user else ''}{host}{parts.path}"

    @property
    def passwords(self) -> tuple[str, ...]:
        """The password in each form in which it could appear somewhere."""
        parts = urlsplit(self.url)
        given = [
            parts.netloc.rpartition("@")[0].partition(":")[2],
            *parse_qs(parts.query).get("password", ()),
        ]
        return tuple({form for each in given for form in (each, unquote(each)) if form})


Database = Path | Address
"""Where the tables and moves are: a SQLite file, or a PostgreSQL database."""


@dataclass(frozen=True, slots=True)
class Config:
    """How this bot runs. An empty token means: play in the embedded playground."""

    token: str = field(repr=False)
    database: Database
    playground_port: int
    language: str
    log_level: str
    house_rules: Path | None = None
    backup_folder: Path | None = None
    backup_hours: int = 24
    backup_keep: int = 14
    log_lines: str = "text"
    watch_port: int = 0
    watch_host: str = "127.0.0.1"
    database_direct: Address | None = None

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show."""
        addresses = (each for each in (self.database, self.database_direct) if isinstance(each, Address))
        return (self.token, *(password for each in addresses for password in each.passwords))

    @classmethod
    def read(cls, environment: Mapping[str, str | None]) -> Config:
        """The settings, with the default for what is missing or empty; raises `ConfigError`."""

        def setting(name: str, default: str) -> str:
            return (environment.get(name) or "").strip() or default

        if (further := _path(setting("LANGUAGES", ""))) is not None:
            if not any(further.glob("*/*.ftl")):
                raise ConfigError(
                    f"LANGUAGES must be a folder that holds languages, such as fr/, not {further}."
                )
            add_home(further)
        config = cls(
            token=setting("DISCORD_TOKEN", ""),
            database=database("DATABASE", setting("DATABASE", "stone_age.sqlite")),
            playground_port=_number("PLAYGROUND_PORT", setting("PLAYGROUND_PORT", "8765"), 0, HIGHEST_PORT),
            language=_language(setting("BOT_LANGUAGE", "en")),
            house_rules=_path(setting("HOUSE_RULES", "")),
            backup_folder=_path(setting("BACKUP_FOLDER", "")),
            backup_hours=_number("BACKUP_HOURS", setting("BACKUP_HOURS", "24"), 1, 24 * 365),
            backup_keep=_number("BACKUP_KEEP", setting("BACKUP_KEEP", "14"), 1, 10_000),
            log_lines=_one_of("LOG_LINES", setting("LOG_LINES", "text").lower(), FORMS),
            watch_port=_number("WATCH_PORT", setting("WATCH_PORT", "0"), 0, HIGHEST_PORT),
            watch_host=_address("WATCH_HOST", setting("WATCH_HOST", "127.0.0.1")),
            database_direct=_direct(setting("DATABASE_DIRECT", "")),
            log_level=_one_of("LOG_LEVEL", setting("LOG_LEVEL", "INFO").upper(), LEVELS),
        )
        if config.backup_folder is not None and isinstance(config.database, Address):
            raise ConfigError(NO_BACKUP)
        return config


def database(name: str, value: str) -> Database:
    """A file, or the address of a PostgreSQL database; raises `ConfigError` for other addresses."""
    scheme = re.match(r"(\w[\w+.-]+):(//)?", value)
    if scheme is None and "://" not in value:
        return Path(value)
    if scheme is None or not scheme[2] or scheme[1].lower() not in SCHEMES:
        said = value.partition(":")[0][:40]
        raise ConfigError(
            f"{name} must be a file or an address such as postgresql://user:password@host/name, not {said!r}:…"
        )
    return Address(f"postgresql:{value.partition(':')[2]}")


def _direct(value: str) -> Address | None:
    found = database("DATABASE_DIRECT", value) if value else None
    if isinstance(found, Path):
        raise ConfigError("DATABASE_DIRECT must be an address such as postgresql://user:password@host/name.")
    return found


def _path(value: str) -> Path | None:
    return Path(value) if value else None


def _language(value: str) -> str:
    known = {each.lower(): each for each in languages()}
    return known.get(value.lower()) or _one_of("BOT_LANGUAGE", value, languages())


def _number(name: str, value: str, least: int, most: int) -> int:
    if not (value.isascii() and value.isdigit() and least <= int(value[:6]) <= most and len(value) <= 6):
        raise ConfigError(f"{name} must be a number from {least} to {most}, not {value[:40]!r}.")
    return int(value)


def _address(name: str, value: str) -> str:
    try:
        return str(ip_address(value))
    except ValueError:
        raise ConfigError(
            f"{name} must be an IP address of this machine, such as 127.0.0.1 or 0.0.0.0, not {value[:40]!r}."
        ) from None


def _one_of(name: str, value: str, possible: Sequence[str]) -> str:
    if value not in possible:
        raise ConfigError(f"{name} must be one of {', '.join(possible)}, not {value[:40]!r}.")
    return value
