"""Games that have verbs and nothing else, as many as a test wants."""

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
    """An action with these arguments: a name and its type each."""
    text = " ".join([verb, *(f"{{{name}}}" for name in arguments)])
    made = new_class(
        verb.title(), (Action,), {"text": text}, lambda body: body.update(__annotations__=arguments)
    )
    return cast(type[Action], dataclass(frozen=True)(made))


@dataclass(frozen=True)
class FictionalGame:
    """What the commands look at in a game."""

    id: str
    words: Vocabulary
    seats: tuple[int, ...] = (2,)
    modules: tuple[str, ...] = ()
    editions: tuple[str, ...] = ("plain",)


def made_up(name: str, actions: Sequence[type[Action]]) -> Game:
    return cast(Game, FictionalGame(name, Vocabulary(actions)))


def with_games(monkeypatch: pytest.MonkeyPatch, *games: Game) -> None:
    """From now on these games are registered behind those of the product."""
    monkeypatch.setattr(engine, "GAMES", {**engine.GAMES, **{game.id: game for game in games}})
