"""The prepared answers of the seats of a table: how they are stored, and how each new row of the log changes them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from bot.storage.records import EXACT, LogRecord, PreparedRecord
from bot.tables.model.position import AllPrepared
from bot.tables.model.table import Table, row_of
from engine.core import chance
from engine.core.actions import Rolled
from engine.core.ahead import Ahead, look_ahead
from engine.core.log import UNDO
from engine.core.match import Match
from engine.core.prepared import ASK, NOTHING, Prepared, PreparedAnswer, remove_used
from engine.core.questions import Roll, Seat

BY_OWN_CHOICE = (0, EXACT)
"""`LogRecord.automatic` of rows that the seat chose for exactly this question, when it was asked or ahead."""


def prepared_of(table: Table, seat: Seat) -> Prepared:
    return table.position.prepared.get(seat, NOTHING)


def answers_of(table: Table, seat: Seat) -> dict[str, str]:
    """The prepared answer of this seat by kind of question of the game; `ASK` where it wants to be asked."""
    prepared = prepared_of(table, seat)
    return {name: prepared.answer_to(name) for name in table.game.kinds.names}


def plan_of(table: Table, seat: Seat) -> str:
    """The plan that will be played on this seat's next turn; empty if there is none."""
    plan = prepared_of(table, seat).answer_to(table.game.kinds.plan)
    return "" if plan == ASK else plan


def newest_plan(table: Table, seat: Seat) -> str:
    """The draft of a plan that this seat edited last, else the plan that will be played; empty if there is none."""
    return prepared_of(table, seat).draft_for(table.game.kinds.plan) or plan_of(table, seat)


# Storage


def read_prepared(records: Sequence[PreparedRecord], plan: str, this_round: int) -> AllPrepared:
    """Parse the stored answers of all seats; `plan` is the kind of question that plans of this game answer."""
    return {each.seat: _read(json.loads(each.answers), plan, this_round) for each in records}


def find_former_plans(records: Sequence[PreparedRecord], plan: str) -> set[Seat]:
    """The seats whose stored plan or draft was written by 1.0."""
    stored = {each.seat: json.loads(each.answers) for each in records}
    return {seat for seat, said in stored.items() if said.get(plan, ASK) != ASK or said.get("draft")}


def _read(stored: Mapping[str, Any], plan: str, this_round: int) -> Prepared:
    if not isinstance(stored.get("answers"), list):
        return _read_names(stored, plan, this_round)
    answers = tuple(PreparedAnswer(**each) for each in stored["answers"])
    return Prepared(answers, stored["has_looked"], stored["is_paused"])


def _read_names(stored: Mapping[str, str], plan: str, this_round: int) -> Prepared:
    """Parse what versions up to 1.0 stored: one JSON object with the kinds of questions and further keys."""
    before, unasked = "before-", "unasked-"
    kinds = {
        name: value
        for name, value in stored.items()
        if value != ASK and name not in ("ahead", "held", "draft") and not name.startswith((before, unasked))
    }
    dated = [
        PreparedAnswer(name.removeprefix(before), value, this_round, is_seen=True)
        for name, value in stored.items()
        if name.startswith(before) and value
    ]
    looked, *early = stored.get("ahead", "").split("\n")
    exact = [
        PreparedAnswer(question, line, is_exact=True)
        for question, _, line in (each.partition(" ") for each in early)
    ]
    answers = (*dated, *Prepared.of_kinds(kinds).answers, *exact)
    found = Prepared(answers, bool(looked), bool(stored.get("held")))
    return found.with_draft(plan, stored.get("draft", ""))


def record_of(table: Table, seat: Seat, prepared: Prepared) -> PreparedRecord:
    """The record to store; fields of answers that have their default are left out."""
    usual = asdict(PreparedAnswer("", ""))
    answers = [
        {name: value for name, value in asdict(each).items() if value != usual[name]}
        for each in prepared.answers
    ]
    said = {"answers": answers, "has_looked": prepared.has_looked, "is_paused": prepared.is_paused}
    return PreparedRecord(table.record.id, seat, json.dumps(said))


def changed_records(table: Table, after: AllPrepared) -> tuple[PreparedRecord, ...]:
    """The records of the seats whose prepared answers are different in `after`."""
    return tuple(
        record_of(table, seat, each) for seat, each in after.items() if each != prepared_of(table, seat)
    )


# What a seat can decide ahead


def find_ahead(table: Table, match: Match, seat: Seat, prepared: Prepared | None = None) -> Ahead | None:
    """What this seat, with this `prepared` (None: its own), can decide ahead; None while a substitute has not moved."""
    if table.is_sealed(seat):
        return None
    said = prepared_of(table, seat) if prepared is None else prepared
    return look_ahead(match, seat, dice_of(table), said)


def decided_answers(table: Table, seat: Seat) -> Iterator[tuple[Match, str]]:
    """The exact answers of this seat that will be played, each with the game at the time of its question."""
    prepared = prepared_of(table, seat)
    for at, answer in enumerate(prepared.exact):
        found = find_ahead(table, table.running, seat, prepared.with_exact(prepared.exact[:at]))
        if found is not None and found.decision is not None and answer.fits(found.decision):
            yield found.match, answer.answer


