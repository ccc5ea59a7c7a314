"""Plans without writing: the controls of a move, three taps to any placement, parts added and moved by taps."""

from __future__ import annotations

from pathlib import Path

from bot.playground import Person, Playground
from bot.playground.messages import Message
from bot.tables.model.prepared import plan_of
from engine.core.actions import Action
from engine.core.match import Match
from engine.core.questions import Decision
from tests.bot.conftest import Seat
from tests.bot.support.answers import assert_refused
from tests.bot.support.table import PlayedTable, hungry, started_table
from tests.bot.support.taps import get_reply

USE = "Use this plan"
MOST_ROWS = 5


def label_of(message: Message, begins: str) -> str:
    """The one button whose label begins like that."""
    (found,) = [each["label"] for each in message.buttons if each.get("label", "").startswith(begins)]
    return found


async def press_each(person: Person, screen: Message, *labels: str) -> Message:
    """Buttons one after the other, each on what the one before it shows."""
    for label in labels:
        screen = get_reply(await person.press(screen, label_of(screen, label)))
    return screen


def list_of(message: Message, value: str) -> str:
    """The one list in which this can be chosen."""
    (found,) = [each for each in message.selects if value in [line["value"] for line in each["options"]]]
    return found["custom_id"]


async def pick(person: Person, message: Message, option: Action) -> tuple[Message, int]:
    """Choose a placement on a screen of a plan; returns what is shown then, and the taps: a list counts two."""
    assert len([part for part in message.components if part["components"]]) <= MOST_ROWS
    line = f".then.{option}"
    for button in message.buttons:
        if button["custom_id"].endswith(line):
            return get_reply(await person.press(message, button["custom_id"])), 1
    for select in message.selects:
        if str(option) in [each["value"] for each in select["options"]]:
            return get_reply(await person.choose(message, select["custom_id"], str(option))), 2
    first = f"place where={option.fields()['where']}"
    (part,) = [each["custom_id"] for each in message.buttons if each["custom_id"].endswith(first)]
    after, taps = await pick(person, get_reply(await person.press(message, part)), option)
    return after, taps + 1


async def planned(person: Person, table: PlayedTable, option: Action) -> tuple[Message, int]:
    """With the button below the board; returns the preview, and the taps up to it."""
    message, taps = await pick(person, get_reply(await person.press(table.board, "Plan")), option)
    return message, taps + 1


def next_options(table: PlayedTable, seat: int) -> list[Action]:
    kinds = table.live.running.kinds
    found = kinds.next_move(seat, kinds.beginning(seat), "then")
    return [] if found is None else [*found.options]


async def test_any_placement_is_planned_in_three_taps_and_played(table: Seat) -> None:
    """For each kind of placement: every turn of Ben in this round is one that he planned by taps."""
    at = await table(2)
    ben, kinds = at.people[1], set[str]()
    while at.live.running.round == 1 and at.decision.prompt == "place":
        options = next_options(at, 1)
        if at.decision.seat == 1 or not options:
            break
        few = next(
            (each for each in options if str(each.fields()["where"]).split()[0] not in kinds), options[0]
        )
        kinds.add(str(few.fields()["where"]).split()[0])
        preview, taps = await planned(ben, at, few)
        assert taps <= 3
        assert "possible now" in preview.content
        await ben.press(preview, USE)
        rows = len(at.live.rows)
        option = next(each for each in at.decision.options if each.fields()["where"] != few.fields()["where"])
        await at.bot.tables.moves.play(at.live, 0, str(option))
        await at.bot.outbox.idle()
        assert [row.text for row in at.live.rows[rows:] if row.seat == 1][:1] == [str(few)]
    assert len(kinds) >= 4


async def test_every_placement_is_three_taps_from_its_preview(table: Seat) -> None:
    at = await table(2)
    ben = at.people[1]
    options = next_options(at, 1)
    assert len(options) > 30
    for option in options[::3]:
        assert (await planned(ben, at, option))[1] <= 3
        await ben.press(get_reply(await ben.command(at.place, "plan")), "Discard")
    assert not plan_of(at.live, 1)


