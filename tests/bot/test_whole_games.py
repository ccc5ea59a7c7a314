"""Whole games through the real bot, with modules and without, by typing and by tapping, to the final standings."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest

import engine
from bot.client import Bot
from bot.messages.layouts import MOST_ALT
from bot.playground import Playground
from bot.playground.messages import Message
from engine.core import transcripts
from engine.core.actions import Action
from engine.core.match import Match, Row, replay
from engine.core.players import Player
from engine.core.questions import Decision
from engine.core.verifying import verify
from tests.bot.conftest import Seat
from tests.bot.support.conversation import acting, assert_one_asks, assert_stories_are_whole
from tests.bot.support.table import PlayedTable, arguments, cached_greedy, command_of, hungry, offer
from tests.bot.support.taps import MEAN, tap

Act = Callable[[PlayedTable, int, Action], Awaitable[None]]
Sample = Callable[[int], int]
MODULES = engine.GAMES["stone_age"].modules
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.long
async def test_two_play_a_whole_game_by_typing(table: Seat, sample: Sample) -> None:
    two = await table(2)
    await play_to_the_end(two, typed, one_round_of=sample(4))
    await look_at_the_end(two)


@pytest.mark.long
async def test_five_play_a_round_of_style_by_typing(playground: Playground, bot: Bot) -> None:
    playground.world.join("Eva")
    five = await (await PlayedTable.open(playground, bot, 5, modules="style")).start()
    assert five.live.setup.modules == ("base", "style")
    await play_to_the_end(five, typed, until=2)


def late(match: Match, decision: Decision) -> Action:
    """Learns only in the fifth round that people must eat: before, all pay for food at once."""
    return (hungry if match.round < 5 else cached_greedy)(match, decision)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "modules", "player"), [(4, ("base",), late), (3, MODULES, cached_greedy)])
async def test_a_whole_game_by_tapping(
    playground: Playground, bot: Bot, seats: int, modules: tuple[str, ...], player: Player, sample: Sample
) -> None:
    """The modules are named in an order that nobody has to know."""
    said = ",".join(reversed(modules))
    at = await (await PlayedTable.open(playground, bot, seats, modules=said)).start()
    assert at.live.setup.modules == modules
    taps: list[int] = []
    at_once = 0

    async def tapped(at: PlayedTable, seat: int, option: Action) -> None:
        nonlocal at_once
        at_once += len(at.live.running.decisions) > 1
        taps.append(await tap(at, seat, option))

    await play_to_the_end(at, tapped, player, one_round_of=sample(4))
    await look_at_the_end(at)
    assert {*taps} == {1, 2}
    assert sum(taps) / len(taps) <= MEAN
    assert at_once, "nobody ever decided at the same time"


async def typed(at: PlayedTable, seat: int, option: Action) -> None:
    """The slash command of an option, each argument picked from what is suggested."""
    person, given = at.people[seat], arguments(option)
    command = command_of(at.live, option.verb)
    for name, value in given.items():
        offered = await person.autocomplete(at.place, command, name, {**given, name: str(value)})
        assert value in [choice["value"] for choice in offered], f"{option}: {name} is not suggested"
    outcome = await person.command(at.place, command, given)
    assert outcome.text.startswith("✓"), outcome.text
    assert outcome.reply is not None
    assert outcome.reply.owner_id == person.id


async def play_to_the_end(
    at: PlayedTable, act: Act, player: Player = cached_greedy, *, until: int = 99, one_round_of: int = 1
) -> None:
    """To the end or until this round: people of one kind, in any order where several are asked. Who is asked
    newly is called, and nobody else. Of so many rounds they play one, the others pass at once.
    """

    def is_played(at: PlayedTable) -> bool:
        return at.live.running.over is not None or at.live.running.round % one_round_of == 1 % one_round_of

    choose, world, live = random.Random(4), at.playground.world, at.live
    assert world.pings == called(at, live.running.waiting)
    while live.running.over is None and live.running.round < until:
        if not is_played(at):
            await at.advance(is_played, player)
            continue
        waiting, rows, calls = live.running.waiting, len(live.rows), len(world.pings)
        decision = choose.choice(live.running.decisions)
        option = player(live.running, offer(live.running, decision))
        await act(at, decision.seat, option)
        await at.bot.outbox.idle()
        assert live.rows[rows] == Row(decision.seat, str(option))
        newly = [seat for seat in live.running.waiting if seat not in waiting]
        assert world.pings[calls:] == called(at, newly), f"after {option}"
        look_at_picture(at, at.board)
        if live.running.over is None:
            assert_one_asks(at)


def called(at: PlayedTable, seats: tuple[int, ...] | list[int]) -> list[tuple[str, str]]:
    """The pings of a hand-over to these seats."""
    return [(at.board.id, str(at.live.seats[seat].member)) for seat in seats]


def look_at_picture(at: PlayedTable, post: Message) -> None:
    """There is a picture, or two, with its description."""
    assert 1 <= len(post.attachments) <= 2
    for file in post.attachments:
        assert 0 < len(file["description"]) <= MOST_ALT
        assert at.content(file).startswith(PNG)


async def look_at_the_end(at: PlayedTable) -> None:
    """The log and the posts are whole, and the last message tells every line of the count."""
    await look_at_the_log(at)
    final, view = at.posts[-1].text, at.live.running.view(None)
    for row in view.standing:
        assert sum(row.lines.values()) == row.score
        heading = f"{row.rank}. **{at.live.names[row.seat]}**: {row.score} points"
        lines = dict(pairs(final))[heading].split(" · ")
        assert sorted(int(line.split()[-1].replace("\N{MINUS SIGN}", "-")) for line in lines) == sorted(
            row.lines.values()
        )


async def look_at_the_log(at: PlayedTable) -> None:
    """The stored log gives the same game, all posts are out with their pictures, and it can be verified."""
    live = at.live
    stored = await at.stored()
    again = replay(live.game, live.setup, [Row(row.seat, row.action) for row in stored])
    assert again.digest() == stored[-1].digest == live.running.digest()
    assert again.over is not None
    assert again.over == live.running.over
    assert (await at.bot.store.posts_to_make()) == []
    assert acting(at) == []
    assert_stories_are_whole(at)
    pictured = [post for post in at.posts if post.attachments]
    assert at.posts[-1] in pictured
    for post in pictured:
        look_at_picture(at, post)
    await look_at_the_seed(at)


def pairs(text: str) -> list[tuple[str, str]]:
    return list(pairwise(text.splitlines()))


async def look_at_the_seed(at: PlayedTable) -> None:
    """What was promised at the start is the hash of seed and setup, which are shown at the end; `/verify` agrees."""
    seed = at.live.record.seed
    assert f"`{(await at.bot.tables.words.known_words(at.live)).fixed}`" in at.lobby.content
    first = next(post for post in at.posts if "sealed" in post.text)
    assert f"`{at.live.record.fingerprint}`" in first.content
    assert seed.hex() in at.posts[-1].text
    assert all(seed.hex() not in post.text for post in at.posts[:-1])

    verdict = await at.people[-1].command(at.place, "verify")
    assert verdict.text.startswith("**Everything fits.**")
    assert verdict.reply is not None
    file, program = verdict.reply.attachments
    assert program["filename"].endswith(".py")
    published = at.content(file).decode()
    assert transcripts.replay(engine.GAMES, published).over == at.live.running.over
    log = verify(engine.GAMES, published).log
    assert f"SHA-256 of the log: `{log}`" in at.posts[-1].text
    assert f"SHA-256 of the log: `{log}`" in verdict.text
