"""Parsers of single settings, each with one clear sentence for invalid values."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, fields
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from engine.core.values import frozen
from engine.printable import printable

UNTYPED = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters, and bytes that could not be decoded."""


T = TypeVar("T")


class ConfigError(Exception):
    """A setting is invalid; the text says which, why, and what is possible."""


def read_text(_name: str, value: str) -> str:
    return value


def setting(
    name: str, usual: str = "", read: Callable[[str, str], Any] = read_text, *, is_secret: bool = False
) -> Any:
    """A field for the setting of this name, with its default if missing or empty, and its parser."""
    about = {"name": name, "usual": usual, "read": read}
    return field(default_factory=partial(read, name, usual), repr=not is_secret, metadata=about)


def names_of(kind: type[Any]) -> list[str]:
    """The settings that are fields of this class."""
    return [each.metadata["name"] for each in fields(kind) if each.metadata]


def read_settings(kind: type[T], typed: Mapping[str, str | None]) -> T:
    """Parse the settings that are fields of this class from what was typed; raises `ConfigError`."""
    found: dict[str, Any] = {}
    for each in fields(kind):  # pyright: ignore[reportArgumentType]
        if about := each.metadata:
            value = _clean_typed(about["name"], typed.get(about["name"]) or "") or about["usual"]
            found[each.name] = about["read"](about["name"], value)
    return kind(**found)


def optional(read: Callable[[str, str], T]) -> Callable[[str, str], T | None]:
    """The same parser, with None for an empty value."""
    return lambda name, value: read(name, value) if value else None


def _clean_typed(name: str, value: str) -> str:
    """The typed value, stripped; raises `ConfigError` for control characters, without the value: it may be secret."""
    if found := UNTYPED.search(value.strip()):
        raise ConfigError(f"{name} must be what can be typed, without the character {printable(found[0])}.")
    return value.strip()


def read_number(name: str, value: str, least: int, most: int) -> int:
    if not (value.isascii() and value.isdigit() and least <= int(value[:6]) <= most and len(value) <= 6):
        raise ConfigError(f"{name} must be a number from {least} to {most}, not {value[:40]!r}.")
    return int(value)


def read_address(name: str, value: str) -> str:
    try:
        return str(ip_address(value))
    except ValueError:
        raise ConfigError(
            f"{name} must be an IP address of this machine, such as 127.0.0.1 or 0.0.0.0, not {value[:40]!r}."
        ) from None


def read_path(name: str, value: str) -> Path:
    """A file or folder; `~` is the user's home, as in a shell."""
    path, typed = os.path.expanduser(value), value[:60]
    if path.startswith("~"):
        raise ConfigError(
            f"{name} must be a whole path, as nobody here has the home {typed!r}, or ./{typed}."
        )
    if path != value and os.path.lexists(value):  # created by a version that took `~` literally
        raise ConfigError(
            f"{name} must be {path}, or ./{typed} for what is in the folder here that is called ~."
        )
    try:
        os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        pass  # it need not exist yet
    except OSError as error:
        raise ConfigError(
            f"{name} must be a path that this program may use, not {value[:200]!r}: {error.strerror}."
        ) from None
    return Path(path)


def read_folder(name: str, value: str) -> Path:
    """A folder, which need not exist."""
    folder = read_path(name, value)
    there = next((each for each in (folder, *folder.parents) if os.path.exists(each)), Path())
    if not there.is_dir():
        raise ConfigError(f"{name} must be a folder, and {there} is none.")
    return folder


def read_api(name: str, value: str) -> str:
    """The address of a proxy, without the path, which is that of Discord's API."""
    if not value:
        return ""
    try:
        parts = urlsplit(value)
        host = (parts.hostname or "").encode("idna")  # raises for what no network can name
        is_bare = not (parts.query or parts.fragment or parts.username or parts.path.strip("/"))
        is_fine = parts.scheme in ("http", "https") and bool(host) and is_bare and (parts.port or 1) > 0
    except ValueError:
        is_fine = False
    if not is_fine:
        raise ConfigError(
            f"{name} must be an address without a path, such as http://127.0.0.1:8080, not {value[:60]!r}."
        )
    return value.rstrip("/")


def read_one_of(name: str, value: str, possible: Sequence[str]) -> str:
    """One of these values, in any case."""
    known = {each.lower(): each for each in possible}
    if value.lower() not in known:
        raise ConfigError(f"{name} must be one of {', '.join(possible)}, not {value[:40]!r}.")
    return known[value.lower()]


def read_page(name: str, value: str) -> str:
    """The address of a page that people can open."""
    if value and not re.fullmatch(r"https://[^\s/]+\.[^\s/]+(/\S*)?", value):
        raise ConfigError(
            f"{name} must be the address of a page, such as https://example.org/privacy, not {value[:60]!r}."
        )
    return value


MOST_DAYS = 36_500
LEAST_NOTIFICATIONS = 7
UPDATE_COPY_DAYS = 30
"""The number of days for which the copy of a database from before an update is kept."""


def _days(name: str, usual: int, least: int = 0) -> Any:
    return setting(name, str(usual), partial(read_number, least=least, most=MOST_DAYS))


def _read_notifications(name: str, value: str) -> int:
    days = read_number(name, value, 0, MOST_DAYS)
    if 0 < days < LEAST_NOTIFICATIONS:
        raise ConfigError(
            f"{name} must be 0 or at least {LEAST_NOTIFICATIONS}, not {days}: after a crash the bot must know what it"
            " posted in the last days."
        )
    return days


@frozen
class Keep:
    """For how many days unused data is kept; 0: for ever."""

    games: int = _days("KEEP_GAMES", 1095)
    lobbies: int = _days("KEEP_LOBBIES", 30)
    practice: int = _days("KEEP_PRACTICE", 90)
    people: int = _days("KEEP_PEOPLE", 1095)
    notifications: int = setting("KEEP_NOTIFICATIONS", "7", _read_notifications)
    removed_servers: int = _days("KEEP_REMOVED_SERVERS", 30)
    erasures: int = _days("KEEP_ERASURES", 90, least=1)
    """Days for which the list of erasures is kept; never shorter than backups are."""

    @classmethod
    def setting(cls, name: str) -> str:
        """The name of the setting of a field."""
        return f"KEEP_{name.upper()}"
