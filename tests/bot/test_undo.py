"""Taking moves back: alone, with the consent of those whom it concerns, or not at all."""

from __future__ import annotations

import pytest

from bot.language.texts import Texts
from bot.messages import screens
from bot.playground import Person
from bot.playground.messages import Message
from bot.storage.records import SnapshotRecord
from bot.tables.model.rounds import find_taken_back
from engine.core.chance import answer
from engine.core.questions import Roll
from tests.bot.conftest import Seat
from tests.bot.support.answers import asked_people, assert_refused, play_move
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply, press_more, take_back, tap, tap_moves


async def at_a_free_choice(table: PlayedTable) -> PlayedTable:
    """The next move gives nothing away, and the same player goes on after it."""

    def comes_next(at: PlayedTable) -> bool:
        after = at.after_greedy_move()
        return after.chance is None and after.obvious is None and after.waiting == at.live.running.waiting

    return await table.advance(comes_next)


async def test_an_own_choice_is_taken_back_at_once(table: Seat) -> None:
    two = await at_a_free_choice(await table(2))
    seat, option = two.greedy_move()
    digest, calls = two.live.running.digest(), len(two.playground.world.pings)
    await tap(two, seat, option)
    await two.bot.outbox.idle()
    assert two.live.running.digest() != digest
    stale = two.board
    reply = get_reply(await take_back(two.people[seat], two.board))
    assert "Your last move is taken back." in reply.text
    await two.bot.outbox.idle()
    assert two.live.running.digest() == digest
    assert (await two.stored())[-1].action.startswith("undo ")
    assert two.posts[-1].text == f"{two.live.names[seat]} took the last move back."
    assert two.board.id == stale.id
    assert len(two.playground.world.pings) == calls
    await tap(two, seat, option)


async def test_who_presses_it_twice_takes_back_one_choice(table: Seat) -> None:
    """An impatient person, or Discord, which delivers a press twice."""
    two = await at_a_free_choice(await table(2))
    seat, option = two.greedy_move()
    await tap(two, seat, option)
    panels = [get_reply(await two.people[seat].press(two.board, "More …")) for _ in range(2)]
    said = [get_reply(await two.people[seat].press(panel, "Undo")).text for panel in panels]
    await two.bot.outbox.idle()
    assert all("Your last move is taken back." in each for each in said), said
    assert [row.action for row in await two.stored()][-1].startswith("undo ")
    assert [row.action.startswith("undo ") for row in await two.stored()].count(True) == 1
    assert not await two.bot.store.open_requests(two.live.record.id)


async def test_an_undo_makes_everybodys_controls_old(table: Seat) -> None:
    """What was asked before an undo is asked anew, with buttons of its own."""
    two = await table(2)
    anna, ben = two.people
    await tap_moves(two)
    asked_first = two.board
    old = [part["custom_id"] for part in (*asked_first.buttons, *asked_first.selects)]
    await take_back(anna, two.board)
    await two.bot.outbox.idle()
    if two.live.running.waiting != (0,):
        await ben.press(two.posts[-1], "Agree")
        await two.bot.outbox.idle()
    assert two.live.running.waiting == (0,)
    await play_move(two)
    new = [part["custom_id"] for part in (*two.board.buttons, *two.board.selects)]
    answers = [each for each in old if ":press:" in each or ":narrow:" in each]
    assert answers
    assert not set(answers) & set(new)


async def after_a_roll(table: PlayedTable) -> tuple[PlayedTable, int]:
    """Somebody has just rolled, so that taking it back needs the others; returns their seat too."""

    def comes_next(at: PlayedTable) -> bool:
        after = at.after_greedy_move()
        if not isinstance(after.chance, Roll):
            return False
        after.supply(answer(at.live.key(), after.chance))
        return after.chance is None and after.obvious is None

    await table.advance(comes_next)
    seat, option = table.greedy_move()
    await tap(table, seat, option)
    await table.bot.outbox.idle()
    return table, seat


