"""A token and a seed are planted wherever they might slip out; no line of the log has them."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.config import Config
from bot.operations.logs import FORMATTERS, HIDDEN
from tests.bot.conftest import Seat
from tests.bot.support.answers import private
from tests.bot.support.taps import tap_moves

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.planted-token-of-the-bot"
SEED = bytes(range(32))


@contextmanager
def lines(form: str) -> Iterator[io.StringIO]:
    """What is written in this form while the block lasts."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(FORMATTERS[form]((TOKEN,)))
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield stream
    finally:
        root.removeHandler(handler)


@pytest.mark.parametrize("form", FORMATTERS)
def test_secrets_are_blacked_out_in_messages_arguments_and_traces(form: str) -> None:
    with lines(form) as said:
        logger = logging.getLogger("bot.planted")
        logger.warning("token %s and seed %s", TOKEN, SEED.hex())
        try:
            raise ValueError(f"https://discord/{TOKEN}") from RuntimeError(SEED.hex())
        except ValueError:
            logger.exception("it went wrong")
    assert said.getvalue().count(HIDDEN) == 4
    assert TOKEN not in said.getvalue()
    assert SEED.hex() not in said.getvalue()
    assert "it went wrong" in said.getvalue()
    assert "ValueError" in said.getvalue()


def test_json_lines_can_be_read_by_programs() -> None:
    with lines("json") as said:
        try:
            raise ValueError("a\nb")
        except ValueError:
            logging.getLogger("bot.x").exception('quoted " and\nbroken')
    (line,) = said.getvalue().splitlines()
    read = json.loads(line)
    assert (read["level"], read["logger"], read["message"]) == ("ERROR", "bot.x", 'quoted " and\nbroken')
    assert "ValueError: a\nb" in read["trace"]
    assert read["at"].endswith("+00:00")


async def test_a_game_full_of_errors_gives_nothing_away(
    table: Seat, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything is logged, and something breaks in the middle of a table whose seed is known here."""
    caplog.set_level(logging.DEBUG)
    two = await table(2)
    secrets = [two.live.record.seed.hex(), repr(two.live.record.seed)[2:-1]]
    secrets += [two.live.key().hex(), repr(two.live.key())[2:-1]]
    with lines("json") as said:
        await tap_moves(two)
        monkeypatch.setattr("bot.interactions.table_actions.screens", None)
        broken = private(await two.people[0].command(two.place, "board"))
        logging.getLogger("bot").error("%r %r", two.live, two.live.record)
    assert "went wrong on our side" in broken
    for secret in secrets:
        assert secret not in said.getvalue()
        assert secret not in broken
    assert "AttributeError" in said.getvalue()
    caplog.clear()


def test_the_settings_do_not_show_the_token() -> None:
    assert TOKEN not in repr(Config.read({"DISCORD_TOKEN": TOKEN}))


PROGRAM = """
import sys
from bot.__main__ import main
from bot.playground import point_at
point_at("http://127.0.0.1:9")
sys.exit(main())
"""


@pytest.mark.long
def test_a_bot_that_cannot_start_does_not_tell_its_token(tmp_path: Path) -> None:
    """The real program with a planted token and no way to Discord says why it waits, but no token."""
    settings = {"DISCORD_TOKEN": TOKEN, "DATABASE": str(tmp_path / "games.sqlite"), "LOG_LEVEL": "DEBUG"}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env={**settings, "PATH": "", "PYTHONPATH": str(Path(__file__).parents[2])},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as bot:
        said = ""
        for line in bot.stdout or ():
            said += line
            if "Discord is not reached" in line:
                bot.terminate()
    assert TOKEN not in said
    assert (bot.returncode, said.count("Discord is not reached")) == (0, 1)
