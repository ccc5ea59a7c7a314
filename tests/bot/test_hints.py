"""`/hint`: the best choices with reasons, only for the person who is asked; that somebody had one is for all to see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.client import Bot
from bot.messages.controls import board_controls
from bot.playground import Person, Playground
from bot.playground.world import Message
from bot.storage.records import HintRecord
from bot.tables.actions.choices import Choices
from bot.work.worker import Job, WorkerLost
from engine.computer import hints
from engine.computer.hints import LEVEL
from engine.core.match import Setup
from tests.bot.conftest import Seat
from tests.bot.support.answers import is_thinking, play_move, private, private_message
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import get_reply, press_more


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "LEVEL", replace(LEVEL, simulations=12))


def on_turn(at: PlayedTable) -> Person:
    return at.people[at.decision.seat]


async def hinted(at: PlayedTable) -> Message:
    """What the person on turn gets by command."""
    return private_message(await on_turn(at).command(at.place, "hint"))


async def test_the_best_choices_are_shown_in_private_and_played_by_a_button(
    playground: Playground, table: Seat
) -> None:
    two = await table(2)
    await two.advance(lambda at: at.decision.prompt == "place" and at.live.running.round == 2)
    seat, name = two.decision.seat, two.live.names[two.decision.seat]
    assert "/hint names your best choices" in (await on_turn(two).command(two.place, "help")).text
    message = private_message(await on_turn(two).press(two.board, "Hint"))
    assert is_thinking(playground), "it is acknowledged before there is an answer"
    heading, first, *_ = message.text.split("\n")
    assert heading == "**Your best choices**, with your chance to win"
    assert "** — " in first
    assert "%\u00a0±\u00a0" in first
    assert len(message.buttons) == 3
    label = message.buttons[0]["label"]
    assert f"**1. {label}" in message.text
    assert "With a hint" not in two.board.text
    played = len(two.live.rows)
    await on_turn(two).press(message, label)
    await two.bot.outbox.idle()
    assert (two.live.rows[played].seat, two.live.rows[played].text.split()[0]) == (seat, "place")
    assert f"With a hint: {name}" in two.board.text
    await two.advance(lambda at: at.live.running.round == 3)
    (round_over,) = (post for post in two.posts if "**Round 2**" in post.text and post.id != two.board.id)
    assert f"With a hint: {name}" in round_over.text
    assert "With a hint" not in two.board.text


async def test_where_many_buttons_leave_no_room_it_stands_behind_more(
    playground: Playground, bot: Bot
) -> None:
    many = await (await PlayedTable.open(playground, bot, 2, modules="style,mammoths")).start()
    assert "Hint" not in many.board.labels
    assert "%\u00a0±\u00a0" in get_reply(await press_more(on_turn(many), many.board, "Hint")).text
    waiting = many.people[1 - many.decision.seat]
    assert "Hint" not in get_reply(await waiting.press(many.board, "More …")).labels


async def test_it_never_stands_alone_in_a_row(table: Seat) -> None:
    two = await table(2)
    for _ in range(60):
        view = board_controls(two.live, two.texts, two.live.running.decisions, ())
        rows = [[part.get("label") for part in row["components"]] for row in view.to_components()]
        assert ["Hint"] not in rows, rows
        await play_move(two)


async def test_the_other_game_gives_hints_among_ones_own_things(playground: Playground, bot: Bot) -> None:
    two = await (await PlayedTable.open(playground, bot, 2, game="hunters_scouts")).start()
    await two.advance(lambda at: at.decision.prompt == "turn" and at.live.running.round > 4)
    (mine,) = (await on_turn(two).press(two.board, "My things")).messages
    message = private_message(await on_turn(two).press(mine, "Hint"))
    assert "**1. " in message.text
    played, seat = len(two.live.rows), two.decision.seat
    await on_turn(two).press(message, message.buttons[1]["label"])
    assert two.live.rows[played].seat == seat
    waiting = two.people[1 - two.decision.seat]
    (mine,) = (await waiting.press(two.board, "My things")).messages
    assert "Hint" not in mine.labels, "who is not asked is not offered one"
    assert "It is not your turn" in private(await waiting.command(two.place, "hint"))


async def lobby_with(playground: Playground, bot: Bot, button: str) -> PlayedTable:
    """A lobby in which the host has pressed a button of the panel."""
    at = await PlayedTable.open(playground, bot, 2)
    (panel,) = (await at.people[0].press(at.lobby, "Change")).messages
    await at.people[0].press(panel, button)
    await bot.outbox.idle()
    return at


def new_question(move: int) -> Callable[[PlayedTable], bool]:
    """The first player has made another move and is asked again."""
    return lambda at: at.decision.seat == 0 and at.live.moves[0] > move


async def test_three_hints_are_three_also_after_a_restart(playground: Playground, database: Path) -> None:
    async with running_bot(database) as bot:
        at = await lobby_with(playground, bot, "Three hints each")
        assert "**three hints each:**" in at.lobby.text
        assert "all see who did" in at.lobby.text
        assert "-# Anna changed the table: three hints each." in [post.text for post in at.posts]
        await at.start()
        await at.advance(new_question(0))
        assert "You have 2 more hints in this game." in (await hinted(at)).text
        assert "You have 2 more hints in this game." in (await hinted(at)).text, (
            "the same question counts once"
        )
        await at.advance(new_question(at.live.moves[0]))
        assert "You have one more hint" in (await hinted(at)).text
    async with running_bot(database, seed=2) as bot:
        after = await at.moved_to(bot)
        assert len(after.live.hints) == 2
        await after.advance(new_question(after.live.moves[0]))
        assert "your last hint" in (await hinted(after)).text
        await after.advance(new_question(after.live.moves[0]))
        refused = await after.people[0].command(after.place, "hint")
        assert private(refused) == "You have had your 3 hints of this game."
        (mine,) = (await after.people[0].press(after.board, "My things")).messages
        assert "Hint" not in mine.labels
        after = await after.advance(lambda table: table.decision.seat == 1)
        assert "You have 2 more hints" in (await hinted(after)).text, "each player has three"


@pytest.mark.parametrize(
    ("button", "said", "refusal"),
    [
        ("Make it rated", "no limit · no hints", "There are no hints in rated games."),
        ("No hints", "no hints", "This table plays without hints."),
    ],
)
async def test_who_has_agreed_on_no_hints_gets_none(
    playground: Playground, bot: Bot, button: str, said: str, refusal: str
) -> None:
    at = await lobby_with(playground, bot, button)
    assert said in at.lobby.text
    await at.start()
    answer = private(await on_turn(at).command(at.place, "hint"))
    assert answer.startswith(refusal)
    assert "\n" not in answer
    (mine,) = (await on_turn(at).press(at.board, "My things")).messages
    assert "Hint" not in [*mine.labels, *at.board.labels]
    assert at.live.hints == ()


async def test_a_hint_that_cannot_be_thought_of_is_not_counted(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)

    async def lost(*_: object) -> None:
        raise WorkerLost("killed")

    monkeypatch.setattr(two.bot.computing, "run", lost)
    assert "none is counted" in (await hinted(two)).text
    assert await two.bot.store.find(HintRecord, "game = ?", two.live.record.id) == []


async def test_a_hint_for_a_move_that_is_made_meanwhile_is_not_shown(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)
    run, (seat, option) = two.bot.computing.run, two.greedy_move()

    async def overtaken(compute: Callable[[], object], job: Job, by: int) -> object:
        await two.bot.tables.moves.play(two.live, seat, str(option))
        return await run(compute, job, by)

    monkeypatch.setattr(two.bot.computing, "run", overtaken)
    assert "chance to win" not in private(await two.people[seat].command(two.place, "hint"))
    assert two.live.hints == ()


def test_choices_from_before_there_were_hints_are_read_as_without() -> None:
    line = "24h 1 stone_age seats=2 modules=base edition=jubilee"
    old = Choices.read(line)
    assert (old.hints, str(old)) == ("none", line)
    free = Choices(Setup.read(line.split(" ", 2)[2]), "8h", 0, "free")
    assert Choices.read(str(free)) == free
