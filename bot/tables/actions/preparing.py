"""What people do so that nobody waits for them: they answer kinds of questions, plan, decide what comes for sure; what
they choose three times alike is proposed as an answer.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import engine
from bot.storage.people import NEVER, AnswerEverywhere, ProposalRecord
from bot.storage.records import NO_CHANGE, Change, SeatRecord
from bot.storage.store import Store
from bot.tables.model.prepared import answers_of, find_ahead, keep_what_was_seen, prepared_of, record_of
from bot.tables.model.table import AllPrepared, News, Table
from bot.tables.writing.committer import Committer
from bot.tables.writing.moves import Moves
from bot.tables.writing.people_cache import PeopleCache
from engine.core import ahead
from engine.core.actions import Action
from engine.core.ahead import Ahead
from engine.core.errors import RuleError, Stale
from engine.core.match import Match
from engine.core.prepared import ASK, Prepared, PreparedAnswer, first_fitting
from engine.core.questions import Decision, Seat

MOST_PREPARED = 50
"""The most answers that one seat can have prepared."""
ENOUGH = 3
"""So many choices in a row that a prepared answer would have made lead to a proposal."""
AT, MOST_ASKED = "at ", 20
"""Among the counts of a question: the tables at which it was proposed, and of how many of them that is known."""
LONGEST_ANSWER = 60
"""Longer answers do not fit into the custom id of a button."""

Followed = Mapping[str, Mapping[str, bool]]
"""By kind of question and answer, whether that would have made this choice."""


class Preparing:
    """Answers at a table that are given before their questions; `Moves` uses them."""

    def __init__(self, committer: Committer, moves: Moves) -> None:
        self._committer = committer
        self._moves = moves

    # Kinds of questions, and plans

    async def give(
        self,
        table: Table,
        seat: Seat,
        question: str,
        answer: str,
        *,
        this_round: bool = False,
        everywhere: bool = False,
    ) -> bool:
        """From now on (or in `this_round` alone) this seat answers a kind of question like that, or from its next turn
        on if it has seen dice of this one ahead; `everywhere`: its person at tables that begin from now on, too.

        Returns whether it has answered a question that was open; raises `RuleError` when the game has no such question,
        or not that answer to it, or when dice of `this_round` were seen that another answer has shown.
        """
        async with table.lock:
            match = table.playing
            if question not in match.game.kinds.names:
                raise RuleError("error-no-such-question", question=question)
            said = match.kinds.read(seat, question, answer)
            before = prepared_of(table, seat)
            after = (
                before.with_answer_in(match.round, question, said)
                if this_round
                else before.with_answer(question, said)
            )
            usual = AnswerEverywhere(table.seats[seat].member, table.game.id, question, said)
            more = Change((usual,)) if everywhere else NO_CHANGE
            decision = match.asks(seat)
            if decision is None or match.kinds.answer(decision, {question: said}) is None:
                kept = keep_what_was_seen(table, seat, question, after)
                if this_round and kept != after:
                    raise RuleError("answer-seen")
                await self._note(table, seat, kept, more)
                return False
            await self._answer_at_once(table, seat, after, more)
            return True

    async def _answer_at_once(
        self, table: Table, seat: Seat, prepared: Prepared, more: Change = NO_CHANGE
    ) -> None:
        match = table.playing.copy()
        everyone = {**table.prepared, seat: replace(prepared, is_paused=False)}
        rows = self._moves.settle(table, match, len(table.rows), everyone)
        more += Change(await self._moves.find_outdated(table))
        await self._moves.commit(table, match, rows, more, prepared=everyone)

    async def keep_draft(self, table: Table, seat: Seat, plan: str) -> None:
        """Store a plan that is being built, so that a restart loses nothing."""
        async with table.lock:
            before = prepared_of(table, seat)
            await self._note(table, seat, before.with_draft(table.game.kinds.plan, plan))

    async def forget_former_plan(self, table: Table, member: int) -> bool:
        """Whether 1.0 has stored a plan of this person at a running game; only once, as they read then where it is."""
        seat = next((each.seat for each in table.seats if each.member == member), None)
        if seat not in table.former_plans or table.record.status != "running":
            return False
        async with table.lock:
            table.former_plans.discard(seat)
            await self._note(table, seat, prepared_of(table, seat))
        return True

    # Exactly one question

    async def at(self, table: Table, member: int) -> Table:
        """The table as this person decides at it: a copy in which they are asked what they can decide ahead, or itself.

        Who sees their dice there has seen them: that is on disk before.
        """
        seat = next((each.seat for each in table.seats if each.member == member), None)
        if seat is None or table.record.status != "running" or table.match is None:
            return table
        if table.match.asks(seat) is not None:
            return table
        async with table.lock:
            found, before = find_ahead(table, table.match, seat), prepared_of(table, seat)
            if found is not None and found.rolled and not before.has_looked:
                await self._note(table, seat, before.with_exact(()))
            if found is None or found.decision is None:
                return table
            return _copy(table, found, seat)

    async def play(
        self, table: Table, seat: Seat, line: str, move: int | None = None, more: Change = NO_CHANGE
    ) -> None:
        """This seat gives its answer, as `Moves.play`; at a copy of a table it is kept until its question comes."""
        if (real := table.ahead_of) is None:
            await self._moves.play(table, seat, line, move, more)
        elif not await self._decide(table, real, seat, line, move, more):
            # Its turn has come meanwhile, with the same question if the move number is still right.
            await self._moves.play(real, seat, line, move, more)
            table.match, table.ahead_of, table.in_case = real.running, None, False

    async def _decide(
        self, copy: Table, table: Table, seat: Seat, line: str, move: int | None, more: Change
    ) -> bool:
        """Keep an exact answer; returns False when the seat is asked by now."""
        async with table.lock:
            if table.playing.asks(seat) is not None:
                return False
            found, before = find_ahead(table, table.playing, seat), prepared_of(table, seat)
            if found is None or found.decision is None:
                raise table.not_asked_error()
            if move is not None and move != _move_number(table, seat):
                raise Stale
            option = found.decision.option(table.game.read(line))
            answer = PreparedAnswer.to(found.decision, str(option))
            await self._note(table, seat, before.with_exact((*before.exact, answer)), more)
            after = find_ahead(table, table.playing, seat)
            if after is None:
                raise AssertionError("an exact answer changes nothing for the others")
            then = _copy(table, after, seat)
            copy.match, copy.moves = then.match, then.moves
            copy.in_case, copy.shown = then.in_case, then.shown
        return True

    async def take_back(self, table: Table, member: int) -> bool:
        """Take back this person's last exact answer; returns False where there is none.

        Raises `RuleError` when dice have fallen since.
        """
        async with table.lock:
            seat = table.seat_of(member)
            before = prepared_of(table, seat)
            if not before.exact:
                return False
            found = find_ahead(table, table.playing, seat)
            if found is not None and not found.last_is_free:
                raise RuleError("undo-ahead")
            await self._note(table, seat, before.with_exact(before.exact[:-1]))
        return True

    async def settle_taken_back(self, table: Table, seat: Seat, *, is_used: bool) -> bool:
        """Use again what an undo took back of the exact answers of this seat, or drop it.

        Returns whether it has answered a question that was open; raises `RuleError` when there is nothing of that kind.
        """
        async with table.lock:
            decision, before = table.playing.asks(seat), prepared_of(table, seat)
            if not before.taken_back:
                raise RuleError("error-nothing-asked")
            after = before.with_taken_back_in_use() if is_used else before.with_taken_back(())
            if decision is None or first_fitting(after.exact, decision) is None:
                await self._note(table, seat, after)
                return False
            await self._answer_at_once(table, seat, after)
            return True

    async def _note(self, table: Table, seat: Seat, prepared: Prepared, more: Change = NO_CHANGE) -> None:
        if len(prepared.answers) > max(MOST_PREPARED, len(prepared_of(table, seat).answers)):
            raise RuleError("error-prepared-many", most=MOST_PREPARED)
        await self._committer.write(Change((record_of(table, seat, prepared),)) + more)
        table.prepared = {**table.prepared, seat: prepared}


def _copy(table: Table, found: Ahead, seat: Seat) -> Table:
    moves = [*table.moves]
    moves[seat] = _move_number(table, seat)
    news = News(None, tuple(found.match.take_events()))
    return replace(table, match=found.match, moves=moves, ahead_of=table, in_case=found.in_case, shown=news)


def _move_number(table: Table, seat: Seat) -> int:
    """What a control of this seat carries: exact answers count, so that it stays when they are used."""
    return table.moves[seat] + len(prepared_of(table, seat).exact)


def may_decide(table: Table) -> list[Seat]:
    """The seats that read that they may decide ahead: it says nothing about their dice or what they prepared."""
    people = [seat for seat in sorted(table.present) if not table.is_sealed(seat)]
    return [seat for seat in people if ahead.may_decide(table.running, seat)]


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


def find_matching(table: Table, decision: Decision, chosen: Action) -> Followed:
    """Which answers that this seat has not prepared would have made the same choice, while it is open."""
    kinds, seat = table.running.kinds, decision.seat
    given, found = answers_of(table, seat), dict[str, dict[str, bool]]()
    for name in kinds.about(decision):
        if name == kinds.plan or given[name] != ASK:
            continue
        values = [each for each in kinds.values(seat, name) if each != ASK and len(each) <= LONGEST_ANSWER]
        answers = {value: kinds.answer(decision, {name: value}) for value in values}
        said = {value: answer == chosen for value, answer in answers.items() if answer is not None}
        if said:
            found[name] = said
    return found


async def count_choice(
    people: PeopleCache, table: Table, seat: Seat, choice: Followed
) -> tuple[Change, tuple[str, str] | None]:
    """One more choice of this person, at whatever table of the game, to be written with it; and a kind of
    question with the answer to propose, once it was given often enough: only once at a table, whatever they say.
    """
    member, game, here = table.seats[seat].member, table.game.id, f"{AT}{table.record.id}"
    fresh, proposal = list[ProposalRecord](), None
    for name, values in choice.items():
        before = await people.proposal(member, game, name)
        counts: dict[str, int] = {here: 1} if before.counts == NEVER else json.loads(before.counts)
        if here in counts:
            continue
        counts |= {value: counts.get(value, 0) + 1 if same else 0 for value, same in values.items()}
        always = next((value for value in values if counts[value] >= ENOUGH), None)
        left = {value: count for value, count in counts.items() if count}
        if always:
            asked = [each for each in left if each.startswith(AT)][1 - MOST_ASKED :]
            left = dict.fromkeys([*asked, here], 1)
        if left != json.loads(before.counts):
            fresh.append(replace(before, counts=json.dumps(left)))
        proposal = proposal or (always and (name, always)) or None
    return Change(tuple(fresh)), proposal


def never_propose(table: Table, seat: Seat, name: str) -> ProposalRecord:
    """What must be written so that this is never proposed to this person again."""
    return ProposalRecord(table.seats[seat].member, table.game.id, name, NEVER)
