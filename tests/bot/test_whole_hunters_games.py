"""Whole games of Jäger und Späher through the real bot: a normal game by tapping, one for survival by typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.client import Bot
from bot.language.texts import Texts
from bot.playground import Playground
from engine.core.actions import Action
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import tap
from tests.bot.test_whole_games import look_at_the_log, play_to_the_end, typed

GAME = "hunters_scouts"
ENGLISH = Texts("en")


@pytest.mark.long
async def test_a_whole_normal_game_by_tapping(playground: Playground, bot: Bot) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, game=GAME)).start()
    assert two.live.setup.modules == ("normal",)
    taps: list[int] = []

    async def tapped(at: PlayedTable, seat: int, option: Action) -> None:
        keep_secrets(at)
        taps.append(await tap(at, seat, option))

    await play_to_the_end(two, tapped)
    assert {*taps} == {1, 2}
    await look_at_the_count(two)


@pytest.mark.long
async def test_a_whole_fight_for_survival_by_typing(playground: Playground, database: Path) -> None:
    """With the chance of this bot greedy players need about 300 moves; with that of others they may dawdle."""
    async with running_bot(database, seed=2) as bot:
        two = await (await PlayedTable.open(playground, bot, 2, game=GAME, modules="survival")).start()
        assert two.live.setup.modules == ("survival",)

        async def said(at: PlayedTable, seat: int, option: Action) -> None:
            keep_secrets(at)
            await typed(at, seat, option)

        await play_to_the_end(two, said)
        await look_at_the_count(two)


def keep_secrets(at: PlayedTable) -> None:
    """The board and its description name no item that is hidden and neither lies open nor was open lately."""
    view = at.live.running.view(None)
    named = {each.id for tribe in view.tribes for each in tribe.created}
    named |= {item for deck in view.decks for item in deck.discard}
    for event in at.live.shown.public():
        named |= {*f"{event.params.get('items', '')}+{event.params.get('item', '')}".split("+")}
    told = "\n".join(
        [at.board.text, *(file["description"] for file in at.board.attachments), *at.board.labels]
    )
    for seat in range(2):
        for item in at.live.running.view(seat).tribes[seat].own_items or ():
            name = ENGLISH.say(f"hunters-item-{item.id}")
            assert item.id in named or not re.search(rf"\b{name}\b", told), f"{name} is shown to all"


async def look_at_the_count(at: PlayedTable) -> None:
    """The log is whole, and the last message names both with their points."""
    await look_at_the_log(at)
    view, final = at.live.running.view(None), at.posts[-1].text
    for row in view.standing:
        assert f"{row.rank}. **{at.live.names[row.seat]}**: {row.vp} points" in final
    assert {row.rank for row in view.standing} == {1, 2}
