"""Nobody chooses dice: after words no action of a lobby changes what chance follows from, unless the words count no
more and all who added some are asked for new ones.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

import pytest
import pytest_asyncio

import engine
from bot.client import Bot
from bot.playground import Playground
from bot.storage.records import FORMER, VOID, OriginRecord, SeatRecord, WordsRecord
from bot.tables.actions.choices import Choices, adapt_setup, variants
from bot.tables.actions.tables import Tables
from bot.tables.model.computers import COMPUTERS, is_computer, level_of
from bot.tables.model.table import Table
from engine.computer import levels
from engine.core import chance
from engine.core import origin as origins
from engine.core.errors import RuleError, SetupError
from engine.core.match import Setup
from engine.core.values import frozen
from engine.core.verifying import publish, verify
from tests.bot.conftest import Seat
from tests.bot.support.answers import be_forgotten, private
from tests.bot.support.attempts import attempt, scene
from tests.bot.support.permission_table import KINDS
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.tables_alone import tables_alone
from tests.bot.test_lobby_changes import MODULES, PACE, SEATS, WHAT, chosen, defaults, labels, opened
from tests.bot.test_luck import add, added
from tests.bot.test_permissions import things

NO_LONGER = "no longer count"
PANEL = (WHAT, MODULES, SEATS, PACE)


@frozen
class Known:
    """What chance follows from at a table, found without the program's own hashes, and who has added words to it."""

    inputs: tuple[object, ...]
    words: tuple[WordsRecord, ...]
    people: frozenset[int]
    status: str


async def known(tables: Tables, live: Table) -> Known:
    people = [seat.member for seat in live.seats]
    computers = [(level_of(each), levels.version_of(live.game)) for each in people if is_computer(each)]
    played = (live.setup.game, live.setup.modules, live.setup.edition, engine.RULES, *engine.OVERRIDES)
    words = tuple(await tables.words.counting(live))
    return Known(
        (live.record.seed, played, tuple(people), tuple(computers)),
        words,
        frozenset(people),
        live.record.status,
    )


async def judge(tables: Tables, live: Table, before: Known, mentioned: Sequence[int], by: int = 0) -> Known:
    """The law; `mentioned` are those of whom it was said since that their words count no more."""
    after = await known(tables, live)
    if after.status == "ended":
        return after
    kept = [each for each in before.words if each in after.words]
    lost = {each.member for each in before.words if each not in after.words and each.member in after.people}
    if after.inputs == before.inputs:
        assert lost <= {by}, "words that could count were taken away"
        assert not mentioned
    else:
        assert kept == [], "words count for something else than what they were added to"
        assert sorted(mentioned) == sorted(lost)
    if after.status == "running":
        sealed = (await tables.words.origin(live)).sealed_hash
        digests = [each.digest for each in after.words]
        fingerprint = chance.hash_lines([sealed, *digests])
        assert live.key() == chance.secret(live.record.seed, fingerprint)
        assert {each.sealed for each in after.words} <= {sealed}
    return after


# Every action, by everybody


async def with_words(playground: Playground, bot: Bot) -> PlayedTable:
    """Three people and a computer; Anna and Ben have added words, Ben the last ones, and a seat is free."""
    table = await PlayedTable.open(playground, bot, 4, computers=1, modules="style")
    (anna, ben, carla), now = (int(person.id) for person in table.people), Choices.of(table.live.record)
    wanted = replace(now, setup=replace(now.setup, seats=5))
    await bot.tables.lobby.change(table.live, anna, now, wanted)
    for member in (anna, ben):
        await bot.tables.words.add(table.live, member, f"words of {member}")
    assert carla in {seat.member for seat in table.live.seats}
    await bot.outbox.idle()
    return table


def asked_anew(table: PlayedTable, since: Collection[str] = ()) -> list[int]:
    """Who was mentioned by new messages which say that words count no more."""
    posts = [post for post in table.posts if post.id not in since and NO_LONGER in post.content]
    return [int(who) for post in posts for who in re.findall(r"<@(\d+)>", post.content)]


