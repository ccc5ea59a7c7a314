"""Help for what one can do now, and the rules entry by entry, in our own words: always private."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import discord

import engine
from bot.games import SPECS
from bot.interactions.reply import Reply
from bot.language.names import remove_formatting, show_name
from bot.language.rulebooks import PIECE, Piece
from bot.language.texts import Texts, ids
from bot.language.typed_names import fold
from bot.messages.custom_ids import OWN, Control, Topic
from bot.messages.layouts import MOST_CONTENT
from bot.messages.screens import words_of
from bot.messages.verbs import build_commands
from bot.messages.views import MOST_OPTIONS, Select, list_of, option_of_list, plain_button, view_of
from bot.services import Services
from bot.tables.actions.hints import can_hint
from bot.tables.model.table import Table, host_name
from engine.core.errors import RuleError
from engine.core.questions import Decision
from engine.core.values import frozen


async def guide(services: Services, reply: Reply) -> None:
    """`/help`: what this person can do here and now, and a choice of topics."""
    table = await table_here(services, reply.interaction)
    member, texts = reply.member, reply.texts
    if table is None:
        lines = [texts.say("help-elsewhere"), *await _waiting_tables(services, texts, member)]
        view = topic_view(texts, next(iter(SPECS)))
        view.add_item(plain_button(texts, "button-learn", 0, "learn", kind=OWN, row=1))
    else:
        lines = at_table(table, texts, member)
        view = topic_view(texts, table.setup.game, table.setup.modules)
    await reply.choose("\n".join([*lines, texts.say("help-more")])[:MOST_CONTENT], view)


async def table_here(services: Services, interaction: discord.Interaction) -> Table | None:
    """The table that is played where this was asked."""
    return await services.tables.registry.table_at(interaction.channel_id or 0, interaction.user.id)


async def _waiting_tables(services: Services, texts: Texts, member: int) -> list[str]:
    tables = [table for table in await services.tables.registry.tables_of(member) if table.match is not None]
    count = sum(table.seat_of(member) in table.running.waiting for table in tables)
    return [texts.say("help-waiting-tables", count=count)] if count else []


def at_table(table: Table, texts: Texts, member: int) -> list[str]:
    """What a person can do at this table."""
    if table.record.status == "lobby":
        return [_at_lobby(table, texts, member)]
    if table.record.status != "running":
        return [texts.say("help-over")]
    host = [texts.say("help-host")] if table.record.host == member else []
    seat = table.find_seat(member)
    names = texts.list_items([show_name(table.names_in(texts)[each]) for each in table.running.waiting])
    if seat is None:
        return [texts.say("help-spectator", names=names)]
    if seat not in table.running.waiting:
        return [texts.say("help-waiting", names=names), *host]
    return [*_at_turn(table, texts, table.running.decision_of(seat)), *host]


def _at_lobby(table: Table, texts: Texts, member: int) -> str:
    if table.record.host == member:
        return texts.say("help-lobby-host")
    host = show_name(host_name(table))
    is_guest = table.find_seat(member) is None
    return texts.say("help-lobby-guest" if is_guest else "help-lobby-player", host=host)


def _at_turn(table: Table, texts: Texts, decision: Decision) -> list[str]:
    """The question, what it means, and the command of every verb that answers it."""
    asked = words_of(table).prompt(texts, decision, table.view_of(decision.seat))
    known = about_prompt(table.setup.game, decision.prompt)
    meaning = "" if known is None else known.plain(texts)
    commands = build_commands(engine.GAMES.values())
    paths = dict.fromkeys(commands.path(table.game, each.verb) for each in decision.options)
    lines = [
        texts.say(
            "help-verb",
            command=" ".join(texts.say(f"command-{word}") for word in path),
            description=texts.say(f"command-{path[-1]}-description"),
        )
        for path in paths
    ]
    advice = [texts.say("help-hint")] if can_hint(table, decision.seat) else []
    return [texts.say("help-your-turn", asked=asked, meaning=meaning), *lines, *advice, texts.say("help-how")]


def topic_view(texts: Texts, game: str, modules: Sequence[str] = ()) -> discord.ui.View:
    """A select of topics: of this game, of these modules, and of the bot."""
    options = [option_of_list(each.title(texts), str(each)) for each in topics(game, modules)[:MOST_OPTIONS]]
    return view_of(list_of(str(Control(OWN, 0, "topic", game)), texts.say("help-choose"), options, 0))


async def topic(services: Services, reply: Reply, chosen: Topic) -> None:
    """Show the topic that was chosen in the place of the help, with the select for another one."""
    if chosen.game not in SPECS:
        raise RuleError("error-old-button")
    found = text_of(reply.texts, chosen.entry, chosen.game)
    table = await table_here(services, reply.interaction)
    modules = table.setup.modules if table is not None and table.setup.game == chosen.game else ()
    await reply.choose(found, topic_view(reply.texts, chosen.game, modules))


async def rules(services: Services, reply: Reply, what: str) -> None:
    """`/rules`: one entry of the rules, or what lies on the table here, with its picture."""
    table = await table_here(services, reply.interaction)
    if table is None or table.match is None:
        await reply.say(text_of(reply.texts, what, table.setup.game if table else next(iter(SPECS))))
        return
    known = pieces(table, reply.texts)
    entry = entry_of(reply.texts, what, known)
    if isinstance(entry, Piece):
        await piece(services, reply, table, entry.id)
    else:
        await reply.say(text_of(reply.texts, what, table.setup.game))


def pieces(table: Table, texts: Texts) -> Sequence[Piece]:
    """What lies open on a table."""
    return SPECS[table.setup.game].pieces(texts, table.running.view(None))


async def piece(services: Services, reply: Reply, table: Table, wanted: str) -> None:
    """Explain one card, tile or place; raises `RuleError` when it does not lie there any more."""
    found = next((each for each in pieces(table, reply.texts) if each.id == wanted), None)
    if found is None:
        raise RuleError("error-piece-gone")
    said = found.text(reply.texts, table.setup.game)[:MOST_CONTENT]
    if not found.place:
        await reply.say(said)
        return
    await reply.think()
    view, by = table.running.view(None), reply.member
    draw = SPECS[table.setup.game].painter.draw_parts
    paint = partial(draw, view, names=table.names, parts=(found.place,))
    picture = await services.pictures.share(paint, by=by)
    await reply.picture(picture, "piece.png", remove_formatting(found.name), said)


def piece_select(table: Table, texts: Texts) -> Select:
    """A list of all that lies open."""
    options = [option_of_list(each.name, each.id) for each in pieces(table, texts)[:MOST_OPTIONS]]
    return list_of(str(Control("pick", table.record.id, "piece")), texts.say("piece-choose"), options, 0)


def text_of(texts: Texts, said: str, game: str) -> str:
    """The entry that was asked for; raises `RuleError` when there is none."""
    if said.startswith(PIECE):
        raise RuleError("error-piece-gone")
    entry = entry_of(texts, said)
    if entry is None:
        raise RuleError("rules-unknown", what=said)
    return entry.text(texts, game)[:MOST_CONTENT]


async def explain(_services: Services, reply: Reply, table: Table) -> None:
    """Explain the question that this person is asked."""
    decision = table.decision_of(reply.member, reply.texts)
    await reply.say(meaning(table, reply.texts, decision))


def meaning(table: Table, texts: Texts, decision: Decision) -> str:
    """The rules of one question."""
    known = about_prompt(table.setup.game, decision.prompt)
    if known is None:
        return SPECS[table.setup.game].phrases.rules_text(texts)[:MOST_CONTENT]
    return known.text(texts, table.setup.game)


def first_choices(table: Table | None, texts: Texts, member: int) -> list[Entry]:
    """The most likely topics: the question before this person, then what lies on the table."""
    if table is None or table.match is None:
        return []
    asked = [each for each in table.match.decisions if table.seats[each.seat].member == member]
    known = [about_prompt(table.setup.game, each.prompt) for each in asked]
    return [*(each for each in known if each is not None), *pieces(table, texts)]


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

    @property
    def _message(self) -> str:
        return f"topic-{self.id}" if self.book == BOT else f"rules-{self.book}-{self.id}"

    def title(self, texts: Texts) -> str:
        return texts.say(f"{self._message}.title")

    def plain(self, texts: Texts) -> str:
        """What there is to know about something, in any game."""
        return texts.say(self._message)

    def text(self, texts: Texts, game: str) -> str:
        """What there is to know, under its title; `game` is the one that a topic speaks of."""
        is_summary = (self.book, self.id) == (BOT, "minute")
        said = SPECS[game].phrases.rules_text(texts) if is_summary else self.plain(texts)
        return texts.say("rules-entry", title=self.title(texts), text=said)


Entry = RuleEntry | Piece


def rule_ids(game: str) -> tuple[str, ...]:
    """What one can ask the rules of a game about, as the messages `rules-<game>-<entry>` are called: first what is of
    general interest, the modules last. A question `x` is the entry `prompt-x`.
    """
    begins = f"rules-{game}-"
    found = [each.removeprefix(begins) for each in ids() if each.startswith(begins)]
    others = sorted(found, key=lambda each: each.startswith("module-"))
    return tuple(dict.fromkeys((*SPECS[game].course, *others)))


def entries(game: str | None = None) -> Iterator[RuleEntry]:
    """All entries: of this game first, then of the bot, then of the other games."""
    books = {book: [RuleEntry(book, each) for each in rule_ids(book)] for book in SPECS}
    yield from books.pop(game or "", ())
    yield from (RuleEntry(BOT, each) for each in TOPICS)
    for others in books.values():
        yield from others


def find_entries(
    texts: Texts, typed: str, game: str | None = None, first: Sequence[Entry] = ()
) -> list[Entry]:
    """The entries whose titles hold what was typed, those of `first` before all others."""
    wanted = fold(typed)
    titles = {entry: fold(entry.title(texts)) for entry in (*first, *entries(game))}
    named = [entry for entry, title in titles.items() if wanted in title]
    return sorted(named, key=lambda entry: not (wanted and titles[entry].startswith(wanted)))


def entry_of(texts: Texts, said: str, first: Sequence[Entry] = ()) -> Entry | None:
    """The entry that a choice or a typed title names, those of `first` before all others."""
    for entry in (*first, *entries()):
        if said in (str(entry), entry.title(texts)):
            return entry
    matching = find_entries(texts, said, first=first)
    return matching[0] if fold(said) and matching else None


def about_prompt(game: str, prompt: str) -> RuleEntry | None:
    """The entry about a question, None if there is none."""
    entry = f"prompt-{prompt}"
    return RuleEntry(game, entry) if entry in rule_ids(game) else None


def topics(game: str, modules: Sequence[str] = ()) -> list[RuleEntry]:
    """What a select of topics offers at a table: the course of its game, its modules, and the bot."""
    added = [entry for module in modules if (entry := f"module-{module}") in rule_ids(game)]
    return [
        *(RuleEntry(game, each) for each in (*SPECS[game].course, *added)),
        *(RuleEntry(BOT, each) for each in TOPICS),
    ]
