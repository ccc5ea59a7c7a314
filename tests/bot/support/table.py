"""A table at which people of the playground sit, and what a test wants to know about it."""

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
    """A clock that shows the same moment for ever; a test that wants time to pass sets `now`."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


def seeded(seed: int = 1) -> Callable[[int], bytes]:
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
    """The real bot on this database, online; it stops when the block ends. Without `draw` it has no icons.

    With `shards` it is one of several processes, each with its own; `direct` is its `DATABASE_DIRECT`. To a
    `world` that is given it does not send its commands, if an earlier bot has sent the same ones.
    """
    chance = entropy or seeded(seed)
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
"""All commands in all languages as they are sent to Discord, by who translates them and what they say in English."""


def with_known_commands(bot: Bot) -> None:
    """Nearly all bots have the same commands: to write them for 33 locales took half of the time of a start."""
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
"""What a playground has made of them."""


def with_sent_commands(bot: Bot, world: World) -> None:
    """To send the commands in 33 locales, to look at them and to answer with them took half of what was left."""
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
    """One table; `people` sit in this order."""

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
        """The host presses Start; everything is posted when this returns."""
        await self.people[0].press(self.lobby, self.texts.say("button-start"))
        await self.bot.outbox.idle()
        assert self.live.match is not None
        return self

    async def moved_to(self, bot: Bot) -> PlayedTable:
        """The same table at another run of the bot, its posts delivered."""
        await bot.outbox.idle()
        live = await bot.tables.registry.get(self.live.record.id)
        return PlayedTable(self.playground, bot, live, self.people, self.texts)

    @property
    def lobby(self) -> Message:
        return self.people[0].message(str(self.live.record.lobby))

    @property
    def board(self) -> Message:
        return self.people[0].message(str(self.live.record.board))

    @property
    def place(self) -> Channel:
        """Where it is played."""
        return self.playground.world.channels[str(self.live.record.place)]

    @property
    def posts(self) -> list[Message]:
        """What the bot said there in public, oldest first."""
        bot = self.playground.world.bot.id
        return [m for m in self.place.messages.values() if m.owner_id is None and m.author_id == bot]

    @property
    def decision(self) -> Decision:
        """The first open decision."""
        return self.live.running.decisions[0]

    def wanted(self) -> tuple[int, Action]:
        """What a greedy player does next, and from which seat, of what is offered."""
        return self.decision.seat, greedy_again(self.live.running, offered(self.live.running, self.decision))

    async def advance(
        self, until: Callable[[PlayedTable], bool], player: Player | None = None
    ) -> PlayedTable:
        """Play on without taps until this holds; everything is posted then."""
        with held(self.bot):
            while not until(self):
                assert self.live.running.decisions, "it did not come to that"
                option = (player or greedy_again)(
                    self.live.running, offered(self.live.running, self.decision)
                )
                await self.bot.tables.moves.play(self.live, self.decision.seat, str(option))
        await self.bot.outbox.idle()
        return self

    async def play_to_the_end(self) -> PlayedTable:
        """Play on until the game is over, by rules alone: a third of the work of the greedy choices of `advance`."""
        return await self.advance(lambda at: at.live.running.over is not None, BY_RULES)

    @property
    def calls(self) -> list[tuple[str, str]]:
        """Who was called by which message of this table, also by one that is deleted since."""
        here = {*self.place.messages, *self.place.deleted}
        return [(post, who) for post, who in self.playground.world.pings if post in here]

    @property
    def last(self) -> Message:
        """The latest board, before the game the lobby."""
        return self.lobby if self.live.record.board is None else self.board

    def content(self, file: dict[str, Any]) -> bytes:
        """What is in an attachment."""
        return self.playground.files[file["url"].split("/")[-3], file["id"]][1]

    async def stored(self) -> list[LogRecord]:
        return await self.bot.store.log(self.live.record.id)

    async def everything(self) -> tuple[object, ...]:
        """All that a refused attempt must leave alone: the game, its rows, what was posted, who was called."""
        return (*self.shown(), *await self.rows())

    def shown(self) -> tuple[object, ...]:
        match, posts = self.live.match, [(post.id, post.text, post.edits) for post in self.posts]
        return match.digest() if match else None, list(self.live.moves), posts, self.calls

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


@contextmanager
def held(bot: Bot) -> Iterator[None]:
    """Nothing new is sent meanwhile, as if Discord were slow: pictures and edits that nobody looks at take ten times as
    long as the moves.
    """
    outbox = bot.outbox
    outbox._is_open = False
    try:
        yield
    finally:
        outbox._is_open = True
        outbox.wake({*outbox._unsent, *bot.tables.committer.marks})


BY_RULES = computer("normal", "")

MANY = 60
"""Of more options than this, as Jäger und Späher has them, some are tried."""

_CHOSEN: dict[tuple[object, ...], Action] = {}


def greedy_again(match: Match, decision: Decision) -> Action:
    """What a greedy player does, tried out once for each position: most tests begin with the same game."""
    position = match.game, match.setup, match.digest(), decision.seat
    if position not in _CHOSEN:
        _CHOSEN[position] = choose_well(match, decision, random.Random(match.digest()), MANY)
    return _CHOSEN[position]


def offered(match: Match, decision: Decision) -> Decision:
    """A decision as people see it: with the options that differ in effect."""
    return replace(decision, options=match.distinct(decision))


def arguments(option: Action) -> dict[str, str | int]:
    """The arguments of an option as its slash command takes them."""
    kind = type(option)
    return {
        ENGLISH.say(f"option-{option.verb}-{name}"): _typed(kind, name, argument(option, name))
        for name in kind.arguments
    }


def command_of(live: Table, verb: str) -> str:
    """The slash command of a verb at this table, as it is typed: `place`, `hunters send`."""
    path = build_commands(engine.GAMES.values()).path(live.game, verb)
    return " ".join(ENGLISH.say(f"command-{word}") for word in path)


def _typed(kind: type[Action], name: str, text: str) -> str | int:
    return text if kind.arguments[name].limits is None else int(text)


def hungry(match: Match, decision: Decision) -> Action:
    """Gathers everything but food and keeps it, so that all must pay for food soon, in many ways."""
    placing = [option for option in decision.options if option.verb == "place"]
    mines = [
        option for option in placing if option.fields()["where"] in ("forest", "claypit", "quarry", "river")
    ]
    if mines:
        return max(mines, key=lambda option: (option.fields()["people"] == 2, str(option)))
    declined = [option for option in decision.options if option.verb in ("decline", "starve")]
    return declined[0] if declined else greedy_again(match, decision)
