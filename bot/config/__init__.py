"""The settings of the operator, from the environment and a `.env` file; each is explained in `.env.example`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field, replace
from functools import partial
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

from bot.config.reading import (
    UPDATE_COPY_DAYS,
    ConfigError,
    Keep,
    names_of,
    optional,
    read_address,
    read_api,
    read_folder,
    read_number,
    read_one_of,
    read_page,
    read_path,
    read_settings,
    setting,
)
from bot.language.further import UnusableLanguage, check_languages
from bot.language.texts import OURS, add_home, languages
from engine.command_name import command_name
from engine.core.values import frozen

FORMS = ("text", "json")
SCHEMES = ("postgresql", "postgres")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
NO_BACKUP = (
    "BACKUP_FOLDER is for SQLite files. Copy a PostgreSQL database with pg_dump, or into a file with"
    f" {command_name('bot')} move-database ADDRESS FILE."
)
UNESCAPED = re.compile(r"[@/?#\[\]\s]|%(?![0-9a-fA-F]{2})")
"""Characters that end user and password before their `@`, unless they are escaped."""
ENVIRONMENT = Path(".env")
"""The file with settings."""
MOST_SHARDS = 100_000


@frozen
class Address:
    """The address of a PostgreSQL database; `str` omits the password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user, _, host = parts.netloc.rpartition("@")
        return f"postgresql://{user.partition(':')[0]}{'@' if user else ''}{host}{parts.path}"

    @property
    def passwords(self) -> tuple[str, ...]:
        """The password in each form in which it could appear in a log."""
        parts = urlsplit(self.url)
        given = [
            parts.netloc.rpartition("@")[0].partition(":")[2],
            *parse_qs(parts.query).get("password", ()),
        ]
        return tuple({form for each in given for form in (each, unquote(each)) if form})


Database = Path | Address
"""The database: a SQLite file, or a PostgreSQL database."""


@frozen
class Shards:
    """The part of all servers whose events this process gets: some `numbers` out of a `count`; 0: all, as many shards
    as Discord proposes.
    """

    numbers: tuple[int, ...] = (0,)
    count: int = 0

    @classmethod
    def read(cls, value: str) -> Shards:
        """Parse `0-3/16` or `5/16`; empty means all. Raises `ConfigError`."""
        if not value:
            return cls()
        found = re.fullmatch(r"([0-9]{1,6})(?:-([0-9]{1,6}))?/([0-9]{1,6})", value, re.ASCII)
        first, last, count = (int(each or found[1]) for each in found.groups()) if found else (0, 0, 0)
        if not first <= last < count <= MOST_SHARDS:
            raise ConfigError(
                f"SHARDS must be some of all, counted from 0, such as 0-3/16 or 15/16, not {value[:40]!r}."
            )
        return cls(tuple(range(first, last + 1)), count)

    def __str__(self) -> str:
        if not self.count:
            return "all"
        first, last = min(self.numbers), max(self.numbers)
        ends = str(first) if first == last else f"{first}-{last}"
        return f"{ends}/{self.count}"

    @property
    def is_all(self) -> bool:
        return len(self.numbers) >= self.count

    @property
    def has_first(self) -> bool:
        """Whether the owner of these shards also does what belongs to no server."""
        return self.holds(0)

    @property
    def server(self) -> int:
        """The lowest id that a server of these shards could have."""
        return min(self.numbers) << 22

    def holds(self, server: int) -> bool:
        """Whether this server belongs to these shards."""
        return self.is_all or self.number_of(server) in self.numbers

    def number_of(self, server: int) -> int:
        """The shard of this server."""
        return (server >> 22) % max(1, self.count)

    def having(self, server: str) -> str:
        """`holds` as a condition of SQL about this column."""
        numbers = ", ".join(map(str, self.numbers))
        return "true" if self.is_all else f"({server} >> 22) % {self.count} in ({numbers})"

    @property
    def having_table(self) -> str:
        """`holds` as a condition of SQL about the column `game`, the number of a table."""
        return "true" if self.is_all else f"game in (select id from tables where {self.having('server')})"

    def misfit(self, said: str) -> str | None:
        """Why a process cannot have these shards while another one has those in `said`; None if it can. It may have the
        same ones, to wait for them.
        """
        if said == str(self):
            return None
        theirs = Shards.read("" if said == "all" else said)
        if theirs.count != self.count:
            return (
                f"SHARDS={self} does not fit SHARDS={theirs} of a process that is running: all processes must count the"
                " same number of shards."
            )
        if {*theirs.numbers} & {*self.numbers}:
            return (
                f"SHARDS={self} overlaps SHARDS={theirs} of a process that is running: give each process shards of its"
                " own."
            )
        return None


def _read_languages(name: str, value: str) -> Path:
    """Add the languages in a folder; returns it."""
    folder = read_path(name, value)
    try:
        check_languages(folder, OURS)
    except UnusableLanguage as problem:
        raise ConfigError(f"{name}: {problem}.") from None
    add_home(folder)
    return folder