@pytest.mark.sweep(2)
@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
async def test_no_action_of_a_lobby_selects_an_outcome(playground: Playground, bot: Bot, kind: str) -> None:
    """Every command and every control there is; one that is new is tried by itself."""
    at = await scene(playground, bot, with_words)
    for thing in things(bot):
        before, posts = await known(bot.tables, at.table.live), {post.id for post in at.table.posts}
        await attempt(at, kind, thing)
        await bot.outbox.idle()
        by = int(at.people[kind].id)
        after = await judge(bot.tables, at.table.live, before, asked_anew(at.table, posts), by)
        if after != before:
            at = await scene(playground, bot, with_words)


@pytest.mark.long
async def test_no_choice_of_the_host_selects_an_outcome(playground: Playground, bot: Bot) -> None:
    """Each value of each select of the panel."""
    at = await scene(playground, bot, with_words)
    offered = [(name, label) for name in PANEL for label in labels(await opened(at.table), name)]
    assert len(offered) > len(PANEL)
    for name, label in offered:
        before, posts = await known(bot.tables, at.table.live), {post.id for post in at.table.posts}
        shown = await opened(at.table)
        if defaults(shown, name) == [label]:
            continue  # clients send nothing for it
        await chosen(at.table, shown, name, label)
        after = await judge(bot.tables, at.table.live, before, asked_anew(at.table, posts))
        if after.inputs != before.inputs:
            at = await scene(playground, bot, with_words)


async def test_pace_rating_hints_title_host_and_free_seats_are_no_inputs(
    playground: Playground, bot: Bot
) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    anna, ben = table.people
    await add(table, ben, "rain")
    before, shown = await known(bot.tables, table.live), await opened(table)
    shown = await chosen(table, shown, PACE, "24h")
    shown = await chosen(table, shown, SEATS, "4 seats")
    await anna.press(shown, "Make it rated")
    await anna.command(table.place, "game host", to=ben.id)
    await bot.outbox.idle()
    assert await judge(bot.tables, table.live, before, asked_anew(table)) == before


# What people see


async def test_whose_words_are_void_are_asked_once_and_can_add_new_ones(
    playground: Playground, bot: Bot
) -> None:
    table = await PlayedTable.open(playground, bot, 3)
    anna, ben, carla = table.people
    await carla.press(table.lobby, "Leave")
    await bot.outbox.idle()
    assert "I ask you for new ones: best add yours when everybody is there" in await add(table, anna, "cat")
    await add(table, ben, "rain")
    await carla.press(table.lobby, "Join")
    await bot.outbox.idle()
    said = table.posts[-1]
    assert said.content == (
        f"<@{anna.id}> and <@{ben.id}> · Your words for luck no longer count · Winter\n"
        "Carla has joined. Do you want to add new words?"
    )
    assert table.notifications == [(said.id, anna.id), (said.id, ben.id)]
    assert "Words for luck that no longer count: Anna and Ben" in table.lobby.content
    await ben.press(said, "Add luck")
    assert (await ben.submit({"words": "more rain"})).text == "Your words count."
    await bot.outbox.idle()
    assert "Words for luck, in this order: Ben\n" in f"{table.lobby.content}\n"
    assert "no longer count: Anna\n" in f"{table.lobby.content}\n"
    await carla.press(table.lobby, "Leave")
    await bot.outbox.idle()
    assert asked_anew(table) == [int(anna.id), int(ben.id), int(ben.id)], "Anna was asked already"


async def test_words_that_were_void_once_stay_void(playground: Playground, bot: Bot) -> None:
    """Nor do those of people who leave and sit down again on the same seat."""
    table = await PlayedTable.open(playground, bot, 2)
    anna, ben = table.people
    await add(table, anna, "cat")
    before = await known(bot.tables, table.live)
    shown = await chosen(table, await opened(table), MODULES, "Igloos")
    await chosen(table, shown, MODULES)
    assert (await known(bot.tables, table.live)).inputs == before.inputs
    assert await added(table) == []
    await add(table, anna, "cat")
    await add(table, ben, "rain")
    await ben.press(table.lobby, "Leave")
    await ben.press(table.lobby, "Join")
    assert await added(table) == []