async def test_a_roll_is_taken_back_with_consent_and_rolled_again_alike(table: Seat) -> None:
    two, seat = await after_a_roll(await table(2))
    rolled = two.live.rows[-1].text
    me, other = two.people[seat], two.people[1 - seat]
    assert rolled.startswith("roll")
    assert_refused(await take_back(me, two.board), f"Waiting for {other.name}")
    assert await asked_people(two) == [other.name]
    question, rows = two.posts[-1], two.live.rows
    assert f"> {two.live.names[seat]} rolls" in question.text, "it says what goes back"
    assert "later move" not in question.text
    assert_refused(await me.press(question, "Agree"), f"Waiting for {other.name}")
    assert "Withdraw" in get_reply(await press_more(me, two.board, "Undo")).labels
    assert_refused(await two.playground.person("David").press(question, "Agree"), "no seat")
    assert two.live.rows == rows
    assert may_withdraw(two, me)
    await other.press(question, "Agree")
    await two.bot.outbox.idle()
    await two.playground.wait_until(lambda: not may_withdraw(two, me), 10)
    assert two.live.rows[-1].text.startswith("undo ")
    assert not any("took the last move back" in post.text for post in two.posts), "it is said once"
    assert_closed(two, question, "all agreed")
    await tap(two, *two.greedy_move())
    assert two.live.rows[-1].text == rolled


async def test_a_refused_undo_changes_nothing(table: Seat) -> None:
    three, seat = await after_a_roll(await table(3))
    digest = three.live.running.digest()
    await take_back(three.people[seat], three.board)
    assert sorted(await asked_people(three)) == sorted(
        p.name for p in three.people if p is not three.people[seat]
    )
    question = three.posts[-1]
    others = [person for person in three.people if person is not three.people[seat]]
    assert_refused(await take_back(others[0], three.board), "already being asked")
    assert "Agreed" not in question.text, "nobody but who asks"
    calls = len(three.playground.world.pings)
    await others[0].press(question, "Agree")
    await three.bot.outbox.idle()
    assert three.live.running.digest() == digest
    assert f"Agreed so far: {others[0].name}." in others[1].message(question.id).text
    assert len(three.playground.world.pings) == calls
    assert may_withdraw(three, three.people[seat])
    await others[1].press(question, "Refuse")
    await three.bot.outbox.idle()
    await three.playground.wait_until(lambda: not may_withdraw(three, three.people[seat]), 10)
    assert three.live.running.digest() == digest
    assert f"{others[1].name} does not agree" in three.posts[-1].text
    assert_closed(three, question, "nothing is taken back")


def may_withdraw(at: PlayedTable, person: Person) -> bool:
    """Whether a private message tells this person for whom their question waits."""
    return any("Withdraw" in each.labels for each in person.see(at.place) if each.ephemeral)


def assert_closed(at: PlayedTable, question: Message, said: str) -> None:
    """It says what became of it, and nobody can answer it any more."""
    now = at.people[0].message(question.id)
    assert said in now.text
    assert not now.buttons


async def test_nobody_is_asked_before_it_is_said_what_goes_back(table: Seat) -> None:
    three = await table(3)
    await tap_moves(three, 2)
    anna, posts, pings = three.people[0], len(three.posts), len(three.playground.world.pings)
    preview = get_reply(await press_more(anna, three.board, "Undo"))
    await three.bot.outbox.idle()
    assert "> Anna" in preview.content
    assert "Ben has to agree. Ask?" in preview.content
    assert (len(three.posts), len(three.playground.world.pings)) == (posts, pings)
    waiting = get_reply(await anna.press(preview, "Ask"))
    assert await asked_people(three) == ["Ben"]
    question = three.posts[-1]
    assert "Anna leaves it as it is" in get_reply(await anna.press(waiting, "Withdraw")).content
    await three.bot.outbox.idle()
    assert three.posts[-1].id == question.id, "it says itself what became of it"
    assert_closed(three, question, "nothing is taken back")


async def test_what_goes_back_is_said_anew_when_play_went_on_before_others_were_asked(table: Seat) -> None:
    three = await table(3)
    await tap_moves(three, 2)
    anna = three.people[0]
    preview = get_reply(await press_more(anna, three.board, "Undo"))
    await tap_moves(three)
    preview = get_reply(await anna.press(preview, "Ask"))
    assert "Ben and Carla have to agree" in preview.content
    assert not await three.bot.store.open_requests(three.live.record.id)


async def test_only_those_whose_choices_go_back_are_asked(table: Seat) -> None:
    """Anna placed, then Ben: Carla has done nothing since and need not agree, nor can she instead of Ben."""
    three = await table(3)
    await tap_moves(three, 2)
    anna, ben, carla = three.people
    assert_refused(await take_back(anna, three.board), "Waiting for Ben.")
    assert await asked_people(three) == ["Ben"]
    question, rows = three.posts[-1], three.live.rows
    assert_refused(await carla.press(question, "Agree"), "Waiting for Ben.")
    assert_refused(await carla.press(question, "Refuse"), "Waiting for Ben.")
    assert three.live.rows == rows
    await ben.press(question, "Agree")
    await three.bot.outbox.idle()
    assert three.live.rows[-1].text.startswith("undo ")
    assert three.live.running.waiting == (0,)


