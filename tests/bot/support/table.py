"""Runs the bot in a test, and plays at a table with people of the playground."""

from __future__ import annotations

import asyncio
import marshal
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord.webhook.async_ import async_context

import engine
from bot.client import Bot
from bot.clock import Clock
from bot.config import Address, Config, Database, Shards
from bot.language.texts import Texts
from bot.messages.asking import argument
from bot.messages.verbs import build_commands
from bot.outbox.application_emoji import Picture
from bot.outbox.requests import Callbacks
from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.playground.world import START_PEOPLE, Channel, World
from bot.storage.records import LogRecord
from bot.storage.store import Store
from bot.tables.model.pace import NO_PACE
from bot.tables.model.table import Table
from bot.work.computing import Computing
from engine.computer.duel import computer
from engine.core.actions import Action
from engine.core.match import Match
from engine.core.players import Player
from engine.core.questions import Decision
from tests.bot.support.inline_worker import InlineComputing, InlineDrawing, InlineWorker
from tests.support.choosing import choose_well

NOW = 1_750_000_000
TITLE = "Winter"
ENGLISH = Texts("en")


class FixedClock(Clock):
    """A clock that always shows `now`, which a test may set."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


def seeded_bytes(seed: int = 1) -> Callable[[int], bytes]:
    """Bytes that are the same in every run."""
    return random.Random(seed).randbytes


@asynccontextmanager
async def running_bot(
    database: Database,
    seed: int = 1,
    entropy: Callable[[int], bytes] | None = None,
    clock: Clock | None = None,
    draw: Callable[[str], Picture] | None = None,
    computing: Computing | None = None,
    shards: str | None = None,
    direct: Address | None = None,
    world: World | None = None,
) -> AsyncIterator[Bot]:
    """Run the real bot on this database until the block ends; it is online. Without `draw` it has no icons.

    With `shards` it is one of several processes, each with its own; `direct` is its `DATABASE_DIRECT`. To a
    `world` that is given it does not send its commands, if an earlier bot has sent the same ones.
    """
    chance = entropy or seeded_bytes(seed)
    ours = None if shards is None else Shards.read(shards)
    store = await Store.open(database, direct=direct, shards=ours)
    url = database.url if isinstance(database, Address) else str(database)
    try:
        bot = Bot(
            Config.read({"DATABASE": url, "SHARDS": shards}),
            store,
            clock=clock or FixedClock(),
            entropy=chance,
            drawing=InlineDrawing(),
            computing=computing or InlineComputing(),
        )
        bot.work.worker = InlineWorker()
        bot.emoji.draw = draw or bot.emoji.draw
        bot.emoji.drawings = lambda: getattr(draw, "__name__", "none")
        bot.emoji.icons = bot.emoji.icons if draw else {}
        without_pauses(bot)
        with_known_commands(bot)
        if world is not None:
            with_sent_commands(bot, world)
        async with bot:
            async_context.set(Callbacks())
            online = asyncio.create_task(bot.start("token"))
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait({online, ready}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
            if online.done():
                ready.cancel()
                online.result()
            assert ready.done(), "the bot did not get ready"
            yield bot
        with suppress(asyncio.CancelledError, discord.ConnectionClosed):
            await online
    finally:
        await store.close()


def without_pauses(bot: Bot) -> None:
    """Leave out the pauses that discord.py makes for large servers and for a second login: it is ready when it has
    heard of every server.
    """

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        del shard_id, initial

    state = bot._connection
    note = state._add_ready_state

    def note_and_see(guild: discord.Guild) -> bool:
        if len(state.shard_ids or ()) == 1 and not any(each.unavailable for each in state.guilds):
            # With no pause at all it would not look whether another one has come meanwhile.
            state.guild_ready_timeout = 0.001
        return note(guild)

    state.guild_ready_timeout = 0.05
    state._add_ready_state = note_and_see
    bot.before_identify_hook = at_once


DEFINED: dict[tuple[type, bytes], list[dict[str, Any]]] = {}
"""The definitions of the commands in all languages, by the type of the translations and the English definitions."""


def with_known_commands(bot: Bot) -> None:
    """Cache the definitions of the commands, which took half of the time of a start: nearly all bots have the same."""
    define = bot.tree.definition

    async def known() -> list[dict[str, Any]]:
        key = _key_of_commands(bot)
        if key not in DEFINED:
            DEFINED[key] = await define()
        return DEFINED[key]

    bot.tree.definition = known


def _key_of_commands(bot: Bot) -> tuple[type, bytes]:
    commands = marshal.dumps([command.to_dict(bot.tree) for command in bot.tree.get_commands()], 2)
    return type(bot.tree.translations), commands


SENT: dict[tuple[type, bytes], list[dict[str, Any]]] = {}
"""The commands as the playground has registered them, by the same keys."""


def with_sent_commands(bot: Bot, world: World) -> None:
    """Register cached commands instead of sending them, which took half of the rest of a start."""
    send = bot.tree.send_changes

    async def send_once(store: Store) -> None:
        key = _key_of_commands(bot)
        if key in SENT:
            world.commands = SENT[key]
        else:
            await send(store)
            SENT[key] = world.commands

    bot.tree.send_changes = send_once


@dataclass(slots=True)
class PlayedTable:
    """A table of the bot; `people` are its players in the order of their seats."""

    playground: Playground
    bot: Bot
    live: Table
    people: tuple[Person, ...]
    texts: Texts = ENGLISH

    @classmethod
    async def open(
        cls,
        playground: Playground,
        bot: Bot,
        seats: int,
        place: str = "games",
        title: str = TITLE,
        texts: Texts = ENGLISH,
        **given: Any,
    ) -> PlayedTable:
        """Open a table and fill its seats, by command and by button; the game has not begun. It has no pace if none is
        given: most tests are not about days.

        `texts` are those of the server; `given` are more options of the command: another game, its modules, computers.
        """
        joining = (*START_PEOPLE, "Eva")[: seats - given.get("computers", 0)]
        people = tuple(playground.person(name) for name in joining)
        await people[0].command(place, "game new", {"title": title, "seats": seats, "pace": NO_PACE, **given})
        await bot.outbox.idle()
        table = cls(
            playground, bot, (await bot.tables.registry.ours_of(int(people[0].id)))[-1], people, texts
        )
        for person in people[1:]:
            await person.press(table.lobby, texts.say("button-join"))
        await bot.outbox.idle()
        return table

    async def start(self) -> PlayedTable:
        """Press Start as the host; returns when all posts are sent."""
        await self.people[0].press(self.lobby, self.texts.say("button-start"))
        await self.bot.outbox.idle()
        assert self.live.match is not None
        return self

    async def moved_to(self, bot: Bot) -> PlayedTable:
        """The same table at another run of the bot, after that has sent its posts."""
        await bot.outbox.idle()
        live = await bot.tables.registry.get(self.live.record.id)
        return PlayedTable(self.playground, bot, live, self.people, self.texts)

    @asynccontextmanager
    async def restarted(self, database: Database) -> AsyncIterator[PlayedTable]:
        """The same table at another run of the bot, which stops after that."""
        async with running_bot(database) as bot:
            yield await self.moved_to(bot)

    @property
    def lobby(self) -> Message:
        return self.people[0].message(str(self.live.record.lobby))

    @property
    def board(self) -> Message:
        return self.people[0].message(str(self.live.record.board))

    @property
    def place(self) -> Channel:
        """The channel or thread in which it is played."""
        return self.playground.world.channels[str(self.live.record.place)]

    @property
    def posts(self) -> list[Message]:
        """The public messages of the bot in this place, the oldest first."""
        bot = self.playground.world.bot.id
        return [m for m in self.place.messages.values() if m.owner_id is None and m.author_id == bot]

    @property
    def decision(self) -> Decision:
        """The first open decision."""
        return self.live.running.decisions[0]

    def greedy_move(self) -> tuple[int, Action]:
        """The seat that is asked first, and what a greedy player would play there."""
        return self.decision.seat, cached_greedy(self.live.running, offer(self.live.running, self.decision))

    def after_greedy_move(self) -> Match:
        """The game after that move."""
        after, (seat, option) = self.live.running.copy(), self.greedy_move()
        after.play(seat, str(option))
        return after

    async def advance(
        self, until: Callable[[PlayedTable], bool], player: Player | None = None
    ) -> PlayedTable:
        """Play without taps until this holds, by `player` or greedily; returns when all posts are sent."""
        with hold_outbox(self.bot):
            while not until(self):
                assert self.live.running.decisions, "it did not come to that"
                option = (player or cached_greedy)(self.live.running, offer(self.live.running, self.decision))
                await self.bot.tables.moves.play(self.live, self.decision.seat, str(option))
        await self.bot.outbox.idle()
        return self

    async def play_to_the_end(self) -> PlayedTable:
        """Play until the game is over, by the rules of the level `normal`: a third of the work of greedy moves."""
        return await self.advance(lambda at: at.live.running.over is not None, BY_RULES)

    @property
    def notifications(self) -> list[tuple[str, str]]:
        """The notifications by messages of this table, deleted ones too: the ids of message and person."""
        here = {*self.place.messages, *self.place.deleted}
        return [(post, who) for post, who in self.playground.world.pings if post in here]

    @property
    def last(self) -> Message:
        """The current message; before the game the lobby."""
        return self.lobby if self.live.record.board is None else self.board

    def content(self, file: dict[str, Any]) -> bytes:
        """The bytes of an attachment."""
        return self.playground.files[file["url"].split("/")[-3], file["id"]][1]

    async def stored(self) -> list[LogRecord]:
        return await self.bot.store.log(self.live.record.id)

    async def everything(self) -> tuple[object, ...]:
        """What a refused attempt must not change: the game, its stored rows, messages and notifications."""
        return (*self.public_state(), *await self.rows())

    def public_state(self) -> tuple[object, ...]:
        match, posts = self.live.match, [(post.id, post.text, post.edits) for post in self.posts]
        return match.digest() if match else None, list(self.live.moves), posts, self.notifications

    async def rows(self) -> tuple[object, ...]:
        store, game = self.bot.store, self.live.record.id
        kinds = ("lobby", "start", "hand-over", "board", "over", "say", "request")
        return (
            await store.log(game),
            await store.table(game),
            await store.seats(game),
            [await store.posts(game, kind) for kind in kinds],
            await store.open_requests(game),
        )


@asynccontextmanager
async def started_table(
    playground: Playground, database: Database, seats: int = 2
) -> AsyncIterator[PlayedTable]:
    """A game that has just begun, at a bot of its own."""
    async with running_bot(database) as bot:
        yield await (await PlayedTable.open(playground, bot, seats)).start()


@contextmanager
def hold_outbox(bot: Bot) -> Iterator[None]:
    """In this block the outbox sends nothing, as intermediate pictures and edits take ten times as long as moves."""
    outbox = bot.outbox
    outbox._is_open = False
    try:
        yield
    finally:
        outbox._is_open = True
        outbox.wake({*outbox._unsent, *bot.tables.committer.marks})


BY_RULES = computer("normal", "")

MANY = 60
"""The most options that `cached_greedy` compares; Jäger und Späher often has more."""

_CHOSEN: dict[tuple[object, ...], Action] = {}


def cached_greedy(match: Match, decision: Decision) -> Action:
    """The move of a greedy player, computed once for each position, as most tests begin with the same game."""
    position = match.game, match.setup, match.digest(), decision.seat
    if position not in _CHOSEN:
        _CHOSEN[position] = choose_well(match, decision, random.Random(match.digest()), MANY)
    return _CHOSEN[position]


def offer(match: Match, decision: Decision) -> Decision:
    """A decision with the options that people are offered: those that differ in effect."""
    return replace(decision, options=match.list_distinct(decision))


def arguments(option: Action) -> dict[str, str | int]:
    """The arguments of an option as its slash command takes them."""
    kind = type(option)
    return {
        ENGLISH.say(f"option-{option.verb}-{name}"): _typed(kind, name, argument(option, name))
        for name in kind.arguments
    }


def command_of(live: Table, verb: str) -> str:
    """The name of the slash command of a verb at this table, such as `place` or `hunters send`."""
    path = build_commands(engine.GAMES.values()).path(live.game, verb)
    return " ".join(ENGLISH.say(f"command-{word}") for word in path)


def _typed(kind: type[Action], name: str, text: str) -> str | int:
    return text if kind.arguments[name].limits is None else int(text)


def hungry(match: Match, decision: Decision) -> Action:
    """A player that gathers everything but food and keeps it, so that feeding soon has many options."""
    placing = [option for option in decision.options if option.verb == "place"]
    mines = [
        option for option in placing if option.fields()["where"] in ("forest", "claypit", "quarry", "river")
    ]
    if mines:
        return max(mines, key=lambda option: (option.fields()["people"] == 2, str(option)))
    declined = [option for option in decision.options if option.verb in ("decline", "starve")]
    return declined[0] if declined else cached_greedy(match, decision)
