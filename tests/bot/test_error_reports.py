"""Unexpected errors reach the person who runs the bot, and nothing reaches them that no log may show."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.client import Bot
from bot.config import Config, ConfigError
from bot.language.texts import Texts
from bot.operations.error_reports import DAY, MOST_SAID, ErrorDigest, begin_reports, digest_of
from bot.operations.logs import HIDDEN, Discreet
from bot.playground import Playground
from bot.storage.records import Change, NoteRecord
from bot.tables.actions import preferences
from tests.bot.test_logs import SEED, TOKEN

log = logging.getLogger("bot.planted")


@pytest.fixture
def digest() -> Iterator[ErrorDigest]:
    handler = ErrorDigest(Discreet((TOKEN,)))
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


def go_wrong(number: int) -> None:
    """With secrets where they might slip out."""
    try:
        raise ValueError(TOKEN)
    except ValueError:
        log.exception("table %s: token %s and seed %s", number, TOKEN, SEED.hex())


async def test_errors_are_reported_to_the_owner_a_day_after_the_first(
    playground: Playground, bot: Bot, digest: ErrorDigest, caplog: pytest.LogCaptureFixture
) -> None:
    owner = playground.person("Anna")
    await digest.tell(bot.outbox)
    assert await bot.store.note("errors") is None, "nothing has happened"
    go_wrong(1)
    await digest.tell(bot.outbox)
    assert owner.see(owner.open_dm()) == [], "not at once"
    noted = await bot.store.note("errors") or ""
    await bot.store.write(
        Change((NoteRecord("errors", noted.replace(str(bot.clock()), str(bot.clock() - DAY))),))
    )
    go_wrong(2)
    log.error("something else `quoted`")
    log.warning("this is expected")
    await preferences.snooze(bot.tables, int(owner.id), 1)
    await digest.tell(bot.outbox)
    assert owner.see(owner.open_dm()) == [], "not in quiet hours"
    await preferences.snooze(bot.tables, int(owner.id), 0)
    await digest.tell(bot.outbox)
    (said,) = [each.text for each in owner.see(owner.open_dm())]
    first, second, third = said.splitlines()
    assert first.endswith("2 things went wrong in me that should not have. The log says more.")
    assert second == f"- 2 × `table 2: token {HIDDEN} and seed {HIDDEN} (ValueError)`"
    assert third == "- 1 × `something else 'quoted'`"
    assert await bot.store.note("errors") is None
    await digest.tell(bot.outbox)
    assert len(owner.see(owner.open_dm())) == 1, "once"
    caplog.clear()


def test_however_much_goes_wrong_it_is_one_message() -> None:
    said = digest_of(Texts("en"), 0, {str(each): (each, "x" * 160) for each in range(50)})
    assert said.endswith("…")
    assert len(said) < MOST_SAID + 100
    assert "- 49 ×" in said.splitlines()[1]


def test_sentry_gets_errors_without_secrets(caplog: pytest.LogCaptureFixture) -> None:
    sentry = pytest.importorskip("sentry_sdk")
    sent = list[str]()

    class Kept(sentry.transport.Transport):
        def capture_envelope(self, envelope: object) -> None:
            sent.append(envelope.serialize().decode())  # pyright: ignore[reportAttributeAccessIssue]

    config = Config.read({"DISCORD_TOKEN": TOKEN, "SENTRY_DSN": "https://public@sentry.invalid/1"})
    assert "public" not in repr(config)
    begin_reports(config, transport=Kept)
    try:
        go_wrong(3)
        sentry.flush()
    finally:  # what it has wrapped looks whether it is wanted, at each request and thread of the tests that follow
        sentry.init(default_integrations=False, auto_enabling_integrations=False)
    (event,) = sent
    assert HIDDEN in event
    assert "ValueError" in event
    assert TOKEN not in event
    assert SEED.hex() not in event
    caplog.clear()


def test_what_is_no_dsn_is_refused() -> None:
    pytest.importorskip("sentry_sdk")
    with pytest.raises(ConfigError, match="SENTRY_DSN must be the address that Sentry shows"):
        begin_reports(Config.read({"SENTRY_DSN": "here"}))
