"""What the seats of a table have answered before they are asked: how it is stored, what becomes of it with each row."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from bot.storage.records import EXACT, LogRecord, PreparedRecord
from bot.tables.model.table import AllPrepared, Table, row_of
from engine.core import chance
from engine.core.actions import Rolled
from engine.core.ahead import Ahead, look_ahead
from engine.core.log import UNDO
from engine.core.match import Match
from engine.core.prepared import ASK, NOTHING, Prepared, PreparedAnswer, without_used
from engine.core.questions import Roll, Seat

CHOSEN = (0, EXACT)
"""How rows were made that their seat has chosen for exactly this question, when it was asked or before."""


def prepared_of(table: Table, seat: Seat) -> Prepared:
    return table.prepared.get(seat, NOTHING)


def answers_of(table: Table, seat: Seat) -> dict[str, str]:
    """What this seat answers to each kind of question of the game, `ASK` where it is asked."""
    prepared = prepared_of(table, seat)
    return {name: prepared.answer_to(name) for name in table.game.kinds.names}


def plan_of(table: Table, seat: Seat) -> str:
    """The plan that is played when the turn of its owner comes; empty without any."""
    plan = prepared_of(table, seat).answer_to(table.game.kinds.plan)
    return "" if plan == ASK else plan


def newest_plan(table: Table, seat: Seat) -> str:
    """What its owner has built last, else the plan that is played; empty without any."""
    return prepared_of(table, seat).draft_for(table.game.kinds.plan) or plan_of(table, seat)


# How it is stored


def read_prepared(records: Sequence[PreparedRecord], plan: str, this_round: int) -> AllPrepared:
    """What is stored of each seat; `plan` is the kind of question that a plan of this game answers."""
    return {each.seat: _read(json.loads(each.answers), plan, this_round) for each in records}


def find_former_plans(records: Sequence[PreparedRecord], plan: str) -> set[Seat]:
    """The seats whose plans were stored by 1.0."""
    stored = {each.seat: json.loads(each.answers) for each in records}
    return {seat for seat, said in stored.items() if said.get(plan, ASK) != ASK or said.get("draft")}


def _read(stored: Mapping[str, Any], plan: str, this_round: int) -> Prepared:
    if not isinstance(stored.get("answers"), list):
        return _read_names(stored, plan, this_round)
    answers = tuple(PreparedAnswer(**each) for each in stored["answers"])
    return Prepared(answers, stored["has_looked"], stored["is_paused"])


def _read_names(stored: Mapping[str, str], plan: str, this_round: int) -> Prepared:
    """What versions up to 1.0 stored: kinds of questions with their answers, and other facts under names as well."""
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
    """How it is stored; what is as it is for most answers is left out."""
    usual = asdict(PreparedAnswer("", ""))
    answers = [
        {name: value for name, value in asdict(each).items() if value != usual[name]}
        for each in prepared.answers
    ]
    said = {"answers": answers, "has_looked": prepared.has_looked, "is_paused": prepared.is_paused}
    return PreparedRecord(table.record.id, seat, json.dumps(said))


def changed_records(table: Table, after: AllPrepared) -> tuple[PreparedRecord, ...]:
    """What must be written so that this is what the seats have prepared."""
    return tuple(
        record_of(table, seat, each) for seat, each in after.items() if each != prepared_of(table, seat)
    )


# What a seat can decide ahead


def look(table: Table, match: Match, seat: Seat, prepared: Prepared | None = None) -> Ahead | None:
    """What this seat can decide ahead in this position of the table; nothing while a substitute has not moved."""
    if table.is_sealed(seat):
        return None
    said = prepared_of(table, seat) if prepared is None else prepared
    return look_ahead(match, seat, dice_of(table), said)


def decided_answers(table: Table, seat: Seat) -> Iterator[tuple[Match, str]]:
    """The exact answers of this seat that will be used, each with the game as it will be when its question comes."""
    prepared = prepared_of(table, seat)
    for at, answer in enumerate(prepared.exact):
        found = look(table, table.running, seat, prepared.with_exact(prepared.exact[:at]))
        if found is not None and found.decision is not None and answer.fits(found.decision):
            yield found.match, answer.answer


def dice_of(table: Table) -> Callable[[Roll], Rolled]:
    """The dice of this table, each at its occasion."""
    key = table.key()

    def dice(roll: Roll) -> Rolled:
        rolled = chance.answer(key, roll)
        if not isinstance(rolled, Rolled):
            raise AssertionError(f"no dice for {roll.key}")
        return rolled

    return dice


def keep_what_was_seen(table: Table, seat: Seat, question: str, after: Prepared) -> Prepared:
    """A new answer to a kind of question, so that nobody chooses anew who has seen dice ahead: if the answer before it
    led to dice or exact answers, that one is good for this round.
    """
    match, before = table.playing, prepared_of(table, seat)
    if not before.has_looked:
        return after
    found, then = look(table, match, seat), look(table, match, seat, after)
    if found is None or then is None:
        return after
    if then.seen[: len(found.seen)] == found.seen and then.left == found.left:
        return after
    return after.kept_in(match.round, question, before)


# What becomes of it


def follow_rows(
    table: Table, match: Match, rows: Sequence[LogRecord], prepared: AllPrepared
) -> dict[Seat, Prepared]:
    """What the seats have prepared once these rows led to this position.

    What was used is used; what will not be asked any more is dropped. That dice were seen stays until the round is
    over, and so does an answer of which nobody can say now whether its question comes, such as while dice are shared.
    What an undo took back stays until its owner moves or the round is over.
    """
    found, is_undone = dict(prepared), any(row.action.startswith(UNDO) for row in rows)
    for seat, each in prepared.items():
        left, marked = each, each.taken_back
        if match.over is not None or match.round != table.running.round:
            left, marked = each.in_another_round(), marked if is_undone else ()
        elif each.has_looked:
            left = each.with_exact(_answers_left(table, match, seat, rows, each))
            if is_undone:
                marked = (*marked, *(answer for answer in each.exact if answer not in left.exact))
        if not is_undone and any(row.seat == seat and row.automatic in CHOSEN for row in rows):
            marked = ()
        found[seat] = left.with_taken_back(marked) if marked != left.taken_back else left
    return found


def upsets(table: Table, match: Match) -> bool:
    """Whether somebody who may have seen dice could choose anew in this position what they have decided ahead."""
    for seat, each in table.prepared.items():
        before = look(table, table.running, seat) if each.has_looked else None
        after = look(table, match, seat) if before is not None else None
        if before is not None and (after is None or len(after.left) > len(before.left)):
            return True
    return False


def _answers_left(
    table: Table, match: Match, seat: Seat, rows: Sequence[LogRecord], prepared: Prepared
) -> Sequence[PreparedAnswer]:
    """The exact answers of this seat whose questions may still come after these rows."""
    before = look(table, table.running, seat, prepared)
    own = [row for row in rows if row.seat == seat and not row.action.startswith(UNDO)]
    left = _not_used(prepared.exact, [row.action for row in own if row.automatic in CHOSEN])
    now = look(table, match, seat, prepared.with_exact(left))
    if any(row.action.startswith(UNDO) for row in rows) and (now is None or now.left):
        return ()
    if before is not None and before.only_cases:  # the case that came has ended the others
        answered = {row.action.partition(" ")[0] for row in own}
        left = [each for each in left if each not in before.used or each.verb not in answered]
    if now is None or now.only_cases or now.decision is None:
        return left
    return [each for each in left if each in now.used]


def _not_used(exact: Sequence[PreparedAnswer], played: Sequence[str]) -> Sequence[PreparedAnswer]:
    """What is left of these once so much was played, by the person in time or by themselves."""
    for line in played:
        at = next((at for at, each in enumerate(exact) if each.answer == line), None)
        exact = exact if at is None else without_used(exact, at)
    return exact


def take_back(table: Table, seat: Seat, base: Match, undone: Sequence[LogRecord]) -> AllPrepared:
    """What the seats have prepared when this one has taken back these rows, of which `base` knows nothing: it is asked
    next, and exact answers that were used in them, anyone's, come back marked.
    """
    found, match = dict(table.prepared), base.copy()
    if (before := prepared_of(table, seat)).kinds:
        found[seat] = replace(before, is_paused=True)
    for row in undone if any(row.automatic == EXACT for row in undone) else ():
        asked = None if row.seat is None else match.asks(row.seat)
        if asked is not None and row.automatic == EXACT:
            owner = found.get(asked.seat, NOTHING)
            mark = PreparedAnswer.to(asked, row.action)
            found[asked.seat] = owner.with_taken_back((*owner.taken_back, mark))
        match.follow(row_of(row))
    return found


def go_on(table: Table, seat: Seat) -> AllPrepared:
    """What the seats have prepared when this one has answered itself."""
    if not (before := prepared_of(table, seat)).is_paused:
        return table.prepared
    return {**table.prepared, seat: replace(before, is_paused=False)}


def empty(table: Table, *seats: Seat) -> AllPrepared:
    """What the seats have prepared when others sit on these: nothing of the former players counts any more."""
    return {seat: NOTHING if seat in seats else each for seat, each in table.prepared.items()}
