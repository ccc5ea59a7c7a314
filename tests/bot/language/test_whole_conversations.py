"""The words over whole games on PostgreSQL: no sentence breaks off, no label says itself twice, nothing is said twice,
and nothing is said in English to who reads another language.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import engine
from bot.games import SPECS
from bot.language.names import remove_formatting
from bot.language.stone_age.sentences import IN_LINES
from bot.language.texts import Texts
from bot.playground import Playground
from bot.playground.messages import Message
from tests.bot.conftest import errors
from tests.bot.language.fluent_files import said as patterns
from tests.bot.support.table import PlayedTable, offer, running_bot
from tests.support.choosing import choose_well
from tests.support.postgresql import Server

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
AFTERWARDS = ("board", "log", "mine", "credits", "mygames", "verify")
"""And when the game is over."""
SHORTEST = 10
"""A piece of text of so many letters with a space in it belongs to one language."""
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


@pytest.mark.long
def test_english_would_be_found() -> None:
    for message in ("error-illegal", "stone-age-event-herd-left", "hunters-prompt-reveal", "picture-follows"):
        assert english_in(Texts("en").say(message), "de")
        assert not english_in(Texts("de").say(message), "de")


class Pieces(Visitor):
    """Collects the fixed lines of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.update(line.strip(" .,:;") for line in node.value.split("\n"))


def pieces(language: str) -> set[str]:
    """All fixed pieces of the texts of a language."""
    found = Pieces()
    for _, _, pattern in patterns(language):
        found.visit(pattern)
    return found.found


@cache
def english_only(language: str) -> tuple[str, ...]:
    """What only English says."""
    own = "\n".join(pieces(language))
    return tuple(
        sorted(each for each in pieces("en") if len(each) >= SHORTEST and " " in each and each not in own)
    )


@cache
def english_in(text: str, language: str) -> bool:
    """Whether something that only English says stands there as whole words."""
    said = [each for each in english_only(language) if each in text]
    return any(re.search(rf"(?<!\w){re.escape(each)}(?!\w)", text) for each in said)


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


def findings(message: Message, language: str) -> Iterator[str]:
    for said in (*sentences(message), *labels(message)):
        if language != "en" and english_in(said, language):
            yield f"is English: {said}"
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
    if live.setup.game != "stone_age" or live.position.story is None or live.record.board is None:
        return
    words = SPECS[live.setup.game].phrases
    for each in live.position.story.events:
        if each.kind in IN_LINES and words.event(texts, each, live.names) in table.board.text:
            yield f"said twice: {words.event(texts, each, live.names)}"


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "game", "seats", "given"),
    [*GAMES, *(pytest.param(*each, marks=pytest.mark.sweep(0)) for each in MORE_GAMES)],
    ids=[f"{each[1]}-{each[0]}" for each in (*GAMES, *MORE_GAMES)],
)
async def test_every_message_of_a_whole_game_reads_well(
    playground: Playground,
    postgresql: Server,
    caplog: pytest.LogCaptureFixture,
    language: str,
    game: str,
    seats: int,
    given: dict[str, str],
) -> None:
    for person in playground.people:
        person.user.locale = language
    async with running_bot(postgresql.ready()) as bot:
        await playground.person("Anna").command("games", "language", language=language)
        at = await PlayedTable.open(playground, bot, seats, texts=Texts(language), game=game, **given)
        await listen(await at.start())
    assert errors(caplog) == []


async def listen(at: PlayedTable) -> None:
    """A whole game, and everything that is said in it."""
    dice, found, read = random.Random(7), set[str](), dict[str, str]()
    while at.live.running.over is None:
        decision = dice.choice(at.live.running.decisions)
        options = offer(at.live.running, decision)
        is_good = dice.random() < GREEDY
        option = choose_well(at.live.running, options, dice) if is_good else dice.choice(options.options)
        await at.bot.tables.moves.play(at.live, decision.seat, str(option))
        await at.bot.outbox.idle()
        found.update(said_twice(at))
        commands = COMMANDS if dice.random() < LOOKS and at.live.running.decisions else ()
        for command in commands if at.live.running.over is None else AFTERWARDS:
            await at.people[0].command(at.place, command)
        places = at.playground.world.channels.values()
        for message in [each for channel in places for each in channel.messages.values()]:
            said = repr((message.text, message.components))
            if read.get(message.id) != said:
                read[message.id] = said
                found.update(findings(message, at.texts.locale))
    assert (await at.stored())[-1].digest == at.live.running.digest()
    assert await at.bot.store.posts_to_make() == []
    assert not found, "\n".join(sorted(found))
    assert len(read) > 50
