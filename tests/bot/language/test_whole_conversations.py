"""The words over whole games, in every language: no sentence breaks off, no label says itself twice, nothing is said
twice.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

import engine
from bot.client import Bot
from bot.games import SPECS
from bot.language.names import remove_formatting
from bot.language.stone_age.sentences import IN_LINES
from bot.language.texts import Texts
from bot.playground import Playground
from bot.playground.messages import Message
from tests.bot.support.table import PlayedTable, offered
from tests.bot.test_whole_games_in_other_languages import foreign
from tests.support.choosing import choose_well

BETWEEN = " · "
BROKEN = re.compile(r"[:(,] ?[.)]|\(\s|\s\)|\s[,;](?!\d)|[^.]\.\.(?!\.)|\.\)\.|(?<=\S)  +")
"""A place where a word should stand: `To move: .`, `()`, two spaces."""
HYPHEN = re.compile(r"(?:(?<![\w`/:#])|(?<=\(\d)|(?<=\+\d))-\d")
"""What should be a minus sign."""
SMALL = "-#"
"""How a line begins that tells one event; the same can happen twice, and then both lines are written at once."""
ROLL = re.compile(r"\b\d(?:\+\d)+\b")
ENDS = (".", "?", "!", ")")
"""How a description ends, unless its last line stands so in the message."""
MODULES = ",".join(engine.GAMES["stone_age"].modules[1:])
GAMES = [
    ("en", "stone_age", 2, {}),
    ("nl", "stone_age", 2, {"modules": MODULES, "edition": "jubilee"}),
    ("de", "hunters_scouts", 2, {}),
]
"""Each language, each game, with and without modules."""
MORE_GAMES = [
    ("de", "stone_age", 3, {"modules": MODULES, "edition": "jubilee"}),
    ("en", "hunters_scouts", 2, {}),
    ("nl", "hunters_scouts", 2, {}),
]
LOOKS, COMMANDS = 0.05, ("mine", "odds", "since", "log", "undo", "plan", "board", "help")
"""How often somebody looks around, and by which commands."""
GREEDY = 0.75
"""How often somebody plays well: who always does is seldom hungry and leaves nothing undone."""


def test_what_is_looked_for_would_be_found() -> None:
    for broken in ("To move: .", "Nobody ()", "Anna  sends", "feeding, .", "(Pay.)."):
        assert BROKEN.search(broken), broken
    for hyphen in ("Hunger -80", "(4+4-1)", "-7"):
        assert HYPHEN.search(hyphen), hyphen
    assert not HYPHEN.search("-# 2 people, 1–7 resources")
    assert twice("Trader · trader") == ["trader"]
    assert not twice("Card 1 · pay 1 → 7 food")
    assert [*repeated("Ben draws an item. Ben draws an item. Anna plays.")] == ["Ben draws an item."]


def twice(label: str) -> list[str]:
    """What stands in a label more than once."""
    said = [part.casefold() for part in label.split(BETWEEN)]
    return [part for number, part in enumerate(said) if part in said[:number]]


def repeated(line: str) -> Iterator[str]:
    """Sentences that are said again at once."""
    yield from (one for one, other in pairwise(re.split(r"(?<=[.?!]) ", line)) if one == other)


def labels(message: Message) -> Iterator[str]:
    """Everything that one presses or chooses, with what stands next to it."""
    yield from message.labels
    for part in message.selects:
        for option in part["options"]:
            yield BETWEEN.join(filter(None, [option["label"], option.get("description")]))


def descriptions(message: Message) -> Iterator[str]:
    yield from (file.get("description") or "" for file in message.attachments)


def sentences(message: Message) -> Iterator[str]:
    yield from message.text.splitlines()
    yield from descriptions(message)


def findings(message: Message) -> Iterator[str]:
    for said in (*sentences(message), *labels(message)):
        if BROKEN.search(said):
            yield f"breaks off: {said}"
        if HYPHEN.search(said):
            yield f"has a hyphen for a minus sign: {said}"
        yield from (f"is said again at once: {each}" for each in repeated(said))
    lines = remove_formatting(message.text).splitlines()
    for each in filter(None, descriptions(message)):
        last = each.splitlines()[-1]
        if not last.endswith(ENDS) and last not in lines:
            yield f"a description breaks off: {last}"
    yield from (f"says itself twice: {each}" for each in labels(message) if twice(each))
    if message.ephemeral:  # a log tells of many rounds
        return
    story, _, question = message.text.rpartition("\n**")
    yield from (f"a roll is said and asked about: {each}" for each in ROLL.findall(question) if each in story)
    lines = [line for line in message.text.splitlines() if line]
    yield from (
        f"stands there twice: {line}" for line, n in Counter(lines).items() if n > 1 and line[:2] != SMALL
    )
    yield from (f"stands there twice: {one}" for one, other in pairwise(lines) if one == other)


def said_twice(table: PlayedTable) -> Iterator[str]:
    """What a round's lines tell, and a sentence again: `Anna: Card 4`, `Anna sends 1 person to card 4.`"""
    live, texts = table.live, table.texts
    if live.setup.game != "stone_age" or live.story is None or live.record.board is None:
        return
    words = SPECS[live.setup.game].phrases
    for each in live.story.events:
        if each.kind in IN_LINES and words.event(texts, each, live.names) in table.board.text:
            yield f"said twice: {words.event(texts, each, live.names)}"


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "game", "seats", "given"),
    [*GAMES, *(pytest.param(*each, marks=pytest.mark.sweep(0)) for each in MORE_GAMES)],
    ids=[f"{each[1]}-{each[0]}" for each in (*GAMES, *MORE_GAMES)],
)
async def test_every_message_of_a_whole_game_reads_well(
    playground: Playground, bot: Bot, language: str, game: str, seats: int, given: dict[str, str]
) -> None:
    foreign(playground, language)
    await playground.person("Anna").command("games", "language", language=language)
    at = await (
        await PlayedTable.open(playground, bot, seats, texts=Texts(language), game=game, **given)
    ).start()
    dice, found, read = random.Random(7), set[str](), dict[str, str]()
    while at.live.running.over is None:
        decision = dice.choice(at.live.running.decisions)
        options = offered(at.live.running, decision)
        is_good = dice.random() < GREEDY
        option = choose_well(at.live.running, options, dice) if is_good else dice.choice(options.options)
        await at.bot.tables.moves.play(at.live, decision.seat, str(option))
        await at.bot.outbox.idle()
        found.update(said_twice(at))
        if dice.random() < LOOKS and at.live.running.decisions:
            for command in COMMANDS:
                await at.people[at.decision.seat].command(at.place, command)
        for message in [
            each for channel in playground.world.channels.values() for each in channel.messages.values()
        ]:
            said = repr((message.text, message.components))
            if read.get(message.id) != said:
                read[message.id] = said
                found.update(findings(message))
    assert not found, "\n".join(sorted(found))
    assert len(read) > 50