async def test_then_otherwise_conditions_and_order_by_taps(playground: Playground, database: Path) -> None:
    async with started_table(playground, database, 3) as at:
        ben = at.people[1]
        parts = ("Hut", "Then …", "Field", "Otherwise …", "Tool maker", "Only if …")
        screen = await press_each(ben, at.board, "Plan", *parts)
        screen = get_reply(await ben.choose(screen, screen.selects[0]["custom_id"], "hut mine"))
    async with at.restarted(database) as at:
        screen = get_reply(await ben.press(at.board, "Plan"))
        assert "or Tool maker (if you are at Hut)" in screen.content
        assert not plan_of(at.live, 1), "half built"
        screen = get_reply(await ben.press(screen, "Stop if …"))
        screen = get_reply(await ben.choose(screen, screen.selects[0]["custom_id"], "food < 5"))
        screen = get_reply(await ben.choose(screen, list_of(screen, "2"), "2"))
        used = await press_each(ben, screen, "Earlier", USE)
        plan = "round 1: field else toolmaker if hut mine; hut; stop if food < 5"
        assert plan_of(at.live, 1) == plan
        other = get_reply(await ben.command(at.place, "plan"))
        screen = get_reply(await ben.choose(used, list_of(used, "1"), "1"))
        changed = get_reply(await ben.press(screen, "Remove"))
        assert "1. Tool maker" in changed.content
        assert "Until you say so" in changed.content
        assert plan_of(at.live, 1) == plan
        old = get_reply(await ben.press(other, "In every round"))
        assert "changed it since" in old.content, "an old screen changes no newer plan"
        await press_each(ben, changed, "In every round", USE)
        assert plan_of(at.live, 1) == "toolmaker if hut mine; hut; stop if food < 5"


async def test_a_move_out_of_turn_is_planned_by_three_taps(table: Seat) -> None:
    """Place, number, use; two where the place takes one number. The next one comes after it; nothing is played."""
    at = await table(2)
    ben = at.people[1]
    rows = len(at.live.rows)
    narrow = next(
        each["custom_id"] for each in at.board.buttons if each["custom_id"].endswith("where=forest")
    )
    numbers = get_reply(await ben.press(at.board, narrow))
    assert numbers.content.startswith("It is Anna’s turn.")
    screen = get_reply(await ben.press(numbers, label_of(numbers, "3 people")))
    assert screen.content.startswith("It is Anna’s turn.")
    assert not plan_of(at.live, 1)
    kept = get_reply(await ben.press(screen, USE))
    assert plan_of(at.live, 1) == "round 1: forest 3"
    field = next(
        each["custom_id"] for each in at.board.buttons if each["custom_id"].endswith("place field 1")
    )
    for _ in range(2):  # a tap of which Discord delivers two is one
        screen = get_reply(await ben.press(at.board, field))
    await at.playground.wait_until(lambda: sum(each.ephemeral for each in ben.see(at.place)) == 1, 10)
    assert "Until you say so, your plan stays as it was" in screen.content
    await ben.press(screen, USE)
    assert plan_of(at.live, 1) == "round 1: forest 3; field"
    assert len(at.live.rows) == rows
    assert "The plan is set" in kept.content
    await at.bot.tables.moves.play(at.live, 0, "place hut 2")
    assert [row.text for row in at.live.rows if row.seat == 1] == ["place forest 3"]
    await at.bot.outbox.idle()


async def test_a_typed_move_out_of_turn_is_planned_too(table: Seat) -> None:
    at = await table(2)
    ben = at.people[1]
    screen = get_reply(await ben.command(at.place, "place", where="river", people=2))
    assert screen.content.startswith("It is Anna’s turn.")
    screen = get_reply(await ben.command(at.place, "place", where="River", people=2))
    assert "1. River · 2 people" in screen.content
    assert "2." not in screen.content, "a command of which Discord delivers two is one"
    await ben.press(screen, USE)
    assert plan_of(at.live, 1) == "round 1: river 2"
    assert_refused(await ben.command(at.place, "place", where="river", people=3), "Anna")


