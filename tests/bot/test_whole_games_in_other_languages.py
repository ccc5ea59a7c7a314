"""A whole game of each kind on PostgreSQL, in every language but English: no English is said, and nothing lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.client import Bot
from bot.language.texts import Texts, languages
from bot.playground import Playground
from bot.playground.messages import Message
from engine.core.actions import Action
from tests.bot.language.fluent_files import said
from tests.bot.support.table import PlayedTable, running_bot
from tests.bot.support.taps import tap
from tests.bot.test_whole_games import Sample, play_to_the_end
from tests.support.postgresql import Server

OTHERS = [language for language in languages() if language != "en"]
SHORTEST = 10
"""A piece of text of so many letters with a space in it belongs to one language."""
LOOKS = ("board", "log", "mine", "plan", "help", "credits", "mygames", "verify")


class Pieces(Visitor):
    """Collects the fixed lines of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.update(line.strip(" .,:;") for line in node.value.split("\n"))


def pieces(language: str) -> set[str]:
    """All fixed pieces of the texts of a language."""
    found = Pieces()
    for _, _, pattern in said(language):
        found.visit(pattern)
    return found.found


@cache
def english_only(language: str) -> tuple[str, ...]:
    """What only English says."""
    own = "\n".join(pieces(language))
    return tuple(
        sorted(each for each in pieces("en") if len(each) >= SHORTEST and " " in each and each not in own)
    )


def english_in(text: str, language: str) -> list[str]:
    """What stands there as whole words."""
    return [
        each
        for each in english_only(language)
        if each in text and re.search(rf"(?<!\w){re.escape(each)}(?!\w)", text)
    ]


def shown(message: Message) -> Iterator[str]:
    """Every text of a message that people read."""
    yield message.text
    yield from message.labels
    for part in message.selects:
        yield part.get("placeholder") or ""
        for option in part["options"]:
            yield f"{option['label']} {option.get('description') or ''}"
    yield from (file.get("description") or "" for file in message.attachments)


def foreign(playground: Playground, language: str) -> None:
    """Everybody, and the server, reads this language; so it is before the first command."""
    for person in playground.people:
        person.user.locale = language


@pytest.mark.long
@pytest.mark.sweep(len(OTHERS))
@pytest.mark.parametrize(
    ("game", "language"), [*zip(("stone_age", "hunters_scouts"), reversed(OTHERS), strict=True)]
)
async def test_a_whole_game_without_an_english_sentence(
    playground: Playground, postgresql: Server, language: str, game: str, sample: Sample
) -> None:
    foreign(playground, language)
    async with running_bot(postgresql.ready()) as bot:
        await play_without_english(playground, bot, Texts(language), game, sample(4))


async def play_without_english(
    playground: Playground, bot: Bot, texts: Texts, game: str, one_round_of: int
) -> None:
    language = texts.locale
    chosen = await playground.person("Anna").command("games", "language", language=language)
    assert chosen.text == texts.say("language-spoken", language=texts.say("language-name"))
    two = await (await PlayedTable.open(playground, bot, 2, texts=texts, game=game)).start()
    read: set[str] = set()

    async def tapped(at: PlayedTable, seat: int, option: Action) -> None:
        await tap(at, seat, option)
        await bot.outbox.idle()
        read.update(shown(at.board))

    await play_to_the_end(two, tapped, one_round_of=one_round_of)
    assert (await two.stored())[-1].digest == two.live.running.digest()
    assert await bot.store.posts_to_make() == []
    for look in LOOKS:
        outcome = await two.people[1].command(two.place, look)
        assert outcome.reply is not None, look
        read.update(shown(outcome.reply))
    for channel in playground.world.channels.values():
        for message in channel.messages.values():
            read.update(shown(message))
    assert len(read) > 100
    found = {text: pieces for text in read if (pieces := english_in(text, language))}
    assert not found


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS)
def test_english_would_be_found(language: str) -> None:
    english = Texts("en")
    for message in ("error-illegal", "stone-age-event-herd-left", "hunters-prompt-reveal", "picture-follows"):
        assert english_in(english.say(message), language)
        assert not english_in(Texts(language).say(message), language)
