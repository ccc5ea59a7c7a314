"""The settings: what is assumed, what is understood, and one clear sentence for everything else."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from dotenv import dotenv_values

from bot.config import SETTINGS, Config, ConfigError
from tests.support.host_command import run_python

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = dotenv_values(ROOT / ".env.example")


def test_the_example_names_every_setting() -> None:
    assert {*EXAMPLE} == {*SETTINGS}


@pytest.mark.parametrize(
    "given", [{}, EXAMPLE, *(dict.fromkeys(EXAMPLE, empty) for empty in ("", "  ", None))]
)
def test_nothing_has_to_be_set(given: dict[str, str | None]) -> None:
    """An empty setting is none; a line `DISCORD_TOKEN` without a sign is read as None."""
    assert Config.read(given) == Config()


def test_what_is_not_used_is_not_looked_at(tmp_path: Path) -> None:
    """A folder has the usual name of the database: that is said where it counts, and never as a traceback."""
    (tmp_path / "stone_age.sqlite").mkdir()
    for name, code in (("", 2), ("other.sqlite", 0)):
        ran = run_python("-m", "bot", "health", folder=tmp_path, DATABASE=name)
        assert (ran.returncode, "Traceback" in ran.stderr) == (code, False)


def test_everything_can_be_set() -> None:
    given = {
        "DISCORD_TOKEN": " abc ",
        "DATABASE": "/data/games.sqlite",
        "PLAYGROUND_PORT": "0",
        "BOT_LANGUAGE": "EN",
        "LOG_LEVEL": "debug",
        "SOMETHING_ELSE": "x",
    }
    assert Config.read(given) == Config(
        "abc", Path("/data/games.sqlite"), 0, language="en", log_level="DEBUG"
    )


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("PLAYGROUND_PORT", "http", "PLAYGROUND_PORT must be a number from 0 to 65535, not 'http'."),
        ("PLAYGROUND_PORT", "65536", "PLAYGROUND_PORT must be a number from 0 to 65535, not '65536'."),
        ("PLAYGROUND_PORT", "²", "PLAYGROUND_PORT must be a number from 0 to 65535, not '²'."),
        ("LOG_LEVEL", "loud", "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR, not 'loud'."),
        ("BOT_LANGUAGE", "tlh", "not 'tlh'."),
        ("SHARDS", "0-3", "such as 0-3/16 or 15/16, not '0-3'."),
        ("SHARDS", "4-3/16", "such as 0-3/16 or 15/16, not '4-3/16'."),
        ("SHARDS", "0-16/16", "such as 0-3/16 or 15/16, not '0-16/16'."),
        ("SHARDS", "0/0", "such as 0-3/16 or 15/16, not '0/0'."),
        ("SHARDS", "0-3/16", "need DATABASE=postgresql://user:password@host/name, not '0-3/16'."),
        ("DISCORD_API", "127.0.0.1:8080", "such as http://127.0.0.1:8080, not '127.0.0.1:8080'."),
        ("DISCORD_API", "http://proxy/api/v10", "such as http://127.0.0.1:8080, not 'http://proxy/api/v10'."),
        ("DISCORD_API", "http://a..b", "such as http://127.0.0.1:8080, not 'http://a..b'."),
        ("DISCORD_API", "http://proxy:x", "such as http://127.0.0.1:8080, not 'http://proxy:x'."),
        ("BACKUP_FOLDER", "/dev/null/backups", "must be a folder, and /dev/null is none."),
        ("DATABASE", "x" * 300, "x': File name too long."),
        ("DATABASE", "/dev", "must be a file, and /dev is a folder."),
        ("WATCH_HOST", "everybody", "such as 127.0.0.1 or 0.0.0.0, not 'everybody'."),
    ],
)
def test_what_cannot_be_used_is_said(name: str, value: str, sentence: str) -> None:
    with pytest.raises(ConfigError) as mistake:
        Config.read({name: value})
    assert str(mistake.value).endswith(sentence)
    assert str(mistake.value).startswith(f"{name} must be ")


@pytest.mark.parametrize("name", ["DATABASE", "BACKUP_FOLDER", "ERASURES", "HOUSE_RULES", "LANGUAGES"])
def test_a_folder_that_may_not_be_entered_is_named_with_its_setting(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the version of Python says of a file there, also where root runs the tests."""
    real = os.stat

    def refuse(path: Any, **more: Any) -> os.stat_result:
        if str(path).startswith("/closed/"):
            raise PermissionError(13, "Permission denied")
        return real(path, **more)

    monkeypatch.setattr(os, "stat", refuse)
    with pytest.raises(ConfigError) as mistake:
        Config.read({name: "/closed/x"})
    assert str(mistake.value) == (
        f"{name} must be a path that this program may use, not '/closed/x': Permission denied."
    )


@pytest.mark.parametrize("name", ["DATABASE", "BACKUP_FOLDER", "ERASURES", "HOUSE_RULES"])
def test_a_home_is_meant_as_in_a_shell(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an earlier version has written in a folder called `~` is not left behind unsaid."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", "/anna")

    def read(value: str) -> Path:
        return getattr(Config.read({name: value}), name.lower())

    assert read("~/x") == Path("/anna/x")
    assert read("./~/x") == Path("~/x")
    (tmp_path / "~" / "x").mkdir(parents=True)
    with pytest.raises(ConfigError, match=f"{name} must be /anna/x, or ./~/x for what is in the folder"):
        read("~/x")
    with pytest.raises(
        ConfigError, match=f"{name} must be a whole path, as nobody here has the home '~nobody-of"
    ):
        read("~nobody-of-us/x")


@pytest.mark.parametrize("scheme", ["postgre://", "mysql://", "postgresql:/", "postgresql:", "sqlite:///"])
def test_another_address_than_of_postgresql(scheme: str) -> None:
    with pytest.raises(ConfigError) as mistake:
        Config.read({"DATABASE": f"{scheme}anna:geheim@host/games"})
    assert str(mistake.value).startswith("DATABASE must be a file or an address such as postgresql://user:")
    assert "geheim" not in str(mistake.value)


def test_the_password_of_an_address_is_shown_nowhere() -> None:
    config = Config.read({"DATABASE": "postgres://anna:ge%40heim@host:5433/games?password=zwei"})
    assert str(config.database) == "postgresql://anna@host:5433/games"
    assert "heim" not in repr(config)
    assert {"ge%40heim", "ge@heim", "zwei"} <= {*config.secrets}


@pytest.mark.parametrize("character", "@/?#[] %")
def test_a_password_that_must_be_written_otherwise(character: str) -> None:
    with pytest.raises(ConfigError) as mistake:
        Config.read({"DATABASE": f"postgresql://anna:ge{character}heim@host/games"})
    assert str(mistake.value).startswith("In user and password of DATABASE, write @ as %40")
    assert "heim" not in str(mistake.value)
    with pytest.raises(ConfigError, match="DATABASE_DIRECT must be an address"):
        Config.read({"DATABASE_DIRECT": "postgresql://[host/games"})


def test_what_does_not_fit_the_kind_of_the_database() -> None:
    with pytest.raises(ConfigError, match="DATABASE_DIRECT is for a DATABASE on PostgreSQL, not for stone_a"):
        Config.read({"DATABASE_DIRECT": "postgresql://host/games"})
    with pytest.raises(ConfigError, match=r"BACKUP_FOLDER is for SQLite files\. .* pg_dump"):
        Config.read({"DATABASE": "postgresql://host/games", "BACKUP_FOLDER": "backups"})
