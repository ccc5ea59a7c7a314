"""What `/health` and `/metrics` say about a well and an ill bot."""

from __future__ import annotations

import re
import socket
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import pytest

from bot.config import Config
from bot.operations.backup import age_of_newest
from bot.operations.monitoring import OLDEST_POST, ask, metrics, serve_monitoring
from bot.storage.errors import Unreachable, Unwritable
from tests.bot.conftest import Seat
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import tap_moves
from tests.bot.test_disk import READ_ONLY, struck
from tests.bot.test_misfortune import MESSAGES


async def fetched(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as said:
        return said.status, await said.text()


def value(page: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.M)
    assert found, f"{name} is missing"
    return float(found[1])


async def test_a_well_bot(table: Seat) -> None:
    two = await table(2)
    await tap_moves(two, 5)
    async with serve_monitoring(two.bot, 0) as address:
        assert address.startswith("http://127.0.0.1:")
        status, said = await fetched(f"{address}/health")
        assert (status, '"well": true' in said) == (200, True)
        _, page = await fetched(f"{address}/metrics")
    assert value(page, "gamebot_moves_total") == 5
    assert value(page, "gamebot_acknowledgement_seconds_count") >= 5
    assert value(page, "gamebot_render_seconds_count") >= 5
    assert value(page, "gamebot_outbox_age_seconds") == 0
    assert value(page, 'gamebot_tables{state="running"}') == 1
    assert value(page, 'gamebot_requests_total{status="200"}') > 5
    for secret in (two.live.record.seed.hex(), two.live.record.title, two.people[0].name):
        assert secret not in page + said


async def test_posts_that_wait_make_the_outbox_old(table: Seat) -> None:
    two = await table(2)
    two.playground.faults.answer(503, "*", MESSAGES, times=2)
    await two.bot.tables.moves.play(two.live, *_spoken(two))
    await two.bot.outbox._shown.join()
    two.bot.outbox._since[two.live.record.id] -= OLDEST_POST + 1
    async with serve_monitoring(two.bot, 0) as address:
        status, said = await fetched(f"{address}/health")
    assert (status, '"well": false' in said) == (503, True)


def _spoken(two: PlayedTable) -> tuple[int, str]:
    seat, option = two.greedy_move()
    return seat, str(option)


async def test_a_disk_that_cannot_be_written_is_no_illness_of_the_connection(table: Seat) -> None:
    two = await table(2)
    async with struck(two.bot.store, READ_ONLY), serve_monitoring(two.bot, 0) as address:
        _, said = await fetched(f"{address}/health")
    assert '"connected": true' in said


async def test_a_full_disk_makes_it_ill_until_there_is_room_again(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)
    await two.bot.outbox.idle()
    async with serve_monitoring(two.bot, 0) as address:
        async with struck(two.bot.store, READ_ONLY):
            with pytest.raises(Unwritable):
                await two.bot.tables.moves.play(two.live, *_spoken(two))
            status, said = await fetched(f"{address}/health")
            _, page = await fetched(f"{address}/metrics")
            assert (status, '"database": "ok"' in said) == (503, False)
            assert value(page, "gamebot_unwritable") == 1
        status, said = await fetched(f"{address}/health")
        _, page = await fetched(f"{address}/metrics")
        assert (status, '"database": "ok"' in said) == (200, True)
        assert value(page, "gamebot_unwritable") == 0
    monkeypatch.setattr(two.bot.store.driver, "fetch", AsyncMock(side_effect=Unreachable("away")))
    assert value((await metrics(two.bot)).decode(), "gamebot_unwritable") == 1


async def test_what_discord_refuses_is_counted_by_its_code(table: Seat) -> None:
    two = await table(2)
    two.playground.faults.answer(400, "PATCH", MESSAGES, times=1, code=30046)
    await tap_moves(two, 3)
    page = (await metrics(two.bot)).decode()
    assert value(page, 'gamebot_refused_total{code="30046"}') == 1
    assert value(page, "process_cpu_seconds_total") > 0
    assert value(page, 'gamebot_work_waiting{work="pictures"}') == 0


async def test_a_table_that_shows_too_little_for_a_minute_is_behind(table: Seat) -> None:
    two = await table(2)
    await two.bot.outbox.idle()
    two.playground.faults.answer(503, "*", MESSAGES, times=20)
    await two.bot.tables.moves.play(two.live, *_spoken(two))
    await two.bot.outbox._shown.join()
    assert value((await metrics(two.bot)).decode(), 'gamebot_tables{state="behind"}') == 0
    two.bot.outbox._since[two.live.record.id] -= 61
    assert value((await metrics(two.bot)).decode(), 'gamebot_tables{state="behind"}') == 1


def test_the_age_of_the_newest_backup_is_known(tmp_path: Path) -> None:
    config = Config.read({"DATABASE": str(tmp_path / "games.sqlite"), "BACKUP_FOLDER": str(tmp_path)})
    now = int(datetime(2026, 11, 27, 12, tzinfo=UTC).timestamp()) + 90
    assert age_of_newest(config, now) == -1
    (tmp_path / "games-20261127T120000Z.sqlite").touch()
    (tmp_path / "games-20261120T120000Z.sqlite").touch()
    (tmp_path / "games-2-20261127T120100Z.sqlite").touch()
    assert age_of_newest(config, now) == 90


def test_no_proxy_is_asked_whether_it_is_well_and_what_is_no_page_is_no_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, ThreadPoolExecutor() as threads:
        port = other.getsockname()[1]
        other.settimeout(5)
        monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
        asking = threads.submit(ask, port, "127.0.0.1")
        with other.accept()[0] as line:
            line.sendall(b"SSH-2.0-OpenSSH_9.2\r\n")
        assert asking.result() == 1
    assert capsys.readouterr().err.startswith(f"http://127.0.0.1:{port}/health does not answer: ")


def test_it_is_off_unless_switched_on() -> None:
    assert Config.read({}).watch_port == 0
    assert Config.read({"WATCH_PORT": "9100"}).watch_port == 9100