async def test_the_host_decides_whether_to_wait_for_new_words(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 3)
    anna, ben, carla = table.people
    await add(table, anna, "cat")
    await add(table, ben, "rain")
    await carla.press(table.lobby, "Leave")
    await bot.outbox.idle()
    asked = await anna.press(table.lobby, "Start")
    assert asked.reply is not None
    assert asked.text.startswith(
        "The words for luck of Anna and Ben no longer count, and new ones have not come"
    )
    assert table.live.match is None
    await add(table, ben, "more rain")
    await anna.press(asked.reply, "Start without them")
    await bot.outbox.idle()
    assert table.live.record.status == "running"
    assert await added(table) == [("Ben", "more rain")], "they came in time"


async def test_a_confirmed_start_says_again_whose_words_became_void_since(
    playground: Playground, bot: Bot
) -> None:
    table = await PlayedTable.open(playground, bot, 3)
    anna, ben, carla = table.people
    await add(table, anna, "cat")
    await carla.press(table.lobby, "Leave")
    asked = await anna.press(table.lobby, "Start")
    await add(table, ben, "rain")
    await carla.press(table.lobby, "Join")
    assert asked.reply is not None
    again = await anna.press(asked.reply, "Start without them")
    assert private(again).startswith("The words for luck of Ben no longer count")
    assert table.live.match is None


async def test_words_written_while_somebody_joined_are_not_taken(playground: Playground, bot: Bot) -> None:
    """Their author has seen the hash of another setup."""
    table = await PlayedTable.open(playground, bot, 2)
    anna, ben = table.people
    await ben.press(table.lobby, "Leave")
    await anna.press(table.lobby, "Add luck")
    await ben.press(table.lobby, "Join")
    late = await anna.submit({"words": "cat"})
    assert "The table changed while you were writing" in late.text
    assert await added(table) == []
    assert late.reply is not None
    await anna.press(late.reply, "Add luck")
    assert (await anna.submit({"words": "cat"})).text == "Your words count."


# The operator


