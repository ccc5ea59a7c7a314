"""`python -m tests.bot.support.strange_texts`: strange texts by the hundred thousand, for everything that reads.

`--inputs N` says how many (a million where nothing is said), `--seed S` where to begin; `--atheris SECONDS` lets that
fuzzer look for new paths instead, where it is installed. Ends with 1 and the input at the first surprise.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

import engine
from bot.messages.custom_ids import Control, Press
from bot.messages.setups import chosen_setup, in_order
from engine.core import chance, transcripts
from engine.core.actions import CHANCE, Action
from engine.core.errors import RuleError
from engine.core.match import Match, Setup
from engine.core.players import play_out
from engine.core.questions import Decision
from engine.core.value_overrides import WrongOverrides
from engine.value_overrides import overridden

Reader = Callable[[str], object]

ALPHABET = "abcdefghijklmnopqrstuvwxyz 0123456789:.,+-=_#\n\t\r\\'\"[]{}()<>@%\0é🦣\u202e\ud7ff٣²"
LONG = 3000


def read_action(text: str) -> None:
    """A line for every game: refused, or read as what its usual form says, too."""
    for game in engine.GAMES.values():
        with suppress(RuleError):
            action = game.read(text)
            assert game.read(str(action)) == action
    with suppress(RuleError):
        assert str(CHANCE.read(text)) == text


def read_transcript(text: str) -> None:
    with suppress(transcripts.WrongLine):
        transcripts.replay(engine.GAMES, text)


def read_row(text: str) -> None:
    with suppress(ValueError):
        assert str(transcripts.read_row(text)) == text


def read_setup(text: str) -> None:
    with suppress(RuleError):
        setup = Setup.read(text)
        assert str(setup) == text
        if setup.game in engine.GAMES:
            engine.GAMES[setup.game].check(setup)


def read_control(text: str) -> None:
    control = Control.read(text)
    assert control is None or str(control) == text


def read_turn(text: str) -> None:
    with suppress(ValueError):
        assert str(Press.read(text)) == text


def read_options(text: str) -> None:
    """What somebody types for the modules of a new table."""
    for game in engine.GAMES.values():
        assert set(in_order(game, text)) & set(game.modules)
        with suppress(RuleError):
            game.check(chosen_setup(game, None, text, None))


def read_house(text: str) -> None:
    """A file of house rules."""
    with suppress(WrongOverrides):
        overridden("house.toml", text)


READERS: dict[str, tuple[Reader, int]] = {
    "action": (read_action, 40),
    "control": (read_control, 15),
    "turn": (read_turn, 15),
    "row": (read_row, 10),
    "setup": (read_setup, 10),
    "wish": (read_options, 6),
    "transcript": (read_transcript, 3),
    "house": (read_house, 1),
}
"""Every reader, and how often it is chosen."""


def _anything(match: Match, decision: Decision) -> Action:
    return decision.options[len(str(match.asked)) % len(decision.options)]


def seeds() -> dict[str, list[str]]:
    """Good examples, from which the strange ones are made."""
    actions, games = list[str](), list[str]()
    for game in engine.GAMES.values():
        setup = chosen_setup(game, None, "", None)
        match = Match.start(game, setup)
        rows = list(play_out(match, [_anything] * setup.seats, b"fuzz"))
        actions += sorted({row.text for row in rows})
        games.append(transcripts.write(setup, rows[:60], ()))
        games += [str(setup)]
    key = chance.commitment(b"")[:8]
    turns = [f"0.{n}.{text}" for n, text in enumerate(actions[:40])]
    return {
        "action": actions,
        "control": [f"{kind}:7:press:{turn}" for kind in ("do", "pick", "send", "which") for turn in turns],
        "turn": turns,
        "row": [f"0 {text}" for text in actions] + ["chance roll 1+2"],
        "setup": [text for text in games if "seats=" in text and "\n" not in text],
        "wish": ["base", "mammoths, Hard Winter", "style+igloos", key],
        "transcript": [text for text in games if "\n" in text],
        "house": [
            '["cards.toml".C01]\ntop = { kind = "food", amount = 7 }\n',
            "[cards]\nC01 = 1\n",
            'a = "b"\n',
        ],
    }


def mutated(dice: random.Random, text: str, others: list[str]) -> str:
    """The text with a few things cut, doubled, swapped or put in."""
    for _ in range(dice.choice((0, 1, 1, 2, 3, 6))):
        place = dice.randrange(len(text) + 1)
        end = min(len(text), place + dice.choice((1, 1, 2, 5, 20)))
        piece = dice.choice((
            "", text[place:end] * 2, dice.choice(ALPHABET), str(dice.choice((0, -1, 7, 99, 10**4, 10**18, 10**30))),
            dice.choice(others)[:40], "".join(dice.choices(ALPHABET, k=dice.randrange(8))),
        ))  # fmt: skip
        text = text[:place] + piece + text[end:]
    return text[:LONG] if dice.random() < 0.99 else text * 20


def fuzz(inputs: int, seed: int) -> Counter[str]:
    """So many inputs; an exception that a reader does not promise comes out of here."""
    dice, good, counted = random.Random(seed), seeds(), Counter[str]()
    names = [name for name, (_, often) in READERS.items() for _ in range(often)]
    while counted.total() < inputs:
        name = dice.choice(names)
        text = mutated(dice, dice.choice(good[name]), good[name])
        try:
            READERS[name][0](text)
        except Exception as surprise:
            raise AssertionError(f"{name}: {text!r}") from surprise
        counted[name] += 1
    return counted


def atheris_fuzz(seconds: int) -> None:
    """The same readers under a fuzzer that watches which paths an input takes; it ends the program itself."""
    atheris: Any = import_module("atheris")

    atheris.instrument_all()
    names = list(READERS)

    def one(raw: bytes) -> None:
        provider = atheris.FuzzedDataProvider(raw)
        name = names[provider.ConsumeIntInRange(0, len(names) - 1)]
        READERS[name][0](provider.ConsumeUnicodeNoSurrogates(400))

    atheris.Setup([sys.argv[0], f"-max_total_time={seconds}", "-max_len=500"], one)
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bot.support.strange_texts", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--atheris", type=int, default=0, metavar="SECONDS")
    given = parser.parse_args()
    if given.atheris:
        atheris_fuzz(given.atheris)
    began = time.perf_counter()
    counted = fuzz(given.inputs, given.seed)
    print(
        json.dumps({"inputs": counted.total(), "seconds": round(time.perf_counter() - began, 1), **counted})
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
