"""Every screen that can be made without Discord: games are played with all they offer, and what stands around them;
for each text it is noted where it is shown, and what is said in it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import discord

import engine
from bot.games import SPECS
from bot.interactions import help_pages
from bot.language.rulebooks import readings_text
from bot.language.texts import Texts
from bot.messages import lobby, lobby_panel, screens, settings_panel
from bot.messages.asking import asking
from bot.messages.controls import second_question, second_rows
from bot.messages.layouts import NEXT_PICTURE, Screen
from bot.messages.lobby_panel import computer_panel
from bot.messages.plan_panel import ask_screen, shown_plan
from bot.messages.screens import words_of
from bot.storage.people import PersonRecord
from bot.storage.records import SeatRecord, TableRecord
from bot.tables.actions.choices import add_modules, fits, variants
from bot.tables.model.rounds import Round
from bot.tables.model.table import News, Table
from bot.tables.writing.words import Luck
from bot.translating.checking import LABEL, OPTION, PLACEHOLDER
from engine.core import chance
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.facets import by_verb
from engine.core.match import Game, Match, Setup
from engine.core.plans import THEN
from engine.core.players import greedy
from engine.core.questions import Decision
from engine.core.values import frozen

NAMES = ("Anna", "Ben", "Carla", "David", "Emma")
NOW = 1_750_000_000
MOST_OF_A_KIND = 2
"""How often the same question is looked at in one game."""
MOST_EXAMPLES = 3
BETWEEN = " · "
Given = tuple[tuple[str, str | int], ...]


def tour(texts: Texts, heard: Heard) -> None:
    """See everything with these texts, which tell `heard` what they say."""
    for game in engine.GAMES.values():
        for setup in setups(game):
            _around(setup, texts, heard)
            _play(setup, texts, heard)
        spec = SPECS[game.id]
        heard.show("/credits", readings_text(texts, game.id, spec.readings()))
        heard.show("/credits", spec.phrases.credits_text(texts))
        for entry in help_pages.entries(game.id):
            heard.show("/rules", entry.text(texts, game.id))
    person = PersonRecord(1)
    heard.show("/settings", settings_panel.panel(texts, person, NOW, texts.locale))


def setups(game: Game) -> Iterator[Setup]:
    """For each variant the fewest and the most seats, with as many modules as fit."""
    for variant in variants(game) or game.modules[:1]:
        for seats in sorted({min(game.seats), max(game.seats)}):
            setup = add_modules(game, Setup(game.id, seats, game.complete((variant,)), game.editions[0]))
            if fits(game, setup):
                yield setup


def _table(setup: Setup, status: str) -> Table:
    record = TableRecord(1, 1, 2, 3, 1, "Winter", str(setup), status, b"", None, None, 0, 0, 0)
    seats = tuple(SeatRecord(1, seat, seat + 1, NAMES[seat]) for seat in range(setup.seats))
    return Table(record, seats, moves=[0] * setup.seats)


def _around(setup: Setup, texts: Texts, heard: Heard) -> None:
    """What is seen before the game begins."""
    table = _table(setup, "lobby")
    heard.show("Lobby", lobby.screen(table, texts, Luck("0" * 64), 5))
    heard.show("Lobby: Closed", lobby.closed_screen(_table(setup, "running"), texts, "0" * 64))
    heard.show("Lobby: Change", lobby_panel.panel(table, texts))
    heard.show("Lobby: Computers", computer_panel(replace(table, seats=table.seats[:1]), texts))


def _play(setup: Setup, texts: Texts, heard: Heard) -> None:
    """A whole game in which good and bad moves alternate; each kind of question is looked at."""
    table, dice = _table(setup, "running"), random.Random(7)
    match = table.match = Match.start(table.game, setup)
    seen, events, number = Counter[str](), list[Event](), 0
    while match.over is None:
        events += match.take_events()
        if match.chance is not None:
            match.supply(chance.answer(b"tour", match.chance))
            continue
        if match.round != number:
            _round(table, texts, heard, events)
            events, number = [], match.round
        table.story = News(None, tuple(events))
        decision = dice.choice(match.decisions)
        kind = f"{decision.prompt} {' '.join(by_verb(decision.options))}"
        if seen[kind] < MOST_OF_A_KIND:
            seen[kind] += 1
            _look(table, texts, heard, decision)
        chosen = greedy(match, decision) if dice.random() < 0.6 else dice.choice(decision.options)
        table.shown = table.turn = News(match.view(None))
        match.play(decision.seat, str(chosen))
        table.shown = News(table.shown.before, tuple(events))
    table.record = replace(table.record, status="over", seed=b"1234")
    heard.show("End of the game", screens.finale(table, texts, ()))


def _round(table: Table, texts: Texts, heard: Heard, events: list[Event]) -> None:
    """The story of a round, and each of its events as the log tells it."""
    words = words_of(table)
    if table.running.round == 1:
        heard.show("First message of a game", lobby.first_message(table, texts))
    view = table.running.view(None)
    finished = Round(max(1, table.running.round - 1), view, view, tuple(events))
    heard.show("Story of a round", screens.round_over(table, texts, finished))
    for event in events:
        heard.show("/log", words.event(texts, event, table.names))
    heard.show("Description of the picture", screens.alt_text(table, texts).replace(NEXT_PICTURE, "\n"))
    heard.show("/board", words.board_text(texts, view, table.names))


def _look(table: Table, texts: Texts, heard: Heard, decision: Decision) -> None:
    """One question as all see it, as its owner sees it, with what follows each control."""
    words, view = words_of(table), table.running.view(decision.seat)
    heard.show("Current message", screens.board(table, texts, [decision.seat], NOW))
    heard.show("Question to one player", screens.decision_screen(table, texts, decision))
    ask = asking(table, texts, decision)
    for verb, options in by_verb(decision.options).items():
        heard.show("Command in two steps", second_question(ask, options, verb))
        with suppress(ValueError):  # some have more than one list has room for
            view_of = second_rows(ask, options)
            heard.show("Command in two steps", Screen("", view_of))
    heard.show("My things", words.own_text(texts, view))
    other = str(decision.options[0]).partition(" ")[0] + " 99"
    with suppress(RuleError):
        heard.show("A move that is not possible", words.explain(texts, other, decision, view) or "")
    with suppress(RuleError):
        plan = shown_plan(table, texts, decision.seat)
        heard.show("Plan", ask_screen(plan, plan.step(THEN)))


@dataclass(slots=True)
class Heard:
    """What was said: by message its parameters, and by message the first scene in which it was said."""

    examples: dict[str, list[Given]] = field(default_factory=dict[str, list[Given]])
    scenes: list[Scene] = field(default_factory=list["Scene"])
    places: dict[str, int] = field(default_factory=dict[str, int])
    now: dict[str, str] = field(default_factory=dict[str, str])
    too_long: set[str] = field(default_factory=set[str])
    """What Discord would not show as it is."""

    def hear(self, message: str, given: Given, said: str) -> None:
        known = self.examples.setdefault(message, [])
        if given not in known and len(known) < MOST_EXAMPLES:
            known.append(given)
        self.now[message] = said

    def show(self, title: str, shown: Screen | discord.ui.Modal | str) -> None:
        """A scene is complete; everything said since the last one belongs to it as far as it can be read there."""
        scene = Scene.of(title, shown)
        self.too_long.update(scene.too_long())
        new = {
            each for each, said in self.now.items() if each not in self.places and said in scene.everything
        }
        if new:
            self.scenes.append(scene)
            self.places.update(dict.fromkeys(new, len(self.scenes) - 1))
        self.now.clear()


@frozen
class Scene:
    """One message, form or text: what stands above and below the picture, and its rows of controls."""

    title: str
    content: str
    question: str = ""
    rows: tuple[tuple[Part, ...], ...] = ()

    @classmethod
    def of(cls, title: str, shown: Screen | discord.ui.Modal | str) -> Scene:
        if isinstance(shown, str):
            return cls(title, shown)
        if isinstance(shown, discord.ui.Modal):
            fields: list[Any] = shown.to_dict()["components"]
            return cls(title, shown.title, rows=tuple((Part.of_field(each),) for each in fields))
        rows = [] if shown.view is None else shown.view.to_components()
        parts = tuple(tuple(map(Part.of, row["components"])) for row in rows)
        return cls(title, shown.content, shown.question or "", parts)

    def too_long(self) -> Iterator[str]:
        """Parts that are longer than Discord allows."""
        for row in self.rows:
            for part in row:
                if len(part.label) > (PLACEHOLDER if part.is_list else LABEL):
                    yield f"{self.title}: a control of {len(part.label)} characters: {part.label}"
                for line in part.options:
                    if len(line) > 2 * OPTION + len(BETWEEN):
                        yield f"{self.title}: a line of {len(line)} characters in a list: {line}"

    @property
    def everything(self) -> str:
        """All that can be read."""
        parts = [text for row in self.rows for part in row for text in (part.label, *part.options)]
        return "\n".join([self.content, self.question, *parts])


@frozen
class Part:
    """A button, or a list with its lines."""

    label: str
    options: tuple[str, ...] = ()
    is_list: bool = False

    @classmethod
    def of(cls, part: Any) -> Part:
        options: list[Any] = part.get("options", [])
        lines = [BETWEEN.join(filter(None, (each["label"], each.get("description")))) for each in options]
        return cls(part.get("label") or part.get("placeholder") or "", tuple(lines), bool(options))

    @classmethod
    def of_field(cls, part: Any) -> Part:
        inner = part.get("component", {})
        label = part.get("label") or part.get("content", "")
        return replace(cls.of(inner), label=label, is_list=True)


def listening(language: str, heard: Heard) -> Texts:
    """Texts of a language whose every sentence is heard."""

    class Listening(Texts):
        __slots__ = ()

        def say(self, message: str, /, **params: str | int) -> str:
            said = Texts.say(self, message, **params)
            heard.hear(message, tuple(params.items()), said)
            return said

    return Listening(language)
