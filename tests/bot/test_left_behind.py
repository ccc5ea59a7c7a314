"""Questions, offers and places that outlive what they were about: seats and tables that changed hands or moved on."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground.errors import Refusal
from bot.playground.faults import make_refusal
from bot.playground.messages import Message
from bot.playground.world import Permission
from bot.services.private_answers import PrivateAnswer, PrivateAnswers
from bot.storage.records import Change, SeatRecord
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_refused, offer_seat, private
from tests.bot.support.clock import Wall, hand_over, wall
from tests.bot.support.computers import settle
from tests.bot.support.table import PlayedTable
from tests.bot.support.taps import get_reply, take_back, tap, tap_moves
from tests.bot.test_caretakers import left_to_a_computer
from tests.bot.test_timeout_votes import BUTTONS, paced, vote_opens, voted

__all__ = ["wall"]


def saying(at: PlayedTable, label: str) -> list[str]:
    """Everything that has this button, in the thread and where tables are opened."""
    places = (at.place, at.playground.world.games)
    posts = [post for place in places for post in place.messages.values()]
    return [post.id for post in posts if label in post.labels]


async def asked_to_end(at: PlayedTable, seat: int) -> Message:
    """What the others read of a player who wants to end the game."""
    await at.people[seat].command(at.place, "game end")
    await at.bot.outbox.idle()
    return at.posts[-1]


def asking(at: PlayedTable) -> list[str]:
    """The places of the messages in which a request can be answered."""
    places = at.playground.world.channels.values()
    return [each.channel_id for place in places for each in place.messages.values() if "Agree" in each.labels]


async def test_nobody_has_agreed_for_who_sits_down_later(table: Seat) -> None:
    """Anna asks to end the game, and leaves. David, who wants to play, is not made to end it by the others."""
    at = await table(3)
    anna, ben, carla = at.people
    question = await asked_to_end(at, 0)
    await ben.press(question, "Agree")
    await offer_seat(anna, at.place)
    await at.bot.outbox.idle()
    await at.playground.person("David").press(at.posts[-1], "Take this seat")
    await at.bot.outbox.idle()
    (settled_one,) = [each for each in at.posts if each.id == question.id]
    assert "Somebody asked to end the game. That is settled." in settled_one.text
    assert settled_one.labels == []
    assert not await at.bot.store.open_requests(at.live.record.id)
    await carla.command(at.place, "game end")
    await at.bot.outbox.idle()
    assert at.live.record.status == "running"
    assert saying(at, "Agree"), "they can ask again"


async def test_a_question_that_the_last_leaves_to_a_computer_is_no_dead_end(table: Seat, wall: Wall) -> None:
    """All who are still there have agreed; as the computer was chosen to go on, one of them says so once more."""
    at = await table(3)
    anna, ben, _ = at.people
    question = await asked_to_end(at, 0)
    await ben.press(question, "Agree")
    await left_to_a_computer(at, 2)
    await wall.strike()
    assert at.live.record.status == "running"
    said = "A computer plays for everybody who has not agreed. One more “Agree” ends the game."
    assert at.posts[-1].text == said
    await anna.press(question, "Agree")
    await at.bot.outbox.idle()
    assert at.live.record.status == "ended"


async def test_an_undo_that_the_last_one_leaves_to_a_computer_is_made(table: Seat, wall: Wall) -> None:
    """All who are still asked have agreed; as long as somebody else is to answer, it waits for them."""
    at = await table(4)
    await tap_moves(at, 4)
    anna, ben, *_ = at.people
    await take_back(anna, at.board)
    await at.bot.outbox.idle()
    question, rows = at.posts[-1], len(at.live.rows)
    await ben.press(question, "Agree")
    for seat in (3, 2):
        assert len(at.live.rows) == rows
        await left_to_a_computer(at, seat)
        await wall.strike()
    assert at.live.rows[-1].text.startswith("undo ")
    assert at.live.running.waiting == (0,)


async def test_the_second_offer_of_a_vote_takes_the_place_of_the_first(table: Seat, wall: Wall) -> None:
    at = await paced(await table(3))
    late = await voted(at, wall, "substitute")
    first = saying(at, "Take this seat")
    await wall.turn(hours=9)
    question = at.posts[-1]
    for person in [each for seat, each in enumerate(at.people) if seat != late]:
        await person.press(question, BUTTONS["substitute"])
    await wall.strike()
    second = saying(at, "Take this seat")
    assert len(second) == 2
    assert not {*first} & {*second}
    await at.playground.person("David").press(at.posts[-1], "Take this seat")
    await at.bot.outbox.idle()
    assert saying(at, "Take this seat") == []


async def test_a_seat_on_offer_is_so_no_more_though_the_table_has_moved(table: Seat) -> None:
    at = await table(2)
    anna, ben = at.people
    old = at.place
    await offer_seat(anna, old)
    await at.bot.outbox.idle()
    offer = at.posts[-1]
    await ben.command("general", "game here", table=at.live.record.id)
    await at.bot.outbox.idle()
    assert at.place.id != old.id
    assert [each for each in old.messages.values() if "Take this seat" in each.labels] == []
    offers = [each for each in at.posts if "Take this seat" in each.labels]
    assert [each.text for each in offers] == [offer.text]
    await at.playground.person("David").press(offers[0], "Take this seat")
    await at.bot.outbox.idle()
    assert at.live.names == ("David", "Ben")
    assert saying(at, "Take this seat") == []
    assert [each for each in old.messages.values() if "Take this seat" in each.labels] == []


@pytest.mark.parametrize("place", ["open", "closed", "locked", "deleted"])
async def test_a_table_says_in_the_place_it_leaves_where_it_is(table: Seat, place: str) -> None:
    """Its thread was empty. One that takes no messages holds up nothing: what was asked there stays as it is,
    and is asked in the new place in every case.
    """
    at = await table(2)
    old, faults = at.place, at.playground.faults
    await asked_to_end(at, 1)
    assert asking(at) == [str(old.id)]
    if place == "closed":
        faults.revoke(Permission.VIEW_CHANNEL, at.playground.world.games)
    elif place != "open":
        {"locked": faults.lock, "deleted": faults.delete}[place](old)
    await at.people[0].command("general", "game here", table=at.live.record.id)
    await asyncio.wait_for(at.bot.outbox.idle(), 10)
    assert any("asked me to bring the table here" in post.text for post in at.posts)
    assert {*asking(at)} == {str(at.place.id)} | ({str(old.id)} if place in ("closed", "locked") else set())
    said = [post.text for post in old.messages.values() if "from now on" in post.text]
    assert said == ([f"“Winter” is played in <#{at.place.id}> from now on."] if place == "open" else [])
    await tap(at, *at.greedy_move())
    await asyncio.wait_for(at.bot.outbox.idle(), 10)
    assert at.bot.outbox.refusals.parked == {}
    assert await at.bot.store.posts_to_make() == []


@pytest.mark.parametrize("answer", ["Agree", "Refuse"])
async def test_a_question_in_a_closed_place_can_still_be_asked_anew(table: Seat, answer: str) -> None:
    """What becomes of it is said where the table is now."""
    at = await table(2)
    anna = at.people[0]
    question = await asked_to_end(at, 1)
    at.playground.faults.revoke(Permission.VIEW_CHANNEL, at.playground.world.games)
    await anna.command("general", "game here", table=at.live.record.id)
    await asyncio.wait_for(at.bot.outbox.idle(), 10)
    await anna.press(question, answer)
    await asyncio.wait_for(at.bot.outbox.idle(), 10)
    said = "decided to end" if answer == "Agree" else "wants to play on"
    assert said in at.posts[-1].text


async def test_no_vote_is_said_to_count_of_who_lets_a_computer_play(table: Seat, wall: Wall) -> None:
    """The others decide without them, so that one vote is enough; theirs would not be looked at."""
    at = await paced(await table(3))
    late = await vote_opens(at, wall)
    away, stays = [person for seat, person in enumerate(at.people) if seat != late]
    await left_to_a_computer(at, at.people.index(away))
    (question,) = [post for post in at.posts if BUTTONS["wait"] in post.labels]
    assert_refused(await away.press(question, BUTTONS["wait"]), "The others decide this")
    await stays.press(question, BUTTONS["skip"])
    await wall.strike()
    assert late not in at.live.running.waiting


async def test_an_offer_where_tables_are_opened_is_not_edited_with_each_turn(table: Seat) -> None:
    """It leads to the place of the table, where whatever is asked now is the newest message."""
    at = await table(3)
    await offer_seat(at.people[0], at.place)
    await at.bot.outbox.idle()
    games, begun = at.playground.world.games, len(at.playground.requests)
    (offer,) = [post for post in games.messages.values() if "Take this seat" in post.labels]
    assert f"/{at.place.id})" in offer.text
    for _ in range(2):
        await hand_over(at)
        await at.bot.outbox.idle()
    assert at.live.running.round == 1
    asked = [f"{each.method} {each.path}" for each in at.playground.requests[begun:]]
    assert [each for each in asked if offer.id in each] == []


async def test_who_wants_the_end_as_another_does_agrees_with_them(table: Seat) -> None:
    """The question may stand in a place that is deleted, where nobody can press it any more."""
    at = await table(3)
    anna, ben, carla = at.people
    await asked_to_end(at, 0)
    at.playground.faults.delete(at.place)
    at.playground.faults.delete(at.playground.world.games)
    await ben.command("general", "game here", table=at.live.record.id)
    await asyncio.wait_for(at.bot.outbox.idle(), 10)
    assert_refused(await anna.command(at.place, "game end"), "Waiting for Ben and Carla.")
    for _ in range(2):  # saying it twice is no second voice
        assert_refused(await ben.command(at.place, "game end"), "Waiting for Carla.")
    assert at.live.record.status == "running"
    assert "decided to end" in private(await carla.command(at.place, "game end"))
    assert at.live.record.status == "ended"


async def test_a_table_changes_hands_only_when_that_is_on_disk(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is back, or takes a seat, on a slow disk is asked once: a message that was made of the table as it was about
    to be, by clocks as they were, asked a second time.
    """
    at = await table(2)
    left = await left_to_a_computer(at, 0)
    write, seen = at.bot.store.write, list[tuple[str, ...]]()

    async def note_names(change: Change) -> None:
        if change.of(SeatRecord):
            seen.append(at.live.names)
        await write(change)

    monkeypatch.setattr(at.bot.store, "write", note_names)
    await at.people[0].press(left, "I am back")
    await offer_seat(at.people[0], at.place)
    await at.bot.outbox.idle()
    await at.playground.person("David").press(at.posts[-1], "Take this seat")
    assert at.live.names == ("David", "Ben")
    assert seen == [("🤖 Anna", "Ben"), ("Anna", "Ben")]


