"""Who may do what: every command and every control, tried by every kind of person, before and during a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from discord import app_commands

import engine
from bot.bench.games import crowded
from bot.client import Bot
from bot.deeds import DEEDS
from bot.ids import Control, Turn
from bot.personal import PERSONAL
from bot.playground import Playground, payloads
from bot.playground.asking import ask
from bot.playground.interactions import Kind
from bot.playground.messages import Message
from bot.playground.outcomes import Outcome
from bot.playground.world import FIRST_ID, Channel, ChannelKind, Guild, User
from tests.bot.table import Table, arguments

Json = dict[str, Any]

TURN, SEAT, HOST, MODERATOR, SPECTATOR, STRANGER, ROBOT = KINDS = (
    *("seat on turn", "other seat", "host", "moderator", "spectator", "stranger from another server", "bot"),
)

REFUSALS = {
    "seat": "no seat",
    "turn": "not your turn",
    "button": "That button is for",
    "table": "cannot find that table",
    "host": "who opened the table",
    "people": "Only people",
    "started": "already started",
    "not begun": "not started yet",
    "joined": "already have a seat",
    "full": "All seats of this table are taken",
    "stay": "cannot leave a game that is running",
    "taken": "already belongs to a table",
    "nothing": "no move to take back",
    "not asked": "no open question",
    "question": "That is not what you are asked now",
    "verb": "There is no move called",
    "impossible": "not possible now",
    "no order": "could be answered beforehand;",
}
"""What a refusal is called in the tables below, and how it is worded; `done` changes the game, `shown` nothing."""

LOOKING = "shown shown shown shown shown"
NOBODYS = "table people"
RUNNING = {
    # Commands: on turn, other seat, host, moderator, spectator, stranger, bot.
    "/game new": "taken taken taken taken taken done people",
    "/game join": f"started started started started started {NOBODYS}",
    "/game leave": f"stay stay stay stay stay {NOBODYS}",
    "/game start": f"started started started started started {NOBODYS}",
    "/game end": f"done done done seat seat {NOBODYS}",
    "/game list": f"{LOOKING} shown people",
    "/board": f"{LOOKING} {NOBODYS}",
    "/mine": f"shown shown shown seat seat {NOBODYS}",
    "/log": f"{LOOKING} {NOBODYS}",
    "/orders": f"shown shown shown seat seat {NOBODYS}",
    "/plan": f"shown shown shown seat seat {NOBODYS}",
    "/undo": f"nothing nothing done seat seat {NOBODYS}",
    "/verify": f"{LOOKING} {NOBODYS}",
    "/help": f"{LOOKING} shown people",
    "/credits": f"{LOOKING} shown people",
    "/privacy export": f"{LOOKING} shown people",
    "/privacy forget": f"{LOOKING} shown people",
    "/a verb that is asked": f"done turn turn seat seat {NOBODYS}",
    "/another verb": f"question turn turn seat seat {NOBODYS}",
    # Controls, as they would be forged: everybody sends the one of the seat on turn.
    "join": f"started started started started started {NOBODYS}",
    "leave": f"stay stay stay stay stay {NOBODYS}",
    "start": f"started started started started started {NOBODYS}",
    "end": f"done done done seat seat {NOBODYS}",
    "undo": f"nothing nothing done seat seat {NOBODYS}",
    "yes": f"{'not~asked ' * 3}seat seat {NOBODYS}",
    "no": f"{'not~asked ' * 3}seat seat {NOBODYS}",
    "board": f"{LOOKING} {NOBODYS}",
    "text": f"{LOOKING} {NOBODYS}",
    "mine": f"shown shown shown seat seat {NOBODYS}",
    "log": f"{LOOKING} {NOBODYS}",
    "verify": f"{LOOKING} {NOBODYS}",
    "move": f"shown turn turn seat seat {NOBODYS}",
    "orders": f"shown shown shown seat seat {NOBODYS}",
    "order": f"{'no~order ' * 3}seat seat {NOBODYS}",
    "write": f"{'no~order ' * 3}seat seat {NOBODYS}",
    "wrote": f"{'no~order ' * 3}seat seat {NOBODYS}",
    "plan": f"shown shown shown seat seat {NOBODYS}",
    "useplan": f"{'not~asked ' * 3}seat seat {NOBODYS}",
    "dropplan": f"shown shown shown seat seat {NOBODYS}",
    "press": f"done turn turn seat seat {NOBODYS}",
    "typed": f"done turn turn seat seat {NOBODYS}",
    "narrow": f"impossible turn turn seat seat {NOBODYS}",
    "form": f"shown turn turn seat seat {NOBODYS}",
    "fill": f"question turn turn seat seat {NOBODYS}",
    "forget": f"{'not~asked ' * 5}not~asked people",
}
LOBBY = {
    "/game join": f"joined joined joined full full {NOBODYS}",
    "/game leave": f"done done done seat seat {NOBODYS}",
    "/game start": f"host host done host host {NOBODYS}",
    "/game end": f"host host done host host {NOBODYS}",
    "/mine": f"{'not~begun ' * 3}seat seat {NOBODYS}",
    "/board": f"{'not~begun ' * 5}{NOBODYS}",
    "/undo": f"{'not~begun ' * 3}seat seat {NOBODYS}",
    "/verify": f"{'not~begun ' * 5}{NOBODYS}",
    "join": f"joined joined joined full full {NOBODYS}",
    "leave": f"done done done seat seat {NOBODYS}",
    "start": f"host host done host host {NOBODYS}",
    "end": f"host host done host host {NOBODYS}",
    "press": f"{'not~begun ' * 3}seat seat {NOBODYS}",
    "yes": f"{'not~begun ' * 3}seat seat {NOBODYS}",
}


@dataclass(slots=True)
class Scene:
    """A table of three, and one of each kind of person; the host sits on the first seat, the second is on turn."""

    table: Table
    people: dict[str, User]
    elsewhere: Channel

    def place(self, kind: str) -> Channel:
        return self.elsewhere if kind == STRANGER else self.table.place


Prepare = Callable[[Playground, Bot], Awaitable[Table]]


async def lobby(playground: Playground, bot: Bot) -> Table:
    return await Table.open(playground, bot, 3)


async def running(playground: Playground, bot: Bot) -> Table:
    """The second seat is asked and has done nothing yet."""
    table = await (await lobby(playground, bot)).start()
    return await table.advance(lambda at: at.live.running.waiting == (1,))


async def scene(playground: Playground, bot: Bot, prepare: Prepare) -> Scene:
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
    return Scene(table, dict(zip(KINDS, named, strict=True)), world.channels["103"])


def things(bot: Bot) -> Iterator[str]:
    """Every command and every deed that a control may name; the verbs of all games are two rows."""
    verbs = {verb for game in engine.GAMES.values() for verb in game.words.by_verb}
    for command in bot.tree.get_commands():
        if isinstance(command, app_commands.Group):
            yield from (f"/{command.name} {each.name}" for each in command.commands)
        elif command.name not in verbs:
            yield f"/{command.name}"
    yield from ("/a verb that is asked", "/another verb", *DEEDS, *PERSONAL)


async def attempt(at: Scene, kind: str, thing: str) -> Outcome:
    """This person does it at this table, wherever they are."""
    if thing.startswith("/"):
        return await _command(at, kind, thing.removeprefix("/"))
    argument = _argument(at, kind, thing)
    control = Control("send" if thing == "fill" else "do", at.table.live.record.id, thing, argument)
    playground = at.table.playground
    if thing == "fill":
        body: Json = {"custom_id": str(control), "components": []}
        return await ask(playground, at.people[kind], Kind.MODAL, at.place(kind), body)
    body = {"custom_id": str(control), "component_type": 2, "id": 1}
    source = at.elsewhere.messages["104"] if kind == STRANGER else at.table.last
    return await ask(playground, at.people[kind], Kind.COMPONENT, at.place(kind), body, source)


def _argument(at: Scene, kind: str, deed: str) -> str:
    """What the control of the seat on turn carries; the confirmation to be forgotten is somebody else's."""
    if at.table.live.match is None:
        return str(Turn(1, 0, "place hunt 1")) if deed == "press" else "1"
    option = next(each for each in at.table.decision.options)
    turn = at.table.live.moves[1]
    said = {
        "press": option,
        "narrow": f"{option.verb} moon=1",
        "form": option.verb,
        "fill": f"{option.verb}.1",
    }
    if deed in said:
        return str(Turn(1, turn, str(said[deed])))
    if deed == "typed":
        return "\n".join([option.verb, *(f"{name}={value}" for name, value in arguments(option).items())])
    return "4" + at.people[kind].id if deed == "forget" else "77"


