"""Makes every screen that can be made without Discord: lobbies, whole games, and pages about their rules; records for
each message a screen that shows it, and its parameters.
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
from bot.tables.model.position import News, Position
from bot.tables.model.rounds import Round
from bot.tables.model.table import Table
from bot.tables.writing.words import Luck
from bot.translating.checking import LABEL, OPTION, PLACEHOLDER
from engine.core import chance
from engine.core.errors import RuleError
from engine.core.events import Event
from engine.core.facets import group_by_verb
from engine.core.match import Game, Match, Setup
from engine.core.plans import THEN
from engine.core.players import greedy
from engine.core.questions import Decision
from engine.core.values import frozen

NAMES = ("Anna", "Ben", "Carla", "David", "Emma")
NOW = 1_750_000_000
MOST_OF_A_KIND = 2
"""How often the screens of one kind of question are made in one game."""
MOST_EXAMPLES = 3
BETWEEN = " · "
Given = tuple[tuple[str, str | int], ...]


def show_all_screens(texts: Texts, recording: Recording) -> None:
    """Make all screens with these texts, which record what they say in `recording`."""
    for game in engine.GAMES.values():
        for setup in setups(game):
            _show_lobby(setup, texts, recording)
            _play_game(setup, texts, recording)
        spec = SPECS[game.id]
        recording.add("/credits", readings_text(texts, game.id, spec.readings()))
        recording.add("/credits", spec.phrases.credits_text(texts))
        for entry in help_pages.entries(game.id):
            recording.add("/rules", entry.text(texts, game.id))
    person = PersonRecord(1)
    recording.add("/settings", settings_panel.panel(texts, person, NOW, texts.locale))


def setups(game: Game) -> Iterator[Setup]:
    """Setups of each variant with the fewest and with the most seats, with as many modules as fit."""
    for variant in variants(game) or game.modules[:1]:
        for seats in sorted({min(game.seats), max(game.seats)}):
            setup = add_modules(game, Setup(game.id, seats, game.complete((variant,)), game.editions[0]))
            if fits(game, setup):
                yield setup


def _table(setup: Setup, status: str) -> Table:
    record = TableRecord(1, 1, 2, 3, 1, "Winter", str(setup), status, b"", None, None, 0, 0, 0)
    seats = tuple(SeatRecord(1, seat, seat + 1, NAMES[seat]) for seat in range(setup.seats))
    return Table(Position(record, seats, moves=(0,) * setup.seats))


def _show_lobby(setup: Setup, texts: Texts, recording: Recording) -> None:
    """Make the screens of a lobby."""
    table = _table(setup, "lobby")
    recording.add("Lobby", lobby.screen(table, texts, Luck("0" * 64), 5))
    recording.add("Lobby: Closed", lobby.closed_screen(_table(setup, "running"), texts, "0" * 64))
    recording.add("Lobby: Change", lobby_panel.panel(table, texts))
    alone = Table(replace(table.position, seats=table.seats[:1]))
    recording.add("Lobby: Computers", computer_panel(alone, texts))


def _play_game(setup: Setup, texts: Texts, recording: Recording) -> None:
    """Play a whole game in which good and random moves alternate; makes the screens of each kind of question."""
    table, dice = _table(setup, "running"), random.Random(7)
    match = Match.start(table.game, setup)
    table.position = replace(table.position, match=match)
    seen, events, number = Counter[str](), list[Event](), 0
    while match.over is None:
        events += match.take_events()
        if match.chance is not None:
            match.supply(chance.answer(b"tour", match.chance))
            continue
        if match.round != number:
            _show_round(table, texts, recording, events)
            events, number = [], match.round
        table.position = replace(table.position, story=News(None, tuple(events)))
        decision = dice.choice(match.decisions)
        kind = f"{decision.prompt} {' '.join(group_by_verb(decision.options))}"
        if seen[kind] < MOST_OF_A_KIND:
            seen[kind] += 1
            _show_question(table, texts, recording, decision)
        chosen = greedy(match, decision) if dice.random() < 0.6 else dice.choice(decision.options)
        before = match.view(None)
        match.play(decision.seat, str(chosen))
        table.position = replace(table.position, shown=News(before, tuple(events)))
    record = replace(table.record, status="over", seed=b"1234")
    table.position = replace(table.position, record=record)
    recording.add("End of the game", screens.finale(table, texts, ()))


def _show_round(table: Table, texts: Texts, recording: Recording, events: list[Event]) -> None:
    """Make the story of a round, its events as `/log` shows them, and descriptions of the board."""
    words = words_of(table)
    if table.running.round == 1:
        recording.add("First message of a game", lobby.first_message(table, texts))
    view = table.running.view(None)
    finished = Round(max(1, table.running.round - 1), view, view, tuple(events))
    recording.add("Story of a round", screens.round_over(table, texts, finished))
    for event in events:
        recording.add("/log", words.event(texts, event, table.names))
    recording.add("Description of the picture", screens.alt_text(table, texts).replace(NEXT_PICTURE, "\n"))
    recording.add("/board", words.board_text(texts, view, table.names))


def _show_question(table: Table, texts: Texts, recording: Recording, decision: Decision) -> None:
    """Make the public and the private screen of a question, and those that its controls lead to."""
    words, view = words_of(table), table.running.view(decision.seat)
    recording.add("Current message", screens.board(table, texts, [decision.seat], NOW))
    recording.add("Question to one player", screens.decision_screen(table, texts, decision))
    ask = asking(table, texts, decision)
    for verb, options in group_by_verb(decision.options).items():
        recording.add("Command in two steps", second_question(ask, options, verb))
        with suppress(ValueError):  # some have more than one list has room for
            view_of = second_rows(ask, options)
            recording.add("Command in two steps", Screen("", view_of))
    recording.add("My things", words.own_text(texts, view))
    other = str(decision.options[0]).partition(" ")[0] + " 99"
    with suppress(RuleError):
        recording.add("A move that is not possible", words.explain(texts, other, decision, view) or "")
    with suppress(RuleError):
        plan = shown_plan(table, texts, decision.seat)
        recording.add("Plan", ask_screen(plan, plan.step(THEN)))


@dataclass(slots=True)
class Recording:
    """The messages of all screens: `examples` of parameters by message, and in `places` the first scene of each."""

    examples: dict[str, list[Given]] = field(default_factory=dict[str, list[Given]])
    scenes: list[Scene] = field(default_factory=list["Scene"])
    places: dict[str, int] = field(default_factory=dict[str, int])
    unplaced: dict[str, str] = field(default_factory=dict[str, str])
    too_long: set[str] = field(default_factory=set[str])
    """Labels and lines that Discord would cut."""

    def record(self, message: str, given: Given, said: str) -> None:
        known = self.examples.setdefault(message, [])
        if given not in known and len(known) < MOST_EXAMPLES:
            known.append(given)
        self.unplaced[message] = said

    def add(self, title: str, shown: Screen | discord.ui.Modal | str) -> None:
        """Add a complete screen as a scene; messages since the last one belong to it if it contains their texts."""
        scene = Scene.of(title, shown)
        self.too_long.update(scene.too_long())
        texts = scene.all_texts
        new = {each for each, said in self.unplaced.items() if each not in self.places and said in texts}
        if new:
            self.scenes.append(scene)
            self.places.update(dict.fromkeys(new, len(self.scenes) - 1))
        self.unplaced.clear()


@frozen
class Scene:
    """One message, form or text: the texts above and below the picture, and its rows of controls."""

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
    def all_texts(self) -> str:
        """All texts of the scene."""
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


def recording_texts(language: str, recording: Recording) -> Texts:
    """Texts of a language that record every message that they say."""

    class RecordingTexts(Texts):
        __slots__ = ()

        def say(self, message: str, /, **params: str | int) -> str:
            said = Texts.say(self, message, **params)
            recording.record(message, tuple(params.items()), said)
            return said

    return RecordingTexts(language)
