"""Every registered game is complete; what is missing is named (see `ADDING_A_GAME.md`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Protocol

import pytest

import engine
from bot.games import SPECS, Painter
from bot.interactions.help_pages import rule_ids
from bot.language import texts
from bot.language.phrases import Phrases
from bot.language.rulebooks import Lesson
from bot.language.texts import Texts, languages
from bot.messages.verbs import build_commands
from engine.core import position
from engine.core.errors import SetupError
from engine.core.match import AnyGame, Game, Match, Row, Setup
from engine.core.players import play_out
from engine.core.questions import Decision
from engine.core.replay_source import ReplaySource
from engine.core.story import Frame, frames, scenes, story
from tests import nim
from tests.support.choosing import choose_well

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
PNG, GIF = b"\x89PNG", b"GIF8"


def members(protocol: type) -> set[str]:
    """The names that whatever follows this protocol has."""
    bases = [base for base in protocol.__mro__ if base not in (object, Protocol)]
    names = {name for base in bases for name in (*vars(base).get("__annotations__", {}), *vars(base))}
    return {name for name in names if not name.startswith("_")}


def missing(game: str) -> Iterator[str]:
    """What this game lacks."""
    if game not in engine.GAMES:
        yield f"{game} is in bot/games.py, but not in engine/__init__.py"
        return
    if game not in SPECS:
        yield f"{game} is in engine/__init__.py, but not in bot/games.py"
        return
    yield from [*_parts(game), *_numbers(game), *_messages(game)] or _play(game)


def _parts(game: str) -> Iterator[str]:
    rules, spec = engine.GAMES[game], SPECS[game]
    parts: Mapping[str, tuple[object, type]] = {
        "the rules": (rules, Game),
        "the replay source": (getattr(rules, "replay", None), ReplaySource),
        "phrases": (spec.phrases, Phrases),
        "the painter": (spec.painter, Painter),
    }
    for name, (part, protocol) in parts.items():
        yield from (f"{name}: no {each}" for each in sorted(members(protocol)) if not hasattr(part, each))


def _numbers(game: str) -> Iterator[str]:
    rules, spec = engine.GAMES[game], SPECS[game]
    for seats in rules.seats:
        if seats not in spec.hand_overs:
            yield f"hand_overs: no figure for {seats} seats"
    for verb in sorted((spec.secondary | spec.danger) - {*rules.words.by_verb}):
        yield f"the styles name {verb}, which is no verb"
    if rules.kinds.plan not in rules.kinds.names:
        yield f"kinds: not the plan, {rules.kinds.plan}"
    try:
        rules.check(usual(rules))
        if spec.practice:
            position.read(engine.GAMES, spec.practice.deal)
    except (SetupError, position.WrongPosition) as mistake:
        yield f"{'practice' if spec.practice else 'the usual setup'} is refused: {mistake}"


def lesson(seats: int) -> Lesson:
    return Lesson(f'setup = "nim seats={seats} modules=heaps edition=classic"', b"")


def usual(rules: AnyGame) -> Setup:
    """What is played when nothing is chosen, with the fewest seats."""
    return Setup(rules.id, min(rules.seats), rules.complete(()), rules.editions[0])


def _messages(game: str) -> Iterator[str]:
    for language in languages():
        for message in dict.fromkeys(needed(game)):
            if texts._with_grammar(language, message) is None:
                yield f"texts: no {message} in {language}"


def needed(game: str) -> Iterator[str]:
    """The messages that generic code says about a game."""
    rules, spec = engine.GAMES[game], SPECS[game]
    yield from (f"game-{game}", f"goal-{game}", f"readings-{game}")
    yield from (f"edition-{edition}" for edition in rules.editions)
    yield from (f"{kind}-{module}" for kind in ("module", "needs", "effect") for module in rules.modules)
    if len(rules.editions) > 1:
        yield from (f"effect-{edition}" for edition in rules.editions)
    commands = build_commands(engine.GAMES.values())
    if game in commands.groups:
        yield from (f"command-{game}", f"command-{game}-description")
    for verb, action in rules.words.by_verb.items():
        options = [f"option-{verb}-{name}" for name in action.arguments]
        yield from (f"{each}{end}" for each in (f"command-{verb}", *options) for end in ("", "-description"))
    for entry in rule_ids(game):
        yield from (f"rules-{game}-{entry}", f"rules-{game}-{entry}.title")
    yield from (f"reading-{game}-{row['id'].lower()}" for row in spec.readings().get("reading", ()))
    if spec.practice is not None:
        yield from (f"lesson-{game}-goal", f"lesson-{game}-end")


def _play(game: str) -> Iterator[str]:
    """What is missing when a whole game is played, described and drawn."""
    rules = engine.GAMES[game]
    setup = usual(rules)
    match, rows, prompts, gaps = Match.start(rules, setup), list[Row](), set[str](), list[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "report", gaps.append)
        for row in play_out(match, [partial(choose_well, dice=Random(1))] * setup.seats, b"complete"):
            rows.append(row)
            for decision in match.decisions:
                if decision.prompt not in prompts:
                    prompts.add(decision.prompt)
                    _say_decision(match, decision)
        shown = [*frames(Match.start(rules, setup), rows)]
        _say_frames(game, shown, NAMES[: setup.seats])
    yield from dict.fromkeys(f"texts: {gap}" for gap in gaps)
    entries = rule_ids(game)
    known = [*(f"prompt-{each}" for each in prompts), *(f"module-{each}" for each in rules.modules)]
    yield from (f"the rulebook: no {entry}" for entry in known if entry not in entries)
    yield from _pictures(Match.start(rules, setup), rows, shown, NAMES[: setup.seats])


def _say_decision(match: Match, decision: Decision) -> None:
    """Say a question in every language; gaps are reported."""
    spec, view, names = SPECS[match.game.id], match.view(decision.seat), NAMES[: match.setup.seats]
    for said in map(Texts, languages()):
        spec.phrases.prompt(said, decision, view)
        spec.phrases.prompt(said, decision, view, names[decision.seat])
        spec.phrases.together(said, decision.prompt)
        spec.phrases.own_text(said, view)
        for option in decision.options[:10]:
            spec.phrases.action(said, option, view, decision.seat)
            spec.phrases.verb(said, option.verb)
            list(spec.places(option))


def _say_frames(game: str, shown: Sequence[Frame], names: Sequence[str]) -> None:
    """Tell a whole game in every language; gaps are reported."""
    spec, first, last = SPECS[game], shown[0].view, shown[-1].view
    events = [event for frame in shown for event in frame.events]
    for said in map(Texts, languages()):
        spec.story(said, events, names)
        list(spec.outlook(said, first, last, 0))
        spec.phrases.board_text(said, first, names)
        spec.phrases.alt_text(said, first, names, ())
        spec.phrases.standing_text(said, last, names)
        spec.phrases.rules_text(said)
        spec.phrases.credits_text(said)
        for event in events:
            spec.phrases.event(said, event, names)


def _pictures(
    match: Match, rows: Sequence[Row], shown: Sequence[Frame], names: Sequence[str]
) -> Iterator[str]:
    """What is drawn, but no picture."""
    painter = SPECS[match.game.id].painter
    first, last = shown[0].view, shown[-1].view
    drawn = {
        "draw": painter.draw(first, names=names, since=first),
        "draw_own": painter.draw_own(match.view(0), names=names),
        "draw_close": painter.draw_close(match.view(0), names=names, places=()),
        "draw_parts": painter.draw_parts(match.view(0), names=names, parts=()),
        "draw_standing": painter.draw_standing(last, names=names),
        "draw_end": painter.draw_end(story(match.copy(), rows), names=names),
        "draw_replay": painter.draw_replay(scenes(shown, 3), names=names),
    }
    for name, picture in drawn.items():
        if not picture.startswith(GIF if name == "draw_replay" else PNG):
            yield f"the painter: {name} makes no picture"


@pytest.mark.parametrize("game", list(dict.fromkeys([*engine.GAMES, *SPECS])))
def test_every_registered_game_is_complete(game: str) -> None:
    found = list(missing(game))
    assert not found, "\n".join([f"{game} lacks:", *found])


def test_both_registries_have_one_order() -> None:
    """The first game is meant where none is named."""
    assert list(engine.GAMES) == list(SPECS)


@pytest.fixture(scope="module")
def third_game() -> Iterator[None]:
    with nim.registered():
        yield


@pytest.mark.usefixtures("third_game")
def test_the_third_game_is_complete() -> None:
    assert list(missing("nim")) == []


@pytest.mark.usefixtures("third_game")
@pytest.mark.parametrize(
    ("change", "lack"),
    [
        ({"hand_overs": {2: 8}}, "hand_overs: no figure for 3 seats"),
        ({"painter": object()}, "the painter: no draw"),
        ({"phrases": object()}, "phrases: no alt_text"),
        ({"danger": frozenset({"starve"})}, "the styles name starve, which is no verb"),
        ({"course": ("end",)}, "texts: no rules-nim-end.title in de"),
        ({"practice": lesson(5)}, "practice is refused: The setup line cannot be played"),
        ({"practice": lesson(2)}, "texts: no lesson-nim-goal in en"),
        ({"readings": lambda: {"reading": [{"id": "R1"}]}}, "texts: no reading-nim-r1 in nl"),
    ],
)
def test_what_a_game_lacks_is_named(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], lack: str
) -> None:
    monkeypatch.setitem(SPECS, "nim", replace(SPECS["nim"], **change))
    found = list(missing("nim"))
    assert any(each.startswith(lack) for each in found), found


@pytest.mark.usefixtures("third_game")
def test_a_game_in_one_registry_alone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SPECS, "nim")
    assert list(missing("nim")) == ["nim is in engine/__init__.py, but not in bot/games.py"]


@pytest.mark.usefixtures("third_game")
def test_rules_that_a_game_lacks_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.help_pages.ids", lambda: ())
    assert "the rulebook: no prompt-remove" in missing("nim")
