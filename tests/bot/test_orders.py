"""Standing answers: nobody waits for them, they are their owner's secret, and they outlive a restart."""

from __future__ import annotations

from pathlib import Path

from bot.client import Bot
from bot.playground import Playground
from engine.core.actions import Action
from engine.core.match import Match
from engine.core.players import greedy
from engine.core.questions import Decision
from tests.bot.conftest import Seat
from tests.bot.support.answers import private, refused
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import shown

HEATH = "herb-heath"


async def seated(playground: Playground, bot: Bot) -> PlayedTable:
    """A normal game with the herb heath: sacred places are drawn, so tables are opened until one has it."""
    for number in range(20):
        table = await (
            await PlayedTable.open(playground, bot, 2, game="hunters_scouts", title=f"T{number}")
        ).start()
        if any(place.id == HEATH for place in table.live.running.view(None).places):
            return table
    raise AssertionError("no such table")


def herbalist(match: Match, decision: Decision) -> Action:
    """Sends somebody to the herb heath and leaves them there; the other lets the sun set when it can."""
    sends = [each for each in decision.options if each.verb == "send"]
    view, seat = match.view(decision.seat), decision.seat
    if sends and view.start_player != seat:
        return max(sends, key=lambda each: (str(each).count(HEATH) == 1, each == greedy(match, decision)))
    if decision.prompt == "turn" and view.start_player == seat:
        suns = [each for each in decision.options if each.verb == "sunset"]
        plays = [each for each in decision.options if each.verb == "play"]
        return (suns or plays or list(decision.options))[0]
    if decision.prompt == "turn":
        plays = [each for each in decision.options if each.verb == "play"]
        return (plays or list(decision.options))[0]
    return decision.options[0]


def owner(table: PlayedTable) -> int:
    """The seat that is not asked for the whole turn: it stands on the heath."""
    return 1 - table.live.running.view(None).start_player


def on_the_heath(table: PlayedTable) -> bool:
    return bool(table.live.running.orders.values(owner(table), HEATH))


def asked(table: PlayedTable) -> bool:
    return table.decision.prompt == HEATH


async def heath(playground: Playground, bot: Bot) -> PlayedTable:
    """Somebody stands on the heath."""
    table = await seated(playground, bot)
    await table.advance(on_the_heath, herbalist)
    return table


async def test_whoever_has_said_it_before_is_not_asked(playground: Playground, bot: Bot) -> None:
    table = await heath(playground, bot)
    seat = owner(table)
    person, rival = table.people[seat], table.people[1 - seat]
    said = await person.command(table.place, "orders", order=HEATH, answer="nobody")
    assert "Nobody moves" in private(said)
    before = len(table.live.rows)
    sunset = "sunset"

    def answered(at: PlayedTable) -> bool:
        return any(row.seat == seat and row.text.startswith("send") for row in at.live.rows[before:]) and any(
            row.text == sunset for row in at.live.rows[before:]
        )

    seen: list[str] = []

    def player(match: Match, decision: Decision) -> Action:
        seen.append(decision.prompt)
        return herbalist(match, decision)

    await table.advance(answered, player)
    assert HEATH not in seen, "the owner was asked although the answer was known"
    mine = await person.command(table.place, "mine")
    assert "Herb heath" in private(mine)
    theirs = await rival.command(table.place, "mine")
    assert "Nobody moves" not in private(theirs)
    assert all("Nobody moves" not in post.text for post in table.posts)
    assert (await table.stored())[-1].digest == table.live.running.digest()


async def test_setting_it_while_the_question_is_open_answers_it(playground: Playground, bot: Bot) -> None:
    table = await heath(playground, bot)
    await table.advance(asked, herbalist)
    seat = table.decision.seat
    person = table.people[seat]
    outcome = await person.command(table.place, "orders", order=HEATH, answer="nobody")
    assert outcome.error is None
    await bot.outbox.idle()
    assert not asked(table)
    assert (await bot.store.orders(table.live.record.id))[0].value == "nobody"


