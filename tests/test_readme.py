"""README.md is true: what shows a claim is there, what the page names exists, and what it types is understood."""

from __future__ import annotations

import ast
import re
import shlex
from functools import cache
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from bot.language.texts import Texts
from engine import GAMES
from engine.__main__ import command_line
from tests.engine.playing import BOXES
from tools.site.commands import all_commands

ROOT = Path(__file__).resolve().parent.parent
README = " ".join((ROOT / "README.md").read_text("utf-8").split())
CLAIMS = {
    "it knows every rule": "tests/engine/stone_age/test_golden_complete.py tests/engine/hunters_scouts/test_rulings.py",
    "offers what is legal and nothing else": "tests/bot/test_controls.py::test_every_option_is_at_most_two_taps_away",
    "draws the board after each move and mentions the next player": "tests/bot/test_whole_games.py::"
    "test_a_whole_game_by_tapping",
    "The whole game": "tests/bot/test_whole_games.py",
    "in any mixture that goes together": "tests/renders/test_layout.py::test_many_combinations_are_legal "
    "tests/bot/test_setups.py::test_what_does_not_go_together_is_refused_with_the_reason",
    "a second game for two": "tests/bot/test_whole_hunters_games.py",
    "at most two taps away": "tests/bot/test_controls.py::test_every_option_of_all_modules_is_at_most_two_taps_away "
    "tests/bot/test_controls.py::test_full_hands_need_no_third_tap",
    "every move of both games has a slash command": "tests/bot/test_command_limits.py "
    "tests/bot/test_controls.py::test_every_option_can_be_typed",
    "readable at phone size": "tests/renders/test_sizes.py::test_what_is_needed_most_can_be_read_on_a_phone",
    "colour, shape and letter": "tests/renders/test_theme.py::test_marks_differ_in_letter_shape_and_colour",
    "with a description for screen readers": "tests/bot/language/test_boards.py::test_the_essentials_stand_first",
    "Plan your next moves by a few taps": "tests/bot/test_plan_taps.py",
    "answer small questions beforehand": "tests/bot/test_kind_answers.py tests/bot/test_proposals.py",
    "set quiet hours": "tests/bot/test_quiet_hours.py tests/bot/test_settings_panel.py",
    "offer your seat": "tests/bot/test_seating.py::test_a_seat_is_given_up_taken_and_handed_back",
    "let a computer play while you are away": "tests/bot/test_caretakers.py::test_computers_play_during_days_away",
    "Computers of four levels": "tests/bot/test_computer_players.py::test_the_host_adds_and_removes_them_by_taps",
    "you can play alone": "tests/bot/test_computer_games.py::test_a_whole_game_against_computers",
    "`/learn` is a lesson": "tests/bot/test_practice.py::test_whatever_is_chosen_it_shows_what_it_is_for",
    "`/rules` explains": "tests/bot/test_help.py::test_rules_are_found_by_typing",
    "what happened since your last turn": "tests/bot/test_since.py",
    "`/hint` says what to do and why": "tests/bot/test_hints.py",
    "on disk before it is shown": "tests/bot/test_store.py tests/crash/test_crash.py",
    "Take back your own last choices": "tests/bot/test_undo.py::test_an_own_choice_is_taken_back_at_once",
    "ask the others for more": "tests/bot/test_undo.py::test_a_roll_is_taken_back_with_consent_and_rolled_again_alike",
    "Dice that anybody can check": "tests/bot/test_dice.py::test_a_bare_interpreter_recomputes_every_game",
    "its fingerprint posted": "tests/bot/test_luck.py::test_the_lobby_holds_the_hash_before_anybody_can_add_words",
    "each reader in their own language": "tests/bot/language/test_whole_conversations.py "
    "tests/bot/test_server_languages.py::test_private_answers_are_in_the_reader_s_language",
    "The playground runs the same bot": "tests/bot/test_browser.py::test_on_a_phone_by_buttons",
    "one with a number is being asked": "tests/bot/test_browser.py::test_on_a_phone_by_buttons",
    "Python 3.11 or newer is all it takes": ".ci/play.py",
    "Only you ever see them": "tests/bot/test_secrets.py tests/bot/test_planning.py",
    "the message that mentions you carries the buttons": "tests/bot/test_current_message.py",
    "a reply that only you see": "tests/bot/test_places.py::test_own_things_in_a_private_conversation",
    "its pages work when you open them from disk": "tools/site/links.py",
    "recomputes every die and card": "tests/engine/test_verifying.py",
    "every choice of the computer players": "tests/engine/test_forging.py tests/engine/test_recomputing.py",
    "fails when a layer is crossed": "tests/test_architecture.py::test_a_crossed_layer_is_seen",
    "whose examples are run by a test": "tests/engine/test_api.py::test_the_examples_of_the_page_are_true",
}
"""What it says to people who have never seen the bot, and what shows it; commands and links have tests of their own."""


def commands_typed(program: str) -> list[str]:
    """What the page types behind `python -m engine`, without the redirection."""
    page = (ROOT / "README.md").read_text("utf-8")
    found = re.findall(rf"python -m {program} ([a-z][^`#>\n]*)", page)
    return [each.strip() for each in found]


@cache
def functions_of(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {each.name for each in tree.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize(("claim", "shown_by"), CLAIMS.items())
def test_every_claim_is_there_and_so_is_what_shows_it(claim: str, shown_by: str) -> None:
    assert claim in README
    for each in shown_by.split():
        file, _, test = each.partition("::")
        assert (ROOT / file).is_file()
        assert not test or test in functions_of(ROOT / file)


def test_no_line_at_its_beginning_is_without_a_claim() -> None:
    page = (ROOT / "README.md").read_text("utf-8").partition("\n## ")[0]
    points = [" ".join(each.split()) for each in re.split(r"\n(?:- |\n)", page) if "**" in each]
    assert len(points) > 6
    assert [point for point in points if not any(claim in point for claim in CLAIMS)] == []


def test_it_names_every_command_and_every_expansion() -> None:
    typed = {command.split()[0] for command in all_commands()}
    assert [each for each in sorted(typed) if f"`/{each}" not in README] == []
    english = Texts("en")
    modules = [english.say(f"module-{each}") for each in BOXES[1:]]
    assert [each for each in modules if each not in README] == []


def test_it_names_the_buttons_of_the_page() -> None:
    english = Texts("en")
    named = [english.say(f"page-welcome-{each}") for each in ("solo", "learn", "open")]
    assert [each for each in named if f"*{each}*" not in README] == []


def test_only_declining_is_called_alike_in_both_games() -> None:
    first, second = ({*GAMES[game].words.by_verb} for game in ("stone_age", "hunters_scouts"))
    assert first & second == {"decline"}
    assert "only `/decline` is the same" in README


def test_every_command_of_the_engine_that_it_types_is_understood() -> None:
    typed = commands_typed("engine")
    assert len(typed) > 8
    for each in typed:
        command_line().parse_args(shlex.split(each))


def test_every_command_of_the_operator_that_it_types_is_there() -> None:
    typed = {each.split()[0] for each in commands_typed("bot")}
    assert len(typed) > 3
    assert typed <= COMMANDS.keys()
