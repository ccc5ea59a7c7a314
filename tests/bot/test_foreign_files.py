"""What somebody else has written as settings, house rules or languages: one sentence with file and line about it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot import __main__ as bot_program
from bot.config import SETTINGS
from bot.language import texts
from bot.operations import logs
from engine import __main__ as engine_program
from tests.support.host_command import run_python

DIGITS, DEEP, ESCAPE = "9" * 5000, 5000, "\x1b[2J\x1b]0;x\x07"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in which the program runs, without any setting."""
    monkeypatch.chdir(tmp_path)
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(logs, "set_up", lambda *_: None)
    monkeypatch.setattr(texts, "HOMES", [*texts.HOMES])
    return tmp_path


def write(folder: Path, files: Mapping[str, str | bytes]) -> None:
    for name, said in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(said if isinstance(said, bytes) else said.encode())


def said_by_bot(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    """`python -m bot` with these words; its exit code, and what it printed."""
    monkeypatch.setattr(sys, "argv", ["bot", *command.split()])
    code = bot_program.main()
    printed = capsys.readouterr()
    return code, printed.err + printed.out


def assert_one_sentence(said: str, *parts: str) -> None:
    assert said.endswith(".\n")
    assert said[:-1].isprintable(), repr(said)
    assert len(said) < 400
    assert "Traceback" not in said
    for part in parts:
        assert part in said


SENTENCES: dict[str, tuple[Mapping[str, str | bytes], str, str]] = {
    "a misspelt setting": ({".env": "# mine\n\nDISCORD_TOKNE=x\n"}, ".env:3:", "the nearest is DISCORD_TOKEN"),
    "a setting of another program": ({".env": "DATABASE_URL=postgresql://h/n\n"}, ".env:1:", "nearest is DATABASE."),
    "another case": ({".env": "log-level=DEBUG\n"}, ".env:1:", "the nearest is LOG_LEVEL"),
    "a line without a sign": ({".env": "LOG_LEVEL=INFO\n what is this\n"}, ".env:2:", "write NAME=value"),
    "settings not in UTF-8": ({".env": b"LOG_LEVEL=INFO\nDATABASE=\xe4\xff\n"}, ".env:2:", "UTF-8"),
    "a word for a number": ({".env": "PLAYGROUND_PORT=http\n"}, "PLAYGROUND_PORT must be", "0 to 65535"),
    "no level": ({".env": "LOG_LEVEL=loud\n"}, "LOG_LEVEL must be", "DEBUG"),
    "no language of ours": ({".env": "BOT_LANGUAGE=tlh\n"}, "BOT_LANGUAGE must be", "en"),
    "a long number": ({".env": f"\nWATCH_PORT={DIGITS}\n"}, ".env:2: WATCH_PORT", "a number from 0 to 65535"),
    "an escape code in a value": ({".env": f"LOG_LEVEL={ESCAPE}\n"}, ".env:1: LOG_LEVEL", "\\x1b"),
    "a zero byte in a path": ({".env": "DATABASE=a\0b\n"}, ".env:1: DATABASE", "\\x00"),
    "a folder instead of settings": ({".env/x": ""}, ".env cannot be read", "directory"),
    "rules with a long number": (
        {".env": "HOUSE_RULES=h.toml", "h.toml": f"[igloos.igloo.I1]\npoints = {DIGITS}\n"}, "h.toml:2:", "too long"),
    "rules with many brackets": (
        {".env": "HOUSE_RULES=h.toml", "h.toml": f"[igloos.igloo.I1]\n\ncost = {'[' * DEEP}"}, "h.toml:3:", "brackets"),
    "rules not in UTF-8": (
        {".env": "HOUSE_RULES=h.toml", "h.toml": b"[igloos.igloo.I1]\npoints = 9 # \xff\n"}, "h.toml:2:", "UTF-8"),
    "rules with a long name": (
        {".env": "HOUSE_RULES=h.toml", "h.toml": f"[{'x' * 9999}]\n"}, "h.toml:1: [xxx", "there is"),
    "rules with a strange name": (
        {".env": "HOUSE_RULES=h.toml", "h.toml": '\n["\\u001b[31m".x]\na = 1\n'}, "h.toml:2: [\\x1b[31m]", "there is"),
    "rules that end early": ({".env": "HOUSE_RULES=h.toml", "h.toml": "[igloos\n"}, "h.toml:1:", "Expected"),
    "rules that are a device": ({".env": "HOUSE_RULES=/dev/zero"}, "HOUSE_RULES: /dev/zero", "16,000,000 bytes"),
    "a language that exists": ({".env": "LANGUAGES=l", "l/de/a.ftl": "a = b\n"}, "LANGUAGES: l/de:", "already"),
    "no name of a language": (
        {".env": "LANGUAGES=l", f"l/{ESCAPE}/a.ftl": "a = b\n"}, "LANGUAGES: l/\\x1b", "such as fr"),
    "a language not in UTF-8": (
        {".env": "LANGUAGES=l", "l/fr/words.ftl": b"a = b\nc = \xff\n"}, "LANGUAGES: l/fr/words.ftl:2:", "UTF-8"),
    "a language with many brackets": (
        {".env": "LANGUAGES=l", "l/fr/b/c.ftl": f"a = b\nc = {'{' * DEEP}", "l/fr/a.ftl": ""}, "c.ftl:2:", "brackets"),
    "a language with calls in calls": (
        {".env": "LANGUAGES=l", "l/fr/a.ftl": f"c = {{ {'NUMBER(' * DEEP}\n"}, "l/fr/a.ftl:1:", "brackets"),
    "a language with a long number": (
        {".env": "LANGUAGES=l", "l/fr/a.ftl": f"c = {{ {DIGITS} }}\n"}, "l/fr/a.ftl:1:", "digits"),
    "a language with escape codes": (
        {".env": "LANGUAGES=l", "l/fr/a.ftl": f"a = b\nc = {ESCAPE}\n"}, "l/fr/a.ftl:2:", "\\x1b"),
    "a folder without languages": ({".env": "LANGUAGES=l", "l/x": ""}, "LANGUAGES:", "such as fr/"),
    "a folder that cannot be read": ({".env": f"LANGUAGES={'l' * 300}"}, "LANGUAGES must be", "too long"),
}  # fmt: skip


@pytest.mark.parametrize("command", ["", "doctor"])
@pytest.mark.parametrize("case", SENTENCES)
def test_the_bot_says_what_is_wrong_where(
    folder: Path, case: str, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files, *parts = SENTENCES[case]
    write(folder, files)
    code, said = said_by_bot(command, monkeypatch, capsys)
    assert code == 2
    assert_one_sentence(said, *parts)
    assert not [*folder.glob("*.sqlite*")], "nothing is opened before"


def test_a_link_to_nothing_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / ".env").symlink_to(folder / "gone")
    code, said = said_by_bot("", monkeypatch, capsys)
    assert code == 2
    assert_one_sentence(said, ".env cannot be read: No such file")
    assert not [*folder.glob("*.sqlite*")]


def test_a_setting_in_the_environment_wins_over_the_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folder, {".env": "PLAYGROUND_PORT=http\nLOG_LEVEL=loud\n"})
    assert "PLAYGROUND_PORT must be" in said_by_bot("", monkeypatch, capsys)[1]
    monkeypatch.setenv("PLAYGROUND_PORT", "0")
    assert "LOG_LEVEL must be" in said_by_bot("", monkeypatch, capsys)[1]


