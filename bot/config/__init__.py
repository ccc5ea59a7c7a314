"""The settings of the operator, from the environment and a `.env` file; each is explained in `.env.example`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

from bot.config.reading import (
    UPDATE_COPY_DAYS,
    ConfigError,
    Keep,
    quote_typed,
    read_address,
    read_api,
    read_number,
    read_one_of,
    read_page,
    read_path,
)
from bot.language.further import UnusableLanguage, check_languages
from bot.language.texts import OURS, add_home, languages
from engine.command_name import command_name
from engine.core.values import frozen

FORMS = ("text", "json")
SCHEMES = ("postgresql", "postgres")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
HIGHEST_PORT = 65535
NO_BACKUP = (
    "BACKUP_FOLDER is for SQLite files. Copy a PostgreSQL database with pg_dump, or into a file with"
    f" {command_name('bot')} move-database ADDRESS FILE."
)
UNESCAPED = re.compile(r"[@/?#\[\]\s]|%(?![0-9a-fA-F]{2})")
"""What would end user and password before the `@` that does."""
ENVIRONMENT = Path(".env")
"""Where the settings are that stand in a file."""
MOST_SHARDS = 100_000


@frozen
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


@frozen
class Shards:
    """The part of all servers whose events this process gets: some `numbers` out of a `count`; 0: all, as many shards
    as Discord proposes.
    """

    numbers: tuple[int, ...] = (0,)
    count: int = 0

    @classmethod
    def read(cls, value: str) -> Shards:
        """`0-3/16` or `5/16`; empty for all. Raises `ConfigError`."""
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
        """Whether what belongs to no server is done by who has these shards."""
        return self.holds(0)

    @property
    def server(self) -> int:
        """The smallest number that a server of theirs could have."""
        return min(self.numbers) << 22

    def holds(self, server: int) -> bool:
        """Whether this server is among them."""
        return self.is_all or self.number_of(server) in self.numbers

    def number_of(self, server: int) -> int:
        """The shard of this server."""
        return (server >> 22) % max(1, self.count)

    def having(self, server: str) -> str:
        """The same as a condition of SQL, about a column."""
        numbers = ", ".join(map(str, self.numbers))
        return "true" if self.is_all else f"({server} >> 22) % {self.count} in ({numbers})"

    @property
    def having_table(self) -> str:
        """The same about the column `game`, the number of a table."""
        return "true" if self.is_all else f"game in (select id from tables where {self.having('server')})"

    def misfit(self, said: str) -> str | None:
        """Why a process cannot have these shards while another one has those that are `said`; None where it can. The
        same ones are those of a process that waits.
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


