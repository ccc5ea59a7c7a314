"""Lets a person of each kind try every command and control at a table, whether or not they may."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.client import Bot
from bot.interactions.help_pages import pieces
from bot.interactions.lobby import HASH_DIGITS
from bot.interactions.personal_actions import PERSONAL_ACTIONS
from bot.messages.custom_ids import OWN, Control, PlanStep, Press, Setting
from bot.messages.plan_panel import fingerprint
from bot.playground import Playground, payloads
from bot.playground.forms import Outcome, ask
from bot.playground.interactions import Kind
from bot.playground.messages import Json, Message
from bot.playground.typing_commands import BOOLEAN, INTEGER, STRING, USER
from bot.playground.world import FIRST_ID, Channel, ChannelKind, Guild, User
from bot.storage.people import VoteRecord
from bot.storage.records import Change
from bot.storage.store import plain
from bot.tables.actions.choices import Choices
from bot.tables.model.computers import is_computer, level_of
from bot.tables.writing.words import lobby_origin
from engine.core.plans import THEN
from tests.bot.support.permission_table import KINDS, REFUSALS, SEAT, STRANGER
from tests.bot.support.rows import sqlite
from tests.bot.support.table import PlayedTable, arguments

NO_VOTE = 77
"""The id of a vote that does not exist."""


@dataclass(slots=True)
class Scene:
    """A table of three and a person of each kind; the host has the first seat, and the second one is on turn."""

    table: PlayedTable
    people: dict[str, User]
    elsewhere: Channel
    vote: int
    read: tuple[int, Known] | None = None
    """The number of commits, and what was stored then."""

    def place(self, kind: str) -> Channel:
        return self.elsewhere if kind == STRANGER else self.table.place


Prepare = Callable[[Playground, Bot], Awaitable[PlayedTable]]


async def lobby(playground: Playground, bot: Bot) -> PlayedTable:
    return await PlayedTable.open(playground, bot, 3)


async def running(playground: Playground, bot: Bot) -> PlayedTable:
    """A running game in which the second seat is asked and has not moved yet."""
    table = await (await lobby(playground, bot)).start()
    return await table.advance(lambda at: at.live.running.waiting == (1,))


async def late(playground: Playground, bot: Bot) -> PlayedTable:
    """A running game with a vote about the second seat, whose time is up, and an offer of the third seat."""
    table = await running(playground, bot)
    (clock,) = [each for each in await bot.tables.clocks.of_seats(table.live) if each.asked]
    vote = VoteRecord(bot.store.new_id("votes"), table.live.record.id, clock.seat, clock.asked, "{}")
    await bot.store.write(Change((vote,)))
    await bot.tables.seats.give_up(table.live, table.live.seats[2].member)
    await bot.outbox.idle()
    return table


async def over(playground: Playground, bot: Bot) -> PlayedTable:
    table = await (await lobby(playground, bot)).start()
    await bot.tables.consent.close_without_result(table.live)
    await bot.outbox.idle()
    return table


async def scene(playground: Playground, bot: Bot, prepare: Prepare) -> Scene:
    for old in await bot.tables.registry.tables_of(int(playground.person("Anna").id)):
        await bot.tables.consent.close_without_result(old)
    await bot.outbox.idle()
    reset_limits(bot)
    table = await prepare(playground, bot)
    world = playground.world
    if "100" not in world.guilds:
        stranger = world._enter(User(str(FIRST_ID + 999), "Stranger"))
        robot = world.join("Robot")
        robot.bot = True
        mighty = world.join("Mighty")
        world.guild.owner_id = mighty.id
        members = [world.bot.id, stranger.id]
        world.guilds["100"] = Guild("100", "Elsewhere", stranger.id, "101", "102", members=members)
        world.channels["103"] = Channel("103", ChannelKind.TEXT, "elsewhere", guild_id="100")
        world.add_message(Message("104", "103", world.bot.id, "A board with a forged control"))
        playground.gateway.dispatch("GUILD_CREATE", payloads.guild(world, world.guilds["100"]))
    by_name = {user.name: user for user in world.users.values()}
    anna, ben, carla = (person.user for person in table.people)
    named = (ben, carla, anna, by_name["Mighty"], by_name["David"], by_name["Stranger"], by_name["Robot"])
    votes = await bot.store.find(VoteRecord, "game = ?", table.live.record.id)
    vote = votes[0].id if votes else NO_VOTE
    return Scene(table, dict(zip(KINDS, named, strict=True)), world.channels["103"], vote)


def reset_limits(bot: Bot) -> None:
    """Reset the rate limits, which are not what these tests are about."""
    bot.tables.limits._done.clear()


async def attempt(at: Scene, kind: str, thing: str) -> Outcome:
    """Let a person of this kind use a command or control at the table."""
    reset_limits(at.table.bot)
    if thing.startswith("/"):
        return await _command(at, kind, thing.removeprefix("/"))
    argument = _argument(at, kind, thing)
    kinds = {"addluck": "send", **dict.fromkeys(PERSONAL_ACTIONS, OWN)}
    control = Control(
        kinds.get(thing, "do"), 0 if thing in PERSONAL_ACTIONS else at.table.live.record.id, thing, argument
    )
    playground = at.table.playground
    if thing == "addluck":
        entry = {"type": 18, "component": {"type": 4, "custom_id": "words", "value": "rain"}}
        body: Json = {"custom_id": str(control), "components": [entry]}
        return await ask(playground, at.people[kind], Kind.MODAL, at.place(kind), body)
    body = {"custom_id": str(control), "component_type": 2, "id": 1}
    source = at.elsewhere.messages["104"] if kind == STRANGER else at.table.last
    return await ask(playground, at.people[kind], Kind.COMPONENT, at.place(kind), body, source)


def _argument(at: Scene, kind: str, action: str) -> str:
    """The argument of the control of the seat on turn; of the confirmation of an erasure that of another person."""
    if not at.table.live.match or at.table.live.match.over:
        return (
            str(Press(1, 0, "place hunt 1"))
            if action in ("press", "sure")
            else _other_argument(at, kind, action)
        )
    option = next(each for each in at.table.decision.options)
    turn = at.table.live.moves[1]
    said = {"press": option, "sure": option, "narrow": f"{option.verb} moon=1", "draft": option.verb}
    if action in said:
        return str(Press(1, turn, str(said[action])))
    if action == "typed":
        return "\n".join([option.verb, *(f"{name}={value}" for name, value in arguments(option).items())])
    return _other_argument(at, kind, action)


def _other_argument(at: Scene, kind: str, action: str) -> str:
    """The argument of a control that answers no decision."""
    first = PlanStep(fingerprint("")[:6], None, THEN)
    others = {
        "planstep": str(replace(first, said="place hunt 1")),
        "set": str(Setting("rated", Choices.of(at.table.live.record).fingerprint)),
        "addcomputer": "normal",
        "removecomputer": _computer(at),
        "addluck": f"{lobby_origin(at.table.live).sealed_hash[:HASH_DIGITS]}-1",
        "vote": f"{at.vote}.wait",
        "substitute": "2",
        "host": at.people[SEAT].id,
        "plan": "",
        "again": "use",
        "answer": "feed. ask",
        "topic": "stone_age bot/host",
        "piece": _piece(at),
        "learn": "again",
        "opentable": "stone_age",
        "playalone": "stone_age",
        "log": "until.1.0",
        "snooze": "8",
        "setnotifications": "dm",
        "setquiet": "22:00-7:00",
        "setzone": "Europe/London",
        "setaway": "1",
        "setnextup": "1",
        "setsubstitute": "1",
        "forget": "4" + at.people[kind].id,
    }
    return others.get(action, "77")


def _piece(at: Scene) -> str:
    """The first that lies open, if the game has begun."""
    table = at.table.live
    return "" if table.match is None else pieces(table, at.table.texts)[0].id


def _computer(at: Scene) -> str:
    """The last seat of a computer, else one where none sits."""
    found = [
        f"{seat.seat}.{level_of(seat.member)}" for seat in at.table.live.seats if is_computer(seat.member)
    ]
    return found[-1] if found else "1.normal"


async def _command(at: Scene, kind: str, name: str) -> Outcome:
    words = name.split(" ")
    options = [{"type": kind_, "name": option, "value": value} for kind_, option, value in _given(at, name)]
    if name in ("a verb that is asked", "another verb"):
        options, words = _move(at, name)
    known = at.table.playground.world.commands
    command = next(each for each in known if each["name"] == words[0])
    declared = command["options"] if len(words) == 1 else command["options"][0]["options"]
    names = {each["name"] for each in declared or [{"name": "table"}]}
    if len(words) > 1:
        (declared,) = [each["options"] for each in command["options"] if each["name"] == words[1]]
        names = {each["name"] for each in declared or []}
    if "table" in names:
        options.append({"type": 4, "name": "table", "value": at.table.live.record.id})
    inner = [{"type": 1, "name": words[1], "options": options}] if len(words) > 1 else options
    body: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": inner}
    if any(each["type"] == USER for each in options):
        body["resolved"] = {"users": {at.people[SEAT].id: payloads.user(at.people[SEAT])}}
    return await ask(at.table.playground, at.people[kind], Kind.COMMAND, at.place(kind), body)


def _given(at: Scene, name: str) -> list[tuple[int, str, Any]]:
    """The required options of a command, as type, name and value."""
    carla = at.people[SEAT].id
    return {
        "game host": [(USER, "to", carla)],
        "rules": [(STRING, "what", "bot/host")],
        "settings notifications": [(STRING, "where", "dm")],
        "settings quiet": [(STRING, "zone", "Europe/Berlin"), (STRING, "from", "22"), (STRING, "to", "7")],
        "settings away": [(INTEGER, "days", 1)],
        "settings next-up": [(BOOLEAN, "wanted", True)],
        "settings substitute": [(BOOLEAN, "allowed", True)],
        "snooze": [(INTEGER, "hours", 1)],
        "records versus": [(USER, "member", carla)],
        "records switch": [(BOOLEAN, "keep", True)],
    }.get(name, [])


def _move(at: Scene, which: str) -> tuple[list[Json], list[str]]:
    option = at.table.decision.options[0] if at.table.live.match else at.table.live.game.read("place hunt 1")
    if which == "another verb":
        return [{"type": 3, "name": "goods", "value": "1 wood"}], ["pay"]
    given = [(name, value) for name, value in arguments(option).items()]
    return [{"type": 4 if isinstance(v, int) else 3, "name": n, "value": v} for n, v in given], [option.verb]


def outcome_name(outcome: Outcome, before: Known, after: Known) -> str:
    """The outcome by the names of `REFUSALS`, or `done` or `shown`."""
    text = outcome.text if outcome.modal is None else ""
    for name, words in REFUSALS.items():
        if words in text and len(text) < 400:
            return name.replace(" ", "~") if before == after else f"{name}, but something changed"
    if "our side" in text or outcome.error:
        return f"failed: {text}"
    return "shown" if before == after else "done"


@dataclass(frozen=True, slots=True)
class Known:
    """What a refused attempt must not change: the table, and what is stored of people and servers."""

    table: tuple[object, ...]
    people: tuple[object, ...]


async def everything(at: Scene) -> Known:
    """What a refused attempt must not change, as it is now; the database is read again only after a commit."""
    await at.table.bot.outbox.idle()
    commits = sqlite(at.table.bot.store).commits
    if at.read is None or at.read[0] != commits:
        at.read = commits, await _stored(at)
    stored = at.read[1]
    return Known((*at.table.public_state(), *stored.table), stored.people)


async def _stored(at: Scene) -> Known:
    bot = at.table.bot

    async def read(*names: str) -> list[object]:
        return [await bot.store.select(plain, f"select * from {name}") for name in names]

    count = len(await bot.store.tables("lobby", "running"))
    kept = await read("offers", "former_players", "votes", "prepared", "habits")
    people = await read("people", "people_tables", "lessons", "record_keepers")
    return Known((*await at.table.rows(), count, *kept), (*people,))
