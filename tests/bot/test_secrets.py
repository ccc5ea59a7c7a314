"""A spy at the table: nothing that others may see changes when only hidden things change, in whole games."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.bench.games import largest_setup
from bot.client import Bot
from bot.config import Config
from bot.games import SPECS
from bot.language.phrases import error
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.asking import asking
from bot.messages.screens import words_of
from bot.messages.typed_moves import TypedMove, choices
from bot.playground import Playground
from bot.storage.records import LogRecord, SeatRecord, TableRecord
from bot.storage.store import Store
from bot.tables.model.table import Table, load_table, news
from bot.tables.writing.moves import Moves
from bot.work.drawing import Drawing
from engine.core import chance
from engine.core.actions import Drawn
from engine.core.errors import RuleError
from engine.core.match import Match, Row, Setup
from engine.core.questions import Draw
from tests.bot.support.answers import play_move
from tests.bot.support.table import FixedClock, PlayedTable, seeded_bytes, without_pauses
from tests.engine.playing import change_secrets, state_of

TEXTS = Texts("en")
LONGEST = 1000
"""Rows after which a game is left: random tribes may go on for very long."""
EVERY = 160
"""Outputs are compared at every so manieth position of a game."""
PICTURES = 1
"""At so many positions of a game the pictures are compared too."""
Seat = int | None


def games() -> Iterator[tuple[str, Setup]]:
    for game in engine.GAMES.values():
        yield game.id, Setup(game.id, min(game.seats), game.complete(()), game.editions[0])
        yield f"{game.id} in full", largest_setup(game)
        widest = Setup(game.id, max(game.seats) - 1, game.modules, game.editions[0])
        try:
            game.check(widest)
        except RuleError:
            continue
        yield f"{game.id} with everything", widest


GAMES = pytest.mark.parametrize(
    ("name", "setup"),
    [
        # Crowded games show what the others show, and more.
        pytest.param(name, setup, id=name, marks=() if "full" in name else pytest.mark.long)
        for name, setup in games()
    ],
)


def positions(setup: Setup, seed: int) -> Iterator[tuple[int, list[LogRecord]]]:
    """The log of a random game as the store keeps it, again and again on its way to the end."""
    match, dice, rows = Match.start(engine.GAMES[setup.game], setup), random.Random(seed), list[LogRecord]()
    key = b"%d" % seed
    while match.over is None and len(rows) < LONGEST:
        if match.chance is not None:
            row = match.supply(chance.answer(key, match.chance))
        else:
            decision = dice.choice(match.decisions)
            row = match.play(decision.seat, str(dice.choice(decision.options)))
        rows.append(LogRecord(1, len(rows) + 1, row.seat, row.text, match.digest(), 0))
        if match.chance is None and len(rows) % EVERY == 0 and match.over is None:
            yield len(rows), [*rows]


def table(setup: Setup, rows: list[LogRecord]) -> Table:
    """The table after these rows."""
    record = TableRecord(
        *(1, 2, 3, 4, 100, "Winter", str(setup), "running", b"seed", None, None, max(0, len(rows) - 9), 0, 0)
    )
    seats = [SeatRecord(1, seat, 100 + seat, f"Player {seat}", b"") for seat in range(setup.seats)]
    return load_table(record, seats, rows, ())


# What hidden things there are


def dealt_anew(live: Table, viewer: Seat) -> Table:
    """The same table with everything in other places that this person may not know."""
    fork = live.running.copy()
    change_secrets[live.setup.game](state_of(fork), viewer)
    changed = Table(replace(live.position, match=fork))
    fork._views.clear()
    fork.asked = Match(fork.game, fork.setup, state_of(fork)).asked
    return changed


def drawn_otherwise(setup: Setup, rows: list[LogRecord], viewer: Seat) -> list[LogRecord] | None:
    """The same log, but somebody else drew something else in secret; None when nobody did."""
    match, seen = Match.start(engine.GAMES[setup.game], setup), {row.action for row in rows}
    for place, row in enumerate(rows):
        question = match.chance
        match.take_events()
        match.follow(Row(row.seat, row.action))
        events = match.take_events()
        secret = [event for event in events if event.only not in (None, viewer)]
        if not secret or not isinstance(question, Draw) or any(event.only == viewer for event in events):
            continue
        for card in question.pool:
            other = [*rows[:place], replace(row, action=str(Drawn(card))), *rows[place + 1 :]]
            if str(Drawn(card)) not in seen and _holds(setup, other):
                return other
    return None


def _holds(setup: Setup, rows: list[LogRecord]) -> bool:
    match = Match.start(engine.GAMES[setup.game], setup)
    try:
        for row in rows:
            match.follow(Row(row.seat, row.action))
    except RuleError:
        return False
    return True


# What can be seen


def seen_by(live: Table, viewer: Seat) -> dict[str, Any]:
    """Every text, control, suggestion and refusal that this person (None: a bystander) can get."""
    view = live.running.view(viewer)
    board = screens.board(live, TEXTS, live.running.waiting, None)
    words = words_of(live)
    events = [event for event in [*news(live, -1).events] if event.only in (None, viewer)]
    found: dict[str, Any] = {
        "content": board.content,
        "controls": None if board.view is None else board.view.to_components(),
        "mentions": board.mentions,
        "alt text": screens.alt_text(live, TEXTS),
        "board in words": words.board_text(TEXTS, live.running.view(None), live.names),
        "log": [words.event(TEXTS, event, live.names) for event in events],
        "waiting": live.running.waiting,
        "round": live.running.round,
        "view": view,
        "refusal": refusal(live, viewer),
    }
    if viewer is not None:
        found["own things"] = words.own_text(TEXTS, view)
        found |= asked_of(live, viewer)
    return found


def refusal(live: Table, viewer: Seat) -> str:
    """The answer to somebody who may not move or who wants something impossible."""
    member = 999 if viewer is None else 100 + viewer
    try:
        decision = live.decision_of(member)
        live.running.copy().play(decision.seat, "place moon 9")
    except RuleError as mistake:
        decision = None if viewer is None or viewer not in live.running.waiting else live.decision_of(member)
        view = None if viewer is None else live.running.view(viewer)
        return error(TEXTS, words_of(live), mistake, decision, view)
    raise AssertionError("an impossible move was accepted")


def asked_of(live: Table, seat: int) -> dict[str, Any]:
    """What the one who is asked is shown, and what is suggested while they type."""
    decision = next((each for each in live.running.decisions if each.seat == seat), None)
    if decision is None:
        return {}
    ask, screen = asking(live, TEXTS, decision), screens.decision_screen(live, TEXTS, decision)
    found: dict[str, Any] = {
        "decision screen": (screen.content, None if screen.view is None else screen.view.to_components())
    }
    for verb in dict.fromkeys(option.verb for option in decision.options):
        for name in live.game.words.by_verb[verb].arguments:
            found[f"suggested for {verb} {name}"] = choices(ask, TypedMove(verb, {}), name, "")
    return found


def pictures(live: Table, viewer: Seat) -> list[bytes]:
    painter = SPECS[live.setup.game].painter
    drawn = [painter.draw(live.running.view(None), names=live.names, since=live.position.shown.before)]
    if viewer is not None:
        drawn.append(painter.draw_own(live.running.view(viewer), names=live.names))
    return drawn


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]


@pytest.mark.long
@pytest.mark.sweep(6)
@GAMES
def test_nothing_shows_what_is_hidden(name: str, setup: Setup) -> None:
    del name
    viewers: tuple[Seat, ...] = (None, *range(setup.seats))
    looked = 0
    for number, rows in positions(setup, 7):
        live = table(setup, rows)
        for viewer in viewers:
            if viewer is not None and any(
                each.seat != viewer and each.secret for each in live.running.decisions
            ):
                continue
            spied = dealt_anew(live, viewer)
            assert differences(seen_by(live, viewer), seen_by(spied, viewer)) == [], f"row {number}"
            if looked < PICTURES:
                assert pictures(live, viewer) == pictures(spied, viewer), f"row {number}"
        looked += 1
    assert looked > PICTURES


@pytest.mark.sweep(6)
@GAMES
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_what_somebody_drew_in_secret_shows_nowhere(name: str, setup: Setup, seed: int) -> None:
    """The raw log is written otherwise: what went into the record of the game must not come out of it either."""
    del name
    for number, rows in positions(setup, seed):
        for viewer in (None, *range(setup.seats)):
            other = drawn_otherwise(setup, rows, viewer) if number % (3 * EVERY) == 0 else None
            if other is not None:
                one, two = table(setup, rows), table(setup, other)
                assert differences(seen_by(one, viewer), seen_by(two, viewer)) == [], f"row {number}"


def test_the_spy_would_notice() -> None:
    """The owner of the cards does see another table, and so does everybody when something open changes."""
    setup = Setup("stone_age", 2, ("base",), "jubilee")
    dealt = (table(setup, rows) for _, rows in positions(setup, 7))
    live = next(each for each in dealt if each.running.view(0).players[0].own_cards)
    owner = next(seat for seat in (0, 1) if live.running.view(seat).players[seat].own_cards)
    spied = dealt_anew(live, 1 - owner)
    assert "own things" in differences(seen_by(live, owner), seen_by(spied, owner))
    state_of(spied.running).players[owner].food += 1
    spied.running._views.clear()
    assert "board in words" in differences(seen_by(live, None), seen_by(spied, None))


async def test_token_and_seeds_stand_in_no_log_and_no_message(
    playground: Playground, database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All loggers at their most talkative, with a failure of ours on the way."""
    caplog.set_level(logging.DEBUG)
    token = "MTIzNDU2.very-secret.token-of-the-bot"
    store = await Store.open(database)
    config = Config.read({"DATABASE": str(database)})
    bot = Bot(config, store, clock=FixedClock(), entropy=seeded_bytes(1), drawing=Drawing())
    without_pauses(bot)
    async with bot:
        online = asyncio.create_task(bot.start(token))
        await asyncio.wait_for(bot.wait_until_ready(), 20)
        two = await (await PlayedTable.open(playground, bot, 2)).start()

        def broken(*_: object, **__: object) -> bytes:
            raise RuntimeError("no colours left")

        monkeypatch.setattr("renders.stone_age.draw", broken)
        for _ in range(3):
            await play_move(two)
        monkeypatch.setattr(Moves, "play", broken)
        seat, option = two.greedy_move()
        await two.people[seat].command(two.place, option.verb, {"where": "moon", "people": 1})
        secrets = [token, two.live.record.seed.hex(), repr(two.live.record.seed)[2:-1], two.live.key().hex()]
        said = caplog.text + "".join(f"{post.text}{post.attachments}" for post in two.posts)
        assert "no colours left" in said
        assert [secret for secret in secrets if secret in said] == []
    online.cancel()
    await store.close()
    caplog.clear()
