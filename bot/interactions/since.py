"""*Since my last turn*: what happened since a player last acted, privately, with the changes marked in the picture."""

from __future__ import annotations

from bot.games import SPECS
from bot.interactions.reply import Reply
from bot.language.names import shown
from bot.language.texts import Texts
from bot.messages import screens
from bot.messages.screens import MOST_CONTENT, words_of
from bot.services import Services
from bot.storage.records import SnapshotRecord
from bot.tables.table import Live, News, news
from engine.core.questions import Seat


async def since(services: Services, reply: Reply, live: Live) -> None:
    """What the others did, what became scarce, what it did to me, what I can afford now."""
    seat = live.seat_of(reply.interaction.user.id)
    match = live.running
    await reply.think()
    found = news_for(live, seat, await services.store.snapshots(live.record.id))
    content = told(live, reply.texts, seat, found)
    picture = await services.pictures.board(live.setup.game, match.view(None), live.names, found.before)
    name = f"since-{live.record.id}.png"
    await reply.picture(picture, name, screens.alt_text(live, reply.texts), content)


def last_act(live: Live, seat: Seat) -> int | None:
    """The row of this seat's last action that counts, None before its first."""
    return max((number for number, row in live.counting() if row.seat == seat), default=None)


def news_for(live: Live, seat: Seat, snapshots: list[SnapshotRecord]) -> News:
    """What this seat may know of what happened since it last acted; before its first turn since the game was dealt."""
    after = last_act(live, seat)
    if after is None:
        moves = (number for number, row in live.counting() if row.seat is not None)
        after = next(moves, len(live.rows) + 1) - 1
    found = news(live, after, snapshots)
    reader = None if live.sealed(seat) else seat
    return News(found.before, tuple(event for event in found.events if event.only in (None, reader)))


def told(live: Live, texts: Texts, seat: Seat, found: News) -> str:
    """The heading, the digest, and whose turn it is."""
    view = live.view_of(seat)
    over = is_over(live)
    heading = "since-over" if over else "since-first" if last_act(live, seat) is None else "since-heading"
    said = SPECS[live.setup.game].digest(texts, found.before, view, found.events, live.names, seat)
    nothing = [] if over else [texts.say("since-nothing")]
    lines = [texts.say(heading), *([said] if said else nothing), *_turn(live, texts, seat)]
    return "\n".join(lines)[:MOST_CONTENT]


def is_over(live: Live) -> bool:
    """Whether it was played to its end, or ended by its players before."""
    return live.running.over is not None or live.record.status == "ended"


def _turn(live: Live, texts: Texts, seat: Seat) -> list[str]:
    match = live.running
    if is_over(live):
        return []
    if seat in match.waiting:
        asked = words_of(live).prompt(texts, match.decision_of(seat), live.view_of(seat))
        return [texts.say("since-your-turn", asked=asked)]
    names = texts.listed([shown(live.names[each]) for each in match.waiting])
    return [texts.say("since-waiting", names=names)]
