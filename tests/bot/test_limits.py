"""One person can neither fill a server nor slow the others: each limit is one private sentence, and nothing changes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, cast

import pytest

from bot.client import Bot
from bot.language.texts import Texts, languages
from bot.playground import Person, Playground
from bot.storage.people import RecordKeeperRecord
from bot.storage.records import Change
from bot.tables.model.limits import HOUR, MOST_LOBBIES, WINDOWS, Limits, Window
from engine.core.errors import RuleError
from engine.core.log import find_last_choice, is_free
from tests.bot.conftest import Seat
from tests.bot.support.answers import be_forgotten, play_move, private
from tests.bot.support.computers import play_alone
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import ask_if_needed, tap_moves
from tests.bot.test_practice import choose_well, get_reply


def test_a_window_moves_on() -> None:
    now = 1000
    limits = Limits(lambda: now, {"try": Window(2, 60)})
    limits.count("try", 1)
    now += 30
    limits.count("try", 1)
    with pytest.raises(RuleError) as refusal:
        limits.count("try", 1)
    assert refusal.value.params == {"what": "try", "times": 2, "at": "1060"}
    limits.count("try", 2)
    now += 30
    limits.count("try", 1)
    now -= 10_000
    limits.count("try", 1)


def test_seconds_are_added_up_until_enough_of_them_are_old() -> None:
    now = 1000
    limits = Limits(lambda: now, {"thinking": Window(10, 60)})
    for seconds in (1, 8, 4):
        limits.check("thinking", 1)
        limits.spend("thinking", seconds, 1)
        now += 10
    with pytest.raises(RuleError) as refusal:
        limits.check("thinking", 1)
    assert refusal.value.params["at"] == "1070", "the first second alone is not enough"
    now = 1070
    limits.check("thinking", 1)


async def test_who_has_made_the_bot_think_too_much_waits_for_hints_and_meets_simple_computers(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for the computers meanwhile, and a message at their table says so once."""
    at = await play_alone(playground, bot, 1, "strong")
    await tap_moves(at)
    assert made_by(at) == {"strong"}
    least = Window(cast("int", 1e-6), HOUR)  # what the first choice took is more
    monkeypatch.setattr(bot.tables.limits, "_windows", {**WINDOWS, "thinking": least})
    for _ in range(2):
        await tap_moves(at)
    assert made_by(at) == {"strong", "normal"}
    (simply,) = [post.text for post in at.posts if "they play a simpler game" in post.text]
    assert "<t:" in simply
    said = private(await at.people[0].command(at.place, "hint"))
    assert said.startswith("Hints and computers have thought for you as long as they may")
    monkeypatch.undo()
    assert "%" in private(await at.people[0].command(at.place, "hint"))


@pytest.mark.parametrize("language", languages())
def test_each_limit_names_what_it_counts(language: str) -> None:
    """None is ever read of saying that computers play simply."""
    said = [Texts(language).say("error-limit-often", what=each, times=7, at="5") for each in WINDOWS]
    assert len({*said}) == len(WINDOWS)
    uncounted = ("thinking", "thinking-here", "plays-simply")
    assert sum("7" in each for each in said) == len(WINDOWS) - len(uncounted)


def made_by(at: PlayedTable) -> set[str]:
    """The levels that have chosen for computers."""
    return {each.computer.split()[0] for each in at.live.rows if each.computer}


async def test_so_many_lobbies_of_one_host(playground: Playground, bot: Bot) -> None:
    anna = playground.person("Anna")
    for n in range(MOST_LOBBIES):
        await anna.command("games", "game new", title=f"Table {n}")
    await bot.outbox.idle()
    posts = public(anna)
    said = private(await anna.command("games", "game new", title="One more"))
    assert said.startswith(f"You already have {MOST_LOBBIES} tables that wait for players")
    await bot.outbox.idle()
    assert public(anna) == posts
    live = (await bot.tables.registry.tables_of(int(anna.id)))[0]
    await anna.command("games", "game end", table=live.record.id)
    assert "<#" in private(await anna.command("games", "game new", title="Instead"))


def public(person: Person) -> int:
    return sum(post.owner_id is None for post in person.see("games"))


async def test_a_table_is_brought_here_only_so_often(table: Seat) -> None:
    two = await table(2)
    for _ in range(WINDOWS["here"].times):
        assert "<#" in private(await two.people[0].command(two.place, "game here"))
    await refused_and_quiet(two, "game here")


async def test_days_away_are_announced_only_so_often_and_only_when_they_change(table: Seat) -> None:
    two = await table(2)
    await two.people[0].command(two.place, "settings away", days=0)
    await two.bot.outbox.idle()
    assert announced(two) == 0, "nobody was away"
    for n in range(WINDOWS["away"].times):
        await two.people[0].command(two.place, "settings away", days=(n + 1) % 2)
    await two.bot.outbox.idle()
    assert announced(two) == WINDOWS["away"].times
    await refused_and_quiet(two, "settings away", days=1)


def announced(at: PlayedTable) -> int:
    return sum("is away until" in post.text or "is back" in post.text for post in at.posts)


async def test_consent_to_the_end_is_not_asked_again_and_again(table: Seat) -> None:
    two = await table(2)
    for _ in range(WINDOWS["end"].times):
        await two.people[0].command(two.place, "game end")
        await two.bot.outbox.idle()
        await two.people[1].press(two.posts[-1], "Refuse")
        await two.bot.outbox.idle()
    await refused_and_quiet(two, "game end")


async def test_nobody_sits_down_and_gets_up_for_ever(playground: Playground, bot: Bot) -> None:
    two = await PlayedTable.open(playground, bot, 2)
    said = ""
    for _ in range(WINDOWS["seat"].times):
        said = private(await two.people[1].command(two.place, "game leave"))
        said = private(await two.people[1].command(two.place, "game join"))
    assert said.startswith(f"You have taken or handed on a seat at this table 10 times{REFUSED}")