def dice_of(table: Table) -> Callable[[Roll], Rolled]:
    """A function that returns the dice of this table for a roll, by its occasion."""
    key = table.key()

    def dice(roll: Roll) -> Rolled:
        rolled = chance.answer(key, roll)
        if not isinstance(rolled, Rolled):
            raise AssertionError(f"no dice for {roll.key}")
        return rolled

    return dice


def keep_answer_if_seen(table: Table, seat: Seat, question: str, changed: Prepared) -> Prepared:
    """What a seat has prepared after it `changed` its answer to a kind of question. Nobody may choose again after
    seeing dice: the former answer stays in force for this round if it led to dice that were seen or to exact answers.
    """
    before = prepared_of(table, seat)
    if not before.has_looked:
        return changed
    seen, now = find_ahead(table, table.playing, seat), find_ahead(table, table.playing, seat, changed)
    if seen is None or now is None:
        return changed
    leads_there_too = now.seen[: len(seen.seen)] == seen.seen and now.left == seen.left
    return changed if leads_there_too else changed.kept_in(table.playing.round, question, before)


# How moves and undos change it


def prepared_after(
    table: Table, match: Match, rows: Sequence[LogRecord], prepared: AllPrepared
) -> dict[Seat, Prepared]:
    """What the seats have prepared after these rows have led to this position.

    Used answers and those whose question can no longer come are dropped. The mark that dice were seen stays until the
    round is over, as does an answer whose question may or may not come, such as while dice are shared. An answer that
    an undo took back stays until its owner moves or the round is over.
    """
    return {seat: _prepared_after(table, match, seat, rows, each) for seat, each in prepared.items()}


def _prepared_after(
    table: Table, match: Match, seat: Seat, rows: Sequence[LogRecord], before: Prepared
) -> Prepared:
    is_undo = any(row.action.startswith(UNDO) for row in rows)
    is_same_round = match.over is None and match.round == table.running.round
    own = [row for row in rows if row.seat == seat and not row.action.startswith(UNDO)]
    after = before
    if not is_same_round:
        after = before.in_another_round()
    elif before.has_looked:
        after = before.with_exact(_answers_left(table, match, seat, before, own, is_undo=is_undo))
    taken_back = before.taken_back
    if is_undo and is_same_round:
        taken_back = (*taken_back, *(each for each in before.exact if each not in after.exact))
    elif not is_undo and (not is_same_round or any(row.automatic in BY_OWN_CHOICE for row in own)):
        taken_back = ()
    return after if taken_back == after.taken_back else after.with_taken_back(taken_back)


def _answers_left(
    table: Table, match: Match, seat: Seat, before: Prepared, own: Sequence[LogRecord], *, is_undo: bool
) -> Sequence[PreparedAnswer]:
    """The exact answers of this seat whose questions can still come after its `own` rows."""
    left = _remove_used(before.exact, [row.action for row in own if row.automatic in BY_OWN_CHOICE])
    then = find_ahead(table, table.running, seat, before)
    now = find_ahead(table, match, seat, before.with_exact(left))
    if is_undo and (now is None or now.left):
        return ()
    if then is not None and then.only_cases:  # the case that occurred rules out the others
        answered = {row.action.partition(" ")[0] for row in own}
        left = [each for each in left if each not in then.used or each.verb not in answered]
    if now is None or now.only_cases or now.decision is None:
        return left
    return [each for each in left if each in now.used]


def lets_choose_anew(table: Table, match: Match) -> bool:
    """Whether this position lets a seat that may have seen dice choose again what it has decided ahead."""
    for seat, each in table.position.prepared.items():
        before = find_ahead(table, table.running, seat) if each.has_looked else None
        after = find_ahead(table, match, seat) if before is not None else None
        if before is not None and (after is None or len(after.left) > len(before.left)):
            return True
    return False


def _remove_used(exact: Sequence[PreparedAnswer], played: Sequence[str]) -> Sequence[PreparedAnswer]:
    """These exact answers without those that were `played`, whether ahead or when their seat was asked."""
    for line in played:
        at = next((at for at, each in enumerate(exact) if each.answer == line), None)
        exact = exact if at is None else remove_used(exact, at)
    return exact


def take_back(table: Table, seat: Seat, base: Match, undone: Sequence[LogRecord]) -> AllPrepared:
    """What the seats have prepared after this one has taken back the `undone` rows; `base` is the game before them. It
    is paused, so that it is asked next; exact answers of any seat that were used in them come back marked.
    """
    found, match = dict(table.position.prepared), base.copy()
    if (before := prepared_of(table, seat)).kinds:
        found[seat] = replace(before, is_paused=True)
    for row in undone if any(row.automatic == EXACT for row in undone) else ():
        asked = None if row.seat is None else match.find_decision(row.seat)
        if asked is not None and row.automatic == EXACT:
            owner = found.get(asked.seat, NOTHING)
            mark = PreparedAnswer.to(asked, row.action)
            found[asked.seat] = owner.with_taken_back((*owner.taken_back, mark))
        match.follow(row_of(row))
    return found


def resume(table: Table, seat: Seat) -> AllPrepared:
    """What the seats have prepared after this one has answered itself: it is not paused any more."""
    if not (before := prepared_of(table, seat)).is_paused:
        return table.position.prepared
    return {**table.position.prepared, seat: replace(before, is_paused=False)}


def clear_seats(table: Table, *seats: Seat) -> AllPrepared:
    """What the seats have prepared when these get other players: answers of the former players are dropped."""
    return {seat: NOTHING if seat in seats else each for seat, each in table.position.prepared.items()}
