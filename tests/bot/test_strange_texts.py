"""Strange texts for everything that reads: refused, or read as what they say."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from engine.value_overrides import override

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
        override("house.toml", text)


READERS: dict[str, Callable[[str], object]] = {
    "action": read_action,
    "control": read_control,
    "turn": read_turn,
    "row": read_row,
    "setup": read_setup,
    "wish": read_options,
    "transcript": read_transcript,
    "house": read_house,
}


def _anything(match: Match, decision: Decision) -> Action:
    return decision.options[len(str(match.asked)) % len(decision.options)]


def seeds() -> dict[str, list[str]]:
    """Good examples, from which the strange ones are made."""
    actions, games = list[str](), list[str]()
    for game in engine.GAMES.values():
        setup = chosen_setup(game, None, "", None)
        rows = list(play_out(Match.start(game, setup), [_anything] * setup.seats, b"fuzz"))
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


@pytest.mark.long
@pytest.mark.parametrize("name", READERS)
def test_no_strange_text_surprises_a_reader(name: str, sample: Callable[[int], int]) -> None:
    dice, good = random.Random(9), seeds()[name]
    for _ in range(50_000 // sample(100)):
        READERS[name](mutated(dice, dice.choice(good), good))


@pytest.mark.parametrize("name", READERS)
@given(text=st.text(max_size=120))
def test_no_text_at_all_does(name: str, text: str) -> None:
    READERS[name](text)