async def refused_and_quiet(at: PlayedTable, name: str, days: int | None = None) -> None:
    """This is refused in one private sentence that says when it works again; the table is left alone."""
    await at.bot.outbox.idle()
    before = await at.everything()
    given = {} if days is None else {"days": days}
    said = private(await at.people[0].command(at.place, name, given))
    assert re.search(" in the last (hour|day). It works again <t:", said)
    await at.bot.outbox.idle()
    assert await at.everything() == before


@pytest.mark.parametrize(
    ("limit", "command", "given"),
    [
        ("snooze", "snooze", {"hours": 1}),
        ("verify", "verify", {}),
        ("export", "privacy export", {}),
        ("records", "records ranking", {}),
    ],
)
async def test_what_a_person_may_do_only_so_often(
    table: Seat, limit: str, command: str, given: dict[str, Any]
) -> None:
    two = await table(2)
    await two.bot.store.write(Change((RecordKeeperRecord(int(two.playground.world.guild.id)),)))
    only_once(two, limit)
    anna, ben = two.people[:2]
    assert REFUSED not in private(await anna.command(two.place, command, given))
    assert REFUSED in private(await anna.command(two.place, command, given))
    assert REFUSED not in private(await ben.command(two.place, command, given)), "it is one person's limit"


async def test_the_practice_round_begins_anew_only_so_often(table: Seat) -> None:
    two = await table(2)
    only_once(two, "learn")
    anna = two.people[0]
    screen = await choose_well(
        two.playground, two.bot, anna, get_reply(await anna.command(two.place, "learn"))
    )
    await anna.press(screen, "What does this mean?")
    assert REFUSED in private(await anna.press(screen, "Start over"))


async def test_the_replay_of_a_table_is_posted_only_so_often(table: Seat) -> None:
    two = await table(2)
    only_once(two, "replay")
    await play_move(two)
    assert REFUSED not in private(await two.people[0].command(two.place, "replay"))
    await play_move(two)
    assert REFUSED in private(await two.people[1].command(two.place, "replay"))


async def test_consent_to_take_back_is_not_asked_again_and_again(table: Seat) -> None:
    two = await table(2)
    only_once(two, "undo")

    def needs_consent(at: PlayedTable) -> bool:
        keep = find_last_choice(at.live.rows, 0)
        return keep is not None and not is_free(at.live.rows, 0, keep)

    await two.advance(needs_consent)
    anna = two.people[0]
    await ask_if_needed(anna, await anna.command(two.place, "undo"))
    await two.bot.outbox.idle()
    await two.people[1].press(two.posts[-1], "Refuse")
    await two.bot.outbox.idle()
    assert REFUSED in (await ask_if_needed(anna, await anna.command(two.place, "undo"))).text


async def test_one_person_sits_at_so_many_tables(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.model.limits.MOST_TABLES", 1)
    anna = playground.person("Anna")
    await anna.command("games", "game new", title="First")
    await bot.outbox.idle()
    said = private(await anna.command("games", "game new", title="Second"))
    assert said.startswith("You already sit at 1 tables")


async def test_so_many_lobbies_in_one_channel(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.model.limits.MOST_LOBBIES_HERE", 1)
    await playground.person("Anna").command("games", "game new", title="First")
    await bot.outbox.idle()
    said = private(await playground.person("Ben").command("games", "game new", title="Second"))
    assert said.startswith("1 tables already wait for players in this channel")


REFUSED = " in the last hour. It works again <t:"


def only_once(at: PlayedTable, limit: str) -> None:
    at.bot.tables.limits._windows = {**WINDOWS, limit: Window(1, HOUR)}


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():  # noqa: ASYNC110 - what the bot is busy with
            await asyncio.sleep(0.01)


async def test_all_people_of_a_server_together(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unfinished tables are counted in rows, how often they are opened in time; one sentence says how it goes on."""
    people = [playground.person(name) for name in ("Anna", "Ben", "Carla")]
    monkeypatch.setattr("bot.tables.model.limits.MOST_TABLES_HERE", 2)
    for person in people[:2]:
        await person.command("games", "game new", title=f"Table of {person.name}")
    said = private(await people[2].command("games", "game new", title="One more"))
    assert said.startswith("This server already has 2 unfinished tables.")
    await bot.outbox.idle()
    assert len(await bot.store.tables("lobby")) == 2

    monkeypatch.setattr("bot.tables.model.limits.MOST_TABLES_HERE", 100)
    server = int(playground.world.guild.id)
    for _ in range(WINDOWS["open-here"].times - 2):
        bot.tables.limits.count("open-here", server)
    said = private(await people[2].command("games", "game new", title="One more"))
    assert REFUSED in said
    assert len(await bot.store.tables("lobby")) == 2


def test_direct_messages_are_no_server() -> None:
    limits = Limits(lambda: 1000, {"try": Window(9, 60), "try-here": Window(1, 60)})
    for _ in range(3):
        limits.count_here("try", 1, 0)
    limits.count_here("try", 1, 5)
    with pytest.raises(RuleError):
        limits.count_here("try", 2, 5)


async def test_who_has_sat_down_as_often_as_may_be_can_still_get_up_and_be_forgotten(
    playground: Playground, bot: Bot
) -> None:
    two = await PlayedTable.open(playground, bot, 2)
    anna = two.people[0]
    for _ in range(WINDOWS["seat"].times // 2):
        await anna.command(two.place, "game leave")
        await anna.command(two.place, "game join")
    assert "lately" not in private(await be_forgotten(anna))
    assert int(anna.id) not in {seat.member for seat in two.live.seats}
