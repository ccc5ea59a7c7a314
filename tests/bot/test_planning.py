"""Plans: built, looked at, explicitly used, played when the turn comes; nobody else ever learns of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.client import Bot
from bot.interactions import planning
from bot.interactions.table_actions import FORMER, TABLE_ACTIONS, TableAction
from bot.playground import Person, Playground
from bot.playground.forms import Outcome
from bot.playground.messages import Message
from bot.storage.people import AnswerEverywhere
from bot.storage.records import Change
from bot.tables.actions.personal_export import export
from bot.tables.model.prepared import plan_of, prepared_of
from engine.core.prepared import NOTHING
from tests.bot.conftest import Seat
from tests.bot.support.answers import asked_people, asks, play_move, private
from tests.bot.support.table import PlayedTable, hungry, started_table
from tests.bot.support.taps import ask_if_needed, get_reply

USE = "Use this plan"


async def planned(person: Person, table: PlayedTable, moves: str) -> Outcome:
    """Half built, as it is stored, and confirmed."""
    screen = await drafted(person, table, moves)
    said = await person.press(screen, USE)
    await table.bot.outbox.idle()
    return said


async def drafted(person: Person, table: PlayedTable, moves: str) -> Message:
    """This plan half built, and looked at."""
    await table.bot.tables.preparing.keep_draft(table.live, table.live.seat_of(int(person.id)), moves)
    return get_reply(await person.command(table.place, "plan"))


def on_turn(table: PlayedTable) -> int:
    (seat,) = table.live.running.waiting
    return seat


def moves_of(table: PlayedTable, seat: int) -> list[str]:
    return [row.text for row in table.live.rows if row.seat == seat]


def public(table: PlayedTable) -> list[tuple[str, str, int]]:
    """All that bystanders can read."""
    return [(post.id, post.text, post.edits) for post in table.posts]


async def test_a_plan_is_seen_confirmed_and_played(table: Seat) -> None:
    at = await table(3)
    ben = at.people[1]
    moves = "field; forest 2-5 if food < 4; hut else toolmaker; stop if hut taken"
    screen = await drafted(ben, at, moves)
    assert screen.owner_id == ben.id
    for line in (
        "1. Field – possible now",
        "2. Forest · 2 to 5 people (if you have fewer than 4 food) – passed over: "
        "it is not so that you have fewer than 4 food (now 12)",
        "3. Hut – possible now",
        "or Tool maker – possible now",
        "I would ask you while somebody else is at Hut; that is not so now.",
        "**If it were your turn now:** Field · 1 person",
    ):
        assert line in screen.content
    before = public(at), at.notifications
    assert moves_of(at, 1) == []
    await ben.press(screen, USE)
    assert (public(at), at.notifications) == before, "nobody else can see that there is a plan"
    await at.bot.tables.moves.play(at.live, 0, "place forest 3")
    assert moves_of(at, 1) == ["place field 1"]
    assert await asked_people(at) == ["Carla"], "whoever was answered for is not called"
    assert "Anna" in at.board.text
    assert "Ben" in at.board.text
    await at.bot.tables.moves.play(at.live, 2, "place hut 2")
    await at.bot.tables.moves.play(at.live, 0, "place hunt 1")
    assert at.live.running.waiting == (1,), "the plan stops and its owner is asked"
    assert await asked_people(at) == ["Ben"]
    tables = get_reply(await ben.command(at.place, "mygames"))
    question = get_reply(await ben.press(tables, "Act on the oldest"))
    assert question.owner_id == ben.id
    assert "Stopped: I ask you while somebody else is at Hut." in question.content
    assert "Field" not in question.content, "what is done is no reason, and there is little room"
    assert all("Stopped" not in text for _, text, _ in public(at)), "nobody else learns why"
    panel = get_reply(await ben.press(question, "Plan"))
    assert "3. Hut" in panel.content, "the question leads to the panel"


async def test_it_is_edited_and_dropped(table: Seat) -> None:
    at = await table(2)
    ben = at.people[1]
    await planned(ben, at, "field; hut")
    mine = get_reply(await ben.command(at.place, "mine"))
    assert "1. Field – possible now" in mine.content
    held = get_reply(await ben.press(mine, "Plan ahead"))
    assert "2. Hut – possible now" in held.content
    changed = await drafted(ben, at, "hut")
    assert stored_plan(at, 1) == "field; hut", "what was not confirmed changes nothing"
    used = get_reply(await ben.press(changed, USE))
    assert stored_plan(at, 1) == "hut"
    assert "I ask you again" in (await ben.press(used, "Drop the plan")).text
    assert "hut" not in private(await ben.command(at.place, "mine")).casefold().split("1.")[-1:]
    await play_move(at)
    assert at.live.running.waiting == (1,)


def stored_plan(table: PlayedTable, seat: int) -> str:
    return prepared_of(table.live, seat).answer_to("plan")


async def test_an_old_preview_confirms_no_newer_plan(table: Seat) -> None:
    at = await table(2)
    ben = at.people[1]
    old = await drafted(ben, at, "field")
    await drafted(ben, at, "hut")
    again = await ben.press(old, USE)
    assert "changed it since" in again.text
    assert not plan_of(at.live, 1)
    await ben.press(get_reply(again), USE)
    assert stored_plan(at, 1) == "hut"


@pytest.mark.parametrize("moves", ["moon", "field if food ! 4", "round 0: field", ";"])
async def test_what_an_earlier_version_kept_and_cannot_be_read_is_begun_anew(table: Seat, moves: str) -> None:
    at = await table(2)
    screen = await drafted(at.people[1], at, moves)
    assert "what do you want to do when it is your turn?" in screen.content
    assert not plan_of(at.live, 1)
    own = await drafted(at.people[0], at, moves)
    assert "it is your turn: what do you want to do?" in own.content
    await at.advance(asks("resolve"))
    later = get_reply(await at.people[at.decision.seat].press(at.board, "Plan"))
    assert "what do you want to do when it is your turn?" in later.content, "that is asked in the next round"


async def test_a_new_plan_takes_the_place_of_one_that_cannot_be_read(table: Seat) -> None:
    at = await table(2)
    unreadable = prepared_of(at.live, 1).with_answer("plan", "moon")
    await at.bot.tables.preparing._note(at.live, 1, unreadable)
    used = await planned(at.people[1], at, "field")
    assert "1. Field – possible now" in used.text
    assert stored_plan(at, 1) == "field"


async def test_why_one_is_asked_is_about_the_plan_in_use(table: Seat) -> None:
    at = await table(2)
    ben = at.people[1]
    await planned(ben, at, "toolmaker")
    await drafted(ben, at, "field")
    await at.bot.tables.moves.play(at.live, 0, "place toolmaker 1")
    question = get_reply(
        await ben.press(get_reply(await ben.command(at.place, "mygames")), "Act on the oldest")
    )
    assert "1. Tool maker – passed over" in question.content
    assert "Field –" not in question.content, "what is not confirmed is no reason"


async def test_using_it_on_the_own_turn_plays_at_once(table: Seat) -> None:
    at = await table(2)
    preview = await drafted(at.people[0], at, "field")
    assert "**It is your turn, so I play at once:** Field · 1 person" in preview.content
    said = await at.people[0].press(preview, USE)
    assert "I have played what it says for now" in said.text
    assert moves_of(at, 0) == ["place field 1"]
    assert await asked_people(at) == ["Ben"]


async def test_several_automatic_answers_make_one_post_that_tells_all(table: Seat) -> None:
    at = await table(4)
    await planned(at.people[1], at, "field")
    await planned(at.people[2], at, "hut")
    before = at.board.id
    await at.bot.tables.moves.play(at.live, 0, "place toolmaker 1")
    await at.bot.outbox.idle()
    post = at.board
    assert post.id != before
    assert "<@" in post.question
    assert [post.text.count(f"<@{person.id}>") for person in at.people] == [0, 0, 0, 1]
    for line in ("**Anna**: Tool maker", "**Ben**: Field", "**Carla**: Hut\u00a0×2"):
        assert post.text.count(line) == 1
    assert [row.automatic for row in await at.stored()][-3:] == [0, 1, 1]


async def test_only_its_owner_reads_that_it_was_planned(table: Seat) -> None:
    at = await table(2)
    anna, ben = at.people
    await planned(ben, at, "field")
    await play_move(at)
    own, other = private(await ben.command(at.place, "log")), private(await anna.command(at.place, "log"))
    assert "Ben sends 1 person to the field. (automatic: your plan or your answer)" in own
    assert [line for line in own.splitlines() if "(automatic:" not in line] == other.splitlines()
    exported = json.loads((await export(at.bot.tables, int(ben.id))).decode())
    (said,) = exported["tables"][0]["answers given beforehand"]
    assert {"question": "plan", "answer": "field"} in said["answers"]
    assert "field" not in (await export(at.bot.tables, int(anna.id))).decode()


async def test_it_outlives_a_restart(playground: Playground, database: Path) -> None:
    async with started_table(playground, database) as at:
        await planned(at.people[1], at, "hut; field")
    async with at.restarted(database) as again:
        assert stored_plan(again, 1) == "hut; field"
        await again.bot.tables.moves.play(again.live, 0, "place forest 1")
        assert moves_of(again, 1) == ["place hut 2"]
        assert "(automatic: your plan" in private(await again.people[1].command(again.place, "log"))


async def test_what_was_taken_back_is_asked_and_not_played_again(table: Seat) -> None:
    at = await table(2)
    ben = at.people[1]
    await planned(ben, at, "field; hut")
    await at.bot.tables.moves.play(at.live, 0, "place river 1")
    assert moves_of(at, 1) == ["place field 1"]
    await ask_if_needed(ben, await ben.command(at.place, "undo"))
    await at.bot.outbox.idle()
    assert at.live.running.waiting == (1,)
    assert "I ask you this time" in private(await ben.command(at.place, "mine"))
    await at.bot.tables.preparing.give(at.live, 1, "feed", "starve")
    assert at.live.running.waiting == (1,), "another answer must not bring the plan back"
    await at.bot.tables.moves.play(at.live, 1, "place toolmaker 1")
    await at.bot.tables.moves.play(at.live, 0, "place forest 1")
    assert moves_of(at, 1)[-1] == "place field 1", "from the next question on the plan counts again"
    assert stored_plan(at, 1) == "field; hut"


async def test_a_held_answer_waits_while_another_seat_moves(table: Seat) -> None:
    """Both are short of food at once: one has a prepared answer, takes it back, and the other one answers."""
    at = await table(2)
    await at.advance(asks("feed", 2), hungry)
    await at.bot.tables.preparing.give(at.live, 0, "feed", "starve")
    assert at.live.running.waiting == (1,)
    await at.people[0].command(at.place, "undo")
    assert {*at.live.running.waiting} == {0, 1}
    await at.bot.tables.moves.play(at.live, 1, "starve")
    assert at.live.running.waiting == (0,), "the answer that was taken back must not come again by itself"


async def test_a_substitute_inherits_no_plan(playground: Playground, table: Seat) -> None:
    """Nor does their own answer for all tables hold: it is for those that begin."""
    at = await table(2)
    await planned(at.people[1], at, "field")
    await at.bot.tables.seats.give_up(at.live, int(at.people[1].id))
    eva = playground.world.join("Eva")
    await at.bot.store.write(Change((AnswerEverywhere(int(eva.id), "stone_age", "feed", "starve"),)))
    await at.bot.tables.seats.take_over(at.live, 1, int(eva.id), "Eva")
    await play_move(at)
    assert at.live.running.waiting == (1,)
    assert "Field" not in private(await playground.person("Eva").command(at.place, "plan"))
    assert prepared_of(at.live, 1) == NOTHING


async def test_a_character_is_planned(playground: Playground, bot: Bot) -> None:
    at = await (await PlayedTable.open(playground, bot, 2, game="hunters_scouts")).start()
    await at.advance(asks("turn"))
    rival = 1 - on_turn(at)
    person = at.people[rival]
    own = at.live.running.kinds.values(rival, "character")[1:]
    screen = await drafted(person, at, " ".join(own[:2]))
    assert "1. " in screen.content
    assert "possible now" in screen.content
    await person.press(screen, USE)
    before = len(at.live.rows)
    await at.advance(
        lambda t: any(row.seat == rival and row.text == f"play {own[0]}" for row in t.live.rows[before:])
    )
    wanted, stored = (rival, f"play {own[0]}"), await at.stored()
    assert [row.automatic for row in stored[before:] if (row.seat, row.action) == wanted] == [1]
    assert {row.automatic for row in stored if row.seat is None} == {0}, "chance is nobody's plan"


def test_six_actions_at_a_table_are_enough_to_answer_beforehand() -> None:
    """One panel with one list: a seventh action would be another way to say the same."""
    named = [name for name, each in TABLE_ACTIONS.items() if name not in FORMER and is_planning(each)]
    assert sorted(named) == ["again", "answer", "plan", "plandrop", "planstep", "planuse"]


def is_planning(action: TableAction[Any]) -> bool:
    """Whether this is about what is answered before it is asked: `plain` wraps some."""
    wrapped = [cell.cell_contents for cell in getattr(action.act, "__closure__", None) or ()]
    return any(getattr(each, "__module__", "") == planning.__name__ for each in (action.act, *wrapped))