async def test_it_outlives_a_restart(playground: Playground, database: Path) -> None:
    async with running_bot(database) as bot:
        table = await heath(playground, bot)
        person = table.people[owner(table)]
        await person.command(table.place, "orders", order=HEATH, answer="nobody")
        orders, moves = dict(table.live.orders), list(table.live.moves)
    async with running_bot(database) as again:
        woken = await again.tables.registry.get(table.live.record.id)
        assert woken.orders == orders
        assert woken.moves == moves


async def test_what_was_answered_can_be_taken_back_and_is_asked_then(
    playground: Playground, bot: Bot
) -> None:
    table = await heath(playground, bot)
    await table.advance(asked, herbalist)
    seat = table.decision.seat
    await bot.tables.orders.give(table.live, seat, HEATH, "nobody")
    await bot.outbox.idle()
    keep = next(n for n, row in reversed([*enumerate(table.live.rows)]) if row.seat == seat)
    request = await bot.tables.consent.undo(table.live, int(table.people[seat].id))
    if request is not None:
        await bot.tables.consent.answer(table.live, request.id, int(table.people[1 - seat].id), "yes")
    await bot.outbox.idle()
    assert asked(table), "taking it back must not be undone by the standing answer at once"
    assert table.live.rows[-1].text == f"undo {keep}"


async def test_what_cannot_be_is_refused(playground: Playground, bot: Bot) -> None:
    table = await heath(playground, bot)
    person = table.people[owner(table)]
    rival = table.people[1 - owner(table)]
    before = await table.everything()
    refused(await person.command(table.place, "orders", order="moon", answer="nobody"), "moon", "/orders")
    refused(await person.command(table.place, "orders", order=HEATH, answer="moon"), "moon", "nobody")
    refused(await rival.command(table.place, "orders", order=HEATH, answer="nobody"), "no answer to that")
    stranger = playground.world.join("Eva")
    refused(await playground.person(stranger.name).command(table.place, "orders"), "no seat")
    assert await table.everything() == before
    assert await bot.store.orders(table.live.record.id) == []


async def test_they_are_shown_and_suggested(playground: Playground, bot: Bot) -> None:
    table = await heath(playground, bot)
    person = table.people[owner(table)]
    assert "ask me" in private(await person.command(table.place, "orders"))
    offered = await person.autocomplete(table.place, "orders", "order", {"order": "heath"})
    assert [each["value"] for each in offered] == [HEATH]
    answers = await person.autocomplete(
        table.place, "orders", "answer", {"order": HEATH, "answer": "moves nob"}
    )
    assert [each["value"] for each in answers] == ["nobody"]


async def test_only_questions_of_this_table_are_shown(table: Seat) -> None:
    """The base game has neither mammoths nor animals."""
    at = await table(2)
    said = await at.people[0].command(at.place, "orders")
    assert "Tools for a roll: ask me" in private(said)
    assert "mammoths" not in private(said)
    (select,) = shown(said).selects
    assert len(select["options"]) == len(
        [each for each in at.live.game.orders.names if each in base_orders(at)]
    )


def base_orders(table: PlayedTable) -> list[str]:
    return [name for name in table.live.game.orders.names if table.live.running.orders.values(0, name)]


async def test_a_question_is_chosen_then_answered_from_a_list_or_in_words(table: Seat) -> None:
    at = await table(2)
    anna = at.people[0]
    listed = shown(await anna.command(at.place, "orders"))
    asked = shown(await anna.choose(listed, listed.selects[0]["custom_id"], "feed"))
    assert "Now: ask me" in asked.content
    given = await anna.choose(asked, asked.selects[0]["custom_id"], "starve")
    assert "Missing food: go hungry" in given.text
    asked = shown(await anna.choose(shown(given), listed.selects[0]["custom_id"], "feed"))
    assert "Now: go hungry" in asked.content
    await anna.press(asked, "Write it yourself")
    said = await anna.submit({"text": "  wood   brick starve "})
    assert "wood → brick → go hungry" in said.text
    asked = shown(await anna.choose(shown(said), listed.selects[0]["custom_id"], "feed"))
    await anna.press(asked, "Write it yourself")
    refused_text = (await anna.submit({"text": "moon"})).text
    assert "“moon” is no answer to that question" in refused_text
    (stored,) = await at.bot.store.orders(at.live.record.id)
    assert stored.value == "wood brick starve"
    assert "wood → brick → go hungry" in private(await anna.command(at.place, "mine"))