async def test_who_has_placed_everybody_plans_the_next_round(table: Seat) -> None:
    at = await (await table(2)).advance(lambda at: at.decision.prompt != "place" and at.decision.seat == 0)
    ben, now = at.people[1], at.live.running.round
    await press_each(ben, at.board, "Plan", "Field", USE)
    assert plan_of(at.live, 1) == f"round {now + 1}: field"
    rows = len(at.live.rows)
    await at.advance(
        lambda at: any(row.text.startswith("place") and row.seat == 1 for row in at.live.rows[rows:]), hungry
    )
    assert "place field 1" in [row.text for row in at.live.rows[rows:] if row.seat == 1]


async def test_what_cannot_be_planned_is_refused_with_one_sentence(table: Seat) -> None:
    """A place that this table does not have, typed or in a forged control, and conditions that never hold together."""
    at = await table(2)
    ben = at.people[1]
    assert_refused(await ben.command(at.place, "plan", question="resolve", answer="moon"), "moon", "forest")
    screen = get_reply(await ben.press(at.board, "Plan"))
    field = next(each for each in screen.buttons if each["custom_id"].endswith("place field 1"))
    for line in ("place ring 1 1", "place moon 1", "undo 0"):
        field["custom_id"] = field["custom_id"].rpartition(".")[0] + f".{line}"
        assert_refused(await ben.press(screen, field["custom_id"]), "what can be is offered below *Plan*")
    conditions = await press_each(ben, screen, "Hut", "Only if …")
    screen = get_reply(await ben.choose(conditions, conditions.selects[0]["custom_id"], "food < 5"))
    conditions = get_reply(await ben.press(screen, "Only if …"))
    never = await ben.choose(conditions, conditions.selects[0]["custom_id"], "food > 4")
    await at.playground.wait_until(lambda: "can never hold together" in never.text)
    await ben.press(get_reply(await ben.command(at.place, "plan")), USE)
    assert plan_of(at.live, 1) == "round 1: hut if food < 5"


async def test_a_purchase_is_planned_with_its_price_and_paid_as_planned(table: Seat) -> None:
    """Ben waits for a card to become cheaper, and has another paid for without being asked."""
    at = await table(2)
    ben = at.people[1]
    screen = get_reply(await ben.press(at.board, "Plan"))
    screen, _ = await pick(ben, screen, option(at, "place card 2 1"))
    assert list_of(screen, "feed"), "small questions are answered in the same panel"
    screen = get_reply(await ben.choose(screen, list_of(screen, "only wood"), "only wood"))
    screen = get_reply(await ben.press(screen, "Only if …"))
    offered = {each["value"]: each["label"] for each in screen.selects[0]["options"]}
    assert offered["price < 2"] == "if it costs at most 1"
    assert offered["wood > 0"] == "if you have at least 1 wood"
    screen = get_reply(await ben.choose(screen, screen.selects[0]["custom_id"], "price < 2"))
    assert "pay with wood only (if it costs at most 1) – passed over: it costs 2 this round" in screen.content
    for line in ("place card 1 1", "place forest 3"):
        screen = get_reply(await ben.press(screen, "Then …"))
        screen, _ = await pick(ben, screen, option(at, line))
        if "card" in line:
            screen = get_reply(await ben.choose(screen, list_of(screen, "cheapest"), "cheapest"))
    assert "2. Card 1 · pay the cheapest way – possible now" in screen.content
    await ben.press(screen, USE)
    lying = at.live.running.view(None).card_fields[1].card
    assert lying is not None
    plan = f"round 1: {lying.id} pay only wood if price < 2; card 1 pay cheapest; forest 3"
    assert plan_of(at.live, 1) == plan
    await at.advance(lambda at: at.live.running.round == 2 or at.live.running.over is not None, elsewhere)
    mine = [row.text for row in at.live.rows if row.seat == 1]
    assert mine[:2] == ["place card 1 1", "place forest 3"]
    assert "pay 1 wood" in mine
    assert at.live.running.view(None).players[1].cards == 1


def option(table: PlayedTable, line: str) -> Action:
    return table.live.running.game.read(line)


def elsewhere(match: Match, decision: Decision) -> Action:
    """Anna goes where Ben does not want to; all who are asked gather first, buy nothing, and feed."""
    lines = {str(each): each for each in decision.options}
    wanted = ("resolve forest", "place hunt 5", "tools none", "decline")
    return next((lines[line] for line in wanted if line in lines), decision.options[0])