def another_version(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(engine, "RULES", engine.RULES + 1)


def other_house_rules(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(engine, "OVERRIDES", ["# other values"])


def other_computers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(levels, "VERSION", levels.VERSION + 1)


@pytest.mark.parametrize("update", [another_version, other_house_rules, other_computers])
async def test_an_update_between_words_and_start_is_noticed(
    playground: Playground,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    update: Callable[[pytest.MonkeyPatch], None],
) -> None:
    async with running_bot(database) as bot:
        table = await PlayedTable.open(playground, bot, 3, computers=1)
        anna, ben = table.people
        await add(table, ben, "rain")
        before = await known(bot.tables, table.live)
    update(monkeypatch)
    async with running_bot(database, seed=2) as bot:
        after = await table.moved_to(bot)
        asked = await anna.press(after.lobby, "Start")
        await bot.outbox.idle()
        assert after.live.match is None
        assert private(asked).startswith("The words for luck of Ben no longer count")
        line, why = after.posts[-1].content.split("\n")
        assert line.startswith(f"<@{ben.id}> · Your words for luck no longer count · ")
        assert why.startswith("I have been updated or have other house rules")
        await judge(bot.tables, after.live, before, asked_anew(after))
        assert asked.reply is not None
        await anna.press(asked.reply, "Start without them")
        await bot.outbox.idle()
        assert after.live.record.status == "running"
        assert await added(after) == []


async def test_an_update_is_noticed_by_the_next_words(
    playground: Playground, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(database) as bot:
        table = await PlayedTable.open(playground, bot, 2)
        anna, ben = table.people
        await add(table, ben, "rain")
    another_version(monkeypatch)
    async with running_bot(database, seed=2) as bot:
        after = await table.moved_to(bot)
        await add(after, anna, "cat")
        assert await added(after) == [("Anna", "cat")]
        assert asked_anew(after) == [int(ben.id)]


# What is kept, and what is published


async def test_a_published_game_names_no_person_and_outlives_their_erasure(table: Seat) -> None:
    two = await table(2)
    anna, ben = two.people
    (origin,) = await two.bot.store.find(OriginRecord, "game = ?", two.live.record.id)
    assert {seat.salt for seat in await two.bot.store.seats(two.live.record.id)} == {b""}
    key = two.live.key()
    await be_forgotten(anna)
    await two.bot.outbox.idle()
    assert two.live.key() == key
    assert (await two.bot.store.find(OriginRecord, "game = ?", two.live.record.id)) == [origin]
    await two.bot.tables.consent.close_without_result(two.live)
    source = await two.bot.tables.words.origin(two.live)
    text = publish(source, two.live.running, two.live.rows)
    assert verify(engine.GAMES, text).origin == source
    assert not [person for person in (anna, ben) if person.id in text or person.name in text]


async def test_who_sits_down_again_is_another_hash(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 2)
    ben = table.people[1]
    seen = {(await bot.tables.words.known_words(table.live)).fixed}
    await ben.press(table.lobby, "Leave")
    await ben.press(table.lobby, "Join")
    seen.add((await bot.tables.words.known_words(table.live)).fixed)
    assert len(seen) == 2


async def test_who_leaves_for_good_takes_their_words_along(playground: Playground, bot: Bot) -> None:
    table = await PlayedTable.open(playground, bot, 3)
    anna, ben, _ = table.people
    await add(table, anna, "cat")
    await add(table, ben, "rain")
    await be_forgotten(ben)
    await bot.outbox.idle()
    words = await bot.store.find(WordsRecord, "game = ? order by place", table.live.record.id)
    assert [(each.member, each.name, each.sealed, each.text) for each in words] == [
        (int(anna.id), "Anna", VOID, None),
        (FORMER, "", VOID, None),
    ]
    assert asked_anew(table) == [int(anna.id)]


# Anything in any order


PEOPLE = range(7, 13)
HOST = PEOPLE[0]


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables_alone(tmp_path / "games.sqlite") as tables:
        yield tables


@dataclass(slots=True)
class Attempts:
    """Anybody does anything in one lobby."""

    tables: Tables
    live: Table
    dice: random.Random
    patch: pytest.MonkeyPatch

    async def another(self) -> str:
        """One action, whose name is returned, empty if it was refused."""
        self.tables.limits._done.clear()
        name = self.dice.choice([*self.actions, *["add"] * 5])
        try:
            await self.actions[name](self)
        except (RuleError, SetupError):
            return ""
        return name

    @property
    def anybody(self) -> int:
        return self.dice.choice(PEOPLE)

    async def join(self) -> None:
        member = self.anybody
        await self.tables.lobby.join(self.live, member, f"Person {member}")

    async def leave(self) -> None:
        await self.tables.lobby.leave(self.live, self.anybody)

    async def add(self) -> None:
        await self.tables.words.add(self.live, self.anybody, f"words {self.dice.random()}")

    async def change(self) -> None:
        """Something else is played, or at another pace."""
        now, game = Choices.of(self.live.record), engine.GAMES[self.dice.choice([*engine.GAMES])]
        modules = [each for each in game.modules if each not in variants(game) and self.dice.random() < 0.3]
        variant, edition = self.dice.choice(variants(game)), self.dice.choice(game.editions)
        setup = Setup(game.id, self.dice.choice(game.seats), game.complete((variant, *modules)), edition)
        setup = adapt_setup(now.setup, self.dice.choice([now.setup, setup]), len(self.live.seats))
        wanted = replace(now, setup=setup, pace=self.dice.choice(["none", "24h"]))
        await self.tables.lobby.change(self.live, self.live.record.host, now, wanted)

    async def make_host(self) -> None:
        await self.tables.seats.make_host(self.live, self.live.record.host, self.anybody)

    async def add_computer(self) -> None:
        level = self.dice.choice([*COMPUTERS.values()])
        await self.tables.computers.add(self.live, self.live.record.host, level, "Computer")

    async def remove_computer(self) -> None:
        seat = self.dice.choice(self.live.seats)
        level = level_of(seat.member) if is_computer(seat.member) else "normal"
        await self.tables.computers.remove(self.live, self.live.record.host, seat.seat, level)

    async def update(self) -> None:
        """The operator brings another version or other values, or those from before."""
        self.patch.setattr(engine, "RULES", self.dice.choice([2, 3]))
        self.patch.setattr(engine, "OVERRIDES", self.dice.choice([[], ["# other values"]]))

    async def start(self) -> None:
        """Often without confirming it."""
        without = [place for place in range(40) if self.dice.random() < 0.1]
        await self.tables.lobby.start(self.live, self.live.record.host, without)

    actions: ClassVar[dict[str, Callable[[Attempts], Awaitable[None]]]] = {
        each.__name__: each
        for each in (join, leave, add, change, make_host, add_computer, remove_computer, update, start)
    }


@dataclass(slots=True)
class Ledger:
    """What must be true of the words of one lobby: each as it was added, with all that it was added to."""

    inputs: dict[int, tuple[object, ...]]
    words: dict[int, WordsRecord]
    void: set[int]

    async def check(self, at: Attempts, done: str) -> None:
        now, store, game = await known(at.tables, at.live), at.tables.store, at.live.record.id
        counting = {each.place for each in now.words}
        stored = await store.find(WordsRecord, "game = ? and member <> ?", game, FORMER)
        for each in now.words:
            self.inputs.setdefault(each.place, now.inputs)
            self.words.setdefault(each.place, each)
        said = [n for post in await store.posts(game, "luck-void") for n in json.loads(post.content)["words"]]
        assert len(said) == len({*said}), "nobody is asked twice for the same words"
        void, self.void = {*said} - self.void, {*said}
        assert all(self.inputs[place] != now.inputs for place in void), (
            "words that could count were taken away"
        )
        assert not counting & self.void, "what was void counts again"
        assert all(self.inputs[place] == now.inputs for place in counting)
        waiting = {each.place for each in stored} - counting - self.void
        if done in ("join", "leave", "add", "add_computer", "remove_computer", "start"):
            assert not waiting, "these words count no more, and nobody was told"
        if now.status == "running":
            assert at.live.key() == await independent_key(
                at.tables, at.live, [self.words[n] for n in sorted(counting)]
            )


async def independent_key(tables: Tables, live: Table, words: Sequence[WordsRecord]) -> bytes:
    """The key of a game that has begun, as anybody can find it in the published file."""
    said = dict(
        line.removeprefix("# ").split(" ", 1) for line in origins.write(await tables.words.origin(live))
    )
    digests = [chance.digest(each.text or "") for each in words]
    assert said["commitment"] == chance.commitment(live.record.seed)
    return chance.secret(live.record.seed, chance.hash_lines([said["sealed"], *digests]))


@pytest.mark.parametrize(
    "seed", [*range(3), *(pytest.param(each, marks=pytest.mark.long) for each in range(3, 8))]
)
async def test_no_order_of_actions_selects_an_outcome(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    dice, done, void = random.Random(seed), Counter[str](), 0
    for thread in range(1, 9):
        tables.limits._done.clear()
        setup = Setup("stone_age", dice.choice([2, 4]), ("base",), "jubilee")
        host = SeatRecord(0, 0, HOST, "Host")
        live = await tables.lobby.open(
            server=1, channel=2, thread=thread, host=host, title="Winter", setup=setup
        )
        live.position = replace(live.position, record=replace(live.record, lobby=1))
        at, ledger = Attempts(tables, live, dice, monkeypatch), Ledger({}, {}, set())
        for _ in range(60):
            name = await at.another()
            done[name] += 1
            if live.record.status == "ended":
                break
            await ledger.check(at, name)
            if live.record.status == "running":
                done["begun"] += 1
                break
        void += len(ledger.void)
    assert void
    assert not {*Attempts.actions, "begun"} - {*done}, "each was done"
