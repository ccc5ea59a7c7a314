"""Prepared answers: to kinds of questions, by plans, and to questions that are certain to come; proposals to prepare an
answer that was chosen several times in a row.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import engine
from bot.storage.people import NEVER, AnswerEverywhere, ProposalRecord
from bot.storage.records import NO_CHANGE, Change, SeatRecord
from bot.storage.store import Store
from bot.tables.model.position import AllPrepared, News
from bot.tables.model.prepared import answers_of, find_ahead, keep_answer_if_seen, prepared_of, record_of
from bot.tables.model.table import Table
from bot.tables.writing.committer import Committer
from bot.tables.writing.moves import Moves
from bot.tables.writing.people_cache import PeopleCache
from engine.core import ahead
from engine.core.actions import Action
from engine.core.ahead import Ahead
from engine.core.errors import RuleError, Stale
from engine.core.match import Match
from engine.core.prepared import ASK, Prepared, PreparedAnswer, find_fitting
from engine.core.questions import Decision, Seat

MOST_PREPARED = 50
"""The most answers that one seat can have prepared."""
ENOUGH = 3
"""After this many choices in a row that a prepared answer would have made, it is proposed."""
AT, MOST_ASKED = "at ", 20
"""Prefix of the keys of `ProposalRecord.counts` for tables where it was proposed, and how many of these are kept."""
LONGEST_ANSWER = 60
"""Longer answers do not fit into the custom id of a button."""

Followed = Mapping[str, Mapping[str, bool]]
"""By kind of question and answer: whether this answer would have made the choice."""


class Preparing:
    """Stores answers that are given before their questions; `Moves` plays them."""

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
        """Prepare this seat's answer to a kind of question, from now on or for `this_round` only. If the seat has seen
        dice of this turn ahead, it applies from the next turn. `everywhere`: also at the person's future tables.

        Returns whether this answered an open question; raises `RuleError` for an unknown question or answer, and for
        `this_round` when dice were seen that its former answer led to.
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
            decision = match.find_decision(seat)
            if decision is None or match.kinds.answer(decision, {question: said}) is None:
                kept = keep_answer_if_seen(table, seat, question, after)
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
        everyone = {**table.position.prepared, seat: replace(prepared, is_paused=False)}
        rows = self._moves.settle(table, match, len(table.rows), everyone)
        await self._moves.commit(table, match, rows, more, prepared=everyone)

    async def keep_draft(self, table: Table, seat: Seat, plan: str) -> None:
        """Store the draft of a plan, so that a restart loses nothing."""
        async with table.lock:
            before = prepared_of(table, seat)
            await self._note(table, seat, before.with_draft(table.game.kinds.plan, plan))

    async def forget_former_plan(self, table: Table, member: int) -> bool:
        """Whether 1.0 stored a plan of this person at this running game; True only once, as they are then shown it."""
        seat = table.find_seat(member)
        if seat not in table.former_plans or table.record.status != "running":
            return False
        async with table.lock:
            table.former_plans.discard(seat)
            await self._note(table, seat, prepared_of(table, seat))
        return True

    # Exactly one question

    async def at(self, table: Table, member: int) -> Table:
        """A copy of the table at which this person is asked what they can decide ahead; else the table itself.

        If the copy shows dice of the person, it is committed before that they have seen them.
        """
        seat = table.find_seat(member)
        if seat is None or table.record.status != "running" or table.match is None:
            return table
        if table.match.find_decision(seat) is not None:
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
        """Play this seat's answer as `Moves.play` does; at a copy from `at` it is stored until its question comes."""
        if (real := table.ahead_of) is None:
            await self._moves.play(table, seat, line, move, more)
        elif not await self._decide(table, real, seat, line, move, more):
            # The seat is asked by now, with the same question if the move number is still right.
            await self._moves.play(real, seat, line, move, more)
            table.position, table.ahead_of, table.in_case = real.position, None, False

    async def _decide(
        self, copy: Table, table: Table, seat: Seat, line: str, move: int | None, more: Change
    ) -> bool:
        """Store an exact answer, and update the copy; returns False when the seat is asked by now."""
        async with table.lock:
            if table.playing.find_decision(seat) is not None:
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
            copy.position, copy.in_case = then.position, then.in_case
        return True

    async def take_back(self, table: Table, member: int) -> bool:
        """Drop this person's last exact answer; returns False when there is none.

        Raises `RuleError` when dice were rolled since.
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
        """Prepare again the exact answers of this seat that an undo took back, or drop them.

        Returns whether this answered an open question; raises `RuleError` when there are none.
        """
        async with table.lock:
            decision, before = table.playing.find_decision(seat), prepared_of(table, seat)
            if not before.taken_back:
                raise RuleError("error-nothing-asked")
            after = before.with_taken_back_in_use() if is_used else before.with_taken_back(())
            if decision is None or find_fitting(after.exact, decision) is None:
                await self._note(table, seat, after)
                return False
            await self._answer_at_once(table, seat, after)
            return True

    async def _note(self, table: Table, seat: Seat, prepared: Prepared, more: Change = NO_CHANGE) -> None:
        if len(prepared.answers) > max(MOST_PREPARED, len(prepared_of(table, seat).answers)):
            raise RuleError("error-prepared-many", most=MOST_PREPARED)
        await self._committer.write(Change((record_of(table, seat, prepared),)) + more)
        table.position = replace(table.position, prepared={**table.position.prepared, seat: prepared})


def _copy(table: Table, found: Ahead, seat: Seat) -> Table:
    moves = [*table.moves]
    moves[seat] = _move_number(table, seat)
    news = News(None, tuple(found.match.take_events()))
    position = replace(table.position, match=found.match, moves=tuple(moves), shown=news)
    return replace(table, position=position, ahead_of=table, in_case=found.in_case)


def _move_number(table: Table, seat: Seat) -> int:
    """The move number in controls of this seat; it counts exact answers, so it does not change when they are played."""
    return table.moves[seat] + len(prepared_of(table, seat).exact)


def may_decide(table: Table) -> list[Seat]:
    """The seats that are publicly said to may decide ahead; independent of their dice and prepared answers."""
    people = [seat for seat in sorted(table.present) if not table.is_sealed(seat)]
    return [seat for seat in people if ahead.may_decide(table.running, seat)]


async def answers_everywhere(store: Store, member: int) -> list[AnswerEverywhere]:
    """One person's answers at all their tables, by game and question, for games that this version knows."""
    found = await store.find(AnswerEverywhere, "member = ? order by game, question", member)
    return [each for each in found if each.game in engine.GAMES]


