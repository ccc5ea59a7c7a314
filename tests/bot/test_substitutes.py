"""A friend of the opponent takes a seat to read its hidden cards: by no road, before a first move from there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.client import Bot
from bot.interactions.table_actions import TABLE_ACTIONS
from bot.messages.custom_ids import Control
from bot.playground import Person, Playground
from bot.playground.forms import Outcome, ask
from bot.playground.interactions import Kind
from bot.tables.model.position import count_ages
from bot.tables.writing.analyses import find_rows_of_others
from engine.core.match import Match
from engine.core.players import greedy
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_refused, be_forgotten, offer_seat, play_by_command, private
from tests.bot.support.clock import asked_seat, hand_over
from tests.bot.support.table import PlayedTable, arguments, command_of
from tests.bot.support.taps import get_reply

STONE_AGE = {"game": "stone_age", "modules": "base"}
HUNTERS = {"game": "hunters_scouts", "modules": "introductory"}
NOT_YET = "once you have made a move from it"
HIDDEN_ACTIONS = ("mine", "close", "plan", "planuse", "plandrop", "again", "answer")
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("mine", {}), ("mine", {"large": True}), ("plan", {})),
    *(("since", {}), ("log", {}), ("board", {}), ("board", {"text": True}), ("replay", {"steps": True})),
    *(("help", {}), ("mygames", {}), ("verify", {}), ("privacy export", {})),
)


DOING = ("handback", "leave", "caretaker", "end", "here", "press", "typed", "replay")
"""Actions that show nothing, or change too much on the way."""


async def opened(playground: Playground, bot: Bot, given: dict[str, Any]) -> PlayedTable:
    return await (await PlayedTable.open(playground, bot, 2, **given)).start()


def hidden(at: PlayedTable, seat: int) -> tuple[str, ...]:
    """What only the owner of this seat sees, by id."""
    view = at.live.running.view(seat)
    people = view.players if hasattr(view, "players") else view.tribes
    own = people[seat].own_cards if hasattr(people[seat], "own_cards") else people[seat].own_items
    return tuple(each.id for each in own)


def has_secrets(at: PlayedTable) -> bool:
    """The one seat that is asked has hidden things, and its question does not name them."""
    open_ones = at.live.running.decisions
    return len(open_ones) == 1 and not open_ones[0].secret and bool(hidden(at, open_ones[0].seat))


async def taken(at: PlayedTable) -> Person:
    """The seat that is asked is offered by its owner, and the friend of the opponent takes it."""
    seat, david = asked_seat(at), at.playground.person("David")
    await offer_seat(at.people[seat], at.place)
    await at.bot.outbox.idle()
    await david.press(at.posts[-1], "Take this seat")
    await at.bot.outbox.idle()
    assert at.live.seats[seat].member == int(david.id)
    return david


@contextmanager
def nobody_looks(monkeypatch: pytest.MonkeyPatch, at: PlayedTable, seat: int) -> Iterator[None]:
    """Fails when anything asks the engine for what this seat alone may see."""
    looked: list[str] = []
    with monkeypatch.context() as patch:
        kinds = at.live.game.kinds
        for home, name in ((Match, "view"), (kinds, "values"), (kinds, "read"), (kinds, "explain")):
            real = getattr(home, name)

            def spying(asked: Any, viewer: int | None, *more: Any, name: str = name, real: Any = real) -> Any:
                if viewer == seat:
                    looked.append(name)
                return real(asked, viewer, *more)

            patch.setattr(home, name, spying)
        yield
    assert looked == []


async def forged(at: PlayedTable, person: Person, action: str, argument: str = "") -> Outcome:
    """This person sends such a control from the latest message of the table."""
    body = {
        "custom_id": str(Control("do", at.live.record.id, action, argument)),
        "component_type": 2,
        "id": 1,
    }
    return await ask(at.playground, person.user, Kind.COMPONENT, at.place, body, at.last)


@pytest.mark.parametrize("given", [STONE_AGE, HUNTERS], ids=["stone_age", "hunters_scouts"])
async def test_a_substitute_sees_nothing_hidden_by_any_road(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch, given: dict[str, Any]
) -> None:
    at = await opened(playground, bot, given)
    await at.advance(has_secrets)
    seat, secrets = asked_seat(at), hidden(at, asked_seat(at))
    carla = playground.person("Carla")
    david = await taken(at)
    answers: list[Outcome] = []
    with nobody_looks(monkeypatch, at, seat):
        for name, options in COMMANDS:
            answers.append(await david.command(at.place, name, options))
        answers += [
            await forged(at, david, action, _argument(at, seat, action))
            for action in TABLE_ACTIONS
            if action not in DOING
        ]
        for verb in {option.verb for option in at.decision.options}:
            for name in arguments(next(each for each in at.decision.options if each.verb == verb)):
                await david.autocomplete(at.place, command_of(at.live, verb), name)
        assert await david.autocomplete(at.place, "plan", "question") == []
        question = at.live.game.kinds.names[1]
        assert await david.autocomplete(at.place, "plan", "answer", question=question) == []
    said = "\n".join(answer.text for answer in answers)
    assert said.count(NOT_YET) >= len(HIDDEN_ACTIONS)
    for name in ("log", "board"):
        texts = [(await person.command(at.place, name)).text for person in (david, carla)]
        assert texts[0] == texts[1], "a bystander reads the same"
    export = (await david.command(at.place, "privacy export")).messages[-1]
    moves = [each["moves"] for each in json.loads(at.content(export.attachments[0]))["tables"]]
    assert moves == [[]], "what was played before is not theirs"

    rows = len(at.live.rows)
    private(await david.command(at.place, "undo"))
    assert len(at.live.rows) == rows
    await david.command(at.place, "game handback")
    assert at.live.seats[seat].member == int(at.people[seat].id)
    assert set(hidden(at, seat)) == set(secrets)
    assert NOT_YET not in (await at.people[seat].command(at.place, "mine")).text


def _argument(at: PlayedTable, seat: int, action: str) -> str:
    option = at.live.running.decision_of(seat).options[0]
    order = at.live.game.kinds.names[0]
    return {
        "narrow": f"{seat}.{at.live.moves[seat]}.{option.verb} moon=1",
        "answer": f"{order}. ask",
        "plan": order,
        "substitute": str(seat),
    }.get(action, "")


async def test_who_has_played_on_sees_everything_and_cannot_take_that_back(table: Seat) -> None:
    at = await table(2)
    await at.advance(has_secrets)
    seat = asked_seat(at)
    david = await taken(at)
    at.people = tuple(david if number == seat else person for number, person in enumerate(at.people))
    assert_refused(await david.command(at.place, "mine"), NOT_YET)
    await play_by_command(at)
    assert hidden(at, seat)
    assert (await david.command(at.place, "mine")).messages[-1].attachments
    assert_refused(await david.command(at.place, "undo"), "stay as they are")
    panel = get_reply(await david.command(at.place, "plan"))
    await david.command(at.place, "game handback")
    await at.playground.wait_until(lambda: panel.id not in at.place.messages, 10)
    await at.bot.outbox.idle()
    assert at.live.seats[seat].first_move == 0


async def test_the_board_shows_at_once_who_plays_for_whom(table: Seat) -> None:
    """The picture bears the letter of the name, also while somebody else is asked."""
    two = await table(2)
    seat = 1 - asked_seat(two)
    pictures = [two.content(two.board.attachments[0])]
    david = two.playground.person("David")
    await offer_seat(two.people[seat], two.place)
    await two.bot.outbox.idle()
    await david.press(two.posts[-1], "Take this seat")
    await two.bot.outbox.idle()
    pictures.append(two.content(two.board.attachments[0]))
    await david.command(two.place, "game handback")
    await two.bot.outbox.idle()
    pictures.append(two.content(two.board.attachments[0]))
    assert any(post.text == f"{two.live.names[seat]} is back and plays on." for post in two.posts)
    assert pictures[0] == pictures[2]
    assert pictures[0] != pictures[1]


async def test_what_the_bot_plays_for_a_substitute_is_no_move_of_theirs(table: Seat) -> None:
    at = await table(2)
    await at.advance(has_secrets)
    seat = asked_seat(at)
    david = await taken(at)
    option = greedy(at.live.running, at.decision)
    await at.bot.tables.moves.play_for(at.live, seat, str(option), at.live.moves[seat])
    assert_refused(await david.command(at.place, "mine"), NOT_YET)

    def rows() -> set[int]:
        return {number for number, row in at.live.counting() if row.seat == seat}

    assert find_rows_of_others(at.live) == rows()
    await at.advance(lambda at: not at.live.is_sealed(seat))
    assert rows() - find_rows_of_others(at.live) == {at.live.seats[seat].first_move}


async def test_the_controls_that_a_substitute_sees_are_those_after_a_restart(table: Seat) -> None:
    """Which of them are old follows from what is on disk alone."""
    two = await table(2)
    await taken(two)
    assert two.live.moves == count_ages(two.live.rows, 2)


async def test_two_friends_cannot_pass_the_seat_on_until_it_is_open(table: Seat) -> None:
    """Who gets a seat back has seen as much of it as before, not more."""
    at = await table(2)
    await at.advance(has_secrets)
    seat = asked_seat(at)
    david, carla = await taken(at), at.playground.person("Carla")
    await offer_seat(david, at.place)
    await at.bot.outbox.idle()
    await carla.press(at.posts[-1], "Take this seat")
    await carla.command(at.place, "game handback")
    assert at.live.seats[seat].member == int(david.id)
    assert_refused(await david.command(at.place, "mine"), NOT_YET)


async def test_a_choice_among_hidden_cards_is_made_for_a_substitute(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its options are the hidden cards, so they are shown to nobody else."""
    at = await opened(playground, bot, HUNTERS)
    await at.advance(lambda table: table.decision.secret)
    seat, expected, rows = asked_seat(at), at.greedy_move()[1], len(at.live.rows)
    with nobody_looks(monkeypatch, at, seat):
        david = await taken(at)
    assert str(at.live.rows[rows].text) == str(expected)
    assert not [each for each in at.live.running.decisions if each.seat == seat and each.secret]
    assert [post for post in at.posts if "among hidden cards was open" in post.text]
    assert not (await at.stored())[rows].automatic
    assert_refused(await david.command(at.place, "mine"), NOT_YET)
    live = at.live
    at.bot.tables.registry._live.clear()
    again = await at.bot.tables.registry.get(live.record.id)
    assert again.running.digest() == live.running.digest()
    assert again.is_sealed(seat)


