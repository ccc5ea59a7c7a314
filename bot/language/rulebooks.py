"""The rules of the games in our own words, entry by entry, and topics about the bot itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import engine
from bot.language import rules_hunters_scouts
from bot.language.phrases import PHRASES
from bot.language.stone_age import rulebook
from bot.language.texts import Texts

BOT = "bot"
"""Stands for a game in entries that belong to none."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The entries of one game; `course` are those of general interest."""

    entries: Sequence[str]
    course: Sequence[str] = ()


RULEBOOKS: Mapping[str, Rulebook] = {
    "stone_age": Rulebook(rulebook.ENTRIES, rulebook.COURSE),
    "hunters_scouts": Rulebook(rules_hunters_scouts.ENTRIES, rules_hunters_scouts.COURSE),
}
"""The rules of every game that are written down, by its id; only those of games played here are offered."""

TOPICS = ("minute", "undo", "dice", "calls", "quiet", "pace", "seats", "host")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to ask about; `str(entry)` is the value of a choice: `stone_age/place-hut`, `bot/undo`."""

    book: str
    id: str

    def __str__(self) -> str:
        return f"{self.book}/{self.id}"

    def title(self, texts: Texts) -> str:
        return texts.say(
            f"topic-{self.id}.title" if self.book == BOT else f"rules-{self.book}-{self.id}.title"
        )

    def plain(self, texts: Texts) -> str:
        """What there is to know about something in a game."""
        return texts.say(f"rules-{self.book}-{self.id}")

    def text(self, texts: Texts, game: str) -> str:
        """What there is to know, under its title; `game` is the one that a topic speaks of."""
        said = _topic(texts, self.id, game) if self.book == BOT else self.plain(texts)
        return texts.say("rules-entry", title=self.title(texts), text=said)


def _topic(texts: Texts, topic: str, game: str) -> str:
    if topic == "minute":
        return PHRASES[game].rules_text(texts)
    return texts.say(f"topic-{topic}")


def entries(game: str | None = None) -> Iterator[Entry]:
    """Everything one can ask about: of this game first, then of the bot, then of the other games."""
    playable = [each for each in RULEBOOKS if each in engine.GAMES]
    first = [each for each in playable if each == game]
    for book in first:
        yield from (Entry(book, each) for each in RULEBOOKS[book].entries)
    yield from (Entry(BOT, each) for each in TOPICS)
    for book in playable:
        if book not in first:
            yield from (Entry(book, each) for each in RULEBOOKS[book].entries)


def found(texts: Texts, typed: str, game: str | None = None, first: Sequence[Entry] = ()) -> list[Entry]:
    """The entries whose titles hold what was typed, those of `first` before all others."""
    wanted = " ".join(typed.casefold().split())
    everything = dict.fromkeys((*first, *entries(game)))
    named = [entry for entry in everything if wanted in entry.title(texts).casefold()]
    starting = [entry for entry in named if wanted and entry.title(texts).casefold().startswith(wanted)]
    return list(dict.fromkeys((*starting, *named)))


def entry_of(texts: Texts, said: str) -> Entry | None:
    """The entry that a choice or a typed title names."""
    for entry in entries():
        if said in (str(entry), entry.title(texts)):
            return entry
    matching = found(texts, said)
    return matching[0] if said.strip() and matching else None


def about_prompt(game: str, prompt: str) -> Entry | None:
    """What a question means."""
    entry = f"prompt-{prompt}"
    book = RULEBOOKS.get(game)
    return Entry(game, entry) if book is not None and entry in book.entries else None


def topics(game: str | None, modules: Sequence[str] = ()) -> list[Entry]:
    """What a select of topics offers at a table: the course of its game, its modules, and the bot."""
    book = RULEBOOKS.get(game or "")
    general = [] if game is None or book is None else [Entry(game, each) for each in book.course]
    added = [
        Entry(game or "", f"module-{each}") for each in modules if book and f"module-{each}" in book.entries
    ]
    return [*general, *added, *(Entry(BOT, each) for each in TOPICS)]