async def _command(at: Scene, kind: str, name: str) -> Outcome:
    words, options = name.split(" "), list[Json]()
    if name in ("a verb that is asked", "another verb"):
        options, words = _move(at, name)
    known = at.table.playground.world.commands[None]
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
    return await ask(at.table.playground, at.people[kind], Kind.COMMAND, at.place(kind), body)


def _move(at: Scene, which: str) -> tuple[list[Json], list[str]]:
    option = at.table.decision.options[0]
    if which == "another verb":
        return [{"type": 3, "name": "goods", "value": "1 wood"}], ["pay"]
    given = [(name, value) for name, value in arguments(option).items()]
    return [{"type": 4 if isinstance(v, int) else 3, "name": n, "value": v} for n, v in given], [option.verb]


def called(outcome: Outcome, before: tuple[object, ...], after: tuple[object, ...]) -> str:
    """What came of it, by the names of the tables above."""
    text = outcome.text if outcome.modal is None else ""
    for name, words in REFUSALS.items():
        if words in text and len(text) < 400:
            return name.replace(" ", "~") if before == after else f"{name}, but something changed"
    if "our side" in text or outcome.error:
        return f"failed: {text}"
    return "shown" if before == after else "done"


async def everything(at: Scene) -> tuple[object, ...]:
    bot = at.table.bot
    await bot.outbox.idle()
    return (*await at.table.everything(), len(await bot.store.tables("lobby", "running")))


