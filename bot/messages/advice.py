"""A hint in words: the best choices of a question, the chance to win after each, and the reasons."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.asking import Asking
from bot.messages.controls import advice_rows
from bot.messages.screens import MOST_CONTENT, Screen
from bot.tables.actions.hints import hints_left
from engine.computer.hints import Advice, Hint
from engine.core.actions import Action

MOST_PARTS = 2
"""So many parts are reasons enough for a choice; one is enough against it."""
MORE, LESS = "more", "less"
SURE = 99
"""In a hundred: what simulations say is never certain."""


def screen(ask: Asking, hint: Hint) -> Screen:
    """The choices with a button each. `ask` is the question that the hint is for."""
    options = {str(option): option for option in ask.decision.options}
    chosen = [options[advice.line] for advice in hint.choices]
    lines = [ask.texts.say("hint-heading"), *_choices(ask, hint, chosen), *_notes(ask, hint)]
    return Screen("\n".join(lines)[:MOST_CONTENT], advice_rows(ask, chosen))


def _choices(ask: Asking, hint: Hint, chosen: list[Action]) -> Iterator[str]:
    """Each choice, and why it is better or worse than the next one, the last of three than the first."""
    likely = ask.likely(chosen)
    for number, (advice, option) in enumerate(zip(hint.choices, chosen, strict=True), start=1):
        yield ask.texts.say(
            "hint-choice",
            number=number,
            choice=ask.label(option) if likely[number - 1] else ask.full_label(option),
            percent=min(SURE, max(100 - SURE, round(100 * advice.chance))),
            margin=max(1, round(100 * advice.margin)),
        )
        if not hint.differ:
            continue
        if number < len(chosen):
            yield f"-# {_compare_choices(ask, advice, chosen[number], MORE, LESS)}"
        elif number > 2:
            yield f"-# {_compare_choices(ask, advice, chosen[0], LESS, MORE)}"


def _compare_choices(ask: Asking, advice: Advice, other: Action, *sides: str) -> str:
    """The verdict about this choice compared with another one, with the reasons of the expected side first."""
    verdict = {MORE: "better", LESS: "worse"}[sides[0]] if advice.is_clear else "alike"
    said = ask.texts.say(f"hint-{verdict}", other=ask.label(other))
    why, though = (
        _reasons(ask, advice, side, most) for side, most in zip(sides, (MOST_PARTS, 1), strict=True)
    )
    against = [ask.texts.say("hint-though", parts=though)] if though else []
    return ", ".join([f"{said}: {why}" if why else said, *against]) + "."


def _reasons(ask: Asking, advice: Advice, side: str, most: int) -> str:
    """What is more, or less, in words of the game."""
    parts = [each for each in advice.reasons if (each[1] > 0) == (side == MORE)][:most]
    return ask.texts.list_items([_part(ask, part, amount, side) for part, amount in parts])


def _part(ask: Asking, part: str, amount: float, side: str) -> str:
    said, number = ask.texts.say(f"hint-part-{part}", side=side), max(1, round(abs(100 * amount)))
    return ask.texts.say("hint-gain" if amount > 0 else "hint-loss", part=said, number=number)


def _notes(ask: Asking, hint: Hint) -> Iterator[str]:
    if len(hint.choices) > 1 and not hint.differ:
        yield ask.texts.say("hint-no-difference")
    simulations = ask.texts.say("hint-simulations", count=hint.simulations)
    remaining = hints_left(ask.table, ask.decision.seat)
    public = ask.texts.say("hint-is-told")
    if remaining is not None:
        public = f"{ask.texts.say('hint-left', count=remaining)} {public}"
    yield f"-# {simulations} {public}"