async def test_who_was_forgotten_gets_no_seat_back(table: Seat) -> None:
    at = await table(3)
    seat = asked_seat(at)
    await offer_seat(at.people[seat], at.place)
    await at.bot.outbox.idle()
    offer = at.posts[-1]
    await be_forgotten(at.people[seat])
    david = at.playground.person("David")
    await david.press(offer, "Take this seat")
    await at.bot.outbox.idle()
    assert at.live.seats[seat].member == int(david.id)
    assert_refused(await david.command(at.place, "game handback"), "Nobody had your seat")
    await hand_over(at)


async def test_an_offer_that_is_withdrawn_while_it_is_posted_goes(table: Seat) -> None:
    at = await table(3)
    owner = at.people[asked_seat(at)]
    held = at.playground.faults.hold("POST", r"/messages$")
    said = (await offer_seat(owner, at.place)).reply
    assert said is not None
    await asyncio.wait_for(held.arrived.wait(), 10)
    await owner.press(said, "Keep my seat")
    held.let_go.set()
    await asyncio.wait_for(at.bot.outbox.idle(), 10)
    places = (at.place, at.playground.world.games)
    posts = [post for place in places for post in place.messages.values() if post.owner_id is None]
    assert [post.text for post in posts if "Take this seat" in post.labels] == []


async def test_who_sits_at_the_most_tables_takes_no_seat_more(
    table: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.model.limits.MOST_TABLES", 1)
    at = await table(2)
    david = at.playground.person("David")
    await david.command("games", "game new", title="Another")
    await offer_seat(at.people[asked_seat(at)], at.place)
    await at.bot.outbox.idle()
    assert_refused(await david.press(at.posts[-1], "Take this seat"), "You already sit at 1 tables")
    assert [seat.name for seat in at.live.seats] == ["Anna", "Ben"]
