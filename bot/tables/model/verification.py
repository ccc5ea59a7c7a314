"""`/verify`: the file with which anyone can replay a game that has ended, and the result of that replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files

import engine
from bot.language.texts import Texts
from bot.tables.model.table import Table
from engine.computer.recomputing import ComputerChoices
from engine.core import checks, snapshot
from engine.core.match import Match, Row, Setup
from engine.core.origin import SALTED, Misfit, Origin
from engine.core.questions import Over, Seat
from engine.core.verifying import publish, verify

SCRIPT = "verify_dice.py"
MOST_THOUGHT = 30
"""The most choices of thinking levels that are recomputed here, up to half a second each; the command line does all."""
OF_COMPUTERS = ("wrong-choice", "wrong-level", "no-mark")
Verdict = tuple[str, tuple[str, bytes] | None]
"""A text, and the name and content of a file (None while the game is running)."""


def verify_table(table: Table, texts: Texts, source: Origin) -> Verdict:
    """The result of the replay, and the file with seed, words and log; of a running game only the hashes."""
    if table.record.status == "running":
        return texts.say("verify-running", hash=source.promised_hash, fingerprint=source.fingerprint), None
    return replay_table(*plain_values(table), texts, source)


def log_hash(table: Table) -> str:
    """The hash of the whole log, which is posted when a game ends."""
    record = table.record
    begun = record.posted_commitment if record.scheme == SALTED else record.fingerprint
    return checks.log_hash(begun, table.setup, table.rows)


def plain_values(
    table: Table,
) -> tuple[int, str, snapshot.Plain, Over | None, list[tuple[Seat | None, str, str]]]:
    """The first arguments of `replay_table`: plain values, as it runs in another process (`bot/work/long_work.py`)."""
    match, rows = table.running, [(row.seat, row.text, row.computer) for row in table.rows]
    return table.record.id, table.record.setup, match.snapshot(), match.over, rows


def replay_table(
    number: int,
    setup: str,
    state: snapshot.Plain,
    over: Over | None,
    rows: Sequence[tuple[Seat | None, str, str]],
    texts: Texts,
    source: Origin,
) -> Verdict:
    """The result of the replay of a table that has ended, and its file."""
    read = Setup.read(setup)
    match = Match.restore(engine.GAMES[read.game], read, state)
    match.asked = over or match.asked
    logged = [Row(seat, text, computer=computer) for seat, text, computer in rows]
    published = publish(source, match, logged)
    return _verdict(texts, published), (f"table-{number}.txt", published.encode())


def _verdict(texts: Texts, published: str) -> str:
    choices = ComputerChoices(MOST_THOUGHT)
    try:
        found = verify(engine.GAMES, published, choices)
    except Misfit as misfit:
        if misfit.why == "wrong-seed":
            return texts.say("verify-wrong-seed")
        if misfit.why == "wrong-chance":
            wrong = {"found": misfit.found, "expected": misfit.expected}
            return texts.say("verify-wrong-chance", line=misfit.line, **wrong)
        if misfit.why in OF_COMPUTERS:
            return texts.say("verify-wrong-computer", line=misfit.line, found=misfit.found)
        if misfit.why == "wrong-scores":
            return texts.say("verify-wrong-scores")
        return texts.say("verify-wrong-move", line=misfit.line, found=misfit.found)
    counted = {"moves": found.moves, "chances": found.chances}
    if found.over:
        said = texts.say("verify-good", **counted)
    else:
        said = texts.say("verify-ended-early", seed=found.origin.seed.hex(), **counted)
    lines = [said, *_tell_computed(texts, choices), texts.say("verify-log", log=found.log)]
    return "\n".join([*lines, texts.say("verify-yourself")])


def _tell_computed(texts: Texts, choices: ComputerChoices) -> Iterator[str]:
    """How many choices of computer players were recomputed or left out, if there were any."""
    if choices.count:
        yield texts.say("verify-computers", same=choices.same, count=choices.count)
    if choices.left_out:
        yield texts.say("verify-computers-left-out", count=choices.left_out)
    if others := choices.others.total():
        releases = ", ".join(sorted(choices.releases)) or "none"
        yield texts.say("verify-computers-others", count=others, releases=releases)


def script() -> tuple[str, bytes]:
    """The small program that recomputes the dice and cards which the file names, in bare Python."""
    return SCRIPT, (files("bot.tables.model") / SCRIPT).read_bytes()