@pytest.mark.parametrize(
    ("files", "words", "parts"),
    [
        ({}, "de --begin", ("language de already",)),
        ({"de/a.ftl": "a = b\n"}, "de", ("de:", "already")),
        ({"xx/a.ftl": "a = b\n"}, "xx", ("Discord knows no language 'xx'",)),
        ({"fr/a.ftl": b"\n\xff"}, "fr", ("fr/a.ftl:2:", "UTF-8")),
        ({"fr/a.ftl": "a = " + "{ " * DEEP}, "fr", ("fr/a.ftl:1:", "brackets")),
        ({"fr/a.ftl": f"a = {{ {DIGITS} }}"}, "fr", ("fr/a.ftl:1:", "digits")),
        ({"fr/a.ftl": f"a = {ESCAPE}"}, "fr", ("fr/a.ftl:1:", "\\x1b")),
    ],
)
def test_so_does_the_command_for_translators(
    folder: Path,
    files: Mapping[str, str | bytes],
    words: str,
    parts: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write(folder, files)
    code, said = said_by_bot(f"translate {words}", monkeypatch, capsys)
    assert code == 2
    assert said.endswith(".\n")
    assert said[:-1].isprintable()
    for part in parts:
        assert part in said


TRANSCRIPT = "setup stone_age seats=2 modules=base edition=jubilee\n"


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (b"\n\xff", 2),
        (f"{TRANSCRIPT}0 place hunt {DIGITS}\n".encode(), 2),
        (f"{TRANSCRIPT}{'[' * DEEP}\n".encode(), 2),
        (f"{TRANSCRIPT}0 {ESCAPE}\n".encode(), 2),
        (f"setup {ESCAPE}\n".encode(), 1),
    ],
)
@pytest.mark.parametrize("command", ["replay", "position"])
def test_so_do_the_commands_without_discord(
    folder: Path, command: str, said: bytes, line: int, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "game.txt").write_bytes(said)
    assert engine_program.main([command, "game.txt"]) in (1, 2)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "game.txt" in printed.err
    assert len(printed.err) < 6000
    assert printed.err.replace("\n", "").isprintable(), repr(printed.err)
    assert "Traceback" not in printed.err
    assert command == "position" or f"game.txt:{line}" in printed.err


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("DISCORD_TOKNE", "DISCORD_TOKEN"),
        ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
        ("DATABSE", "DATABASE"),
        ("loglevel", "LOG_LEVEL"),
        ("HOUSE_RULE", "HOUSE_RULES"),
        ("BACKUP_FODLER", "BACKUP_FOLDER"),
    ],
)
def test_a_misspelt_setting_in_the_environment(
    name: str, nearest: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the right one is set, too, it is taken for somebody else's."""
    monkeypatch.setenv(name, "0")
    code, said = said_by_bot("health", monkeypatch, capsys)
    assert code == 2
    assert said == f"In the environment: there is no setting {name}; the nearest is {nearest}.\n"
    monkeypatch.setenv(nearest, "DEBUG" if nearest == "LOG_LEVEL" else "")
    if nearest == "LOG_LEVEL":
        assert "WATCH_PORT is off" in said_by_bot("health", monkeypatch, capsys)[1]


OTHERS = (
    "PATH HOME LANG LANGUAGE LC_ALL LOGNAME USER SHELL PORT HOST HOSTNAME TZ TERM DATABASE_URL DATABASE_HOST "
    "PG_DATABASE POSTGRES_PASSWORD SHARDS_2 DISCORD_API_KEY DISCORD_WEBHOOK DISCORD_CLIENT_ID LOG_FILE LOG_FORMAT "
    "BACKUP_DIR GITHUB_TOKEN WATCH_DIR COMPOSE_PROFILES PYTHONPATH JOURNAL_STREAM INVOCATION_ID"
)


def test_settings_of_other_programs_are_left_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the environment many resemble ours; the file also holds what Docker Compose reads there."""
    for name in OTHERS.split():
        if name not in os.environ:
            monkeypatch.setenv(name, "x")
    (folder / ".env").write_text("POSTGRES_PASSWORD=x\nSHARDS_2=4-7/8\nCOMPOSE_PROFILES=postgresql\nTZ=UTC\n")
    assert "WATCH_PORT is off" in said_by_bot("health", monkeypatch, capsys)[1]


@pytest.mark.long
def test_a_real_process_prints_nothing_else(folder: Path) -> None:
    """Neither what stands in files, nor what Python itself would say about it."""
    write(folder, {"h.toml": f"# {ESCAPE}\n", "game.txt": f"{TRANSCRIPT}0 {ESCAPE}\n"})
    for words in (["bot", "doctor"], ["engine", "replay", "game.txt"]):
        run = run_python("-m", *words, folder=folder, HOUSE_RULES="h.toml")
        said = run.stdout + run.stderr
        assert said.replace("\n", "").isprintable(), said
        assert len(said.splitlines()) == 1
