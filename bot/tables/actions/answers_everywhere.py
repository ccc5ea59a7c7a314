"""What a person answers to kinds of questions at every table of a game that begins from now on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import engine
from bot.storage.people import AnswerEverywhere
from bot.storage.records import SeatRecord
from bot.storage.store import Store
from bot.tables.model.table import AllPrepared
from engine.core.errors import RuleError
from engine.core.match import Match
from engine.core.prepared import Prepared
from engine.core.questions import Seat


async def answers_everywhere(store: Store, member: int) -> list[AnswerEverywhere]:
    """Those of one person, by game and question, of games that this version knows."""
    found = await store.find(AnswerEverywhere, "member = ? order by game, question", member)
    return [each for each in found if each.game in engine.GAMES]


async def prepared_at_start(store: Store, seats: Sequence[SeatRecord], match: Match) -> AllPrepared:
    """What the seats have prepared when a game begins."""
    found = {each.seat: await answers_everywhere(store, each.member) for each in seats}
    return {seat: _fitting(match, seat, usual) for seat, usual in found.items() if usual}


def _fitting(match: Match, seat: Seat, usual: Iterable[AnswerEverywhere]) -> Prepared:
    """Those that this game and this version can read."""
    prepared = Prepared()
    for each in usual:
        if each.game != match.game.id or each.question not in match.game.kinds.names:
            continue
        try:
            prepared = prepared.with_answer(each.question, match.kinds.read(seat, each.question, each.answer))
        except RuleError:
            continue  # a question that does not come with these modules
    return prepared
