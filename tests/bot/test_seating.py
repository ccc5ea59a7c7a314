"""Seats that change hands: the same dice, the next decision belongs to the new person, and the way back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.client import Bot
from bot.messages.table_names import title_of_rematch
from bot.playground import Playground
from bot.playground.world import Permission
from bot.storage.people import DueRecord
from bot.storage.records import Change, RematchRecord, RotationRecord
from bot.tables.model.posts import RematchPost
from engine.core.errors import RuleError
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_refused, offer_seat, private
from tests.bot.support.clock import HOUR, Wall, asked_seat, hand_over, wall
from tests.bot.support.table import PlayedTable
from tests.bot.test_limits import until

__all__ = ["wall"]


async def test_a_seat_is_given_up_taken_and_handed_back(table: Seat) -> None:
    at = await table(2)
    seat = asked_seat(at)
    leaving, david = at.people[seat], at.playground.person("David")
    key = at.live.key()
    await offer_seat(leaving, at.place)
    await at.bot.outbox.idle()
    offer = at.posts[-1]
    assert "is free for anybody" in offer.content
    assert at.live.seats[seat].member == int(leaving.id)

    await david.press(offer, "Take this seat")
    await at.bot.outbox.idle()
    assert at.live.names[seat] == "David"
    assert at.live.key() == key
    assert not [each for each in leaving.see(at.place) if "Keep my seat" in each.labels]
    assert at.notifications[-1][1] == david.id
    assert_refused(await leaving.command(at.place, "mine"), "no seat")
    assert offer.id not in {each.id for each in at.posts}
    at.people = tuple(david if person is leaving else person for person in at.people)
    await hand_over(at)

    await at.bot.tables.seats.hand_back(at.live, int(david.id), int(leaving.id))
    await at.bot.outbox.idle()
    assert at.live.seats[seat].member == int(leaving.id)
    assert (await at.bot.tables.seats.former_of(at.live, seat)) is None, (
        "nobody gets a seat that they did not ask for"
    )


async def test_a_seat_is_offered_once_at_a_time(table: Seat) -> None:
    at = await table(2)
    await offer_seat(at.people[0], at.place)
    asked = (await at.people[0].command(at.place, "game leave")).reply
    assert asked is not None
    assert "Your seat is on offer" in asked.text
    assert asked.labels == ["Let a computer play for me", "Keep my seat"]


async def test_leaving_is_asked_first_and_can_be_withdrawn(table: Seat) -> None:
    at = await table(2)
    anna, games = at.people[0], at.people[0].channel("games")
    asked_first = (await anna.command(at.place, "game leave")).reply
    assert asked_first is not None
    assert not await at.bot.tables.seats.is_offered(at.live, 0)
    offered = (await anna.press(asked_first, "Offer my seat")).reply
    await at.bot.outbox.idle()
    assert offered is not None
    here, there = at.posts[-1], anna.see(games)[-1]
    assert "is free for anybody" in here.text
    assert "whoever takes it goes on for Anna" in there.text
    await anna.press(offered, "Keep my seat")
    await at.bot.outbox.idle()
    assert "Anna stays" in at.posts[-1].text
    assert not {here.id, there.id} & {each.id for each in (*at.posts, *anna.see(games))}
    assert not await at.bot.tables.seats.is_offered(at.live, 0)


async def test_a_seat_is_taken_where_tables_are_opened(table: Seat) -> None:
    at = await table(2)
    games, david = at.people[0].channel("games"), at.playground.person("David")
    await offer_seat(at.people[0], at.place)
    await at.bot.outbox.idle()
    await david.press(david.see(games)[-1], "Take this seat")
    await at.bot.outbox.idle()
    assert at.live.names[0] == "David"
    assert not any("is free" in each.text for each in (*at.posts, *david.see(games)))


async def test_only_a_former_player_gets_a_seat_back(table: Seat) -> None:
    at = await table(2)
    with pytest.raises(RuleError) as refusal:
        await at.bot.tables.seats.hand_back(at.live, int(at.people[0].id), 99)
    assert refusal.value.id == "error-no-former-player"


async def test_the_host_hands_the_table_over(table: Seat) -> None:
    at = await table(2)
    anna, ben = at.people
    assert_refused(await ben.command(at.place, "game host", to=ben.id), "Only Anna")
    assert_refused(await anna.command(at.place, "game host", to=at.playground.person("David").id), "must sit")
    await anna.command(at.place, "game host", to=ben.id)
    await at.bot.outbox.idle()
    assert at.live.record.host == int(ben.id)
    assert "Ben is the host" in at.posts[-1].text


async def test_a_rematch_moves_the_seats_on(table: Seat) -> None:
    at = await table(3)
    assert_refused(await at.people[0].command(at.place, "game rematch"), "still going on")
    await at.bot.tables.consent.close_without_result(at.live)
    anna, ben, carla = at.people
    for person in (carla, anna, ben):
        await person.command(at.place, "game rematch")
    await at.bot.outbox.idle()
    again = (await at.bot.tables.registry.tables_of(int(anna.id)))[-1]
    assert again.record.id != at.live.record.id
    assert again.names == ("Ben", "Carla", "Anna")
    assert [seat.seat for seat in again.seats] == [0, 1, 2]
    assert again.record.host == int(carla.id)
    assert (at.live.record.title, again.record.title) == ("Winter", "Winter 2"), (
        "two threads of one name are confused"
    )
    assert title_of_rematch("Winter 2", [at.live.record, again.record]) == "Winter 3"
    assert title_of_rematch("x" * 60, []) == f"{'x' * 57} 2"


async def test_a_rematch_tells_the_others_and_keeps_their_seats(table: Seat, wall: Wall) -> None:
    at = await table(3)
    await at.bot.tables.consent.close_without_result(at.live)
    anna, ben, carla = at.people
    await anna.command(at.place, "game rematch")
    await at.bot.outbox.idle()
    assert "Anna has opened a rematch" in at.posts[-1].text
    assert "Your seats are kept for you until" in at.posts[-1].text
    assert {who for post, who in at.notifications if post == at.posts[-1].id} == {ben.id, carla.id}
    again = (await at.bot.tables.registry.tables_of(int(anna.id)))[-1]
    assert again.record.pace == at.live.record.pace == "none"
    david = at.playground.person("David")
    lobby = david.see("games")[-1]
    moment = f"<t:{again.record.opened + 24 * 3600}:"
    assert f"2 are reserved for <@{ben.id}> and <@{carla.id}> until {moment}f>" in lobby.text
    assert lobby.id not in {post for post, _ in at.playground.world.pings}
    assert_refused(await david.press(lobby, "Join"), f"played before. Others can take them {moment}R>.")
    joined = private(await ben.press(at.posts[-1], "Join"))
    assert f"You have a seat at <#{again.record.place}>." in joined
    await at.bot.outbox.idle()
    assert f"One is reserved for <@{carla.id}> until {moment}f>" in lobby.text
    assert at.posts[-1].text.startswith(f"<@{carla.id}> · Rematch with Anna")
    assert "Your seat is kept for you until" in at.posts[-1].text
    await wall.turn(hours=25)
    await david.press(lobby, "Join")
    await at.bot.outbox.idle()
    assert "reserved" not in lobby.text
    assert {seat.name for seat in again.seats} == {"Anna", "Ben", "David"}
    assert at.posts[-1].text == f"You find the rematch here: <#{again.record.place}>."


async def test_who_leaves_a_rematch_keeps_no_seat_there(table: Seat) -> None:
    at = await table(2)
    await at.bot.tables.consent.close_without_result(at.live)
    anna, ben = at.people
    await anna.command(at.place, "game rematch")
    await at.bot.outbox.idle()
    await ben.press(at.posts[-1], "Join")
    lobby = ben.see("games")[-1]
    await ben.press(lobby, "Leave")
    await at.bot.outbox.idle()
    assert "reserved" not in lobby.text
    await at.playground.person("David").press(lobby, "Join")
    again = (await at.bot.tables.registry.tables_of(int(anna.id)))[-1]
    assert [seat.name for seat in again.seats] == ["Anna", "David"]


@pytest.mark.long
@pytest.mark.parametrize("version", ["this", "1.0", "1.1"])
async def test_what_was_posted_is_known_though_its_words_are_others_by_now(
    table: Seat, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, version: str
) -> None:
    """The answer to the message is lost. Meanwhile the new table gets its thread, and the server another language."""
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.05,))
    at = await table(2)
    await at.bot.tables.consent.close_without_result(at.live)
    await at.bot.outbox.idle()
    faults, settings = at.playground.faults, at.playground.settings
    monkeypatch.setattr(at.playground, "settings", replace(settings, nonce_life=0.0))  # as after an hour
    thread = faults.hold("POST", "/threads$")
    there = f"/channels/{at.live.record.place}/messages"
    faults.drop_answer("POST", f"{there}$")
    faults.drop("GET", there, times=1000)
    await at.people[0].command(at.place, "game rematch")
    await at.playground.wait_until(lambda: _rematches(at))
    again = (await at.bot.tables.registry.tables_of(int(at.people[0].id)))[-1]
    assert again.record.thread is None
    (sent,) = (each for each in at.posts if "has opened a rematch" in each.text)
    line, _, said = sent.content.partition("\n")
    if version == "1.0":  # which wrote no line for locked phones
        sent.content = f"<@{at.people[1].id}>: {said}"
    elif version == "1.1":
        sent.content = f"{line}\nAnna has opened a rematch, with your seats kept."
    if version != "this":
        sent.components = []  # *Join* came later
    thread.let_go.set()
    await at.playground.wait_until(lambda: again.record.thread)
    assert (await at.people[0].command("games", "language", language="de")).error is None
    faults.clear()
    await at.bot.outbox.idle()
    assert [each.id for each in at.posts if "Revanche" in each.text] == [sent.id], "it is read in the new one"
    assert sent.labels == ["Mitspielen"]
    assert not _rematches(at)
    caplog.clear()


def _rematches(at: PlayedTable) -> list[str]:
    return [each.text for each in at.posts if "has opened a rematch" in each.text]


async def test_a_stale_lobby_is_announced_and_closes(playground: Playground, bot: Bot, wall: Wall) -> None:
    at = await PlayedTable.open(playground, bot, 2)
    await wall.turn(hours=24 * 8)
    closes = f"closes on <t:{wall.now + 24 * 7 * HOUR}:D>."
    assert f"Unless it is started, it {closes}" in at.posts[-1].text, "true in the game that is started, too"
    await wall.turn(hours=24 * 7)
    assert at.live.record.status == "ended"


async def test_a_lobby_that_has_begun_does_not_expire(table: Seat, wall: Wall) -> None:
    at = await table(2)
    posts = len(at.posts)
    jobs = await at.bot.store.find(DueRecord, "game = ? and kind like 'lobby-%'", at.live.record.id)
    assert jobs == [], "every game would be read for nothing"
    await wall.turn(hours=24 * 30)
    assert len(at.posts) == posts
    assert at.live.record.status == "running"


async def test_nobody_gets_a_second_seat_by_a_seat_handed_back(table: Seat) -> None:
    at = await table(2)
    anna, ben = at.people
    david = at.playground.person("David")
    await offer_seat(anna, at.place)
    await at.bot.outbox.idle()
    await david.press(at.posts[-1], "Take this seat")
    await offer_seat(ben, at.place)
    await at.bot.outbox.idle()
    (offered,) = [post for post in at.posts if "Take this seat" in post.labels]
    await anna.press(offered, "Take this seat")
    await at.bot.outbox.idle()
    assert at.live.names == ("David", "Anna")
    assert_refused(await david.command(at.place, "game handback"), "Anna has another seat")
    assert at.live.names == ("David", "Anna")


async def test_a_seat_is_handed_back_once(table: Seat) -> None:
    """Who has it again cannot push it on the substitute."""
    at = await table(2)
    anna, david = at.people[0], at.playground.person("David")
    await offer_seat(anna, at.place)
    await at.bot.outbox.idle()
    await david.press(at.posts[-1], "Take this seat")
    await david.command(at.place, "game handback")
    assert_refused(await anna.command(at.place, "game handback"), "Nobody had your seat")
    assert at.live.names[0] == "Anna"


async def test_everybody_is_in_the_thread_from_the_start_and_only_who_is_asked_hears_it(table: Seat) -> None:
    at = await table(3)
    start = next(post for post in at.posts if "The game begins!" in post.content)
    assert {*start.mentions} == {person.id for person in at.people}
    assert {person.id for person in at.people} <= {*at.place.members}
    (first,) = at.live.running.waiting
    for seat, person in enumerate(at.people):
        heard = [push for push in person.lock_screen if push.message in at.place.messages]
        assert len(heard) == (seat == first)
        unread = [note for note in at.playground.world.unread if note[2] == person.id]
        assert len(unread) == (seat == first)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (503, 0), (400, 50035)])
async def test_who_is_not_let_into_the_thread_is_let_in_by_the_next_try(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.01,))
    at = await PlayedTable.open(playground, bot, 2)
    playground.faults.answer(status, "PATCH", rf"/channels/{at.live.record.thread}/messages/", code=code)
    await at.start()
    start = next(post for post in at.posts if "The game begins!" in post.content)
    assert {*start.mentions} == {person.id for person in at.people} <= {*at.place.members}
    assert await bot.store.posts_to_make() == []


@pytest.mark.parametrize("is_early", [True, False], ids=["early", "by its rules"])
async def test_a_seat_that_is_on_offer_at_the_end_is_so_no_longer(table: Seat, *, is_early: bool) -> None:
    """Nobody reads for ever that a seat is free in a game that is over."""
    at = await table(2)
    anna, ben = at.people
    games = at.playground.world.channels[str(at.live.record.channel)]
    await offer_seat(anna, at.place)
    await at.bot.outbox.idle()
    shown = [each for each in (*at.posts, *ben.see(games)) if "Take this seat" in each.labels]
    assert {each.channel_id for each in shown} == {at.place.id, games.id}
    if is_early:
        await at.bot.tables.consent.close_without_result(at.live)
        await at.bot.outbox.idle()
    else:
        await at.play_to_the_end()
    assert at.live.record.status == ("ended" if is_early else "over")
    assert [each.text for each in (*at.posts, *ben.see(games)) if "Take this seat" in each.labels] == []
    assert not await at.bot.tables.seats.is_offered(at.live, 0)


@pytest.mark.long
async def test_what_another_table_in_the_channel_said_is_no_post_without_its_button(
    playground: Playground, table: Seat, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Without threads both play in one channel: the message of one never arrived, the answer to the other's is lost."""
    monkeypatch.setattr("bot.outbox.outbox.RETRY_SECONDS", (0.05,))
    playground.faults.revoke(Permission.CREATE_PUBLIC_THREADS, playground.world.games)
    at = await table(2)
    tables, there = at.bot.tables, f"/channels/{at.live.record.place}/messages"
    await tables.consent.close_without_result(at.live)
    await at.bot.outbox.idle()
    monkeypatch.setattr(playground, "settings", replace(playground.settings, nonce_life=0.0))  # for an hour
    record, host = at.live.record, at.live.seats[0]
    place = {"server": record.server, "channel": record.channel, "thread": record.thread}
    again = await tables.lobby.open(**place, host=host, title="Again", setup=at.live.setup)
    await playground.wait_until(lambda: again.record.lobby)
    playground.faults.drop("POST", f"{there}$")
    playground.faults.drop("GET", there, times=1000)
    post = tables.committer.post(record.id, RematchPost(again.record.id, until=record.opened))
    kept = RotationRecord(again.record.id, 0, at.live.seats[1].member)
    await tables.committer.write(Change((RematchRecord(record.id, again.record.id), kept, post)))
    await until(lambda: f"table {at.live.record.id}: post" in caplog.text)
    playground.faults.drop_answer("POST", f"{there}$")
    await tables.committer.write(Change((tables.committer.say(again.record.id, "host-closed", name="Anna"),)))
    await playground.wait_until(lambda: "the host, closed" in at.posts[-1].text)
    playground.faults.clear()
    await at.bot.outbox.idle()
    assert len(_rematches(at)) == 1
    assert (at.posts[-1].id, at.people[1].id) in at.notifications, "an edit would have notified nobody"
