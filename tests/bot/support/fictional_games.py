"""Fictional games with actions and nothing else, for tests of the slash commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import new_class
from typing import Any, cast

import pytest

import engine
from engine.core.actions import Action, Vocabulary
from engine.core.match import Game


def action(verb: str, **arguments: Any) -> type[Action]:
    """A class of actions with these arguments, each given as its name and type."""
    text = " ".join([verb, *(f"{{{name}}}" for name in arguments)])
    made = new_class(
        verb.title(), (Action,), {"text": text}, lambda body: body.update(__annotations__=arguments)
    )
    return cast(type[Action], dataclass(frozen=True)(made))


@dataclass(frozen=True)
class FictionalGame:
    """The attributes of a game that the slash commands are made from."""

    id: str
    words: Vocabulary
    seats: tuple[int, ...] = (2,)
    modules: tuple[str, ...] = ()
    editions: tuple[str, ...] = ("plain",)


def fictional_game(name: str, actions: Sequence[type[Action]]) -> Game:
    return cast(Game, FictionalGame(name, Vocabulary(actions)))


def register_games(monkeypatch: pytest.MonkeyPatch, *games: Game) -> None:
    """Register these games after the real ones, for this test."""
    monkeypatch.setattr(engine, "GAMES", {**engine.GAMES, **{game.id: game for game in games}})