@frozen
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
    keep: Keep = Keep()
    erasures: Path | None = None
    log_lines: str = "text"
    watch_port: int = 0
    watch_host: str = "127.0.0.1"
    sentry_dsn: str = field(default="", repr=False)
    database_direct: Address | None = None
    shards: Shards = Shards()
    operator: str = ""
    contact: str = ""
    privacy_url: str = ""
    """Who runs it, how people reach them, and where their privacy policy is, as far as they say so."""
    discord_api: str = ""
    """Where requests to Discord go instead: a proxy that keeps the limit of all processes. Empty: Discord itself."""

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show."""
        addresses = (each for each in (self.database, self.database_direct) if isinstance(each, Address))
        return (self.token, self.sentry_dsn, *(password for each in addresses for password in each.passwords))

    @classmethod
    def read(cls, environment: Mapping[str, str | None]) -> Config:
        """The settings, with the default for what is missing or empty; raises `ConfigError`."""

        def setting(name: str, default: str) -> str:
            return quote_typed(name, environment.get(name) or "") or default

        _add_languages(_path("LANGUAGES", setting("LANGUAGES", "")))
        where = database("DATABASE", setting("DATABASE", "stone_age.sqlite"))
        config = cls(
            token=setting("DISCORD_TOKEN", ""),
            database=where,
            playground_port=read_number(
                "PLAYGROUND_PORT", setting("PLAYGROUND_PORT", "8765"), 0, HIGHEST_PORT
            ),
            language=_language(setting("BOT_LANGUAGE", "en")),
            house_rules=_path("HOUSE_RULES", setting("HOUSE_RULES", "")),
            backup_folder=_path("BACKUP_FOLDER", setting("BACKUP_FOLDER", "")),
            backup_hours=read_number("BACKUP_HOURS", setting("BACKUP_HOURS", "24"), 1, 24 * 365),
            backup_keep=read_number("BACKUP_KEEP", setting("BACKUP_KEEP", "14"), 1, 10_000),
            keep=Keep.read(setting),
            erasures=_path("ERASURES", setting("ERASURES", "")),
            log_lines=read_one_of("LOG_LINES", setting("LOG_LINES", "text").lower(), FORMS),
            watch_port=read_number("WATCH_PORT", setting("WATCH_PORT", "0"), 0, HIGHEST_PORT),
            shards=_fitting(Shards.read(setting("SHARDS", "")), where),
            sentry_dsn=setting("SENTRY_DSN", ""),
            operator=setting("OPERATOR", ""),
            contact=setting("CONTACT", ""),
            privacy_url=read_page("PRIVACY_URL", setting("PRIVACY_URL", "")),
            discord_api=read_api(setting("DISCORD_API", "")),
            watch_host=read_address("WATCH_HOST", setting("WATCH_HOST", "127.0.0.1")),
            database_direct=_direct(setting("DATABASE_DIRECT", "")),
            log_level=read_one_of("LOG_LEVEL", setting("LOG_LEVEL", "INFO").upper(), LEVELS),
        )
        if config.backup_folder is not None and isinstance(config.database, Address):
            raise ConfigError(NO_BACKUP)
        least = max(config.keep.erasures, config.backup_days)
        return replace(config, keep=replace(config.keep, erasures=least))

    @property
    def backup_days(self) -> int:
        """For how long the bot keeps a copy at most that it has made by itself."""
        scheduled = -(-self.backup_keep * self.backup_hours // 24) if self.backup_folder is not None else 0
        return max(scheduled, UPDATE_COPY_DAYS)


def _add_languages(folder: Path | None) -> None:
    """Speak the languages of this folder, too."""
    if folder is None:
        return
    try:
        check_languages(folder, OURS)
    except UnusableLanguage as problem:
        raise ConfigError(f"LANGUAGES: {problem}.") from None
    add_home(folder)


def database(name: str, value: str) -> Database:
    """A file, or the address of a PostgreSQL database; raises `ConfigError` for other addresses."""
    scheme = re.match(r"(\w[\w+.-]+):(//)?", value)
    if scheme is None and "://" not in value:
        return read_path(name, value)
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
    return _readable(name, Address(f"postgresql:{value.partition(':')[2]}"))


def _readable(name: str, address: Address) -> Address:
    try:
        urlsplit(address.url)
    except ValueError as error:
        raise ConfigError(
            f"{name} must be an address such as postgresql://user:password@host/name: {error}."
        ) from None
    return address


def _direct(value: str) -> Address | None:
    found = database("DATABASE_DIRECT", value) if value else None
    if isinstance(found, Path):
        raise ConfigError("DATABASE_DIRECT must be an address such as postgresql://user:password@host/name.")
    return found


def _path(name: str, value: str) -> Path | None:
    return read_path(name, value) if value else None


def _language(value: str) -> str:
    known = {each.lower(): each for each in languages()}
    return known.get(value.lower()) or read_one_of("BOT_LANGUAGE", value, languages())


def _fitting(shards: Shards, database: object) -> Shards:
    """All of them, unless the database is one that other processes can use, too."""
    if isinstance(database, Path) and not shards.is_all:
        raise ConfigError(
            "SHARDS must be empty with a SQLite file: several processes need DATABASE=postgresql://user:password@host/"
            f"name, not {str(shards)!r}."
        )
    return shards


class _Empty(dict[str, None]):
    """An environment in which nothing is set, that has the names for which it was asked."""

    def get(self, name: str, _otherwise: object = None, /) -> None:
        self[name] = None


def _list_settings() -> tuple[str, ...]:
    Config.read(asked := _Empty())
    return tuple(asked)


SETTINGS = _list_settings()
"""The names of all settings."""
