"""The rules of the games in our own words, entry by entry, and topics about the bot itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games import SPECS
from bot.language.pieces import Piece
from bot.language.texts import Texts
from engine.core.values import frozen

BOT = "bot"
"""Stands for a game in entries that belong to none."""

TOPICS = ("minute", "undo", "dice", "notifications", "pace", "hints", "computers", "seats", "host")


@frozen
class RuleEntry:
    """One thing to ask about; `str(entry)` is the value of a choice: `<game>/place-hut`, `bot/undo`."""

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
        return SPECS[game].phrases.rules_text(texts)
    return texts.say(f"topic-{topic}")


Entry = RuleEntry | Piece


def entries(game: str | None = None) -> Iterator[RuleEntry]:
    """All entries: of this game first, then of the bot, then of the other games."""
    books = {book: [RuleEntry(book, each) for each in spec.rulebook.entries] for book, spec in SPECS.items()}
    yield from books.pop(game or "", ())
    yield from (RuleEntry(BOT, each) for each in TOPICS)
    for others in books.values():
        yield from others


def find_entries(
    texts: Texts, typed: str, game: str | None = None, first: Sequence[Entry] = ()
) -> list[Entry]:
    """The entries whose titles hold what was typed, those of `first` before all others."""
    wanted = " ".join(typed.casefold().split())
    everything: Iterable[Entry] = dict.fromkeys((*first, *entries(game)))
    named = [entry for entry in everything if wanted in entry.title(texts).casefold()]
    starting = [entry for entry in named if wanted and entry.title(texts).casefold().startswith(wanted)]
    return list(dict.fromkeys((*starting, *named)))


def entry_of(texts: Texts, said: str, first: Sequence[Entry] = ()) -> Entry | None:
    """The entry that a choice or a typed title names, those of `first` before all others."""
    for entry in (*first, *entries()):
        if said in (str(entry), entry.title(texts)):
            return entry
    matching = find_entries(texts, said, first=first)
    return matching[0] if said.strip() and matching else None


def about_prompt(game: str, prompt: str) -> RuleEntry | None:
    """What a question means."""
    entry = f"prompt-{prompt}"
    return RuleEntry(game, entry) if entry in SPECS[game].rulebook.entries else None


def topics(game: str, modules: Sequence[str] = ()) -> list[RuleEntry]:
    """What a select of topics offers at a table: the course of its game, its modules, and the bot."""
    book = SPECS[game].rulebook
    added = [entry for module in modules if (entry := f"module-{module}") in book.entries]
    return [
        *(RuleEntry(game, each) for each in (*book.course, *added)),
        *(RuleEntry(BOT, each) for each in TOPICS),
    ]