async def prepared_at_start(store: Store, seats: Sequence[SeatRecord], match: Match) -> AllPrepared:
    """What the seats have prepared when a game begins."""
    found = {each.seat: await answers_everywhere(store, each.member) for each in seats}
    return {seat: _fitting(match, seat, usual) for seat, usual in found.items() if usual}


def _fitting(match: Match, seat: Seat, usual: Iterable[AnswerEverywhere]) -> Prepared:
    """The prepared answers among these that this game and version can read."""
    prepared = Prepared()
    for each in usual:
        if each.game != match.game.id or each.question not in match.game.kinds.names:
            continue
        try:
            prepared = prepared.with_answer(each.question, match.kinds.read(seat, each.question, each.answer))
        except RuleError:
            continue  # a question that these modules do not have
    return prepared


def find_matching(table: Table, decision: Decision, chosen: Action) -> Followed:
    """For answers that this seat could prepare: whether they would have chosen the same; called before it is played."""
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
    """Count a choice of this person at any table of the game; returns the change to write with it, and the kind of
    question with the answer to propose, once it was chosen often enough. At each table it is proposed at most once.
    """
    member, game, here = table.seats[seat].member, table.game.id, f"{AT}{table.record.id}"
    fresh, proposal = list[ProposalRecord](), None
    for name, values in choice.items():
        before = await people.proposal(member, game, name)
        counts = {here: 1} if before.counts == NEVER else before.by_answer
        if here in counts:
            continue
        counts |= {value: counts.get(value, 0) + 1 if same else 0 for value, same in values.items()}
        always = next((value for value in values if counts[value] >= ENOUGH), None)
        left = {value: count for value, count in counts.items() if count}
        if always:
            asked = [each for each in left if each.startswith(AT)][1 - MOST_ASKED :]
            left = dict.fromkeys([*asked, here], 1)
        if left != before.by_answer:
            fresh.append(before.counting(left))
        proposal = proposal or (always and (name, always)) or None
    return Change(tuple(fresh)), proposal


def never_propose(table: Table, seat: Seat, name: str) -> ProposalRecord:
    """The record after which this is never proposed to this person again."""
    return ProposalRecord(table.seats[seat].member, table.game.id, name, NEVER)