async def test_the_game_went_on_before_anybody_agreed(table: Seat) -> None:
    three = await table(3)
    await tap_moves(three, 2)
    await take_back(three.people[0], three.board)
    await three.bot.outbox.idle()
    question = three.posts[-1]
    assert may_withdraw(three, three.people[0])
    await tap_moves(three)
    assert_closed(three, question, "nothing is taken back")
    await three.playground.wait_until(lambda: not may_withdraw(three, three.people[0]), 10)


async def test_who_takes_back_what_they_were_asked_about_settles_the_question(table: Seat) -> None:
    """Then nothing of theirs stands in the way any more; an older move of who asked is a question of its own."""
    two = await table(2)
    anna, ben = two.people
    for seat, line in enumerate(("place hut 2", "place field 1", "place forest 1", "place claypit 1")):
        await two.bot.tables.moves.play(two.live, seat % 2, line)
    await two.bot.outbox.idle()
    await take_back(anna, two.board)
    await two.bot.outbox.idle()
    question = two.posts[-1]
    assert "Your last move is taken back." in get_reply(await take_back(ben, two.board)).text
    await two.bot.outbox.idle()
    assert_closed(two, question, "nothing is taken back")
    assert not await two.bot.store.open_requests(two.live.record.id)
    assert "Your last move is taken back." in get_reply(await take_back(anna, two.board)).text
    await two.bot.outbox.idle()
    assert "> Anna sends 2 people to the hut" in get_reply(await take_back(anna, two.board)).text


async def ask_with_agreement_in_next_read(two: PlayedTable, monkeypatch: pytest.MonkeyPatch) -> Message:
    """Anna asks to take a move back, and Ben agrees while snapshots are read the next time; returns the question."""
    await tap_moves(two, 2)
    anna, ben = two.people
    await take_back(anna, two.board)
    await two.bot.outbox.idle()
    question, read, store = two.posts[-1], two.bot.store.snapshots, two.bot.store

    async def read_slowly(game: int) -> list[SnapshotRecord]:
        monkeypatch.setattr(store, "snapshots", read)
        found = await read(game)
        await ben.press(question, "Agree")
        return found

    monkeypatch.setattr(store, "snapshots", read_slowly)
    return question


async def test_the_others_agree_while_who_asked_looks_again(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = await table(2)
    await ask_with_agreement_in_next_read(two, monkeypatch)
    assert "Your last move is taken back." in get_reply(await take_back(two.people[0], two.board)).text
    assert two.live.rows[-1].text.startswith("undo ")


async def test_the_others_agree_while_the_question_is_written(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is slow: what the question is about does not count any more when its words are made."""
    two = await table(2)
    question = await ask_with_agreement_in_next_read(two, monkeypatch)
    two.bot.tables.committer.look_again(two.live.record.id)
    await two.bot.outbox.idle()
    assert two.live.rows[-1].text.startswith("undo ")
    assert_closed(two, question, "all agreed")


async def test_there_is_nothing_to_take_back(table: Seat) -> None:
    two = await table(2)
    before = await two.everything()
    assert_refused(await take_back(two.people[0], two.board), "no move to take back")
    assert_refused(await two.people[1].command(two.place, "undo"), "no move to take back")
    assert_refused(await two.playground.person("David").command(two.place, "undo"), "no seat")
    assert await two.everything() == before


@pytest.mark.parametrize(
    ("language", "said"), [("en", "later moves"), ("de", "spätere Züge"), ("nl", "latere zetten")]
)
async def test_the_request_says_what_goes_back_and_whose_later_moves(
    table: Seat, language: str, said: str
) -> None:
    three = await table(3)
    await three.advance(lambda at: len({row.seat for row in at.live.rows} - {None}) == 3)
    first = three.live.rows[next(n for n, row in enumerate(three.live.rows) if row.seat is not None)]
    assert first.seat is not None
    later = [row.seat for row in three.live.rows if row.seat not in (None, first.seat)]
    texts = Texts(language)
    undone = find_taken_back(three.live, three.live.rows.index(first), ())
    asked = screens.undone_text(three.live, texts, undone)
    if len(later) > 1:
        assert said in asked
    for seat in set(later):
        times = later.count(seat)
        assert three.live.names[seat] + (f"\u00a0×{times}" if times > 1 else "") in asked
    assert asked.startswith(f"> {three.live.names[first.seat]}")
    await take_back(three.people[first.seat], three.board)
    await three.bot.outbox.idle()
    question = three.posts[-1].text
    assert "wants to take something back" in question
    assert screens.undone_text(three.live, Texts("en"), undone) in question
