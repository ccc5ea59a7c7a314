"""The laws of the kernel, for every game, number of seats and edition.

`--hypothesis-profile thorough` digs deeper.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES
from engine.core import snapshot
from engine.core.actions import Action, Drawn, Rolled
from engine.core.errors import RuleError
from engine.core.facets import find_facets, group_by_verb, narrow
from engine.core.match import Match, Row, Setup, replay
from engine.core.questions import Draw, Over, Roll
from engine.core.steps import pending
from tests.engine.playing import (
    BASE,
    EVERY,
    SETUPS,
    THOROUGH,
    answer,
    assert_pieces,
    change_secrets,
    lose_a_card,
    playout,
    state_of,
)

STEPS_BETWEEN = 17
"""Laws that cost time are held against every so manieth position of a random game."""
MOST_ROWS = {"stone_age": 5000, "hunters_scouts": 100_000}
"""Two tribes that know nothing may keep each other alive for long."""
MOST_LOOKED_AT = 3000
MOST_TRIED = 60
"""So many options of a decision are tried out, evenly among all."""
ANSWERS_OF_A_COPY = range(1, 200, 8)
"""What is played on a copy may not show in the original."""
OTHERS_FOR_A_LAW = 3
MOST_FIELDS = 5
MOST_VALUES = 25
"""What one select of a form can hold."""


def lines_offered(match: Match) -> set[tuple[int, str]]:
    return {(decision.seat, str(option)) for decision in match.decisions for option in decision.options}


def assert_refused(match: Match, seat: int, line: str) -> None:
    """A rule error is raised, whatever the line, and nothing has changed."""
    before, asked = match.digest(), match.asked
    with pytest.raises(RuleError):
        match.play(seat, line)
    assert (match.digest(), match.asked) == (before, asked)


def asking_twice_gives_the_same_answer(match: Match) -> None:
    before = match.digest()
    assert pending(state_of(match)) == match.asked
    assert match.digest() == before


def some(options: Sequence[Any]) -> Sequence[Any]:
    """All of a few, some of many."""
    return options[:: len(options) // MOST_TRIED + 1]


def every_option_offered_is_accepted(match: Match) -> None:
    for seat, line in some(sorted(lines_offered(match))):
        fork = match.copy()
        assert str(fork.play(seat, line)) == f"{seat} {line}"
        assert fork.digest() != match.digest()


def nothing_else_is_accepted(match: Match) -> None:
    offered = lines_offered(match)
    for decision in match.decisions:
        near = {line for option in decision.options[:3] for line in mutations(str(option))}
        for line in sorted(
            near | {"decline", "starve", "keep", "tools none", "undo 1", "roll 6", "draw C01"}
        ):
            if (decision.seat, line) not in offered:
                assert_refused(match, decision.seat, line)


def mutations(line: str) -> Iterator[str]:
    """Lines that resemble this one."""
    yield from (f"{line} ", f" {line}", f"{line} 1", f"{line}+9", line.upper(), line.replace(" ", "  "), "")
    words = line.split(" ")
    for place, word in enumerate(words):
        yield " ".join([*words[:place], *words[place + 1 :]])
        if word.isdigit():
            for other in (int(word) - 1, int(word) + 1, int(word) + 9, f"0{word}"):
                yield " ".join([*words[:place], str(other), *words[place + 1 :]])


def nobody_else_may_act(match: Match) -> None:
    lines = sorted(line for _, line in lines_offered(match))[:4] or ["place hunt 1", "decline"]
    for seat in {*range(-1, match.setup.seats + 1)} - {*match.waiting}:
        for line in lines:
            assert_refused(match, seat, line)


def chance_answers_only_what_it_is_asked(match: Match) -> None:
    for outcome in wrong_outcomes(match.chance):
        before = match.digest()
        with pytest.raises(RuleError):
            match.supply(outcome)
        assert match.digest() == before


def wrong_outcomes(question: Roll | Draw | None) -> list[Action]:
    if isinstance(question, Roll):
        n = question.n
        dice = ((1,) * (n + 1), (1,) * (n - 1), (*(1,) * (n - 1), 0), (*(1,) * (n - 1), 7))
        return [Drawn("C01"), *map(Rolled, dice)]
    if isinstance(question, Draw):
        return [Rolled((1,)), Drawn("C99"), Drawn("")]
    return [Rolled((1,)), Drawn("C01")]


def a_copy_equals_its_original_and_shares_nothing(match: Match) -> None:
    fork = match.copy()
    assert state_of(fork) == state_of(match)
    assert fork.asked == match.asked
    assert not {*mutable_parts(state_of(fork))} & {*mutable_parts(state_of(match))}
    before = match.digest()
    for choice in ANSWERS_OF_A_COPY:
        if fork.over is None:
            answer(fork, choice, b"")
    assert match.digest() == before


def mutable_parts(value: Any, hint: Any = None) -> Iterator[int]:
    """The identities of all lists, dicts and dataclasses within that can change.

    What is frozen cannot, nor what its type only lets read: a `Sequence` or `Mapping`, which the type checker guards.
    """
    if dataclasses.is_dataclass(value) and is_frozen(value):
        return
    is_read = get_origin(hint) in {Sequence, Mapping}
    if not is_read and (isinstance(value, list | dict) or dataclasses.is_dataclass(value)):
        yield id(value)
    if dataclasses.is_dataclass(value):
        for name, inner in get_type_hints(type(value)).items():
            if name != "rules" and get_origin(inner) is not ClassVar:
                yield from mutable_parts(getattr(value, name), inner)
        return
    (*_, inner) = get_args(hint) or (None,)
    for part in parts(value):
        yield from mutable_parts(part, inner)


def is_frozen(value: Any) -> bool:
    return type(value).__hash__ is not None


def parts(value: Any) -> Iterator[Any]:
    """What a value of the state consists of; the rules table belongs to the setup, not to the state."""
    if isinstance(value, Mapping):
        yield from value.values()
    elif isinstance(value, list | tuple | set | frozenset):
        yield from value
    elif dataclasses.is_dataclass(value):
        yield from (getattr(value, f.name) for f in dataclasses.fields(value) if f.name != "rules")


def the_state_is_plain(match: Match) -> None:
    waiting = [state_of(match)]
    while waiting:
        value = waiting.pop()
        waiting.extend(parts(value))
        plain = value is None or type(value) in {bool, int, str, list, tuple, dict}
        assert plain or dataclasses.is_dataclass(value), f"{value!r} is not plain"
        assert not isinstance(value, dict) or all(isinstance(key, str) for key in value)
    for step in state_of(match).stack:
        assert is_frozen(step)
        hash(step)  # fails for anything that could change within


def a_snapshot_restores_the_game(match: Match) -> None:
    restored = Match.restore(match.game, match.setup, json.loads(snapshot.text(match.snapshot())))
    assert restored.digest() == match.digest()
    assert state_of(restored) == state_of(match)
    assert restored.asked == match.asked
    fork = match.copy()
    for choice in (3, 14, 15, 92, 65):
        if fork.over is None:
            assert answer(fork, choice, b"on") == answer(restored, choice, b"on")
    assert restored.digest() == fork.digest()


def the_text_of_an_option_reads_back(match: Match) -> None:
    for decision in match.decisions:
        assert [match.game.read(str(option)) for option in decision.options] == [*decision.options]


def what_has_no_order_may_be_said_in_any(match: Match) -> None:
    for decision in match.decisions:
        for option in some(decision.options):
            assert decision.option(match.game.read(backwards(option))) == option


def backwards(option: Action) -> str:
    """The option with its goods and sets written from the last to the first."""
    words = [option.verb]
    for name, argument in option.arguments.items():
        value = getattr(option, name)
        text = argument.form.write(value[::-1] if argument.form.any_order else value)
        words += [argument.before.removeprefix(option.verb).strip(), text] if text else []
    return " ".join(filter(None, words))


def secrets_do_not_show(match: Match) -> None:
    if match.over is not None:
        return
    for viewer in (None, *range(match.setup.seats)):
        fork = match.copy()
        change_secrets[match.setup.game](state_of(fork), viewer)
        fork = Match(match.game, match.setup, state_of(fork))
        assert_pieces[match.setup.game](state_of(fork))
        assert fork.waiting == match.waiting
        assert fork.view(viewer) == match.view(viewer)
        others = [each for each in match.decisions if each.seat != viewer and not each.secret]
        assert others == [each for each in fork.decisions if each.seat != viewer and not each.secret]
        assert viewer is not None or fork.obvious == match.obvious, "what nobody is asked gives a secret away"


def looking_changes_nothing(match: Match) -> None:
    before, events = match.digest(), [*state_of(match).events]
    for seat in range(match.setup.seats):
        match.view(seat)
        match.evaluate(seat)
    for decision in match.decisions:
        for option in decision.options:
            match.preview(decision.seat, option)
    assert (match.digest(), state_of(match).events) == (before, events)


def a_question_has_more_than_one_answer(match: Match) -> None:
    assert len({*match.waiting}) == len(match.waiting)
    for decision in match.decisions:
        lines = [*map(str, decision.options)]
        assert len(lines) > 1 or decision.secret, "whether one can choose would give a secret away"
        assert len({*lines}) == len(lines)


def what_differs_is_among_the_options(match: Match) -> None:
    for decision in match.decisions:
        left = match.list_distinct(decision)
        assert left
        assert set(left) <= set(decision.options)
        assert len(left) == 1 or not any(match.loses(decision.seat, each) for each in left)


def a_few_fields_tell_every_option_apart(match: Match) -> None:
    for decision in match.decisions:
        for options in group_by_verb(decision.options).values():
            asked = find_facets(options)
            assert len(asked) <= MOST_FIELDS
            assert all(len(facet.values) <= MOST_VALUES for facet in asked)
            for option in some(options):
                row = option.fields()
                chosen = {facet.name: row.get(facet.name, 0) for facet in asked}
                assert narrow(options, chosen) == [option]


def pieces_are_conserved(match: Match) -> None:
    assert_pieces[match.setup.game](state_of(match))


LAWS: tuple[Callable[[Match], None], ...] = (
    asking_twice_gives_the_same_answer,
    every_option_offered_is_accepted,
    nothing_else_is_accepted,
    nobody_else_may_act,
    chance_answers_only_what_it_is_asked,
    a_copy_equals_its_original_and_shares_nothing,
    the_state_is_plain,
    a_snapshot_restores_the_game,
    the_text_of_an_option_reads_back,
    secrets_do_not_show,
    looking_changes_nothing,
    a_question_has_more_than_one_answer,
    what_differs_is_among_the_options,
    a_few_fields_tell_every_option_apart,
    pieces_are_conserved,
    what_has_no_order_may_be_said_in_any,
)


def setups_for(law: Callable[[Match], None]) -> list[Setup]:
    """For each law the base game and some combinations of modules, others than for the next law."""
    if THOROUGH:
        return EVERY
    others = [setup for setup in EVERY if setup.modules != ("base",)]
    step = len(others) // (len(LAWS) * OTHERS_FOR_A_LAW)
    first = LAWS.index(law) * OTHERS_FOR_A_LAW * step
    base = BASE[LAWS.index(law) % 2 :: 2]
    return [*base, *others[first : first + OTHERS_FOR_A_LAW * step : step]]


def law_cases() -> Iterator[Any]:
    """A third of them is tried each time, others for each law; the gate tries all."""
    for number, law in enumerate(LAWS):
        for place, setup in enumerate(setups_for(law)):
            yield pytest.param(law, setup, marks=() if (place + number) % 3 == 0 else pytest.mark.long)


@pytest.mark.sweep(9, quick=7)
@pytest.mark.parametrize(
    ("law", "setup"), [*law_cases()], ids=lambda each: getattr(each, "__name__", str(each))
)
def test_random_games_keep_the_law(law: Callable[[Match], None], setup: Setup) -> None:
    seed = LAWS.index(law)
    for number, (match, _) in enumerate(playout(setup, seed)):
        if number % STEPS_BETWEEN == seed % STEPS_BETWEEN or match.over is not None:
            law(match)
        if number > MOST_LOOKED_AT:
            break


@pytest.mark.parametrize("law", LAWS)
@given(
    setup=st.sampled_from(SETUPS),
    key=st.binary(max_size=4),
    choices=st.lists(st.integers(0, 400), max_size=150),
)
def test_wherever_the_choices_lead_the_law_holds(
    law: Callable[[Match], None], setup: Setup, key: bytes, choices: list[int]
) -> None:
    match = Match.start(GAMES[setup.game], setup)
    law(match)
    for choice in choices:
        answer(match, choice, key)
    law(match)


@pytest.mark.sweep(1, quick=8)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", range(3 if THOROUGH else 1))
def test_every_game_ends_and_its_log_leads_to_the_same_end(setup: Setup, seed: int) -> None:
    rows: list[Row] = []
    digests: list[str] = []
    match = Match.start(GAMES[setup.game], setup)
    for number, (match, row) in enumerate(playout(setup, seed)):
        assert number < MOST_ROWS[setup.game]
        pieces_are_conserved(match)
        a_question_has_more_than_one_answer(match)
        rows.append(row)
        digests.append(match.digest())
    assert match.over is not None
    again = Match.start(match.game, setup)
    for row, digest in zip(rows, digests, strict=True):
        again.follow(row)
        assert again.digest() == digest
    assert again.over == match.over == replay(match.game, setup, rows).over


@pytest.mark.long
def test_the_winners_have_the_highest_score() -> None:
    ended = [match for setup in SETUPS for match, _ in playout(setup, 5) if match.over is not None]
    assert len(ended) == len(SETUPS)
    for match in ended:
        result = match.over
        assert isinstance(result, Over)
        if getattr(match.view(None), "why", "") == "extinct":
            continue  # a tribe without members has lost, whatever its points (R37)
        assert {result.scores[seat] for seat in result.winners} == {max(result.scores)}


def test_a_state_with_a_lost_card_would_be_seen() -> None:
    for setup in SETUPS:
        match = Match.start(GAMES[setup.game], setup)
        lose_a_card[setup.game](state_of(match))
        with pytest.raises(AssertionError):
            pieces_are_conserved(match)
