"""`/verify`: the file with which anyone can replay a game that has ended, and what that finds."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

import engine
from bot.language.texts import Texts
from bot.tables.table import Table
from engine.core import snapshot
from engine.core.match import Match, Row, Setup
from engine.core.origin import Misfit, Origin
from engine.core.questions import Over, Seat
from engine.core.verifying import publish, verify

SCRIPT = "verify_dice.py"
Verdict = tuple[str, tuple[str, bytes] | None]


def verified(table: Table, texts: Texts, source: Origin) -> Verdict:
    """What the replay says, and the file with seed, words and log once they may be known."""
    if table.record.status == "running":
        return texts.say("verify-running", hash=source.commitment, fingerprint=source.fingerprint), None
    return replayed(*known(table), texts, source)


def known(table: Table) -> tuple[int, str, snapshot.Plain, Over | None, list[tuple[Seat | None, str, str]]]:
    """What `replayed` must know of a table, as plain values: it is long work (`bot/work/long_work.py`)."""
    match, rows = table.running, [(row.seat, row.text, row.computer) for row in table.rows]
    return table.record.id, table.record.setup, match.snapshot(), match.over, rows


def replayed(
    number: int,
    setup: str,
    state: snapshot.Plain,
    over: Over | None,
    rows: Sequence[tuple[Seat | None, str, str]],
    texts: Texts,
    source: Origin,
) -> Verdict:
    """What the replay of a table that has ended says, and its file."""
    read = Setup.read(setup)
    match = Match.restore(engine.GAMES[read.game], read, state)
    match.asked = over or match.asked
    logged = [Row(seat, text, computer=computer) for seat, text, computer in rows]
    published = publish(source, match, logged)
    return _verdict(texts, published), (f"table-{number}.txt", published.encode())


def _verdict(texts: Texts, published: str) -> str:
    try:
        found = verify(engine.GAMES, published)
    except Misfit as misfit:
        if misfit.why == "wrong-seed":
            return texts.say("verify-wrong-seed")
        if misfit.why == "wrong-chance":
            wrong = {"found": misfit.found, "expected": misfit.expected}
            return texts.say("verify-wrong-chance", line=misfit.line, **wrong)
        if misfit.why == "wrong-scores":
            return texts.say("verify-wrong-scores")
        return texts.say("verify-wrong-move", line=misfit.line, found=misfit.found)
    counted = {"moves": found.moves, "chances": found.chances}
    if found.over:
        said = texts.say("verify-good", **counted)
    else:
        said = texts.say("verify-ended-early", seed=found.origin.seed.hex(), **counted)
    return f"{said}\n{texts.say('verify-yourself')}"


def script() -> tuple[str, bytes]:
    """The small program that recomputes the dice and cards which the file names, in bare Python."""
    return SCRIPT, (files("bot.tables") / SCRIPT).read_bytes()
