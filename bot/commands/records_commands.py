"""`/records`: finished games of a server that wants to keep them, for its members to look at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import discord

from bot.commands.parts import command, group
from bot.interactions.reply import Reply
from bot.language.fitting import cut
from bot.language.names import remove_formatting, show_name
from bot.language.texts import Texts
from bot.messages.layouts import MOST_CONTENT
from bot.services import Services
from bot.storage.people import RecordKeeperRecord
from bot.storage.records import Change, ResultRecord
from bot.storage.store import plain
from bot.tables.writing.ratings import (
    Standing,
    StoredResults,
    by_kind,
    kind_of,
    ranking,
    spreadsheet,
    summary,
    tables,
    versus,
)
from engine.core.errors import RuleError
from renders.by_name import Drawn
from renders.records.values import (
    MOST_GAMES,
    MOST_RANKED,
    PersonRecord,
    PlayedGame,
    RankedPerson,
    VersusRecord,
)

DRAW_PERSON = Drawn("renders.records.person", "draw_person")
DRAW_RANKING = Drawn("renders.records.ranking", "draw_ranking")
DRAW_VERSUS = Drawn("renders.records.versus", "draw_versus")

MOST_LINES = 20
RESULTS = "select * from results where server = ? and rated >= ? order by ended, game, seat"
ALL, RATED = 0, 1
STATE = (
    "select count(*), max(ended), max(game), sum(case when member = 0 then 1 else 0 end) from results"
    " where server = ?"
)
"""Identifies the stored results: differs once a game is added or a person erased."""


async def _results(services: Services, server: int, *members: int) -> list[ResultRecord]:
    """The results of these people on this server, oldest first."""
    found = list[ResultRecord]()
    for member in dict.fromkeys(members):
        found += await services.store.find(
            ResultRecord, "server = ? and member = ? order by ended, game, seat", server, member
        )
    return found


async def _worked_out(
    services: Services, reply: Reply, server: int, function: Callable[[StoredResults], Any], which: int
) -> Any:
    """What a function returns for a server's results; runs in another process, and is cached until they change."""
    await reply.think()
    (state,) = await services.store.select(plain, STATE, server)
    key = (function.__name__, server, *state)
    if (known := services.long_work.find_known(key)) is not None:
        return known
    rows = await services.store.select(plain, RESULTS, server, which)
    return await services.long_work.do(reply.member, key, function, rows)


async def _draw(services: Services, reply: Reply, said: str, draw: Drawn, of: Hashable) -> None:
    """Reply with this text and the picture that a function draws of these values."""
    await reply.think()
    picture = await services.pictures.share(partial(draw, of), by=reply.member)
    await reply.picture(picture, "records.png", remove_formatting(said), said)


async def _server(services: Services, reply: Reply) -> int:
    """The server of this command; raises `RuleError` if it keeps no finished games."""
    server = reply.interaction.guild_id
    if server is None:
        raise RuleError("error-server-only")
    if not await services.store.find(RecordKeeperRecord, "server = ?", server):
        raise RuleError("error-no-records")
    services.tables.limits.count("records", reply.member)
    return server


@command("records-of")
async def records_of(services: Services, reply: Reply, member: discord.User | None = None) -> None:
    who, server = member or reply.interaction.user, await _server(services, reply)
    found = await _results(services, server, who.id)
    own = [each for each in found if not each.computers]
    against = [each for each in found if each.computers]
    said = person_text(reply.texts, who.display_name, own, against)
    if not own:
        await reply.say(said)
        return
    rated = any(each.rated for each in own)
    standings = await _worked_out(services, reply, server, ranking, RATED) if rated else ()
    record = person(who.display_name, own, standings)
    await _draw(services, reply, said, DRAW_PERSON, record)


def person_text(
    texts: Texts, name: str, results: Sequence[ResultRecord], against: Sequence[ResultRecord] = ()
) -> str:
    """One person's results among people, in all and by game, and separately those in games with computers."""
    apart = [_line(texts, texts.say("records-computers"), against)] if against else []
    if not results and not apart:
        return texts.say("records-none", name=show_name(name))
    lines = [texts.say("records-person", name=show_name(name))]
    if results:
        lines.append(_line(texts, texts.say("records-all"), results))
    for (game, modules), rows in list(by_kind(results).items())[:MOST_LINES]:
        parts = [
            texts.say(f"game-{game}"),
            texts.list_items([texts.say(f"module-{each}") for each in modules]),
        ]
        lines.append(_line(texts, " · ".join(parts), rows))
    return "\n".join([cut("\n".join(lines), MOST_CONTENT - len("".join(apart)) - 1), *apart])


def _line(texts: Texts, what: str, results: Sequence[ResultRecord]) -> str:
    found = summary(results)
    return texts.say(
        "records-line",
        what=what,
        games=found.games,
        wins=found.wins,
        average=f"{found.average:.1f}",
        best=found.best,
        streak=found.streak,
    )