@pytest.mark.parametrize(
    ("prepare", "expected"), [(running, RUNNING), (lobby, LOBBY)], ids=["while it runs", "before the game"]
)
async def test_everybody_may_do_exactly_what_the_table_says(
    playground: Playground, bot: Bot, prepare: Prepare, expected: dict[str, str]
) -> None:
    at = await scene(playground, bot, prepare)
    wrong: list[str] = []
    for thing, row in expected.items():
        for kind, wanted in zip(KINDS, row.split(), strict=True):
            before = await everything(at)
            found = called(await attempt(at, kind, thing), before, await everything(at))
            if found != wanted:
                wrong.append(f"{thing}, {kind}: {found}, not {wanted}")
            if found == "done":
                at = await scene(playground, bot, prepare)
    assert wrong == []


async def test_no_command_and_no_control_is_missing(bot: Bot) -> None:
    assert [*RUNNING] == sorted(RUNNING, key=[*RUNNING].index)
    assert {*things(bot)} == {*RUNNING}
    assert {*LOBBY} <= {*RUNNING}


async def test_nothing_is_suggested_to_those_who_may_not_move(playground: Playground, bot: Bot) -> None:
    """Autocomplete names options and prices: only to whoever is asked."""
    at = await scene(playground, bot, running)
    option = at.table.decision.options[0]
    (first, *_) = arguments(option)
    for person in ("Anna", "Carla", "David"):
        found = await playground.person(person).autocomplete(at.table.place, option.verb, first)
        assert found == []
    assert await playground.person("Ben").autocomplete(at.table.place, option.verb, first)


async def test_the_powers_of_the_host_stand_in_the_help(playground: Playground, bot: Bot) -> None:
    said = (await playground.person("Anna").command("general", "help")).text
    assert "can start the game and close the table before it begins, no more" in said
    assert crowded(engine.GAMES["stone_age"]).seats == 5
    table = await lobby(playground, bot)
    await table.people[0].command(table.place, "game end")
    await bot.outbox.idle()
    assert "closed before the game began" in table.posts[-1].content