async def test_nobody_is_offered_to_be_back_who_is(table: Seat) -> None:
    """The message that said so keeps its words, and its button as long as a computer plays for anybody."""
    at = await table(3)
    await left_to_a_computer(at, 0)
    (post,) = [each for each in at.posts if "A computer plays for Anna until" in each.text]
    await left_to_a_computer(at, 1)
    for person in at.people[:2]:
        assert post.id in saying(at, "I am back")
        await person.press(at.board, "I am back")
        await settle(at.bot)
    assert [each for each in at.posts if "I am back" in each.labels] == []
    assert "A computer plays for Anna until" in at.people[0].message(post.id).text


async def test_a_round_that_is_taken_back_loses_its_message_though_the_table_has_moved(table: Seat) -> None:
    """The story of a round goes from where it stands, with the choice that ended the round."""
    at = await table(2)
    await at.advance(lambda at: at.live.running.round == 2)
    story = next(post for post in at.posts if post.text.startswith("**Round 1**"))
    old, mover = at.place, next(row.seat for row in reversed(at.live.rows) if row.seat is not None)
    await at.people[0].command("general", "game here", table=at.live.record.id)
    await at.bot.outbox.idle()
    assert story.id in old.messages
    await take_back(at.people[mover], at.board)
    await at.bot.outbox.idle()
    await at.people[1 - mover].press(at.posts[-1], "Agree")
    await at.bot.outbox.idle()
    assert at.live.running.round == 1
    assert story.id not in old.messages