def database(name: str, value: str) -> Database:
    """Parse a file name, or the address of a PostgreSQL database; raises `ConfigError` for other addresses."""
    scheme = re.match(r"(\w[\w+.-]+):(//)?", value)
    if scheme is None and "://" not in value:
        if (path := read_path(name, value)).is_dir():
            raise ConfigError(f"{name} must be a file, and {path} is a folder.")
        return path
    if scheme is None or not scheme[2] or scheme[1].lower() not in SCHEMES:
        said = value.partition(":")[0][:40]
        raise ConfigError(
            f"{name} must be a file or an address such as postgresql://user:password@host/name, not {said!r}:…"
        )
    if UNESCAPED.search(value.partition("//")[2].rpartition("@")[0]):
        raise ConfigError(
            f"In user and password of {name}, write @ as %40, / as %2F, ? as %3F, # as %23, [ as %5B, ] as %5D,"
            " a space as %20 and % as %25."
        )
    url = f"postgresql:{value.partition(':')[2]}"
    try:
        urlsplit(url)
    except ValueError as error:
        raise ConfigError(
            f"{name} must be an address such as postgresql://user:password@host/name: {error}."
        ) from None
    return Address(url)


def _read_direct(name: str, value: str) -> Address:
    found = database(name, value)
    if isinstance(found, Path):
        raise ConfigError(f"{name} must be an address such as postgresql://user:password@host/name.")
    return found


READ_PORT = partial(read_number, least=0, most=65535)


@frozen
class Config:
    """How this bot runs. An empty token means: play in the embedded playground."""

    token: str = setting("DISCORD_TOKEN", is_secret=True)
    database: Database = setting("DATABASE", "stone_age.sqlite", database)
    playground_port: int = setting("PLAYGROUND_PORT", "8765", READ_PORT)
    languages: Path | None = setting("LANGUAGES", "", optional(_read_languages))
    language: str = setting("BOT_LANGUAGE", "en", lambda name, value: read_one_of(name, value, languages()))
    log_level: str = setting("LOG_LEVEL", "INFO", partial(read_one_of, possible=LEVELS))
    house_rules: Path | None = setting("HOUSE_RULES", "", optional(read_path))
    backup_folder: Path | None = setting("BACKUP_FOLDER", "", optional(read_folder))
    backup_hours: int = setting("BACKUP_HOURS", "24", partial(read_number, least=1, most=24 * 365))
    backup_keep: int = setting("BACKUP_KEEP", "14", partial(read_number, least=1, most=10_000))
    keep: Keep = Keep()
    erasures: Path | None = setting("ERASURES", "", optional(read_path))
    log_lines: str = setting("LOG_LINES", "text", partial(read_one_of, possible=FORMS))
    watch_port: int = setting("WATCH_PORT", "0", READ_PORT)
    watch_host: str = setting("WATCH_HOST", "127.0.0.1", read_address)
    sentry_dsn: str = setting("SENTRY_DSN", is_secret=True)
    database_direct: Address | None = setting("DATABASE_DIRECT", "", optional(_read_direct))
    shards: Shards = setting("SHARDS", "", lambda _, value: Shards.read(value))
    operator: str = setting("OPERATOR")
    contact: str = setting("CONTACT")
    privacy_url: str = setting("PRIVACY_URL", "", read_page)
    """The operator's name, contact and privacy policy, as far as they are set."""
    discord_api: str = setting("DISCORD_API", "", read_api)
    """A proxy for requests to Discord that keeps the rate limit of all processes. Empty: Discord itself."""

    @property
    def secrets(self) -> tuple[str, ...]:
        """The values that no log may contain."""
        addresses = (each for each in (self.database, self.database_direct) if isinstance(each, Address))
        return (self.token, self.sentry_dsn, *(password for each in addresses for password in each.passwords))

    @classmethod
    def read(cls, environment: Mapping[str, str | None]) -> Config:
        """Parse the settings, with defaults for missing and empty ones; raises `ConfigError`."""
        config, keep = read_settings(cls, environment), read_settings(Keep, environment)
        if isinstance(config.database, Path) and not config.shards.is_all:
            raise ConfigError(
                "SHARDS must be empty with a SQLite file: several processes need"
                f" DATABASE=postgresql://user:password@host/name, not {str(config.shards)!r}."
            )
        if config.database_direct is not None and isinstance(config.database, Path):
            raise ConfigError(f"DATABASE_DIRECT is for a DATABASE on PostgreSQL, not for {config.database}.")
        if config.backup_folder is not None and isinstance(config.database, Address):
            raise ConfigError(NO_BACKUP)
        return replace(config, keep=replace(keep, erasures=max(keep.erasures, config.backup_days)))

    @property
    def backup_days(self) -> int:
        """The most days for which the bot keeps a copy that it has made by itself."""
        scheduled = -(-self.backup_keep * self.backup_hours // 24) if self.backup_folder is not None else 0
        return max(scheduled, UPDATE_COPY_DAYS)


SETTINGS = (*names_of(Config), *names_of(Keep))
"""The names of all settings."""