@command("records-ranking")
async def records_ranking(services: Services, reply: Reply) -> None:
    server = await _server(services, reply)
    rows: Sequence[Standing] = await _worked_out(services, reply, server, ranking, RATED)
    said = ranking_text(reply.texts, rows)
    if rows:
        await _draw(services, reply, said, DRAW_RANKING, rank(rows[:MOST_RANKED]))
    else:
        await reply.say(said)


def ranking_text(texts: Texts, rows: Sequence[Standing]) -> str:
    """The best of the rated games."""
    if not rows:
        return texts.say("records-no-rated")
    lines = [
        texts.say(
            "records-rank",
            place=place,
            name=show_name(row.name),
            rating=row.rating,
            games=row.games,
            wins=row.wins,
        )
        for place, row in enumerate(rows[:MOST_LINES], start=1)
    ]
    return cut("\n".join([texts.say("records-ranking"), *lines]), MOST_CONTENT)


@command("records-versus")
async def records_versus(services: Services, reply: Reply, member: discord.User) -> None:
    me, server = reply.interaction.user, await _server(services, reply)
    found = await _results(services, server, me.id, member.id)
    results = [each for each in found if not each.computers]
    names = me.display_name, member.display_name
    record = opponents(names, results, me.id, member.id)
    said = versus_text(reply.texts, member.display_name, record)
    if record is None:
        await reply.say(said)
    else:
        await _draw(services, reply, said, DRAW_VERSUS, record)


def versus_text(texts: Texts, name: str, record: VersusRecord | None) -> str:
    """How often the reader finished before somebody, in games that both played."""
    counts = (record.before, record.behind, record.level) if record else (0, 0, 0)
    known = dict(zip(("before", "behind", "level"), counts, strict=True))
    return texts.say("records-versus", name=show_name(name), games=sum(counts), **known)


@command("records-export")
async def records_export(services: Services, reply: Reply) -> None:
    server = await _server(services, reply)
    table = await _worked_out(services, reply, server, spreadsheet, ALL)
    await reply.say(reply.texts.say("records-exported"), ("records.csv", table))


@command("records-switch")
async def records_switch(services: Services, reply: Reply, keep: bool) -> None:
    interaction = reply.interaction
    if interaction.guild_id is None:
        raise RuleError("error-server-only")
    if not interaction.permissions.manage_guild:
        raise RuleError("error-only-server-managers")
    keeper = (RecordKeeperRecord(interaction.guild_id),)
    await services.store.write(Change(put=keeper) if keep else Change(remove=keeper))
    await reply.say(reply.texts.say("records-kept" if keep else "records-not-kept"))


RECORDS = group("records", records_of, records_ranking, records_versus, records_export, records_switch)
Best = Mapping[object, int]
"""The highest score by kind of game."""


def person(name: str, results: Sequence[ResultRecord], ranked: Sequence[Standing]) -> PersonRecord:
    """The record of one person from their results, oldest first; raises for none."""
    found, best = summary(results), _best(results)
    course = next((each.course for each in ranked if each.member == results[0].member), ())
    latest = tuple(_picture_game(each, best) for each in results[-MOST_GAMES:])
    average = round(found.average)
    return PersonRecord(
        name, found.games, found.wins, average, found.best, found.streak, latest, tuple(course)
    )


def rank(rows: Iterable[Standing]) -> tuple[RankedPerson, ...]:
    """The lines of a ranking, best first."""
    return tuple(RankedPerson(row.name, row.rating, row.games, row.wins, tuple(row.course)) for row in rows)


def opponents(
    names: tuple[str, str], results: Sequence[ResultRecord], one: int, other: int
) -> VersusRecord | None:
    """The results of two people against each other; None if they have not played together."""
    pairs: list[tuple[ResultRecord, ResultRecord]] = []
    for seats in tables(results):
        by_member = {each.member: each for each in seats}
        if one != other and one in by_member and other in by_member:
            pairs.append((by_member[one], by_member[other]))
    if not pairs:
        return None
    best = _best(each for pair in pairs for each in pair)
    latest = tuple((_picture_game(a, best), _picture_game(b, best)) for a, b in pairs[-MOST_GAMES:])
    return VersusRecord(names, *versus(results, one, other), latest)


def _best(results: Iterable[ResultRecord]) -> Best:
    found: defaultdict[object, int] = defaultdict(int)
    for each in results:
        found[kind_of(each)] = max(found[kind_of(each)], each.score)
    return found


def _picture_game(result: ResultRecord, best: Best) -> PlayedGame:
    most = best[kind_of(result)]
    return PlayedGame(result.score, result.place, max(0, result.score) / most if most else 0)
