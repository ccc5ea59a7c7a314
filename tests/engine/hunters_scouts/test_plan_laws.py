"""The laws of plans and prepared answers, over random games of Jäger und Späher."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import GAMES
from engine.core.match import Match, Setup
from tests.engine.hunters_scouts.described import described, is_whole, own_turns, seat_of
from tests.engine.playing import playout
from tests.engine.test_question_kinds import nothing_hidden_is_used, values_have_one_form

GAME = GAMES["hunters_scouts"]
SETUPS = [Setup(GAME.id, 2, (module,), "2014") for module in ("introductory", "normal", "survival")]


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.modules[0])
def test_who_plans_what_they_would_do_plays_the_same_game(setup: Setup) -> None:
    """Every turn is begun as planned, and nobody is asked in a turn of which a plan can say everything."""
    answered = Counter[str]()
    for turn in own_turns(playout(setup, 1)):
        first, seat = turn[0].match, seat_of(turn)
        if turn[0].decision.prompt != "turn":
            continue
        text = f"round {first.round}: {described(turn)}"
        plan = first.kinds.read(seat, "character", text)
        assert first.kinds.read(seat, "character", plan) == plan
        for each in turn:
            said = each.match.kinds.answer(each.decision, {"character": plan})
            assert said is not None or not is_whole(turn), (plan, each.decision.prompt, each.row)
            if said is not None:
                assert str(said) == each.row.text, (plan, each.decision.prompt)
                answered[each.decision.prompt] += 1
            else:
                answered["asked"] += 1
    assert answered["asked"] < answered.total() / 10


@pytest.mark.parametrize("setup", SETUPS[1:], ids=lambda setup: setup.modules[0])
def test_what_orders_answer(setup: Setup) -> None:
    """An option or nothing, the same every time, from nothing that is hidden, and every value is read as it is."""
    random, answered = Random(1), Counter[str]()
    for number, (match, _) in enumerate(playout(setup, 1)):
        if number % 6 or not match.decisions:
            continue
        decision, before = match.decisions[0], match.digest()
        prepared = any_answers(match, decision.seat, random)
        answer = match.kinds.answer(decision, prepared)
        assert answer is None or answer in decision.options
        answered[decision.prompt] += answer is not None
        for value in ("ask", "what nobody can read", "round 1: hunter, send moon 1", "always: recall moon"):
            assert match.kinds.answer(decision, dict.fromkeys(GAME.kinds.names, value)) is None
        assert match.digest() == before
        if number % 12 == 0:
            nothing_hidden_is_used(match, decision.seat, prepared)
            values_have_one_form(match, decision.seat, prepared)
    assert {prompt for prompt, count in answered.items() if count} >= {
        "turn",
        "send",
        "wear",
        "lay",
        "recruit",
    }


def any_answers(match: Match, seat: int, random: Random) -> dict[str, str]:
    """Each of the prepared with some value, the plan with what the hand allows, or with calling members home."""
    prepared: dict[str, str] = {}
    for name in GAME.kinds.names:
        values = match.kinds.values(seat, name)
        if values:
            prepared[name] = match.kinds.read(seat, name, random.choice(values[1:]))
    plays = [*match.view(None).tribes[seat].hand, "sunset", "ask if hunger < 3"]
    where = match.view(None).locations[0].id
    ways = [
        f"{random.choice(plays)}",
        f"gatherer, send {where} 1-2 or new 1 if {where} free",
        "sunset, keep best",
    ]
    plan = f"{random.choice(('', 'always: '))}{' else '.join(random.sample(ways, 3))}; stop if points > 23"
    return (
        prepared
        if random.random() < 0.3
        else {**prepared, "character": match.kinds.read(seat, "character", plan)}
    )
