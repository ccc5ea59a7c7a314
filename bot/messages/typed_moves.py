"""Typed moves: what a person wrote in a slash command becomes a line of the text form, and what could be meant."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, get_args, get_type_hints

from bot.messages.controls import Asking, reach
from engine.core.actions import Action
from engine.core.errors import RuleError
from engine.core.facets import by_verb

LONGEST = 100
MOST_CHOICES = 25
PAIR = re.compile(r"(\d+)\s*([a-z]+)")
BETWEEN = re.compile(r"[\s,;+&]*")
"""What may stand between goods and after them; a minus before a number is no separator."""
NONE = "none"
"""How an argument without anything in it is typed."""
BEFORE = {"plus": "plus", "get": "for"}
"""The word that the text form puts before an argument."""


@dataclass(frozen=True, slots=True)
class TypedMove:
    """A verb, and its arguments by name as a person gave them; as text a line for each."""

    verb: str
    given: Mapping[str, str]

    def __str__(self) -> str:
        return "\n".join([self.verb, *(f"{name}={text}" for name, text in self.given.items())])

    @classmethod
    def read(cls, text: str) -> TypedMove:
        verb, *rest = text.split("\n")
        return cls(verb, dict(each.split("=", 1) for each in rest if "=" in each))


@dataclass(frozen=True, slots=True)
class Interpretation:
    """What a typed move may mean: `line` in the text form, and all options that fit what was typed."""

    line: str
    options: tuple[Action, ...]
    chosen: str = ""

    @property
    def leaves_a_choice(self) -> bool:
        """Whether an argument was left out that makes a difference."""
        return len(self.options) > 1


@cache
def parameters(action: type[Action]) -> tuple[str, ...]:
    """The argument names of a verb, as its command asks for them."""
    kind: Any = action
    return tuple(each.name for each in fields(kind))


def numbers(action: type[Action], name: str) -> range | None:
    """The numbers that an option can have for this argument; None if it is no number."""
    kind = get_type_hints(action, include_extras=True)[name]
    return next((each for each in get_args(kind)[1:] if isinstance(each, range)), None)


def argument(option: Action, name: str) -> str:
    """One argument of an option as it is typed; the only one is all that follows the verb."""
    if len(parameters(type(option))) == 1:
        return str(option).partition(" ")[2]
    value: Any = getattr(option, name)
    if isinstance(value, tuple):
        return " ".join(f"{count} {what}" for what, count in value) or NONE
    return str(value)


def label(ask: Asking, option: Action, name: str) -> str:
    """What an argument of an option is called."""
    if len(parameters(type(option))) == 1:
        return ask.label(option)
    value: Any = getattr(option, name)
    if isinstance(value, tuple):
        value = argument(option, name) if value else 0
    return ask.words.value(ask.texts, name, value, ask.view, ask.decision.seat)


def interpret(ask: Asking, move: TypedMove) -> Interpretation:
    """The option that was meant: by its id or its label; an argument left out is filled in if only one fits.

    When nothing fits, the line is the words as they were typed, so that the refusal can name them.
    """
    if any(len(text) > LONGEST for text in move.given.values()):
        raise RuleError("error-text-too-long", limit=LONGEST)
    fitting = tuple(_fitting(ask, move.verb, move.given))
    if len(fitting) == 1:
        return Interpretation(str(fitting[0]), fitting)
    said = (_as_said(name, text.strip()) for name, text in move.given.items())
    chosen = ", ".join(label(ask, fitting[0], name) for name in move.given) if fitting else ""
    return Interpretation(" ".join([move.verb, *said]).rstrip(), fitting, chosen)


def _fitting(ask: Asking, verb: str, given: Mapping[str, str]) -> list[Action]:
    """The options of this verb that have everything that is given."""
    return [
        option
        for option in by_verb(ask.decision.options).get(verb, [])
        if all(_means(ask, option, name, text) for name, text in given.items())
    ]


def _as_said(name: str, text: str) -> str:
    """An argument with the word before it that the text form wants."""
    if name not in BEFORE:
        return text
    return "" if text == NONE else f"{BEFORE[name]} {text}"


def _means(ask: Asking, option: Action, name: str, text: str) -> bool:
    if name not in parameters(type(option)):
        return False
    value, typed = argument(option, name), " ".join(text.casefold().split())
    if typed in (value.casefold(), label(ask, option, name).casefold()):
        return True
    pairs = sorted(PAIR.findall(typed))
    said = bool(pairs) and BETWEEN.fullmatch(PAIR.sub("", typed))
    return bool(said) and _is_goods(value) and pairs == sorted(PAIR.findall(value))


def _is_goods(value: str) -> bool:
    """Whether an argument is written as goods: `2 wood 1 gold`."""
    return not PAIR.sub("", value).strip()


def choices(ask: Asking, move: TypedMove, name: str, typed: str) -> list[tuple[str, str]]:
    """What may be typed for an argument now, as label and value: only what is legal, with price or yield."""
    others = {other: text for other, text in move.given.items() if other != name and text}
    found: dict[str, list[Action]] = {}
    for option in _fitting(ask, move.verb, others):
        if name in parameters(type(option)):
            found.setdefault(argument(option, name), []).append(option)
    # What it costs to describe hundreds of options would be felt at every key.
    few = len(found) <= MOST_CHOICES
    fitting: list[tuple[str, str]] = []
    for value, options in found.items():
        said = f"{label(ask, options[0], name)} {value}"
        if has_all(said, typed) or (few and has_all(_described(ask, options, name), typed)):
            fitting.append((_described(ask, options, name)[:LONGEST], value))
        if len(fitting) == MOST_CHOICES:
            break
    return fitting


def has_all(text: str, typed: str) -> bool:
    """Whether every typed word is in the text, in any order."""
    return all(word in text.casefold() for word in typed.casefold().split())


def _described(ask: Asking, options: Sequence[Action], name: str) -> str:
    """What a value is called, and what the options that have it cost or yield."""
    said, hint = label(ask, options[0], name), reach(ask, options)
    return f"{said} · {hint}" if hint else said
