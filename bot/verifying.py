"""`/verify`: recompute a finished game from its published seed, roll by roll and card by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files

from bot.language.texts import Texts
from bot.live import Live
from engine.core import chance, transcripts
from engine.core.errors import RuleError
from engine.core.match import Match, Row
from engine.core.questions import Chance, Roll

SCRIPT = "verify_dice.py"
Verdict = tuple[str, tuple[str, bytes] | None]


def verified(live: Live, texts: Texts, promised: str | None) -> Verdict:
    """What the recomputation says, and the transcript with seed and salts as a file once they may be known.

    `promised` is the commitment that was posted at the start.
    """
    record = live.record
    if record.status == "running":
        return texts.say("verify-running", hash=chance.commitment(record.seed)), None
    if live.running.over is None:
        return texts.say("verify-not-finished", seed=record.seed.hex()), None
    transcript = (f"table-{record.id}.txt", published(live).encode())
    if promised != chance.commitment(record.seed):
        return texts.say("verify-wrong-seed"), transcript
    return _recomputed(live, texts), transcript


def _recomputed(live: Live, texts: Texts) -> str:
    match = Match.start(live.game, live.setup)
    key = live.key()
    moves = chances = 0
    for number, row in live.counting():
        question = match.chance
        if question is not None:
            chances += 1
            expected = str(chance.answer(key, question))
            if expected != row.text:
                return texts.say("verify-wrong-chance", line=number, found=row.text, expected=expected)
        else:
            moves += 1
        try:
            match.follow(row)
        except RuleError:
            return texts.say("verify-wrong-move", line=number, found=row.text)
    if match.over != live.running.over:
        return texts.say("verify-wrong-scores")
    return texts.say("verify-good", moves=moves, chances=chances)


def published(live: Live) -> str:
    """The transcript with everything that chance came from, as comments: seed, salts, and what was asked when."""
    over = live.running.over
    seed = live.record.seed
    head = [
        f"# commitment {chance.commitment(seed)}",
        f"# seed {seed.hex()}",
        *(f"# salt {seat.seat} {seat.salt.hex()}" for seat in live.seats),
    ]
    rows = [row for _, row in live.counting()]
    setup, *lines = transcripts.write(live.setup, rows, over.scores if over else ()).splitlines()
    questions = dict(_questions(live, rows))
    body = [
        f"{questions[number]}\n{line}" if number in questions else line for number, line in enumerate(lines)
    ]
    return "\n".join([*head, setup, *body]) + "\n"


def _questions(live: Live, rows: Sequence[Row]) -> Iterator[tuple[int, str]]:
    """What was asked of chance before which row (from 0), up to the first row that does not fit."""
    match = Match.start(live.game, live.setup)
    for number, row in enumerate(rows):
        if match.chance is not None:
            yield number, _asked(match.chance)
        try:
            match.follow(row)
        except RuleError:
            return


def _asked(question: Chance) -> str:
    """What chance was asked, as `verify_dice.py` reads it."""
    what = f"dice {question.n}" if isinstance(question, Roll) else f"pool {','.join(question.pool)}"
    return f"# {what} at {question.key}"


def script() -> tuple[str, bytes]:
    """The program with which anybody can recompute the chance of the file, without this bot."""
    return SCRIPT, (files("bot") / SCRIPT).read_bytes()