@pytest.mark.parametrize(
    ("patience", "sent_to", "refusal"),
    [(2.0, "/callback$", None), (0.0, "/webhooks/", None), (2.0, "/callback$", make_refusal(400, 50035))],
    ids=["first answer", "after thinking", "refused"],
)
async def test_what_is_asked_while_the_game_ends_goes(
    table: Seat, monkeypatch: pytest.MonkeyPatch, patience: float, sent_to: str, refusal: Refusal | None
) -> None:
    """And what it was to replace goes, also if it could not be sent."""
    at = await table(2)
    anna = at.people[0]
    await anna.command(at.place, "game leave")
    monkeypatch.setattr("bot.interactions.reply.PATIENCE", patience)
    held = at.playground.faults.hold("POST", sent_to, refusal=refusal)
    leaving = asyncio.create_task(anna.command(at.place, "game leave"))
    await asyncio.wait_for(held.arrived.wait(), 10)
    await at.bot.tables.consent.close_without_result(at.live)
    held.let_go.set()
    said = get_reply(await leaving).text
    left = [said] if refusal else []
    assert not refusal or "Please try again" in said
    await at.playground.wait_until(
        lambda: [each.text for each in anna.see(at.place) if each.ephemeral] == left, 10
    )


@pytest.mark.parametrize(("part", "step"), [(PrivateAnswer, "is_ended_by"), (PrivateAnswers, "delete")])
async def test_a_question_that_cannot_be_deleted_does_not_keep_others(
    table: Seat, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: type, step: str
) -> None:
    """Of two players who are asked whether to leave, one has an answer at which a step fails as nobody foresaw."""
    at = await table(2)
    first, second = [get_reply(await each.command(at.place, "game leave")) for each in at.people]
    whole = getattr(part, step)

    def fail(*_: object) -> None:
        monkeypatch.setattr(part, step, whole)
        raise RuntimeError("unforeseen")

    monkeypatch.setattr(part, step, fail)
    await at.bot.tables.consent.close_without_result(at.live)
    await at.playground.wait_until(lambda: second.id not in at.place.messages, 10)
    assert first.id in at.place.messages
    assert "a private question about table" in caplog.text
    caplog.clear()
