"""The bot's process is killed at every named point of a move. A reader of the thread cannot tell."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from bot.client import Bot
from bot.outbox.pictures import Drawings
from bot.playground import Playground, Settings, redirect
from bot.playground.messages import Message
from bot.storage.crashpoints import MOVE, PLACE, POST
from bot.storage.records import LogRecord
from engine.core import chance
from engine.core.match import Match
from tests.bot.support.child import child, ended
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import press_more, tap
from tests.support.unhurried import unhurried

BEFORE_COMMIT = "move.before-commit"
EDITED = (*MOVE[1:], "edit.after-request")


@pytest.fixture
def playground_settings() -> Settings:
    """Who presses while the process dies gets no answer: on a busy machine that may take longer than Discord waits."""
    return unhurried(remembered=50_000, deadline=30.0)


@pytest.fixture(autouse=True)
def pictures_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """No run may go without one because the machine is busy: of one that comes late other words are left."""
    monkeypatch.setattr(Drawings, "patience", 30.0)


Act = Callable[[PlayedTable], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Scene:
    """Something a person does, how a table comes there, and the points at which the process dies of it."""

    name: str
    prepare: Callable[[Playground, Bot], Awaitable[PlayedTable]]
    act: Act
    points: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """All that can be seen and all that is stored after the action; pings as positions of messages and people."""

    rows: list[LogRecord]
    digest: str
    posts: list[tuple[object, ...]]
    calls: list[tuple[int, str]]
    unsent: int


READINGS: dict[str, Reading] = {}
"""What is seen where nothing goes wrong, by scene; it is the same in every run."""


async def play(table: PlayedTable) -> None:
    await tap(table, *table.wanted())


def until(fits: Callable[[PlayedTable, Match], bool]) -> Callable[[Playground, Bot], Awaitable[PlayedTable]]:
    """A running game in which the next move is of a kind that `fits` tells from the game after it."""

    def comes_next(table: PlayedTable) -> bool:
        seat, option = table.wanted()
        after = table.live.running.copy()
        after.play(seat, str(option))
        return fits(table, after)

    async def prepare(playground: Playground, bot: Bot) -> PlayedTable:
        table = await (await PlayedTable.open(playground, bot, 2)).start()
        return await table.advance(comes_next)

    return prepare


def hands_over(table: PlayedTable, after: Match) -> bool:
    return after.chance is None and not set(after.waiting) <= set(table.live.running.waiting)


def goes_on(table: PlayedTable, after: Match) -> bool:
    """Nobody else is asked, and nothing follows by itself."""
    return after.chance is None and after.obvious is None and after.waiting == table.live.running.waiting


def rolls(_table: PlayedTable, after: Match) -> bool:
    return after.chance is not None


def ends(table: PlayedTable, after: Match) -> bool:
    while after.chance is not None:
        after.supply(chance.answer(table.live.key(), after.chance))
    return after.over is not None


async def full_lobby(playground: Playground, bot: Bot) -> PlayedTable:
    return await PlayedTable.open(playground, bot, 2)


async def start(table: PlayedTable) -> None:
    await table.people[0].press(table.lobby, "Start")


async def undone_once(playground: Playground, bot: Bot) -> PlayedTable:
    """A move was made and taken back, and made again: the next undo says the same words once more."""
    table = await until(goes_on)(playground, bot)
    person = table.people[table.wanted()[0]]
    await play(table)
    await press_more(person, table.board, "Undo")
    await bot.outbox.idle()
    await play(table)
    await bot.outbox.idle()
    return table


async def undo(table: PlayedTable) -> None:
    await press_more(table.people[table.decision.seat], table.board, "Undo")


SCENES = (
    Scene("hand-over", until(hands_over), play, (*MOVE, *POST)),
    Scene("same player", until(goes_on), play, (BEFORE_COMMIT, *EDITED)),
    Scene("dice", until(rolls), play, (BEFORE_COMMIT, *EDITED)),
    Scene(
        "start",
        full_lobby,
        start,
        (
            *(f"post.before-sending@{n}" for n in (1, 2)),
            *(f"{point}@{n}" for n in (1, 2) for point in ("post.marked-sending", "post.after-request")),
            *(f"post.after-sent@{n}" for n in (1, 2)),
        ),
    ),
    # To come to the end takes long; `python -m tests.crash` kills at every point there.
    Scene("end", until(ends), play, (BEFORE_COMMIT, "move.after-commit", "post.after-request@2")),
    Scene("undo", undone_once, undo, (BEFORE_COMMIT, "move.after-commit", *POST)),
)


def _is_quick(scene: Scene, point: str) -> bool:
    return scene.name != "end" and point in scene.points[:: 2 if scene is SCENES[0] else len(scene.points)]


CASES = [
    pytest.param(
        scene,
        point,
        id=f"{scene.name}-{point}",
        # A hand-over passes every point; the gate tries the others.
        marks=() if _is_quick(scene, point) else pytest.mark.long,
    )
    for scene in SCENES
    for point in scene.points
]


@pytest.mark.sweep(4)
@pytest.mark.parametrize(("scene", "point"), CASES)
async def test_nobody_can_tell(playground: Playground, database: Path, scene: Scene, point: str) -> None:
    expected = await undisturbed(scene, database.with_name("undisturbed.sqlite"))
    before = await prepared(playground, database, scene)
    stored, last = before.live.rows.copy(), before.last
    await killed_during(scene.act, before, database, point)

    async with running_bot(database, seed=2) as bot:
        table = await before.moved_to(bot)
        if point == BEFORE_COMMIT:
            assert table.live.rows == stored
            await scene.act(table)
            await bot.outbox.idle()
        assert await reading(table, last) == expected
        await still_alive(table)


CHATTER = 150
"""More messages than Discord gives on one page."""


@pytest.mark.long
@pytest.mark.parametrize("point", ["post.after-request", "post.marked-sending"])
async def test_a_hand_over_is_found_behind_many_messages_of_people(
    playground: Playground, database: Path, point: str
) -> None:
    """It was sent, or not: people wrote on until the bot is back, for longer than Discord remembers a nonce."""
    before = await prepared(playground, database, SCENES[0])
    boards = len(before.posts)
    await killed_during(SCENES[0].act, before, database, point)
    for number in range(CHATTER):
        await before.people[0].say(before.place, f"Are you there? {number}")
    playground.world.clock.advance(3600)
    async with running_bot(database, seed=2) as bot:
        table = await before.moved_to(bot)
        assert len(table.posts) == boards
        assert table.board == table.posts[-1]
        await still_alive(table)


@pytest.mark.parametrize("point", [*POST[:3], *PLACE])
async def test_a_table_that_was_being_opened_is_there(
    playground: Playground, database: Path, point: str
) -> None:
    anna, ben = playground.person("Anna"), playground.person("Ben")
    async with child(playground, database, point) as process:
        opening = asyncio.ensure_future(anna.command("games", "game new", seats=2))
        assert await ended(process) == -signal.SIGKILL
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
    async with running_bot(database) as bot:
        await bot.outbox.idle()
        (lobby,) = [message for message in anna.see("games") if message.owner_id is None]
        assert lobby.id in playground.world.channels, "it has no thread"
        await ben.press(lobby, "Join")
        await anna.press(lobby, "Start")
        await bot.outbox.idle()
        assert len([post for post in anna.see(lobby.id) if post.owner_id is None]) == 2


async def prepared(playground: Playground, database: Path, scene: Scene) -> PlayedTable:
    """The table just before the action, its bot stopped."""
    async with running_bot(database) as bot:
        return await scene.prepare(playground, bot)


async def killed_during(act: Act, table: PlayedTable, database: Path, point: str) -> None:
    """Do it at a bot of its own process, which dies at this point."""
    async with child(table.playground, database, point) as process:
        doing, dying = asyncio.ensure_future(act(table)), asyncio.ensure_future(ended(process))
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        if not dying.done():
            doing.result()
        assert await dying == -signal.SIGKILL
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)


async def undisturbed(scene: Scene, database: Path) -> Reading:
    """The same action in a playground where nobody dies."""
    if scene.name not in READINGS:
        async with Playground(settings=unhurried()) as elsewhere:
            with redirect(elsewhere.base_url):
                async with running_bot(database) as bot:
                    table = await scene.prepare(elsewhere, bot)
                    last = table.last
                    await scene.act(table)
                    await bot.outbox.idle()
                    READINGS[scene.name] = await reading(table, last)
    return READINGS[scene.name]


async def reading(table: PlayedTable, since: Message) -> Reading:
    """What there is from this message on."""
    posts = [post for post in table.posts if int(post.id) >= int(since.id)]
    places = {post.id: position for position, post in enumerate(posts)}
    return Reading(
        [replace(row, game=0) for row in await table.stored()],
        table.live.running.digest(),
        [as_read(post) for post in posts],
        sorted((places[post], who) for post, who in table.calls if post in places),
        len(await table.bot.store.posts_to_make()),
    )


def as_read(post: Message) -> tuple[object, ...]:
    """A message as its readers see it, without icons: a run that was killed may not have them yet."""
    words = [
        [{name: said for name, said in option.items() if name != "emoji"} for option in select["options"]]
        for select in post.selects
    ]
    pictures = [file["description"] for file in post.attachments]
    return post.text, post.labels, words, pictures, post.silent


async def still_alive(table: PlayedTable) -> None:
    """The controls on the board work, at the end of a game those that only show something."""
    if table.live.running.over is not None:
        outcome = await table.people[1].press(table.posts[-1], "Board as text")
        assert "Round" in outcome.text
        return
    rows, (seat, option) = len(table.live.rows), table.wanted()
    await tap(table, seat, option)
    assert str(table.live.rows[rows]) == f"{seat} {option}"
