"""Anybody can recompute the chance of a finished game without the bot, and nobody gets other dice by going back."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import engine
from bot.bench.games import largest_setup
from bot.tables.actions.tables import Tables
from bot.tables.model import verification
from bot.tables.model.table import Table
from engine.core import chance, transcripts
from engine.core.actions import Drawn, Rolled
from engine.core.match import Setup
from engine.core.questions import Draw, Roll
from engine.core.verifying import publish
from tests.bot.support.tables_alone import HOST, begin, tables_alone

SCRIPT = Path(verification.__file__).with_name(verification.SCRIPT)
POOL = tuple(f"C{number:02}" for number in range(36))
MOST_ROWS = 500
FAR = 4.5
"""Standard deviations that fair dice exceed once in a hundred thousand runs."""


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables_alone(tmp_path / "games.sqlite", 11) as alone:
        yield alone


async def published(tables: Tables, live: Table) -> str:
    return publish(await tables.words.origin(live), live.running, live.rows)


async def played(tables: Tables, setup: Setup, seed: int = 4) -> Table:
    live, choose = await begin(tables, setup), random.Random(seed)
    while live.running.over is None and len(live.rows) < MOST_ROWS:
        decision = choose.choice(live.running.decisions)
        await tables.moves.play(live, decision.seat, str(choose.choice(decision.options)))
    return live


def recomputed(file: Path) -> subprocess.CompletedProcess[str]:
    """What the script says in an interpreter that knows nothing but itself."""
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(file)]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)


def test_the_script_is_short_and_needs_nothing() -> None:
    source = SCRIPT.read_text("utf-8")
    assert len(source.splitlines()) < 130
    imported = [line.split()[1] for line in source.splitlines() if line.startswith(("import ", "from "))]
    assert imported == ["hashlib", "hmac", "re", "sys"]


@pytest.mark.parametrize("game", ["stone_age", pytest.param("hunters_scouts", marks=pytest.mark.long)])
async def test_a_bare_interpreter_recomputes_every_game(tables: Tables, tmp_path: Path, game: str) -> None:
    live = await played(tables, replace(largest_setup(engine.GAMES[game]), seats=2))
    file = tmp_path / "table.txt"
    file.write_text(await published(tables, live), "utf-8")
    outcome = recomputed(file)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    asked = sum(row.seat is None for _, row in live.counting())
    assert outcome.stdout.startswith(f"{asked} rolls and cards fit")
    assert transcripts.replay(engine.GAMES, file.read_text("utf-8")).over == live.running.over


@pytest.mark.long
async def test_whatever_was_changed_is_found(tables: Tables, tmp_path: Path) -> None:
    """A die, a card, the seed, the words, the occasion, a row, the checks, an outcome that nobody asked for."""
    live = await played(tables, Setup("stone_age", 2, ("base",), "jubilee"))
    good = await published(tables, live)
    lines = good.splitlines()
    roll = next(n for n, line in enumerate(lines) if line.startswith("chance roll") and line.count("+") > 3)
    draw = next(n for n, line in enumerate(lines) if line.startswith("chance draw"))
    seed = live.record.seed.hex()
    pool = lines[draw - 1].split()[2].split(",")
    other = next(card for card in pool if card != lines[draw].split()[2])
    wrong = {
        "die": changed(lines, roll, f"{lines[roll][:-1]}{int(lines[roll][-1]) % 6 + 1}"),
        "card": changed(lines, draw, f"chance draw {other}"),
        "seed": good.replace(seed, f"{int(seed[0], 16) ^ 1:x}{seed[1:]}"),
        "words": good.replace("# fingerprint", "# words 1 cat\n# fingerprint"),
        "game": good.replace("jubilee", "2008"),
        "occasion": changed(lines, roll - 1, f"{lines[roll - 1]}x"),
        "row": "\n".join([*lines[: roll + 2], *lines[roll + 4 :]]),
        "check": good.replace("# check ", "# check 0", 1),
        "log": re.sub(r"(?m)^# log .*", f"# log {'0' * 64}", good),
        "unasked": "\n".join([*lines[: roll + 1], lines[roll], *lines[roll + 1 :]]),
    }
    for name, text in wrong.items():
        file = tmp_path / f"{name}.txt"
        file.write_text(text, "utf-8")
        assert recomputed(file).returncode == 1, name


def changed(lines: list[str], place: int, line: str) -> str:
    return "\n".join([*lines[:place], line, *lines[place + 1 :]])


async def test_an_undo_with_consent_gives_the_same_dice_at_the_same_occasion(tables: Tables) -> None:
    """Back over a roll, then the same answer again, then another answer and back once more: one outcome throughout."""
    live, choose = await begin(tables, Setup("stone_age", 2, ("base",), "jubilee")), random.Random(2)
    seen = 0
    while live.running.over is None and seen < 12:
        decision = choose.choice(live.running.decisions)
        line, rows = str(choose.choice(decision.options)), len(live.rows)
        await tables.moves.play(live, decision.seat, line)
        rolled = live.rows[rows + 1 :]
        if not rolled or live.running.over is not None:
            continue
        seen += 1
        request = await tables.consent.undo(live, HOST + decision.seat, len(live.rows), is_confirmed=True)
        if request is not None:
            await tables.consent.answer(live, request.id, HOST + 1 - decision.seat, "yes")
        back = len(live.rows)
        await tables.moves.play(live, decision.seat, line)
        assert live.rows[back + 1 :] == rolled
    assert seen == 12


def test_a_sample_of_dice_and_cards_is_fair() -> None:
    """Each roll and draw is at an occasion of its own."""
    seed = bytes(range(32))
    key = chance.secret(seed, chance.hash_lines([chance.commitment(seed)]))
    faces, pairs, cards = Counter[int](), Counter[tuple[int, int]](), Counter[str]()
    for number in range(6000):
        rolled = chance.answer(key, Roll(10, f"r{number}/seat0/hunt"))
        drawn = chance.answer(key, Draw(POOL, f"r{number}/card/1"))
        assert isinstance(rolled, Rolled)
        assert isinstance(drawn, Drawn)
        faces.update(rolled.dice)
        pairs.update(zip(rolled.dice[::2], rolled.dice[1::2], strict=True))
        cards[drawn.card] += 1
    for counts, kinds in ((faces, 6), (pairs, 36), (cards, len(POOL))):
        assert abs(deviation(counts, kinds)) < FAR, counts


def test_unfair_dice_would_be_seen() -> None:
    assert deviation(Counter({1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_700}), 6) > FAR
    assert deviation(Counter({1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000}), 6) > FAR


def deviation(counts: Mapping[Any, int], kinds: int) -> float:
    """How far chi-square is from what fairness gives, in standard deviations (Wilson and Hilferty's approximation)."""
    expected = sum(counts.values()) / kinds
    square = sum((count - expected) ** 2 for count in counts.values()) / expected
    square += expected * (kinds - len(counts))
    freedom = kinds - 1
    spread = 2 / (9 * freedom)
    return ((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
